"""Movement and hindrance."""

import pytest

from tablee.games.conan import data
from tests.conan.arena import arena, to
from tests.conan.tables import (
    asked,
    do,
    figure_of,
    give,
    hero,
    options,
    overlords_turn,
    place,
    refusal,
    table,
    where,
    zone,
    zones_offered,
)

HUNTERS = [f"pict_hunters_blue_{n}" for n in range(1, 5)]


@pytest.mark.rule("conan:MV-3", "conan:CH-7", "conan:GZ-9")
def test_the_first_movement_uses_base_points_lowered_by_load() -> None:
    state = table({"shevatas": "b1"})
    do(state, "act shevatas", zone("b2", "move"))
    assert state.points == 2
    state = table({"shevatas": "b1"})
    give(state, "shevatas", "chain_mail", "shield")  # load 1 + 5 = 6: one point less
    do(state, "act shevatas", zone("b2", "move"))
    assert state.points == 1


@pytest.mark.rule("conan:MV-4", "conan:GZ-4", "conan:E116")
def test_points_are_bought_gem_by_gem_within_the_limit_and_only_when_missing() -> None:
    state = table({"hadrathus": "b1"})  # base 2, limit 2
    do(state, "act hadrathus", zone("b2", "move"), zone("b3", "move"))
    assert hero(state, "hadrathus").boxes[0] == 0
    do(state, zone("b4", "run"), zone("b5", "run"))
    assert hero(state, "hadrathus").boxes[0] == 2
    assert refusal(state, zone("b4", "run")) == ("not-enough-movement-points", "conan:MV-4")


@pytest.mark.rule("conan:MV-5", "conan:HT-6")
def test_another_action_or_another_hero_ends_the_movement_and_loses_its_points() -> None:
    state = table({"shevatas": "b1"})
    do(state, "act shevatas", zone("b2", "move"), "drop kris")
    assert zones_offered(state, "move") == []
    assert "b1" in zones_offered(state, "run")
    state = table({"shevatas": "b1"})
    do(state, "act shevatas", zone("b2", "move"), "pass", "act conan", "drop shield", "pass")
    do(state, "act shevatas")
    assert zones_offered(state, "move") == []


@pytest.mark.rule("conan:E77")
def test_base_points_wait_for_the_first_movement() -> None:
    state = table({"shevatas": "b1"})
    do(state, "act shevatas", "drop kris", zone("b2", "move"))
    assert state.points == 2


@pytest.mark.rule("conan:E78")
def test_base_and_bought_points_pay_one_step_together() -> None:
    state = table({"hadrathus": "b1"})
    do(state, "act hadrathus", zone("b2", "move"), zone("h1", "run"))  # 1 left, the flap costs 2
    assert where(state, "hadrathus") == "h1"
    assert hero(state, "hadrathus").boxes[0] == 1


@pytest.mark.rule("conan:E79", "conan:GZ-7")
def test_a_hero_without_base_points_may_still_buy_them() -> None:
    """Hadrathus carries the captive: load 8, base movement 0."""
    state = table({"hadrathus": "b1"})
    give(state, "hadrathus", "yselda")
    do(state, "act hadrathus")
    assert zones_offered(state, "move") == []
    do(state, zone("b2", "run"))
    assert hero(state, "hadrathus").boxes[0] == 1


@pytest.mark.rule("conan:HI-1", "conan:HI-2", "conan:HI-3", "conan:E6")
@pytest.mark.parametrize(
    "enemies, friends, cost", [(0, [], 1), (1, [], 2), (3, [], 4), (1, ["belit"], 1)]
)
def test_each_uncovered_enemy_makes_leaving_dearer(
    enemies: int, friends: list[str], cost: int
) -> None:
    places = {"conan": "b3", **dict.fromkeys(HUNTERS[:enemies], "b3")}
    places |= dict.fromkeys(friends, "b3")
    state = table(places)
    before = hero(state, "conan").available
    do(state, "act conan")
    verb = "move" if cost <= 2 else "run"
    do(state, zone("b2", verb))
    assert state.points + before - hero(state, "conan").available == abs(2 - cost)


@pytest.mark.rule("conan:E7")
def test_a_captive_neither_hinders_nor_covers() -> None:
    state = table({"conan": "b3", "pict_hunters_blue_1": "b3"})
    state.lay(place("b3"), data.card_id("yselda"))
    assert state.hindrance(figure_of(state, "conan")) == 1
    assert state.hindrance(figure_of(state, "pict_hunters_blue_1")) == 1


@pytest.mark.rule("conan:E8")
def test_hindrance_is_counted_for_each_zone_left() -> None:
    state = table({"shevatas": "b1", "pict_hunters_blue_1": "b2"})
    give(state, "shevatas", "chain_mail", "buckler")  # load 6: Evasive is lost
    do(state, "act shevatas", zone("b2", "move"))
    assert state.points == 1
    do(state, zone("b3", "run"))
    assert hero(state, "shevatas").boxes[0] == 1


@pytest.mark.rule("conan:HI-7", "conan:E13")
def test_melee_and_simple_manipulation_are_not_hindered_and_a_blocked_hero_acts() -> None:
    state = table({"conan": "b3", "pict_warriors_purple_1": "b3"})
    state.lay(place("b3"), data.card_id("life_potion"))
    do(state, "act conan")
    assert {"fight battle_axe", "pick life_potion", "drop shield"} <= options(state)
    do(state, "pick life_potion")
    assert hero(state, "conan").boxes[4] == 1


