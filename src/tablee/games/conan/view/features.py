"""What the bytes of an observation mean, in the order in which `hidden.mark` writes them."""

from __future__ import annotations

from typing import Final

from tablee.core.features import Block, Feature, FeatureTable, places
from tablee.games.conan.data import CARD_IDS, HERO_SLOTS, SPELL_IDS
from tablee.games.conan.view.hidden import MOST_UNITS, MOST_ZONES, box_names

HERO: Final = (
    Feature("fate", "1 in play, 2 dead, 3 left, 4 absent"),
    Feature("zone", "zone + 1; 0: not on the board"),
    Feature("active", "1: active"),
    Feature("walked", "1: has used the base movement"),
    Feature("halo", "1: has a halo"),
    Feature("available", "gems available"),
    Feature("fatigue", "gems in fatigue"),
    Feature("wounds", "gems in the wound zone"),
    Feature("load", "load"),
    Feature("own", "1: led by this seat"),
    Feature("done", "1: does not want to act"),
    Feature("sheet", "the hero, as the number of the sheet"),
    Feature("boxes", "gems on each box", tuple(box_names())),
    Feature("cards", "cards of each kind", tuple(CARD_IDS)),
    Feature("spells", "1: has the spell", tuple(SPELL_IDS)),
)
UNIT: Final = (
    Feature("zone", "zone + 1; 0: not on the board"),
    Feature("life", "life points, + 100 with a halo"),
    Feature("treasure", "1: carries a treasure"),
)
ZONE: Final = (
    Feature("cards", "cards of each kind on the ground", tuple(CARD_IDS)),
    Feature("chest", "1: a closed chest"),
    Feature("captive", "1: the captive may be hidden here (to the Overlord: is)"),
    Feature("passage", "1: a secret passage, 2: seen to be false, 3: seen to be real"),
    Feature("flooded", "1: has become water"),
)
FEATURES: Final = FeatureTable(
    [
        Block("hero", places(HERO_SLOTS), HERO),
        Block("unit", places(MOST_UNITS), UNIT),
        Block("zone", places(MOST_ZONES), ZONE),
        Feature("round", "round"),
        Feature("side", "whose turn it is, as the number of the side"),
        Feature("available", "the Overlord's gems available"),
        Feature("fatigue", "the Overlord's gems in fatigue"),
        Feature("removed", "the Overlord's gems removed"),
        Feature("activations", "activations of the Overlord's turn"),
        Feature("river", "tiles from the left: tile + 1, + 100 if bloodied; 0: none", places(8)),
        Feature("gold", "worth of the treasures that have left the board"),
        Feature("gold_left", "worth of the treasures that have not"),
        Feature("devoured", "villagers devoured"),
        Feature("charm", "1: the charm is broken"),
    ]
)
