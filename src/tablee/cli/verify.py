"""`tablee verify`: check the record of a finished game from a web table."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "check that a game from a web table was shuffled as promised"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the game, as downloaded after its end")
    parser.add_argument(
        "--commitment", help="the commitment noted when the table was created, to compare"
    )
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the locale's)")


def run(arguments: argparse.Namespace) -> None:
    from tablee.core.errors import BadReplay
    from tablee.server.fairness import verify
    from tablee.text import default_language, texts

    try:
        text = arguments.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadReplay(f"{arguments.file} cannot be read: {error}") from None
    said = texts(None, arguments.lang or default_language())
    checks, problem = verify(text, arguments.commitment)
    for check, passed in checks.items():
        print(f"{'ok ' if passed else 'NO '} {said.say(f'verify-{check}')}")
    print(said.say("verify-meaning" if arguments.commitment else "verify-note-the-commitment"))
    if not all(checks.values()):
        raise BadReplay(f"{arguments.file} does not hold what it promises: {problem}")
