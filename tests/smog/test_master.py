"""The Shadow Master: payments and favours, R61 to R76."""

from __future__ import annotations

import pytest

from tablee.core.events import Log
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tests.smog.tables import (
    begin_round,
    begin_turn,
    coins,
    do,
    end_round,
    ethers,
    favour,
    hand,
    listen,
    names_in,
    on_board,
    options,
    put_agents,
    refusal,
    reserves,
    stand,
    table,
)


def held(state: SmogState) -> list[int]:
    return [side.reserve for side in state.at]


@pytest.mark.rule("smog:R61")
def test_any_number_of_sovereigns_may_be_paid_one_by_one() -> None:
    state = table(2)
    do(state, 0, "pay 1", "pay 1")
    assert held(state) == [2, 0]
    assert state.at[0].sovereigns == 0
    assert state.actions == 3
    assert refusal(state, "pay 1").rule == "smog:R61"


@pytest.mark.rule("smog:R61", "smog:E45")
def test_coins_count_one_by_one_so_sums_are_not_offered() -> None:
    state = table(2)
    assert options(state, "pay") == {"pay 1"}
    assert refusal(state, "pay 2").rule == "smog:E45"


@pytest.mark.rule("smog:R62")
def test_a_reserve_pays_for_nothing() -> None:
    state = table(2)
    coins(state, 0, 0)
    reserves(state, 9, 0)
    stand(state, 0, 1)
    assert refusal(state, "buy_ether").rule == "smog:R28"
    assert refusal(state, "move 8").rule == "smog:R25"
    stand(state, 0, "A")
    assert refusal(state, "buy_artefact").rule == "smog:R28"
    assert options(state, "pay") == set()


@pytest.mark.rule("smog:R63", "smog:R66", "smog:R70")
def test_the_highest_reserve_wins_figure_and_first_player_token() -> None:
    state = table(4)
    reserves(state, 1, 3, 2, 0)
    end_round(state)
    assert state.favoured == 1
    assert state.first == 1


@pytest.mark.rule("smog:R68", "smog:R72")
def test_x9_a_tie_is_broken_by_expertise() -> None:
    state = table(4)
    reserves(state, 3, 3, 1, 0)
    ethers(state, 0, blood=2)
    ethers(state, 1, mana=1, blood=5)
    ethers(state, 2, titanium=4)
    end_round(state)
    assert state.favoured == 0
    assert held(state) == [0, 0, 0, 0]


@pytest.mark.rule("smog:R69", "smog:R71", "smog:E48")
def test_x9b_a_tie_that_persists_leaves_the_figure_in_the_common_area() -> None:
    state = table(4)
    state.first = 2
    reserves(state, 3, 3, 1, 0)
    ethers(state, 0, blood=1)
    ethers(state, 1, mana=1)
    ethers(state, 2, titanium=4)
    end_round(state)
    assert state.favoured == -1
    assert held(state) == [3, 3, 1, 0]
    assert state.first == 2


@pytest.mark.rule("smog:R67", "smog:R71", "smog:E50")
def test_x9c_without_any_payment_the_figure_goes_to_the_common_area() -> None:
    state = table(4)
    favour(state, 3)
    end_round(state)
    assert state.favoured == -1
    assert state.first == 3
    begin_turn(state, 3)
    assert state.actions == 3


@pytest.mark.rule("smog:R71")
def test_the_loss_of_the_favours_is_told_once() -> None:
    state = table(2)
    favour(state, 1)
    state.observer = log = Log()
    end_round(state)
    lost = [(GAME.events.kinds[kind].name, seat) for kind, seat, *_ in log.told]
    assert lost == [("nobody_favoured", 1)]
    end_round(state)
    assert len(log.told) == 1


@pytest.mark.rule("smog:E50")
def test_reserves_of_earlier_rounds_count() -> None:
    state = table(2)
    favour(state, 0)
    reserves(state, 2, 0)
    do(state, 0, "end_turn")  # nobody pays in this round
    do(state, 1, "end_turn")
    assert state.favoured == 0


@pytest.mark.rule("smog:R73")
def test_x12_a_figure_that_stays_changes_nothing() -> None:
    state = table(2)
    favour(state, 0)
    reserves(state, 3, 1)
    put_agents(state, ("witch", 3), ("dandy", 6))
    end_round(state)
    assert state.favoured == 0
    assert held(state) == [3, 1]
    assert on_board(state) == {"I": "3", "II": "6"}


