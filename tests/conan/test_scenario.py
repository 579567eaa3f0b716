"""The scenario: hidden and carried things, victory, its file and the checks of files."""

import copy
import tomllib
from typing import Any

import pytest

from tablee.core.errors import BadOption
from tablee.core.events import SPECTATOR
from tablee.core.rng import seeded
from tablee.games.conan import data
from tablee.games.conan.names import ZONE_IDS
from tablee.games.conan.rules import GAME
from tablee.games.conan.scenario import moments
from tablee.games.conan.scenario.check import check
from tablee.games.conan.scenario.mistakes import BadScenario
from tests.conan.tables import (
    asked,
    dice,
    do,
    figure_of,
    give,
    hero,
    lies,
    options,
    overlords_turn,
    place,
    refusal,
    strip,
    table,
    told,
    where,
    zone,
    zones_offered,
)

FILE = data.FACTS / "scenarios" / "in_the_clutches_of_the_picts.toml"
HUTS = [f"h{n}" for n in range(1, 9)]


@pytest.mark.rule("conan:SC-1", "conan:SC-5", "conan:SC-6")
def test_the_overlord_hides_the_captive_in_secret() -> None:
    state = GAME.new_game(2, 0)
    assert (asked(state), state.to_move()) == ("HideCaptive", 0)
    assert zones_offered(state, "zone") == HUTS
    assert refusal(state, zone("b3")) == ("the-captive-cannot-be-hidden-there", "conan:SC-1")
    do(state, zone("h3"))
    assert GAME.view(state, 0)["captive_hidden_in"] == "pict_village_h3"
    for viewer in (1, SPECTATOR):
        view = GAME.view(state, viewer)
        assert view["captive_hidden_in"] is None
        assert view["captive_may_be_in"] == [f"pict_village_{name}" for name in HUTS]


@pytest.mark.rule("conan:SC-1")
def test_dealing_anew_hides_her_in_any_hut_not_yet_searched() -> None:
    state = table({"conan": "h4"}, hidden="h6")
    state.searched = 1 << place("h4") | 1 << place("h1")
    places = set()
    for seed in range(60):
        twin = GAME.determinize(state, 1, seeded(seed))
        places.add(ZONE_IDS[twin.hiding_place][-2:])
        assert GAME.determinize(state, 0, seeded(seed)).hiding_place == place("h6")
    assert places == {"h2", "h3", "h5", "h6", "h7", "h8"}


@pytest.mark.rule("conan:SC-1")
def test_a_hero_who_enters_the_hut_finds_her() -> None:
    state = table({"conan": "b1", "shevatas": "b2"}, hidden="h1")
    do(state, "act conan", zone("h4", "move"))
    assert GAME.view(state, 1)["captive_may_be_in"] == [
        f"pict_village_{name}" for name in HUTS if name != "h4"
    ]
    do(state, "pass", "act shevatas", zone("h1", "move"))
    assert lies(state, "h1", "yselda") == 1
    assert GAME.view(state, 1)["captive_may_be_in"] == []
    do(state, "pick yselda")
    assert hero(state, "shevatas").load == 7


@pytest.mark.rule("conan:E73")
def test_a_captive_is_given_and_dropped_like_an_object_of_weight_six() -> None:
    state = table({"belit": "b1", "hadrathus": "b1", "conan": "b1"})
    give(state, "belit", "yselda")
    do(state, "act belit", "give yselda")
    assert options(state) == {"figure hadrathus"}  # Conan carries 7 of 12
    do(state, "figure hadrathus", "pass", "act hadrathus", "drop yselda")
    assert lies(state, "b1", "yselda") == 1


@pytest.mark.rule("conan:E73", "conan:E124")
@pytest.mark.parametrize("place_of_captive", ["ground", "carried", "hidden"])
def test_who_kills_the_captive_loses(place_of_captive: str) -> None:
    state = table({"hadrathus": "b1", "belit": "b2"}, hidden="h1")
    if place_of_captive == "ground":
        state.lay(place("b2"), data.card_id("yselda"))
        state.hiding_place = -1
    elif place_of_captive == "carried":
        give(state, "belit", "yselda")
        state.hiding_place = -1
    else:
        state.hiding_place = place("b2")
    hero(state, "hadrathus").available = 3
    dice(state, "r1 r0")
    do(state, "act hadrathus", "cast lightning_storm", zone("b2"))
    assert state.is_over()
    assert state.winner == 1
    assert list(GAME.scores(state)) == [1, 0]


