"""The end of the game: last turns, too large a pile, points and ties."""

import pytest

from tablee.core.engine import empty_agenda
from tablee.games.conspiracy import data
from tablee.games.conspiracy.rules import GAME
from tablee.games.conspiracy.state import ConspiracyState
from tests.conspiracy.tables import (
    QUIET,
    do,
    draws,
    location_on,
    lords,
    names_told,
    offered,
    options,
    pile,
    refusal,
    script,
    table,
)

QUIET_BUT_ONE = QUIET[:14]  # one space left; QUIET's last is purple_3


@pytest.mark.rule("conspiracy:27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_15th_lord_gives_every_opponent_one_last_turn(seats: int) -> None:
    state = table(seats, chambers={0: QUIET_BUT_ONE})
    script(state, "purple_3")
    assert "end_is_near" in names_told(state, 0, "draw 1")
    for seat in range(1, seats):
        assert not state.is_over()
        assert state.to_move() == seat
        draws(state, seat, f"{data.COLOUR_NAMES[seat]}_6")
    assert state.is_over()


@pytest.mark.rule("conspiracy:27")
def test_fourteen_lords_end_nothing() -> None:
    state = table(chambers={0: QUIET[:13]})
    draws(state, 0, QUIET[13])
    assert state.last_turns == -1
    assert GAME.view(state, 0)["last_turns"] is None


@pytest.mark.rule("conspiracy:27")
def test_the_last_lord_still_acts() -> None:
    state = table(chambers={0: ["red_1", *QUIET[:13]]}, available=["three_pearls"])
    draws(state, 0, "red_1", "location three_pearls")
    assert location_on(state, 0, 14) == "three_pearls"
    assert state.to_move() == 1


@pytest.mark.rule("conspiracy:28", "conspiracy:C8")
def test_a_pile_too_large_fills_the_chamber_and_the_rest_stays() -> None:
    state = table(chambers={0: QUIET[:13]}, piles=["blue_1", "blue_2", "blue_6"])
    do(state, 0, "pile blue")
    assert options(state) == {"recruit blue_1", "recruit blue_2"}
    assert refusal(state, 0, "recruit blue_6") == (
        "the-chamber-could-not-be-filled-so",
        "conspiracy:28",
    )
    assert refusal(state, 0, "recruit red_1") == ("this-lord-is-not-in-the-pile", "conspiracy:28")
    assert refusal(state, 0, "draw 1") == ("choose-the-lords-to-keep", "conspiracy:28")
    do(state, 0, "recruit blue_1")
    assert refusal(state, 0, "recruit blue_1") == ("this-lord-is-not-in-the-pile", "conspiracy:28")
    do(state, 0, "recruit blue_6")
    assert pile(state, "blue") == ["blue_2"]
    assert options(state) == {"place blue_1", "place blue_6"}
    do(state, 0, "place blue_6")
    assert lords(state, 0)[13:] == ["blue_6", "blue_1"]
    assert state.last_turns == 0


@pytest.mark.rule("conspiracy:28")
def test_every_choice_from_a_large_pile_has_one_path() -> None:
    start = table(
        chambers={0: QUIET[:13]}, piles=["blue_1", "blue_1", "blue_1", "blue_2", "blue_6"]
    )
    do(start, 0, "pile blue")
    kept = []

    def follow(state: ConspiracyState) -> None:
        if type(state.question()).__name__ != "KeepLord":
            placed = lords(state, 0)[13:]
            waiting = [data.LORD_IDS[lord] for lord in state.recruits.cards]
            kept.append(tuple(sorted(placed + waiting)))
            return
        for choice in offered(state):
            twin = state.clone()
            do(twin, 0, choice)
            follow(twin)

    follow(start)
    assert sorted(kept) == [
        ("blue_1", "blue_1"),
        ("blue_1", "blue_2"),
        ("blue_1", "blue_6"),
        ("blue_2", "blue_6"),
    ]


@pytest.mark.rule("conspiracy:28")
def test_lords_to_keep_are_named_in_rising_order() -> None:
    state = table(chambers={0: QUIET[:13]}, piles=["blue_0", "blue_1", "blue_2", "blue_6"])
    do(state, 0, "pile blue", "recruit blue_1")
    assert refusal(state, 0, "recruit blue_0") == (
        "lords-are-named-in-rising-order",
        "conspiracy:28",
    )


@pytest.mark.rule("conspiracy:C8")
def test_excess_lords_lie_in_the_pile_before_any_lord_is_placed() -> None:
    """If a lord that is kept brings `recycle_lords`, the others are shuffled back."""
    state = table(
        chambers={0: [*QUIET[:12], "red_1"]},
        piles=["blue_1", "blue_2", "blue_6"],
        available=["recycle_lords"],
    )
    do(state, 0, "pile blue", "recruit blue_1", "recruit blue_2")
    assert pile(state, "blue") == ["blue_6"]
    do(state, 0, "place blue_1", "location recycle_lords")
    assert pile(state, "blue") == []
    assert state.deck.holds(data.lord_id("blue_6"))
    assert lords(state, 0)[13:] == ["blue_1", "blue_2"]


@pytest.mark.rule("conspiracy:29")
def test_the_score_has_four_parts() -> None:
    state = table(
        chambers={0: ["red_4", "red_3", "blue_1", "blue_1", "red_2"], 1: ["green_4"]},
        locations={0: {3: "gold_keys"}},
    )
    assert GAME.score_sheet(state, 0) == {
        "lords": 4 + 1,
        "locations": 2,
        "coalition": 3 * 2,
        "pearl_master": 5,
    }
    assert GAME.score_sheet(state, 1) == {
        "lords": 4,
        "locations": 0,
        "coalition": 3,
        "pearl_master": 0,
    }
    assert list(GAME.scores(state)) == [18, 7]


@pytest.mark.rule("conspiracy:30")
def test_most_points_win_whoever_has_more_pearls() -> None:
    """17 points without a pearl against 12 with a pearl and the token."""
    state = table(chambers={0: ["red_6", "blue_6", "green_2"], 1: ["blue_4"]})
    assert list(GAME.scores(state)) == [17, 12]
    assert GAME.winners(state) == 0b01


@pytest.mark.rule("conspiracy:30")
@pytest.mark.parametrize(
    "rich, ahead, pearls, scores",
    [
        ([], ["purple_1"], 10, [24, 23]),
        (["yellow_4"], ["purple_2"], 11, [25, 24]),
    ],
)
def test_one_point_more_beats_ten_pearls_and_more(
    rich: list[str], ahead: list[str], pearls: int, scores: list[int]
) -> None:
    """All five 3s and the token against three 6s and two others without a pearl."""
    threes = ["red_3", "blue_3", "green_3", "yellow_3", "purple_3", *rich]
    sixes = ["red_6", "blue_6", "green_6", "yellow_2", *ahead]
    state = table(chambers={0: sixes, 1: threes})
    assert list(GAME.scores(state)) == scores
    assert (state.at[0].pearls, state.at[1].pearls) == (0, pearls)
    assert GAME.winners(state) == 0b01


@pytest.mark.rule("conspiracy:30")
def test_equal_points_and_more_pearls_win() -> None:
    """Both have 11 points: 6 + 2 + 3 without a pearl, 3 + 3 + 5 with two."""
    state = table(chambers={0: ["red_6", "blue_2"], 1: ["green_3"]})
    assert list(GAME.scores(state)) == [11, 11]
    assert GAME.winners(state) == 0b10


@pytest.mark.rule("conspiracy:30")
def test_equal_points_and_pearls_share_the_victory() -> None:
    state = table(3, chambers={0: ["red_6"], 1: ["green_6"], 2: ["blue_2"]})
    assert list(GAME.scores(state)) == [9, 9, 5]
    assert GAME.winners(state) == 0b011


@pytest.mark.rule("conspiracy:30")
@pytest.mark.parametrize(
    "first, second, named",
    [
        (["red_6", "blue_2"], ["green_3"], "pearls"),
        (["red_6"], ["green_6"], "shared"),
        (["red_6", "blue_6", "green_2"], ["blue_4"], None),
    ],
)
def test_the_tie_break_that_decided_is_named(
    first: list[str], second: list[str], named: str | None
) -> None:
    state = table(chambers={0: first, 1: second})
    assert GAME.view(state, 0)["tie_break"] is None  # not over yet
    state.agenda = empty_agenda()
    assert GAME.tie_break(state) == named
    assert GAME.view(state, 0)["tie_break"] == named


@pytest.mark.rule("conspiracy:C29")
def test_an_unfinished_chamber_scores_normally() -> None:
    state = table(chambers={0: QUIET_BUT_ONE, 1: ["green_6", "green_1"]})
    draws(state, 0, "purple_3")
    draws(state, 1, "green_2")
    assert state.is_over()
    assert GAME.score_sheet(state, 1) == {
        "lords": 6,
        "locations": 0,
        "coalition": 9,
        "pearl_master": 0,
    }


@pytest.mark.rule("conspiracy:C32")
def test_a_second_complete_chamber_changes_nothing() -> None:
    second = [name for name in data.LORD_IDS for _ in range(3) if name.endswith("_1")][:14]
    state = table(3, chambers={0: QUIET_BUT_ONE, 1: second})
    draws(state, 0, "purple_3")
    script(state, "red_6", "blue_6")
    assert "end_is_near" not in names_told(state, 1, "draw 1")
    assert state.at[1].placed == 15
    draws(state, 2, "green_6")
    assert state.is_over()


@pytest.mark.rule("conspiracy:C33")
def test_the_last_turn_is_a_turn_like_any_other() -> None:
    state = table(chambers={0: QUIET_BUT_ONE}, piles=["red_1"])
    draws(state, 0, "purple_3")
    assert options(state) == {"draw 1", "draw 2", "draw 3", "pile red"}
    assert refusal(state, 1, "pass") == ("a-lord-must-be-recruited", "conspiracy:9")


def test_a_finished_game_asks_nobody() -> None:
    state = table(chambers={0: QUIET_BUT_ONE})
    draws(state, 0, "purple_3")
    draws(state, 1, "red_6")
    assert GAME.view(state, 0)["question"] is None
    assert refusal(state, 1, "draw 1") == ("the-game-is-over", "tablee:over")
