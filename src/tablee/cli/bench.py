"""`tablee bench`: how fast the engine is, also compared with others."""

from __future__ import annotations

import argparse
import sys
from typing import Any

HELP = "measure the speed of the engine"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="game", help="default: all games")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--peers",
        action="store_true",
        help="measure OpenSpiel, Pgx and catanatron too, if installed; needs a checkout",
    )
    parser.add_argument(
        "--levels",
        type=int,
        metavar="N",
        help="measure instead how long the levels of bots think, over N decisions each",
    )
    parser.add_argument(
        "--network", metavar="FILE", help="measure instead how large and fast a network is"
    )


def run(arguments: argparse.Namespace) -> None:
    import json

    import tablee
    from tablee._compiled import describe
    from tablee.sim.bench import bench

    names = arguments.games or tablee.game_names()
    for name in names:
        tablee.game(name)  # unknown names are reported before anything is measured
    print(describe(tablee.COMPILED), file=sys.stderr)
    if arguments.network is not None:
        show_network(arguments.network, arguments.json)
        return
    if arguments.levels is not None:
        show_levels(names, arguments.levels, arguments.json)
        return
    figures = bench(names, arguments.peers)
    if arguments.json:
        print(json.dumps(figures, indent=1))
    else:
        show(figures)


def show_network(file: str, as_json: bool) -> None:
    import json
    from pathlib import Path

    from tablee.sim.network_bench import network_figures

    found = network_figures(Path(file))
    if as_json:
        print(json.dumps(found, indent=1))
        return
    speed = f"{found['position_us']:.2f} us a position, {found['iterations_per_s']:,.0f} searched/s"
    size = f"{found['bytes']:,} bytes, {found['inputs']} inputs"
    print(f"{found['game']}, {found['seats']} seats: {size}, {speed}")


def show_levels(names: list[str], decisions: int, as_json: bool) -> None:
    import json

    import tablee
    from tablee.bots import levels
    from tablee.core.errors import BadOption
    from tablee.sim.patience import waits

    if decisions < 1:
        raise BadOption(f"levels are measured over at least 1 decision, not {decisions}")
    found: dict[str, dict[str, Any]] = {}
    for name in names:
        game = tablee.game(name)
        found[name] = {}
        for level in levels.NAMES:
            row = waits(game, level, decisions, int(game.min_seats))
            found[name][level] = row
            if not as_json:
                print(f"{name} {level}: {told(row['all'])}; off turn: {told(row['off_turn'])}")
    if as_json:
        print(json.dumps(found, indent=1))


def told(row: dict[str, Any]) -> str:
    if row["decisions"] == 0:
        return "none met"
    times = f"median {row['median_ms']:.1f} ms, 99 % within {row['p99_ms']:.1f}"
    return f"{times}, slowest {row['slowest_ms']:.1f} of {row['decisions']}"


# The columns of the table: heading, key of the figure, divided by, format.
COLUMNS = (
    ("seats", "seats", 1, "{:.0f}"),
    ("played/s", "decisions_per_s", 1e6, "{:.3f} M"),
    ("stepped/s", "stepped_per_s", 1e6, "{:.3f} M"),
    ("vector/s", "vector_per_s", 1e6, "{:.3f} M"),
    ("games/s", "games_per_s", 1, "{:,.0f}"),
    ("clone ns", "clone_ns", 1, "{:,.0f}"),
    ("deal ns", "determinize_ns", 1, "{:,.0f}"),
    ("view us", "view_us", 1, "{:,.1f}"),
    ("search/s", "iterations_per_s", 1, "{:,.0f}"),
)


def show(figures: dict[str, Any]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("game")
    for heading, *_ in COLUMNS:
        table.add_column(heading, justify="right")
    for name, row in figures["results"].items():
        table.add_row(name, *cells(row))
    console.print(
        "Decisions a second: played by one compiled loop, stepped from Python, of the vector",
        "environment with observations and masks; iterations of a search a second",
    )
    console.print(table)
    for name, row in figures["peers"].items():
        when = "now" if row["measured"] else f"not installed; on {row['date']}, {row['machine']}"
        speed = f"{row['decisions_per_s']:,.0f} decisions/s"
        console.print(f"{name} {row['version']}: {speed} ({when})", highlight=False)
    for name, ratio in figures["ratios"].items():
        console.print(f"{name}: {ratio:,.1f}", highlight=False)


def cells(row: dict[str, Any]) -> list[str]:
    """Return the figures of one game as the table shows them."""
    return [form.format(row[key] / unit) for _, key, unit, form in COLUMNS]
