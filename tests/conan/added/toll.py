"""An example of a special rule that the program does not have. It needs only this file."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import has
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import NUMBER, ZONES, Parameter, need
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.asking import FigureStep
from tablee.games.conan.steps.attack import AfterWounds
from tablee.games.conan.steps.wounds import SufferWounds


class PayToll(FigureStep):
    """Pay the gems, or suffer as many wounds."""

    gems: i64

    def __init__(self, seat: i64, figure: i64, gems: i64) -> None:
        super().__init__(seat, figure)
        self.gems = gems

    def options(self, state: ConanState) -> vec[i64]:
        if state.at[self.figure].available < self.gems:
            return vec[i64]([act.PASS])
        return vec[i64]([act.GEMS + self.gems, act.PASS])

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            state.push(SufferWounds(self.figure, self.gems), AfterWounds(self.figure))
        else:
            state.at[self.figure].available -= self.gems
            state.at[self.figure].fatigue += self.gems

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("say-how-many-gems", "conan:GZ-12")


class TollBridge(Rule):
    """A hero who enters one of these zones pays gems or suffers wounds."""

    hook: ClassVar[str] = "toll_bridge"
    takes: ClassVar[tuple[Parameter, ...]] = (need("zones", ZONES), need("gems", NUMBER, 1, 3))
    questions: ClassVar[dict[str, type]] = {"pay_toll": PayToll}
    zones: i64
    gems: i64

    def read(self, page: Page) -> None:
        self.zones = page.zone_set(page.row["zones"])
        self.gems = page.number("gems")

    def hero_enters(self, state: ConanState, figure: i64, zone: i64) -> None:
        if has(self.zones, zone):
            state.push(PayToll(state.at[figure].seat, figure, self.gems))
