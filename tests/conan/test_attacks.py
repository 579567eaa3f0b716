"""Melee, ranged and area attacks, defence, wounds and death."""

import pytest

from tablee.core.native import i64, vec
from tablee.games.conan import data
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.attack import attack_zone, begin_attack
from tablee.games.conan.steps.defence import fixed_defence
from tablee.games.conan.steps.targets import targets_of
from tests.conan.tables import (
    amount,
    asked,
    dice,
    do,
    figure_of,
    give,
    has_halo,
    hero,
    heroes_turn,
    lies,
    no_halo,
    options,
    overlords_turn,
    place,
    refusal,
    river,
    strip,
    table,
    tile_of,
    told,
    where,
)
from tests.games import Happening

BLUE = [f"pict_hunters_blue_{n}" for n in range(1, 5)]
GREEN = [f"pict_hunters_green_{n}" for n in range(1, 5)]
MELEE, RANGED, AREA = 1, 2, 3


def strike(
    state: ConanState,
    faces: str,
    weapon: str = "battle_axe",
    target: str = "giant_snake",
    gems: int = 1,
    who: str = "conan",
) -> list[Happening]:
    """Let a hero strike; return the events up to the defence."""
    dice(state, faces)
    do(state, f"act {who}", f"fight {weapon}" if weapon else "unarmed", f"figure {target}")
    events = told(state, f"gems {gems}")
    if asked(state) == "Rerolls":
        events += told(state, "keep")
    return events


def struck(state: ConanState, unit: str, target: str, faces: str) -> None:
    """Let a unit with a tile of its own strike a hero; stop at the hero's defence."""
    tile = unit.rstrip("_1234567890")
    overlords_turn(state, 9)
    dice(state, faces)
    do(state, f"tile {tile}")
    if asked(state) == "ChooseMover":
        do(state, "pass")
    do(state, f"figure {unit}", f"figure {target}")
    if asked(state) == "Rerolls":
        do(state, "keep")


# -- targets -----------------------------------------------------------------------


@pytest.mark.rule("conan:ME-1", "conan:CH-1", "conan:CH-2")
def test_melee_reaches_enemies_of_the_own_zone_never_friends() -> None:
    state = table({"conan": "b3", "belit": "b3", "giant_snake": "b3", "hyenas_1": "b2"})
    do(state, "act conan", "fight battle_axe")
    assert options(state) == {"figure giant_snake"}
    assert refusal(state, "figure belit") == ("this-is-no-target-for-the-attack", "conan:ME-1")


@pytest.mark.rule("conan:ME-1", "conan:E36")
def test_melee_reaches_into_an_adjacent_saturated_zone_that_is_accessible() -> None:
    """The hut is full, so Conan strikes through the flap without sight, but not through walls."""
    state = table({"conan": "b1", **dict.fromkeys(BLUE, "h4")})
    assert targets_of(state, figure_of(state, "conan"), MELEE) == state.here[place("h4")]
    state.put(figure_of(state, "conan"), place("c1"))
    assert targets_of(state, figure_of(state, "conan"), MELEE) == 0
    state.put(figure_of(state, "conan"), place("b1"))
    state.put(figure_of(state, BLUE[0]), -1)
    assert targets_of(state, figure_of(state, "conan"), MELEE) == 0


@pytest.mark.rule("conan:RA-1", "conan:E33")
def test_shots_reach_every_zone_in_sight_and_the_own_one() -> None:
    state = table({"shevatas": "b1", "belit": "b5", "giant_snake": "b5", "hyenas_1": "b1"})
    state.put(figure_of(state, BLUE[0]), place("h4"))
    do(state, "act shevatas", "shoot throwing_knives")
    assert options(state) == {"figure giant_snake", "figure hyenas_1"}


@pytest.mark.rule("conan:RA-6", "conan:CH-6")
def test_units_without_ranged_dice_do_not_shoot() -> None:
    state = table({"conan": "b1", BLUE[0]: "b5"})
    overlords_turn(state, 9)
    do(state, "tile pict_hunters_blue", "pass")
    assert f"figure {BLUE[0]}" not in options(state)
    assert refusal(state, f"figure {BLUE[0]}") == ("this-figure-cannot-attack", "conan:OT-5")


# -- damage ------------------------------------------------------------------------


