"""Monsters that break walls without having the skill."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import has
from tablee.core.native import i64
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import NUMBER, UNIT, Parameter, need, notes
from tablee.games.conan.scenario.rule import Rule


class TentacleBreaksWall(Rule):
    """A figure of a unit breaks a wall instead of attacking."""

    hook: ClassVar[str] = "tentacle_breaks_wall"
    takes: ClassVar[tuple[Parameter, ...]] = (need("unit", UNIT), *notes("instead_of", "wall"))
    figures: i64

    def read(self, page: Page) -> None:
        self.figures = page.figures_of(page.row["unit"])

    def breaks_walls(self, figure: i64) -> bool:
        return has(self.figures, figure)


class BreakWallForGems(Rule):
    """A unit breaks a wall whenever the overlord pays for it."""

    hook: ClassVar[str] = "break_wall_for_gems"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("unit", UNIT),
        need("gem_cost", NUMBER, 0, 10),
        *notes("wall"),
    )
    figure: i64
    gems: i64

    def read(self, page: Page) -> None:
        self.figure = page.figure()
        self.gems = page.number("gem_cost")

    def wall_price(self, figure: i64) -> i64:
        return self.gems if figure == self.figure else 0