@pytest.mark.rule("conan:E12", "conan:MV-10")
def test_skill_blocking() -> None:
    state = table({"conan": "b3", "hadrathus": "b3", "pict_warriors_purple_1": "b3"})
    do(state, "act conan")
    assert zones_offered(state, "move") + zones_offered(state, "run") == []
    assert refusal(state, zone("b2", "move")) == ("an-enemy-blocks-the-way", "conan:E12")
    do(state, "drop shield", "pass", "act hadrathus", "cast teleportation", zone("b2"))
    assert where(state, "hadrathus") == "b2"


@pytest.mark.rule("conan:MV-10")
def test_skill_evasive() -> None:
    """Shevatas passes blockers at no extra cost, unless his load is too high for the skill."""
    state = table({"shevatas": "b3", "pict_warriors_purple_1": "b3"})
    do(state, "act shevatas", zone("b2", "move"))
    assert state.points == 2
    state = table({"shevatas": "b3", "pict_warriors_purple_1": "b3"})
    give(state, "shevatas", "shield", "buckler")
    do(state, "act shevatas")
    assert refusal(state, zone("b2", "move")) == ("an-enemy-blocks-the-way", "conan:E12")


@pytest.mark.rule("conan:E9", "conan:E10", "conan:BZ-5")
def test_skill_wall_wrecker() -> None:
    """Conan goes through a wooden wall for 2 MP. Then anybody can pass and see through."""
    state = table({"conan": "a1", "belit": "a1"})
    assert not (state.sight[place("a1")] >> place("h1")) & 1
    do(state, "act conan")
    assert zones_offered(state, "wreck") == ["h1"]
    do(state, zone("h1", "wreck"))
    assert state.points == 0
    assert (state.sight[place("a1")] >> place("h1")) & 1
    do(state, "pass", "act belit", zone("h1", "move"))
    assert state.points == 1


@pytest.mark.rule("conan:E9")
def test_stone_walls_and_light_loads_only() -> None:
    state = table({"conan": "b3"})
    do(state, "act conan")
    assert zones_offered(state, "wreck") == []
    assert refusal(state, zone("h2", "wreck")) == ("this-wall-cannot-be-broken", "conan:E9")
    state = table({"conan": "a1"})
    give(state, "conan", "buckler", "shield")  # load 11: the skill is lost
    do(state, "act conan")
    assert zones_offered(state, "wreck") == []


@pytest.mark.rule("conan:MV-6", "conan:OT-5")
def test_overlord_figures_make_one_free_move_each_and_leftovers_are_lost() -> None:
    state = table({"hyenas_1": "b1", "hyenas_2": "b1", "conan": "d4"})
    overlords_turn(state, 9)
    do(state, "tile hyenas", "figure hyenas_1", zone("b2", "move"), "pass")
    assert options(state) == {"figure hyenas_2", "pass"}
    do(state, "figure hyenas_2")
    assert refusal(state, "pass") == ("the-figure-chosen-must-move", "conan:MV-6")
    do(state, zone("b2", "move"), zone("b3", "move"), zone("b4", "move"), zone("b5", "move"))
    do(state, zone("c4", "move"))
    assert asked(state) == "ChooseAttacker"  # five points are used up


@pytest.mark.rule("conan:MV-7", "conan:E80", "conan:OT-12", "conan:OT-9")
def test_extra_points_come_after_the_free_moves_up_to_the_base_points() -> None:
    state = table({"pict_hunters_blue_1": "b1", "conan": "d4"})
    overlords_turn(state, 9)
    do(state, "tile pict_hunters_blue", "figure pict_hunters_blue_1")
    assert zones_offered(state, "run") == []
    do(state, zone("b2", "move"), "pass")
    assert "extra pict_hunters_blue_1" in options(state)
    do(state, "extra pict_hunters_blue_1", zone("b3", "run"), zone("b4", "run"))
    assert (state.available, where(state, "pict_hunters_blue_1")) == (6, "b4")
    assert asked(state) == "OverlordActs"  # two were bought: no more, and nobody to attack


@pytest.mark.rule("conan:MV-9", "conan:HT-2")
def test_heroes_leave_by_the_exits_because_the_scenario_says_so() -> None:
    state = table({"conan": "a4", "belit": "b2"})
    do(state, "act conan")
    assert "leave" in options(state)
    do(state, "leave")
    assert where(state, "conan") is None
    do(state, "act belit")
    assert refusal(state, "leave") == ("the-board-cannot-be-left-here", "conan:MV-9")
    overlords_turn(state, 9)
    state.put(figure_of(state, "pict_hunters_blue_1"), place("a4"))
    do(state, "tile pict_hunters_blue", "figure pict_hunters_blue_1")
    assert "leave" not in options(state)


@pytest.mark.rule("conan:MV-1", "conan:MV-2")
def test_reasons_name_what_is_in_the_way() -> None:
    state = table({"conan": "b1", "giant_snake": "h4"})
    do(state, "act conan")
    assert refusal(state, zone("h4", "move")) == ("this-zone-is-saturated", "conan:MV-2")
    assert refusal(state, zone("d4", "move")) == ("this-zone-is-not-adjacent", "conan:MV-1")
    assert refusal(state, zone("h1", "move")) == ("this-border-cannot-be-crossed", "conan:MV-1")


@pytest.mark.rule("conan:MV-9")
def test_heroes_flee_by_an_exit_where_no_other_rule_is_in_force() -> None:
    state = arena({"conan": "a1", "belit": "b3"}, rule=[{"hook": "flee_board"}])
    do(state, "act belit")
    assert "leave" not in options(state)
    do(state, to(state, "b2"), "pass", "act conan")
    assert "leave" in options(state)
