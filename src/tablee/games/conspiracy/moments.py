"""The moments at which lords and locations act: a closed list.

A power is one object, shared by all games. A lord acts when it is placed. A location acts when it
arrives and when points are counted. A mark also makes it act whenever its owner would take another
location. The bearers of each mark are collected at import.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit
from tablee.core.native import i64, vec
from tablee.core.pile import zeros
from tablee.core.powers import overridden
from tablee.games.conspiracy.data import LOCATION_COUNT, LORD_KINDS
from tablee.games.conspiracy.state import Chamber, ConspiracyState

TWO_KEYS_SUFFICE: Final = 0
SEARCHES_DECK: Final = 1
MARKS: Final = ("two_keys_suffice", "searches_deck")


class LordPower:
    """What a lord does."""

    def placed(self, state: ConspiracyState, owner: i64) -> None:
        """Act when the lord has just been placed."""
        raise NotImplementedError


class LocationPower:
    """What a location does and counts; this one is worth only its printed points."""

    printed: i64

    def __init__(self, printed: i64) -> None:
        self.printed = printed

    def arrives(self, state: ConspiracyState, owner: i64) -> None:
        """Act at once, and only once, when the owner takes control."""

    def points(self, chamber: Chamber) -> i64:
        """Return what the location is worth in a chamber."""
        return self.printed

    def two_keys_suffice(self) -> None:
        """Mark: any two keys give the owner a location."""

    def searches_deck(self) -> None:
        """Mark: the owner chooses locations in the deck, and only there."""


LORD_POWERS: Final[vec[LordPower]] = vec[LordPower]([LordPower() for _ in range(LORD_KINDS)])
LOCATION_POWERS: Final[vec[LocationPower]] = vec[LocationPower](
    [LocationPower(0) for _ in range(LOCATION_COUNT)]
)
MARKED: Final[vec[i64]] = zeros(len(MARKS))  # by mark, the set of locations that bear it


def give_location(location: i64, power: LocationPower) -> None:
    """Give a location its power, once, at import."""
    LOCATION_POWERS[location] = power
    for mark in overridden(power, LocationPower, MARKS):
        MARKED[mark] |= bit(location)


def has_mark(chamber: Chamber, mark: i64) -> bool:
    return chamber.controlled & MARKED[mark] != 0