@pytest.mark.rule("conan:ME-2", "conan:ME-4", "conan:EQ-3")
def test_unarmed_attacks_lose_two_and_a_weapon_adds_its_dice() -> None:
    state = table({"conan": "b3", "giant_snake": "b3"})
    assert amount(strike(state, "r3 r3", "", gems=2), "damage") == 4
    state = table({"conan": "b3", "giant_snake": "b3"})
    assert amount(strike(state, "r3 r3 r1", gems=2), "damage") == 7
    state = table({"shevatas": "b3", "giant_snake": "b3"})
    do(state, "act shevatas")
    assert "fight throwing_knives" not in options(state)


@pytest.mark.rule("conan:ME-3", "conan:CH-4")
def test_units_roll_the_dice_of_their_tile_without_penalty() -> None:
    state = table({"conan": "b3", "hyenas_1": "b3"})
    overlords_turn(state, 4)
    dice(state, "o2")
    do(state, "tile hyenas", "pass", "figure hyenas_1")
    assert amount(told(state, "figure conan"), "damage") == 2


@pytest.mark.rule("conan:ME-5", "conan:OT-5")
def test_a_unit_attacks_once_in_an_activation() -> None:
    state = table({"conan": "b3", "hyenas_1": "b3"})
    overlords_turn(state, 4)
    dice(state, "o0")
    do(state, "tile hyenas", "pass", "figure hyenas_1", "figure conan")
    assert "figure hyenas_1" not in options(state)


@pytest.mark.rule("conan:ME-2")
def test_of_figures_that_nothing_tells_apart_one_is_offered() -> None:
    names = ["hyenas_1", "hyenas_2"]
    table_of = {"conan": "b3", **dict.fromkeys(names, "b3")}
    state = table(table_of)
    do(state, "act conan", "unarmed")
    assert options(state) == {"figure hyenas_1"}
    for change in ("webs", "on_table", "granted", "foes_struck"):
        state = table(table_of)
        getattr(state, change)[figure_of(state, "hyenas_2")] = 1
        do(state, "act conan", "unarmed")
        assert options(state) == {f"figure {name}" for name in names}, change


@pytest.mark.rule("conan:RA-2", "conan:RA-5", "conan:RW-13")
@pytest.mark.parametrize("weapon, stays", [("kris", False), ("throwing_knives", True)])
def test_a_thrown_weapon_lies_in_the_zone_of_the_target(weapon: str, stays: bool) -> None:
    state = table({"shevatas": "b1", "giant_snake": "b5"})
    dice(state, "y0 o0")
    do(state, "act shevatas", f"shoot {weapon}", "figure giant_snake", "gems 1", "keep")
    card = data.card_id(weapon)
    assert hero(state, "shevatas").cards[card] == int(stays)
    assert lies(state, "b5", weapon) == int(not stays)


@pytest.mark.rule("conan:HI-4", "conan:RA-4", "conan:E31", "conan:RW-6")
def test_a_hindered_shot_loses_a_success_for_each_uncovered_enemy() -> None:
    places = {"shevatas": "b1", "giant_snake": "b5", BLUE[0]: "b1", BLUE[1]: "b1"}
    for faces, damage in (("y2 o2", 2), ("y1 o0", 0)):
        state = table(places)
        dice(state, faces)
        do(state, "act shevatas", "shoot throwing_knives", "figure giant_snake", "gems 1")
        assert amount(told(state, "keep"), "damage") == damage


@pytest.mark.rule("conan:E32")
def test_skill_concentration() -> None:
    """Enemies do not hinder Hadrathus's throw of a dagger; they still hinder his movement."""
    state = table({"hadrathus": "b1", "giant_snake": "b5", BLUE[0]: "b1"})
    dice(state, "y2 y2")
    do(state, "act hadrathus", "shoot dagger", "figure giant_snake", "gems 1")
    assert amount(told(state, "keep"), "damage") == 4
    assert state.hindrance(figure_of(state, "hadrathus")) == 1


# -- circular strike -----------------------------------------------------------------


@pytest.mark.rule("conan:E17", "conan:RW-2")
def test_skill_circular_strike() -> None:
    """Of 8 damage each hunter stops 1 and loses 1 life, so four of five die."""
    places = {"conan": "b3", **dict.fromkeys(BLUE, "b3"), GREEN[0]: "b3"}
    state = table(places)
    state.available = 0
    dice(state, "r3 r3 r2")
    do(state, "act conan", "fight battle_axe", f"figure {BLUE[0]}")
    assert asked(state) == "OrderVictims"
    do(state, f"figure {BLUE[1]}", f"figure {BLUE[2]}", f"figure {BLUE[3]}", "gems 2", "keep")
    assert [where(state, name) for name in BLUE] == [None] * 4
    assert where(state, GREEN[0]) == "b3"


