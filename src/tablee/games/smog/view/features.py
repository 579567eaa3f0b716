"""What the bytes of an observation mean, in the order in which `hidden.mark` writes them."""

from __future__ import annotations

from typing import Final

from tablee.core.features import Block, Feature, FeatureTable, places
from tablee.games.smog.data import (
    AGENT_IDS,
    ETHER_IDS,
    MAX_SEATS,
    PLACE_IDS,
    SPECIAL_IDS,
)

SIDE: Final = (
    Feature("place", "place of the gentleman"),
    Feature("edge", "edge + 1; 0: not chosen yet"),
    Feature("sovereigns", "Sovereigns, 255 at most"),
    Feature("reserve", "Sovereigns in reserve, 255 at most"),
    Feature("ethers", "units of each Ether", tuple(ETHER_IDS)),
    Feature("artefacts", "artefacts, as bits", bits=True),
    Feature("hand_size", "special action cards in hand"),
    Feature("dragons_gifts", "gifts of the dragon"),
    Feature("seated", "1; 0: nobody sits here"),
)
PLACE: Final = (
    Feature("orientation", "edge that the marked side faces"),
    Feature("hourglasses", "sides with an hourglass, as bits", bits=True),
)
AGENT: Final = (
    Feature("slot", "slot + 1; 0: not in the game"),
    Feature("place", "place; 0: on the Esplanade, or not in the game"),
)
FEATURES: Final = FeatureTable(
    [
        Feature("needs", "own combination: units needed of each Ether", tuple(ETHER_IDS)),
        Feature("portal_place", "place of the own portal"),
        Feature("hand", "own special action cards, of each kind", tuple(SPECIAL_IDS)),
        Block("side", places(MAX_SEATS), SIDE),
        Block("place", tuple(PLACE_IDS), PLACE),
        Block("agent", tuple(AGENT_IDS), AGENT),
        Feature("round", "round, 255 at most"),
        Feature("first", "first player, 1 for this seat, then clockwise; 0: nobody"),
        Feature("favoured", "the favoured player, counted likewise"),
        Feature("turn", "whose turn it is, counted likewise"),
        Feature("bank", "Sovereigns in the bank, 255 at most"),
        Feature("supply", "hourglasses in the supply"),
        Feature("actions", "actions left"),
        Feature("begged", "1: this turn was begged"),
        Feature("turned_any", "1: a tile was turned this turn"),
        Feature("bought_on", "places bought on this turn, as bits", ("0", "1"), bits=True),
        Feature("sold_on", "places sold on this turn, as bits", ("0", "1"), bits=True),
        Feature("deck", "cards in the deck"),
        Feature("discard", "discarded cards of each kind", tuple(SPECIAL_IDS)),
        Feature("queue", "slots of the agents on the board, oldest first, + 1", ("0", "1")),
        Feature("next_slot", "slot of the agent that comes next"),
        Feature("transactions", "transactions so far"),
        Feature("highest_bidder", "who has bid most, counted like first"),
        Feature("last_favoured", "the last favoured player, counted likewise"),
    ]
)
