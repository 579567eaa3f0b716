"""The overlord's turn: the river, activations, reinforcements."""

from typing import Any

import pytest

from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.reactions import HEROES_WINDOW
from tablee.games.conan.steps.wounds import remove_dead
from tests.conan.arena import arena, finish
from tests.conan.tables import (
    asked,
    dice,
    do,
    figure_of,
    options,
    overlords_turn,
    place,
    refusal,
    river,
    table,
    tile_of,
    where,
    zone,
    zones_offered,
)

START = [
    "pict_hunters_blue",
    "zogar_sag",
    "pict_warriors_purple",
    "hyenas",
    "pict_hunters_green",
    "giant_snake",
    "pict_hunters_red",
    "event_1",
]


@pytest.mark.rule("conan:OT-1", "conan:E99")
def test_the_overlord_recovers_and_the_marker_advances() -> None:
    state = table()
    state.available, state.fatigue = 2, 9
    do(state, *[f"done {name}" for name in ("conan", "shevatas", "hadrathus", "belit")])
    assert (state.available, state.fatigue, state.round) == (9, 2, 1)


@pytest.mark.rule("conan:OT-3", "conan:OT-11", "conan:SC-3", "conan:GZ-3")
def test_a_tile_costs_its_place_and_goes_to_the_end() -> None:
    state = table({"hyenas_1": "a1"})
    overlords_turn(state, 4)
    state.fatigue = 0
    assert river(state) == START
    assert options(state, "tile") == {f"tile {name}" for name in START[:4]}
    assert refusal(state, "tile giant_snake") == ("not-so-many-gems-available", "conan:OT-3")
    do(state, "tile hyenas")
    assert (state.available, state.fatigue) == (0, 4)
    assert river(state) == [*START[:3], *START[4:], "hyenas"]


@pytest.mark.rule("conan:OT-2", "conan:E106", "conan:E89")
def test_two_activations_even_of_the_same_tile_at_its_new_cost() -> None:
    state = table()
    overlords_turn(state, 20)
    do(state, "tile pict_hunters_blue", "tile pict_hunters_blue")
    assert state.available == 20 - 1 - 8
    assert refusal(state, "tile zogar_sag") == ("no-activation-is-left", "conan:OT-2")
    assert options(state) == {"pass"}


@pytest.mark.rule("conan:E83")
def test_a_bloodied_tile_may_be_activated_to_no_effect() -> None:
    state = table()
    state.bloodied = 1 << tile_of(state, "zogar_sag")
    overlords_turn(state, 9)
    do(state, "tile zogar_sag")
    assert (asked(state), state.activations, state.available) == ("OverlordActs", 1, 7)
    assert river(state)[-1] == "zogar_sag"


@pytest.mark.rule("conan:OT-8", "conan:OT-12", "conan:OT-4", "conan:E85")
def test_two_gems_leave_the_game_to_remove_a_bloodied_tile_from_fatigue_first() -> None:
    state = table()
    state.bloodied = 1 << tile_of(state, "zogar_sag")
    overlords_turn(state, 5)
    state.fatigue = 1
    assert refusal(state, "clean hyenas") == ("only-a-bloodied-tile-may-be-removed", "conan:OT-8")
    do(state, "clean zogar_sag")
    assert (state.available, state.fatigue, state.removed, state.activations) == (4, 0, 2, 2)
    assert river(state) == ["pict_hunters_blue", *START[2:]]


@pytest.mark.rule("conan:E85", "conan:RW-1")
def test_the_river_may_be_cleaned_in_the_heroes_turn() -> None:
    state = table()
    state.bloodied = 1 << tile_of(state, "hyenas")
    state.available, state.fatigue = 1, 1
    state.push(HEROES_WINDOW)
    state.settle()
    assert (asked(state), state.to_move()) == ("CleanUp", 0)
    do(state, "clean hyenas")
    assert "hyenas" not in river(state)
    assert (state.available, state.fatigue) == (0, 0)


@pytest.mark.rule("conan:RW-1", "conan:OT-8")
def test_nobody_is_asked_about_a_river_that_is_clean_again() -> None:
    state = table()
    state.bloodied = 1 << tile_of(state, "hyenas")
    state.available, state.fatigue = 4, 4
    state.push(HEROES_WINDOW)
    state.settle()
    do(state, "clean hyenas")
    assert asked(state) != "CleanUp"
    state.push(HEROES_WINDOW)
    state.settle()
    assert asked(state) != "CleanUp"


@pytest.mark.rule("conan:OT-6", "conan:OT-10", "conan:E88", "conan:CH-4")
def test_reinforcement_brings_back_figures_up_to_the_points_of_the_event() -> None:
    """4 points: warriors cost 2, hunters and hyenas 1. Zogar Sag and the snake never return."""
    state = table({"conan": "d1"})
    overlords_turn(state, 9)
    do(state, "tile event_1")
    assert options(state) == {
        "figure pict_hunters_blue_1",
        "figure pict_warriors_purple_1",
        "figure hyenas_1",
        "figure pict_hunters_green_1",
        "figure pict_hunters_red_1",
        "pass",
    }
    do(state, "figure pict_warriors_purple_1")
    assert zones_offered(state, "zone") == ["a2", "b5", "d4"]
    do(state, zone("d4"), "figure pict_hunters_blue_1", zone("a2"))
    assert "figure pict_warriors_purple_2" not in options(state)  # 1 point is left
    do(state, "figure hyenas_1", zone("b5"))
    assert asked(state) == "OverlordActs"
    assert where(state, "pict_warriors_purple_1") == "d4"