@pytest.mark.rule("conan:E17")
def test_the_strike_goes_on_only_while_damage_remains() -> None:
    state = table({"conan": "b3", **dict.fromkeys(BLUE, "b3")})
    state.available = 0
    dice(state, "r3 r0")
    do(state, "act conan", "fight battle_axe", f"figure {BLUE[0]}", "gems 1", "keep")
    assert sum(where(state, name) is None for name in BLUE) == 1  # 3 - 2, then 1 - 1: no wound


@pytest.mark.rule("conan:E18", "conan:EQ-1")
def test_no_circular_strike_with_a_one_handed_weapon() -> None:
    state = table({"conan": "b3", **dict.fromkeys(BLUE, "b3")})
    state.available = 0
    strip(state, "conan")
    give(state, "conan", "dagger")
    dice(state, "y2 r3 r3")
    do(state, "act conan", "fight dagger", f"figure {BLUE[0]}", "gems 2", "keep")
    assert sum(where(state, name) is None for name in BLUE) == 1


# -- area attacks ----------------------------------------------------------------------


def storm(state: ConanState, zone: str, faces: str) -> None:
    """Strike a zone with two red dice, as Hadrathus does."""
    dice(state, faces)
    state.agenda = state.agenda[:0]
    attack_zone(state, figure_of(state, "hadrathus"), place(zone), vec[i64]([0, 0, 2]))
    state.settle()
    if asked(state) == "Rerolls":
        do(state, "keep")


@pytest.mark.rule("conan:AR-1", "conan:AR-2", "conan:E124", "conan:RW-6", "conan:E125")
def test_an_area_attack_hits_everybody_each_defends_apart_in_the_attackers_order() -> None:
    state = table({"belit": "b3", "hadrathus": "b3", BLUE[0]: "b3", BLUE[1]: "b3"})
    no_halo(state)
    hero(state, "hadrathus").available = 2  # too few for a reaction
    give(state, "belit", "shield")
    storm(state, "b3", "r2 r1")
    assert asked(state) == "OrderVictims"
    assert options(state) == {"figure hadrathus", "figure belit", f"figure {BLUE[0]}"}
    do(state, f"figure {BLUE[0]}", "figure belit", f"figure {BLUE[1]}")
    assert asked(state) == "ChooseDefence"  # Bêlit has a shield
    assert where(state, BLUE[0]) is None  # dead before she defends
    assert where(state, BLUE[1]) == "b3"
    do(state, "gems 0")
    assert (hero(state, "belit").wounds, hero(state, "hadrathus").wounds) == (3, 2)
    assert where(state, BLUE[1]) is None


@pytest.mark.rule("conan:AR-4", "conan:DE-2", "conan:E93", "conan:E115")
def test_only_a_shield_allows_an_active_defence_against_shots_and_areas() -> None:
    state = table({"conan": "b3", "belit": "b2", "hadrathus": "b1"})
    storm(state, "b2", "r2 r1")
    assert hero(state, "belit").wounds == 3  # nobody was asked
    state = table({"conan": "b3", "hadrathus": "b1"})
    storm(state, "b3", "r2 r1")
    assert asked(state) == "ChooseDefence"
    dice(state, "y0 o2 o1")  # armour, gem and shield
    do(state, "gems 1")
    assert state.roll.successes() == 3
    state = table({"shevatas": "b1", "giant_snake": "b5"})
    dice(state, "y2 o2")
    do(state, "act shevatas", "shoot throwing_knives", "figure giant_snake", "gems 1", "keep")
    assert (state.life[figure_of(state, "giant_snake")], asked(state)) == (7, "HeroActs")


# -- defence ---------------------------------------------------------------------------


@pytest.mark.rule("conan:DE-1", "conan:DE-3", "conan:RW-10", "conan:EQ-2")
def test_a_hero_defends_with_gems_a_card_and_armour_in_one_roll() -> None:
    state = table({"conan": "b3", "giant_snake": "b3"})
    struck(state, "giant_snake", "conan", "o2 o2 o2")
    dice(state, "y2 o1 o2")
    do(state, "gems 1", "keep")
    assert hero(state, "conan").wounds == 1
    assert hero(state, "conan").used[3] == 1


