"""Leaps that fail."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit, has
from tablee.core.native import i64
from tablee.games.conan.data import HERO_SLOTS, UNIT_ROWS
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import Parameter, may
from tablee.games.conan.scenario.rule import DIES, FALLS, STAYS, Rule
from tablee.games.conan.scenario.scenario import Scenario


class LeapFailure(Rule):
    """A figure that fails a leap stays, dies or falls into water, if the map does not say (E97)."""

    hook: ClassVar[str] = "leap_failure"
    takes: ClassVar[tuple[Parameter, ...]] = (
        may("stay"),
        may("die"),
        may("fall_into_water"),
    )
    falling: i64  # set of figures
    dying: i64
    staying: i64

    def read(self, page: Page) -> None:
        self.falling = named(page, page.row.get("fall_into_water", []))
        self.dying = named(page, page.row.get("die", []))
        self.staying = named(page, page.row.get("stay", []))

    def leap_fails(self, figure: i64, outcome: i64) -> i64:
        """For a figure that the row names twice, staying beats dying, and dying beats falling."""
        if has(self.staying, figure):
            return STAYS
        if has(self.dying, figure):
            return DIES
        return FALLS if has(self.falling, figure) else outcome


def named(page: Page, names: list[str]) -> i64:
    """Return the set of the figures of such names."""
    members: i64 = 0
    for name in names:
        for figure in range(page.scenario.figures):
            if is_of(page.scenario, figure, name):
                members |= bit(figure)
    return members


def is_of(scenario: Scenario, figure: int, name: str) -> bool:
    """Say whether a figure belongs to heroes, units, allies, minions or a named unit."""
    if figure < HERO_SLOTS:
        return name == "heroes"
    row = UNIT_ROWS[scenario.unit[figure]]
    if scenario.ally_of[figure] >= 0:
        return name in ("allies", row["id"])
    return name in ("units", row["id"]) or (name == "minions" and row["class"] == "minion")
