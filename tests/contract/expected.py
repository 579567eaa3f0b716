"""What the suite expects of each game, taken from its rules: `tests/<game>/expected.toml`.

In `tests/<game>`, `glossary.toml` has the words of the game's sentences, `secrets.py` what a seat
may not know, `pieces.py` what is in the box, and `askers.py` which card asks which question.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]


@dataclass(frozen=True)
class Expected:
    """What a random walk cannot find out by itself."""

    questions: list[str]
    """The kinds of questions. Part of the protocol: pages and programs of others know them by these
    names. A new kind is added here; if one goes away or changes, PROTOCOL is raised."""
    gatherings: list[str]
    """The classes of questions that are asked piece by piece."""
    routes: list[str]
    """The kinds of chains of answers that are offered as one."""
    secret_events: list[str]
    """What some must not be told, and may differ where all they see is the same."""
    open_events: tuple[str, ...] = ()
    """What everybody sees happen without finding it in the view afterwards."""
    details_after_others: tuple[str, ...] = ()
    """Questions for the rest of a move that may come after another seat's answer."""
    always_a_choice: bool = False
    """Whether every question leaves something to decide."""


@cache
def expected(game: str) -> Expected:
    return Expected(**read(game, "expected"))


@cache
def glossary(game: str) -> dict[str, Any]:
    return read(game, "glossary")


def read(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((TESTS / game / f"{name}.toml").read_text(encoding="utf-8"))
