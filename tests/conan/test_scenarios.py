"""Every scenario loads and is played to its end by bots; and its special rules."""

import random
from typing import Any

import pytest

from tablee import bots
from tablee.bots.match import Match
from tablee.core.native import i64, vec
from tablee.games.conan.data import CARD_IDS, SCENARIO_IDS
from tablee.games.conan.names import FIGURE_IDS, TILE_IDS, ZONE_IDS
from tablee.games.conan.rules import GAME
from tablee.games.conan.scenario.events.chain import chained_bags
from tablee.games.conan.scenario.moments import tell_overlord_starts
from tablee.games.conan.scenario.rules.start import ChooseStart
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.defence import armour_of
from tablee.games.conan.steps.paths import border_to, step_cost
from tablee.games.conan.steps.wounds import remove_dead, wound_unit
from tests.conan.arena import arena, at
from tests.conan.pieces import pieces
from tests.conan.tables import asked, dice, do, offered, options, overlords_turn, refusal

every_scenario = pytest.mark.parametrize("name", SCENARIO_IDS)


def begin(name: str, seats: int = 2) -> ConanState:
    return GAME.new_game(seats, 0, {"scenario": name})


@every_scenario
def test_a_random_game_ends_and_keeps_its_pieces(name: str) -> None:
    for seed in range(2):
        chooser = random.Random(seed)
        state = GAME.new_game(2 + seed, seed, {"scenario": name})
        box = pieces(state)[0]
        steps = 0
        while not state.is_over():
            state.apply(chooser.choice(list(state.legal_actions())))
            steps += 1
            assert steps < GAME.longest_game
            if steps % 40 == 0:
                assert pieces(state)[0] == box
        assert state.winner in (0, 1)


@every_scenario
def test_a_greedy_game_ends(name: str) -> None:
    game = [bots.make("greedy") for _ in range(3)]
    match = Match(GAME, game, 1, {"scenario": name})
    assert match.play()
    assert isinstance(match.state, ConanState)
    assert match.state.winner in (0, 1)


@every_scenario
def test_views_hold_for_everybody(name: str) -> None:
    state = begin(name)
    for seat in (-1, 0, 1):
        assert GAME.view(state, seat)["scenario"] == name


# -- each scenario's own rules ---------------------------------------------------------------


def figure(state: ConanState, name: str) -> int:
    return int(state.scenario().figure_of[FIGURE_IDS.index(name)])


def zone(state: ConanState, name: str) -> int:
    return ZONE_IDS.index(name) - int(state.board().first_zone)


def tile(state: ConanState, name: str) -> int:
    return int(state.scenario().tile_of[TILE_IDS.index(name)])


def heroes_act(name: str) -> ConanState:
    """Return a scenario in the heroes' action phase, with all heroes active and without fatigue."""
    state = begin(name)
    while asked(state) != "HeroesAct":
        words = offered(state)
        do(state, next((word for word in ("active", "pass") if word in words), words[0]))
    for hero in state.at:
        hero.available += hero.fatigue
        hero.fatigue = 0
    return state


def overlord_acts(name: str, gems: int = 20) -> ConanState:
    state = heroes_act(name)
    overlords_turn(state, gems)
    return state


def put(state: ConanState, name: str, where: str) -> None:
    state.put(figure(state, name), zone(state, where))


@pytest.mark.rule("conan:E97", "conan:SC-6")
@pytest.mark.parametrize("who, dies", [("conan", False), ("belits_guards_1", True)])
def test_a_failed_leap_between_ships_spares_heroes_and_kills_allies(who: str, dies: bool) -> None:
    state = heroes_act("hunting_the_tigress")
    for name in ("pirates_red_1", "pirates_red_2", "pirates_red_3", "pirates_red_4"):
        state.put(figure(state, name), -1)
    put(state, who, "ships_t7")
    state.at[figure(state, "conan")].load = 0
    dice(state, "r0")
    if dies:
        do(state, "act belit", f"command {who}", "leap ships_v4")
    else:
        do(state, "act conan", "leap ships_v4")
    if asked(state) == "Rerolls":
        do(state, "keep")
    assert (state.zone[figure(state, who)] < 0) == dies


