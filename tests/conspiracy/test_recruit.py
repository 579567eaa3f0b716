"""Recruiting lords, from the deck or as a whole discard pile."""

import pytest

from tablee.games.conspiracy import data
from tablee.games.conspiracy.rules import GAME
from tests.conspiracy.tables import (
    QUIET,
    do,
    lords,
    names_told,
    options,
    pile,
    refusal,
    script,
    table,
)


@pytest.mark.rule("conspiracy:9")
def test_a_turn_is_recruit_then_place_then_the_next_seat() -> None:
    state = table(piles=["red_3", "red_4"])
    assert names_told(state, 0, "pile red", "place red_4") == [
        "took_pile",
        "placed",
        "coat_of_arms",
        "gained_pearls",
        "pearl_master",
        "placed",
        "gained_pearls",
        "turn",
    ]
    assert state.to_move() == 1


@pytest.mark.rule("conspiracy:9")
def test_there_is_no_pass() -> None:
    assert refusal(table(), 0, "pass") == ("a-lord-must-be-recruited", "conspiracy:9")


@pytest.mark.rule("conspiracy:10")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_exactly_one_of_the_lords_drawn_is_placed(number: int) -> None:
    state = table()
    drawn = ["red_3", "blue_4", "red_4"][:number]
    script(state, *drawn)
    do(state, 0, f"draw {number}")
    if number > 1:
        assert sorted(GAME.view(state, 1)["drawn"]) == sorted(drawn)
        assert options(state) == {f"recruit {name}" for name in drawn}
        assert refusal(state, 0, "recruit green_0") == (
            "recruit-one-of-the-lords-drawn",
            "conspiracy:10",
        )
        do(state, 0, "recruit red_3")
    assert lords(state, 0) == ["red_3"]
    assert pile(state, "red") + pile(state, "blue") == sorted(drawn[1:], reverse=True)
    assert state.deck.size() == 60 - number


@pytest.mark.rule("conspiracy:10")
def test_two_equal_lords_drawn_are_one_choice() -> None:
    state = table()
    script(state, "red_1", "red_1", "blue_3")
    do(state, 0, "draw 3")
    assert options(state) == {"recruit blue_3", "recruit red_1"}
    do(state, 0, "recruit red_1")
    assert (pile(state, "red"), pile(state, "blue")) == (["red_1"], ["blue_3"])


@pytest.mark.rule("conspiracy:11")
def test_a_pile_is_taken_whole_and_all_of_it_is_placed() -> None:
    state = table(piles=["green_3", "green_3", "green_4", "blue_4"])
    do(state, 0, "pile green", "place green_3", "place green_4")
    assert lords(state, 0) == ["green_3", "green_4", "green_3"]
    assert pile(state, "green") == []
    assert pile(state, "blue") == ["blue_4"]


@pytest.mark.rule("conspiracy:12")
def test_every_discarded_lord_stays_in_sight() -> None:
    state = table(piles=["green_1", "green_6", "green_1", "purple_0"])
    for viewer in (0, 1, -1):
        view = GAME.view(state, viewer)["discards"]
        assert view["green"] == ["green_1", "green_1", "green_6"]
        assert view["purple"] == ["purple_0"]


@pytest.mark.rule("conspiracy:C9")
def test_a_short_deck_gives_what_it_has() -> None:
    state = table(deck=["red_3", "red_4"], piles=["blue_4"])
    assert options(state) == {"draw 1", "draw 2", "pile blue"}
    assert refusal(state, 0, "draw 3") == ("too-few-lords-in-the-deck", "conspiracy:C9")


@pytest.mark.rule("conspiracy:C10")
def test_an_empty_deck_is_not_refilled() -> None:
    state = table(deck=[], piles=["blue_4", "red_3"])
    assert options(state) == {"pile blue", "pile red"}
    assert refusal(state, 0, "draw 1") == ("the-lord-deck-is-empty", "conspiracy:C10")
    do(state, 0, "pile red")
    assert options(state) == {"pile blue"}
    assert state.deck.size() == 0


@pytest.mark.rule("conspiracy:C10")
def test_the_last_lord_is_there_for_the_last_free_space() -> None:
    """There are 60 lords for four chambers, so a seat with a free space always finds one."""
    cards = [data.LORD_IDS[lord] for lord in data.LORD_CARDS]
    full = {seat: cards[seat * 15 - 1 : seat * 15 + 14] for seat in (1, 2, 3)}
    state = table(4, chambers={0: cards[:14], **full}, piles=[cards[59]])
    assert state.deck.size() == 0
    assert options(state) == {"pile purple"}
    do(state, 0, "pile purple")
    assert lords(state, 0) == [*cards[:14], "purple_6"]


@pytest.mark.rule("conspiracy:C12")
def test_an_empty_pile_cannot_be_taken() -> None:
    state = table(piles=["blue_4"])
    assert "pile red" not in options(state)
    assert refusal(state, 0, "pile red") == ("this-discard-pile-is-empty", "conspiracy:C12")


@pytest.mark.rule("conspiracy:28")
def test_a_large_pile_is_refused_nothing_while_there_is_room() -> None:
    state = table(chambers={0: QUIET[:12]}, piles=["red_1", "red_2", "red_6"])
    do(state, 0, "pile red")
    assert options(state) == {"place red_1", "place red_2", "place red_6"}
