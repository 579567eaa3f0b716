"""The action ids of Conspiracy, by family, and the events.

Numbers are written out because the compiler folds only literals. `ActionTable` checks at import
that they leave no gap. The functions at the end tell to which family an action belongs.
"""

from __future__ import annotations

from typing import Final

from tablee.core.native import i64

DRAW: Final = 0  # + lords drawn - 1
PILE: Final = 3  # + colour
RECRUIT: Final = 8  # + lord: one of those drawn, or of a pile too large for the chamber
PLACE: Final = 38  # + lord
SWAP: Final = 68  # + space
PASS: Final = 83  # do without the swap
DRAW_LOCATIONS: Final = 84  # + locations drawn - 1
LOCATION: Final = 87  # + location
ACTION_COUNT: Final = 111

# Events: each says for which seat it happens, `what` it is about and how many. Their rules and
# meanings are in facts/vocabulary.toml, in this order.
TURN: Final = 0
DREW: Final = 1  # lord
DISCARDED: Final = 2  # lord
TOOK_PILE: Final = 3  # colour, lords
PUT_BACK: Final = 4  # lord
PLACED: Final = 5  # lord, space from 1
COAT_OF_ARMS: Final = 6  # lord
GOT_KEY: Final = 7  # metal
GAINED_PEARLS: Final = 8  # pearls
PEARL_MASTER: Final = 9  # pearls on the track
REVEALED: Final = 10  # lord
MOVED: Final = 11  # lord, space from 1
DREW_LOCATION: Final = 12  # location, seen by the seat that draws
LAID_OUT: Final = 13  # location
CONTROLLED: Final = 14  # location, space from 1
NO_LOCATION: Final = 15
RESTRICTED: Final = 16  # lords the opponents must draw
UNRESTRICTED: Final = 17
RECYCLED_LORDS: Final = 18  # lords
RECYCLED_LOCATIONS: Final = 19  # locations
END_IS_NEAR: Final = 20


# -- families: recruiting and placing lords --------------------------------------------


def is_draw_or_pile(action: i64) -> bool:
    """Say whether a seat draws lords or takes a discard pile."""
    return DRAW <= action < RECRUIT


def is_lord_draw(action: i64) -> bool:
    return DRAW <= action < PILE


def lords_drawn(action: i64) -> i64:
    return action - DRAW + 1


def is_pile(action: i64) -> bool:
    """Say whether a seat takes a discard pile."""
    return PILE <= action < RECRUIT


def is_recruitment(action: i64) -> bool:
    """Say whether a seat chooses a lord among those drawn or of a pile."""
    return RECRUIT <= action < PLACE


def is_placement(action: i64) -> bool:
    return PLACE <= action < SWAP


def is_swap(action: i64) -> bool:
    return SWAP <= action < PASS


# -- locations -------------------------------------------------------------------------


def uses_keys(action: i64) -> bool:
    """Say whether a seat draws locations or takes one."""
    return DRAW_LOCATIONS <= action < ACTION_COUNT


def is_location_draw(action: i64) -> bool:
    return DRAW_LOCATIONS <= action < LOCATION


def locations_drawn(action: i64) -> i64:
    return action - DRAW_LOCATIONS + 1


def names_location(action: i64) -> bool:
    return LOCATION <= action < ACTION_COUNT
