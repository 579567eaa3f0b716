"""The closed lists that a scenario chooses from, for authors who do not know them."""

from __future__ import annotations

from typing import Any

from tablee.games.conan.data import (
    COLOUR_NAMES,
    EQUIPMENT_IDS,
    HERO_IDS,
    HERO_ROWS,
    HERO_SLOTS,
    SPELL_IDS,
    TOKEN_IDS,
    TOKEN_ROWS,
    UNIT_IDS,
    UNIT_ROWS,
)
from tablee.games.conan.names import EVENT_TILES, MAP_FILES, most_figures
from tablee.games.conan.scenario.check import MOST_GEMS, RIVER_SLOTS, SCHEMA
from tablee.games.conan.scenario.hooks import CHOICES, DOOR_WAYS, TOKEN_KINDS
from tablee.games.conan.scenario.named import EVENTS_TAKE, RULES_TAKE, TESTS_TAKE, Takes
from tablee.games.conan.scenario.parameters import LISTS, NOTE, NUMBER, Parameter
from tablee.games.conan.scenario.scenario import BENEFITS, COUNTERS, SIDES, TIMES

Table = dict[str, Any]


def closed_lists() -> Table:
    """Return every list, and what each rule, event and test takes."""
    return {
        "schema": SCHEMA,
        "rules": taking(RULES_TAKE),
        "events": taking(EVENTS_TAKE),
        "tests": taking(TESTS_TAKE),
        "maps": list(MAP_FILES),
        "heroes": [
            {"id": name, "energy": row["energy"]}
            for name, row in zip(HERO_IDS, HERO_ROWS, strict=True)
        ],
        "units": [unit(name, row) for name, row in zip(UNIT_IDS, UNIT_ROWS, strict=True)],
        "tokens": [
            {"id": name, "weight": row["weight"]}
            for name, row in zip(TOKEN_IDS, TOKEN_ROWS, strict=True)
        ],
        "equipment": list(EQUIPMENT_IDS),
        "spells": list(SPELL_IDS),
        "token_kinds": list(TOKEN_KINDS),
        "door_ways": list(DOOR_WAYS),
        "event_tiles": list(EVENT_TILES),
        "choices": list(CHOICES),
        "benefits": list(BENEFITS),
        "counters": list(COUNTERS),
        "sides": list(SIDES),
        "times": list(TIMES),
        "dice": list(COLOUR_NAMES),
        "most_heroes": HERO_SLOTS,
        "most_tiles": RIVER_SLOTS,
        "most_gems": MOST_GEMS,
    }


def taking(table: Takes) -> list[Table]:
    return [
        {"name": name, "parameters": [parameter(one) for one in takes if one.kind != NOTE]}
        for name, takes in sorted(table.items())
    ]


def parameter(one: Parameter) -> Table:
    limits = one.limits if one.kind == NUMBER else (0, 0)
    return {
        "name": one.name,
        "kind": one.kind,
        "optional": one.optional,
        "many": one.kind in LISTS,
        "least": limits[0],
        "most": limits[1],
    }


def unit(name: str, row: Table) -> Table:
    most = int(most_figures(row))
    return {
        "id": name,
        "colours": list(row["colours"]),
        "most": most,
        "size": int(row["base_size"]),
        "life": int(row.get("default_life", 1)),
        "tiles": int(row.get("tile_copies", 1)),
        "kind": str(row["class"]),
    }
