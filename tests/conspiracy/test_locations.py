"""Taking control of a location: keys, choices and where cards go."""

from typing import Any

import pytest

from tablee.core.engine import NOBODY
from tablee.games.conspiracy import data
from tablee.games.conspiracy.rules import GAME
from tablee.games.conspiracy.state import ConspiracyState
from tests.conspiracy.tables import (
    available,
    begin,
    do,
    draws,
    keys,
    location_on,
    names_told,
    offered,
    options,
    refusal,
    script,
    table,
)
from tests.contract.walk import positions

LORD_OF = {"silver": "1", "gold": "2"}


def with_keys(*metals: str, seat: int = 0, **more: Any) -> ConspiracyState:
    """Return a table where a seat has placed all these keys but the last, and now draws it."""
    colours = iter(("blue", "yellow", "red", "green"))
    names = [f"{next(colours)}_{LORD_OF[metal]}" for metal in metals]
    state = table(chambers={seat: names[:-1]}, **more)
    begin(state, seat)
    draws(state, seat, names[-1])
    return state


def is_asked_for_a_location(state: ConspiracyState) -> bool:
    return type(state.question()).__name__ in ("TakeLocation", "SearchDeck")


@pytest.mark.rule("conspiracy:17", "conspiracy:C1", "conspiracy:C3")
@pytest.mark.parametrize(
    "metals, location",
    [
        (["silver"], False),
        (["gold"], False),
        (["silver", "silver"], True),
        (["gold", "gold"], True),
        (["silver", "gold"], False),
        (["gold", "silver"], False),
        (["silver", "gold", "silver"], True),
        (["silver", "gold", "gold"], True),
        (["gold", "silver", "silver"], True),
        (["gold", "silver", "gold"], True),
    ],
)
def test_two_keys_of_a_metal_or_any_three_give_a_location(
    metals: list[str], location: bool
) -> None:
    state = with_keys(*metals)
    assert is_asked_for_a_location(state) == location
    if location:
        assert state.to_move() == 0
        assert refusal(state, 0, "draw 1") == ("your-keys-must-be-used-first", "conspiracy:17")
        assert refusal(state, 0, "pass") == ("your-keys-must-be-used-first", "conspiracy:17")


@pytest.mark.rule("conspiracy:17")
def test_keys_covered_by_the_last_location_no_longer_count() -> None:
    state = table(chambers={0: ["red_1", "blue_1"]}, locations={0: {1: "two_pearls"}})
    draws(state, 0, "green_1")
    assert keys(state, 0) == (1, 0)
    assert state.turn == 1


@pytest.mark.rule("conspiracy:18", "conspiracy:C34")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_draw_some_keep_one_and_reveal_the_others(number: int) -> None:
    state = with_keys("silver", "silver")
    drawn = ["one_pearl", "gold_keys", "silver_keys"][:number]
    script(state, *drawn)
    do(state, 0, f"draw_locations {number}")
    if number > 1:
        assert options(state) == {f"location {name}" for name in drawn}
        assert refusal(state, 0, "location seven_points") == (
            "keep-one-of-the-locations-drawn",
            "conspiracy:18",
        )
        do(state, 0, "location one_pearl")
    assert location_on(state, 0, 1) == "one_pearl"
    assert available(state) == ["seven_points", *drawn[1:]]
    assert state.location_deck.size() == 23 - number


@pytest.mark.rule("conspiracy:18")
def test_take_an_available_one() -> None:
    state = with_keys("gold", "gold", available=["one_pearl", "gold_keys"])
    assert options(state) == {
        "draw_locations 1",
        "draw_locations 2",
        "draw_locations 3",
        "location one_pearl",
        "location gold_keys",
    }
    assert refusal(state, 0, "location silver_keys") == (
        "this-location-is-not-available",
        "conspiracy:18",
    )
    do(state, 0, "location gold_keys")
    assert available(state) == ["one_pearl"]
    assert location_on(state, 0, 1) == "gold_keys"


