"""`tablee evaluate`: how strong a bot is, by a protocol that everybody can follow."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

HELP = "measure a bot against fixed opponents on fixed deals, for the leaderboard"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bot", help="a bot's name, FILE.py:CLASS or MODULE:CLASS")
    parser.add_argument("--game", required=True, help="a game's name")
    parser.add_argument(
        "--games", type=int, metavar="N", help="against each opponent, to try it (default: 240)"
    )
    parser.add_argument("--against", metavar="BOTS", help="only some of the opponents, to try it")
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--save", metavar="FILE.json", help="write the entry for the leaderboard")


def run(arguments: argparse.Namespace) -> None:
    import json

    from tablee.cli.simulate import check_writable, progress_bar, where_to_play
    from tablee.sim import evaluate

    games = evaluate.GAMES if arguments.games is None else arguments.games
    against = [name.strip() for name in (arguments.against or "").split(",") if name.strip()]
    total = sum(
        plan.games for plan in evaluate.plans(arguments.game, arguments.bot, games, against)
    )
    arguments.ray = None
    where = where_to_play(arguments)
    check_writable(arguments.save)
    with progress_bar(total, arguments.json) as progress:
        entry = evaluate.play(
            arguments.game, arguments.bot, where, games, against, arguments.words, progress
        )
    written = json.dumps(entry, indent=1)
    if arguments.save:
        Path(arguments.save).write_text(written + "\n", encoding="utf-8")
        print(f"written: {arguments.save}", file=sys.stderr)
    if arguments.json:
        print(written)
        return
    for row in entry["results"]:
        share = f"{evaluate.cell(row)}, an equal share is {row['equal']:.0%}"
        print(f"{row['seats']} seats, {row['opponent']}: {share}")
    print(evaluate.row_of(evaluate.heads(entry)))
    print(evaluate.line(entry))
