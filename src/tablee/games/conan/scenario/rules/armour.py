"""A monster that one weapon pierces."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.native import i64
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import CARD, NUMBER, UNIT, Parameter, need
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.state import ConanState


class ArmourAgainst(Rule):
    """The armour of a unit is lower against one weapon."""

    hook: ClassVar[str] = "armour_against"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("unit", UNIT),
        need("weapon", CARD),
        need("armour", NUMBER, 0, 12),
    )
    figure: i64
    weapon: i64
    most: i64

    def read(self, page: Page) -> None:
        self.figure = page.figure()
        self.weapon = page.card("weapon")
        self.most = page.number("armour")

    def armour(self, state: ConanState, figure: i64, armour: i64) -> i64:
        if figure == self.figure and state.depth > 0 and state.attack().card == self.weapon:
            return min(self.most, armour)
        return armour