@pytest.mark.rule("conan:E73")
def test_an_area_attack_without_damage_or_elsewhere_spares_her() -> None:
    state = table({"hadrathus": "b1"}, hidden="h1")
    state.lay(place("b2"), data.card_id("yselda"))
    state.hiding_place = -1
    hero(state, "hadrathus").available = 3
    dice(state, "r0 r0")
    do(state, "act hadrathus", "cast lightning_storm", zone("b2"))
    assert not state.is_over()
    assert lies(state, "b2", "yselda") == 1


@pytest.mark.rule("conan:SC-6", "conan:WD-4")
def test_the_death_of_zogar_sag_leaves_his_head() -> None:
    state = table({"conan": "b3", "zogar_sag": "b3"})
    state.available = 0
    dice(state, "r3 r3 r3 r1")
    do(state, "act conan", "fight battle_axe", "figure zogar_sag", "gems 3")
    assert ("trophy", "zogar_head", 1) in told(state, "keep")
    assert lies(state, "b3", "zogar_head") == 1
    do(state, "pick zogar_head")
    assert hero(state, "conan").load == 9


@pytest.mark.rule("conan:SC-2", "conan:RW-15")
def test_the_heroes_win_as_soon_as_both_are_carried_off_the_board() -> None:
    state = table({"belit": "a1", "shevatas": "a4", "conan": "b3"})
    give(state, "belit", "yselda")
    give(state, "shevatas", "zogar_head")
    do(state, "act belit", "leave")
    assert not state.is_over()
    do(state, "act shevatas", "leave")
    assert state.is_over()
    assert GAME.winners(state) == 0b10


@pytest.mark.rule("conan:E99", "conan:SC-2", "conan:HT-1")
def test_the_overlord_wins_at_the_end_of_round_eight() -> None:
    state = table()
    for number in range(1, 9):
        do(state, *[f"done {name}" for name in ("conan", "shevatas", "hadrathus", "belit")])
        assert state.round == number
        do(state, "pass")
        if number < 8:
            assert asked(state) == "ChooseState"
            do(state, *["active"] * 4)
            if asked(state) == "CleanUp":
                do(state, "pass")
    assert state.is_over()
    assert GAME.winners(state) == 0b01


@pytest.mark.rule("conan:E100")
def test_the_overlord_wins_when_no_hero_is_left_on_the_board() -> None:
    state = table({"conan": "a1", "shevatas": "a1", "hadrathus": "a1", "belit": "a1"})
    for name in ("conan", "shevatas", "hadrathus"):
        do(state, f"act {name}", "leave")
        assert not state.is_over()
    do(state, "act belit", "leave")
    assert state.winner == 1


@pytest.mark.rule("conan:E98")
def test_if_both_sides_have_won_the_one_whose_turn_it_is_wins() -> None:
    """The last hero leaves with the last token. No hero is left, but the heroes have won."""
    state = table({"belit": "a1"}, heroes=4)
    for name in ("conan", "shevatas", "hadrathus"):
        state.put(figure_of(state, name), -1)
        hero(state, name).fate = 2
    strip(state, "belit")
    give(state, "belit", "yselda", "zogar_head")
    do(state, "act belit", "leave")
    assert state.winner == 0


def test_more_hero_seats_than_heroes_are_refused() -> None:
    with pytest.raises(BadOption, match="4 seats lead heroes, but this scenario has 2"):
        GAME.new_game(5, 0, {"scenario": "the_key_of_kuthchemes"})


def test_every_hero_seat_leads_a_hero_whatever_the_option_says() -> None:
    assert GAME.new_game(5, 0, {"heroes": 3}).hero_count == 4


def test_fewer_heroes_than_the_scenario_needs_become_as_many() -> None:
    scenario = GAME.new_game(2, 0).scenario()
    least = scenario.heroes_min
    scenario.heroes_min = 4
    assert GAME.new_game(2, 0, {"heroes": 3}).hero_count == 4
    scenario.heroes_min = least


def test_heroes_are_shared_among_their_seats() -> None:
    assert [h.seat for h in GAME.new_game(3, 0).at] == [1, 2, 1, 2]
    assert [h.seat for h in GAME.new_game(5, 0).at] == [1, 2, 3, 4]


# -- the check of files ------------------------------------------------------------------------


def scenario(**changes: Any) -> dict[str, Any]:
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {**found, **changes}


def test_the_scenario_offered_is_valid() -> None:
    check(FILE.name, scenario())


@pytest.mark.rule("conan:E108")
def test_a_ninth_tile_is_refused() -> None:
    data = scenario()
    data["river"] = [*data["river"], data["river"][0]]
    with pytest.raises(BadScenario, match=r"picts.toml: river: 9 tiles; at most 8"):
        check(FILE.name, data)


