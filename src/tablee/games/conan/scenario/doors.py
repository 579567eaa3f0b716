"""Reads the doors of a scenario file."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit
from tablee.core.native import i64, vec
from tablee.core.pile import zeros
from tablee.games.conan.data import CARD_IDS, UNIT_IDS
from tablee.games.conan.scenario.scenario import Scenario

Table = dict[str, Any]


def read_doors(scenario: Scenario, data: Table, zones: list[str]) -> None:
    board = scenario.board
    scenario.doors = zeros(board.borders)
    scenario.lock = zeros(board.borders)
    scenario.key = vec[i64]([-1] * board.borders)
    scenario.toughness = zeros(board.borders)
    scenario.push_cost = zeros(board.borders)
    scenario.shut_out = zeros(board.borders)
    scenario.ajar = zeros(board.borders)
    for row in data.get("door", []):
        ends = {zones.index(name) for name in row["border"]}
        for border in range(board.borders):
            if {board.a[border], board.b[border]} == ends:
                read_door(scenario, border, row)


def read_door(scenario: Scenario, border: int, row: Table) -> None:
    """Read a door and the ways to open it."""
    scenario.doors[border] = 1
    scenario.lock[border] = row.get("lock", 0)
    scenario.toughness[border] = row.get("damage", 0)
    scenario.push_cost[border] = row.get("step_extra_mp", 0)
    scenario.ajar[border] = int(row.get("units_pass", False))
    if "key" in row:
        scenario.key[border] = CARD_IDS.index(row["key"])
    for unit in row.get("not_for", []):
        scenario.shut_out[border] |= bit(UNIT_IDS.index(unit))
