"""The printed facts of Sample, read from `facts` and checked at import."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.facts import rows
from tablee.core.native import i64, vec

CARD_COUNT: Final = 12
SEATS: Final = 2
DEALT: Final = 3  # cards to each seat
COINS: Final = 2  # to each seat

_ROWS: Final = rows("sample", "cards")
CARD_IDS: Final[list[str]] = [row["id"] for row in _ROWS]
EFFECTS: Final[list[dict[str, Any]]] = [row["effect"] for row in _ROWS]
VALUE: Final[vec[i64]] = vec[i64]([row["value"] for row in _ROWS])
CARDS: Final[vec[i64]] = vec[i64](range(CARD_COUNT))

assert len(set(CARD_IDS)) == CARD_COUNT


def card_id(name: str) -> i64:
    return CARD_IDS.index(name)
