"""What a view says about figures and chests, so that a board can show their states."""

from __future__ import annotations

import pytest

from tablee.core.bits import bit
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tablee.games.conan.view.fields import Hero, Unit
from tests.conan.arena import arena
from tests.conan.tables import figure_of, give, hero, overlords_turn, table

HUNTERS = ("pict_hunters_blue_1", "pict_hunters_blue_2")


def shown(state: ConanState, figure: str) -> Unit:
    units: list[Unit] = GAME.view(state, 1)["units"]
    return next(each for each in units if each["figure"] == figure)


def sheet(state: ConanState, name: str) -> Hero:
    heroes: list[Hero] = GAME.view(state, 1)["heroes"]
    return next(each for each in heroes if each["hero"] == name)


def test_a_boss_tells_what_life_it_began_with_and_others_do_not() -> None:
    state = table({"zogar_sag": "b3", HUNTERS[0]: "b2"})
    boss = figure_of(state, "zogar_sag")
    state.life[boss] = 2
    assert shown(state, "zogar_sag")["most_life"] == 5  # as the scenario says
    assert shown(state, "zogar_sag")["life"] == 2
    assert "most_life" not in shown(state, HUNTERS[0])


def test_an_ally_tells_whose_it_is() -> None:
    state = arena({"belit": "d1"}, {"hyenas": ["b3"]}, allies={"belits_guards": ["b3"]})
    assert shown(state, "belits_guards_1")["leader"] == "belit"
    assert "leader" not in shown(state, "hyenas_1")


def test_a_unit_that_has_attacked_in_this_activation_has_acted() -> None:
    state = table(dict.fromkeys(HUNTERS, "b2"))
    state.attacked = bit(figure_of(state, HUNTERS[0]))
    assert "acted" in shown(state, HUNTERS[0])["marks"]
    assert "marks" not in shown(state, HUNTERS[1])


def test_a_hero_who_is_done_has_acted() -> None:
    state = table()
    state.done = bit(figure_of(state, "conan"))
    assert "acted" in sheet(state, "conan")["marks"]
    assert "acted" not in sheet(state, "shevatas")["marks"]
    overlords_turn(state)
    assert "acted" not in sheet(state, "conan")["marks"]  # that was in another turn


@pytest.mark.parametrize(("card", "burden"), [("yselda", True), ("leather_armor", False)])
def test_who_carries_a_token_of_the_scenario_carries_a_burden(card: str, burden: bool) -> None:
    state = table()
    give(state, "conan", card)
    assert ("carrying" in sheet(state, "conan")["marks"]) is burden
    assert hero(state, "conan").load > 0


def test_a_unit_that_bears_a_treasure_and_one_that_cannot_move_say_so() -> None:
    state = table(dict.fromkeys(HUNTERS, "b2"))
    state.bearers = bit(figure_of(state, HUNTERS[0]))
    state.stilled = bit(figure_of(state, HUNTERS[1]))
    assert shown(state, HUNTERS[0])["marks"] == ["carrying"]
    assert shown(state, HUNTERS[1])["marks"] == ["stilled"]


def test_an_opened_chest_is_told_from_a_closed_one_and_from_none() -> None:
    state = table()
    zones = {each["zone"]: each for each in GAME.view(state, 1)["zones"]}
    closed = next(name for name, each in zones.items() if "chest" in each)
    assert "opened" not in zones[closed]
    state.chests = 0
    after = {each["zone"]: each for each in GAME.view(state, 1)["zones"]}
    assert {name for name, each in after.items() if "opened" in each} == {
        name for name, each in zones.items() if "chest" in each
    }
