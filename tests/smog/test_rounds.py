"""Rounds and turns: R17 to R23, and the rulings on actions and income."""

from __future__ import annotations

import pytest

from tablee.games.smog.rules import GAME
from tests.smog.tables import (
    begin_round,
    begin_turn,
    can,
    coins,
    do,
    ethers,
    favour,
    hand,
    listen,
    names_in,
    options,
    place,
    put_agents,
    refusal,
    reserves,
    stand,
    table,
)


@pytest.mark.rule("smog:R17", "smog:E61")
def test_income_from_the_second_round_on() -> None:
    state = table(3)
    begin_round(state)  # round 2
    assert [side.sovereigns for side in state.at] == [3, 3, 3]
    first = table(3)
    first.round = 0
    begin_round(first)
    assert [side.sovereigns for side in first.at] == [2, 2, 2]


@pytest.mark.rule("smog:R17", "smog:R75", "smog:R65")
def test_the_favoured_players_income_goes_to_the_reserve_and_nobody_elses() -> None:
    state = table(3)
    favour(state, 1)
    reserves(state, 4, 2, 0)
    begin_round(state)
    assert [side.sovereigns for side in state.at] == [3, 2, 3]
    assert [side.reserve for side in state.at] == [4, 3, 0]


@pytest.mark.rule("smog:E61", "smog:R64")
def test_x13_the_income_can_fill_the_favoured_players_reserve() -> None:
    state = table(2)
    favour(state, 0)
    reserves(state, 4, 0)
    held = state.at[0].sovereigns
    bank = state.bank
    begin_round(state)
    assert state.favoured == 0
    assert [side.reserve for side in state.at] == [0, 0]
    assert state.at[0].sovereigns == held
    assert state.bank == bank + 4 - 1  # 5 in, 1 out for each player
    assert state.actions == 4


@pytest.mark.rule("smog:E64")
def test_an_almost_empty_bank_pays_the_first_player_first() -> None:
    state = table(4)
    state.first = 2
    for seat, held in enumerate((7, 7, 7, 7)):
        coins(state, seat, held)
    assert state.bank == 2
    begin_round(state)
    assert [side.sovereigns for side in state.at] == [7, 7, 8, 8]
    assert state.bank == 0


@pytest.mark.rule("smog:E64")
@pytest.mark.parametrize("bank, without", [(0, [1, 2, 0]), (1, [2, 0]), (2, [0]), (3, [])])
def test_who_gets_no_income_is_told(bank: int, without: list[int]) -> None:
    """Income is paid clockwise from the first player, also to the favoured player."""
    state = table(3)
    favour(state, 1)
    coins(state, 2, 0)
    coins(state, 0, 28 - bank)
    assert state.bank == bank
    log = listen(state)
    begin_round(state)
    missed = [seat for kind, seat, *_ in log.told if GAME.events.kinds[kind].name == "no_income"]
    assert missed == without


@pytest.mark.rule("smog:R18", "smog:E60")
def test_income_comes_before_the_agents_move_and_both_before_the_first_turn() -> None:
    state = table(2)
    favour(state, 0)
    put_agents(state, ("witch", 5))
    log = listen(state)
    begin_round(state)
    assert type(state.question()).__name__ == "MoveAgents"
    assert "income" in names_in(log)
    assert "turn" not in names_in(log)
    do(state, 0, "pass")
    assert type(state.question()).__name__ == "TakeTurn"


@pytest.mark.rule("smog:R19", "smog:E52")
def test_a_round_is_one_turn_each_clockwise_from_the_first_player() -> None:
    state = table(4)
    favour(state, 2)
    begin_round(state)
    order = []
    for _ in range(4):
        order.append(state.to_move())
        do(state, state.to_move(), "end_turn")
    assert order == [2, 3, 0, 1]
    assert state.round == 3


