"""Who leads whom: the players other than the Overlord share the heroes as they like [SC-5]."""

from __future__ import annotations

from itertools import product
from typing import Final

from tablee.core.bits import bit, has
from tablee.core.errors import BadOption
from tablee.core.native import append, i64, vec
from tablee.games.conan.data import HERO_SLOTS

IN_TURN: Final = 0  # the first hero to the first seat that leads heroes, and so on around
BASE: Final = 10  # a share is written as digits: 1122 gives two heroes to each of two seats


def every_share() -> list[int]:
    """Return all ways to share four heroes among one to four seats, each with at least one."""
    found: list[int] = []
    for seats in product(range(1, HERO_SLOTS + 1), repeat=HERO_SLOTS):
        if set(seats) == set(range(1, max(seats) + 1)):
            found.append(int("".join(map(str, seats))))
    return found


SHARES: Final = (IN_TURN, *every_share())


def seats_of(share: i64) -> i64:
    """Return how many seats a share needs."""
    return i64(int(max(str(share))))


def leaders(heroes: i64, seats: i64, share: i64) -> vec[i64]:
    """Return the seat that leads each hero, in the scenario's order; the first `heroes` play."""
    found = vec[i64]()
    led: i64 = 0  # seats that have a hero
    for hero in range(HERO_SLOTS):
        seat = 1 + hero % (seats - 1)
        if share != IN_TURN and hero < heroes:
            seat = share // BASE ** (HERO_SLOTS - 1 - hero) % BASE
            if seat >= seats:
                raise BadOption(f"leaders={share} names seat {seat}, but {seats - 1} lead heroes")
        if hero < heroes:
            led |= bit(seat)
        found = append(found, seat)
    for seat in range(1, seats):
        if not has(led, seat):
            raise BadOption(f"leaders={share} leaves seat {seat} without one of {heroes} heroes")
    return found


def given_to(led_by: vec[i64], heroes: i64, hero: i64, seat: i64) -> int:
    """Return the share in which a seat leads this hero too.

    A seat that would be left without a hero gets one of that seat's in exchange.
    """
    seats = [int(led_by[other]) for other in range(heroes)]
    before = seats[hero]
    if seats.count(before) == 1 and before != seat:
        seats[seats.index(int(seat))] = before
    seats[hero] = int(seat)
    digits = seats + [1] * (HERO_SLOTS - int(heroes))  # of those who stay away
    return int("".join(map(str, digits)))
