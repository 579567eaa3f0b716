"""The numbers by which actions and events name zones, tiles and figures of all scenarios."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from tablee.games.conan.data import FACTS, HERO_IDS, SCENARIO_FILES

MAP_FILES: Final = {path.stem: path for path in sorted((FACTS / "maps").glob("*.toml"))}
SCENARIO_IDS: Final[list[str]] = [path.stem for path in SCENARIO_FILES]


def _all_zones() -> list[str]:
    """Return the zones of every map, map after map: `pict_village_h1`."""
    found = []
    for name, path in MAP_FILES.items():
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        found += [f"{name}_{zone['id']}" for zone in data["zone"]]
    return found


def tile_id(row: dict[str, Any]) -> str:
    """Return the name of a tile of the river: its unit, and its colour if it has one."""
    colour = row.get("colour")
    return f"{row['tile']}_{colour}" if colour else str(row["tile"])


def figure_ids(row: dict[str, Any]) -> list[str]:
    """Return the names of the figures that a tile controls [CH-3]."""
    figures = sum(place["count"] for place in row.get("figures", []))
    if figures == 1:
        return [tile_id(row)]
    return [f"{tile_id(row)}_{number}" for number in range(1, figures + 1)]


def _all_tiles() -> tuple[list[str], list[str]]:
    tiles: list[str] = []
    figures = list(HERO_IDS)
    for path in SCENARIO_FILES:
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["river"]:
            tiles += [tile_id(row)] if tile_id(row) not in tiles else []
            figures += [name for name in figure_ids(row) if name not in figures]
    return tiles, figures


ZONE_IDS: Final[list[str]] = _all_zones()
TILE_IDS, FIGURE_IDS = _all_tiles()
