"""What a tile could do, told to the overlord alone: zones of its free moves, enemies to attack."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.conan.data import OVERLORD
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tests.conan.tables import do, overlords_turn, table

WARRIORS = [f"pict_warriors_purple_{n}" for n in (1, 2, 3)]  # 2 MP, melee


def activated(places: dict[str, str], tile: str = "pict_warriors_purple") -> ConanState:
    state = table(places, heroes=3)
    overlords_turn(state, 10)
    do(state, f"tile {tile}")
    return state


def reach(state: ConanState, seat: int = OVERLORD) -> Any:
    return GAME.table(state, seat).get("prospect")


def zones(state: ConanState) -> set[str]:
    return {zone.rsplit("_", 1)[1] for zone in reach(state)["zones"]}


def hits(state: ConanState) -> dict[str, list[str]]:
    return {row["figure"]: row["hits"] for row in reach(state)["figures"]}


@pytest.mark.rule("conan:MV-6")
def test_free_moves_reach_as_far_as_the_points_and_hindrance_allow() -> None:
    alone = {WARRIORS[0]: "b1", "conan": "d4", "shevatas": "d4", "hadrathus": "d4"}
    assert zones(activated(alone)) > {"b1", "a1", "b2", "c1"}
    hindered = {**alone, "shevatas": "b1"}  # leaving costs a point more: one zone far
    assert zones(activated(hindered)) < zones(activated(alone))
    assert {"b1", "a1", "b2", "c1"} <= zones(activated(hindered))


@pytest.mark.rule("conan:ME-1", "conan:OT-5")
def test_they_could_attack_whom_they_can_walk_to_and_nobody_else() -> None:
    state = activated(
        {WARRIORS[0]: "b1", WARRIORS[1]: "d4", "conan": "b2", "shevatas": "b1", "hadrathus": "a4"}
    )
    assert hits(state) == {WARRIORS[0]: ["conan", "shevatas"], WARRIORS[1]: []}


@pytest.mark.rule("conan:MV-6")
def test_of_figures_alike_one_is_told() -> None:
    state = activated({**dict.fromkeys(WARRIORS, "b1"), "conan": "d4"})
    assert len(reach(state)["figures"]) == 1


@pytest.mark.rule("conan:E12")
def test_who_cannot_move_is_told_with_those_beside() -> None:
    state = activated({"hyenas_1": "b1", "conan": "d4", "hadrathus": "d4"}, "hyenas")
    do(state, "pass")  # no free move any more: attacks are chosen
    told = reach(state)
    assert told is None or zones(state) == {"b1"}


def test_only_the_overlord_is_told_and_only_while_a_tile_acts() -> None:
    state = activated({WARRIORS[0]: "b1", "conan": "b2"})
    assert reach(state) is not None
    assert reach(state, 1) is None
    assert reach(state, -1) is None
    resting = table({WARRIORS[0]: "b1", "conan": "b2"})
    overlords_turn(resting, 10)
    assert reach(resting) is None
