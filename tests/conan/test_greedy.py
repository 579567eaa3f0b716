"""What greedy players of both sides do in positions where the objective is decided."""

from __future__ import annotations

from tablee.core.bits import listed
from tablee.core.engine import empty_agenda
from tablee.core.heuristic import HOPELESS
from tablee.games.conan.bot.goals import goals, places_to_search
from tablee.games.conan.bot.heuristics import reroll_worth
from tablee.games.conan.bot.intents import aims, in_danger, prey, unshielded
from tablee.games.conan.names import FIGURE_IDS
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.heroes import ChooseState
from tests.conan.arena import local, put, to
from tests.conan.tables import (
    do,
    figure_of,
    give,
    hero,
    heroes_turn,
    offered,
    options,
    overlords_turn,
    place,
    table,
)


def scene(scenario: str, places: dict[str, str], gems: int = 9) -> ConanState:
    """Return a scenario in the heroes' action phase with only these figures on the board."""
    state = GAME.new_game(2, 0, {"scenario": scenario})
    for figure in range(4, state.scenario().figures):
        if FIGURE_IDS[state.scenario().figure_names[figure]] not in places:
            state.put(figure, -1)
            state.life[figure] = 0
    for name, zone in places.items():
        put(state, name, zone)
    for figure in listed(state.heroes_on_board()):
        state.at[figure].available = gems
        state.at[figure].fatigue = 0
    heroes_turn(state)
    return state


def free(state: ConanState, monster: str, zone: str) -> None:
    """Bring a petrified monster back to life in a zone."""
    figure = figure_of(state, monster)
    state.petrified &= ~(1 << figure)
    state.life[figure] = state.scenario().life[figure]
    put(state, monster, zone)


def ratings(state: ConanState) -> dict[str, int]:
    return {
        word: int(GAME.heuristic.rate(state, action))
        for word, action in zip(offered(state), state.legal_actions(), strict=True)
    }


def best(state: ConanState) -> str:
    rated = ratings(state)
    return max(rated, key=rated.__getitem__)


# -- heroes ------------------------------------------------------------------------------


def test_a_hero_keeps_his_only_weapon_and_throws_what_stays_with_him() -> None:
    state = table({"shevatas": "d1", "hyenas_1": "c1"})
    do(state, "act shevatas")
    rated = ratings(state)
    assert rated["shoot kris"] < 0 < rated["shoot throwing_knives"]


def test_the_dice_of_the_weapon_count_when_gems_are_counted_out() -> None:
    state = table({"conan": "b2", "pict_hunters_blue_1": "b2"})
    do(state, "act conan", "fight battle_axe", "figure pict_hunters_blue_1")
    assert best(state) == "gems 1"


def test_who_would_be_sacrificed_for_the_quarry_is_struck_first() -> None:
    ophir = "for_all_of_ophirs_gold"
    state = scene(ophir, {"conan": "c1", "captain": "c1", "bossonian_guards_1": "c1"})
    do(state, "act conan", "fight battle_axe")
    assert best(state) == "figure bossonian_guards_1"
    state = scene(ophir, {"conan": "c1", "captain": "c1", "hyenas_1": "c1"})
    do(state, "act conan", "fight battle_axe")
    assert best(state) == "figure captain"


def test_an_attack_that_armour_would_stop_is_not_made() -> None:
    state = scene("for_all_of_ophirs_gold", {"hadrathus": "c1", "thak": "c1"}, gems=2)
    do(state, "act hadrathus")
    assert ratings(state)["fight dagger"] < 0


def test_nobody_jumps_with_a_captive() -> None:
    state = scene("the_serpents_awakening", {"conan_warlord": "b2", "shevatas": "g4"})
    do(state, "act conan_warlord")
    jump = to(state, "h1")
    assert jump in options(state)
    give(state, "conan_warlord", "yasmela")
    rated = ratings(state)
    assert rated[jump] < 0 < max(rated.values())


def test_a_blocker_dies_before_the_captive_is_picked_up() -> None:
    awakening = "the_serpents_awakening"
    state = scene(awakening, {"conan_warlord": "h1", "olgerd_vladislav": "h1", "shevatas": "g4"})
    do(state, "act conan_warlord")
    assert "pick yasmela" in options(state)
    assert best(state) == "fight conans_sword"
    state = scene(awakening, {"conan_warlord": "h1", "shevatas": "g4"})
    do(state, "act conan_warlord")
    assert best(state) == "pick yasmela"


