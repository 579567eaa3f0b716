"""`tablee rules`: the rules as numbered statements, what implements and what tests them."""

from __future__ import annotations

import argparse
import json
import sys

HELP = "print the rules of a game, one of them, or which tests exercise each"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="a game's name; without it, all games")
    parser.add_argument(
        "ids", nargs="*", help="such as 33 or E62: print these, with code and tests"
    )
    parser.add_argument(
        "--coverage", action="store_true", help="list the tests of each rule; fail if one has none"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the locale's)")


def run(arguments: argparse.Namespace) -> None:
    from tablee.core import registry

    games = [arguments.game] if arguments.game else registry.names()
    for name in games:
        registry.game(name)  # unknown names are reported before anything is printed
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
    places = places_of(game) if wanted else {}
    if as_json:
        rows = [{**asdict(rule), **of_rule(places, rule.id)} for rule in chosen]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    said = texts(game, language)
    for rule in chosen:
        origin = said.say(f"rule-by-{rule.by}")
        print(f"{game}:{rule.id}  ({origin}; {rule.section})")
        print(f"  {rule.text(language)}")
        for kind, found in of_rule(places, rule.id).items():
            if found:
                print(f"  {said.say(f'rule-{kind}')}")
            for place in found:
                print(f"    {place}")


def places_of(game: str) -> dict[str, dict[str, list[str]]]:
    """Return the sources and, in a checkout, the tests of each rule."""
    from tablee.citations import citations
    from tablee.coverage import TESTS, coverage

    places = {"sources": citations(game)}
    if TESTS.is_dir():
        places["tests"] = coverage(game).tests
    return places


def of_rule(places: dict[str, dict[str, list[str]]], number: str) -> dict[str, list[str]]:
    return {kind: found[number] for kind, found in places.items()}


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
