"""The numbers by which actions and events name zones, tiles and figures, in every scenario.

They come from the maps and the unit tiles, not from the scenarios, so a scenario of one's own finds
all its names here. A person who is a hero in one scenario and a unit in another has one name.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

from tablee.games.conan.data import FACTS, HERO_IDS, UNIT_ROWS

MAP_IDS: Final = ("pict_village", "ships", "fort", "inn", "swamp", "citadel")
MAP_FILES: Final = {name: FACTS / "maps" / f"{name}.toml" for name in MAP_IDS}

EVENT_TILES: Final = ("event_1", "event_2")
MOST_FIGURES: Final = 6  # that one tile controls
SECOND: Final = "second"  # the other tile of a figure that has two


def _all_zones() -> list[str]:
    """Return the zones of every map, one map after the other: `pict_village_h1`."""
    found = []
    for name, path in MAP_FILES.items():
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        found += [f"{name}_{zone['id']}" for zone in data["zone"]]
    return found


def tile_name_of(unit: str, colour: str) -> str:
    """Return the name of a tile: its unit, and its colour if it has one."""
    return unit if colour == "none" else f"{unit}_{colour}"


def tile_id(row: dict[str, Any]) -> str:
    """Return the name of a tile of a scenario's river."""
    name = tile_name_of(row["tile"], row.get("colour", "none"))
    return f"{name}_{SECOND}" if "same_figure_as" in row else name


def numbered(tile: str, most: int, figures: int) -> list[str]:
    """Return the names of so many figures of a tile; a lone figure has no number."""
    if most == 1:
        return [tile]
    return [f"{tile}_{number}" for number in range(1, figures + 1)]


def most_figures(unit: dict[str, Any]) -> int:
    """Return how many figures a tile of a unit controls at most."""
    usual = 5 if unit["class"] == "minion" else 1
    return min(MOST_FIGURES, int(unit.get("figures_in_box", usual)))


def figure_ids(unit: str, colour: str, figures: int) -> list[str]:
    """Return the names of the figures that a tile controls [CH-3]."""
    row = next(row for row in UNIT_ROWS if row["id"] == unit)
    return numbered(tile_name_of(unit, colour), most_figures(row), figures)


def _all_tiles() -> tuple[list[str], list[str]]:
    tiles = list(EVENT_TILES)
    figures = list(HERO_IDS)
    for unit in UNIT_ROWS:
        for colour in unit["colours"]:
            name = tile_name_of(unit["id"], colour)
            tiles.append(name)
            if unit.get("tile_copies", 1) > 1:
                tiles.append(f"{name}_{SECOND}")
            own = numbered(name, most_figures(unit), most_figures(unit))
            figures += [figure for figure in own if figure not in figures]
    return tiles, figures


ZONE_IDS: Final[list[str]] = _all_zones()
TILE_IDS, FIGURE_IDS = _all_tiles()
