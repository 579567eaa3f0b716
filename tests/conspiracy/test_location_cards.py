"""Every location, one by one: what it does when taken and what it is worth."""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.games.conspiracy import data
from tablee.games.conspiracy.moments import LOCATION_POWERS
from tablee.games.conspiracy.rules import GAME
from tablee.games.conspiracy.state import ConspiracyState
from tests.conspiracy.tables import (
    available,
    begin,
    do,
    draws,
    keys,
    options,
    pile,
    script,
    table,
)

# Two silver keys, one spent and one just placed, one gold, four pearls, best lords 4, 2, 1, 6, 0.
LORDS = ["blue_4", "yellow_2", "blue_3", "red_1", "green_6", "purple_0", "yellow_4"]


TESTED: list[str] = []  # every test lists its locations here, so that none is forgotten


def tries(*names: str) -> Callable[..., Any]:
    TESTED.extend(names)
    return lambda test: test


def taken(name: str, **more: Any) -> ConspiracyState:
    """Return a table where seat 0 has just taken this location with its second silver key."""
    state = table(3, chambers={0: LORDS}, available=[name], **more)
    draws(state, 0, "yellow_1")
    do(state, 0, f"location {name}")
    return state


def points(state: ConspiracyState, name: str) -> int:
    return LOCATION_POWERS[data.location_id(name)].points(state.at[0])


@pytest.mark.rule("conspiracy:20")
@tries("seven_points")
def test_seven_points() -> None:
    assert points(taken("seven_points"), "seven_points") == 7


@pytest.mark.rule("conspiracy:20", "conspiracy:23")
@pytest.mark.parametrize(
    "name, pearls, worth", [("one_pearl", 1, 5), ("two_pearls", 2, 4), ("three_pearls", 3, 3)]
)
@tries("one_pearl", "two_pearls", "three_pearls")
def test_pearls_at_once(name: str, pearls: int, worth: int) -> None:
    state = taken(name)
    assert state.at[0].pearls == 4 + pearls
    assert points(state, name) == worth


@pytest.mark.rule("conspiracy:C27")
@tries("silver_keys")
def test_silver_keys() -> None:
    """One is covered and one spent. A later one that is not spent counts too."""
    state = taken("silver_keys")
    assert points(state, "silver_keys") == 2
    begin(state, 0)
    draws(state, 0, "red_1")
    assert points(state, "silver_keys") == 3


@pytest.mark.rule("conspiracy:C27")
@tries("gold_keys")
def test_gold_keys() -> None:
    state = taken("gold_keys")
    assert points(state, "gold_keys") == 2
    begin(state, 0)
    draws(state, 0, "red_2")
    assert points(state, "gold_keys") == 4


@pytest.mark.rule("conspiracy:29")
@tries("pearl_pairs")
def test_pearl_pairs() -> None:
    state = taken("pearl_pairs")
    assert state.at[0].pearls == 4
    assert points(state, "pearl_pairs") == 2
    begin(state, 0)
    draws(state, 0, "red_4")
    assert points(state, "pearl_pairs") == 2
    begin(state, 0)
    draws(state, 0, "red_4")
    assert points(state, "pearl_pairs") == 3


@pytest.mark.rule("conspiracy:C26")
@tries("locations_count")
def test_locations_count() -> None:
    state = taken("locations_count")
    assert points(state, "locations_count") == 2
    begin(state, 0)
    draws(state, 0, "red_1")
    begin(state, 0)
    script(state, "red_1", "gold_keys")
    do(state, 0, "draw 1", "draw_locations 1")
    assert points(state, "locations_count") == 4


@pytest.mark.rule("conspiracy:C20", "conspiracy:C23")
@pytest.mark.parametrize("name, forced", [("restrict_one", "draw 1"), ("restrict_two", "draw 2")])
@tries("restrict_one", "restrict_two")
def test_restrict(name: str, forced: str) -> None:
    state = taken(name, piles=["green_3"])
    assert points(state, name) == 3
    assert state.to_move() == 1
    assert options(state) == {forced}
    begin(state, 0)
    assert len(options(state)) == 4


@pytest.mark.rule("conspiracy:C7")
@tries("recycle_lords")
def test_recycle_lords() -> None:
    state = taken("recycle_lords", piles=["green_3", "red_1", "red_1"])
    assert points(state, "recycle_lords") == 3
    assert pile(state, "green") == pile(state, "red") == []
    assert state.deck.size() == 60 - 8


@pytest.mark.rule("conspiracy:C19")
@tries("recycle_locations")
def test_recycle_locations() -> None:
    state = table(chambers={0: LORDS}, available=["recycle_locations", "gold_keys", "one_pearl"])
    draws(state, 0, "yellow_1", "location recycle_locations")
    assert points(state, "recycle_locations") == 3
    assert available(state) == []
    assert state.location_deck.size() == 23


@pytest.mark.rule("conspiracy:C1")
@tries("any_two_keys")
def test_any_two_keys() -> None:
    state = taken("any_two_keys")
    assert points(state, "any_two_keys") == 3
    for name in ("red_2", "green_1"):
        begin(state, 0)
        draws(state, 0, name)
    assert options(state) == {"draw_locations 1", "draw_locations 2", "draw_locations 3"}


@pytest.mark.rule("conspiracy:C18")
@tries("search_deck")
def test_search_deck() -> None:
    state = taken("search_deck")
    assert points(state, "search_deck") == 3
    for name in ("red_1", "green_1"):
        begin(state, 0)
        draws(state, 0, name)
    assert len(options(state)) == 23
    do(state, 0, "location count_red")
    assert keys(state, 0) == (0, 0)
    assert points(state, "count_red") == 1 + 2


@pytest.mark.rule("conspiracy:C28")
@pytest.mark.parametrize(
    "name, worth",
    [
        ("count_blue", 1 + 2),
        ("count_yellow", 1 + 3),  # including the lord under it
        ("count_red", 1 + 1),
        ("count_green", 1 + 1),
        ("count_purple", 1 + 1),
    ],
)
@tries(*(f"count_{colour}" for colour in data.COLOUR_NAMES))
def test_count_of_a_colour(name: str, worth: int) -> None:
    state = taken(name)
    assert points(state, name) == worth
    assert GAME.score_sheet(state, 0)["locations"] == worth


@pytest.mark.rule("conspiracy:C28")
@pytest.mark.parametrize(
    "name, worth",
    [
        ("strongest_blue", 4),
        ("strongest_yellow", 4),
        ("strongest_red", 1),
        ("strongest_green", 6),
        ("strongest_purple", 0),
    ],
)
@tries(*(f"strongest_{colour}" for colour in data.COLOUR_NAMES))
def test_strongest_of_a_colour(name: str, worth: int) -> None:
    state = taken(name)
    assert points(state, name) == worth
    assert GAME.score_sheet(state, 0)["locations"] == worth


@pytest.mark.rule("conspiracy:C28")
@pytest.mark.parametrize("colour", data.COLOUR_NAMES)
def test_a_colour_without_a_lord(colour: str) -> None:
    others = [name for name in data.COLOUR_NAMES if name != colour]
    state = table(chambers={0: [f"{other}_4" for other in others]})
    assert points(state, f"count_{colour}") == 1
    assert points(state, f"strongest_{colour}") == 0


def test_no_location_is_missing() -> None:
    assert sorted(TESTED) == sorted(data.LOCATION_IDS)
    assert len(set(TESTED)) == 24
