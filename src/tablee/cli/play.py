"""`tablee play`: a game at this terminal, against bots or around one keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.core.engine import Game
    from tablee.core.replay import Replay

HELP = "play a game in the terminal"
SEATS = "you,greedy,greedy"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game's name")
    parser.add_argument(
        "--seats",
        help=f"who plays, in order: you, you:NAME, or a bot's name (default: {SEATS})",
    )
    parser.add_argument("--seed", help="a number that fixes all randomness (default: secret)")
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the locale's)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument(
        "--ask-everything",
        action="store_true",
        help="ask even if there is nothing to decide (default: the table answers by itself)",
    )
    add_data_argument(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save the game")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")


def add_data_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        "--scenario",
        type=Path,
        dest="data",
        metavar="FILE.toml",
        help="your own file instead of ours (smog: the board of your box; conan: a scenario)",
    )


def run(arguments: argparse.Namespace) -> None:
    from datetime import datetime
    from importlib.metadata import version

    from rich.text import Text

    import tablee
    from tablee._compiled import describe
    from tablee.terminal.files import data_folder, new_path
    from tablee.terminal.screen import console
    from tablee.terminal.session import Session
    from tablee.terminal.table import Table
    from tablee.text import default_language, texts

    data = read_data(arguments.game, arguments.data)
    game = tablee.game(arguments.game)
    replay = resumed(arguments, data) if arguments.resume else new(game, arguments, data)
    session = Session(replay, arguments.ask_everything)
    said = texts(game.name, arguments.lang or default_language())
    path = arguments.save or arguments.resume
    path = path or new_path(game.name, data_folder(), datetime.now())
    shown = console()
    shown.print(Text(f"tablee {version('tablee')}, {describe(tablee.COMPILED)}"))
    table = Table(session, said, shown, input, path, arguments.data)
    table.welcome()
    table.play()


def new(game: Game[Any], arguments: argparse.Namespace, data: str | None) -> Replay:
    """Return a game that has not begun; players cannot foresee its randomness."""
    from tablee.core.replay import Replay

    usual = ",".join(SEATS.split(",")[: game.max_seats])
    players = [word.strip() for word in (arguments.seats or usual).split(",")]
    return Replay(
        game.name,
        players,
        read_seed(arguments.seed),
        options=read_options(game, arguments.option),
        random="hmac-sha256",
        data=data,
    )


def resumed(arguments: argparse.Namespace, data: str | None) -> Replay:
    """Return the saved game of a file, which holds everything about it except --data."""
    from tablee.core.errors import BadOption
    from tablee.core.replay import load

    if arguments.seed or arguments.option:
        raise BadOption("--resume takes seats, seed and options from the file")
    replay = load(arguments.resume, data)
    if replay.game != arguments.game:
        raise BadOption(f"{arguments.resume} is a game of {replay.game}, not of {arguments.game}")
    check_players(arguments, replay.players)
    return replay


def check_players(arguments: argparse.Namespace, players: list[str]) -> None:
    """A file may come from anybody: a program that it names runs only if --seats names it too."""
    from tablee import bots
    from tablee.core.errors import BadOption
    from tablee.terminal.seats import is_person

    seats = ",".join(players)
    if arguments.seats is not None:
        if [word.strip() for word in arguments.seats.split(",")] != players:
            raise BadOption(f"--seats are not those of the file: {seats}")
        return
    for name in players:
        if not is_person(name) and bots.is_own(name):
            raise BadOption(
                f"{arguments.resume} names a bot that is a program, {name}:"
                f" if you trust it, add --seats {seats}"
            )


def read_data(game: str, path: Path | None) -> str | None:
    """Return the text of --data if the game accepts it; print its warnings."""
    import sys

    from tablee.core import registry

    data = read_text(path)
    if data is None:
        return None
    for warning in registry.game(game, data, str(path)).warnings():
        print(f"tablee: {path}: {warning}", file=sys.stderr)
    return data


def read_text(path: Path | None) -> str | None:
    from tablee.core.errors import BadOption

    if path is None:
        return None
    try:
        return path.read_bytes().decode("utf-8")  # every byte: saved games keep a digest of it
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"--data {path} cannot be read: {error}") from None


def read_seed(written: str | None) -> int:
    """Return the given seed, in decimal or as 0x..., or one that nobody can guess."""
    import secrets

    from tablee.core.errors import BadOption

    if written is None:
        return secrets.randbits(128)
    try:
        seed = int(written, 0)
    except ValueError:
        raise BadOption(f"--seed is a whole number, not {written}") from None
    if not 0 <= seed < 2**128:
        raise BadOption(f"--seed is a whole number from 0 to 2**128 - 1, not {written}")
    return seed


def read_options(game: Game[Any], pairs: list[str]) -> dict[str, object]:
    from tablee.core.errors import BadOption

    known = {option.name: option for option in game.options}
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or name not in known:
            names = ", ".join(known) or "none"
            raise BadOption(f"--option is NAME=VALUE, not {pair}; this game has: {names}")
        chosen[name] = known[name].read(value)
    return chosen
