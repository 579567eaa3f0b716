"""`tablee calibrate`: does a bot win as often as it says."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablee.sim.calibration import Game

HELP = "let a bot play itself; compare the chances it tells with what is won"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game's name")
    parser.add_argument("--bot", default="expert", help="one that searches (default: expert)")
    parser.add_argument("--games", type=int, default=50, help="to play (default: 50)")
    parser.add_argument("--seats", type=int, default=2, help="players (default: 2)")
    parser.add_argument("--seed", type=int, default=0, help="of the whole run (default: 0)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument(
        "--results", metavar="FILE", help="store the games; a rerun plays only what is missing"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> None:
    import tablee
    from tablee._compiled import describe
    from tablee.cli.simulate import INTERRUPTED, check_writable, progress_bar, read_options
    from tablee.sim import calibration

    options = read_options(arguments.game, arguments.option)
    plan = calibration.plan_of(
        arguments.game, arguments.bot, arguments.seats, arguments.games, arguments.seed, options
    )
    check_writable(arguments.results)
    path = Path(arguments.results) if arguments.results else None
    print(describe(tablee.COMPILED), file=sys.stderr)
    complete = True
    try:
        with progress_bar(plan.games, arguments.json) as progress:
            games = calibration.run(plan, path, progress)
    except KeyboardInterrupt:  # what is done counts
        complete = False
        games = calibration.held(plan, path)
    show(games, arguments.json)
    if not complete:
        sys.exit(INTERRUPTED)


def show(games: Sequence[Game], as_json: bool) -> None:
    import json
    from dataclasses import asdict

    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from tablee.sim import calibration

    rows = calibration.rows(games)
    distance = calibration.distance(games)
    if as_json:
        found = {"games": len(games), "distance": distance, "rows": [asdict(row) for row in rows]}
        print(json.dumps(found, indent=1))
        return
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("chance told", "answers", "games", "mean", "won", "95 % interval"):
        table.add_column(heading, justify="right")
    for row in rows:
        low, high = row.interval
        table.add_row(
            f"{100 * row.lowest:.0f} to {100 * row.lowest + 100 / calibration.CLASSES:.0f} %",
            f"{row.answers:,}",
            str(row.games),
            f"{100 * row.told:.1f}",
            f"{100 * row.won:.1f}",
            f"{100 * low:.0f} to {100 * high:.0f}",
        )
    console = Console()
    console.print(table)
    console.print(f"{len(games)} games; apart by {100 * distance:.1f} points on the mean")
