"""What the bytes of an observation mean, in the order in which `hidden.mark` writes them."""

from __future__ import annotations

from typing import Final

from tablee.core.features import Block, Feature, FeatureTable, places
from tablee.games.conspiracy.data import LOCATION_IDS, LORD_IDS, MAX_SEATS, SPACES

PLACES: Final = places(SPACES)
CHAMBER: Final = (
    Feature("lords", "lord on the space, its kind + 1; 0: none", PLACES),
    Feature("locations", "location on the space, its number + 1; 0: none", PLACES),
    Feature("pearls", "pearls"),
    Feature("pearl_master", "1 if pearl master"),
    Feature("silver_keys", "silver keys since the last location"),
    Feature("gold_keys", "gold keys since the last location"),
)
FEATURES: Final = FeatureTable(
    [
        Block("chamber", places(MAX_SEATS), CHAMBER),
        Feature("discards", "lords of each kind in the discard piles", tuple(LORD_IDS)),
        Feature("drawn", "lords of each kind drawn, or recruited and to place", tuple(LORD_IDS)),
        Feature("location", "1: available, 2: drawn by this seat, 0: neither", tuple(LOCATION_IDS)),
        Feature("deck", "lords in the deck"),
        Feature("location_deck", "locations in the deck"),
        Feature("turn", "whose turn it is, counted clockwise from this seat"),
        Feature("forced_draw", "lords that opponents must draw; 0: free choice"),
        Feature("forced_by", "who forces them, counted from this seat, + 1; 0: nobody"),
        Feature("last_turns", "last turns still to be played, + 1; 0: no chamber is complete"),
        Feature("seats", "seats at the table"),
    ]
)