@pytest.mark.rule("smog:E52", "smog:R70")
def test_the_winner_of_the_favours_begins_the_next_round() -> None:
    state = table(3)
    do(state, 0, "end_turn")
    do(state, 1, "pay 1", "end_turn")
    do(state, 2, "end_turn")
    assert state.first == 1
    assert state.to_move() == 1


@pytest.mark.rule("smog:R20", "smog:R74", "smog:E40")
def test_a_turn_has_three_actions_and_four_for_the_favoured_player() -> None:
    state = table(2)
    assert state.actions == 3
    favour(state, 0)
    begin_turn(state, 0)
    assert state.actions == 4
    begin_turn(state, 1)
    assert state.actions == 3


@pytest.mark.rule("smog:E40", "smog:E44")
def test_the_fourth_action_stays_though_the_reserve_is_emptied() -> None:
    state = table(2)
    favour(state, 0)
    reserves(state, 4, 0)
    coins(state, 0, 1)
    begin_turn(state, 0)
    do(state, 0, "pay 1")
    assert state.at[0].reserve == 0
    assert state.actions == 4
    assert state.favoured == 0


@pytest.mark.rule("smog:R20", "smog:E41")
def test_a_turn_may_end_with_actions_left() -> None:
    state = table(2)
    do(state, 0, "end_turn")
    assert state.to_move() == 1
    assert state.actions == 3


@pytest.mark.rule("smog:R21")
def test_an_action_may_be_repeated_but_not_beyond_the_actions_of_the_turn() -> None:
    state = table(2)
    stand(state, 0, 5)
    do(state, 0, "rotate", "rotate", "rotate")
    assert refusal(state, "rotate").rule == "smog:R20"
    assert options(state) == {"end_turn", "pay 1"}


@pytest.mark.rule("smog:R22")
def test_free_actions_may_be_taken_between_actions_any_number_of_times() -> None:
    state = table(2)
    hand(state, 0, "queens_favour", "queens_favour")
    do(state, 0, "pay 1", "move 1", "play queens_favour", "pay 1", "rotate", "play queens_favour")
    assert state.actions == 1
    do(state, 0, "rotate", "pay 1")
    assert state.actions == 0
    assert state.at[0].reserve == 3


@pytest.mark.rule("smog:E99")
def test_an_action_is_finished_before_the_next_free_action() -> None:
    """A toll is the only question inside an action. Free actions come before or after it."""
    state = table(2)
    hand(state, 0, "queens_favour")
    stand(state, 0, 1)
    do(state, 0, "move 8")
    assert type(state.question()).__name__ == "PayToll"
    assert options(state) == {"toll", "toll_ether titanium"}
    assert refusal(state, "play queens_favour").rule == "smog:E99"
    assert refusal(state, "pay 1").rule == "smog:E99"
    do(state, 0, "toll", "play queens_favour", "pay 1")
    assert state.at[0].place == place(8)
    before = table(2)
    hand(before, 0, "queens_favour")
    stand(before, 0, 1)
    do(before, 0, "play queens_favour", "pay 1", "move 8", "toll")
    assert before.at[0].sovereigns == state.at[0].sovereigns


@pytest.mark.rule("smog:R22", "smog:E51")
def test_free_actions_are_for_the_own_turn_only() -> None:
    state = table(2)
    hand(state, 1, "queens_favour")
    with pytest.raises(Exception, match="another seat is asked"):
        do(state, 1, "play queens_favour")
    with pytest.raises(Exception, match="another seat is asked"):
        do(state, 1, "pay 1")


@pytest.mark.rule("smog:R23")
def test_favours_are_settled_after_the_last_turn_of_the_round() -> None:
    state = table(2)
    do(state, 0, "pay 1", "end_turn")
    assert state.favoured == -1
    do(state, 1, "end_turn")
    assert state.favoured == 0


# -- agents at the start of a turn ------------------------------------------------------------


