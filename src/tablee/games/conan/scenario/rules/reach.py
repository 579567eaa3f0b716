"""A monster so big that it strikes into the next zone."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit
from tablee.core.native import i64
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import UNIT, Parameter, need, notes
from tablee.games.conan.scenario.rule import Rule


class MeleeReachFor(Rule):
    """A unit strikes, and is struck, over the borders of its zone."""

    hook: ClassVar[str] = "melee_reach_for"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("unit", UNIT),
        *notes("attacks_adjacent", "attacked_from_adjacent"),
    )
    figure: i64

    def read(self, page: Page) -> None:
        self.figure = page.figure()

    def strikes_beside(self, figure: i64, enemies: i64) -> i64:
        return struck_over_borders(self.figure, figure, enemies)


def struck_over_borders(giant: i64, figure: i64, enemies: i64) -> i64:
    """Return whom a figure strikes in the next zone: everybody if it is the giant, else him."""
    if figure == giant:
        return enemies
    return enemies & bit(giant)
