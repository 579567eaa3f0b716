"""Walls that are flown over, walked through and broken, on the maps of the rulebook."""

from typing import Any

import pytest

from tablee.games.conan.board.changes import override
from tablee.games.conan.board.layout import load_board, map_data, zone_ids
from tablee.games.conan.names import MAP_FILES, ZONE_IDS
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.paths import border_to, crossing_cost
from tests.conan.arena import arena, at, life, local, reached, to
from tests.conan.tables import amount, dice, do, figure_of, overlords_turn, told

FORT = "fort"
FLYER = "outer_dark_demon"
GHOST = "thog"


def moving(unit: str, zone: str, board: str, hero: str) -> ConanState:
    """Return a table where one of the Overlord's units makes its free move."""
    state = arena({"conan": hero}, {unit: [zone]}, board=board)
    overlords_turn(state, 9)
    do(state, f"tile {unit}", f"figure {unit}")
    return state


def cost(state: ConanState, target: str) -> int:
    """Return what crossing a border costs the ghost, even if there is no room behind it."""
    ghost = figure_of(state, GHOST)
    border = border_to(state, state.zone[ghost], local(state, target))
    return crossing_cost(state, ghost, state.skills(ghost), border)


# -- flying --------------------------------------------------------------------------------


@pytest.mark.rule("conan:MV-10")
@pytest.mark.parametrize(
    "start, target",
    [("c2", "m1"), ("m1", "c2"), ("b2", "m3"), ("b1", "m2"), ("c4", "m3"), ("m4", "c3")],
)
def test_one_flies_over_the_walls_of_rooms_without_a_roof(start: str, target: str) -> None:
    """« Les pièces situées dans la cour … n'ont pas de toit »."""
    state = moving(FLYER, start, FORT, hero="e7")
    assert target in reached(state, "move")
    assert amount(told(state, to(state, target)), "moved") == 1
    assert (at(state, FLYER), sum(state.broken)) == (target, 0)


@pytest.mark.rule("conan:MV-10")
@pytest.mark.parametrize("start, target", [("e4", "t2"), ("r1", "t1"), ("e8", "t4")])
def test_nobody_flies_into_a_tower_which_has_a_roof(start: str, target: str) -> None:
    state = moving(FLYER, start, FORT, hero="e7")
    assert target not in reached(state, "move")


@pytest.mark.rule("conan:E137", "conan:MV-10", "conan:BZ-11")
@pytest.mark.parametrize(
    "unit, board, hero, start, target, passes",
    [
        (FLYER, FORT, "e7", "c1", "m1", True),
        (FLYER, FORT, "e7", "m1", "c1", True),
        ("hyenas", FORT, "e7", "c1", "m1", False),
        (FLYER, "inn", "c1", "c5", "z2", False),  # indoors, nobody flies over a door
    ],
)
def test_a_closed_door_of_a_room_without_a_roof_is_flown_over(
    unit: str, board: str, hero: str, start: str, target: str, passes: bool
) -> None:
    state = arena(
        {"conan": hero},
        {unit: [start]},
        board=board,
        door=[{"id": "door", "border": [start, target], "lock": 3}],
    )
    overlords_turn(state, 9)
    do(state, f"tile {unit}", f"figure {unit}" if unit == FLYER else f"figure {unit}_1")
    assert (target in reached(state, "move")) == passes
    if passes:
        do(state, to(state, target))
    assert sum(state.closed) == 1


@pytest.mark.rule("conan:MV-10", "conan:BZ-14")
def test_a_scenario_that_changes_a_border_leaves_the_sky_open() -> None:
    names = zone_ids(map_data(MAP_FILES[FORT]))
    board = load_board(MAP_FILES[FORT], ZONE_IDS.index(f"{FORT}_{names[0]}"))
    changed = override(board, map_data(MAP_FILES[FORT]), "rampart", {"extra_mp_ab": 1})
    assert list(changed.passers) == list(board.passers)


# -- intangible ----------------------------------------------------------------------------------