@pytest.mark.rule("smog:R88", "smog:E36")
@pytest.mark.parametrize(
    "favoured, shares, actions", [(False, True, 2), (True, True, 3), (False, False, 3)]
)
def test_x17_the_witch_takes_an_action(favoured: bool, shares: bool, actions: int) -> None:
    state = table(2)
    stand(state, 0, 5)
    put_agents(state, ("witch", 5 if shares else 6))
    if favoured:
        favour(state, 0)
    begin_turn(state, 0)
    assert state.actions == actions


@pytest.mark.rule("smog:E36")
def test_spectral_speed_adds_two_to_what_the_witch_left() -> None:
    state = table(2)
    stand(state, 0, 5)
    put_agents(state, ("witch", 5))
    hand(state, 0, "spectral_speed")
    begin_turn(state, 0)
    do(state, 0, "play spectral_speed")
    assert state.actions == 4


@pytest.mark.rule("smog:R89", "smog:E37")
@pytest.mark.parametrize("held, after", [(2, 1), (0, 0)])
def test_x18_the_dandy_takes_a_held_sovereign(held: int, after: int) -> None:
    state = table(2)
    stand(state, 0, 5)
    put_agents(state, ("dandy", 5))
    coins(state, 0, held)
    reserves(state, 3, 0)
    begin_turn(state, 0)
    assert state.at[0].sovereigns == after
    assert state.at[0].reserve == 3


@pytest.mark.rule("smog:E37", "smog:E51")
def test_nobody_pays_the_shadow_master_before_the_dandy_acts() -> None:
    state = table(2)
    stand(state, 0, 5)
    put_agents(state, ("dandy", 5))
    ethers(state, 0, blood=1)
    hand(state, 0, "ritual_invocation")
    begin_turn(state, 0)
    assert options(state) == {"pass", "play ritual_invocation"}
    assert refusal(state, "pay 1").rule == "smog:E33"
    assert refusal(state, "beg").rule == "smog:E33"


@pytest.mark.rule("smog:E38")
def test_witch_and_dandy_on_one_tile_both_act() -> None:
    state = table(2)
    stand(state, 0, 5)
    put_agents(state, ("witch", 5), ("dandy", 5))
    begin_turn(state, 0)
    assert state.actions == 2
    assert state.at[0].sovereigns == 1


@pytest.mark.rule("smog:E43")
def test_walking_onto_witch_or_dandy_does_nothing_before_a_turn_starts_there() -> None:
    state = table(2)
    put_agents(state, ("witch", 1), ("dandy", 1))
    do(state, 0, "move 1")
    assert state.actions == 2
    assert state.at[0].sovereigns == 2
    assert state.at[0].place == place(1)


@pytest.mark.rule("smog:E42", "smog:R97")
def test_spectral_speed_lifts_no_once_a_turn_limit() -> None:
    state = table(2)
    hand(state, 0, "spectral_speed")
    do(state, 0, "beg", "turn_clockwise 1", "play spectral_speed")
    assert refusal(state, "beg").rule == "smog:R97"
    assert refusal(state, "turn_clockwise 1").rule == "smog:R97"


@pytest.mark.rule("smog:E84")
def test_the_round_limit_makes_a_draw() -> None:
    from tablee.games.smog.rules import GAME

    state = table(3, {"round_limit": 20})
    state.round = 20
    for seat in range(3):
        do(state, seat, "end_turn")
    assert state.is_over()
    assert state.winner == -1
    assert GAME.winners(state) == 0b111
    endless = table(2, {"round_limit": 0})
    endless.round = 500
    do(endless, 0, "end_turn")
    do(endless, 1, "end_turn")
    assert endless.round == 501
    assert can(endless, "end_turn")


@pytest.mark.rule("smog:R19")
def test_the_order_of_turns_is_seen() -> None:
    state = table(4)
    assert GAME.view(state, 0)["order"] == [0, 1, 2, 3]
    state.first = 2
    assert GAME.view(state, 1)["order"] == [2, 3, 0, 1]