@pytest.mark.rule("conspiracy:19")
def test_it_lies_on_the_lord_just_placed_and_all_keys_are_spent() -> None:
    state = with_keys("silver", "gold", "gold")
    do(state, 0, "location seven_points")
    assert [location_on(state, 0, space) for space in range(3)] == [None, None, "seven_points"]
    assert keys(state, 0) == (0, 0)


@pytest.mark.rule("conspiracy:20", "conspiracy:C31")
def test_its_own_power_applies_after_it_lies_in_the_chamber() -> None:
    """Here it is the power of a location, although the rulebook refers to that of a lord."""
    state = with_keys("silver", "silver", available=["two_pearls"])
    assert names_told(state, 0, "location two_pearls")[:3] == [
        "controlled",
        "gained_pearls",
        "pearl_master",
    ]
    assert state.at[0].pearls == 2


@pytest.mark.rule("conspiracy:21")
def test_the_last_available_one_is_not_replaced() -> None:
    state = with_keys("silver", "silver", available=["seven_points"])
    do(state, 0, "location seven_points")
    assert available(state) == []
    assert state.location_deck.size() == 23
    begin(state, 1)
    state.at[1].keys[0] = 1
    draws(state, 1, "purple_1")
    assert options(state) == {"draw_locations 1", "draw_locations 2", "draw_locations 3"}


@pytest.mark.rule("conspiracy:22")
def test_the_points_of_a_location_are_not_its_lords() -> None:
    state = with_keys("gold", "gold", available=["seven_points"])
    do(state, 0, "location seven_points")
    sheet = GAME.score_sheet(state, 0)
    assert sheet["locations"] == 7
    assert sheet["lords"] == 2 + 2


@pytest.mark.rule("conspiracy:C1")
@pytest.mark.parametrize("metals", [("silver", "gold"), ("gold", "silver"), ("gold", "gold")])
def test_with_any_two_keys_two_are_enough(metals: tuple[str, str]) -> None:
    first, second = (f"green_{LORD_OF[metal]}" for metal in metals)
    state = table(
        chambers={0: ["red_1", "blue_1", first]},
        locations={0: {1: "any_two_keys"}},
    )
    draws(state, 0, second)
    assert is_asked_for_a_location(state)
    do(state, 0, "location seven_points")
    assert keys(state, 0) == (0, 0)


@pytest.mark.rule("conspiracy:C1")
def test_any_two_keys_serves_its_owner_only() -> None:
    state = table(
        chambers={0: ["red_1", "blue_1"], 1: ["green_1"]}, locations={0: {1: "any_two_keys"}}
    )
    begin(state, 1)
    draws(state, 1, "green_2")
    assert keys(state, 1) == (1, 1)
    assert state.turn == 0


@pytest.mark.rule("conspiracy:C2")
@pytest.mark.parametrize("lord", ["red_0", "red_3", "red_4", "red_6"])
def test_a_lord_without_a_key_gives_no_location(lord: str) -> None:
    """Not even if the seat has enough keys left over by C17."""
    state = table(
        chambers={0: ["blue_1", "green_1"]}, locations={0: {1: "search_deck"}}, location_deck=[]
    )
    state.at[0].keys[0] = 2
    state.location_deck.add(data.location_id("one_pearl"))
    draws(state, 0, lord)
    assert not is_asked_for_a_location(state)


@pytest.mark.rule("conspiracy:C2")
def test_one_lord_gives_one_location_however_many_keys() -> None:
    state = table(
        chambers={0: ["blue_1", "green_1"]}, locations={0: {1: "search_deck"}}, location_deck=[]
    )
    state.at[0].keys[0] = 4
    for name in ("one_pearl", "two_pearls"):
        state.location_deck.add(data.location_id(name))
    draws(state, 0, "red_1", "location one_pearl")
    assert state.turn == 1
    assert keys(state, 0) == (0, 0)


@pytest.mark.rule("conspiracy:C3")
def test_a_mixed_pair_waits_and_all_three_are_spent() -> None:
    state = with_keys("gold", "silver")
    assert keys(state, 0) == (1, 1)
    begin(state, 0)
    draws(state, 0, "purple_2", "location seven_points")
    assert keys(state, 0) == (0, 0)