@pytest.mark.rule("conan:E92", "conan:E90")
def test_armour_rolls_without_gems_and_all_armour_counts() -> None:
    state = table({"conan": "b3", "giant_snake": "b3"})
    give(state, "conan", "chain_mail")
    struck(state, "giant_snake", "conan", "o2 o2 o2")
    dice(state, "y2 o2")
    do(state, "gems 0", "keep")
    assert hero(state, "conan").wounds == 2


@pytest.mark.rule("conan:EQ-3", "conan:E90", "conan:DE-3")
def test_one_card_of_several_serves_the_active_defence() -> None:
    state = table({"conan": "b3", "giant_snake": "b3"})
    give(state, "conan", "buckler")
    struck(state, "giant_snake", "conan", "o2 o2 o2")
    do(state, "gems 1")
    assert options(state) == {"card buckler", "card shield"}
    do(state, "card buckler")
    assert list(state.roll.colours) == [0, 0, 1]


@pytest.mark.rule("conan:DE-4", "conan:OT-9")
def test_the_overlord_buys_orange_dice_before_the_roll() -> None:
    state = table({"conan": "b3", "giant_snake": "b3"})
    state.available = 5
    strike(state, "r3 r3 r2", gems=2)
    assert asked(state) == "ChooseDefence"
    dice(state, "o2 o1")
    do(state, "gems 2")
    assert (state.available, state.fatigue) == (3, 6)
    do(state, "keep")
    assert state.life[figure_of(state, "giant_snake")] == 8 - (8 - 3 - 3)
    state = table({"conan": "b3", "giant_snake": "b3"})
    state.available = 0
    strike(state, "r3 r3 r2", gems=2)
    assert state.life[figure_of(state, "giant_snake")] == 8 - (8 - 3)


@pytest.mark.rule("conan:E5")
def test_support_helps_a_defence() -> None:
    state = table({"conan": "b3", "belit": "b3", "giant_snake": "b3"})
    struck(state, "giant_snake", "conan", "o2 o2 o2")
    dice(state, "y0")
    do(state, "gems 0")
    assert "supported yellow_0" in options(state)


@pytest.mark.rule("conan:DE-3")
def test_skill_untouchable() -> None:
    """One point, only against shots, and only if the load allows it."""
    state = table({"shevatas": "b1", "giant_snake": "b5"})
    figure = figure_of(state, "shevatas")
    for kind, points in ((RANGED, 1), (MELEE, 0), (AREA, 0)):
        begin_attack(state, figure_of(state, "giant_snake"), kind, -1, place("b1"))
        assert fixed_defence(state, figure) == points
        state.depth = 0
    give(state, "shevatas", "chain_mail", "buckler")  # load 6
    begin_attack(state, figure_of(state, "giant_snake"), RANGED, -1, place("b1"))
    assert fixed_defence(state, figure) == 0


@pytest.mark.rule("conan:E53")
@pytest.mark.parametrize("kind", [MELEE, RANGED, AREA])
def test_the_halo_is_a_fixed_two_against_everything(kind: int) -> None:
    state = table({"hadrathus": "b1", "giant_snake": "b5"})
    begin_attack(state, figure_of(state, "giant_snake"), kind, -1, place("b1"))
    assert fixed_defence(state, figure_of(state, "hadrathus")) == 2


# -- wounds and death --------------------------------------------------------------------


@pytest.mark.rule("conan:WD-1")
def test_wounds_take_fatigue_then_boxes_then_available_gems() -> None:
    state = table({"belit": "b3", "giant_snake": "b3"}, gems=3)
    belit = hero(state, "belit")
    belit.fatigue = 1
    belit.boxes[1] = belit.used[1] = 2
    struck(state, "giant_snake", "belit", "o2 o2 o1")
    do(state, "gems 0")
    assert (belit.fatigue, belit.boxes[1], belit.available, belit.wounds) == (0, 0, 1, 5)


@pytest.mark.rule("conan:WD-2", "conan:E50", "conan:SP-6", "conan:E43", "conan:RW-12")
def test_a_hero_without_gems_dies_and_leaves_his_inventory() -> None:
    state = table({"hadrathus": "b3", "giant_snake": "b3"}, gems=1)
    hadrathus = hero(state, "hadrathus")
    hadrathus.wounds = 9
    no_halo(state)
    give(state, "hadrathus", "explosive_orb")
    struck(state, "giant_snake", "hadrathus", "o2 o2 o2")
    do(state, "gems 0")
    assert (hadrathus.fate, hadrathus.wounds, hadrathus.spells) == (1, 10, 0)
    assert where(state, "hadrathus") is None
    assert (lies(state, "b3", "dagger"), lies(state, "b3", "explosive_orb")) == (1, 1)


