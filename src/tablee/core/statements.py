"""The rules of a game as numbered statements, in our own words: `facts/rules.toml`.

A rule id is written with its game: `abyss:33`. `tablee:` ids are not of a
rulebook but of any table (the game is over).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from tablee.core.errors import UnknownName
from tablee.core.facts import rows, table

NAMED = re.compile(r"\b[A-Z]{1,2}-?\d+\b")
"""How a text names another statement. One whose id is a mere number is never named in a text."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule: the rulebook's, printed on a card, or our decision where they are silent."""

    id: str
    kind: str  # statement | ruling
    by: str  # rulebook | card | decision
    section: str  # of the rulebook, by its French title
    en: str
    fr: str

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en

    def cites(self) -> list[str]:
        """Return the ids of the statements that its text names."""
        return list(dict.fromkeys(NAMED.findall(f"{self.en} {self.fr}")))


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a rulebook with its statements."""

    en: str
    fr: str
    statements: list[Statement]


@cache
def statements(game: str) -> dict[str, Statement]:
    """Return the rules of a game by their ids, in order."""
    return {
        row["id"]: Statement(
            row["id"], row["kind"], row["by"], row["section"], row["en"], row["fr"]
        )
        for row in rows(game, "rules")
    }


def statement(rule: str) -> Statement:
    """Return the statement of a full rule id such as `abyss:33`."""
    game, _, number = rule.partition(":")
    found = statements(game).get(number)
    if found is None:
        raise UnknownName(f"rule of {game}", number, statements(game))
    return found


@cache
def chapters(game: str) -> list[Chapter]:
    """Return the chapters in the order of the rulebook; statements keep their order in them."""
    titles = table(game, "rules")["chapters"]
    found = {row["fr"]: Chapter(row["en"], row["fr"], []) for row in titles}
    for each in statements(game).values():
        found[each.section].statements.append(each)
    return list(found.values())
