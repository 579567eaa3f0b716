"""The agents of the Shadow: entry, replacement, movement and flight, R76 to R95, R100."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tablee.games.smog import data
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tests.smog.tables import (
    begin_round,
    begin_turn,
    can,
    coins,
    do,
    end_round,
    face,
    favour,
    hourglass,
    hourglasses,
    on_board,
    options,
    place,
    put_agents,
    refusal,
    reserves,
    stand,
    table,
)

WITH_GATEKEEPER = ("gatekeeper", "dandy", "doctor", "merchant")


def moving(
    seats: int = 4, *agents: tuple[str, int | str], options: dict[str, str] | None = None
) -> SmogState:
    """Return a table where seat 0, which is favoured, is asked to move these agents."""
    state = table(seats, options)
    favour(state, 0)
    put_agents(state, *(agents or (("witch", 5),)))
    return state


def start(state: SmogState) -> SmogState:
    begin_round(state)
    assert type(state.question()).__name__ == "MoveAgents"
    return state


def ends(state: SmogState, agent: str, allowed: Sequence[str] | None = None) -> set[str]:
    """Try every way to go on; return the paths of an agent as strings of tiles."""
    found = set()

    def go(twin: SmogState, path: str) -> None:
        step = type(twin.question()).__name__
        if step not in ("SendAgent", "WalkOn"):
            found.add(path)
            return
        for choice in options(twin):
            if choice == "pass":
                found.add(path)
            elif choice.startswith("move"):
                last = twin.clone()
                do(last, 0, choice)
                go(last, path + choice.split()[1])

    state = state.clone()
    do(state, 0, f"agent {agent}")
    for choice in allowed or ():
        do(state, 0, choice)
    go(state, "")
    return found


@pytest.mark.rule("smog:R80")
def test_without_a_favoured_player_agents_do_not_move() -> None:
    state = table(2)
    put_agents(state, ("witch", 5))
    begin_round(state)
    assert type(state.question()).__name__ == "TakeTurn"


@pytest.mark.rule("smog:R79", "smog:R81", "smog:E62")
def test_agents_go_one_tile_orthogonally_ignore_barriers_and_never_enter_the_esplanade() -> None:
    state = start(moving(4, ("witch", 1)))
    assert state.toll(place(1), 3) == 1  # a barrier towards tile 8
    do(state, 0, "agent witch")
    assert options(state) == {"move 5", "move 8", "move A"}
    assert refusal(state, "move esplanade").rule == "smog:R79"
    do(state, 0, "move 8")
    assert on_board(state) == {"I": "8"}
    assert type(state.question()).__name__ == "TakeTurn"


@pytest.mark.rule("smog:R81", "smog:R95", "smog:E58")
def test_with_two_players_agents_go_up_to_two_tiles() -> None:
    paths = ends(start(moving(2, ("witch", "A"))), "witch")
    assert paths == {"1", "15", "18"}
    assert {len(path) for path in ends(start(moving(3, ("witch", "A"))), "witch")} == {1}


@pytest.mark.rule("smog:R82", "smog:R84", "smog:R86", "smog:E58", "smog:E59")
@pytest.mark.parametrize("seats, base", [(4, 1), (2, 2)])
def test_x16_the_witch_is_moved_with_hourglasses(seats: int, base: int) -> None:
    state = moving(seats, ("witch", 5))
    hourglass(state, 5, "S")
    hourglass(state, 5, "E")
    supply = state.supply
    start(state)
    both = ends(state, "witch", ("remove_hourglass S", "remove_hourglass E"))
    assert {len(path) for path in both} == {base + 2}
    one = ends(state, "witch", ("remove_hourglass S",))
    assert {len(path) for path in one} == {base + 1}
    none = ends(state, "witch")
    assert {len(path) for path in none} == set(range(1, base + 1))  # 0: it cannot be chosen
    do(state, 0, "agent witch", "remove_hourglass S")
    assert "pass" not in options(state)  # no discard without a move
    assert state.supply == supply + 1
    assert hourglasses(state, 5) == "E"


@pytest.mark.rule("smog:R83")
def test_only_hourglasses_of_the_start_tile_lengthen_a_move() -> None:
    state = moving(2, ("witch", 5))
    hourglass(state, 1, "S")
    start(state)
    do(state, 0, "agent witch")
    assert not options(state, "remove_hourglass")
    assert refusal(state, "remove_hourglass S").rule == "smog:R83"
    do(state, 0, "move 1")
    assert not options(state, "remove_hourglass")


@pytest.mark.rule("smog:R82")
def test_hourglasses_are_named_in_one_order() -> None:
    state = moving(4, ("witch", 5))
    for direction in "SWE":
        hourglass(state, 5, direction)
    start(state)
    do(state, 0, "agent witch", "remove_hourglass W")
    assert options(state, "remove_hourglass") == {"remove_hourglass E"}


@pytest.mark.rule("smog:R84")
def test_after_a_discard_the_agent_may_not_stop_early() -> None:
    state = moving(4, ("witch", 5))
    hourglass(state, 5, "S")
    start(state)
    do(state, 0, "agent witch", "remove_hourglass S", "move 1")
    assert "pass" not in options(state)
    assert refusal(state, "pass").rule == "smog:R84"


@pytest.mark.rule("smog:R85", "smog:E56")
def test_no_tile_is_entered_twice_and_no_step_leads_into_a_dead_end() -> None:
    state = moving(4, ("witch", 5))
    for direction in "SWE":
        hourglass(state, 5, direction)
    start(state)
    paths = ends(state, "witch", ("remove_hourglass S", "remove_hourglass W", "remove_hourglass E"))
    assert paths
    for path in paths:
        assert len(path) == 4
        assert len(set("5" + path)) == 5


@pytest.mark.rule("smog:E56")
def test_a_path_of_every_needed_length_exists_from_every_tile() -> None:
    from tablee.core.bits import bit
    from tablee.games.smog.steps.agents import can_go

    state = table(2)
    for tile in data.TILE_IDS:
        for steps in range(1, 7):
            assert can_go(state, place(tile), steps, bit(place(tile)))


@pytest.mark.rule("smog:E56", "smog:R85")
def test_with_the_other_reading_only_a_step_straight_back_is_forbidden() -> None:
    chosen = {"agent_path": "no_step_back"}
    state = moving(4, ("witch", 5), options=chosen)
    for direction in "SWE":
        hourglass(state, 5, direction)
    start(state)
    paths = ends(state, "witch", ("remove_hourglass S", "remove_hourglass W", "remove_hourglass E"))
    assert paths
    for path in paths:
        whole = "5" + path
        assert len(path) == 4
        assert all(whole[i] != whole[i + 2] for i in range(3))
    tip = moving(2, ("witch", "A"), options=chosen)
    for direction in "SWNE":
        hourglass(tip, "A", direction)
    start(tip)
    discards = [f"remove_hourglass {direction}" for direction in "SWNE"]
    assert {len(path) for path in ends(tip, "witch", discards)} == {6}


@pytest.mark.rule("smog:R86")
def test_without_discards_an_agent_may_stay_or_stop() -> None:
    state = start(moving(2, ("witch", 5)))
    twin = state.clone()
    do(twin, 0, "pass")
    assert on_board(twin) == {"I": "5"}
    do(state, 0, "agent witch", "move 1", "pass")
    assert on_board(state) == {"I": "1"}


@pytest.mark.rule("smog:R100", "smog:R18")
def test_the_favoured_player_moves_each_agent_at_most_once() -> None:
    state = start(moving(4, ("witch", 5), ("dandy", 7)))
    assert options(state) == {"pass", "agent witch", "agent dandy"}
    assert refusal(state, "agent doctor").rule == "smog:R100"
    do(state, 0, "agent dandy", "move 3")
    assert options(state) == {"pass", "agent witch"}
    assert refusal(state, "agent dandy").rule == "smog:R100"
    do(state, 0, "agent witch", "move 2")
    assert on_board(state) == {"I": "2", "II": "3"}
    assert type(state.question()).__name__ == "TakeTurn"


@pytest.mark.rule("smog:E57")
def test_each_hourglass_serves_one_agent_only() -> None:
    state = moving(4, ("witch", 5), ("dandy", 5))
    hourglass(state, 5, "S")
    start(state)
    do(state, 0, "agent dandy", "remove_hourglass S", "move 1", "move 8")
    do(state, 0, "agent witch")
    assert not options(state, "remove_hourglass")
    assert options(state) == {"move 1", "move 2"}


@pytest.mark.rule("smog:E92")
def test_agents_pass_and_end_on_occupied_tiles_without_effect() -> None:
    state = moving(2, ("witch", 5), ("dandy", 6))
    stand(state, 1, 2)
    stand(state, 0, 6)
    start(state)
    do(state, 0, "agent witch", "move 2", "move 6", "pass")
    assert on_board(state) == {"I": "6", "II": "6"}
    assert state.actions == 4 - 1  # the favoured seat starts there, and pays the Dandy
    assert state.at[1].sovereigns == 3
    do(state, 0, "end_turn")
    assert state.actions == 3


@pytest.mark.rule("smog:R78", "smog:E53")
def test_x26_the_figure_moves_while_one_agent_is_on_the_board() -> None:
    state = table(2)
    coins(state, 0, 9)
    stand(state, 0, 5)
    do(state, 0, "buy_ether")
    assert on_board(state) == {"I": "5"}
    reserves(state, 1, 0)
    end_round(state)
    assert on_board(state) == {"II": "5"}
    stand(state, 0, "A")
    do(state, 0, "buy_artefact")
    assert on_board(state) == {"II": "5", "III": "A"}


@pytest.mark.rule("smog:E53")
def test_with_no_agent_on_the_board_none_is_replaced_but_reserves_are_emptied() -> None:
    state = table(2)
    reserves(state, 2, 1)
    end_round(state)
    assert on_board(state) == {}
    assert [side.reserve for side in state.at] == [0, 0]
    coins(state, 0, 9)
    stand(state, 0, 5)
    do(state, 0, "buy_ether")
    assert on_board(state) == {"I": "5"}


@pytest.mark.rule("smog:R100")
@pytest.mark.parametrize("agents", [("witch", "dandy"), ("dandy", "doctor")])
def test_nothing_is_asked_once_every_agent_has_moved(agents: tuple[str, str]) -> None:
    """The first slot is not special: its agent may wait beside the board."""
    state = start(moving(2, (agents[0], 5), (agents[1], "A")))
    for agent in agents:
        do(state, 0, f"agent {agent}")
        while type(state.question()).__name__ in ("SendAgent", "WalkOn"):
            choices = options(state)
            do(state, 0, "pass" if "pass" in choices else min(choices))
    assert type(state.question()).__name__ == "TakeTurn"


@pytest.mark.rule("smog:R75")
def test_no_actions_are_left_while_agents_are_moved() -> None:
    state = moving(2, ("witch", 5))
    reserves(state, 1, 0)
    do(state, 0, "end_turn")
    do(state, 1, "end_turn")
    assert type(state.question()).__name__ == "MoveAgents"
    assert GAME.view(state, 0)["actions"] == 0


@pytest.mark.rule("smog:E88")
def test_a_newcomer_acts_at_once_and_may_be_moved_in_the_next_round() -> None:
    state = table(2)
    put_agents(state, ("witch", 5), ("dandy", 6))
    stand(state, 1, 5)
    coins(state, 1, 9)
    do(state, 0, "pay 1", "end_turn")
    do(state, 1, "end_turn")
    assert on_board(state) == {"II": "6", "III": "5"}
    assert options(state) == {"pass", "agent dandy", "agent doctor"}
    do(state, 0, "pass", "end_turn")
    assert refusal(state, "buy_ether").rule == "smog:R90"  # the Doctor is there already


# -- the Gatekeeper -------------------------------------------------------------------------


@pytest.mark.rule("smog:R94", "smog:E77")
def test_the_gatekeeper_flies_a_gentleman_to_any_other_place_for_an_action() -> None:
    state = table(2, agents=WITH_GATEKEEPER)
    stand(state, 0, 5)
    put_agents(state, ("gatekeeper", 5))
    assert len(options(state, "fly")) == 12
    assert refusal(state, "fly 5").rule == "smog:E77"
    do(state, 0, "fly D")
    assert state.at[0].place == place("D")
    assert state.actions == 2
    assert on_board(state) == {"I": "5"}  # the agent stays
    assert refusal(state, "fly 5").rule == "smog:R94"


@pytest.mark.rule("smog:E77")
def test_the_flight_may_end_on_the_esplanade_unless_the_table_forbids_it() -> None:
    for allowed in (True, False):
        state = table(2, {"gatekeeper_to_esplanade": allowed}, agents=WITH_GATEKEEPER)
        stand(state, 0, 5)
        put_agents(state, ("gatekeeper", 5))
        assert can(state, "fly esplanade") == allowed
        if not allowed:
            assert refusal(state, "fly esplanade").rule == "smog:E77"


@pytest.mark.rule("smog:E77")
def test_the_flight_may_be_taken_in_the_middle_of_a_turn() -> None:
    state = table(2, agents=WITH_GATEKEEPER)
    put_agents(state, ("gatekeeper", 1))
    do(state, 0, "move 1", "fly C", "move 3")
    assert state.at[0].place == place(3)


@pytest.mark.rule("smog:R93", "smog:E23")
def test_the_lost_boys_tile_does_not_turn() -> None:
    state = table(2, agents=("lost_boy", "dandy", "doctor", "merchant"))
    face(state, 5, "S")
    stand(state, 0, 5)
    put_agents(state, ("lost_boy", 5))
    assert refusal(state, "rotate").rule == "smog:E23"


@pytest.mark.rule("smog:R87")
def test_between_two_effects_the_more_restrictive_prevails() -> None:
    state = table(2, agents=("lost_boy", "gatekeeper", "doctor", "merchant"))
    stand(state, 0, 5)
    put_agents(state, ("lost_boy", 5), ("gatekeeper", 5))
    begin_turn(state, 0)
    assert can(state, "fly A")  # no conflict here
    assert refusal(state, "rotate").rule == "smog:E23"
