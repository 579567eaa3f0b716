"""Placing lords: order, coats of arms, the powers of lords."""

import pytest

from tablee.games.conspiracy import data
from tests.conspiracy.tables import (
    QUIET,
    available,
    begin,
    best,
    do,
    draws,
    keys,
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


@pytest.mark.rule("conspiracy:13", "conspiracy:32")
def test_spaces_are_filled_from_left_to_right_and_from_the_top() -> None:
    """The n-th lord takes the n-th space. Nobody is asked for a space."""
    state = table()
    for number, name in enumerate(QUIET, 1):
        begin(state, 0)
        draws(state, 0, name)
        assert lords(state, 0) == QUIET[:number]
    assert [data.PLACES[n] for n in (0, 4, 5, 8, 9, 11, 12, 13, 14)] == [
        (0, 0),
        (0, 4),
        (1, 0),
        (1, 3),
        (2, 0),
        (2, 2),
        (3, 0),
        (3, 1),
        (4, 0),
    ]


@pytest.mark.rule("conspiracy:14")
def test_the_player_chooses_the_order_of_several_lords() -> None:
    state = table(piles=["red_3", "red_4", "red_6"])
    do(state, 0, "pile red")
    assert options(state) == {"place red_3", "place red_4", "place red_6"}
    assert refusal(state, 0, "place blue_3") == ("place-one-of-your-recruits", "conspiracy:14")
    do(state, 0, "place red_4", "place red_6")
    assert lords(state, 0) == ["red_4", "red_6", "red_3"]


@pytest.mark.rule("conspiracy:15")
@pytest.mark.parametrize(
    "placed, marked",
    [
        (["red_0"], 0),
        (["red_3", "red_4"], 1),
        (["red_4", "red_3"], 0),
        (["red_4", "red_4"], 0),
        (["red_1", "red_2", "red_1", "red_6", "red_4"], 3),
    ],
)
def test_a_coat_of_arms_moves_to_a_strictly_better_lord(placed: list[str], marked: int) -> None:
    state = table(chambers={0: [*placed[:-1]]})
    draws(state, 0, placed[-1])
    assert best(state, 0, "red") == marked
    assert best(state, 0, "blue") is None


@pytest.mark.rule("conspiracy:15")
def test_the_move_of_a_coat_of_arms_is_told() -> None:
    state = table(chambers={0: ["red_4"]})
    script(state, "red_6", "blue_4", "red_3")
    assert "coat_of_arms" in names_told(state, 0, "draw 1")
    state = table(chambers={0: ["red_4"]})
    script(state, "red_3")
    assert "coat_of_arms" not in names_told(state, 0, "draw 1")


# -- the powers of lords, by influence -----------------------------------------------


@pytest.mark.rule("conspiracy:16")
def test_influence_0_may_swap_two_lords_without_a_key() -> None:
    state = table(chambers={0: ["red_3", "blue_1", "green_4", "purple_6"]})
    draws(state, 0, "yellow_0")
    assert options(state) == {"pass", "swap 1", "swap 3", "swap 4"}
    do(state, 0, "swap 1", "swap 4")
    assert lords(state, 0) == ["purple_6", "blue_1", "green_4", "red_3", "yellow_0"]


@pytest.mark.rule("conspiracy:16")
@pytest.mark.parametrize("influence, expected", [(1, (1, 0)), (2, (0, 1))])
def test_influence_1_gives_a_silver_key_and_2_a_gold_one(
    influence: int, expected: tuple[int, int]
) -> None:
    state = table()
    draws(state, 0, f"green_{influence}")
    assert keys(state, 0) == expected


@pytest.mark.rule("conspiracy:16", "conspiracy:23")
@pytest.mark.parametrize("influence, pearls", [(3, 2), (4, 1)])
def test_influence_3_gives_two_pearls_and_4_one(influence: int, pearls: int) -> None:
    state = table()
    draws(state, 0, f"green_{influence}")
    assert state.at[0].pearls == pearls


@pytest.mark.rule("conspiracy:16")
def test_influence_6_sends_the_top_lord_to_its_pile() -> None:
    state = table()
    script(state, "purple_6", "green_2")
    do(state, 0, "draw 1")
    assert lords(state, 0) == ["purple_6"]
    assert pile(state, "green") == ["green_2"]
    assert keys(state, 0) == (0, 0)
    assert state.deck.size() == 58


@pytest.mark.rule("conspiracy:16")
def test_other_lords_give_no_key_and_no_pearl() -> None:
    for name in ("red_0", "red_6"):
        state = table()
        draws(state, 0, name)
        assert keys(state, 0) == (0, 0)
        assert state.at[0].pearls == 0


# -- order of resolution --------------------------------------------------------------


@pytest.mark.rule("conspiracy:C4")
def test_unchosen_lords_are_discarded_before_the_chosen_one_acts() -> None:
    """If the chosen lord's key brings `recycle_lords`, they are shuffled back."""
    state = table(chambers={0: ["red_1"]}, available=["recycle_lords"])
    script(state, "blue_1", "blue_3", "green_4")
    do(state, 0, "draw 3", "recruit blue_1")
    assert (pile(state, "blue"), pile(state, "green")) == (["blue_3"], ["green_4"])
    do(state, 0, "location recycle_lords")
    assert (pile(state, "blue"), pile(state, "green")) == ([], [])
    assert state.deck.size() == 60 - 2


@pytest.mark.rule("conspiracy:C4")
def test_place_coat_pearls_then_the_rest() -> None:
    state = table()
    script(state, "red_4", "blue_4")
    assert names_told(state, 0, "draw 2", "recruit red_4") == [
        "drew",
        "drew",
        "discarded",
        "placed",
        "coat_of_arms",
        "gained_pearls",
        "pearl_master",
        "turn",
    ]
    state = table(available=["three_pearls"], chambers={1: ["red_1"]})
    script(state, "yellow_6", "red_3")
    assert names_told(state, 0, "draw 1") == [
        "drew",
        "placed",
        "coat_of_arms",
        "revealed",
        "turn",
    ]
    script(state, "red_1")
    assert names_told(state, 1, "draw 1", "location three_pearls") == [
        "drew",
        "placed",
        "got_key",
        "controlled",
        "gained_pearls",
        "pearl_master",
        "turn",
    ]


@pytest.mark.rule("conspiracy:C5")
def test_each_lord_of_a_pile_is_settled_before_the_next_is_chosen() -> None:
    state = table(piles=["red_1", "red_1", "red_4"], available=["three_pearls"])
    do(state, 0, "pile red", "place red_1")
    assert options(state) == {"place red_1", "place red_4"}
    do(state, 0, "place red_1")
    assert "location three_pearls" in options(state)
    do(state, 0, "location three_pearls")
    assert state.turn == 1  # the 4 was the only one left
    assert lords(state, 0) == ["red_1", "red_1", "red_4"]
    assert location_on(state, 0, 1) == "three_pearls"


@pytest.mark.rule("conspiracy:C6")
def test_a_lord_revealed_by_a_6_does_not_join_the_pile_being_taken() -> None:
    state = table(piles=["red_6", "red_3", "red_4"])
    script(state, "red_3")
    do(state, 0, "pile red", "place red_6")
    assert options(state) == {"place red_3", "place red_4"}
    do(state, 0, "place red_4")
    assert lords(state, 0) == ["red_6", "red_4", "red_3"]
    assert pile(state, "red") == ["red_3"]


@pytest.mark.rule("conspiracy:C7")
def test_waiting_lords_stay_when_the_discards_are_reshuffled() -> None:
    state = table(
        chambers={0: ["blue_1"]}, piles=["red_1", "red_4", "green_3"], available=["recycle_lords"]
    )
    do(state, 0, "pile red", "place red_1", "location recycle_lords")
    assert lords(state, 0) == ["blue_1", "red_1", "red_4"]
    assert pile(state, "green") == []
    assert state.deck.size() == 60 - 3


@pytest.mark.rule("conspiracy:16")
def test_a_6_reveals_the_last_lord_of_the_deck() -> None:
    state = table(deck=["blue_6", "green_2"])
    script(state, "blue_6", "green_2")
    assert "revealed" in names_told(state, 0, "draw 1")
    assert pile(state, "green") == ["green_2"]
    assert state.deck.size() == 0


@pytest.mark.rule("conspiracy:C11")
def test_a_6_without_a_deck_reveals_nothing() -> None:
    state = table(deck=["blue_6"])
    assert names_told(state, 0, "draw 1") == ["drew", "placed", "coat_of_arms", "turn"]
    assert lords(state, 0) == ["blue_6"]


# -- the swap --------------------------------------------------------------------------


@pytest.mark.rule("conspiracy:C13")
def test_the_swap_is_optional() -> None:
    state = table(chambers={0: ["red_3"]})
    draws(state, 0, "yellow_0", "pass")
    assert lords(state, 0) == ["red_3", "yellow_0"]
    assert state.to_move() == 1


@pytest.mark.rule("conspiracy:C13")
def test_the_swap_needs_two_lords_without_a_key() -> None:
    state = table(chambers={0: ["red_1", "green_2"]})
    draws(state, 0, "yellow_0")
    assert state.to_move() == 1


@pytest.mark.rule("conspiracy:C13")
def test_the_new_0_may_be_one_of_the_two() -> None:
    state = table(chambers={0: ["red_3", "red_1"]})
    draws(state, 0, "yellow_0", "swap 1")  # the only partner is the 0
    assert lords(state, 0) == ["yellow_0", "red_1", "red_3"]


@pytest.mark.rule("conspiracy:C13")
def test_the_rules_refuse_a_lord_with_a_key() -> None:
    state = table(chambers={0: ["red_3", "red_1", "green_4"]})
    draws(state, 0, "yellow_0")
    assert refusal(state, 0, "swap 2") == ("a-lord-with-a-key-is-not-swapped", "conspiracy:16")
    assert refusal(state, 0, "swap 9") == ("there-is-no-lord-on-this-space", "conspiracy:C13")
    do(state, 0, "swap 1")
    assert options(state) == {"swap 3", "swap 4"}
    assert refusal(state, 0, "swap 1").key == (
        "the-two-lords-are-named-in-the-order-of-their-spaces"
    )
    assert refusal(state, 0, "pass") == ("the-swap-must-be-finished", "conspiracy:C13")


@pytest.mark.rule("conspiracy:C13")
def test_every_pair_can_be_swapped_on_one_path_only() -> None:
    start = ["red_3", "blue_1", "green_4", "purple_6", "blue_3"]
    results = []
    begin = table(chambers={0: start})
    draws(begin, 0, "yellow_0")
    for first in offered(begin)[1:]:
        state = begin.clone()
        do(state, 0, first)
        if state.turn == 1:
            results.append(tuple(lords(state, 0)))
            continue
        for second in offered(state):
            after = state.clone()
            do(after, 0, second)
            results.append(tuple(lords(after, 0)))
    expected = set()
    whole = [*start, "yellow_0"]
    movable = [space for space, name in enumerate(whole) if name[-1] in "0346"]
    for i in movable:
        for j in movable:
            if i < j:
                swapped = whole.copy()
                swapped[i], swapped[j] = swapped[j], swapped[i]
                expected.add(tuple(swapped))
    assert len(results) == len(set(results)) == 10
    assert set(results) == expected


@pytest.mark.rule("conspiracy:C13")
def test_coats_of_arms_follow_and_locations_stay() -> None:
    state = table(
        chambers={0: ["red_3", "red_1", "blue_1", "green_4"]},
        locations={0: {2: "seven_points"}},
        available=[],
    )
    draws(state, 0, "yellow_0", "swap 1", "swap 4")
    assert lords(state, 0)[0] == "green_4"
    assert (best(state, 0, "red"), best(state, 0, "green")) == (3, 0)
    assert best(state, 0, "yellow") == 4
    assert location_on(state, 0, 2) == "seven_points"


@pytest.mark.rule("conspiracy:C13")
def test_two_equal_lords_of_a_colour_keep_their_coat_of_arms_right() -> None:
    state = table(chambers={0: ["red_3", "red_3"]})
    draws(state, 0, "yellow_0", "swap 1", "swap 2")
    assert best(state, 0, "red") == 1  # it went with its lord


@pytest.mark.rule("conspiracy:C14")
def test_a_swap_leaves_the_key_count_alone() -> None:
    state = table(chambers={0: ["red_1", "red_3", "blue_2", "green_4"]}, available=["one_pearl"])
    draws(state, 0, "yellow_0", "swap 2", "swap 4")
    assert keys(state, 0) == (1, 1)
    draws(state, 1, "purple_4")
    draws(state, 0, "purple_1")
    assert "location one_pearl" in options(state)
    assert available(state) == ["one_pearl"]
