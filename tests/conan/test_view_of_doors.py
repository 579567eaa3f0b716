"""Chests and doors tell everybody what opens them: it is printed in the scenario."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.conan.rules import GAME

SCENARIOS = Path(tablee.__file__).parent / "games/conan/facts/scenarios"
WAYS = {"lock": "lock", "key": "key", "damage": "damage", "step_extra_mp": "points"}


def printed(scenario: str) -> Any:
    return tomllib.loads((SCENARIOS / f"{scenario}.toml").read_text(encoding="utf-8"))


def test_a_closed_chest_tells_its_difficulty() -> None:
    scenario = "in_the_clutches_of_the_picts"
    state = GAME.new_game(2, 0, {"scenario": scenario})
    for seat in (0, 1, -1):
        told = GAME.table(state, seat)
        assert told["chest_difficulty"] == printed(scenario)["chests"]["difficulty"]
    state.chests = 0
    assert "chest_difficulty" not in GAME.table(state, 1)


@pytest.mark.parametrize("scenario", ["the_serpents_awakening", "for_all_of_ophirs_gold"])
def test_closed_doors_tell_each_way_to_open_them(scenario: str) -> None:
    state = GAME.new_game(2, 0, {"scenario": scenario})
    rows = printed(scenario).get("door", [])
    expected = [
        {our: row[their] for their, our in WAYS.items() if their in row}
        for row in sorted(rows, key=lambda row: sorted(row["border"]))
    ]
    shut: list[Any] = list(GAME.table(state, 1).get("shut", []))
    found = sorted(shut, key=lambda door: sorted(zone.split("_")[-1] for zone in door["zones"]))
    assert [{way: door[way] for way in WAYS.values() if way in door} for door in found] == expected
    assert len(expected) > 0


def test_an_open_door_is_not_told() -> None:
    state = GAME.new_game(2, 0, {"scenario": "the_serpents_awakening"})
    before = len(GAME.table(state, 1)["shut"])
    border = next(place for place in range(state.board().borders) if state.closed[place] != 0)
    state.closed[border] = 0
    assert len(GAME.table(state, 1)["shut"]) == before - 1
