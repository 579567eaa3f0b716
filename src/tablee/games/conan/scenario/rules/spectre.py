"""A monster that rises from water and sinks again."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit, has, listed
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import NOWHERE, OVERLORD
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import UNIT, Parameter, need, notes
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.scenario.rules.reach import struck_over_borders
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.asking import FigureStep, zones_offered
from tablee.games.conan.steps.attack import enter
from tablee.games.conan.steps.paths import may_enter


def waters(state: ConanState, figure: i64) -> i64:
    """Return the water zones without a hero or ally where the monster has room."""
    zones: i64 = 0
    for zone in listed(state.board().water):
        if state.enemies_in(zone, figure) == 0 and may_enter(state, figure, zone):
            zones |= bit(zone)
    return zones


class Rise(FigureStep):
    """Choose the water zone where the monster appears."""

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, waters(state, self.figure))

    def resolve(self, state: ConanState, action: i64) -> None:
        state.risen = True
        state.tell(act.REINFORCED, OVERLORD, name_of(state, self.figure))
        state.tell(act.ENTERED, OVERLORD, action - act.ZONE)
        enter(state, self.figure, action - act.ZONE - state.board().first_zone)

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-water-zone-with-room", "conan:SC-6")


class WaterAppearance(Rule):
    """A unit without movement rises once a turn, devours and is gone before the next turn."""

    hook: ClassVar[str] = "water_appearance"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("unit", UNIT),
        *notes("moves", "zone_tag", "no_enemy_in_zone", "once_per_turn", "leaves"),
    )
    questions: ClassVar[dict[str, type]] = {"spectre_rises": Rise}
    figure: i64

    def read(self, page: Page) -> None:
        self.figure = page.figure()

    def outline(self, page: Page) -> None:
        page.scenario.purposes.spectre = self.figure

    def set_up(self, state: ConanState) -> None:
        state.life[self.figure] = state.scenario().life[self.figure]

    def overlord_starts(self, state: ConanState) -> None:
        """It leaves at the start of the overlord's turn; its wounds stay."""
        state.risen = False
        if state.zone[self.figure] != NOWHERE:
            state.put(self.figure, NOWHERE)

    def rises(self, state: ConanState, tile: i64) -> bool:
        """Once in a turn, when one of its tiles is activated, and while it lives."""
        if not has(state.scenario().controls[tile], self.figure):
            return False
        waiting = state.zone[self.figure] == NOWHERE and state.life[self.figure] > 0
        return waiting and not state.risen and waters(state, self.figure) != 0

    def tile_activated(self, state: ConanState, tile: i64) -> None:
        if self.rises(state, tile):
            state.push(Rise(OVERLORD, self.figure))

    def rooted(self, figure: i64) -> bool:
        return figure == self.figure

    def strikes_beside(self, figure: i64, enemies: i64) -> i64:
        """It strikes from the water onto the bank, and is struck from there."""
        return struck_over_borders(self.figure, figure, enemies)

    def devours(self, figure: i64) -> bool:
        return figure == self.figure
