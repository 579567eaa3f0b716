"""What the bytes of an observation mean, in the order in which `hidden.mark` writes them."""

from __future__ import annotations

from typing import Final

from tablee.core.features import Block, Feature, FeatureTable, places
from tablee.games.sample.data import CARD_IDS, SEATS

CARDS: Final = tuple(CARD_IDS)
SIDE: Final = (
    Feature("row", "1 if the card lies in the row", CARDS),
    Feature("hand_size", "cards in hand"),
    Feature("coins", "coins"),
)
FEATURES: Final = FeatureTable(
    [
        Feature("hand", "1 if this seat holds the card", CARDS),
        Block("side", places(SEATS), SIDE),
        Feature("discarded", "1 if the card was discarded", CARDS),
        Feature("deck", "cards in the deck"),
        Feature("turn", "1 if it is the opponent's turn"),
    ]
)
