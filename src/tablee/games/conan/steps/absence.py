"""Shapechangers who left the board and return at their next turn or activation."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import NOWHERE
from tablee.games.conan.state import ConanState, name_of, zone_name
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


class ReturnToBoard(Step[ConanState]):
    """Choose where a shapechanger appears again."""

    figure: i64

    def __init__(self, seat: i64, figure: i64) -> None:
        self.seat = seat
        self.figure = figure

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for zone in listed(landing_zones(state, self.figure)):
            found = append(found, act.ZONE + zone_name(state, zone))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        state.away_from[self.figure] = NOWHERE
        state.tell(act.RETURNED, self.seat, name_of(state, self.figure))
        state.tell(act.ENTERED, self.seat, action - act.ZONE)
        enter(state, self.figure, action - act.ZONE - state.board().first_zone)

    def rule(self, action: i64) -> str:
        return "conan:E56"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("too-far-or-too-full", "conan:E129")
