"""`tablee replay`: tell a game from its file, or draw the board after one of its moves."""

from __future__ import annotations

import argparse
from pathlib import Path

from tablee.cli.play import add_data_argument, read_text

HELP = "tell a game kept in a file, or draw its board after a move"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a file made by `tablee play`")
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the locale's)")
    add_data_argument(parser)
    parser.add_argument("--at", type=int, metavar="N", help="draw the board after move N")
    parser.add_argument(
        "--seat",
        default="all",
        metavar="S",
        help="as the player of this seat saw it, from 1 on (default: all, what everybody saw)",
    )


def run(arguments: argparse.Namespace) -> None:
    from tablee.core.replay import load
    from tablee.terminal.retelling import Retelling
    from tablee.terminal.screen import console
    from tablee.text import default_language, texts

    replay = load(arguments.file, read_text(arguments.data))
    viewer = read_seat(arguments.seat, len(replay.players))
    said = texts(replay.game, arguments.lang or default_language())
    retelling = Retelling(replay, said, console(), viewer)
    if arguments.at is None:
        retelling.tell()
    else:
        retelling.draw(arguments.at)


def read_seat(written: str, seats: int) -> int:
    """Return the seat, counted from 0, or the spectator."""
    from tablee.core.errors import BadOption
    from tablee.core.events import SPECTATOR

    if written == "all":
        return SPECTATOR
    if written in [str(seat) for seat in range(1, seats + 1)]:
        return int(written) - 1
    raise BadOption(f"--seat is all, or 1 to {seats}, not {written}")
