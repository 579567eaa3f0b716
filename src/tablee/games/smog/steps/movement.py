"""Walking to the next place, tolls at barriers, and flying with the Gatekeeper."""

from __future__ import annotations

from typing import Any

from tablee.core.engine import Gathering
from tablee.core.errors import Reason
from tablee.core.gestures import copies
from tablee.core.native import append, i64, vec
from tablee.games.smog import actions as act
from tablee.games.smog.data import DIRECTIONS, ESPLANADE, ETHERS, PLACES
from tablee.games.smog.moments import flight_offered
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps import obstacles
from tablee.games.smog.steps.obstacles import reason


def direction_to(state: SmogState, place: i64, other: i64) -> i64:
    """Return the direction of a neighbouring place, or -1."""
    for direction in range(DIRECTIONS):
        if state.board.neighbours[place * 4 + direction] == other:
            return direction
    return -1


def can_pay_toll(state: SmogState, seat: i64, toll: i64) -> bool:
    """A held Sovereign or any Ether for each; the reserve pays nothing (E11)."""
    side = state.at[seat]
    return toll == 0 or side.sovereigns + side.ether_total() >= toll


def append_moves(state: SmogState, seat: i64, found: vec[i64]) -> vec[i64]:
    place = state.at[seat].place
    for direction in range(DIRECTIONS):
        other = state.board.neighbours[place * 4 + direction]
        if other >= 0 and can_pay_toll(state, seat, state.toll(place, direction)):
            found = append(found, act.MOVE + other)
    return found


def why_not_move(state: SmogState, seat: i64, other: i64) -> Reason:
    if direction_to(state, state.at[seat].place, other) < 0:
        return reason(obstacles.NOT_BESIDE)
    return reason(obstacles.TOLL_NOT_PAYABLE)


def move(state: SmogState, seat: i64, other: i64) -> None:
    """Walk to a neighbouring place; barriers on the border are paid for first [24-26]."""
    toll = state.toll(state.at[seat].place, direction_to(state, state.at[seat].place, other))
    if toll > 0:
        state.push(PayToll(seat, other, toll, act.TOLL))
    else:
        arrive(state, seat, other)


def arrive(state: SmogState, seat: i64, place: i64) -> None:
    state.at[seat].place = place
    state.tell(act.MOVED, seat, place)


class PayToll(Gathering[SmogState]):
    """A Sovereign or an Ether for each barrier in the way [25, E10, E11].

    Two tolls are paid in the order of the actions, so that each way of paying is found once. A
    payment that would leave the second toll unpaid is not offered.
    """

    place: i64
    tolls: i64
    first: i64  # no payment before this one

    def __init__(self, seat: i64, place: i64, tolls: i64, first: i64) -> None:
        self.seat = seat
        self.place = place
        self.tolls = tolls
        self.first = first

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=5)
        left = self.stock(state, act.TOLL)
        for ether in range(ETHERS):
            left += self.stock(state, act.TOLL_ETHER + ether)
        for payment in range(act.TOLL, act.TOLL_ETHER + ETHERS):
            stock = self.stock(state, payment)
            if stock > 0 and left >= self.tolls:
                found = append(found, payment)
            left -= stock
        return found

    def stock(self, state: SmogState, payment: i64) -> i64:
        """Return how often the seat could pay in this way."""
        if payment < self.first:
            return 0
        side = state.at[self.seat]
        if payment == act.TOLL:
            return side.sovereigns
        return side.ethers[payment - act.TOLL_ETHER]

    def resolve(self, state: SmogState, action: i64) -> None:
        if action == act.TOLL:
            state.pay_in(self.seat, 1)
            state.tell(act.PAID_TOLL, self.seat, 0)
        else:
            ether = action - act.TOLL_ETHER
            state.at[self.seat].ethers[ether] -= 1
            state.tell(act.PAID_TOLL_ETHER, self.seat, ether)
        if self.tolls > 1:
            state.push(PayToll(self.seat, self.place, self.tolls - 1, action))
        else:
            arrive(state, self.seat, self.place)

    def rule(self, action: i64) -> str:
        return "smog:R25"

    def asks(self, state: SmogState) -> dict[str, Any]:
        return {"place": ["place", self.place], "tolls": self.tolls}

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if act.is_free_action(action):
            return Reason("finish-the-action-first", "smog:E99")
        if act.is_toll(action) and self.stock(state, action) > 0:
            return Reason("pay-the-sovereign-first", "smog:E10")
        return Reason("a-sovereign-or-an-ether-you-own", "smog:E11")

    def most(self, state: SmogState) -> i64:
        return self.tolls

    def laid(self, state: SmogState, pieces: vec[i64]) -> dict[str, Any]:
        return {"pieces": len(pieces), "needed": self.tolls}

    def why_not_with(self, state: SmogState, pieces: vec[i64], action: i64) -> Reason:
        if not act.is_toll(action) or copies(pieces, action) >= self.stock(state, action):
            return Reason("a-sovereign-or-an-ether-you-own", "smog:E11")
        return Reason("the-toll-is-paid-already", "smog:R25", {"tolls": self.tolls})


# -- the Gatekeeper [94, E77] -------------------------------------------------------------


def append_flights(state: SmogState, seat: i64, found: vec[i64]) -> vec[i64]:
    if flight_offered(state, state.at[seat].place):
        for place in range(PLACES):
            if obstacle_to_flying(state, seat, place) == obstacles.NOTHING:
                found = append(found, act.FLY + place)
    return found


def obstacle_to_flying(state: SmogState, seat: i64, place: i64) -> i64:
    if not flight_offered(state, state.at[seat].place):
        return obstacles.NO_GATEKEEPER
    if place == state.at[seat].place:
        return obstacles.ALREADY_THERE
    if place == ESPLANADE and not state.gatekeeper_to_esplanade:
        return obstacles.NOT_TO_ESPLANADE
    return obstacles.NOTHING


def fly(state: SmogState, seat: i64, place: i64) -> None:
    """No border is crossed, no toll is due (E12)."""
    state.at[seat].place = place
    state.tell(act.FLEW, seat, place)