@pytest.mark.rule("conan:SC-6")
def test_belit_may_not_hide_in_the_hold() -> None:
    state = heroes_act("hunting_the_tigress")
    put(state, "belit", "ships_t3")
    do(state, "act belit")
    assert refusal(state, "move ships_t9").key == "this-zone-is-saturated"


@pytest.mark.rule("conan:OT-10", "conan:SC-6")
def test_skuthus_dies_for_a_demon_that_takes_his_zone_and_his_tile() -> None:
    state = overlord_acts("hunting_the_tigress")
    do(state, "tile event_1", "event sacrifice_for_monster")
    demon = figure(state, "outer_dark_demon")
    assert state.zone[demon] == zone(state, "ships_v8")
    assert state.life[demon] == 6
    assert state.zone[figure(state, "skuthus")] < 0
    assert tile(state, "outer_dark_demon") in list(state.river)
    assert tile(state, "skuthus") not in list(state.river)
    assert "event sacrifice_for_monster" not in options(state)


@pytest.mark.rule("conan:OT-10")
def test_every_archer_shoots_once_in_the_volley() -> None:
    state = overlord_acts("hunting_the_tigress")
    do(state, "tile event_1", "event ranged_attack_all")
    assert asked(state) == "ChooseTarget"


@pytest.mark.rule("conan:SC-6", "conan:E124")
def test_a_statue_fills_its_zone_and_is_nobody_s_enemy_until_it_wakes() -> None:
    state = overlord_acts("in_the_heart_of_darkness")
    snake = figure(state, "giant_snake")
    where = int(state.zone[snake])
    conan = figure(state, "conan")
    state.put(figure(state, "hyenas_3"), -1)
    state.put(conan, where)
    assert not state.fits(figure(state, "belit"), where)
    assert state.hindrance(conan) == 0
    do(state, "tile event_1", "event free_monster", "figure giant_snake")
    assert (state.enemies_in(where, conan) >> snake) & 1
    assert state.river[len(state.river) - 1] == tile(state, "giant_snake")
    assert state.life[snake] == 8


@pytest.mark.rule("conan:SC-6")
def test_the_yuetshi_knife_pierces_khosatral_khel() -> None:
    state = heroes_act("in_the_heart_of_darkness")
    khel = figure(state, "khosatral_khel")
    state.petrified = 0
    put(state, "belit", "fort_r3")
    state.available = 0
    dice(state, "o2 o2 o2 o2")
    do(state, "act belit", "fight yuetshi_knife", "figure khosatral_khel")
    while asked(state) != "AttackGems":
        do(state, "pass")
    assert armour_of(state, khel) == 3
    assert state.unit(khel).armour == 12


@pytest.mark.rule("conan:SC-6", "conan:BZ-11")
def test_the_captain_s_key_opens_olivia_s_cell() -> None:
    state = heroes_act("for_all_of_ophirs_gold")
    put(state, "shevatas", "fort_c1")
    do(state, "act shevatas")
    assert "unlock fort_m1" not in options(state)
    state.at[figure(state, "shevatas")].gain(CARD_IDS.index("key"))
    assert "unlock fort_m1" in options(state)
    gems = state.at[figure(state, "shevatas")].available
    do(state, "unlock fort_m1")
    assert state.at[figure(state, "shevatas")].available == gems - 1
    border = border_to(state, zone(state, "fort_c1"), zone(state, "fort_m1"))
    assert state.closed[border] == 0


@pytest.mark.rule("conan:BZ-11")
def test_whoever_walks_through_a_plain_door_removes_it_but_not_a_hyena() -> None:
    state = heroes_act("for_all_of_ophirs_gold")
    gate = border_to(state, zone(state, "fort_e7"), zone(state, "fort_g1"))
    assert state.closed[gate] == 1
    hyena = figure(state, "hyenas_1")
    put(state, "hyenas_1", "fort_e7")
    assert step_cost(state, hyena, gate) < 0
    state.put(hyena, -1)
    assert step_cost(state, figure(state, "shevatas"), gate) == 2
    do(state, "act shevatas", "move fort_g1")
    assert state.closed[gate] == 0