@pytest.mark.rule("smog:R72", "smog:R76")
def test_x10_the_oldest_agent_leaves_first_case() -> None:
    state = table(2)
    put_agents(state, ("witch", 3), ("dandy", 6))
    reserves(state, 0, 2)
    end_round(state)
    assert on_board(state) == {"II": "6", "III": "3"}
    assert held(state) == [0, 0]
    assert state.bank == 30 - 4


@pytest.mark.rule("smog:R72", "smog:R76")
def test_x11_the_oldest_agent_leaves_second_case() -> None:
    state = table(2)
    put_agents(state, ("dandy", 6), ("doctor", 3))
    reserves(state, 0, 2)
    end_round(state)
    assert on_board(state) == {"III": "3", "IV": "6"}


@pytest.mark.rule("smog:E54")
def test_after_the_fourth_agent_comes_the_first_again() -> None:
    state = table(2)
    put_agents(state, ("doctor", 3), ("merchant", 6))
    reserves(state, 0, 2)
    end_round(state)
    assert on_board(state) == {"IV": "6", "I": "3"}


@pytest.mark.rule("smog:R64", "smog:E96")
def test_the_favoured_players_fifth_coin_empties_the_reserve_and_the_figure_stays() -> None:
    state = table(2)
    favour(state, 0)
    reserves(state, 4, 0)
    begin_turn(state, 0)
    bank = state.bank
    do(state, 0, "pay 1")
    assert held(state) == [0, 0]
    assert state.bank == bank + 5
    assert state.favoured == 0


@pytest.mark.rule("smog:E45")
def test_x24_the_favoured_player_pays_past_the_limit_coin_by_coin() -> None:
    state = table(2)
    favour(state, 0)
    reserves(state, 4, 0)
    coins(state, 0, 3)
    begin_turn(state, 0)
    bank = state.bank
    do(state, 0, "pay 1", "pay 1", "pay 1")
    assert state.favoured == 0
    assert held(state) == [2, 0]
    assert state.at[0].sovereigns == 0
    assert state.bank == bank + 5


@pytest.mark.rule("smog:E45", "smog:E46", "smog:R65")
def test_x24_for_others_there_is_no_limit() -> None:
    state = table(2)
    favour(state, 1)
    reserves(state, 4, 0)
    coins(state, 0, 3)
    begin_turn(state, 0)
    do(state, 0, "pay 1", "pay 1", "pay 1")
    assert held(state) == [7, 0]


@pytest.mark.rule("smog:E45")
def test_with_the_other_reading_an_overpayment_is_lost_whole() -> None:
    state = table(2, {"overpayment_lost": True})
    favour(state, 0)
    reserves(state, 4, 0)
    coins(state, 0, 3)
    begin_turn(state, 0)
    assert options(state, "pay") == {"pay 1", "pay 2", "pay 3"}
    bank = state.bank
    do(state, 0, "pay 3")
    assert held(state) == [0, 0]
    assert state.bank == bank + 7
    exact = table(2, {"overpayment_lost": True})
    favour(exact, 0)
    reserves(exact, 3, 0)
    begin_turn(exact, 0)
    do(exact, 0, "pay 1")
    assert held(exact) == [4, 0]
    do(exact, 0, "pay 1")
    assert held(exact) == [0, 0]


@pytest.mark.rule("smog:E45", "smog:E46")
@pytest.mark.parametrize("favoured", [0, 2])
def test_with_the_other_reading_others_still_pay_coin_by_coin(favoured: int) -> None:
    state = table(3, {"overpayment_lost": True})
    favour(state, favoured)
    coins(state, 1, 3)
    begin_turn(state, 1)
    assert options(state, "pay") == {"pay 1"}


@pytest.mark.rule("smog:R74")
@pytest.mark.parametrize("seat, actions", [(0, 3), (1, 4), (2, 3)])
def test_only_the_favoured_player_has_one_action_more(seat: int, actions: int) -> None:
    state = table(3)
    favour(state, 1)
    begin_turn(state, seat)
    assert state.actions == actions


@pytest.mark.rule("smog:R74", "smog:R75")
def test_privileges_and_duties_of_the_favoured_player() -> None:
    state = table(3)
    favour(state, 1)
    put_agents(state, ("witch", 5))
    begin_round(state)
    assert state.at[1].reserve == 1  # income is a duty too
    assert state.to_move() == 1
    assert type(state.question()).__name__ == "MoveAgents"
    do(state, 1, "pass")
    assert state.to_move() == 1  # first player
    assert state.actions == 4


