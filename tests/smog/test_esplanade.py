"""Begging and turning any tile: R40 to R44, R97."""

from __future__ import annotations

import pytest

from tablee.games.smog import data
from tests.smog.tables import (
    begin_turn,
    can,
    coins,
    do,
    edge,
    hand,
    listen,
    names_in,
    options,
    place,
    put_agents,
    refusal,
    reserves,
    script,
    stand,
    table,
)


@pytest.mark.rule("smog:R40", "smog:R41", "smog:R42", "smog:E63")
@pytest.mark.parametrize(
    "me, reserve, others, gain",
    [
        (1, 0, (2, 3, 2), 2),
        (1, 0, (1, 3, 2), 1),
        (2, 0, (1, 3, 2), None),
        (2, 0, (2, 3, 1), None),  # first equally poor, then poorer
        (1, 0, (2, 3, 1), 1),
        (1, 4, (2, 2, 2), 2),
    ],
)
def test_x8_the_poorest_player_begs(
    me: int, reserve: int, others: tuple[int, int, int], gain: int | None
) -> None:
    state = table(4)
    coins(state, 0, me)
    reserves(state, reserve)
    for seat, held in enumerate(others, 1):
        coins(state, seat, held)
    if gain is None:
        assert refusal(state, "beg").rule == "smog:R40"
    else:
        do(state, 0, "beg")
        assert state.at[0].sovereigns == me + gain
        assert state.actions == 2


@pytest.mark.rule("smog:R41", "smog:E63")
@pytest.mark.parametrize("last, gain", [(2, 1), (3, 1), (1, None)])
def test_one_who_is_as_poor_counts_wherever_they_sit(last: int, gain: int | None) -> None:
    state = table(3)
    for seat, held in enumerate((2, 2, last)):
        coins(state, seat, held)
    begin_turn(state, 1)
    assert can(state, "beg") == (gain is not None)
    if gain is not None:
        do(state, 1, "beg")
        assert state.at[1].sovereigns == 2 + gain


@pytest.mark.rule("smog:R40")
def test_one_begs_only_on_the_esplanade_and_once_a_turn() -> None:
    state = table(2)
    coins(state, 0, 0)
    stand(state, 0, 1)
    assert refusal(state, "beg").rule == "smog:R43"
    stand(state, 0, "esplanade")
    do(state, 0, "beg")
    coins(state, 0, 0)
    assert refusal(state, "beg").rule == "smog:R97"


@pytest.mark.rule("smog:R42")
def test_reserves_of_others_do_not_count_either() -> None:
    state = table(2)
    reserves(state, 0, 5)
    coins(state, 1, 1)
    assert refusal(state, "beg").rule == "smog:R40"


@pytest.mark.rule("smog:E90")
def test_an_empty_bank_gives_nothing_and_an_almost_empty_one_what_it_has() -> None:
    state = table(2)
    coins(state, 0, 1)
    coins(state, 1, 29)
    assert state.bank == 0
    assert refusal(state, "beg").rule == "smog:E90"
    coins(state, 1, 28)
    do(state, 0, "beg")
    assert state.at[0].sovereigns == 2


@pytest.mark.rule("smog:R43")
def test_any_tile_turns_either_way_and_a_hidden_card_is_drawn() -> None:
    state = table(2)
    assert len(options(state, "turn_clockwise")) == 12
    assert len(options(state, "turn_anticlockwise")) == 12
    script(state, data.RUST)
    do(state, 0, "turn_anticlockwise 5")
    assert state.orientation[place(5)] == edge("E")
    assert state.at[0].hand[data.RUST] == 1
    assert state.actions == 2
    assert refusal(state, "turn_clockwise 5").rule == "smog:R97"
    begin_turn(state, 0)
    do(state, 0, "turn_clockwise 5")
    assert state.orientation[place(5)] == edge("S")


@pytest.mark.rule("smog:R43")
def test_any_tile_turns_only_from_the_esplanade() -> None:
    state = table(2)
    stand(state, 0, 1)
    assert refusal(state, "turn_clockwise 5").rule == "smog:R43"


@pytest.mark.rule("smog:R44", "smog:E70")
def test_the_discards_become_a_new_deck_when_a_draw_finds_none() -> None:
    state = table(2)
    state.deck.clear()
    for special in (data.RUST, data.FAERIE_GIFT):
        state.discard.add(special)
    log = listen(state)
    do(state, 0, "turn_clockwise 1")
    assert "reshuffled" in names_in(log)
    assert state.deck.size() == 1
    assert state.discard.size() == 0
    assert state.at[0].hand_size() == 1


@pytest.mark.rule("smog:E70")
def test_the_deck_is_not_renewed_before_it_is_needed() -> None:
    state = table(2)
    state.deck.clear()
    state.deck.add(data.RUST)
    state.discard.add(data.FAERIE_GIFT)
    do(state, 0, "turn_clockwise 1")
    assert state.deck.size() == 0
    assert state.discard.size() == 1


@pytest.mark.rule("smog:E70")
def test_without_any_card_the_tile_turns_all_the_same() -> None:
    state = table(2)
    state.deck.clear()
    do(state, 0, "turn_clockwise 1")
    assert state.orientation[place(1)] == 1
    assert state.at[0].hand_size() == 0
    assert state.actions == 2


@pytest.mark.rule("smog:R97")
def test_both_esplanade_actions_in_one_turn_in_either_order() -> None:
    for order in (("beg", "turn_clockwise 1"), ("turn_clockwise 1", "beg")):
        state = table(2)
        do(state, 0, *order)
        assert state.actions == 1
        assert state.at[0].hand_size() == 1
        assert state.at[0].sovereigns == 3


@pytest.mark.rule("smog:E71")
def test_a_card_may_be_played_in_the_turn_it_was_drawn_and_hands_have_no_limit() -> None:
    state = table(2)
    hand(state, 0, *(name for name in data.SPECIAL_IDS if name != "queens_favour"))
    script(state, data.QUEENS_FAVOUR)
    do(state, 0, "turn_clockwise 1")
    assert state.at[0].hand_size() == 12
    do(state, 0, "play queens_favour", "play dragons_gift", "play spectral_speed")
    assert state.at[0].hand_size() == 9


@pytest.mark.rule("smog:E23", "smog:R93")
def test_the_lost_boys_tile_cannot_be_chosen_but_others_can() -> None:
    state = table(2, agents=("lost_boy", "dandy", "doctor", "merchant"))
    put_agents(state, ("lost_boy", 5))
    assert refusal(state, "turn_clockwise 5").rule == "smog:E23"
    assert refusal(state, "turn_anticlockwise 5").rule == "smog:E23"
    assert can(state, "turn_clockwise 6")
    stand(state, 0, 5)
    assert refusal(state, "rotate").rule == "smog:E23"
