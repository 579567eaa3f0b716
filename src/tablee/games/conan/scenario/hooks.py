"""The closed lists of keys that a scenario file may have.

Rules, events and tests say themselves which keys they take (`table`).
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
ROWS: Final = ("hero", "river", "reserve", "event", "token", "door", "rule", "objective")
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
ALLY_KEYS: Final = ("unit", "colour", "figures", "life")
FATIGUE_KEYS: Final = ("gems_to_fatigue", "gems_to_fatigue_by_hero", "source")
BOOK_KEYS: Final = ("max_activations", "benefits", "numbers", "source")
GEM_KEYS: Final = ("available", "fatigue", "recovery")
RESERVE_KEYS: Final = ("unit", "count", "life", "source")
CHEST_KEYS: Final = ("difficulty", "zones", "deck", "draw", "source", "zone_source")
ENTRY_KEYS: Final = ("zones", "max_per_zone", "source")
EVENT_KEYS: Final = ("tile", "choose", "options", "source")
CHOICES: Final[tuple[int | str, ...]] = (1, "all_in_order")
OBJECTIVE_KEYS: Final = ("side", "when", "all", "any", "source")

# The tables of a file and the keys they may have, in the order of a file.
TABLES: Final[tuple[tuple[str, frozenset[str]], ...]] = (
    ("file", KEYS - {*CHAPTERS, *ROWS}),
    ("hero", HERO_KEYS),
    ("hero.allies", frozenset(ALLY_KEYS)),
    ("hero_setup", frozenset(FATIGUE_KEYS)),
    ("overlord", frozenset(BOOK_KEYS)),
    ("overlord.heroes", frozenset(GEM_KEYS)),
    ("river", TILE_KEYS),
    ("reserve", frozenset(RESERVE_KEYS)),
    ("event", frozenset(EVENT_KEYS)),
    ("reinforcement", frozenset(ENTRY_KEYS)),
    ("chests", frozenset(CHEST_KEYS)),
    ("token", TOKEN_KEYS),
    ("door", DOOR_KEYS),
    ("objective", frozenset(OBJECTIVE_KEYS)),
)
