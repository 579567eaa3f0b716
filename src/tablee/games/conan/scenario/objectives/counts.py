"""Objectives about what is counted, flags, and the objectives of the other side."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit, has
from tablee.core.native import i64
from tablee.games.conan.scenario.moments import flag_is_set
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import (
    COUNTER,
    COUNTER_LIST,
    NUMBER,
    SIDE,
    WORD,
    Parameter,
    need,
)
from tablee.games.conan.scenario.scenario import (
    COUNTERS,
    DEVOURED,
    GOLD,
    IMMEDIATE,
    ON_BOARD,
    SIDES,
    Test,
)
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.objectives import has_won


class Counted(Test):
    """The total of some counters."""

    counters: i64  # set
    villagers: i64  # token that one of them counts; -1: none
    value: i64

    def read_counters(self, page: Page, names: list[str]) -> None:
        self.value = page.number("value")
        self.counters = 0
        for name in names:
            self.counters |= bit(COUNTERS.index(name))
        self.villagers = -1
        for row in page.rows("captives"):
            self.villagers = page.turned_to(row).card("tokens")

    def count(self, state: ConanState) -> i64:
        """Return the sum: villagers devoured, gold, villagers there."""
        total: i64 = 0
        if has(self.counters, DEVOURED):
            total += state.devoured
        if has(self.counters, GOLD):
            total += state.gold
        if has(self.counters, ON_BOARD) and self.villagers >= 0:
            total += on_board(state, self.villagers)
        return total


class ScoreAtLeast(Counted):
    """A counter has reached a number."""

    name: ClassVar[str] = "score_at_least"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("score", COUNTER),
        need("value", NUMBER, 0, 30),
    )

    def read(self, page: Page) -> None:
        self.read_counters(page, [page.row["score"]])

    def holds(self, state: ConanState) -> bool:
        return self.count(state) >= self.value

    def have(self, state: ConanState) -> i64:
        return min(self.count(state), self.value)

    def want(self, state: ConanState) -> i64:
        return self.value


class CountBelow(Counted):
    """The total of some counters is below a number."""

    name: ClassVar[str] = "count_below"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("counters", COUNTER_LIST),
        need("value", NUMBER, 0, 30),
    )

    def read(self, page: Page) -> None:
        self.read_counters(page, page.row["counters"])

    def holds(self, state: ConanState) -> bool:
        return self.count(state) < self.value


def on_board(state: ConanState, card: i64) -> i64:
    """Return how many of a token lie on the board or are carried there."""
    found: i64 = 0
    for zone in range(state.board().zones):
        found += state.lying(zone, card)
    for hero in state.at:
        found += hero.cards[card]
    return found


class StateFlag(Test):
    """A special rule has set the flag of the scenario, for example by a broken charm."""

    name: ClassVar[str] = "state_flag"
    takes: ClassVar[tuple[Parameter, ...]] = (need("flag", WORD),)

    def holds(self, state: ConanState) -> bool:
        return flag_is_set(state)


class ObjectiveNotMet(Test):
    """A side has not won so far."""

    name: ClassVar[str] = "objective_not_met"
    takes: ClassVar[tuple[Parameter, ...]] = (need("side", SIDE),)
    side: i64

    def read(self, page: Page) -> None:
        self.side = SIDES.index(page.row["side"])

    def holds(self, state: ConanState) -> bool:
        return not has_won(state, self.side, IMMEDIATE)
