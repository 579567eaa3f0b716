"""The board: zones, borders, sight and distances, computed from the map's geometry."""

from collections.abc import Sequence

import pytest

from tablee.core.bits import listed
from tablee.core.native import i64, vec
from tablee.core.pile import zeros
from tablee.games.conan.board.layout import line_length, make_board, sight_of, zone_on_line
from tablee.games.conan.data import SKILL_IDS, skill_id
from tablee.games.conan.names import ZONE_IDS
from tablee.games.conan.scenario.reading import scenario_at
from tests.conan.tables import do, figure_of, place, table, zone, zones_offered

BOARD = scenario_at(0).board


def names(zones: vec[i64] | list[int]) -> list[str]:
    return sorted(ZONE_IDS[number].removeprefix("pict_village_") for number in zones)


def seen_from(name: str, broken: Sequence[int] = ()) -> list[str]:
    state = zeros(BOARD.borders)
    for border in broken:
        state[border] = 1
    return names(listed(sight_of(BOARD, state, zeros(BOARD.borders))[place(name)]))


def border(one: str, two: str) -> int:
    pair = {place(one), place(two)}
    return next(b for b in range(BOARD.borders) if {BOARD.a[b], BOARD.b[b]} == pair)


@pytest.mark.rule("conan:BZ-1", "conan:BZ-2")
def test_zones_that_share_a_line_are_adjacent_whether_or_not_they_see_each_other() -> None:
    neighbours = [
        BOARD.other(BOARD.around[b], place("h4"))
        for b in range(BOARD.around_from[place("h4")], BOARD.around_from[place("h4") + 1])
    ]
    assert names(neighbours) == ["b1", "b2", "c1", "c2", "d1", "d2"]
    assert seen_from("h4") == ["h4"]


@pytest.mark.rule("conan:BZ-12", "conan:BZ-6")
@pytest.mark.parametrize(
    "name, seen",
    [
        ("b1", ["a1", "b1", "b2", "b3", "b4", "b5", "c1", "d1"]),
        ("d3", ["c3", "d3", "d4"]),
        ("c1", ["a1", "b1", "c1", "d1"]),
        ("h5", ["h5"]),
        ("a3", ["a3", "b3", "b4", "c2", "c3", "c4"]),
    ],
)
def test_a_zone_sees_where_no_wall_or_flap_touches_the_line_between_centres(
    name: str, seen: list[str]
) -> None:
    assert seen_from(name) == seen


@pytest.mark.rule("conan:BZ-12")
def test_sight_is_symmetric() -> None:
    sight = sight_of(BOARD, zeros(BOARD.borders), zeros(BOARD.borders))
    for one in range(BOARD.zones):
        for two in range(BOARD.zones):
            assert (sight[one] >> two) & 1 == (sight[two] >> one) & 1


@pytest.mark.rule("conan:E37")
def test_a_line_that_touches_the_end_of_a_wall_is_blocked() -> None:
    """From (60, 30) to (40, 50) the line meets the wall's corner at (50, 40)."""
    assert "c2" not in seen_from("b3")


@pytest.mark.rule("conan:E38", "conan:BZ-5")
def test_an_opening_lets_sight_through() -> None:
    opened = [border("h1", "b2")]
    assert "h1" in seen_from("b2", opened)
    assert "h1" not in seen_from("b2")


@pytest.mark.rule("conan:E39")
@pytest.mark.parametrize(
    "one, two, steps", [("h4", "d1", 1), ("d1", "d1", 0), ("h1", "h4", 2), ("a1", "d4", 6)]
)
def test_distance_counts_zones_and_ignores_walls(one: str, two: str, steps: int) -> None:
    assert BOARD.distance[place(one) * BOARD.zones + place(two)] == steps


@pytest.mark.rule("conan:E40")
def test_a_line_crosses_the_zones_whose_inside_it_meets() -> None:
    assert line_length(BOARD, place("b1"), place("b5")) == 4
    reached = [zone_on_line(BOARD, place("b1"), place("b5"), n) for n in range(6)]
    assert [ZONE_IDS[number][-2:] for number in reached] == ["b1", "b2", "b3", "b4", "b5", "b5"]
    assert line_length(BOARD, place("a1"), place("d1")) == 3


@pytest.mark.rule("conan:BZ-14", "conan:MV-1")
def test_flaps_cost_one_more_and_walls_let_nobody_pass() -> None:
    state = table({"shevatas": "b1"})
    do(state, "act shevatas")
    assert zones_offered(state, "move") == ["a1", "b2", "c1", "h4"]
    do(state, zone("h4", "move"))
    assert state.points == 1  # of 3: the step cost 2
    assert zones_offered(state, "run") == ["b1"]
    assert zones_offered(state, "move") == []


@pytest.mark.rule("conan:E11")
def test_skill_climb() -> None:
    """Only figures with Climb cross boulders, for 1 + 2 MP."""
    state = table({"shevatas": "c3", "belit": "c3"})
    do(state, "act shevatas")
    assert "d3" in zones_offered(state, "move")
    do(state, zone("d3", "move"))
    assert state.points == 0
    do(state, "pass", "act belit")
    assert "d3" not in zones_offered(state, "move") + zones_offered(state, "run")
    assert BOARD.skill_ab[border("c3", "d3")] == 1 << skill_id("climb")


@pytest.mark.rule("conan:BZ-4", "conan:MV-2")
def test_saturation_depends_on_the_base() -> None:
    """The hut has room for 4 human bases. The snake fills it, and fits beside nobody."""
    state = table({"conan": "b1", "giant_snake": "h4"})
    assert not state.fits(figure_of(state, "conan"), place("h4"))
    state.put(figure_of(state, "giant_snake"), place("b2"))
    state.put(figure_of(state, "conan"), place("h4"))
    assert not state.fits(figure_of(state, "giant_snake"), place("h4"))
    assert state.fits(figure_of(state, "shevatas"), place("h4"))


def test_a_one_way_border_and_a_surcharge_by_direction_are_read_from_a_map() -> None:
    kinds = {"ledge": {"passable": "a_to_b", "requires_skill_ba": ["climb"], "extra_mp_ba": 1}}
    square = [[0, 0], [1, 0], [1, 1], [0, 1]]
    data = {
        "border_kind": kinds,
        "zone": [
            {"id": "up", "center": [0.5, 0.5], "polygon": square, "capacity": 2},
            {
                "id": "down",
                "center": [1.5, 0.5],
                "polygon": [[x + 1, y] for x, y in square],
                "capacity": 2,
            },
        ],
        "border": [{"zones": ["up", "down"], "kind": "ledge", "segment": [[1, 0], [1, 1]]}],
    }
    board = make_board(data, 0)
    assert (board.open_ab[0], board.open_ba[0]) == (1, 0)
    assert board.skill_ba[0] == 1 << SKILL_IDS.index("climb")
    assert (board.extra_ab[0], board.extra_ba[0]) == (0, 1)
