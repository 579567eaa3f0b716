"""The rules of Sample, one by one."""

from __future__ import annotations

import pytest

from tablee.games.sample import data, scoring
from tablee.games.sample.rules import GAME
from tests.sample.tables import do, names, options, refusal, table


@pytest.mark.rule("sample:1", "sample:2")
def test_three_cards_and_two_coins_each_and_the_others_are_the_deck() -> None:
    state = GAME.new_game(2, 1)
    hands = [names(side.hand) for side in state.at]
    assert [len(hand) for hand in hands] == [3, 3]
    assert [side.coins for side in state.at] == [2, 2]
    deck = [data.CARD_IDS[card] for card in state.deck.cards]
    assert sorted([*hands[0], *hands[1], *deck]) == sorted(data.CARD_IDS)
    assert len(data.CARD_IDS) == 12


@pytest.mark.rule("sample:2")
def test_a_hand_is_seen_by_its_seat_only_and_chance_says_who_begins() -> None:
    state = GAME.new_game(2, 1)
    assert [side["hand"] is None for side in GAME.view(state, 0)["sides"]] == [False, True]
    assert {int(GAME.new_game(2, seed).to_move()) for seed in range(20)} == {0, 1}


@pytest.mark.rule("sample:3")
def test_a_card_goes_into_the_row_then_one_is_drawn_and_the_turn_passes() -> None:
    state = table([["anchor", "bell"], ["kite"]], deck=["mirror"])
    assert options(state) == {"play anchor", "play bell"}
    do(state, "play anchor")
    assert names(state.at[0].row) == ["anchor"]
    assert names(state.at[0].hand) == ["bell", "mirror"]
    assert state.to_move() == 1


@pytest.mark.rule("sample:3")
def test_only_cards_of_the_hand_are_played() -> None:
    state = table([["anchor"], ["kite"]])
    assert refusal(state, "play kite").rule == "sample:3"


@pytest.mark.rule("sample:4")
@pytest.mark.parametrize("card, coins", [("candle", 5), ("drum", 3), ("feather", 4)])
def test_cards_that_bring_coins(card: str, coins: int) -> None:
    state = do(table([[card], ["kite"]]), f"play {card}")
    assert [side.coins for side in state.at] == [coins, 2]


@pytest.mark.rule("sample:5")
@pytest.mark.parametrize("there, left", [(3, 1), (1, 0), (0, 0)])
def test_coins_are_stolen_as_far_as_there_are_any(there: int, left: int) -> None:
    state = table([["mask"], ["kite"]])
    state.at[1].coins = there
    do(state, "play mask")
    assert [side.coins for side in state.at] == [2 + there - left, left]


@pytest.mark.rule("sample:6")
def test_a_card_of_the_other_row_is_swept_away() -> None:
    state = table([["storm"], ["kite"]], rows=[["anchor"], ["lantern", "mirror"]])
    do(state, "play storm")
    assert state.to_move() == 0
    assert options(state) == {"sweep lantern", "sweep mirror"}
    do(state, "sweep lantern")
    assert names(state.at[1].row) == ["mirror"]
    assert names(state.discarded) == ["lantern"]


@pytest.mark.rule("sample:6")
def test_nobody_is_asked_what_to_sweep_where_there_is_one_card_or_none() -> None:
    state = do(table([["storm"], ["kite"]], rows=[[], ["mirror"]]), "play storm")
    assert names(state.discarded) == ["mirror"]
    state = do(table([["storm"], ["kite"]]), "play storm")
    assert names(state.discarded) == []
    assert state.to_move() == 1


@pytest.mark.rule("sample:7")
def test_the_game_is_over_when_all_cards_are_played() -> None:
    state = do(table([["anchor"], ["kite"]]), "play anchor")
    assert not state.is_over()
    do(state, "play kite")
    assert state.is_over()


@pytest.mark.rule("sample:8")
def test_points_are_the_values_in_the_row_and_the_coins() -> None:
    state = table([["anchor"], ["kite"]], rows=[["lantern", "bell"], []])
    assert [int(points) for points in GAME.scores(state)] == [6 + 2 + 2, 2]


@pytest.mark.rule("sample:9")
@pytest.mark.parametrize(
    "coins, winners, told",
    [((2, 2), 0b11, "shared"), ((3, 2), 0b01, "coins"), ((2, 5), 0b10, None)],
)
def test_coins_decide_among_equal_points(
    coins: tuple[int, int], winners: int, told: str | None
) -> None:
    """Rows of 4 and 4, or of 4 and 5 with one more coin for the 4."""
    rows = [["compass"], ["mirror"]] if coins != (3, 2) else [["compass"], ["anchor"]]
    state = table([["bell"], ["kite"]], rows=rows)
    state.agenda = state.agenda[:0]
    state.at[0].coins, state.at[1].coins = coins
    assert GAME.winners(state) == winners
    assert scoring.tie_break(state) == told
