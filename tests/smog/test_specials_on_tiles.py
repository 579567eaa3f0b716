"""Special actions that move agents or turn tiles: R51, R52, R53, R56, and their rulings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.core import gestures
from tablee.core.engine import NOBODY
from tablee.core.native import i64, vec
from tablee.games.smog import data
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tests.smog.tables import (
    ALL_FOUR,
    artefacts,
    begin_turn,
    can,
    coins,
    do,
    edge,
    end_round,
    ethers,
    hand,
    hourglass,
    hourglasses,
    on_board,
    options,
    owned,
    place,
    put_agents,
    refusal,
    reserves,
    slots,
    stand,
    table,
)

WITH_LOST_BOY = ("lost_boy", "dandy", "doctor", "merchant")


def after_two_answers(state: SmogState) -> Iterator[SmogState]:
    """Yield the table after each pair of answers that seat 0 can give."""
    for first in options(state):
        twin = state.clone()
        do(twin, 0, first)
        for second in options(twin):
            last = twin.clone()
            do(last, 0, second)
            yield last


@pytest.mark.rule("smog:R51", "smog:E73", "smog:E12")
def test_titans_breath_puts_an_opponent_anywhere_without_toll() -> None:
    state = table(3)
    hand(state, 0, "titans_breath")
    stand(state, 2, 5)
    put_agents(state, ("witch", "A"))
    do(state, 0, "play titans_breath")
    assert options(state) == {"target 1", "target 2"}
    do(state, 0, "target 2")
    assert len(options(state)) == 12
    assert "place 5" not in options(state)
    assert "place esplanade" in options(state)
    assert refusal(state, "place 5").rule == "smog:E73"
    do(state, 0, "place A")
    assert state.at[2].place == place("A")
    assert state.at[2].sovereigns == 2
    begin_turn(state, 2)  # the agent there acts at the next turn start
    assert state.actions == 2


@pytest.mark.rule("smog:R52", "smog:E32")
def test_ritual_invocation_trades_an_agent_on_a_tile_for_one_that_waits() -> None:
    state = table(2)
    put_agents(state, ("witch", 3), ("dandy", 6))
    hand(state, 0, "ritual_invocation")
    do(state, 0, "play ritual_invocation")
    assert options(state) == {"agent witch", "agent dandy"}
    assert refusal(state, "agent doctor").rule == "smog:E32"
    do(state, 0, "agent witch")
    assert options(state) == {"agent dandy", "agent doctor", "agent merchant"}
    assert refusal(state, "agent lost_boy").rule == "smog:E32"  # out of the game
    do(state, 0, "agent merchant")
    assert slots(state) == ["merchant", "dandy", "doctor", "witch"]
    assert state.stands_on(data.MERCHANT, place(3))
    assert not state.on_board(data.WITCH)


@pytest.mark.rule("smog:E32")
def test_two_agents_on_tiles_trade_their_tiles() -> None:
    state = table(2)
    put_agents(state, ("witch", 3), ("dandy", 6))
    hand(state, 0, "ritual_invocation")
    do(state, 0, "play ritual_invocation", "agent witch", "agent dandy")
    assert state.stands_on(data.DANDY, place(3))
    assert state.stands_on(data.WITCH, place(6))


@pytest.mark.rule("smog:E32")
@pytest.mark.parametrize("laid, whole", [("dandy witch", True), ("dandy witch doctor", False)])
def test_two_agents_may_be_laid_out_in_any_order_and_no_third(laid: str, whole: bool) -> None:
    state = table(2)
    put_agents(state, ("witch", 3), ("dandy", 6))
    hand(state, 0, "ritual_invocation")
    do(state, 0, "play ritual_invocation")
    bag = vec[i64]([GAME.actions.read(f"agent {agent}") for agent in laid.split()])
    assert gestures.complete(state, 0, bag).complete == whole


@pytest.mark.rule("smog:E32")
def test_each_exchange_is_found_once() -> None:
    state = table(2)
    put_agents(state, ("witch", 3), ("dandy", 6))
    hand(state, 0, "ritual_invocation")
    do(state, 0, "play ritual_invocation")
    results = [tuple(slots(last)) for last in after_two_answers(state)]
    assert len(results) == len(set(results)) == 5


@pytest.mark.rule("smog:R52", "smog:E33")
def test_x21_ritual_invocation_before_the_witch_acts() -> None:
    state = table(2, agents=("witch", "dandy", "merchant", "doctor"))
    put_agents(state, ("witch", 5), ("dandy", 6))
    stand(state, 0, 5)
    hand(state, 0, "ritual_invocation")
    begin_turn(state, 0)
    assert type(state.question()).__name__ == "InvokeFirst"
    do(state, 0, "play ritual_invocation", "agent witch", "agent merchant")
    assert slots(state) == ["merchant", "dandy", "witch", "doctor"]
    assert state.actions == 3


@pytest.mark.rule("smog:E33")
def test_only_ritual_invocation_is_played_before_the_agents_act() -> None:
    state = table(2)
    put_agents(state, ("witch", 6))
    hand(state, 0, "ritual_invocation", "ritual_invocation", "queens_favour")
    begin_turn(state, 0)  # nobody shares a tile with the agent
    assert options(state) == {"pass", "play ritual_invocation"}
    assert refusal(state, "play queens_favour").rule == "smog:E33"
    do(state, 0, "play ritual_invocation", "agent witch", "agent doctor")
    assert options(state) == {"pass", "play ritual_invocation"}  # several copies
    do(state, 0, "play ritual_invocation", "agent doctor", "agent dandy")
    assert options(state) == {"pass"}
    do(state, 0, "pass")
    assert can(state, "play queens_favour")


@pytest.mark.rule("smog:E33")
def test_who_declines_in_advance_is_not_asked_before_the_agents_act() -> None:
    declined = {"invocation": {"ritual_invocation": 0}}
    state = table(2)
    put_agents(state, ("witch", 6))
    hand(state, 0, "ritual_invocation")
    begin_turn(state, 0)
    assert GAME.in_advance(state, 0, {}) == NOBODY
    assert GAME.in_advance(state, 1, declined) == NOBODY
    state.play(0, GAME.in_advance(state, 0, declined))
    assert can(state, "play ritual_invocation"), "in the turn itself it can still be played"
    assert GAME.in_advance(state, 0, declined) == NOBODY


@pytest.mark.rule("smog:E33", "smog:E81")
def test_the_question_before_the_agents_act_does_not_tell_who_holds_the_card() -> None:
    for card in ("ritual_invocation", "rust"):
        state = table(2)
        put_agents(state, ("witch", 6))
        hand(state, 0, card)
        ethers(state, 0, blood=1)
        begin_turn(state, 0)
        assert type(state.question()).__name__ == "InvokeFirst"
    nobody = table(2)
    put_agents(nobody, ("witch", 6))
    ethers(nobody, 0, blood=1)
    begin_turn(nobody, 0)  # an empty hand is seen by all
    assert type(nobody.question()).__name__ == "TakeTurn"


@pytest.mark.rule("smog:E34")
def test_a_swap_after_the_start_changes_no_number_of_actions() -> None:
    state = table(2)
    put_agents(state, ("witch", 5))
    stand(state, 0, 5)
    begin_turn(state, 0)
    hand(state, 0, "ritual_invocation")
    assert state.actions == 2
    do(state, 0, "play ritual_invocation", "agent witch", "agent doctor")
    assert state.actions == 2  # none is given back
    assert refusal(state, "buy_ether").rule == "smog:R90"  # the Doctor acts at once
    other = table(2)
    put_agents(other, ("doctor", 5))
    stand(other, 0, 5)
    hand(other, 0, "ritual_invocation")
    do(other, 0, "play ritual_invocation", "agent doctor", "agent witch")
    assert other.actions == 3
    assert can(other, "buy_ether")


@pytest.mark.rule("smog:E35")
def test_age_belongs_to_the_slot() -> None:
    state = table(2)
    put_agents(state, ("witch", 3), ("dandy", 6))
    hand(state, 0, "ritual_invocation")
    do(state, 0, "play ritual_invocation", "agent witch", "agent merchant")
    assert on_board(state) == {"I": "3", "II": "6"}
    reserves(state, 1, 0)
    do(state, 0, "end_turn")
    do(state, 1, "end_turn")
    assert on_board(state) == {"II": "6", "III": "3"}  # the Merchant left as the oldest
    assert not state.on_board(data.MERCHANT)


@pytest.mark.rule("smog:R53", "smog:E78")
def test_shifting_gears_turns_two_different_tiles() -> None:
    state = table(2)
    hand(state, 0, "shifting_gears")
    do(state, 0, "play shifting_gears")
    assert "turn_clockwise D" not in options(state)  # a second one must follow
    do(state, 0, "turn_clockwise 1")
    assert refusal(state, "turn_clockwise 1").rule == "smog:E78"
    do(state, 0, "turn_anticlockwise D")
    assert state.orientation[place(1)] == edge("W")
    assert state.orientation[place("D")] == edge("N")
    assert state.actions == 3
    assert state.at[0].hand_size() == 0


@pytest.mark.rule("smog:R53", "smog:E23")
def test_shifting_gears_passes_the_lost_boy_by() -> None:
    state = table(2, agents=WITH_LOST_BOY)
    put_agents(state, ("lost_boy", "D"))
    hand(state, 0, "shifting_gears")
    do(state, 0, "play shifting_gears")
    assert "turn_clockwise C" not in options(state)
    assert "turn_clockwise B" in options(state)
    do(state, 0, "turn_clockwise B")
    assert options(state) == {"turn_clockwise C", "turn_anticlockwise C"}
    assert refusal(state, "turn_clockwise D").rule == "smog:E23"


@pytest.mark.rule("smog:E78")
def test_every_pair_of_turns_is_found_once() -> None:
    state = table(2)
    hand(state, 0, "shifting_gears")
    do(state, 0, "play shifting_gears")
    results = [tuple(last.orientation) for last in after_two_answers(state)]
    assert len(results) == len(set(results)) == 12 * 11 // 2 * 4


@pytest.mark.rule("smog:R56", "smog:E28", "smog:E29", "smog:E30", "smog:E31")
def test_x25_wheel_of_chaos_clockwise() -> None:
    state = table(4)
    state.at[0].portal = data.PORTAL_IDS.index("far_right")
    assert state.board.positions[state.portal_place(0)] == (1, 1)
    hand(state, 0, "wheel_of_chaos")
    hourglass(state, 5, "S")
    favour_before = (state.first, state.favoured)
    held = [owned(state, seat) for seat in range(4)]
    do(state, 0, "play wheel_of_chaos", "turn_board clockwise")
    assert [data.EDGE_IDS[side.edge] for side in state.at] == ["E", "S", "W", "N"]
    assert state.board.positions[state.portal_place(0)] == (-1, 1)
    assert data.ETHER_IDS[state.expertise(0)] == "ectoplasm"
    assert (state.first, state.favoured) == favour_before
    assert [owned(state, seat) for seat in range(4)] == held
    assert hourglasses(state, 5) == "S"  # seen from the board, nothing else moves
    do(state, 0, "end_turn")
    assert state.to_move() == 1


@pytest.mark.rule("smog:R56", "smog:E28")
def test_wheel_of_chaos_anticlockwise_changes_what_everybody_reads() -> None:
    state = table(2)
    hand(state, 0, "wheel_of_chaos")
    stand(state, 0, 1)
    assert state.board.prices[state.reading(0)] == 3
    do(state, 0, "play wheel_of_chaos", "turn_board anticlockwise")
    assert [data.EDGE_IDS[side.edge] for side in state.at] == ["W", "E"]
    assert state.board.prices[state.reading(0)] == 2


@pytest.mark.rule("smog:E30")
def test_after_the_wheel_the_expertise_of_the_new_edge_breaks_ties() -> None:
    state = table(2)
    hand(state, 0, "wheel_of_chaos")
    ethers(state, 0, blood=0, mana=0, ectoplasm=3, titanium=1)
    do(state, 0, "play wheel_of_chaos", "turn_board clockwise")  # 0 faces E now: ectoplasm
    reserves(state, 1, 1)
    ethers(state, 1, mana=2)
    end_round(state)
    assert state.favoured == 0


@pytest.mark.rule("smog:E31")
def test_the_wheel_may_bring_the_portal_under_the_lost_boy() -> None:
    state = table(2, {"lost_boy_blocks_wheel": False}, agents=WITH_LOST_BOY)
    state.at[0].portal = data.PORTAL_IDS.index("far_right")
    ethers(state, 0, blood=1, mana=1, ectoplasm=1, titanium=1)
    artefacts(state, 0, *ALL_FOUR)
    put_agents(state, ("lost_boy", 6))
    stand(state, 0, 6)
    assert refusal(state, "leave").rule == "smog:R45"
    hand(state, 0, "wheel_of_chaos")
    do(state, 0, "play wheel_of_chaos", "turn_board clockwise")
    assert refusal(state, "leave").rule == "smog:E25"


@pytest.mark.rule("smog:E24")
def test_the_wheel_turns_under_the_lost_boy_unless_the_table_forbids_it() -> None:
    for forbidden in (False, True):
        state = table(2, {"lost_boy_blocks_wheel": forbidden}, agents=WITH_LOST_BOY)
        hand(state, 0, "wheel_of_chaos")
        assert can(state, "play wheel_of_chaos")  # he waits on his card
        put_agents(state, ("lost_boy", 5))
        assert can(state, "play wheel_of_chaos") != forbidden
        if forbidden:
            assert refusal(state, "play wheel_of_chaos").rule == "smog:E24"


@pytest.mark.rule("smog:E24", "smog:R87")
def test_a_table_that_says_nothing_plays_the_more_restrictive_reading() -> None:
    """His tile may never turn, and the more restrictive effect always wins."""
    state = table(2, agents=WITH_LOST_BOY)
    hand(state, 0, "wheel_of_chaos")
    put_agents(state, ("lost_boy", 5))
    assert refusal(state, "play wheel_of_chaos").rule == "smog:E24"
    put_agents(state, ("doctor", 5))
    assert can(state, "play wheel_of_chaos")


@pytest.mark.rule("smog:E93")
def test_the_lock_of_a_tile_outlasts_turns_and_the_wheel() -> None:
    state = table(2)
    hand(state, 0, "wheel_of_chaos")
    ethers(state, 0, blood=1, mana=1)
    coins(state, 0, 9)
    stand(state, 0, 1)
    do(state, 0, "buy_ether", "rotate")
    assert refusal(state, "sell_ether").rule == "smog:R35"
    do(state, 0, "play wheel_of_chaos", "turn_board clockwise")
    assert refusal(state, "sell_ether").rule == "smog:R35"
