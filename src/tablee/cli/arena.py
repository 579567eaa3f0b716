"""`tablee arena`: every bot against every other, with ratings."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.sim.arena import Scoreboard

HELP = "play every bot against every other; print ratings and a cross table"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game's name")
    parser.add_argument("--bots", required=True, help="bots to compare, such as greedy,expert")
    parser.add_argument("--games", type=int, default=200, help="of each pairing (default: 200)")
    parser.add_argument(
        "--seats", type=int, default=2, help="with more than 2, each meets a table full of another"
    )
    parser.add_argument(
        "--ladder",
        action="store_true",
        help="each meets only the next one named, weaker ones first",
    )
    parser.add_argument("--seed", type=int, default=0, help="of the whole arena (default: 0)")
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")
    parser.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster, or local")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument(
        "--results", metavar="FILE", help="store the results; a rerun plays only what is missing"
    )
    parser.add_argument(
        "--played",
        action="store_true",
        help="play nothing; rate these bots by all their games in the file of --results",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--report", metavar="FILE.html", help="write a page with charts")
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the locale's)")


def run(arguments: argparse.Namespace) -> None:
    from tablee.cli.simulate import INTERRUPTED, check_writable, read_options
    from tablee.core.errors import BadOption
    from tablee.sim.arena import Scoreboard, as_played, make_arena

    if arguments.games < 1:
        raise BadOption(f"a pairing has at least one game, not {arguments.games}")
    if arguments.played and not arguments.results:
        raise BadOption("--played needs the file that holds the games: --results FILE")
    arena = make_arena(
        arguments.game,
        [name.strip() for name in arguments.bots.split(",")],
        arguments.games,
        arguments.seats,
        arguments.seed,
        read_options(arguments.game, arguments.option),
        arguments.ladder,
    )
    path = Path(arguments.results) if arguments.results else None
    check_writable(arguments.report)
    if arguments.played and path is not None:
        tell(Scoreboard(as_played(arena, path), path), arguments)
        return
    check_writable(arguments.results)
    scoreboard = Scoreboard(arena, path)
    complete = play(scoreboard, arguments)
    tell(scoreboard, arguments)
    if not complete:
        sys.exit(INTERRUPTED)


def play(scoreboard: Scoreboard, arguments: argparse.Namespace) -> bool:
    """Play what is missing, with a bar; say whether all of it is played."""
    import tablee
    from tablee._compiled import describe
    from tablee.cli.simulate import progress_bar, where_to_play
    from tablee.sim.arena import play_arena

    where = where_to_play(arguments)
    print(describe(tablee.COMPILED), file=sys.stderr)
    with progress_bar(scoreboard.arena.games, arguments.json) as progress:
        return play_arena(scoreboard, where, progress)


def tell(scoreboard: Scoreboard, arguments: argparse.Namespace) -> None:
    import json

    from tablee.sim.arena_report import ArenaWords, page, show
    from tablee.sim.arena_summary import summary_of
    from tablee.sim.origin import origin
    from tablee.text import default_language

    figures = {**summary_of(scoreboard), "origin": origin(arguments.game, arguments.words)}
    words = ArenaWords(arguments.game, arguments.lang or default_language())
    if arguments.report:
        Path(arguments.report).write_text(page(figures, words), encoding="utf-8")
        print(words.say("written", path=arguments.report), file=sys.stderr)
    if arguments.json:
        print(json.dumps(figures, indent=1))
    else:
        from rich.console import Console

        show(figures, words, Console())
