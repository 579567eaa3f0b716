"""Moving, barriers, tolls and rotating one's own tile: R24 to R27."""

from __future__ import annotations

import pytest

from tablee.games.smog import data
from tablee.games.smog.state import SmogState
from tests.smog.tables import (
    coins,
    do,
    ethers,
    face,
    options,
    owned,
    place,
    put_agents,
    refusal,
    reserves,
    stand,
    table,
)


def one_barrier(on: str) -> tuple[SmogState, str]:
    """Return a table with one barrier between tile 1 and the Esplanade or tile 8."""
    state = table(2)
    stand(state, 0, 1)
    if on == "left":
        return state, "move 8"  # the barrier of tile 1 faces E at the start
    stand(state, 0, "esplanade")
    face(state, 1, "E")  # now its barrier faces N
    return state, "move 1"


def two_barriers(options: dict[str, str] | None = None) -> SmogState:
    """Return a table with seat 0 on tile 1: its barrier and that of tile A face each other."""
    state = table(2, options)
    face(state, 1, "W")
    face(state, "A", "N")
    stand(state, 0, 1)
    return state


@pytest.mark.rule("smog:R24")
def test_a_gentleman_moves_to_orthogonal_neighbours_only() -> None:
    state = table(2)
    assert options(state, "move") == {"move 1", "move 2", "move 3", "move 4"}
    assert refusal(state, "move 5").rule == "smog:R24"
    assert refusal(state, "move A").rule == "smog:R24"
    stand(state, 0, "A")
    assert options(state, "move") == {"move 1"}


@pytest.mark.rule("smog:R25", "smog:E11")
@pytest.mark.parametrize("on", ["left", "entered"])
def test_x3_crossing_a_barrier_for_a_sovereign(on: str) -> None:
    state, move = one_barrier(on)
    bank = state.bank
    do(state, 0, move, "toll")
    assert state.at[0].sovereigns == 1
    assert state.bank == bank + 1
    assert state.actions == 2
    assert state.at[0].place == place(move.split()[1])


@pytest.mark.rule("smog:R25", "smog:E11")
def test_x3b_who_cannot_pay_cannot_move_that_way() -> None:
    state, move = one_barrier("left")
    coins(state, 0, 0)
    reserves(state, 3, 0)  # pays nothing
    assert move not in options(state)
    assert refusal(state, move).rule == "smog:R25"


@pytest.mark.rule("smog:R25", "smog:E11", "smog:E95")
def test_x3c_an_ether_pays_too_even_one_of_the_combination() -> None:
    state, move = one_barrier("left")
    coins(state, 0, 0)
    ethers(state, 0, blood=1)
    assert state.need(0, data.BLOOD) == 1
    do(state, 0, move)
    assert options(state) == {"toll_ether blood"}
    do(state, 0, "toll_ether blood")
    assert owned(state, 0)["blood"] == 0
    assert state.at[0].place == place(8)
    assert not state.owns_combination(0)


@pytest.mark.rule("smog:R24")
def test_x4_moving_without_a_barrier() -> None:
    state = table(2)
    do(state, 0, "move 1")
    assert state.at[0].sovereigns == 2
    assert state.actions == 2
    assert state.at[0].place == place(1)


@pytest.mark.rule("smog:E10")
def test_x23_two_barriers_want_two_tolls() -> None:
    state = two_barriers()
    coins(state, 0, 1)
    ethers(state, 0, blood=1)
    do(state, 0, "move A")
    assert options(state) == {"toll"}  # the blood first would leave the coin out of order
    assert refusal(state, "toll_ether blood").rule == "smog:E10"
    do(state, 0, "toll")
    assert state.at[0].place == place(1)  # one Sovereign is not enough
    do(state, 0, "toll_ether blood")
    assert state.at[0].place == place("A")
    assert state.at[0].sovereigns == 0
    assert owned(state, 0)["blood"] == 0


