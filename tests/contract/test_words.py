"""French typography: spaces and quotation marks. And one word for one thing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.ast import Pattern

import tablee

PACKAGE = Path(tablee.__file__).parent
FILES = sorted(PACKAGE.glob("**/text/*fr.ftl"))  # of the table and of every game
FACTS = sorted((PACKAGE / "games").glob("*/facts/**/*.toml"))
STICKY = "\u202f"  # the narrow no-break space, the same everywhere
EXEMPT = ("game-name", "terminal-help", "ui-key-help")  # a title, and keys that are signs


def in_english(path: Path) -> Path:
    return path.with_name(path.name.replace("fr.ftl", "en.ftl"))


def texts_of(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the texts of a file with their keys; a placeholder stands for each value."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            for pattern in (entry.value, *(each.value for each in entry.attributes)):
                for words in plain(pattern) if pattern is not None else ():
                    yield entry.id.name, words


def plain(pattern: Pattern) -> Iterator[str]:
    """Yield a pattern with a letter in place of each value, and the patterns of its variants."""
    words = ""
    for part in pattern.elements:
        if isinstance(part, fluent.TextElement):
            words += part.value
        elif isinstance(part.expression, fluent.SelectExpression):
            words += "X"
            for variant in part.expression.variants:
                yield from plain(variant.value)
        elif isinstance(part.expression, fluent.StringLiteral):
            words += part.expression.value
        else:
            words += "X"
    yield words


def wrong(words: str) -> list[Any]:
    """Return the places that break the rules of French typography."""
    found = re.findall(rf".?[^{STICKY}][;!?»](?![\w/])", words)
    found += re.findall(rf"\w[ ]?:(?=\s|$)|«[^{STICKY}]|\w'\w|\.\.\.", words)
    return [each for each in found if not each.startswith(("?", ", ?"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_french_texts_are_spaced_as_french(path: Path) -> None:
    bad = [(key, wrong(words)) for key, words in texts_of(path) if key not in EXEMPT]
    assert [(key, found) for key, found in bad if found] == []


def french_of(facts: list[dict[str, Any] | str] | dict[str, Any]) -> Iterator[str]:
    """Yield the French texts of a table of facts, at any depth."""
    for key, value in facts.items() if isinstance(facts, dict) else enumerate(facts):
        if isinstance(value, str):
            if key == "fr" or str(key).endswith("_fr"):
                yield value
        elif isinstance(value, (dict, list)):
            yield from french_of(value)


@pytest.mark.parametrize("path", FACTS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_french_facts_are_spaced_as_french(path: Path) -> None:
    words = list(french_of(tomllib.loads(path.read_text(encoding="utf-8"))))
    assert words or path.stem != "rules"
    assert [(each, wrong(each)) for each in words if wrong(each)] == []


@pytest.mark.parametrize("path", [*FILES, *FACTS], ids=lambda path: str(path.relative_to(PACKAGE)))
def test_french_knows_one_kind_of_sticky_space(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "\u00a0" in line] == []


def said(*files: str) -> list[tuple[str, str]]:
    return [
        (key, words.lower())
        for file in files
        for path in sorted((PACKAGE / file / "text").glob("*fr.ftl"))
        for key, words in texts_of(path)
    ]


def test_a_people_is_never_a_race_in_french() -> None:
    """The rulebook says "peuple"; ids of pieces are English."""
    places = said("games/abyss", "server", ".")
    assert [key for key, words in places if re.search(r"\braces?\b", words)] == []


def test_smog_has_rounds_and_no_manches() -> None:
    assert [key for key, words in said("games/smog", "server") if "manche" in words] == []


def test_a_player_without_a_person_is_a_robot_everywhere() -> None:
    assert [key for key, words in said("server", ".") if re.search(r"\bbots?\b", words)] == []


def test_the_line_between_two_zones_has_one_name() -> None:
    """The rulebook's "limite" in French, "border" in English; in texts and in rules."""
    rules = tomllib.loads((PACKAGE / "games/conan/facts/rules.toml").read_text("utf-8"))["rules"]
    french = [*said("games/conan"), *((rule["id"], rule["fr"]) for rule in rules)]
    assert [key for key, words in french if re.search("fronti[eè]re|bordure", words)] == []
    texts = [path.read_text("utf-8") for path in (PACKAGE / "games/conan/text").glob("*en.ftl")]
    english = [*"".join(texts).splitlines(), *(rule["en"] for rule in rules)]
    assert [words for words in english if re.search("boundar|frontier", words)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_english_texts_have_printed_apostrophes(path: Path) -> None:
    bad = [key for key, words in texts_of(in_english(path)) if re.search(r"\w'", words)]
    assert bad == []
