"""What the view shows before a choice is made: trades, tolls, the reach of agents."""

from __future__ import annotations

from typing import Any

import pytest

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


def trade(state: SmogState) -> Any:
    return GAME.view(state, -1)["trade"]


def reading(state: SmogState, tile: str, edge: str) -> tuple[str, bool]:
    found = next(place for place in GAME.view(state, 0)["places"] if place["id"] == tile)
    side = next(side for side in found["sides"] if side["edge"] == edge)
    return side["ether"], side["hourglass"]


@pytest.mark.rule("smog:R28", "smog:R30")
def test_a_purchase_does_what_its_preview_tells() -> None:
    state = table(2)
    stand(state, 0, 1)
    coins(state, 0, 3)
    told = trade(state)
    assert (told["ether"], told["price"], told["edge"], told["then"]) == ("mana", 3, "S", "E")
    assert told["agent"] == "witch"  # the first of the two transactions that bring one
    coming, _ = reading(state, "1", told["then"])
    do(state, 0, "buy_ether")
    assert state.at[0].sovereigns == 0
    assert reading(state, "1", "S") == (coming, False)
    assert reading(state, "1", "W") == ("mana", True)


@pytest.mark.rule("smog:E64")
@pytest.mark.parametrize("bank, paid", [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_a_sale_is_shown_with_what_the_bank_can_pay(bank: int, paid: int) -> None:
    state = table(2)
    stand(state, 0, 1)
    ethers(state, 0, mana=1)
    coins(state, 1, 28 - bank)
    assert state.bank == bank
    assert trade(state)["proceeds"] == paid
    do(state, 0, "sell_ether")
    assert state.at[0].sovereigns == 2 + paid


@pytest.mark.rule("smog:R91", "smog:R55")
def test_the_merchant_and_the_dragon_are_in_the_sums() -> None:
    state = table(2)
    stand(state, 0, 1)
    put_agents(state, ("merchant", 1))
    ethers(state, 0, mana=1)
    state.at[0].dragons_gifts = 1
    told = trade(state)
    assert (told["price"], told["proceeds"], told["agent"]) == (2, 3 + 1 + 3, None)
    before = state.at[0].sovereigns
    do(state, 0, "sell_ether")
    assert state.at[0].sovereigns == before + told["proceeds"]


@pytest.mark.rule("smog:R93")
def test_the_lost_boys_tile_stays_and_the_esplanade_trades_nothing() -> None:
    state = table(2, agents=("lost_boy", "dandy", "doctor", "merchant"))
    assert trade(state) is None
    stand(state, 0, "A")
    put_agents(state, ("lost_boy", "A"))
    told = trade(state)
    assert (told["artefact"], told["ether"], told["proceeds"]) == ("mithril_lock", None, None)
    assert told["then"] is None


@pytest.mark.rule("smog:R25")
def test_tolls_are_told_for_every_border() -> None:
    state = table(2)
    places = {place["id"]: place for place in GAME.view(state, 0)["places"]}
    assert places["1"]["tolls"] == {"esplanade": 0, "5": 0, "8": 1, "A": 0}
    assert places["8"]["tolls"]["1"] == 1
    face(state, 1, "W")  # its barrier faces the near tip now
    places = {place["id"]: place for place in GAME.view(state, 0)["places"]}
    assert places["1"]["tolls"]["8"] == 0


@pytest.mark.rule("smog:R81", "smog:R82", "smog:R84", "smog:R95")
def test_the_reach_of_an_agent_is_where_it_can_stop() -> None:
    state = table(4)
    put_agents(state, ("witch", "A"), ("dandy", 5))
    hourglass(state, 5, "S")
    favour(state, 2)
    begin_round(state)
    reach = {each["agent"]: each for each in GAME.view(state, 0)["reach"]}
    assert reach["witch"] == {"agent": "witch", "steps": 1, "places": ["1"]}
    assert sorted(reach["dandy"]["places"]) == ["1", "2"]
    do(state, 2, "agent dandy", "remove_hourglass S")
    (further,) = GAME.view(state, 0)["reach"]
    assert further["steps"] == 2
    assert sorted(further["places"]) == ["6", "8", "A", "B"]  # both steps must be made
    do(state, 2, "move 1")
    (rest,) = GAME.view(state, 0)["reach"]
    assert (rest["steps"], sorted(rest["places"])) == (1, ["8", "A"])


@pytest.mark.rule("smog:R95")
def test_with_two_players_an_agent_may_stop_after_one_of_its_two_steps() -> None:
    state = table(2)
    put_agents(state, ("witch", "A"))
    favour(state, 0)
    begin_round(state)
    (reach,) = GAME.view(state, 1)["reach"]
    assert sorted(reach["places"]) == ["1", "5", "8"]
    do(state, 0, "pass")
    assert GAME.view(state, 1)["reach"] == []