@pytest.mark.rule("conan:MV-10")
@pytest.mark.parametrize(
    "board, hero, start, target",
    [
        (FORT, "e7", "c1", "r1"),  # up a rampart
        (FORT, "e7", "r1", "t1"),  # through the roof of a tower
        (FORT, "e7", "e4", "t2"),
        ("inn", "c1", "c4", "z1"),  # through the outer wall
        ("inn", "c1", "z1", "c4"),
        ("inn", "c5", "c1", "y1"),  # up the balcony
        ("inn", "c1", "r7", "i1"),  # through a floor
        ("citadel", "k1", "h1", "b1"),
        ("pict_village", "d1", "c3", "d3"),  # boulders
    ],
)
def test_the_intangible_crosses_every_border_for_one_point(
    board: str, hero: str, start: str, target: str
) -> None:
    """« peut traverser une limite normalement infranchissable … comme … une limite … normale »."""
    state = moving(GHOST, start, board, hero=hero)
    assert target in reached(state, "move")
    assert amount(told(state, to(state, target)), "moved") == 1
    assert (at(state, GHOST), sum(state.broken)) == (target, 0)


@pytest.mark.rule("conan:MV-10")
def test_the_rim_of_the_hatch_is_a_border_like_others() -> None:
    assert cost(moving(GHOST, "t6", "ships", hero="v1"), "t9") == 1


@pytest.mark.rule("conan:E136", "conan:MV-10", "conan:FA-1", "conan:BZ-3")
@pytest.mark.parametrize(
    "board, hero, start, target",
    [
        (FORT, "e7", "r1", "c1"),
        (FORT, "e7", "r1", "e1"),
        ("inn", "c5", "y1", "c1"),
        ("inn", "c5", "s1", "c1"),
        ("citadel", "k1", "b1", "h1"),
    ],
)
def test_the_intangible_falls_from_no_height(
    board: str, hero: str, start: str, target: str
) -> None:
    state = moving(GHOST, start, board, hero=hero)
    dice(state, "r3 r3")
    events = told(state, to(state, target))
    assert not [event for event in events if event[0] == "rolled"]
    assert (at(state, GHOST), life(state, GHOST), amount(events, "moved")) == (target, 5, 1)


@pytest.mark.rule("conan:MV-10")
@pytest.mark.parametrize(
    "board, hero, start, target", [(FORT, "e7", "c1", "r1"), ("inn", "c1", "c4", "z1")]
)
def test_others_do_not_cross_them(board: str, hero: str, start: str, target: str) -> None:
    state = moving("zogar_sag", start, board, hero=hero)
    assert target not in reached(state, "move") + reached(state, "wreck")


@pytest.mark.rule("conan:E136", "conan:MV-10", "conan:MV-1")
def test_the_intangible_pays_what_everybody_pays_on_an_open_border() -> None:
    """Everybody crosses rubble and flaps: they are not « infranchissable »."""
    assert cost(moving(GHOST, "c1", FORT, hero="e7"), "b1") == 1 + 2
    assert cost(moving(GHOST, "b4", "pict_village", hero="d1"), "h6") == 1 + 1


# -- broken walls --------------------------------------------------------------------------------


@pytest.mark.rule("conan:E9", "conan:BZ-14")
@pytest.mark.parametrize(
    "start, target", [("c5", "z2"), ("z2", "c5"), ("i2", "z1"), ("i5", "z4"), ("c4", "z1")]
)
def test_the_outer_walls_of_the_inn_are_not_broken(start: str, target: str) -> None:
    """« Les murs d'enceinte du plateau ne peuvent pas être défoncés »."""
    state = moving("khosatral_khel", start, "inn", hero="r1")
    assert target not in reached(state, "wreck")


@pytest.mark.rule("conan:E9", "conan:BZ-14", "conan:HT-2")
@pytest.mark.parametrize("rules, breaks", [([], True), ([{"breakable_by": []}], False)])
def test_a_scenario_may_say_that_walls_hold(
    rules: list[dict[str, list[Any]]], breaks: bool
) -> None:
    rows = [{"hook": "border_override", "border_kind": "wall_wood", "set": row} for row in rules]
    state = arena({"conan": "z3"}, {"khosatral_khel": ["r1"]}, board="inn", rule=rows)
    overlords_turn(state, 9)
    do(state, "tile khosatral_khel", "figure khosatral_khel")
    assert ("r2" in reached(state, "wreck")) == breaks


@pytest.mark.rule("conan:E9")
@pytest.mark.parametrize("start, target", [("c4", "i1"), ("i3", "i5"), ("r1", "r2"), ("r1", "y1")])
def test_the_inner_walls_of_the_inn_are_broken(start: str, target: str) -> None:
    """« Les murs situés entre des Zones au même étage peuvent être défoncés »."""
    state = moving("khosatral_khel", start, "inn", hero="z3")
    assert target in reached(state, "wreck")