@pytest.mark.rule("smog:E10")
def test_x23_one_toll_is_not_enough_for_two_barriers() -> None:
    state = two_barriers()
    coins(state, 0, 1)
    assert "move A" not in options(state)
    assert refusal(state, "move A").rule == "smog:R25"


@pytest.mark.rule("smog:E10")
def test_x23_with_one_toll_per_border_a_sovereign_is_enough() -> None:
    state = two_barriers({"double_barrier_toll": "once"})
    coins(state, 0, 1)
    do(state, 0, "move A", "toll")
    assert state.at[0].place == place("A")
    assert state.at[0].sovereigns == 0


@pytest.mark.rule("smog:E10")
def test_each_way_of_paying_two_tolls_is_found_once() -> None:
    state = two_barriers()
    ethers(state, 0, blood=1, mana=2)
    do(state, 0, "move A")
    ways = []
    for first in sorted(options(state)):
        twin = state.clone()
        do(twin, 0, first)
        ways += [tuple(sorted((first, second))) for second in options(twin)]
    wanted = {
        ("toll", "toll"),
        ("toll", "toll_ether blood"),
        ("toll", "toll_ether mana"),
        ("toll_ether blood", "toll_ether mana"),
        ("toll_ether mana", "toll_ether mana"),
    }
    assert sorted(ways) == sorted(wanted)


@pytest.mark.rule("smog:E12")
def test_flights_cost_no_toll() -> None:
    state = table(2, agents=("gatekeeper", "dandy", "doctor", "merchant"))
    face(state, 1, "W")
    face(state, "A", "N")
    stand(state, 0, 1)
    put_agents(state, ("gatekeeper", 1))
    do(state, 0, "fly A")
    assert state.at[0].place == place("A")
    assert state.at[0].sovereigns == 2


@pytest.mark.rule("smog:E13")
def test_a_tile_that_turns_leaves_the_figures_on_it_alone() -> None:
    state = table(2)
    stand(state, 0, 5)
    stand(state, 1, 5)
    put_agents(state, ("merchant", 5))
    before = (state.at[0].edge, state.at[1].edge)
    do(state, 0, "rotate")
    assert [side.place for side in state.at] == [place(5), place(5)]
    assert (state.at[0].edge, state.at[1].edge) == before
    assert state.stands_on(data.MERCHANT, place(5))


@pytest.mark.rule("smog:R26")
def test_any_number_of_gentlemen_share_a_place() -> None:
    state = table(4)
    for seat in range(4):
        do(state, seat, "move 1", "end_turn")
    assert [side.place for side in state.at] == [place(1)] * 4


@pytest.mark.rule("smog:R27")
def test_the_own_tile_turns_clockwise_for_an_action() -> None:
    state = table(2)
    stand(state, 0, 5)
    do(state, 0, "rotate")
    assert state.orientation[place(5)] == 1
    assert state.actions == 2
    assert refusal(state, "turn_anticlockwise 5").rule == "smog:R43"
    stand(state, 0, "esplanade")
    assert refusal(state, "rotate").rule == "smog:R27"


@pytest.mark.rule("smog:E91")
def test_a_barrier_towards_the_esplanade_is_tolled_and_one_off_the_board_stops_nobody() -> None:
    state = table(2)
    face(state, 1, "E")  # its barrier faces the Esplanade
    stand(state, 0, 1)
    assert state.toll(place(1), 2) == 1
    do(state, 0, "move esplanade", "toll")
    assert state.at[0].place == 0
    stand(state, 0, "A")  # its barrier faces off the board
    do(state, 0, "move 1")
    assert state.at[0].place == place(1)
    assert [state.board.barriers[side] for side in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("smog:E94")
def test_a_barrier_may_be_turned_out_of_the_way_first() -> None:
    state = table(2)
    coins(state, 0, 0)
    stand(state, 0, 1)
    assert "move 8" not in options(state)
    do(state, 0, "rotate")
    do(state, 0, "move 8")
    assert state.at[0].place == place(8)
    assert state.actions == 1
