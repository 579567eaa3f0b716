"""What the bytes of an observation mean, in the order in which `hidden.mark` writes them."""

from __future__ import annotations

from typing import Final

from tablee.core.features import Block, Feature, FeatureTable, places
from tablee.games.abyss.data import (
    ALLY_IDS,
    CARD_IDS,
    COURT_SPACES,
    LOCATION_IDS,
    MAX_SEATS,
    RACE_NAMES,
)
from tablee.games.abyss.view.hidden import LOCATION_BYTES, LORD_BYTES

SIDE: Final = (
    Feature("affiliated", "affiliated allies of each kind", tuple(ALLY_IDS)),
    Feature("pearls", "pearls, 255 at most"),
    Feature("key_tokens", "key tokens"),
    Feature("hand_size", "allies in hand"),
    Feature("token_count", "monster tokens"),
    Feature(
        "free",
        "lords not on a location: bit b of byte k is lord 8k + b of the facts",
        places(LORD_BYTES),
        bits=True,
    ),
    Feature(
        "disabled", "of these, the lords without power, as bits", places(LORD_BYTES), bits=True
    ),
    Feature("housed", "lords on locations, as bits", places(LORD_BYTES), bits=True),
    Feature("locations", "locations, as bits", places(LOCATION_BYTES), bits=True),
)
FEATURES: Final = FeatureTable(
    [
        Feature("hand", "own allies in hand, of each kind", tuple(ALLY_IDS)),
        Feature("tokens", "influence on the own monster tokens"),
        Block("side", places(MAX_SEATS), SIDE),
        Feature("stacks", "allies in each council stack", tuple(RACE_NAMES)),
        Feature("court", "lord on the space, its number + 1; 0: none", places(COURT_SPACES)),
        Feature("track", "cards of each kind on the exploration track", tuple(CARD_IDS)),
        Feature("location", "1: face up and available, 2: drawn, 0: neither", tuple(LOCATION_IDS)),
        Feature("threat", "the threat marker"),
        Feature("price", "pearls to pay for the next card bought from the track"),
        Feature("turn", "whose turn it is, counted clockwise from this seat"),
        Feature("deck", "cards in the exploration deck"),
        Feature("lord_deck", "lords in the deck"),
    ]
)