@pytest.mark.rule("conspiracy:C15")
def test_keys_and_locations_of_the_whole_box() -> None:
    """There are half as many locations to take as keys: at most 15 of 24."""
    assert sum(key >= 0 for key in (data.KEY[lord] for lord in data.LORD_CARDS)) == 30
    assert len(data.LOCATION_CARDS) > 30 // data.SAME_KEYS
    for state in positions(GAME, 4, range(5)):
        assert state.location_deck.size() + state.available.size() >= 24 - 15 - 3


@pytest.mark.rule("conspiracy:C16")
def test_a_short_location_deck() -> None:
    state = with_keys("silver", "silver", location_deck=["one_pearl", "gold_keys"])
    assert offered(state)[:3] == ["draw_locations 1", "draw_locations 2", "location seven_points"]
    assert refusal(state, 0, "draw_locations 3") == (
        "too-few-locations-in-the-deck",
        "conspiracy:C16",
    )


@pytest.mark.rule("conspiracy:C16")
def test_an_empty_location_deck() -> None:
    state = with_keys("silver", "silver", location_deck=[])
    assert options(state) == {"location seven_points"}


def searcher(**more: Any) -> ConspiracyState:
    """Return a table where seat 0 owns `search_deck` and one silver key."""
    return table(
        chambers={0: ["red_1", "blue_1", "green_1"]}, locations={0: {1: "search_deck"}}, **more
    )


@pytest.mark.rule("conspiracy:C17")
def test_search_deck_without_a_deck_takes_nothing_and_keeps_the_keys() -> None:
    state = searcher(location_deck=[])
    script(state, "purple_1")
    assert "no_location" in names_told(state, 0, "draw 1")
    assert keys(state, 0) == (2, 0)
    assert state.turn == 1
    state.location_deck.add(data.location_id("gold_keys"))
    begin(state, 0)
    draws(state, 0, "purple_2")
    assert options(state) == {"location gold_keys"}
    do(state, 0, "location gold_keys")
    assert keys(state, 0) == (0, 0)


@pytest.mark.rule("conspiracy:C17")
def test_available_locations_are_closed_to_the_owner_of_search_deck() -> None:
    state = searcher(location_deck=["one_pearl", "gold_keys"], available=["seven_points"])
    draws(state, 0, "purple_1")
    assert options(state) == {"location one_pearl", "location gold_keys"}
    assert refusal(state, 0, "location seven_points") == (
        "available-locations-are-closed-to-you",
        "conspiracy:C17",
    )
    assert refusal(state, 0, "draw_locations 1") == (
        "you-choose-in-the-deck-instead-of-drawing",
        "conspiracy:C18",
    )
    do(state, 0, "location gold_keys")
    assert location_on(state, 0, 3) == "gold_keys"
    assert available(state) == ["seven_points"]
    assert list(state.location_deck.cards) == [data.location_id("one_pearl")]


@pytest.mark.rule("conspiracy:C18")
def test_search_deck_itself_comes_by_the_usual_way() -> None:
    state = with_keys("silver", "silver", available=["search_deck", "seven_points"])
    assert "location search_deck" in options(state)
    assert "draw_locations 3" in options(state)
    do(state, 0, "location search_deck")
    assert state.turn == 1
    assert available(state) == ["seven_points"]


@pytest.mark.rule("conspiracy:C18")
def test_search_deck_leaves_opponents_alone() -> None:
    state = searcher()
    begin(state, 1)
    state.at[1].keys[1] = 1
    draws(state, 1, "purple_2")
    assert "location seven_points" in options(state)


@pytest.mark.rule("conspiracy:C19")
def test_recycle_locations_takes_those_just_revealed_too() -> None:
    state = with_keys("silver", "silver", available=["seven_points"])
    script(state, "gold_keys", "recycle_locations", "one_pearl")
    do(state, 0, "draw_locations 3", "location recycle_locations")
    assert available(state) == []
    assert state.location_deck.size() == 23


# -- forced draws ---------------------------------------------------------------------