@pytest.mark.rule("conan:OT-10")
def test_falling_rocks_wound_everyone_in_a_zone_without_defence() -> None:
    state = overlord_acts("for_all_of_ophirs_gold")
    dice(state, "r1 r2")
    before = state.at[figure(state, "hadrathus")].wounds
    do(state, "tile event_1", "event area_wounds", "zone fort_e7")
    while asked(state) == "LoseFromBox":
        do(state, offered(state)[0])
    assert state.at[figure(state, "hadrathus")].wounds == before + 3
    assert state.at[figure(state, "shevatas")].wounds == 3


@pytest.mark.rule("conan:SC-6", "conan:SC-2")
def test_the_key_opens_the_red_chest_and_the_book_wins_in_the_street() -> None:
    state = heroes_act("the_key_of_kuthchemes")
    conan = state.at[figure(state, "conan")]
    conan.gain(CARD_IDS.index("key"))
    put(state, "conan", "inn_r1")
    state.put(figure(state, "bossonian_guards_red_1"), -1)
    do(state, "act conan", "use key")
    assert conan.cards[CARD_IDS.index("spellbook")] == 1
    assert state.lying(zone(state, "inn_r1"), CARD_IDS.index("red_chest")) == 0
    assert not state.is_over()
    put(state, "conan", "inn_z3")
    do(state, "move inn_z4")
    assert state.winner == 0


@pytest.mark.rule("conan:SC-6")
@pytest.mark.parametrize("carried, lying, usable", [(0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1)])
def test_a_key_opens_a_chest_in_hand_or_on_the_ground(
    carried: int, lying: int, usable: int
) -> None:
    state = heroes_act("the_key_of_kuthchemes")
    conan, chest = state.at[figure(state, "conan")], CARD_IDS.index("red_chest")
    conan.gain(CARD_IDS.index("key"))
    put(state, "conan", "inn_z3")
    for _ in range(carried):
        conan.gain(chest)
    state.lay(zone(state, "inn_z3"), chest, lying)
    do(state, "act conan")
    assert ("use key" in options(state)) == usable


@pytest.mark.rule("conan:OT-10")
def test_two_tiles_change_places() -> None:
    state = overlord_acts("the_key_of_kuthchemes")
    do(state, "tile event_1", "event swap_tiles")
    first, last = state.river[0], state.river[len(state.river) - 1]
    do(state, f"tile {TILE_IDS[state.scenario().tile_names[first]]}")
    do(state, f"tile {TILE_IDS[state.scenario().tile_names[last]]}")
    assert (state.river[0], state.river[len(state.river) - 1]) == (last, first)


@pytest.mark.rule("conan:OT-6", "conan:SC-6")
def test_the_dead_rise_anywhere_two_in_a_zone_and_more_the_first_time() -> None:
    state = overlord_acts("in_the_name_of_ibis")
    do(state, "tile event_1")
    step: Any = state.question()
    assert step.points == 20
    for _ in range(2):
        do(state, "figure skeletons_orange_1" if _ == 0 else "figure skeletons_orange_2")
        do(state, "zone inn_z1")
    do(state, "figure skeletons_orange_3")
    assert "zone inn_z1" not in options(state)


@pytest.mark.rule("conan:E82", "conan:OT-7")
def test_two_tiles_of_one_figure_are_bloodied_together() -> None:
    state = heroes_act("in_the_name_of_ibis")
    demon = figure(state, "dark_demon")
    state.life[demon] = 0
    remove_dead(state, demon)
    for name in ("dark_demon", "dark_demon_second"):
        assert (state.bloodied >> tile(state, name)) & 1