def test_searchers_share_the_huts() -> None:
    state = table({"shevatas": "b1", "hadrathus": "b4", "belit": "d3"})
    searchers = {name: figure_of(state, name) for name in ("shevatas", "hadrathus", "belit")}
    shares = {name: places_to_search(state, figure) for name, figure in searchers.items()}
    for hut, nearest in (("h4", "shevatas"), ("h3", "hadrathus"), ("h8", "belit")):
        for name, share in shares.items():
            assert (share >> place(hut) & 1) == (name == nearest), (hut, name)


def test_heroes_start_near_what_they_came_for() -> None:
    state = GAME.new_game(2, 0, {"scenario": "the_serpents_awakening"})
    rated = ratings(state)
    assert len(rated) > 1
    assert best(state) == to(state, "g3", "zone")


def test_a_hero_out_of_breath_rests_but_a_carrier_goes_on() -> None:
    state = table({"belit": "b4", "hyenas_1": "b4"})
    belit = hero(state, "belit")
    belit.available, belit.fatigue = 1, 6
    figure = figure_of(state, "belit")
    state.agenda = empty_agenda()
    state.push(ChooseState(belit.seat, figure))
    assert best(state) == "rest"
    give(state, "belit", "zogar_head")
    assert best(state) == "active"


def test_a_carrier_does_not_stay_to_fight() -> None:
    state = table({"belit": "b4", "hyenas_1": "b4"})
    do(state, "act belit")
    assert ratings(state)["fight ornamental_spear"] > 0
    give(state, "belit", "zogar_head")
    assert ratings(state)["fight ornamental_spear"] < 0


def test_a_hero_with_few_gems_does_not_walk_among_many_enemies() -> None:
    crowd = {f"pict_hunters_{colour}_{n}": "b3" for colour in ("blue", "red") for n in (1, 2, 3)}
    rated = []
    for places in ({}, crowd):
        state = table({"conan": "c2", "zogar_sag": "b4", **places}, gems=2)
        do(state, "act conan")
        rated.append(ratings(state)[to(state, "b2")])
    assert rated[1] < rated[0]


def test_a_hero_who_could_not_walk_with_her_leaves_the_captive_to_another() -> None:
    swamp = "the_thing_from_the_swamp"
    for others, wanted in (({"shevatas": "x2"}, False), ({"shevatas": "l3"}, False), ({}, True)):
        state = scene(swamp, {"hadrathus": "x1", "conan": "l3", **others})
        if not others:
            state.put(figure_of(state, "shevatas"), -1)
        state.charm_broken = True
        do(state, "act hadrathus")
        assert (best(state) == "pick yselda") == wanted, others


def test_who_can_walk_with_the_captive_takes_her_from_who_cannot() -> None:
    state = scene("the_thing_from_the_swamp", {"hadrathus": "x2", "shevatas": "x2", "conan": "l3"})
    give(state, "hadrathus", "yselda")
    do(state, "act shevatas")
    assert best(state) == "take yselda"


def test_a_carrier_who_cannot_walk_drops_what_he_does_not_need() -> None:
    state = scene("the_thing_from_the_swamp", {"hadrathus": "x2", "shevatas": "l3", "conan": "l3"})
    give(state, "hadrathus", "yselda")
    do(state, "act hadrathus")
    assert best(state) == "drop dagger"
    do(state, "drop dagger")
    assert ratings(state)["drop yselda"] < 0


def test_heroes_go_where_enemies_stand_beside_treasure() -> None:
    tranicos = "the_treasure_of_tranicos"
    state = scene(tranicos, {"valeria": "k2", "pirates_red_1": "h3", "pirates_red_2": "p1"})
    valeria = figure_of(state, "valeria")
    assert goals(state, valeria) == 1 << local(state, "p1")
    state.put(figure_of(state, "pirates_red_2"), -1)
    assert goals(state, valeria) == 1 << local(state, "h3")


# -- the overlord --------------------------------------------------------------------------


def test_the_sturdiest_who_stands_before_a_protected_sorcerer_stays() -> None:
    heart = "in_the_heart_of_darkness"
    state = scene(heart, {"skuthus": "t2", "dark_demon": "t2", "conan": "c3"})
    put(state, "bossonian_archers_1", "t2")
    overlords_turn(state, 9)
    do(state, "tile dark_demon")
    assert best(state) == "pass"
    state = scene(heart, {"skuthus": "t2", "dark_demon": "t2", "conan": "c3"})
    free(state, "khosatral_khel", "t2")
    overlords_turn(state, 9)
    do(state, "tile dark_demon")
    assert best(state) == "figure dark_demon"


