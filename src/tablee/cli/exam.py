"""`tablee exam`: how many judged positions a bot gets right."""

from __future__ import annotations

import argparse
import sys
from typing import Any

HELP = "ask bots at judged positions; print the share of fine answers"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bots", help="one bot or several, such as expert,master")
    parser.add_argument("--game", help="a game's name (default: all that have positions)")
    parser.add_argument("--asks", type=int, help="times that each position is asked (default: 5)")
    parser.add_argument(
        "--missed", action="store_true", help="list the foolish answers too, and why they are"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the locale's)")


def run(arguments: argparse.Namespace) -> None:
    import json

    import tablee
    from tablee import bots
    from tablee._compiled import describe
    from tablee.cli.simulate import INTERRUPTED, progress_bar
    from tablee.core.errors import BadOption
    from tablee.sim import exam
    from tablee.text import default_language

    names = [name.strip() for name in arguments.bots.split(",")]
    asks = exam.ASKS if arguments.asks is None else arguments.asks
    if asks < 1:
        raise BadOption(f"a position is asked at least once, not {asks} times")
    for name in names:
        bots.make(name)  # unknown names are reported before anything is asked
    games = [arguments.game] if arguments.game else tablee.game_names()
    games = [game for game in games if exam.positions(game)]
    if not games:
        raise BadOption(f"{arguments.game} has no judged positions")
    print(describe(tablee.COMPILED), file=sys.stderr)
    found: dict[tuple[str, str], list[exam.Answers]] = {}
    complete = True
    questions = len(names) * sum(len(exam.positions(game)) for game in games)
    try:
        with progress_bar(questions, arguments.json) as progress:
            for name, game, answers in exam.sit(names, games, asks, progress):
                found.setdefault((name, game), []).append(answers)
    except KeyboardInterrupt:  # what is done counts
        complete = False
    rows = [exam.summary(name, game, answers) for (name, game), answers in found.items()]
    if arguments.json:
        print(json.dumps({"asks": asks, "complete": complete, "results": rows}, indent=1))
    else:
        show(rows, arguments.lang or default_language(), arguments.missed)
    if not complete:
        sys.exit(INTERRUPTED)


def show(rows: list[dict[str, Any]], language: str, with_missed: bool) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table("game", "bot", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("positions", "right", "95 % interval"):
        table.add_column(heading, justify="right")
    for row in sorted(rows, key=lambda row: str(row["game"])):
        low, high = row["interval"]
        interval = f"{100 * low:.0f} to {100 * high:.0f}"
        share = f"{100 * row['right']:.1f} %"
        table.add_row(row["game"], row["bot"], str(row["positions"]), share, interval)
    console.print(table)
    if with_missed:
        for row in rows:
            for answer in row["answers"]:
                if answer["fine"] < 1:
                    console.print(missed(row["bot"], answer, language), highlight=False)


def missed(bot: str, answer: dict[str, Any], language: str) -> str:
    """Return what a bot answered at a position that it did not always get right."""
    given = {words: answer["given"].count(words) for words in sorted(set(answer["given"]))}
    told = ", ".join(f"{words} ({times})" for words, times in given.items())
    return f"{bot}, {answer['position']}: {told}. {answer['why'][language]}"