@pytest.mark.rule("conan:SC-6", "conan:E107")
def test_the_swamp_rises_and_tentacles_with_it() -> None:
    state = overlord_acts("the_thing_from_the_swamp")
    before = int(state.round)
    do(state, "tile event_1")
    assert state.round == before + 1
    do(state, "zone swamp_l1")
    assert (state.board().water >> zone(state, "swamp_l1")) & 1
    do(state, "zone swamp_l1", "zone swamp_w1", "pass")
    assert state.river[3] == tile(state, "tentacles")
    assert state.zone[figure(state, "tentacles_1")] == zone(state, "swamp_l1")


@pytest.mark.rule("conan:SC-6")
def test_the_charm_holds_yselda_until_its_maker_is_dead() -> None:
    state = heroes_act("the_thing_from_the_swamp")
    put(state, "shevatas", "swamp_x1")
    do(state, "act shevatas")
    assert "pick yselda" not in options(state)
    state.fallen |= 1 << figure(state, "zogar_sag")
    assert "pick yselda" in options(state)


@pytest.mark.rule("conan:SC-6")
def test_a_tentacle_breaks_a_wall_instead_of_attacking() -> None:
    state = overlord_acts("the_thing_from_the_swamp")
    put(state, "tentacles_1", "swamp_w4")
    state.life[figure(state, "tentacles_1")] = 1
    state.river = vec[i64]([tile(state, "tentacles")])
    do(state, "tile tentacles", "wreck swamp_k2")
    border = border_to(state, zone(state, "swamp_w4"), zone(state, "swamp_k2"))
    assert state.broken[border] == 1


@pytest.mark.rule("conan:SC-1", "conan:SC-6")
def test_only_heroes_who_looked_know_a_passage_and_flee_by_a_real_one() -> None:
    state = heroes_act("the_serpents_awakening")
    place = zone(state, "citadel_u1")
    state.passages = 1 << place | 1 << zone(state, "citadel_d3")
    put(state, "valeria", "citadel_u1")
    state.at[figure(state, "valeria")].gain(CARD_IDS.index("yasmela"))
    do(state, "act valeria")
    assert "leave" not in options(state)
    do(state, "look")

    def told(seat: int) -> list[bool | None]:
        return [row["real"] for row in GAME.view(state, seat)["passages"]]

    assert told(0) == told(-1) == [None] * 4
    assert told(1).count(True) == 1
    do(state, "leave")
    assert state.winner == 0


@pytest.mark.rule("conan:BZ-11")
def test_a_blow_of_five_breaks_a_door_and_units_pass_it() -> None:
    state = heroes_act("the_serpents_awakening")
    put(state, "conan_warlord", "citadel_g4")
    door = border_to(state, zone(state, "citadel_g4"), zone(state, "citadel_g5"))
    put(state, "bossonian_guards_green_1", "citadel_g4")
    assert step_cost(state, figure(state, "bossonian_guards_green_1"), door) == 2
    dice(state, "r3 r3 r3 r3 r3 r3 r3")
    do(state, "act conan_warlord", "batter citadel_g5", "card conans_sword", "gems 2")
    while asked(state) == "Rerolls":
        do(state, "keep")
    assert state.closed[door] == 0


@pytest.mark.rule("conan:SC-6")
def test_a_curse_strikes_the_carrier_who_can_only_dodge() -> None:
    state = overlord_acts("the_serpents_awakening")
    do(state, "tile event_1")
    assert "event area_attack_on_carrier" not in options(state)
    state = overlord_acts("the_serpents_awakening")
    state.at[figure(state, "valeria")].gain(CARD_IDS.index("yasmela"))
    dice(state, "r3 r2")
    do(state, "tile event_1", "event area_attack_on_carrier")
    assert asked(state) == "Dodge"
    do(state, "gems 0")
    while asked(state) == "LoseFromBox":
        do(state, offered(state)[0])
    assert state.at[figure(state, "valeria")].wounds == 5


@pytest.mark.rule("conan:OT-10", "conan:OT-3")
def test_a_strategist_activates_any_tile_for_one_gem() -> None:
    state = overlord_acts("the_serpents_awakening")
    river = GAME.view(state, 0)["river"]
    assert [tile["cost"] for tile in river] == list(range(1, len(river) + 1))
    do(state, "tile event_1", "event activate_tile")
    assert {tile["cost"] for tile in GAME.view(state, 0)["river"]} == {1}
    gems = int(state.available)
    do(state, "tile hyenas")
    assert state.available == gems - 1
    assert state.activations == 0