@pytest.mark.rule("conan:OT-6", "conan:E87")
def test_a_returning_figure_turns_its_tile_face_up_and_may_be_activated() -> None:
    state = table()
    state.bloodied = 1 << tile_of(state, "hyenas")
    overlords_turn(state, 14)
    do(state, "tile event_1", "figure hyenas_1", zone("d4"), "pass")
    assert state.bloodied == 0
    do(state, "tile hyenas")
    assert options(state) == {"figure hyenas_1", "pass"}


@pytest.mark.rule("conan:OT-6")
def test_a_saturated_reinforcement_zone_passes_figures_on_to_its_neighbours() -> None:
    state = table({"giant_snake": "a2", **{f"pict_hunters_red_{n}": "a2" for n in (1, 2)}})
    overlords_turn(state, 9)
    do(state, "tile event_1", "figure hyenas_1")
    assert zones_offered(state, "zone") == ["b2", "b3", "b5", "d4", "h1", "h2"]


def reinforced(zone: str, **limits: Any) -> ConanState:
    """Return a table where two hyenas are dead and reinforcements may enter in this zone."""
    state = arena(
        {"conan": "d1"},
        river=[
            {"tile": "hyenas", "figures": [{"zone": "d4", "count": 2}]},
            {"tile": "event_1"},
        ],
        event=[
            {"tile": "event_1", "choose": 1, "options": [{"hook": "reinforcement", "points": 9}]}
        ],
        reinforcement={"zones": [zone], **limits},
    )
    for name in ("hyenas_1", "hyenas_2"):
        remove_dead(state, figure_of(state, name))
    overlords_turn(state, 9)
    return state


@pytest.mark.rule("conan:OT-6")
@pytest.mark.parametrize("name", ["a1", "b5"])
def test_any_zone_of_the_board_may_be_the_one_of_the_reinforcements(name: str) -> None:
    state = reinforced(name)
    do(state, "tile event_1", "figure hyenas_1", zone(name), "figure hyenas_2", zone(name))
    assert (where(state, "hyenas_1"), where(state, "hyenas_2")) == (name, name)


@pytest.mark.rule("conan:OT-6")
def test_figures_that_could_enter_nowhere_are_not_offered() -> None:
    """One figure may enter in each zone of the reinforcements; here there is one zone."""
    state = reinforced("b5", max_per_zone=1)
    do(state, "tile event_1", "figure hyenas_1", zone("b5"))
    assert asked(state) == "OverlordActs"


@pytest.mark.rule("conan:E86")
def test_figures_without_a_tile_do_not_return() -> None:
    state = table()
    state.bloodied = 1 << tile_of(state, "hyenas")
    overlords_turn(state, 14)
    do(state, "clean hyenas", "tile event_1")
    assert not [word for word in options(state) if "hyenas" in word]


@pytest.mark.rule("conan:OT-5", "conan:MV-7")
def test_extra_movement_comes_before_or_after_attacks() -> None:
    state = table({"hyenas_1": "b3", "hyenas_2": "b3", "conan": "b3"})
    overlords_turn(state, 9)
    dice(state, "o0 o0")
    do(state, "tile hyenas", "pass")
    assert {"figure hyenas_1", "extra hyenas_1"} <= options(state)
    do(state, "figure hyenas_1", "figure conan", "keep")
    assert asked(state) == "ChooseAttacker"
    assert {"figure hyenas_2", "extra hyenas_1", "extra hyenas_2"} <= options(state)
    do(state, "extra hyenas_1", zone("b2", "run"), "pass")
    assert where(state, "hyenas_1") == "b2"
    assert "figure hyenas_2" in options(state)


@pytest.mark.rule("conan:OT-5")
def test_movement_points_are_lost_with_who_moves_and_with_nobody_else() -> None:
    state = table({"conan": "b3", "shevatas": "b3", "hyenas_1": "a1"})
    do(state, "act shevatas", zone("b2", "move"))
    points = int(state.points)
    assert points > 0
    for name in ("conan", "hyenas_1"):
        remove_dead(state, figure_of(state, name))
        assert (state.mover, state.points) == (figure_of(state, "shevatas"), points)
    remove_dead(state, figure_of(state, "shevatas"))
    assert (state.mover, state.points) == (-1, 0)


@pytest.mark.rule("conan:OT-9")
def test_rerolls_of_units_cost_the_overlord_a_gem() -> None:
    state = table({"hyenas_1": "b3", "conan": "b3"})
    overlords_turn(state, 6)
    dice(state, "o0 o2")
    do(state, "tile hyenas", "pass", "figure hyenas_1", "figure conan", "paid orange_0")
    assert (state.available, state.roll.successes()) == (1, 2)


def test_equal_figures_are_one_choice() -> None:
    state = table({f"hyenas_{n}": "a1" for n in range(1, 6)})
    overlords_turn(state, 9)
    do(state, "tile hyenas")
    assert options(state) == {"figure hyenas_1", "pass"}
    assert state.size(figure_of(state, "giant_snake")) == 4
    assert place("a1") == 0


@pytest.mark.rule("conan:E82", "conan:OT-2")
def test_a_figure_with_two_tiles_is_activated_completely_by_each() -> None:
    rows = [
        {"tile": "zogar_sag", "life": 5, "figures": [{"zone": "b3", "count": 1}]},
        {"tile": "zogar_sag", "same_figure_as": "zogar_sag"},
    ]
    state = arena({"conan": "b3"}, river=rows)
    overlords_turn(state, 9)
    for name in ("tile zogar_sag", "tile zogar_sag_second"):
        do(state, name)
        do(state, *["pass"] if asked(state) == "ChooseMover" else [])
        do(state, "figure zogar_sag", "figure conan")
        finish(state, "ChooseAttacker", "OverlordActs")
        assert "figure zogar_sag" not in options(state)
        assert sum(state.extra) == 0
        do(state, *["pass"] if asked(state) == "ChooseAttacker" else [])
    assert state.activations == 0
