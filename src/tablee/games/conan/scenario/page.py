"""A row of a scenario file as a rule, an event or a test reads it: names become numbers."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit
from tablee.core.native import i64
from tablee.games.conan.data import CARD_IDS, HERO_SLOTS, UNIT_IDS
from tablee.games.conan.names import TILE_IDS, tile_name_of
from tablee.games.conan.scenario.scenario import Scenario

Table = dict[str, Any]


class Page:
    """One row, with the scenario built so far and the whole file and map it comes from."""

    def __init__(self, scenario: Scenario, data: Table, plan: Table) -> None:
        self.scenario = scenario
        self.data = data
        self.plan = plan
        self.zones: list[str] = [zone["id"] for zone in plan["zone"]]
        self.row: Table = {}

    def turned_to(self, row: Table) -> Page:
        """Return the page of another row of the file."""
        other = Page(self.scenario, self.data, self.plan)
        other.row = row
        return other

    def rows(self, hook: str) -> list[Table]:
        """Return the special rules of one kind."""
        return [row for row in self.data.get("rule", []) if row["hook"] == hook]

    def number(self, name: str, default: int = 0) -> int:
        return int(self.row.get(name, default))

    def card(self, name: str) -> int:
        return CARD_IDS.index(self.row[name])

    def zone_set(self, names: list[str]) -> i64:
        members: i64 = 0
        for name in names:
            members |= bit(self.zones.index(name))
        return members

    def tile(self, unit: str, colour: str = "none") -> int:
        return int(self.scenario.tile_of[TILE_IDS.index(tile_name_of(unit, colour))])

    def hero(self, name: str) -> int:
        return [str(hero["id"]) for hero in self.data["hero"]].index(name)

    def figures_of(self, unit: str) -> i64:
        """Return the set of the figures of a unit."""
        members: i64 = 0
        for figure in range(HERO_SLOTS, self.scenario.figures):
            if self.scenario.unit[figure] == UNIT_IDS.index(unit):
                members |= bit(figure)
        return members

    def figure_of(self, unit: str) -> int:
        """Return the first figure of a unit."""
        members = self.figures_of(unit)
        return next(figure for figure in range(self.scenario.figures) if (members >> figure) & 1)

    def figure(self) -> int:
        """Return the figure that the row names as its unit or hero."""
        if "hero" in self.row:
            return self.hero(self.row["hero"])
        return self.figure_of(self.row["unit"])
