"""The printed facts of Conspiracy, read from `facts` and checked at import; the chamber's shape."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit
from tablee.core.facts import rows
from tablee.core.native import i64, vec
from tablee.core.pile import zeros
from tablee.games.conspiracy.view.fields import Colour, Metal

COLOURS: Final = 5
POWERS_PER_COLOUR: Final = 6  # influences 0, 1, 2, 3, 4 and 6: each has its own power
LORD_KINDS: Final = 30  # colour * 6 + place of the influence
LOCATION_COUNT: Final = 24
SPACES: Final = 15
ROWS: Final = 5
MAX_SEATS: Final = 4
MAX_DRAWN: Final = 3  # lords or locations drawn at once
SAME_KEYS: Final = 2  # keys of one metal that give a location
PER_COALITION_LORD: Final = 3
PEARL_MASTER_POINTS: Final = 5
EMPTY: Final = -1  # a space without a lord, or a lord without a location

COLOUR_NAMES: Final[tuple[Colour, ...]] = ("blue", "yellow", "red", "green", "purple")
INFLUENCES: Final = (0, 1, 2, 3, 4, 6)
SILVER: Final = 0
GOLD: Final = 1
METALS: Final = 2
METAL_NAMES: Final[tuple[Metal, ...]] = ("silver", "gold")
NO_KEY: Final = -1

_LORD_ROWS: Final = rows("conspiracy", "lords")
LOCATION_ROWS: Final = rows("conspiracy", "locations")
LORD_IDS: Final[list[str]] = [row["id"] for row in _LORD_ROWS]
LOCATION_IDS: Final[list[str]] = [row["id"] for row in LOCATION_ROWS]
LORD_EFFECTS: Final[list[dict[str, Any]]] = [row["effect"] for row in _LORD_ROWS]


def _key(row: dict[str, Any]) -> int:
    return NO_KEY if row["key"] == "none" else METAL_NAMES.index(row["key"])


# By kind of lord.
INFLUENCE: Final[vec[i64]] = vec[i64]([row["influence"] for row in _LORD_ROWS])
KEY: Final[vec[i64]] = vec[i64]([_key(row) for row in _LORD_ROWS])
PEARLS: Final[vec[i64]] = vec[i64]([row["pearls"] for row in _LORD_ROWS])
COPIES: Final[vec[i64]] = vec[i64]([row["copies"] for row in _LORD_ROWS])

LORD_CARDS: Final[vec[i64]] = vec[i64](
    [kind for kind in range(LORD_KINDS) for _ in range(COPIES[kind])]
)
LOCATION_CARDS: Final[vec[i64]] = vec[i64](range(LOCATION_COUNT))

for _kind, _row in enumerate(_LORD_ROWS):
    assert _row["colour"] == COLOUR_NAMES[_kind // POWERS_PER_COLOUR]
    assert _row["influence"] == INFLUENCES[_kind % POWERS_PER_COLOUR]
assert len(LORD_IDS) == LORD_KINDS
assert len(LORD_CARDS) == 60
assert len(LOCATION_IDS) == LOCATION_COUNT


def lord_id(name: str) -> i64:
    return LORD_IDS.index(name)


def location_id(name: str) -> i64:
    return LOCATION_IDS.index(name)


def colour_of(lord: i64) -> i64:
    return lord // POWERS_PER_COLOUR


def gives_key(lord: i64) -> bool:
    return KEY[lord] != NO_KEY


# -- the inverted pyramid [13, 31-34] ---------------------------------------------

# Row and column of each space, in the order in which lords are placed.
PLACES: Final[list[tuple[int, int]]] = [
    (row, column) for row in range(ROWS) for column in range(ROWS - row)
]


def _neighbours() -> vec[i64]:
    """Return by space the set of spaces that touch it [34]."""
    touching = zeros(SPACES)
    for space, (row, column) in enumerate(PLACES):
        for other in (
            (row, column - 1),
            (row, column + 1),
            (row - 1, column),
            (row - 1, column + 1),
            (row + 1, column - 1),
            (row + 1, column),
        ):
            if other in PLACES:
                touching[space] |= bit(PLACES.index(other))
    return touching


NEIGHBOURS: Final[vec[i64]] = _neighbours()
