"""`tablee review`: learn from a finished game: chances, mistakes, luck and skill."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.core.replay import Replay
    from tablee.study.review import Review

HELP = "review a finished game: chances to win, mistakes and why, luck and skill"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from tablee.cli.play import add_data_argument

    parser.add_argument("file", type=Path, help="a file of `tablee play` or of the web table")
    parser.add_argument(
        "--seat", default="all", metavar="S", help="tell this seat's moves, from 1 (default: all)"
    )
    parser.add_argument("--level", default="expert", help="how much to think (default: expert)")
    parser.add_argument("--seed", type=int, default=0, help="of the search (default: 0)")
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--html", metavar="FILE.html", help="write a page with the curve")
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the locale's)")
    add_data_argument(parser)


def run(arguments: argparse.Namespace) -> None:
    from tablee.cli.play import read_text
    from tablee.cli.replay import read_seat
    from tablee.cli.simulate import INTERRUPTED, check_writable
    from tablee.core.replay import load
    from tablee.study.review import check_finished

    replay = load(arguments.file, read_text(arguments.data))
    seat = read_seat(arguments.seat, len(replay.players))
    check_finished(replay)
    check_writable(arguments.html)
    found, missing = judge_all(replay, arguments)
    tell(
        found, missing, replay, list(range(len(replay.players))) if seat < 0 else [seat], arguments
    )
    if missing:
        sys.exit(INTERRUPTED)


def judge_all(replay: Replay, arguments: argparse.Namespace) -> tuple[Review, int]:
    """Return the review, and how many decisions an interruption (Ctrl-C) has left out."""
    from contextlib import closing

    from tablee.cli.simulate import progress_bar
    from tablee.core.errors import BadOption
    from tablee.sim.run import usable_cores
    from tablee.study.effort import effort
    from tablee.study.review import review
    from tablee.study.shared_work import decisions, verdicts

    if arguments.jobs is not None and arguments.jobs < 1:
        raise BadOption(f"a review needs at least one job, not {arguments.jobs}")
    effort(arguments.level, replay.game, len(replay.players))  # refuses an unknown level at once
    numbers, found = decisions(replay), []
    work = verdicts(
        replay, arguments.level, arguments.seed, numbers, arguments.jobs or usable_cores()
    )
    try:
        with progress_bar(len(numbers), arguments.json) as progress, closing(work) as parts:
            for part in parts:
                found += part
                progress(len(found))
    except KeyboardInterrupt:
        pass  # what was judged is told
    made = review(replay, arguments.level, arguments.seed, found)
    return made, len(numbers) - len(found)


def tell(
    found: Review, missing: int, replay: Replay, seats: list[int], arguments: argparse.Namespace
) -> None:
    import json

    from tablee.study.record import to_json
    from tablee.study.words import Words
    from tablee.terminal.seats import shown_names
    from tablee.text import default_language, texts

    said = texts(replay.game, arguments.lang or default_language())
    words = Words(said, shown_names(replay.players, said))
    judged = len(found.verdicts)
    if missing:
        print(words.say("interrupted", done=judged, decisions=judged + missing), file=sys.stderr)
    if arguments.html:
        from tablee.sim.report import document
        from tablee.study.page import parts, title

        made = document(title(words), parts(found, words, seats, len(replay.moves)), said.language)
        Path(arguments.html).write_text(made, encoding="utf-8")
        print(words.say("written", path=arguments.html), file=sys.stderr)
    if arguments.json:
        print(json.dumps(to_json(found, replay), indent=1))
    elif not arguments.html:
        from rich.console import Console

        from tablee.study.printed import show

        show(found, words, Console(), seats, len(replay.moves))
