"""Treasures carried off by the overlord: the human chain, and the marauder called for them."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import OVERLORD
from tablee.games.conan.state import ConanState, name_of, tile_name
from tablee.games.conan.steps.asking import FigureStep, zones_offered
from tablee.games.conan.steps.attack import enter
from tablee.games.conan.steps.movement import score_bag
from tablee.games.conan.steps.reinforcement import entry_zones


def held_zones(state: ConanState) -> i64:
    """Return the set of zones where the overlord has a figure."""
    zones: i64 = 0
    for zone in range(state.board().zones):
        if state.standing(zone) & ~state.scenario().heroes_side != 0:
            zones |= bit(zone)
    return zones


def chained_bags(state: ConanState) -> i64:
    """Return the zones with a treasure from which hands reach to a way out."""
    board = state.board()
    held = held_zones(state)
    chain: i64 = 0
    for zone in state.scenario().reinforcement_zones:
        if has(held, zone):
            chain |= bit(zone)
    grown: i64 = -1
    while grown != chain:
        grown = chain
        for zone in listed(grown):
            for place in range(board.around_from[zone], board.around_from[zone + 1]):
                other = board.other(board.around[place], zone)
                if has(held, other) and is_way(state, board.around[place]):
                    chain |= bit(other)
    members: i64 = 0
    for zone in listed(chain):
        if state.lying(zone, state.scenario().treasure) > 0:
            members |= bit(zone)
    return members


def is_way(state: ConanState, border: i64) -> bool:
    """Say whether a hand reaches over a border: no wall, no closed door."""
    board = state.board()
    if state.closed[border] != 0:
        return False
    return state.broken[border] != 0 or board.open_ab[border] + board.open_ba[border] > 0


class ChainBag(Step[ConanState]):
    """Choose the next treasure that passes from hand to hand and leaves the board."""

    left: i64

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: ConanState) -> vec[i64]:
        return append(zones_offered(state, chained_bags(state)), i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        zone = action - act.ZONE - state.board().first_zone
        state.lay(zone, state.scenario().treasure, -1)
        score_bag(state)
        if self.left > 1 and chained_bags(state) != 0:
            state.push(ChainBag(self.seat, self.left - 1))

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"left": self.left}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("no-chain-of-hands-from-there", "conan:SC-6")


def can_enter(state: ConanState, figure: i64) -> bool:
    return entry_zones(state, figure) != 0


class MarauderEnters(FigureStep):
    """Choose the reinforcement zone where the monster enters."""

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, entry_zones(state, self.figure))

    def resolve(self, state: ConanState, action: i64) -> None:
        state.life[self.figure] = state.scenario().life[self.figure]
        state.push(MarauderReplaces(self.seat, self.figure))
        state.tell(act.REINFORCED, OVERLORD, name_of(state, self.figure))
        enter(state, self.figure, action - act.ZONE - state.board().first_zone)

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("reinforcements-do-not-enter-here", "conan:OT-6")


class MarauderReplaces(FigureStep):
    """Choose the event tile whose place the monster's tile takes."""

    def options(self, state: ConanState) -> vec[i64]:
        scenario = state.scenario()
        found = vec[i64](capacity=2)
        for tile in state.river:
            if scenario.events_from[tile] < scenario.events_from[tile + 1]:
                found = append(found, act.TILE + tile_name(state, tile))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        replaced = state.scenario().tile_of[action - act.TILE]
        for place in range(len(state.river)):
            if state.river[place] == replaced:
                state.river[place] = state.scenario().tile[self.figure]

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-tile-of-the-river", "conan:OT-10")
