"""Tables and stools, heights and falls, doors and locks, throws over ledges."""

import pytest

from tablee.games.conan import data
from tablee.games.conan.powers.effects import lay
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.targets import melee_targets
from tests.conan.arena import (
    arena,
    at,
    finish,
    life,
    local,
    named,
    overlord,
    reached,
    to,
)
from tests.conan.tables import (
    amount,
    asked,
    dice,
    do,
    figure_of,
    hero,
    options,
    overlords_turn,
    told,
)

INN = "inn"


def on_table(state: ConanState, name: str) -> bool:
    return state.on_table[figure_of(state, name)] != 0


# -- tables [BZ-8] ----------------------------------------------------------------------


@pytest.mark.rule("conan:BZ-8", "conan:HI-6", "conan:E113", "conan:E105")
def test_a_table_costs_1_mp_and_hindrance_and_nothing_to_leave() -> None:
    state = arena({"conan": "c1"}, {"pirates": ["c1"]}, board=INN)
    do(state, "act conan")
    do(state, "mount")  # 1 and 1 for the pirate: his two base MP
    assert on_table(state, "conan")
    assert hero(state, "conan").boxes[data.MOVEMENT] == 0
    do(state, "dismount")
    assert not on_table(state, "conan")
    assert hero(state, "conan").boxes[data.MOVEMENT] == 0
    assert state.hindrance(figure_of(state, "conan")) == 1
    do(state, "mount")
    assert hero(state, "conan").boxes[data.MOVEMENT] == 2
    assert state.hindrance(figure_of(state, "conan")) == 1  # for hindrance it is the same zone
    assert figure_of(state, "pirates_1") in [
        figure for figure in range(10) if melee_targets(state, 0) >> figure & 1
    ]


@pytest.mark.rule("conan:BZ-8", "conan:BZ-7", "conan:E105")
def test_a_table_has_room_of_its_own() -> None:
    state = arena({"conan": "c1", "belit": "c1", "shevatas": "c1"}, board=INN)
    zone = local(state, "c1")
    capacity = state.board().capacity[zone]
    room = capacity - 3
    do(state, "act conan", "mount")
    do(state, "pass", "act belit", "mount")
    do(state, "pass", "act shevatas")
    assert "mount" not in options(state)  # two stand on it
    pirate = figure_of(state, "shevatas")
    free = capacity - sum(1 for f in range(3) if not state.on_table[f])
    assert free == room + 2  # a table does not reduce the room on the floor
    assert state.fits(pirate, zone)


@pytest.mark.rule("conan:BZ-8", "conan:BZ-9", "conan:E35")
def test_a_table_gives_reach_into_adjacent_zones() -> None:
    state = arena({"conan": "c1"}, {"pirates": ["c2"]}, board=INN)
    do(state, "act conan")
    assert "unarmed" not in options(state)
    do(state, "mount")
    assert "unarmed" in options(state)


@pytest.mark.rule("conan:BZ-8")
def test_one_steps_from_a_table_to_an_adjacent_zone() -> None:
    state = arena({"conan": "c1"}, board=INN)
    do(state, "act conan", "mount", to(state, "c2"))
    assert (at(state, "conan"), on_table(state, "conan")) == ("c2", False)


@pytest.mark.rule("conan:BZ-10", "conan:E114", "conan:E18")
def test_a_stool_adds_a_yellow_die_and_is_broken() -> None:
    state = arena({"conan": "c1"}, {"zaporavo": ["c1"]}, board=INN, cards={"conan": ["sword"]})
    do(state, "act conan", "fight sword", "figure zaporavo")
    assert asked(state) == "TakeStool"
    do(state, "stool", "gems 1")
    assert list(state.attack().dice) == [1, 1, 1]
    assert state.stools[state.board().table_in(local(state, "c1"))] == 1
    finish(state, "HeroActs", "HeroesAct")
    do(state, *["act conan"] if asked(state) == "HeroesAct" else [])
    do(state, "unarmed", "figure zaporavo", "stool", "gems 1")
    assert state.attack().penalty == 2  # still unarmed
    finish(state, "HeroActs", "HeroesAct")
    do(state, *["act conan"] if asked(state) == "HeroesAct" else [])
    do(state, "fight sword", "figure zaporavo")
    assert asked(state) == "AttackGems"  # no stool is left
    state = arena({"conan": "c1"}, {"pirates": ["c1"]}, board=INN)
    overlord(state, "pirates")
    do(state, "figure pirates_1", "figure conan")
    assert asked(state) != "TakeStool"  # heroes only


