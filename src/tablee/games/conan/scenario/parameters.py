"""What a rule, an event or a test takes from a scenario file, and which values are allowed."""

from __future__ import annotations

from typing import Final

# What a parameter names; the checker knows the names that each may take.
NUMBER: Final = "number"
DICE: Final = "dice"
ZONES: Final = "zones"
UNIT: Final = "unit"  # of which the file has figures
HERO: Final = "hero"
HERO_LIST: Final = "heroes"
CARD: Final = "card"  # of equipment
TOKEN: Final = "token"
DOOR: Final = "door"
DOORS: Final = "doors"  # or "all"
BORDER_KIND: Final = "border_kind"
SIDE: Final = "side"
TAG: Final = "tag"
COUNTER: Final = "counter"
COUNTER_LIST: Final = "counters"
TILE: Final = "tile"  # a figure for the reader, not checked
WORD: Final = "word"  # checked by the rule itself, which says what it accepts
NOTE: Final = "note"  # for the reader of the file: no effect

LISTS: Final = frozenset({DICE, ZONES, HERO_LIST, DOORS, COUNTER_LIST})  # take several


class Parameter:
    """One key of a row: its name, what it names, and the limits of a number."""

    def __init__(
        self,
        name: str,
        kind: str,
        *,
        optional: bool,
        limits: tuple[int, int] = (0, 0),
        supposed: object = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.optional = optional
        self.limits = limits
        self.supposed = supposed  # what the sentence about the row says if the key is missing


def need(name: str, kind: str, least: int = 0, most: int = 0) -> Parameter:
    return Parameter(name, kind, optional=False, limits=(least, most))


def may(
    name: str, kind: str = WORD, least: int = 0, most: int = 0, supposed: object = None
) -> Parameter:
    return Parameter(name, kind, optional=True, limits=(least, most), supposed=supposed)


def notes(*names: str) -> tuple[Parameter, ...]:
    """Return optional keys that have no effect."""
    return tuple(may(name, NOTE) for name in names)
