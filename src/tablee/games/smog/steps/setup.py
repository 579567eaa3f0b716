"""Setup: gentlemen and edges, secret cards, the first player, two hourglasses each [8-13, 98]."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit, listed
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.core.pile import pile
from tablee.games.smog import actions as act
from tablee.games.smog.data import (
    COMBINATIONS,
    DIRECTIONS,
    MAX_SEATS,
    PLACES,
    SETUP_HOURGLASSES,
    START_EXPERTISE,
    START_SOVEREIGNS,
)
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps.rounds import BEGIN_ROUND
from tablee.games.smog.steps.tiles import put_hourglass

ALL_SIDES: Final = 15  # as a set


class ChooseGentleman(Step[SmogState]):
    """Gentlemen differ only in name and figure [8]."""

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for character in range(MAX_SEATS):
            if not is_taken(state, character):
                found = append(found, act.GENTLEMAN + character)
        return found

    def resolve(self, state: SmogState, action: i64) -> None:
        state.at[self.seat].gentleman = action - act.GENTLEMAN
        state.tell(act.TOOK_GENTLEMAN, self.seat, action - act.GENTLEMAN)

    def rule(self, action: i64) -> str:
        return "smog:R8"

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if act.names_gentleman(action):
            return Reason("another-player-has-this-gentleman", "smog:R8")
        return Reason("choose-a-gentleman", "smog:R8")


def is_taken(state: SmogState, character: i64) -> bool:
    for side in state.at:
        if side.gentleman == character:
            return True
    return False


class ChooseEdge(Step[SmogState]):
    """Take an edge of the board; play goes clockwise, so seats and edges keep one order (E83)."""

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for edge in range(DIRECTIONS):
            if self.fits(state, edge):
                found = append(found, act.EDGE + edge)
        return found

    def fits(self, state: SmogState, edge: i64) -> bool:
        """Say whether the edge lies after those taken and leaves one for each seat to come."""
        if self.seat == 0:
            return True
        origin = state.at[0].edge
        before = (state.at[self.seat - 1].edge - origin) & 3
        here = (edge - origin) & 3
        return before < here <= DIRECTIONS - (state.seats - self.seat)

    def resolve(self, state: SmogState, action: i64) -> None:
        state.at[self.seat].edge = action - act.EDGE
        state.tell(act.SAT_DOWN, self.seat, action - act.EDGE)

    def rule(self, action: i64) -> str:
        return "smog:E83"

    def why_not(self, state: SmogState, action: i64) -> Reason:
        return Reason("seats-take-edges-clockwise", "smog:E83")


class DealSecrets(Auto[SmogState]):
    """One Ether of the expertise, the secret cards, the first player [9-11]."""

    def run(self, state: SmogState) -> None:
        combinations = pile(vec[i64](range(COMBINATIONS)))
        portals = pile(listed(state.board.portal_sets[state.portal_set]))
        for seat in range(state.seats):
            side = state.at[seat]
            side.ethers[state.expertise(seat)] += START_EXPERTISE
            side.combination = combinations.draw(state.rng)
            side.portal = portals.draw(state.rng)
            state.pay_out(seat, START_SOVEREIGNS)
            state.tell(act.GOT_COMBINATION, seat, side.combination, 1, bit(seat))
            state.tell(act.GOT_PORTAL, seat, side.portal, 1, bit(seat))
        state.first = state.first_seat
        if state.first < 0:
            state.first = state.rng.below(state.seats)
        state.turn = state.first
        state.tell(act.FIRST_PLAYER, state.first, 0)
        state.push(ChooseHourglassTile(state.first, 0), BEGIN_ROUND)


class ChooseHourglassTile(Step[SmogState]):
    """Put an hourglass on any slot without one: first the tile [12, E5, E7]."""

    placed: i64  # by all seats

    def __init__(self, seat: i64, placed: i64) -> None:
        self.seat = seat
        self.placed = placed

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=16)
        for place in range(1, PLACES):
            if state.hourglasses[place] != ALL_SIDES:
                found = append(found, act.PLACE + place)
        return found

    def resolve(self, state: SmogState, action: i64) -> None:
        state.push(ChooseHourglassSide(self.seat, self.placed, action - act.PLACE))

    def rule(self, action: i64) -> str:
        return "smog:R12"

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if action == act.PLACE:
            return Reason("the-esplanade-has-no-slot", "smog:E7")
        return Reason("choose-a-tile-with-a-free-slot", "smog:E5")


class ChooseHourglassSide(Step[SmogState]):
    """Then the side of the tile; the next seat follows, twice round the table."""

    placed: i64
    place: i64

    def __init__(self, seat: i64, placed: i64, place: i64) -> None:
        self.seat = seat
        self.placed = placed
        self.place = place

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for direction in range(DIRECTIONS):
            if not state.has_hourglass(self.place, state.side_facing(self.place, direction)):
                found = append(found, act.SIDE + direction)
        return found

    def resolve(self, state: SmogState, action: i64) -> None:
        put_hourglass(state, self.place, state.side_facing(self.place, action - act.SIDE))
        state.tell(act.SETUP_HOURGLASS, self.seat, self.place, action - act.SIDE)
        placed = self.placed + 1
        if placed < SETUP_HOURGLASSES * state.seats:
            state.push(ChooseHourglassTile(state.next_seat(self.seat), placed))

    def rule(self, action: i64) -> str:
        return "smog:R12"

    def asks(self, state: SmogState) -> dict[str, Any]:
        return {"place": ["place", self.place]}

    def why_not(self, state: SmogState, action: i64) -> Reason:
        return Reason("a-slot-holds-one-hourglass", "smog:E5")