@pytest.mark.rule("conan:RA-3", "conan:E34")
def test_a_shot_down_from_a_table_or_a_height_has_a_yellow_die_more() -> None:
    knives = {"conan": ["crossbow"]}
    state = arena({"conan": "c1"}, {"pirates": ["c1"]}, board=INN, cards=knives)
    do(state, "act conan", "mount", "shoot crossbow", "figure pirates_1", "gems 1")
    assert list(state.attack().dice) == [1, 1, 1]
    state = arena({"conan": "y1"}, {"pirates": ["c1"]}, board=INN, cards=knives)
    do(state, "act conan", "shoot crossbow", "figure pirates_1", "gems 1")
    assert list(state.attack().dice) == [1, 1, 1]
    state = arena({"conan": "c1"}, {"pirates": ["y1"]}, board=INN, cards=knives)
    do(state, "act conan", "shoot crossbow", "figure pirates_1", "gems 1")
    assert list(state.attack().dice) == [0, 1, 1]
    state = arena({"conan": "c1"}, {"pirates": ["c1"]}, board=INN, cards={"conan": ["sword"]})
    do(state, "act conan", "mount", "fight sword", "figure pirates_1", "pass", "gems 1")
    assert list(state.attack().dice) == [0, 1, 1]  # not in melee


# -- heights [FA] --------------------------------------------------------------------------


@pytest.mark.rule("conan:FA-1", "conan:FA-2", "conan:E96", "conan:BZ-3")
def test_a_jump_from_a_balcony_is_a_step_and_a_fall() -> None:
    state = arena({"hadrathus": "y1", "valeria": "y1"}, board=INN)
    do(state, "act hadrathus")
    dice(state, "o2")
    events = told(state, to(state, "c1"), "keep")
    assert (amount(events, "moved"), hero(state, "hadrathus").wounds) == (1, 2)  # Leap: one die
    assert at(state, "hadrathus") == "c1"
    assert "c2" in reached(state, "move")  # the second base MP is not lost
    state = arena({"kerim_shah": "y1", "constantius": "y1"}, board=INN)
    do(state, "act constantius")
    dice(state, "o2 o1")
    do(state, to(state, "c1"), "keep")
    assert hero(state, "constantius").wounds == 3  # without Leap two dice


@pytest.mark.rule("conan:E96", "conan:FA-1", "conan:WD-2")
def test_one_killed_by_a_fall_lies_below_with_his_equipment() -> None:
    state = arena({"hadrathus": "y1", "conan": "r1"}, board=INN, cards={"hadrathus": ["dagger"]})
    hadrathus = hero(state, "hadrathus")
    hadrathus.available = 1
    do(state, "act hadrathus")
    dice(state, "o2")
    do(state, to(state, "c1"))
    finish(state, "HeroesAct", "HeroActs")
    assert hadrathus.fate == 1
    assert state.lying(local(state, "c1"), data.card_id("dagger")) == 1


@pytest.mark.rule("conan:DI-8", "conan:E4")
def test_nobody_supports_a_fall_which_is_no_action() -> None:
    state = arena({"hadrathus": "y1", "belit": "c1"}, board=INN)
    do(state, "act hadrathus")
    dice(state, "o2")
    do(state, to(state, "c1"))
    assert asked(state) == "Rerolls"
    assert not [word for word in options(state) if word.startswith("supported")]
    assert "paid orange_2" in options(state)


@pytest.mark.rule("conan:FA-1", "conan:E63")
def test_who_jumps_into_a_cloud_falls_and_is_struck_by_it() -> None:
    state = arena({"hadrathus": "y1", "conan": "r1"}, {"skuthus": ["x3"]}, board=INN)
    lay(state, data.spell_id("lethal_cloud"), figure_of(state, "skuthus"), local(state, "c1"))
    do(state, "act hadrathus")
    dice(state, "o2 r1 r1")
    do(state, to(state, "c1"))
    finish(state, "HeroActs")
    assert hero(state, "hadrathus").wounds == 2 + 2


@pytest.mark.rule("conan:FA-3", "conan:E95")
def test_a_captive_falls_with_who_carries_her() -> None:
    state = arena({"hadrathus": "y1"}, board=INN)
    hadrathus = hero(state, "hadrathus")
    hadrathus.gain(data.card_id("yselda"))
    do(state, "act hadrathus")
    dice(state, "o1 o0")
    step = to(state, "c1") if to(state, "c1") in options(state) else to(state, "c1", "run")
    do(state, step)
    finish(state, "HeroesAct", "HeroActs")
    assert hadrathus.cards[data.card_id("yselda")] == 0
    assert state.discarded[data.card_id("yselda")] == 1