@pytest.mark.rule("smog:E44")
def test_a_reserve_rusted_away_loses_the_figure_only_at_the_end_of_the_round() -> None:
    state = table(2)
    favour(state, 1)
    reserves(state, 0, 3)
    hand(state, 0, "rust")
    do(state, 0, "play rust", "target 1")
    assert state.favoured == 1
    end_round(state)
    assert state.favoured == -1


@pytest.mark.rule("smog:E47")
def test_a_tie_with_the_holder_is_broken_in_the_same_way() -> None:
    state = table(2)
    favour(state, 0)
    reserves(state, 2, 2)
    ethers(state, 0, blood=2)
    ethers(state, 1, titanium=1)
    end_round(state)
    assert state.favoured == 0
    assert held(state) == [2, 2]
    ethers(state, 1, titanium=2)
    end_round(state)
    assert state.favoured == -1
    assert held(state) == [2, 2]
    assert state.first == 0


@pytest.mark.rule("smog:E48")
def test_a_figure_in_the_common_area_replaces_no_agent_and_gives_no_action() -> None:
    state = table(2)
    favour(state, 1)
    put_agents(state, ("witch", 3), ("dandy", 6))
    reserves(state, 2, 2)
    end_round(state)
    assert state.favoured == -1
    assert held(state) == [2, 2]
    assert on_board(state) == {"I": "3", "II": "6"}
    assert state.first == 1
    begin_round(state)
    assert type(state.question()).__name__ == "TakeTurn"
    assert state.actions == 3


@pytest.mark.rule("smog:E49")
def test_x28_the_same_player_regains_the_figure() -> None:
    state = table(2)
    favour(state, 0)
    state.favoured = -1
    reserves(state, 2, 1)
    put_agents(state, ("dandy", 6), ("doctor", 3))
    end_round(state)
    assert state.favoured == 0
    assert held(state) == [0, 0]
    assert on_board(state) == {"III": "3", "IV": "6"}


@pytest.mark.rule("smog:E49")
def test_with_the_other_reading_regaining_the_figure_changes_nothing_else() -> None:
    state = table(2, {"regain_counts_as_move": False})
    favour(state, 0)
    state.favoured = -1
    state.first = 1
    reserves(state, 2, 1)
    put_agents(state, ("dandy", 6), ("doctor", 3))
    end_round(state)
    assert state.favoured == 0
    assert state.first == 0
    assert held(state) == [2, 1]
    assert on_board(state) == {"II": "6", "III": "3"}
    newcomer = table(2, {"regain_counts_as_move": False})
    favour(newcomer, 0)
    newcomer.favoured = -1
    reserves(newcomer, 0, 1)
    end_round(newcomer)
    assert held(newcomer) == [0, 0]


@pytest.mark.rule("smog:E49", "smog:R64")
@pytest.mark.parametrize("reserve, left", [(4, 4), (5, 0), (7, 0)])
def test_a_figure_won_back_with_five_or_more_in_reserve_empties_that_reserve(
    reserve: int, left: int
) -> None:
    """The favoured player must empty a reserve of 5, however it got there."""
    state = table(2, {"regain_counts_as_move": False})
    favour(state, 0)
    state.favoured = -1
    reserves(state, reserve, 1)
    bank = state.bank
    log = listen(state)
    end_round(state)
    assert state.favoured == 0
    assert held(state) == [left, 1]  # the others keep theirs
    assert state.bank == bank + reserve - left
    assert ("reserve_full" in names_in(log)) == (left == 0)


@pytest.mark.rule("smog:R64")
def test_a_reserve_above_five_is_emptied_by_the_next_coin() -> None:
    state = table(2)
    favour(state, 0)
    begin_turn(state, 0)
    reserves(state, 6, 0)
    do(state, 0, "pay 1")
    assert held(state) == [0, 0]


@pytest.mark.rule("smog:E98")
def test_a_standstill_is_broken_by_outbidding_with_held_coins() -> None:
    state = table(4)
    favour(state, 0)
    reserves(state, 4, 0, 0, 0)
    for seat, number in enumerate((0, 10, 8, 8)):
        coins(state, seat, number)
    assert state.bank == 0
    begin_round(state)
    assert held(state) == [4, 0, 0, 0]  # no income: the reserve stays below the limit
    do(state, 0, "end_turn")
    do(state, 1, "pay 1", "pay 1", "pay 1", "pay 1", "pay 1", "end_turn")
    do(state, 2, "end_turn")
    do(state, 3, "end_turn")
    assert state.favoured == 1
    assert state.bank == 9 - 4  # all reserves into the bank, then the income
    assert held(state) == [0, 1, 0, 0]
