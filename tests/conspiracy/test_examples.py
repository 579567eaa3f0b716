"""The worked examples of the rulebook, CO-EX-1 to CO-EX-5, and two of ours."""

import pytest

from tablee.core.bits import count, listed
from tablee.games.conspiracy import data, scoring
from tablee.games.conspiracy.moments import LOCATION_POWERS
from tablee.games.conspiracy.rules import GAME, empty_chamber
from tests.conspiracy.tables import (
    QUIET,
    available,
    best,
    do,
    draws,
    keys,
    location_on,
    lords,
    options,
    pile,
    script,
    table,
)


@pytest.mark.rule("conspiracy:10", "conspiracy:11")
def test_example_1_recruiting_from_the_deck() -> None:
    state = table()
    script(state, "red_4", "green_1", "green_3")
    do(state, 0, "draw 3", "recruit red_4")
    assert lords(state, 0) == ["red_4"]
    assert pile(state, "green") == ["green_1", "green_3"]
    assert state.to_move() == 1
    assert "pile green" in options(state)
    do(state, 1, "pile green", "place green_3")
    assert lords(state, 1) == ["green_3", "green_1"]


@pytest.mark.rule("conspiracy:17")
@pytest.mark.parametrize(
    "placed, location",
    [
        (["blue_1", "red_1"], True),
        (["blue_2", "red_2"], True),
        (["blue_1", "red_2"], False),
        (["blue_1", "red_2", "green_1"], True),
        (["blue_1", "red_2", "green_2"], True),
        (["blue_2"], False),
    ],
)
def test_example_2_keys_that_give_a_location(placed: list[str], location: bool) -> None:
    state = table(chambers={0: placed[:-1]})
    draws(state, 0, placed[-1])
    assert (state.to_move() == 0) == location
    if location:
        do(state, 0, "location seven_points")
        assert keys(state, 0) == (0, 0)
        assert state.to_move() == 1


@pytest.mark.rule("conspiracy:15", "conspiracy:19", "conspiracy:25", "conspiracy:26")
@pytest.mark.parametrize("yellow", ["yellow_0", "yellow_1"])
@pytest.mark.parametrize("master", [["green_4"], ["green_3"], ["green_3", "green_4"]])
def test_example_3_a_full_update_of_a_chamber(yellow: str, master: list[str]) -> None:
    first_key = [] if yellow == "yellow_1" else ["red_1"]
    state = table(
        chambers={0: [yellow, *first_key, "blue_2", "purple_4"], 1: master},
        available=["gold_keys"],
    )
    assert keys(state, 0) == (1, 1)
    assert state.at[0].pearls == 1
    assert state.pearl_master == 1
    space = state.at[0].placed
    script(state, "yellow_2", "three_pearls", "silver_keys")
    do(state, 0, "draw 1", "draw_locations 2", "location three_pearls")
    assert best(state, 0, "yellow") == space
    assert location_on(state, 0, space) == "three_pearls"
    assert keys(state, 0) == (0, 0)
    assert available(state) == ["gold_keys", "silver_keys"]
    assert state.at[0].pearls == 4
    assert state.pearl_master == 0
    assert GAME.view(state, 1)["pearls_on_track"] == 4


@pytest.mark.rule("conspiracy:29")
@pytest.mark.parametrize("pearls, points", [(4, 2), (3, 1), (0, 0)])
def test_example_4_pearl_pairs(pearls: int, points: int) -> None:
    chamber = empty_chamber()
    chamber.pearls = pearls
    assert LOCATION_POWERS[data.location_id("pearl_pairs")].points(chamber) == points


@pytest.mark.rule("conspiracy:29", "conspiracy:36")
def test_example_5_final_score() -> None:
    """The example does not name the locations worth 2 and 3; we use the two of one colour."""
    state = table(
        chambers={
            0: [
                *["blue_2", "blue_1", "yellow_3", "yellow_1", "green_3"],
                *["red_2", "blue_1", "yellow_1", "blue_4"],
                *["blue_6", "green_2", "red_1"],
                *["blue_4", "purple_3"],
                "purple_1",
            ]
        },
        locations={0: {3: "strongest_red", 7: "count_red"}},
    )
    chamber = state.at[0]
    by_colour = dict(zip(data.COLOUR_NAMES, map(chamber.best_influence, range(5)), strict=True))
    assert by_colour == {"yellow": 3, "green": 3, "red": 2, "blue": 6, "purple": 3}
    places = {data.PLACES[space] for space in listed(scoring.largest_coalition(chamber))}
    assert places == {(0, 0), (0, 1), (1, 1), (2, 0), (3, 0)}
    sheet = GAME.score_sheet(state, 0)
    assert (sheet["lords"], sheet["locations"], sheet["coalition"]) == (17, 5, 15)
    assert chamber.pearls == 8
    assert sum(sheet.values()) == 37 + 5  # with the token
    state.pearl_master = 1
    assert sum(GAME.score_sheet(state, 0).values()) == 37


@pytest.mark.rule("conspiracy:34", "conspiracy:36", "conspiracy:37")
@pytest.mark.parametrize(
    "places, size",
    [
        ([(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)], 5),
        ([(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)], 5),
        ([(0, 1), (1, 0), (1, 1)], 3),
        ([(0, 0), (1, 1)], 1),
        ([(0, 2), (2, 1)], 1),
        ([(0, 0), (0, 1), (0, 3), (0, 4)], 2),
    ],
)
def test_example_6_geometry(places: list[tuple[int, int]], size: int) -> None:
    members = sum(1 << data.PLACES.index(place) for place in places)
    groups = []
    while members:
        group = scoring.connected(members)
        groups.append(count(group))
        members &= ~group
    assert max(groups) == size


@pytest.mark.rule("conspiracy:27", "conspiracy:28")
@pytest.mark.parametrize("seats", [2, 4])
def test_example_7_filling_a_chamber_from_a_long_pile(seats: int) -> None:
    others = [name for name in QUIET if not name.startswith("blue")]
    thirteen = [*others, "red_6"]
    state = table(seats, chambers={0: thirteen}, piles=["blue_1", "blue_3", "blue_4"])
    do(state, 0, "pile blue", "recruit blue_3")
    assert pile(state, "blue") == ["blue_1"]
    do(state, 0, "place blue_3")
    assert lords(state, 0) == [*thirteen, "blue_3", "blue_4"]
    assert state.at[0].placed == 15
    for seat in range(1, seats):
        assert state.to_move() == seat
        draws(state, seat, ["purple_1", "yellow_1", "green_1"][seat - 1])
    assert state.is_over()