@pytest.mark.rule("conan:E132", "conan:E35")
def test_nobody_strikes_over_stairs_or_a_ledge_even_into_a_full_zone() -> None:
    state = arena({"conan": "s1"}, {"pirates": ["y1"]}, board=INN)
    assert melee_targets(state, figure_of(state, "conan")) == 0
    room = int(state.board().capacity[local(state, "y1")])
    tiles = ["pirates", "pirates:blue", "pirates:green", "pirates:red"]
    units = {tile: ["y1"] * min(5, room - 5 * place) for place, tile in enumerate(tiles)}
    state = arena({"conan": "s1"}, {t: z for t, z in units.items() if z}, board=INN)
    assert not state.fits(figure_of(state, "conan"), local(state, "y1"))
    assert melee_targets(state, figure_of(state, "conan")) == 0


@pytest.mark.rule("conan:BZ-9", "conan:E35")
def test_from_the_bar_one_strikes_down() -> None:
    state = arena({"conan": "x1"}, {"pirates": ["c2"]}, board=INN)
    do(state, "act conan")
    assert "unarmed" in options(state)
    state = arena({"conan": "c2"}, {"pirates": ["x1"]}, board=INN)
    do(state, "act conan")
    assert "unarmed" not in options(state)


@pytest.mark.rule("conan:E41", "conan:MA-5")
def test_an_object_is_thrown_over_a_ledge_if_there_is_sight() -> None:
    state = arena({"conan": "y1"}, board=INN, cards={"conan": ["kris"]})
    do(state, "act conan", "throw kris")
    assert "c1" in reached(state, "zone")
    dice(state, "o1")
    do(state, to(state, "c1", "zone"), "gems 1", "keep")
    assert state.lying(local(state, "c1"), data.card_id("kris")) == 1


# -- doors [BZ-11] ---------------------------------------------------------------------------


@pytest.mark.rule("conan:BZ-11", "conan:E122", "conan:MA-3", "conan:MA-6")
def test_a_locked_door_blocks_way_and_sight_until_its_lock_is_picked() -> None:
    state = arena(
        {"shevatas": "c5"},
        {"pirates": ["z2"]},
        board=INN,
        cards={"shevatas": ["throwing_knives"]},
        door=[{"id": "main", "border": ["c5", "z2"], "lock": 3}],
    )
    do(state, "act shevatas")
    assert "z2" not in reached(state, "move")
    assert "shoot throwing_knives" not in options(state)
    dice(state, "r0 r2")
    do(state, "unlock inn_z2", "gems 1")
    assert list(state.roll.colours) == [2, 2]  # his own die and the one of Lock-picking
    do(state, "keep")
    assert "unlock inn_z2" in options(state)  # 2 are not enough
    dice(state, "r1 r3")
    do(state, "unlock inn_z2", "gems 1", "keep")
    assert "z2" in reached(state, "move")
    assert "shoot throwing_knives" in options(state)


@pytest.mark.rule("conan:MV-10", "conan:BZ-11")
def test_an_intangible_figure_walks_through_a_closed_door_which_stays_closed() -> None:
    state = arena(
        {"conan": "c1"},
        {"thog": ["z2"], "pirates": ["z2"]},
        board=INN,
        door=[{"id": "main", "border": ["c5", "z2"], "step_extra_mp": 1}],
    )
    overlords_turn(state, 9)
    do(state, "tile thog", "figure thog")
    assert "c5" in reached(state, "move")  # 1 MP, and not the price of the door
    do(state, to(state, "c5"))
    assert at(state, "thog") == "c5"
    assert sum(state.closed) == 1


# -- fallen and flown ----------------------------------------------------------------------------


@pytest.mark.rule("conan:FA-1")
def test_a_unit_that_jumps_may_die_of_it() -> None:
    state = arena({"conan": "c2"}, {"bossonian_guards": ["y1"]}, board=INN)
    overlords_turn(state, 9)
    do(state, "tile bossonian_guards", "figure bossonian_guards_1")
    dice(state, "o1 o0")
    do(state, to(state, "c1"))
    finish(state, "ChooseMover", "ChooseAttacker", "OverlordActs")
    assert life(state, "bossonian_guards_1") == 0
    assert at(state, "bossonian_guards_1") is None
    assert named(state, "extra") == []