def forced(name: str, seats: int = 3, **more: Any) -> ConspiracyState:
    """Return a table where seat 0 has just taken a location that forces draws."""
    state = table(
        seats,
        chambers={0: ["red_1"]},
        available=[name, "seven_points"],
        **{"piles": ["green_3"], **more},
    )
    draws(state, 0, "blue_1", f"location {name}")
    return state


@pytest.mark.rule("conspiracy:C20")
def test_a_forced_draw_of_two_places_one_and_discards_the_other() -> None:
    state = forced("restrict_two")
    assert options(state) == {"draw 2"}
    script(state, "yellow_3", "yellow_4")
    do(state, 1, "draw 2")
    assert options(state) == {"recruit yellow_3", "recruit yellow_4"}
    do(state, 1, "recruit yellow_4")
    assert state.at[1].placed == 1
    assert state.discards[data.lord_id("yellow_3")] == 1


@pytest.mark.rule("conspiracy:C21")
@pytest.mark.parametrize(
    "left, allowed",
    [
        ([], {"pile green"}),
        (["yellow_3"], {"draw 1"}),
        (["yellow_3", "yellow_4"], {"draw 2"}),
    ],
)
def test_a_forced_draw_from_a_short_deck(left: list[str], allowed: set[str]) -> None:
    state = forced("restrict_two", deck=["blue_1", *left])
    assert options(state) == allowed


@pytest.mark.rule("conspiracy:C22")
def test_the_newest_forced_draw_counts_for_everybody() -> None:
    state = forced("restrict_one")
    assert options(state) == {"draw 1"}
    state.at[1].keys[0] = 1
    state.available.add(data.location_id("restrict_two"))
    state.location_deck.remove(data.location_id("restrict_two"))
    draws(state, 1, "yellow_1", "location restrict_two")
    assert options(state) == {"draw 2"}  # seat 2
    script(state, "red_3", "red_4")
    do(state, 2, "draw 2", "recruit red_3")
    assert options(state) == {"draw 2"}  # seat 0, whose own forced draw is over


@pytest.mark.rule("conspiracy:C22")
def test_a_newer_forced_draw_of_fewer_lords_counts_too() -> None:
    state = forced("restrict_two")
    assert options(state) == {"draw 2"}
    state.at[1].keys[0] = 1
    state.available.add(data.location_id("restrict_one"))
    state.location_deck.remove(data.location_id("restrict_one"))
    script(state, "yellow_1", "red_3")
    do(state, 1, "draw 2", "recruit yellow_1", "location restrict_one")
    assert options(state) == {"draw 1"}  # seat 2
    draws(state, 2, "red_4")
    assert options(state) == {"draw 1"}  # seat 0, whose own forced draw is over


@pytest.mark.rule("conspiracy:C23")
def test_a_forced_draw_ends_with_its_owners_next_turn() -> None:
    state = forced("restrict_one")
    for seat in (1, 2):
        assert options(state) == {"draw 1"}
        assert refusal(state, seat, "pile green") == (
            "an-opponent-forces-the-draw",
            "conspiracy:C23",
        )
        assert refusal(state, seat, "draw 2").rule == "conspiracy:C23"
        draws(state, seat, ["purple_3", "purple_4"][seat - 1])
    assert options(state) == {"draw 1", "draw 2", "draw 3", "pile green"}
    assert (state.forced_draw, state.forced_by) == (0, NOBODY)
    draws(state, 0, "yellow_4")
    assert "pile green" in options(state)


@pytest.mark.rule("conspiracy:C23")
def test_a_forced_draw_binds_opponents_in_their_last_turn() -> None:
    lords = ["red_1", *(f"{colour}_4" for colour in data.COLOUR_NAMES for _ in range(2)), "red_3"]
    state = table(
        3,
        chambers={0: [*lords, "blue_3", "green_3"]},
        available=["restrict_one"],
        piles=["green_3"],
    )
    draws(state, 0, "blue_1", "location restrict_one")
    assert state.last_turns == 1  # seat 1 is playing its own
    for seat in (1, 2):
        assert state.to_move() == seat
        assert options(state) == {"draw 1"}
        draws(state, seat, "purple_3")
    assert state.is_over()