@pytest.mark.parametrize(
    "path, value, message",
    [
        (("map",), "moon", "map: 'moon' is not allowed; allowed are: citadel, fort"),
        (("turn_limit",), "eight", "turn_limit: 'eight' is not a whole number from 0 to 30"),
        (("hero", 0, "zone"), "z9", "hero 1.zone: 'z9' is not allowed; allowed are: a1"),
        (("hero", 0, "equipment"), ["bazooka"], "hero 1.equipment: 'bazooka' is not allowed"),
        (("hero", 2, "spells"), ["fireball"], "hero 3.spells: 'fireball' is not allowed"),
        (("hero", 0, "allies"), ["lion"], "hero 1.allies: 'lion' is not a table"),
        (("hero", 0, "lair"), "a1", "hero 1.lair: 'lair' is not allowed; allowed are: active"),
        (("river", 0, "colour"), "mauve", "river 1.colour: 'mauve' is not allowed"),
        (("river", 1, "spells"), ["x"], "river 2.spells: 'x' is not allowed"),
        (("chests", "deck"), [], "chests.deck: fewer cards than chests"),
        (("rule", 0, "hook"), "burn", "rule 1.hook: 'burn' is not allowed; allowed are: armour"),
        (("objective", 0, "side"), "gods", "objective 1.side: 'gods' is not allowed"),
    ],
)
def test_an_error_names_the_file_the_key_and_what_is_allowed(
    path: tuple[str | int, ...], value: str | list[str], message: str
) -> None:
    data = copy.deepcopy(scenario())
    table: Any = data
    for key in path[:-1]:
        table = table[key]
    table[path[-1]] = value
    with pytest.raises(BadScenario) as refusal:
        check(FILE.name, data)
    assert str(refusal.value).startswith(f"{FILE.name}: {message}")


@pytest.mark.parametrize("name", ["lock", "damage", "step_extra_mp"])
@pytest.mark.parametrize("value", [0, 13, "much"])
def test_the_numbers_of_a_door_are_checked(name: str, value: int | str) -> None:
    path = data.FACTS / "scenarios" / "for_all_of_ophirs_gold.toml"
    story = tomllib.loads(path.read_text(encoding="utf-8"))
    (door, *_) = story["door"]
    door[name] = value
    with pytest.raises(BadScenario) as refusal:
        check(path.name, story)
    told = f"door 1.{name}: {value!r} is not a whole number from 1 to 12"
    assert str(refusal.value).startswith(f"{path.name}: {told}")


@pytest.mark.rule("conan:OT-10")
def test_two_answers_of_one_name_are_refused_where_the_overlord_chooses() -> None:
    """An answer names the kind of event, so two of one kind could not be told apart."""
    story = copy.deepcopy(scenario())
    (event,) = story["event"]
    event["options"] = [{"hook": "reinforcement", "points": points} for points in (4, 6)]
    with pytest.raises(BadScenario) as refusal:
        check(FILE.name, story)
    told = "event 1.options: 'reinforcement' is listed twice"
    assert str(refusal.value) == f"{FILE.name}: {told}"
    event["choose"] = "all_in_order"
    check(FILE.name, story)


def test_a_tile_has_one_row_of_events() -> None:
    story = copy.deepcopy(scenario())
    story["event"] *= 2
    with pytest.raises(BadScenario) as refusal:
        check(FILE.name, story)
    assert str(refusal.value) == f"{FILE.name}: event: 'event_1' is listed twice"


def test_a_missing_key_is_named() -> None:
    data = scenario()
    del data["overlord"]["heroes_4"]
    with pytest.raises(BadScenario, match=r"overlord.heroes_4: this key is missing"):
        check(FILE.name, data)


def test_too_many_figures_in_one_zone_are_refused() -> None:
    data = copy.deepcopy(scenario())
    data["river"][3]["figures"] = [{"zone": "c3", "count": 5}]
    with pytest.raises(BadScenario, match="too many figures start in zone c3"):
        check(FILE.name, data)


def test_the_public_totals_of_figures_stand_on_the_board() -> None:
    state = GAME.new_game(2, 0)
    totals = tomllib.loads(FILE.read_text(encoding="utf-8"))["figures_total"]
    for unit, total in totals.items():
        number = data.UNIT_IDS.index(unit)
        assert sum(found == number for found in state.scenario().unit) == total
    assert where(state, "zogar_sag") == "b3"
    overlords_turn(state, 0)
    assert options(state) == {"pass"}


@pytest.mark.parametrize("place, name", list(enumerate(moments.MOMENTS)))
def test_each_moment_has_the_number_of_its_place(place: int, name: str) -> None:
    """Rules are stored in the order of the names and looked up by the numbers."""
    assert getattr(moments, name.upper()) == place
