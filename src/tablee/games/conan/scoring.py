"""Victory as points: one for every seat of the side that has won."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.native import i64
from tablee.games.conan.data import HEROES_SIDE, OVERLORD, OVERLORD_SIDE
from tablee.games.conan.state import ConanState


def side_of_seat(seat: i64) -> i64:
    if seat == OVERLORD:
        return OVERLORD_SIDE
    return HEROES_SIDE


def side(seat: i64, seats: i64) -> i64:
    """Return all seats of a seat's side."""
    if seat == OVERLORD:
        return bit(OVERLORD)
    return bit(seats) - 1 - bit(OVERLORD)


def points(state: ConanState, seat: i64) -> i64:
    if state.winner == side_of_seat(seat):
        return 1
    return 0


def winners(state: ConanState) -> i64:
    """Return the seats of the side that has won; before the end nobody."""
    seats: i64 = 0
    for seat in range(state.seats):
        if state.winner == side_of_seat(seat):
            seats |= bit(seat)
    return seats
