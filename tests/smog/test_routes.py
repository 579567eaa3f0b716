"""Walks over several places and whole ways of agents, offered as one answer."""

from __future__ import annotations

import pytest

from tablee.core.routes import Route
from tablee.games.smog import data
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tests.smog.tables import (
    begin_round,
    coins,
    do,
    ethers,
    face,
    favour,
    hourglass,
    put_agents,
    stand,
    table,
)


def routes(state: SmogState, to: int | str) -> list[Route]:
    """Return the routes to a place."""
    goal = ("place", data.PLACE_IDS.index(str(to)))
    return [route for route in GAME.routes(state, state.to_move()) if route.to == goal]


def words(route: Route) -> list[str]:
    return [str(GAME.actions.describe(action)) for action in route.actions]


def values(route: Route, *names: str) -> tuple[int, ...]:
    return tuple(route.values[name] for name in names)


def prices(state: SmogState, to: int | str) -> list[tuple[int, ...]]:
    return sorted(values(route, "actions", "tolls") for route in routes(state, to))


@pytest.mark.rule("smog:R20", "smog:R24")
def test_a_walk_leads_as_far_as_there_are_actions() -> None:
    state = table(2)  # on the Esplanade, with three actions
    assert prices(state, 1) == [(1, 0)]
    assert prices(state, "A") == [(2, 0)]
    assert prices(state, 8) == [(2, 0)]  # by tile 4: by tile 1 it would cost a toll
    do(state, 0, "move 1", "move 5")
    assert prices(state, 2) == [(1, 1)]  # its barrier faces tile 5
    assert routes(state, 6) == []  # two tiles away, with one action
    do(state, 0, "move 2", "toll")
    assert GAME.routes(state, 0) == []


@pytest.mark.rule("smog:R25")
def test_a_toll_now_or_a_longer_walk_are_both_offered() -> None:
    state = table(2)
    stand(state, 0, 1)  # its barrier faces tile 8
    assert prices(state, 8) == [(1, 1), (3, 0)]
    assert words(routes(state, 8)[0]) == ["move 8", "toll"]


@pytest.mark.rule("smog:R25", "smog:E11")
def test_tolls_are_paid_in_sovereigns_as_long_as_there_are_any() -> None:
    state = table(2)
    stand(state, 0, 1)
    face(state, 1, "W")  # its barrier faces tile A,
    face(state, "A", "N")  # and that of tile A faces back
    coins(state, 0, 1)
    ethers(state, 0, blood=1)
    (route,) = routes(state, "A")
    assert words(route) == ["move A", "toll", "toll_ether blood"]
    assert values(route, "tolls", "ethers") == (2, 1)
    coins(state, 0, 2)
    (route,) = routes(state, "A")
    assert words(route) == ["move A", "toll", "toll"]
    assert values(route, "tolls", "ethers") == (2, 0)


@pytest.mark.rule("smog:R25", "smog:E11")
def test_which_ether_pays_is_for_its_owner_to_choose() -> None:
    """The walk ends before the choice, and no longer walk is offered."""
    state = table(2)
    stand(state, 0, 1)
    coins(state, 0, 0)
    ethers(state, 0, blood=1, mana=1)
    first, around = sorted(routes(state, 8), key=lambda route: route.values["actions"])
    assert words(first) == ["move 8"]
    assert values(first, "tolls", "ethers") == (1, 1)
    assert values(around, "actions", "tolls") == (3, 0)
    ethers(state, 0, mana=0)
    assert words(routes(state, 8)[0]) == ["move 8", "toll_ether blood"]


@pytest.mark.rule("smog:R94")
def test_a_flight_is_part_of_the_way() -> None:
    state = table(2, agents=("gatekeeper", "dandy", "doctor", "merchant"))
    put_agents(state, ("gatekeeper", 1))
    stand(state, 0, 5)
    (route,) = routes(state, "C")
    assert words(route) == ["move 1", "fly C"]
    assert values(route, "actions", "tolls", "flights") == (2, 0, 1)
    assert prices(state, 2) == [(1, 1), (2, 0)]  # over a barrier, or by the Gatekeeper


# -- agents ----------------------------------------------------------------------------


def moving(seats: int, *agents: tuple[str, str | int]) -> SmogState:
    state = table(seats)
    favour(state, 0)
    put_agents(state, *agents)
    return state


@pytest.mark.rule("smog:R81", "smog:R82", "smog:R84")
def test_an_agent_reaches_each_tile_with_the_fewest_hourglasses() -> None:
    state = moving(4, ("witch", 5))
    hourglass(state, 5, "S")
    hourglass(state, 5, "E")
    begin_round(state)
    for tile, hourglasses, ways in (
        (1, 0, 1),
        (2, 0, 1),
        ("A", 1, 2),  # either hourglass
        (8, 1, 2),
        ("B", 1, 2),
        (6, 1, 2),
        (4, 2, 1),  # both
        (3, 2, 1),
        (7, 0, 0),  # four steps away
        (5, 0, 0),
    ):
        found = routes(state, tile)
        assert len(found) == ways, tile
        for route in found:
            assert values(route, "hourglasses", "steps") == (hourglasses, 1 + hourglasses)
    south, east = sorted(words(route) for route in routes(state, 8))[::-1]
    assert south == ["agent witch", "remove_hourglass S", "move 1", "move 8"]
    assert east == ["agent witch", "remove_hourglass E", "move 1", "move 8"]
    route = next(route for route in routes(state, 8) if route.values["south"])
    assert values(route, "south", "west", "north", "east") == (1, 0, 0, 0)


@pytest.mark.rule("smog:R82", "smog:R95")
def test_the_long_way_round_is_not_offered_beside_the_short_one() -> None:
    """With two players, tile 4 is three steps from tile 5, or five the other way round."""
    state = moving(2, ("witch", 5))
    for direction in "SWE":
        hourglass(state, 5, direction)
    begin_round(state)
    assert [values(route, "hourglasses", "steps") for route in routes(state, 4)] == [(1, 3)] * 3


@pytest.mark.rule("smog:R86", "smog:R95")
def test_an_agent_that_stops_early_is_told_to() -> None:
    state = moving(2, ("witch", "A"), ("dandy", 7))
    begin_round(state)
    (stops,) = (route for route in routes(state, 1) if "agent witch" in words(route))
    assert words(stops) == ["agent witch", "move 1", "pass"]
    (goes_on,) = (route for route in routes(state, 8) if "agent witch" in words(route))
    assert words(goes_on) == ["agent witch", "move 1", "move 8"]
    do(state, 0, "agent witch")
    assert [words(route) for route in routes(state, 1)] == [["move 1", "pass"]]
    do(state, 0, "move 1")
    assert [words(route) for route in routes(state, 8)] == [["move 8"]]


@pytest.mark.rule("smog:R84")
def test_after_a_discard_by_hand_all_steps_must_be_made() -> None:
    state = moving(4, ("witch", 5))
    hourglass(state, 5, "S")
    begin_round(state)
    do(state, 0, "agent witch", "remove_hourglass S")
    assert routes(state, 1) == []
    assert [words(route) for route in routes(state, 8)] == [["move 1", "move 8"]]
    assert values(routes(state, 8)[0], "hourglasses", "steps") == (0, 2)
