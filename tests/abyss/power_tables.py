"""Builders for the tests of lords' powers, and the list of powers that have a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.games.abyss.data import MONSTER
from tablee.games.abyss.state import AbyssState
from tests.abyss.tables import (
    KEYLESS,
    do,
    pay_all,
    poor,
    script,
    table,
)

TESTED: set[str] = set()  # lords whose power has a test of its own


def power(*of: str) -> Callable[..., Any]:
    """Mark the test of a lord's power."""
    TESTED.update(of)
    return lambda test: test


def recruit(
    lord: str,
    paid: list[str],
    seats: int = 2,
    hands: dict[int, list[str]] | None = None,
    court: list[str] = KEYLESS[:4],
    **more: Any,
) -> AbyssState:
    """Return a table where seat 0 has the cards to pay for the first lord at court."""
    return table(
        seats=seats,
        hands={0: paid, **(hands or {})},
        court=[lord, *court],
        pearls=more.pop("pearls", poor(seats)),
        **more,
    )


def recruited(lord: str, paid: list[str], **more: Any) -> AbyssState:
    state = recruit(lord, paid, **more)
    pay_all(state, 0, *paid)
    return state


def fight_on(state: AbyssState, space: int) -> None:
    """Let seat 0 fight a monster with the marker on a threat space, counted from 1."""
    state.threat = space - 1
    script(state, MONSTER)
    do(state, 0, "explore", "fight")


JAILER = ["crab 4", "shellfish 1", "squid 1"]
SEEKER = ["crab 5", "squid 2"]
ASSASSIN = ["crab 5", "crab 4", "crab 1"]
COMMANDER = ["crab 5", "crab 3"]
HUNTER = ["crab 5", "squid 3"]
TRAITOR = ["crab 5", "shellfish 2", "squid 5"]
SCHEMER = ["crab 4", "shellfish 2", "squid 5"]
CORRUPTOR = ["squid 5", "squid 4", "squid 1"]
SEVEN_SQUIDS = ["squid 1"] * 4 + ["squid 2"] * 3