def test_who_stays_and_strikes_nobody_is_not_activated() -> None:
    heart = "in_the_heart_of_darkness"
    state = scene(heart, {"skuthus": "t2", "dark_demon": "t2", "conan": "c3"})
    overlords_turn(state, 9)
    assert ratings(state)["tile dark_demon"] < 0
    state = scene(heart, {"skuthus": "t2", "dark_demon": "t2", "conan": "t2"})
    overlords_turn(state, 9)
    assert ratings(state)["tile dark_demon"] > 0


def test_a_far_sturdier_figure_comes_to_stand_before_a_sorcerer() -> None:
    heart = "in_the_heart_of_darkness"
    state = scene(heart, {"skuthus": "t2", "dark_demon": "t2", "conan": "c3"})
    free(state, "khosatral_khel", "r3")
    assert aims(state, figure_of(state, "khosatral_khel")) == 1 << local(state, "t2")
    free(state, "giant_snake", "r3")
    assert aims(state, figure_of(state, "giant_snake")) == prey(state)


def test_gems_are_kept_for_who_must_not_die_before_an_event_is_paid() -> None:
    rated = []
    for zone in ("e7", "m2"):
        state = scene("in_the_heart_of_darkness", {"skuthus": "t2", "conan": zone}, gems=0)
        put(state, "shevatas", "e7")
        put(state, "belit", "e7")
        overlords_turn(state, 5)
        rated.append(ratings(state)["tile event_1"])
    assert rated[1] < rated[0]


def test_the_hardest_monster_to_kill_is_freed() -> None:
    state = GAME.new_game(2, 0, {"scenario": "in_the_heart_of_darkness"})
    overlords_turn(state, 9)
    do(state, "tile event_1", "event free_monster")
    assert len(options(state)) == 3
    assert best(state) == "figure khosatral_khel"


def test_a_turn_of_the_marker_is_worth_an_activation_where_time_wins() -> None:
    state = scene("the_thing_from_the_swamp", {"zogar_sag": "n4", "conan": "l3"})
    overlords_turn(state, 9)
    assert best(state) == "tile event_1"


def test_the_swamp_rises_where_the_heroes_are() -> None:
    places = {"conan": "p3", "shevatas": "p3", "hadrathus": "p3"}
    state = scene("the_thing_from_the_swamp", places)
    overlords_turn(state, 9)
    do(state, "tile event_1")
    assert best(state) == to(state, "p3", "zone")
    do(state, to(state, "p3", "zone"))
    assert best(state) == to(state, "p3", "zone")


def test_a_sorcerer_whom_heroes_can_reach_flees() -> None:
    state = scene("in_the_name_of_ibis", {"skuthus": "r4", "dark_demon": "c5", "conan": "r4"})
    assert in_danger(state, figure_of(state, "skuthus"))
    overlords_turn(state, 9)
    assert best(state) == "tile skuthus"


def test_reinforcements_stand_before_who_must_not_die() -> None:
    state = scene("in_the_name_of_ibis", {"skuthus": "r1", "conan": "c5"})
    assert unshielded(state) == 1 << local(state, "r1")
    overlords_turn(state, 9)
    do(state, "tile event_1")
    do(state, next(word for word in offered(state) if word.startswith("figure mummies")))
    assert best(state) == to(state, "r1", "zone")


def test_a_petrified_monster_is_freed_before_minions_return() -> None:
    state = scene("in_the_heart_of_darkness", {"skuthus": "t2", "dark_demon": "t2", "conan": "c3"})
    overlords_turn(state, 9)
    do(state, "tile event_1")
    assert best(state) == "event free_monster"


def test_a_game_without_end_makes_heroes_impatient() -> None:
    state = table({"conan": "d1"}, gems=0)
    waiting = ratings(state)["done conan"]
    state.round = 41
    assert ratings(state)["done conan"] < min(waiting, ratings(state)["act conan"])


def test_the_worst_die_is_thrown_again_first_and_never_one_that_shows_its_best() -> None:
    """A free reroll is used below the mean; one for a gem only if a search finds it best."""

    def worth(action: str) -> int:
        return reroll_worth(GAME.actions.read(action))

    assert worth("free red_0") > worth("free orange_0") > worth("keep") > worth("free red_2")
    assert worth("supported red_0") == worth("free red_0")
    paid = ["paid red_0", "paid orange_0", "paid red_1", "paid orange_1"]
    assert sorted(paid, key=worth, reverse=True) == paid
    assert worth("paid red_0") < worth("keep")
    for best in ("free red_3", "supported orange_2", "paid yellow_2"):
        assert worth(best) == HOPELESS
