"""Gems, exertion, load, states and recovery."""

import pytest

from tablee.games.conan import data
from tablee.games.conan.rules import GAME
from tests.conan.tables import (
    asked,
    dice,
    do,
    figure_of,
    give,
    has_halo,
    hero,
    heroes_turn,
    no_halo,
    options,
    overlords_turn,
    place,
    refusal,
    strip,
    table,
    zone,
)


@pytest.mark.rule("conan:GZ-1", "conan:GZ-11", "conan:SC-5", "conan:SC-3")
def test_heroes_start_active_with_the_gems_of_their_sheet_some_of_them_in_fatigue() -> None:
    state = GAME.new_game(2, 0)
    gems = [(h.available, h.fatigue, h.wounds, h.active) for h in state.at]
    assert gems == [(6, 5, 0, True), (5, 5, 0, True), (5, 5, 0, True), (4, 5, 0, True)]
    assert (state.available, state.fatigue, state.round) == (11, 4, 0)
    state = GAME.new_game(2, 0, {"heroes": 3})
    assert (state.available, state.fatigue, state.scenario().recovery[3]) == (10, 3, 5)
    assert state.zone[3] == -1


@pytest.mark.rule("conan:HT-3", "conan:HT-4", "conan:E51", "conan:GZ-2")
@pytest.mark.parametrize(
    "dead, left, active, resting", [(0, 0, 2, 5), (1, 0, 3, 6), (2, 0, 4, 7), (0, 2, 2, 5)]
)
def test_recovery_by_state_and_companions_killed(
    dead: int, left: int, active: int, resting: int
) -> None:
    for choice, gems in (("active", active), ("rest", resting)):
        state = GAME.new_game(2, 0)
        do(state, zone("h7"))
        for figure in (3, 1)[:dead]:
            state.at[figure].fate = 1
        for figure in (3, 1)[:left]:
            state.at[figure].fate = 2
        state.at[0].fatigue = 11
        before = state.at[0].available
        do(state, choice)
        assert state.at[0].available == before + gems
        assert state.at[0].active == (choice == "active")


@pytest.mark.rule("conan:HT-3")
def test_no_more_gems_recover_than_there_are() -> None:
    state = GAME.new_game(2, 0)
    do(state, zone("h7"))
    state.at[0].fatigue = 1
    do(state, "rest")
    assert (state.at[0].available, state.at[0].fatigue) == (7, 0)


@pytest.mark.rule("conan:HT-5", "conan:E46", "conan:E76")
def test_a_resting_hero_does_not_act_but_may_be_given_something() -> None:
    state = table()
    hero(state, "conan").active = False
    give(state, "conan", "life_potion")
    hero(state, "conan").wounds = 2
    heroes_turn(state)
    assert not [word for word in options(state) if "conan" in word]
    assert refusal(state, "act conan") == ("name-an-active-hero", "conan:HT-5")
    do(state, "act shevatas", "give kris", "figure conan")
    assert hero(state, "conan").cards[data.card_id("kris")] == 1


@pytest.mark.rule("conan:DI-7", "conan:RW-9", "conan:GZ-10")
def test_a_resting_hero_defends_and_rerolls() -> None:
    state = table({"conan": "b3", "pict_hunters_blue_1": "b3"})
    hero(state, "conan").active = False
    overlords_turn(state, 9)
    dice(state, "y2 y2 y0 o0 o0")
    do(state, "tile pict_hunters_blue", "pass", "figure pict_hunters_blue_1", "figure conan")
    do(state, "keep")
    assert asked(state) == "ChooseDefence"
    do(state, "gems 1")
    assert "paid orange_0" in options(state)


@pytest.mark.rule("conan:GZ-3", "conan:GZ-4", "conan:GZ-12", "conan:ME-5")
def test_a_hero_strikes_as_often_as_gems_and_limit_allow() -> None:
    state = table({"conan": "b3", "giant_snake": "b3"})  # melee limit 5
    dice(state, "r1 r1")
    do(state, "act conan", "fight battle_axe", "figure giant_snake")
    assert options(state, "gems") == {f"gems {number}" for number in range(1, 6)}
    assert refusal(state, "gems 0") == ("at-least-one-gem", "conan:GZ-12")
    assert refusal(state, "gems 6") == ("the-exertion-limit-is-reached", "conan:GZ-4")
    do(state, "gems 4", "keep", "gems 0")
    assert (hero(state, "conan").available, hero(state, "conan").boxes[1]) == (5, 4)
    do(state, "fight battle_axe", "figure giant_snake")
    assert options(state) == {"gems 1"}
    do(state, "gems 1", "keep", "gems 0")
    assert "fight battle_axe" not in options(state)


@pytest.mark.rule("conan:GZ-5")
def test_upkeep_moves_used_gems_to_fatigue_and_resets_exertion() -> None:
    state = table({"conan": "b3", "giant_snake": "b3"})
    do(state, "act conan", "fight battle_axe", "figure giant_snake", "gems 5", "keep", "gems 0")
    do(state, "pass", *[f"done {name}" for name in ("conan", "shevatas", "hadrathus", "belit")])
    assert asked(state) == "OverlordActs"
    conan = hero(state, "conan")
    assert (conan.available, conan.fatigue, sum(conan.boxes), sum(conan.used)) == (4, 5, 0, 0)


