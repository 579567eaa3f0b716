"""Shapechangers who left the board and return at their next turn or activation."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import NOWHERE
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.asking import FigureStep, zones_offered
from tablee.games.conan.steps.attack import enter
from tablee.games.conan.steps.paths import may_enter


def landing_zones(state: ConanState, figure: i64) -> i64:
    """The zone left or an adjacent one with room; else the nearest that has (E129)."""
    board = state.board()
    left = state.away_from[figure]
    for most in range(1, board.zones):
        zones: i64 = 0
        for zone in range(board.zones):
            near = board.distance[left * board.zones + zone] <= most
            if near and may_enter(state, figure, zone):
                zones |= bit(zone)
        if zones != 0:
            return zones
    return bit(left)


class ReturnToBoard(FigureStep):
    """Choose where a shapechanger appears again."""

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, landing_zones(state, self.figure))

    def resolve(self, state: ConanState, action: i64) -> None:
        state.away_from[self.figure] = NOWHERE
        state.tell(act.RETURNED, self.seat, name_of(state, self.figure))
        state.tell(act.ENTERED, self.seat, action - act.ZONE)
        enter(state, self.figure, action - act.ZONE - state.board().first_zone)

    def rule(self, action: i64) -> str:
        return "conan:E56"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("too-far-or-too-full", "conan:E129")
