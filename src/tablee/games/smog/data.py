"""The counts, pieces and cards of SMOG, read from `facts/cards.toml` and checked at import.

The printed board is in `board/layout.py` instead, because an owner of the box may replace the
reconstructed figures by the printed ones.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from tablee.core.bits import bit
from tablee.core.native import i64, vec
from tablee.games.smog.view.fields import Edge

FACTS: Final = Path(__file__).with_name("facts")

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
DIRECTIONS: Final = 4  # clockwise: S W N E; a tile has as many sides
PLACES: Final = 13  # 0 is the Esplanade, then the tiles
ESPLANADE: Final = 0
TILES: Final = 12  # tile t lies at place t + 1
ETHERS: Final = 4
ARTEFACTS: Final = 4
ALL_ARTEFACTS: Final = 15  # as a set
ARTEFACT_COPIES: Final = 4
AGENTS: Final = 6
SLOTS: Final = 4  # agents in play
AGENTS_BY_TRANSACTION: Final = 2
SPECIALS: Final = 12
COMBINATIONS: Final = 13
PORTALS: Final = 12  # places a portal card may name; eight of them are in a game
PORTAL_SETS: Final = 3

SOVEREIGNS: Final = 30
HOURGLASSES: Final = 30
START_SOVEREIGNS: Final = 2
START_EXPERTISE: Final = 1
SETUP_HOURGLASSES: Final = 2  # of each seat
ACTIONS: Final = 3
RESERVE_LIMIT: Final = 5
MOST_PAID_AT_ONCE: Final = 9
BEG_ALONE: Final = 2
BEG_TIED: Final = 1
DISCOUNT: Final = 1
LOWEST_PRICE: Final = 1
SALE_BONUS: Final = 1
DRAGONS_BONUS: Final = 3
QUEENS_SOVEREIGNS: Final = 2
SPEED_ACTIONS: Final = 2

EDGE_IDS: Final[tuple[Edge, ...]] = ("S", "W", "N", "E")
TILE_IDS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "A", "B", "C", "D")
PLACE_IDS: Final = ("esplanade", *TILE_IDS)
DIRECTION_IDS: Final = ("clockwise", "anticlockwise")
CLOCKWISE: Final = 0
ANTICLOCKWISE: Final = 1

BLOOD: Final = 0

WITCH: Final = 0
DANDY: Final = 1
DOCTOR: Final = 2
MERCHANT: Final = 3
GATEKEEPER: Final = 4
LOST_BOY: Final = 5

SPECTRAL_SPEED: Final = 0
QUEENS_FAVOUR: Final = 1
TITANS_BREATH: Final = 2
RITUAL_INVOCATION: Final = 3
SHIFTING_GEARS: Final = 4
RUST: Final = 5
DRAGONS_GIFT: Final = 6
WHEEL_OF_CHAOS: Final = 7
CHANNELLED_ETHER: Final = 8
ALCHEMICAL_SIPHON: Final = 9
STEAM_LORDS_DECREE: Final = 10
FAERIE_GIFT: Final = 11

# The portal cards: how far to the player's right and ahead of the Esplanade.
PORTAL_IDS: Final = (
    "near_left",
    "near",
    "near_right",
    "left",
    "right",
    "far_left",
    "far",
    "far_right",
    "tip_near",
    "tip_left",
    "tip_far",
    "tip_right",
)

_CARDS: Final[dict[str, Any]] = tomllib.loads((FACTS / "cards.toml").read_text(encoding="utf-8"))


def _ids(kind: str) -> list[str]:
    return [row["id"] for row in _CARDS[kind]]


ETHER_IDS: Final[list[str]] = _ids("ether")
ARTEFACT_IDS: Final[list[str]] = _ids("artefact")
CHARACTER_IDS: Final[list[str]] = _ids("character")
AGENT_IDS: Final[list[str]] = _ids("agent")
SPECIAL_IDS: Final[list[str]] = _ids("special_action")
COMBINATION_IDS: Final[list[str]] = ["all"] + [
    f"{doubled}2_no_{missing}"
    for doubled in ETHER_IDS
    for missing in ETHER_IDS
    if missing != doubled
]


def _required(row: dict[str, Any]) -> i64:
    ethers: i64 = 0
    for name in row["requires"]:
        ethers |= bit(ETHER_IDS.index(name))
    return ethers


# By special action: the set of Ethers that must be owned to play it.
REQUIRED: Final[vec[i64]] = vec[i64]([_required(row) for row in _CARDS["special_action"]])
DECK: Final[vec[i64]] = vec[i64](
    [
        special
        for special, row in enumerate(_CARDS["special_action"])
        for copy in range(row["copies"])
    ]
)

assert ETHER_IDS.index("blood") == BLOOD
assert AGENT_IDS == ["witch", "dandy", "doctor", "merchant", "gatekeeper", "lost_boy"]
assert len(SPECIAL_IDS) == SPECIALS
assert SPECIAL_IDS[RITUAL_INVOCATION] == "ritual_invocation"
assert SPECIAL_IDS[FAERIE_GIFT] == "faerie_gift"
assert len(ETHER_IDS) == ETHERS
assert len(ARTEFACT_IDS) == ARTEFACTS
assert len(DECK) == _CARDS["deck"]["special_action_cards"]
