"""Objectives that are met as time passes."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.native import i64
from tablee.games.conan.data import OVERLORD_SIDE
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import NUMBER, Parameter, need, notes
from tablee.games.conan.scenario.scenario import Test
from tablee.games.conan.state import ConanState


class RoundAtLeast(Test):
    """A number of rounds has been played."""

    name: ClassVar[str] = "round_at_least"
    takes: ClassVar[tuple[Parameter, ...]] = (need("value", NUMBER, 0, 30),)
    least: i64

    def read(self, page: Page) -> None:
        self.least = page.number("value")

    def outline(self, page: Page, side: i64) -> None:
        if side == OVERLORD_SIDE:
            page.scenario.purposes.time_wins = True

    def holds(self, state: ConanState) -> bool:
        return state.round >= self.least

    def have(self, state: ConanState) -> i64:
        return min(state.round, self.least)

    def want(self, state: ConanState) -> i64:
        return self.least


class MarkerAtLeast(RoundAtLeast):
    """The turn marker, which not only rounds move, has reached a number."""

    name: ClassVar[str] = "marker_at_least"
    takes: ClassVar[tuple[Parameter, ...]] = (need("value", NUMBER, 0, 30), *notes("marker"))
