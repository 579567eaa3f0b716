"""Becoming the pearl master."""

import pytest

from tablee.games.conspiracy import data
from tablee.games.conspiracy.rules import GAME
from tests.conspiracy.tables import begin, do, draws, table


@pytest.mark.rule("conspiracy:23")
def test_pearls_come_from_3_and_4_and_three_locations_and_are_never_spent() -> None:
    givers = {data.INFLUENCE[lord]: data.PEARLS[lord] for lord in range(30)}
    assert givers == {0: 0, 1: 0, 2: 0, 3: 2, 4: 1, 6: 0}
    tiles = {row["id"]: row["pearls"] for row in data.LOCATION_ROWS if row["pearls"]}
    assert tiles == {"one_pearl": 1, "two_pearls": 2, "three_pearls": 3}
    state = table(chambers={0: ["red_3", "red_1"]})
    draws(state, 0, "red_1", "location seven_points")
    assert state.at[0].pearls == 2


@pytest.mark.rule("conspiracy:24")
@pytest.mark.parametrize("lord", ["green_3", "green_4"])
def test_the_first_pearl_makes_a_pearl_master(lord: str) -> None:
    state = table()
    draws(state, 0, "red_1")
    assert state.pearl_master == -1
    draws(state, 1, lord)
    assert state.pearl_master == 1


@pytest.mark.rule("conspiracy:25", "conspiracy:26")
@pytest.mark.parametrize(
    "lord, master, marker",
    [
        ("blue_6", 0, 2),  # no pearl
        ("blue_4", 1, 2),  # reaches
        ("blue_3", 1, 3),  # passes
    ],
)
def test_whoever_reaches_or_passes_the_master_takes_the_token(
    lord: str, master: int, marker: int
) -> None:
    state = table(chambers={0: ["red_3"], 1: ["green_4"]})
    assert state.pearl_master == 0
    begin(state, 1)
    draws(state, 1, lord)
    assert state.pearl_master == master
    assert GAME.view(state, 0)["pearls_on_track"] == marker


@pytest.mark.rule("conspiracy:25")
def test_one_pearl_short_is_not_enough() -> None:
    state = table(chambers={0: ["red_3"]})
    begin(state, 1)
    draws(state, 1, "blue_4")
    assert state.pearl_master == 0


@pytest.mark.rule("conspiracy:26")
def test_the_marker_moves_with_the_master() -> None:
    state = table(chambers={0: ["red_3"]})
    draws(state, 0, "blue_4")
    assert GAME.view(state, -1)["pearls_on_track"] == 3
    assert GAME.view(state, -1)["pearl_master"] == 0


@pytest.mark.rule("conspiracy:C24")
def test_pearls_of_a_location_count_at_once() -> None:
    state = table(chambers={0: ["red_1"], 1: ["green_3"]}, available=["two_pearls"])
    draws(state, 0, "blue_1", "location two_pearls")
    assert state.pearl_master == 0
    assert GAME.view(state, 1)["pearls_on_track"] == 2


@pytest.mark.rule("conspiracy:C25")
def test_nobody_is_master_without_a_pearl() -> None:
    state = table(chambers={0: ["red_1"], 1: ["green_6"]})
    assert [GAME.score_sheet(state, seat)["pearl_master"] for seat in (0, 1)] == [0, 0]
    assert list(GAME.scores(state)) == [1 + 3, 6 + 3]


@pytest.mark.rule("conspiracy:C30")
def test_the_count_of_pearls_has_no_limit() -> None:
    """The highest possible total: ten 3s, three 4s and a location of three pearls."""
    strong = [f"{colour}_3" for colour in data.COLOUR_NAMES for _ in range(2)]
    strong += ["red_4", "blue_4", "green_4"]
    state = table(chambers={0: [*strong, "red_1"]}, available=["three_pearls"])
    draws(state, 0, "blue_1")
    do(state, 0, "location three_pearls")
    assert state.at[0].pearls == 26
    assert GAME.view(state, 1)["pearls_on_track"] == 26
