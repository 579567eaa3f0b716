"""Figures that return or enter [OT-6]."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.native import i64
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import NUMBER, Parameter, may, need, notes
from tablee.games.conan.scenario.scenario import Event
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.reinforcement import begin_reinforcement, returning


class Reinforcement(Event):
    """Dead and waiting figures enter for so many points, more the first time [OT-6]."""

    hook: ClassVar[str] = "reinforcement"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("points", NUMBER, 1, 20),
        may("first_time_bonus", NUMBER, 0, 20),
        *notes("from"),
    )
    points: i64
    bonus: i64

    def read(self, page: Page) -> None:
        self.points = page.number("points")
        self.bonus = page.number("first_time_bonus")

    def points_now(self, first: bool) -> i64:
        return self.points + self.bonus if first else self.points

    def possible(self, state: ConanState, first: bool) -> bool:
        return len(returning(state, self.points_now(first))) > 0

    def happen(self, state: ConanState, first: bool) -> None:
        begin_reinforcement(state, self.points_now(first))
