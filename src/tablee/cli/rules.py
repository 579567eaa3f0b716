"""`tablee rules`: the rules as numbered statements, and the tests that exercise them."""

from __future__ import annotations

import argparse
import json
import sys

HELP = "print the rules of a game, one of them, or which tests exercise each"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="a game's name; without it, all games")
    parser.add_argument("ids", nargs="*", help="rules to print, such as 33 or E62")
    parser.add_argument(
        "--coverage", action="store_true", help="list the tests of each rule; fail if one has none"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the locale's)")


def run(arguments: argparse.Namespace) -> None:
    from tablee.core import registry

    games = [arguments.game] if arguments.game else registry.names()
    for name in games:
        registry.game(name)  # an unknown name is told before anything is printed
    if arguments.coverage:
        show_coverage(games, arguments.json)
    else:
        for name in games:
            show_rules(name, arguments.ids, arguments.lang, arguments.json)


def show_rules(game: str, ids: list[str], language: str | None, as_json: bool) -> None:
    from dataclasses import asdict

    from tablee.core.errors import UnknownName
    from tablee.core.statements import statements
    from tablee.text import default_language, texts

    language = language or default_language()
    known = statements(game)
    wanted = [number.removeprefix(f"{game}:") for number in ids]
    for number in wanted:
        if number not in known:
            raise UnknownName(f"rule of {game}", number, known)
    chosen = [known[number] for number in wanted or known]
    if as_json:
        print(json.dumps([asdict(rule) for rule in chosen], ensure_ascii=False, indent=1))
        return
    said = texts(game, language)
    for rule in chosen:
        origin = said.say(f"rule-by-{rule.by}")
        print(f"{game}:{rule.id}  ({origin}; {rule.section})")
        print(f"  {rule.text(language)}")


def show_coverage(games: list[str], as_json: bool) -> None:
    from tablee.coverage import coverage

    rows = [coverage(game) for game in games]
    if as_json:
        reports = [row.as_json() for row in rows]
        print(json.dumps(reports[0] if len(reports) == 1 else reports, indent=1))
    else:
        for row in rows:
            print(row.as_text())
    if any(row.missing for row in rows):
        sys.exit(1)