@pytest.mark.rule("conan:WD-3", "conan:CH-5")
def test_minions_die_at_the_first_wound_others_lose_life() -> None:
    state = table({"conan": "b3", "giant_snake": "b3", "hyenas_1": "b2"})
    state.available = 0
    strike(state, "r3 r2")
    assert state.life[figure_of(state, "giant_snake")] == 6
    state = table({"conan": "b3", "hyenas_1": "b3"})
    state.available = 0
    strike(state, "r1 r0", target="hyenas_1")
    assert where(state, "hyenas_1") is None


@pytest.mark.rule(
    "conan:WD-4", "conan:OT-7", "conan:E84", "conan:OT-4", "conan:RW-15", "conan:CH-3"
)
def test_the_tile_of_the_dead_goes_to_the_end_bloodied_at_once() -> None:
    state = table({"conan": "b3", "pict_warriors_purple_1": "b3", "pict_warriors_purple_2": "b3"})
    state.available = 0
    strip(state, "conan")
    give(state, "conan", "dagger")
    strike(state, "y2 r3", "dagger", "pict_warriors_purple_1")
    assert river(state)[2] == "pict_warriors_purple"
    dice(state, "y2 r3")
    do(state, "fight dagger", "figure pict_warriors_purple_2", "gems 1", "keep")
    assert river(state)[-1] == "pict_warriors_purple"
    assert river(state)[2] == "hyenas"
    assert state.bloodied == 1 << tile_of(state, "pict_warriors_purple")


@pytest.mark.rule("conan:E22", "conan:RW-12")
def test_skill_attack_from_beyond() -> None:
    """Bêlit dies and strikes the snake in her zone with 3 red dice, without rerolls."""
    state = table({"conan": "b3", "belit": "b3", "giant_snake": "b3", "hyenas_1": "b2"}, gems=1)
    belit = hero(state, "belit")
    belit.wounds = 8
    struck(state, "giant_snake", "belit", "o2 o2 o2")
    do(state, "gems 0")
    assert (asked(state), options(state)) == ("StrikeFromBeyond", {"figure giant_snake"})
    assert where(state, "belit") == "b3"
    dice(state, "r3 r3 r0")
    do(state, "figure giant_snake")
    assert asked(state) == "ChooseDefence"  # no reroll was offered, the target defends
    do(state, "gems 0")
    assert state.life[figure_of(state, "giant_snake")] == 5
    assert where(state, "belit") is None


def test_no_attack_from_beyond_without_an_enemy_in_the_zone() -> None:
    state = table({"belit": "b3", "hadrathus": "b1"}, gems=1)
    hero(state, "belit").wounds = 8
    storm(state, "b3", "r3 r3")
    assert hero(state, "belit").fate == 1


# -- reaction windows ----------------------------------------------------------------------


@pytest.mark.rule("conan:RW-3", "conan:RW-7", "conan:E54", "conan:SP-3")
def test_a_reaction_spell_may_come_before_the_attack_roll_and_before_the_defence() -> None:
    state = table({"hadrathus": "b3", "giant_snake": "b3"})
    hadrathus = hero(state, "hadrathus")
    no_halo(state)
    hadrathus.active = False
    overlords_turn(state, 9)
    dice(state, "o2 o2 o2")
    do(state, "tile giant_snake")
    if asked(state) == "ChooseMover":
        do(state, "pass")
    do(state, "figure giant_snake", "figure hadrathus")
    assert (asked(state), len(state.roll.shown)) == ("React", 0)
    do(state, "pass", "keep")
    assert (asked(state), state.attack().damage) == ("React", 6)
    do(state, "cast mitras_halo")
    assert (asked(state), has_halo(state, "hadrathus"), hadrathus.available) == (
        "ChooseDefence",
        True,
        6,
    )
    do(state, "gems 0")
    assert hadrathus.wounds == 4


@pytest.mark.rule("conan:RW-1", "conan:E85")
def test_between_phases_and_after_moves_reactions_and_the_river_are_offered() -> None:
    state = table({"hadrathus": "b3", "hyenas_1": "d4"})
    no_halo(state)
    state.bloodied = 1 << tile_of(state, "pict_hunters_red")
    heroes_turn(state)
    overlords_turn(state, 9)
    do(state, "tile hyenas", "figure hyenas_1", "move pict_village_c4", "pass")
    assert asked(state) == "React"
    do(state, "pass", "pass")
    assert asked(state) == "React"  # before the next activation is paid