@pytest.mark.rule("conan:E133", "conan:E49", "conan:RW-11")
def test_a_box_that_loses_a_gem_to_a_wound_keeps_its_exertion() -> None:
    state = table({"conan": "b3", "pict_warriors_purple_1": "b3"})
    conan = hero(state, "conan")
    conan.spend(1, 3)
    conan.spend(4, 2)
    conan.available = 1
    overlords_turn(state, 9)
    dice(state, "r2 y0")
    do(state, "tile pict_warriors_purple", "pass", "figure pict_warriors_purple_1")
    do(state, "figure conan", "keep", "gems 0", "keep")
    assert options(state) == {"box melee", "box manipulation"}
    do(state, "box melee", "box manipulation")
    assert (conan.boxes[1], conan.used[1]) == (2, 3)
    assert (conan.boxes[4], conan.used[4]) == (1, 2)
    assert (conan.wounds, conan.available) == (2, 1)


@pytest.mark.rule("conan:WD-1", "conan:E49", "conan:RW-11")
def test_one_box_is_chosen_for_each_wound_and_for_no_more() -> None:
    state = table({"conan": "b3", "pict_warriors_purple_1": "b3"})
    conan = hero(state, "conan")
    conan.spend(1, 3)
    conan.spend(4, 2)
    conan.available = 1
    overlords_turn(state, 9)
    dice(state, "r2 y0")
    do(state, "tile pict_warriors_purple", "pass", "figure pict_warriors_purple_1")
    do(state, "figure conan", "keep", "gems 0", "keep", "box melee", "box melee")
    assert asked(state) != "LoseFromBox"
    assert (conan.wounds, conan.boxes[1], conan.boxes[4]) == (2, 1, 2)


@pytest.mark.rule("conan:GZ-6")
def test_a_card_that_would_exceed_the_load_cannot_be_taken() -> None:
    state = table({"conan": "b3"})
    state.lay(place("b3"), data.card_id("yselda"))
    do(state, "act conan")
    assert "pick yselda" not in options(state)  # 7 + 6 > 12
    do(state, "drop shield")
    assert "pick yselda" in options(state)


@pytest.mark.rule("conan:GZ-7")
@pytest.mark.parametrize(
    "cards, swims, leaps, climbs, wrecks",
    [([], 0, 1, 1, 1), (["dagger"], 0, 0, 0, 1), (["dagger", "dagger"], 0, 0, 0, 0)],
)
def test_skills_are_lost_at_their_load(
    cards: list[str], swims: int, leaps: int, climbs: int, wrecks: int
) -> None:
    state = table()
    give(state, "conan", *cards)  # on top of 7
    skills = [(hero(state, "conan").skills() >> number) & 1 for number in (5, 7, 2, 1, 13)]
    assert skills == [swims, leaps, climbs, wrecks, 1]


@pytest.mark.rule("conan:GZ-8", "conan:E112")
def test_skill_spell_caster() -> None:
    """Too much load prevents casting, also as a reaction, but an existing halo stays."""
    state = table({"hadrathus": "b1"})
    give(state, "hadrathus", "chain_mail")  # load 5
    do(state, "act hadrathus")
    assert not [word for word in options(state) if word.startswith("cast")]
    assert has_halo(state, "hadrathus")
    no_halo(state)
    overlords_turn(state, 9)
    do(state, "tile event_1", "pass")
    assert asked(state) == "OverlordActs"  # no reaction is offered


@pytest.mark.rule("conan:HT-1", "conan:HT-6", "conan:E100")
def test_the_action_phase_ends_when_nobody_wants_to_act() -> None:
    state = table(seats=3)
    do(state, "done conan", "done shevatas", "done hadrathus")
    assert asked(state) == "HeroesAct"
    assert "act conan" in options(state)
    do(state, "done belit")
    assert asked(state) == "OverlordActs"


@pytest.mark.rule("conan:HT-6")
def test_any_seat_of_the_heroes_may_say_who_acts() -> None:
    for seat in (1, 2, 3):
        state = table(seats=4)
        assert state.may_answer() == 0b1110
        state.play(seat, GAME.actions.read("act hadrathus"))
        assert state.to_move() == hero(state, "hadrathus").seat == 3
        assert state.may_answer() == 0b1000
    reason = state.refusal(1, GAME.actions.read("drop dagger"))
    assert reason is not None
    assert reason.key == "another-seat-is-asked"


@pytest.mark.rule("conan:HT-7")
def test_dropping_is_free_and_leaves_the_card_in_the_zone() -> None:
    state = table({"conan": "b3"})
    do(state, "act conan", "drop battle_axe")
    assert (
        state.lying(place("b3"), data.card_id("battle_axe")),
        hero(state, "conan").available,
    ) == (1, 9)
    assert hero(state, "conan").load == 4


@pytest.mark.rule("conan:E48", "conan:WD-1")
def test_a_hero_without_available_gems_lives() -> None:
    state = table({"conan": "b3", "pict_warriors_purple_1": "b3"})
    strip(state, "conan")
    conan = hero(state, "conan")
    conan.available, conan.fatigue, conan.wounds = 0, 3, 8
    overlords_turn(state, 9)
    dice(state, "r2")
    do(state, "tile pict_warriors_purple", "pass", "figure pict_warriors_purple_1")
    do(state, "figure conan", "keep")
    assert (conan.fatigue, conan.wounds, conan.fate) == (1, 10, 0)
    assert state.zone[figure_of(state, "conan")] == place("b3")
