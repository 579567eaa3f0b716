"""Reinforcements [OT-6]: dead figures return, and those that wait beside the board enter."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan import actions as act
from tablee.games.conan.data import HERO_SLOTS, NOWHERE, OVERLORD
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.asking import FigureStep, zones_offered
from tablee.games.conan.steps.attack import enter
from tablee.games.conan.steps.paths import may_enter


def place_of(state: ConanState, tile: i64) -> i64:
    """Return the place of a tile in the river from 0 on, or -1 (E106)."""
    for place in range(len(state.river)):
        if state.river[place] == tile:
            return place
    return -1


def can_return(state: ConanState, figure: i64, points: i64) -> bool:
    """A dead figure whose tile is still in the river and whose cost is low enough (E86, E88)."""
    if state.zone[figure] != NOWHERE or state.away_from[figure] != NOWHERE:
        return False
    if state.is_ally(figure) or has(state.departed, figure):
        return False
    cost = state.unit(figure).reinforcement
    return 0 < cost <= points and place_of(state, state.scenario().tile[figure]) >= 0


def has_place(state: ConanState, figure: i64, zone: i64) -> bool:
    """Say whether a figure may enter the board in a zone."""
    return may_enter(state, figure, zone) and state.entered[zone] < state.scenario().max_per_zone


def entry_zones(state: ConanState, figure: i64) -> i64:
    """Reinforcement zones; for a saturated one, the adjacent zones with room [OT-6]."""
    board = state.board()
    zones: i64 = 0
    for zone in state.scenario().reinforcement_zones:
        if has_place(state, figure, zone):
            zones |= bit(zone)
        elif not may_enter(state, figure, zone):
            for place in range(board.around_from[zone], board.around_from[zone + 1]):
                other = board.other(board.around[place], zone)
                if has_place(state, figure, other):
                    zones |= bit(other)
    return zones


def returning(state: ConanState, points: i64) -> vec[i64]:
    """Return one dead figure of each tile that may come back."""
    found = vec[i64](capacity=8)
    tiles: i64 = 0
    for figure in range(HERO_SLOTS, state.scenario().figures):
        tile = state.scenario().tile[figure]
        if tile < 0 or has(tiles, tile) or not can_return(state, figure, points):
            continue
        if entry_zones(state, figure) != 0:
            found = append(found, figure)
            tiles |= bit(tile)
    return found


def begin_reinforcement(state: ConanState, points: i64) -> None:
    state.entered = zeros(state.board().zones)
    offer_reinforcement(state, points)


def offer_reinforcement(state: ConanState, points: i64) -> None:
    if len(returning(state, points)) > 0:
        state.push(Reinforce(OVERLORD, points))


class Reinforcing(Auto[ConanState]):
    """Continue while points are left: `who` says how many [OT-6]."""

    def run(self, state: ConanState) -> None:
        offer_reinforcement(state, self.who)


class Reinforce(Step[ConanState]):
    """Choose dead figures up to the points of the event, one at a time [OT-6]."""

    points: i64

    def __init__(self, seat: i64, points: i64) -> None:
        self.seat = seat
        self.points = points

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for figure in returning(state, self.points):
            found = append(found, act.FIGURE + name_of(state, figure))
        return append(found, i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        figure = state.scenario().figure_of[action - act.FIGURE]
        state.push(PlaceReinforcement(self.seat, figure, self.points))

    def rule(self, action: i64) -> str:
        return "conan:OT-6"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"points": self.points}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-figure-cannot-return", "conan:OT-6")


class PlaceReinforcement(FigureStep):
    """Choose where a figure returns; its bloodied tile is turned face up [OT-6]."""

    points: i64

    def __init__(self, seat: i64, figure: i64, points: i64) -> None:
        super().__init__(seat, figure)
        self.points = points

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, entry_zones(state, self.figure))

    def resolve(self, state: ConanState, action: i64) -> None:
        figure = self.figure
        scenario = state.scenario()
        zone = action - act.ZONE - state.board().first_zone
        state.entered[zone] += 1
        state.life[figure] = scenario.life[figure]
        state.bloodied &= ~bit(scenario.tile[figure])
        state.tell(act.REINFORCED, OVERLORD, name_of(state, figure))
        state.tell(act.ENTERED, OVERLORD, action - act.ZONE)
        state.push(Reinforcing(self.points - state.unit(figure).reinforcement))
        enter(state, figure, zone)

    def rule(self, action: i64) -> str:
        return "conan:OT-6"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("reinforcements-do-not-enter-here", "conan:OT-6")