@pytest.mark.rule("conan:SC-5")
def test_two_heroes_start_beside_a_guard() -> None:
    state = begin("the_serpents_awakening")
    assert asked(state) == "ChooseStart"
    assert options(state) == {"zone citadel_u2", "zone citadel_g1", "zone citadel_g3"}
    assert refusal(state, "zone citadel_k3").key == "this-is-no-place-to-start"


@pytest.mark.rule("conan:SC-5")
@pytest.mark.parametrize("board, where", [("citadel", "g3"), ("inn", "c5")])
def test_a_hero_stands_where_he_chose_to_start(board: str, where: str) -> None:
    state = arena({"conan": "k1" if board == "citadel" else "z2"}, {"hyenas": [where]}, board)
    state.push(ChooseStart(1, 0, 1 << figure(state, "hyenas_1")))
    do(state, f"zone {board}_{where}")
    assert at(state, "conan") == where


@pytest.mark.rule("conan:SC-6")
def test_a_pirate_with_a_bag_does_not_attack_and_leaves_by_the_gate() -> None:
    state = overlord_acts("the_treasure_of_tranicos")
    bag = CARD_IDS.index("gold_bags")
    pirate = figure(state, "pirates_red_1")
    state.lay(zone(state, "citadel_g4"), bag)
    do(state, "tile pirates_red", "figure pirates_red_1", "pick gold_bags")
    assert (state.attacked >> pirate) & 1
    do(state, "leave")
    assert state.gold in (1, 2)
    assert state.zone[pirate] < 0
    assert state.carried_off[bag] == 1


@pytest.mark.rule("conan:SC-6")
def test_a_bag_not_brought_out_is_dropped_at_the_end_of_the_activation() -> None:
    state = overlord_acts("the_treasure_of_tranicos")
    bag = CARD_IDS.index("gold_bags")
    state.lay(zone(state, "citadel_g3"), bag)
    do(state, "tile pirates_green", "figure pirates_green_1", "pick gold_bags", "pass", "pass")
    while asked(state) != "OverlordActs":
        do(state, "pass")
    assert state.lying(zone(state, "citadel_g3"), bag) == 1
    assert state.bearers == 0


@pytest.mark.rule("conan:SC-6", "conan:SC-2")
def test_gold_worth_nine_wins_for_the_overlord() -> None:
    state = overlord_acts("the_treasure_of_tranicos")
    state.gold = 8
    state.lay(zone(state, "citadel_g4"), CARD_IDS.index("gold_bags"))
    do(state, "tile event_1", "event token_chain", "zone citadel_g4")
    while not state.is_over() and asked(state) == "ChainBag":
        do(state, "pass")
    assert state.winner == 1


@pytest.mark.rule("conan:SC-6")
@pytest.mark.parametrize("closed, offered", [(0, True), (1, False)])
def test_gold_goes_from_hand_to_hand_where_no_door_is_closed(closed: int, offered: bool) -> None:
    state = overlord_acts("the_treasure_of_tranicos")
    for unit in range(len(state.zone)):
        if not state.scenario().heroes_side >> unit & 1 and state.zone[unit] >= 0:
            state.put(unit, -1)
    put(state, "pirates_green_1", "citadel_g4")  # where reinforcements come from
    put(state, "pirates_green_2", "citadel_g3")
    here, there = zone(state, "citadel_g3"), zone(state, "citadel_g4")
    state.lay(here, CARD_IDS.index("gold_bags"))
    state.closed[border_to(state, here, there)] = closed
    assert (chained_bags(state, CARD_IDS.index("gold_bags")) == 1 << here) is offered


@pytest.mark.rule("conan:SC-6")
def test_a_demon_takes_the_place_of_an_event_tile_once() -> None:
    state = overlord_acts("the_treasure_of_tranicos")
    do(state, "tile event_1", "event replace_tile", "zone citadel_g2", "tile event_2")
    assert tile(state, "dark_demon") in list(state.river)
    assert tile(state, "event_2") not in list(state.river)


