"""What the view shows of the acting figure: the cost of steps, what it sees, what hides."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.errors import IllegalAction, Reason
from tablee.games.conan import data
from tablee.games.conan.names import FIGURE_IDS
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.defence import fixed_defence
from tests.conan.tables import asked, dice, do, figure_of, overlords_turn, table


def acting(state: ConanState) -> Any:
    return GAME.view(state, -1)["acting"]


def short(zone: str) -> str:
    return zone.removeprefix("pict_village_")


def steps(state: ConanState) -> dict[str, int]:
    return {short(step["zone"]): step["cost"] for step in acting(state)["steps"]}


@pytest.mark.rule("conan:MV-1")
def test_steps_cost_what_is_paid_for_them() -> None:
    state = table({"conan": "b1"})
    assert acting(state) is None  # the first question is which hero acts
    do(state, "act conan")
    told = steps(state)
    assert (told["b2"], told["h4"]) == (1, 2)  # the flap of a hut adds a point
    assert "h1" not in told  # a wall
    before = state.base_move(0)
    do(state, "move pict_village_h4")
    assert state.points == before - told["h4"]


@pytest.mark.rule("conan:HI-3")
def test_enemies_in_the_zone_hinder_every_step() -> None:
    state = table({"conan": "b1", "hyenas_1": "b1", "hyenas_2": "b1"})
    do(state, "act conan")
    assert acting(state)["hindrance"] == 2
    assert steps(state)["b2"] == 1 + 2


@pytest.mark.rule("conan:BZ-12")
def test_every_zone_is_in_sight_or_told_with_what_hides_it() -> None:
    state = table({"conan": "d1"})
    do(state, "act conan")
    told = acting(state)
    hidden = {short(each["zone"]): each["by"] for each in told["hidden"]}
    assert {short(zone) for zone in told["sees"]} == {"a1", "b1", "c1", "d1", "d2"}
    assert len(told["sees"]) + len(hidden) == len(GAME.view(state, -1)["zones"])
    assert hidden["h4"] == [36]  # the wall between this road and the hut


def test_nobody_acts_while_the_overlord_chooses_a_tile() -> None:
    state = table({"hyenas_1": "a3"})
    overlords_turn(state)
    assert acting(state) is None


# -- the attack under way ---------------------------------------------------------------


def attack(state: ConanState) -> Any:
    return GAME.view(state, -1)["attack"]


@pytest.mark.rule("conan:RW-6")
def test_an_attack_is_told_from_its_target_to_the_damage() -> None:
    state = table({"conan": "b3", "giant_snake": "b3"})
    assert attack(state) is None
    dice(state, "r2 r2")
    do(state, "act conan", "fight battle_axe", "figure giant_snake")
    told = attack(state)
    assert (told["attacker"], told["victim"], told["card"]) == (
        "conan",
        "giant_snake",
        "battle_axe",
    )
    assert told["defence"] == fixed_defence(state, figure_of(state, "giant_snake"))
    assert told["damage"] == 0
    do(state, "gems 2")
    assert asked(state) == "Rerolls"
    assert attack(state)["roller"] == "conan"


@pytest.mark.rule("conan:DE-3")
def test_a_hero_who_defends_is_told_the_damage_that_comes() -> None:
    state = table({"conan": "b3", "giant_snake": "b3"})
    overlords_turn(state, 9)
    dice(state, "o2 o2 o2")
    do(state, "tile giant_snake")
    if asked(state) == "ChooseMover":
        do(state, "pass")
    do(state, "figure giant_snake", "figure conan")
    if asked(state) == "Rerolls":
        do(state, "keep")
    assert asked(state) == "ChooseDefence"
    told = attack(state)
    assert (told["attacker"], told["victim"], told["damage"]) == ("giant_snake", "conan", 6)


# -- what stands in the way ---------------------------------------------------------------


def reason_for(state: ConanState, choice: str) -> Reason:
    """Return why this is not allowed."""
    with pytest.raises(IllegalAction) as refusal:
        do(state, choice)
    return refusal.value.reason


@pytest.mark.rule("conan:E12")
def test_who_blocks_a_hero_is_named_with_its_skill() -> None:
    state = table({"conan": "b3", "pict_warriors_purple_1": "b3"})
    do(state, "act conan")
    told = acting(state)["blocked"]
    assert told == {"figure": "pict_warriors_purple_1", "skill": "blocking"}
    reason = reason_for(state, "move pict_village_b2")
    assert reason.key == "an-enemy-blocks-the-way"
    assert reason.values["figure"][1] == FIGURE_IDS.index("pict_warriors_purple_1")


def test_nothing_blocks_a_hero_who_stands_alone() -> None:
    state = table({"conan": "b3"})
    do(state, "act conan")
    assert acting(state)["blocked"] is None


@pytest.mark.rule("conan:ME-1")
@pytest.mark.parametrize(
    ("where", "key", "zones"),
    [("b3", "this-enemy-is-too-far", 2), ("b2", "this-enemy-is-too-far", 1)],
)
def test_an_enemy_out_of_reach_says_how_far_it_is(where: str, key: str, zones: int) -> None:
    state = table({"conan": "b1", "giant_snake": where})
    do(state, "act conan")
    for verb in ("figure", "command"):  # whatever the attack
        reason = reason_for(state, f"{verb} giant_snake")
        assert (reason.key, reason.values) == (key, {"zones": zones})


@pytest.mark.rule("conan:RA-1")
def test_a_shooter_is_told_that_a_wall_hides_the_enemy() -> None:
    state = table({"shevatas": "d1", "giant_snake": "h4"})
    do(state, "act shevatas")
    reason = reason_for(state, "figure giant_snake")
    assert reason.key == "this-enemy-is-too-far"  # she sees nobody, so she would have to go there
    state = table({"shevatas": "d1", "giant_snake": "h4", "hyenas_1": "d1"})
    do(state, "act shevatas")
    assert reason_for(state, "figure giant_snake").key == "this-enemy-is-out-of-sight"


# -- what wins -------------------------------------------------------------------------------


def goals(state: ConanState, side: str) -> list[Any]:
    return [goal for goal in GAME.view(state, -1)["goals"] if goal["side"] == side]


@pytest.mark.rule("conan:SC-2")
def test_objectives_are_told_with_how_far_they_have_come() -> None:
    state = table({"conan": "b1"})
    (heroes,) = goals(state, "heroes")
    assert [test["values"]["token"] for test in heroes["tests"]] == [
        [["card", "yselda"]],
        [["card", "zogar_head"]],
    ]
    assert [test["met"] for test in heroes["tests"]] == [False, False]
    state.carried_off[data.card_id("yselda")] += 1
    assert [test["met"] for test in goals(state, "heroes")[0]["tests"]] == [True, False]
    state.round = 3
    (time, *_) = goals(state, "overlord")
    assert (time["tests"][0]["have"], time["tests"][0]["want"]) == (3, 8)
