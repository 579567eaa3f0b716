"""Edge cases found by random scenarios: monsters in the reserve, a spectre without villagers."""

from typing import Any

import pytest

from tablee.games.conan.data import CARD_COUNT
from tablee.games.conan.state import ConanState
from tests.conan.arena import arena, at, finish, reached
from tests.conan.tables import asked, do, offered, overlords_turn, river, told

ONCE = {"unit": "thog", "once": True}


@pytest.mark.rule("conan:OT-10", "conan:SC-6")
@pytest.mark.parametrize(
    "first, second",
    [("replace_tile", "sacrifice_for_monster"), ("sacrifice_for_monster", "replace_tile")],
)
def test_a_monster_of_the_reserve_comes_once_whatever_event_brings_it(
    first: str, second: str
) -> None:
    options_of = {
        "replace_tile": {"hook": "replace_tile", **ONCE},
        "sacrifice_for_monster": {"hook": "sacrifice_for_monster", "victim": "skuthus", **ONCE},
    }
    state = arena(
        {"conan": "d1"},
        river=[
            {"tile": "skuthus", "life": 3, "figures": [{"zone": "b3", "count": 1}]},
            {"tile": "zogar_sag", "life": 3, "figures": [{"zone": "b3", "count": 1}]},
            {"tile": "event_1"},
            {"tile": "event_2"},
        ],
        reserve=[{"unit": "thog", "count": 1, "life": 3}],
        event=[
            {"tile": "event_1", "choose": 1, "options": [options_of[first]]},
            {"tile": "event_2", "choose": 1, "options": [options_of[second]]},
        ],
        reinforcement={"zones": ["a2"]},
    )
    overlords_turn(state, 20)
    do(state, "tile event_1")
    if asked(state) == "MarauderEnters":
        do(state, "zone pict_village_a2", "tile event_1")
    assert at(state, "thog") is not None
    before = river(state)
    do(state, "tile event_2")
    assert asked(state) == "OverlordActs"  # nothing happens
    assert sorted(river(state)) == sorted(before)
    assert river(state).count("thog") == 1


@pytest.mark.rule("conan:OT-10", "conan:SC-6")
def test_two_monsters_of_the_reserve_come_by_events_of_one_kind() -> None:
    """Each comes once, and one does not prevent the other."""
    state = arena(
        {"conan": "d1"},
        river=[
            {"tile": "skuthus", "life": 3, "figures": [{"zone": "b3", "count": 1}]},
            {"tile": "zogar_sag", "life": 3, "figures": [{"zone": "b3", "count": 1}]},
            {"tile": "event_1"},
            {"tile": "event_2"},
        ],
        reserve=[{"unit": "thog", "count": 1, "life": 3}, {"unit": "dark_demon", "count": 1}],
        event=[
            {
                "tile": tile,
                "choose": 1,
                "options": [
                    {"hook": "sacrifice_for_monster", "victim": victim, "unit": unit, "once": True}
                ],
            }
            for tile, victim, unit in [
                ("event_1", "skuthus", "thog"),
                ("event_2", "zogar_sag", "dark_demon"),
            ]
        ],
    )
    overlords_turn(state, 20)
    do(state, "tile event_1", "tile event_2")
    assert at(state, "thog") is not None
    assert at(state, "dark_demon") is not None


@pytest.mark.rule("conan:OT-10", "conan:E105")
@pytest.mark.parametrize("others, comes", [(2, True), (3, False)])
def test_a_monster_takes_the_place_of_its_victim_where_it_has_room(
    others: int, comes: bool
) -> None:
    """Six fit in the zone, and Thog is as large as four."""
    state = arena(
        {"conan": "a1"},
        river=[
            {"tile": "skuthus", "life": 3, "figures": [{"zone": "d1", "count": 1}]},
            {"tile": "hyenas", "figures": [{"zone": "d1", "count": others}]},
            {"tile": "event_1"},
        ],
        reserve=[{"unit": "thog", "count": 1, "life": 3}],
        event=[
            {
                "tile": "event_1",
                "choose": 1,
                "options": [{"hook": "sacrifice_for_monster", "victim": "skuthus", **ONCE}],
            }
        ],
    )
    overlords_turn(state, 20)
    do(state, "tile event_1")
    assert (at(state, "thog") is not None) == comes
    assert (at(state, "skuthus") is None) == comes


@pytest.mark.rule("conan:SC-6")
def test_the_log_names_the_water_from_which_a_spectre_rises() -> None:
    state = arena(
        {"conan": "n1"},
        board="swamp",
        river=[{"tile": "zogar_sag", "life": 3, "aside": 1}],
        rule=[{"hook": "water_appearance", "unit": "zogar_sag"}],
    )
    overlords_turn(state, 9)
    do(state, "tile zogar_sag")
    events = told(state, "zone swamp_w4")
    assert [piece for name, piece, _ in events if name == "entered"] == ["swamp_w4"]


def spectre(**rules: Any) -> ConanState:
    rows = [
        {"hook": "water_appearance", "unit": "zogar_sag"},
        {"hook": "break_wall_for_gems", "unit": "zogar_sag", "gem_cost": 2},
        *rules.get("more", []),
    ]
    state = arena(
        {"conan": "n1"},
        board="swamp",
        river=[{"tile": "zogar_sag", "life": 3, "aside": 1}],
        rule=rows,
    )
    overlords_turn(state, 9)
    do(state, "tile zogar_sag", "zone swamp_w4")
    finish(state, "ChooseAttacker")
    return state


@pytest.mark.rule("conan:SC-6")
def test_a_spectre_without_villagers_finds_nobody_to_devour() -> None:
    state = spectre()
    for zone in range(state.board().zones):
        state.lay(zone, CARD_COUNT - 1)  # no card of any zone is taken for a villager
    assert reached(state, "devour") == []
    assert "k2" in reached(state, "wreck")


@pytest.mark.rule("conan:SC-6")
def test_a_wall_that_is_broken_instead_of_an_attack_is_not_paid_for_as_well() -> None:
    state = spectre(more=[{"hook": "tentacle_breaks_wall", "unit": "zogar_sag"}])
    words = offered(state)
    assert len(set(words)) == len(words)
    gems = state.available
    do(state, "wreck swamp_k2")
    assert state.available == gems