@pytest.mark.rule("conan:SC-6")
def test_the_death_of_a_hero_moves_the_turn_marker() -> None:
    state = heroes_act("the_treasure_of_tranicos")
    before = int(state.round)
    remove_dead(state, figure(state, "taurus"))
    assert state.round == before + 1


# -- the serpent-spectre ------------------------------------------------------------------------

VILLAGERS = CARD_IDS.index("villagers")


def serpent(gems: int = 20) -> ConanState:
    state = begin("facing_the_serpent_specter")
    overlords_turn(state, gems)
    return state


@pytest.mark.rule("conan:SC-6", "conan:SC-5")
def test_the_overlord_begins_and_the_serpent_rises_from_water_once_a_turn() -> None:
    assert begin("facing_the_serpent_specter").side == 1
    state = serpent()
    do(state, "tile giant_snake")
    assert asked(state) == "Rise"
    assert "zone swamp_n1" not in options(state)
    do(state, "zone swamp_w4")
    snake = figure(state, "giant_snake")
    assert state.zone[snake] == zone(state, "swamp_w4")
    assert state.life[snake] == 14
    assert state.base_move(snake) == 0
    tell_overlord_starts(state)
    assert state.zone[snake] < 0
    assert state.life[snake] == 14


@pytest.mark.rule("conan:SC-6")
def test_it_breaks_a_wall_for_two_gems_and_devours_who_is_alone() -> None:
    state = serpent()
    do(state, "tile giant_snake", "zone swamp_w4")
    gems = int(state.available)
    assert "devour swamp_k2" not in options(state)
    do(state, "wreck swamp_k2")
    assert state.available == gems - 2
    put(state, "conan", "swamp_k2")
    assert refusal(state, "devour swamp_k2").rule == "conan:OT-5"
    put(state, "conan", "swamp_l5")
    do(state, "devour swamp_k2")
    assert state.devoured == 1
    assert state.lying(zone(state, "swamp_k2"), VILLAGERS) == 1


@pytest.mark.rule("conan:SC-6")
def test_it_loses_its_rightmost_tile_at_seven_points_of_life() -> None:
    state = serpent()
    snake = figure(state, "giant_snake")
    wound_unit(state, snake, 6)
    assert state.bloodied == 0
    wound_unit(state, snake, 1)
    assert state.bloodied == 1 << tile(state, "giant_snake_second")


@pytest.mark.rule("conan:SC-6", "conan:SC-2")
def test_villagers_brought_to_a_path_are_saved_and_too_few_left_win() -> None:
    state = begin("facing_the_serpent_specter")
    overlords_turn(state, 0)
    while asked(state) != "HeroesAct":
        words = offered(state)
        do(state, next((word for word in ("active", "pass") if word in words), words[0]))
    for name in ("swamp_k1", "swamp_k2", "swamp_k3", "swamp_k4"):
        state.lay(zone(state, name), VILLAGERS, -2)
    state.carried_off[VILLAGERS] += 8
    conan = state.at[figure(state, "conan")]
    while conan.cards[CARD_IDS.index("battle_axe")]:
        conan.lose(CARD_IDS.index("battle_axe"))
    conan.gain(VILLAGERS)
    state.lay(zone(state, "swamp_k5"), VILLAGERS, -1)
    for name in ("pict_hunters_blue_1", "pict_hunters_blue_2", "pict_hunters_blue_3"):
        state.put(figure(state, name), -1)
    put(state, "conan", "swamp_l3")
    do(state, "act conan", "drop shield")
    assert state.carried_off[VILLAGERS] == 9
    assert state.winner == 0


@pytest.mark.rule("conan:SC-2")
def test_five_devoured_villagers_win_for_the_overlord() -> None:
    state = serpent()
    state.devoured = 4
    do(state, "tile giant_snake", "zone swamp_w4", "wreck swamp_k2", "devour swamp_k2")
    assert state.winner == 1
