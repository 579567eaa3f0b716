"""The closed lists of keys that a scenario file may have.

Rules, events and tests say themselves what they take (`table`).
"""

from __future__ import annotations

from typing import Final

NEEDED: Final = (
    "schema",
    "id",
    "map",
    "turn_limit",
    "heroes_min",
    "heroes_max",
    "hero",
    "overlord",
    "river",
    "objective",
)
CHAPTERS: Final = ("hero_setup", "overlord", "chests", "reinforcement", "figures_total")
KEYS: Final = frozenset(
    {
        *NEEDED,
        *CHAPTERS,
        "name_en",
        "name_fr",
        "name_fr_source",
        "first_side",
        "source",
        "event",
        "reserve",
        "token",
        "door",
        "rule",
    }
)
SOURCES: Final = frozenset({"source", "zone_source"})
HERO_KEYS: Final = SOURCES.union(
    {
        "id",
        "zone",
        "zone_rule",
        "equipment",
        "spells",
        "active_spells",
        "allies",
        "only_with_heroes",
    }
)
TILE_KEYS: Final = SOURCES.union(
    {
        "tile",
        "colour",
        "life",
        "spells",
        "active_spells",
        "figures",
        "aside",
        "same_figure_as",
    }
)
TOKEN_KINDS: Final = ("captive", "object", "petrified", "secret_passage", "treasure")
TOKEN_KEYS: Final = SOURCES.union(
    {
        "id",
        "name",
        "kind",
        "weight",
        "life",
        "armour",
        "zone",
        "figures",
        "places",
        "hidden",
        "pick_up",
        "pick_up_needs_flag",
        "on_death",
        "created_when",
        "opens_with",
        "gives_card",
        "zones",
        "count",
        "real",
        "values",
    }
)
DOOR_WAYS: Final = ("lock", "key", "damage", "step_extra_mp")
DOOR_KEYS: Final = SOURCES.union(
    DOOR_WAYS, {"id", "border", "opens", "removed_when_crossed", "not_for", "units_pass"}
)
