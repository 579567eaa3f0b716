"""The moments at which cards take effect: a closed list.

A power is one object, shared by all games. `powers/table.py` gives each card its own.
"""

from __future__ import annotations

from typing import Final

from tablee.core.native import i64, vec
from tablee.games.sample.data import CARD_COUNT
from tablee.games.sample.state import SampleState


class CardPower:
    """What a card does. The base class does nothing."""

    def played(self, state: SampleState, owner: i64, card: i64) -> None:
        """Act when the card has just been played."""


POWERS: Final[vec[CardPower]] = vec[CardPower]([CardPower() for _ in range(CARD_COUNT)])
