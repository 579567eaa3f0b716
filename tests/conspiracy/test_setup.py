"""Components and setup."""

from collections import Counter

import pytest

from tablee.core.errors import BadOption
from tablee.core.facts import rows
from tablee.games.conspiracy import data
from tablee.games.conspiracy.rules import GAME
from tests.conspiracy.tables import options

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("conspiracy:1")
def test_every_colour_has_the_same_twelve_lords() -> None:
    deck = GAME.new_game(2, 1).deck.cards
    assert len(deck) == 60
    for colour in range(5):
        mine = Counter(data.INFLUENCE[lord] for lord in deck if lord // 6 == colour)
        assert mine == {0: 1, 1: 4, 2: 2, 3: 2, 4: 2, 6: 1}


@pytest.mark.rule("conspiracy:2")
@every_number_of_seats
def test_24_locations_and_a_coat_of_arms_of_each_colour_for_everybody(seats: int) -> None:
    state = GAME.new_game(seats, 1)
    assert state.location_deck.size() + state.available.size() == 24
    assert sorted([*state.location_deck.cards, *state.available.cards]) == list(range(24))
    assert [len(chamber.coats) for chamber in state.at] == [5] * seats


@pytest.mark.rule("conspiracy:3")
@every_number_of_seats
def test_all_lords_are_used_whatever_the_number_of_players(seats: int) -> None:
    assert GAME.new_game(seats, 1).deck.size() == 60


@pytest.mark.rule("conspiracy:3")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        GAME.new_game(seats, 1)


@pytest.mark.rule("conspiracy:4")
def test_all_discard_piles_start_empty() -> None:
    state = GAME.new_game(3, 1)
    assert options(state) == {"draw 1", "draw 2", "draw 3"}
    assert all(pile == [] for pile in GAME.view(state, 0)["discards"].values())


@pytest.mark.rule("conspiracy:4")
def test_the_deck_is_shuffled() -> None:
    firsts = set()
    for seed in range(600):
        state = GAME.new_game(2, seed)
        state.apply(0)  # draw 1, which is placed
        firsts.add(max(chamber.lords[0] for chamber in state.at))
    assert len(firsts) == 30


@pytest.mark.rule("conspiracy:5")
def test_one_location_is_available_at_the_start_and_each_may_be() -> None:
    states = [GAME.new_game(2, seed) for seed in range(300)]
    assert {state.available.size() for state in states} == {1}
    assert {state.available.cards[0] for state in states} == set(range(24))


@pytest.mark.rule("conspiracy:6")
@every_number_of_seats
def test_nobody_has_anything_at_the_start(seats: int) -> None:
    view = GAME.view(GAME.new_game(seats, 1), 0)
    assert view["pearl_master"] is None
    assert view["pearls_on_track"] == 0
    for chamber in view["chambers"]:
        assert chamber["lords"] == [None] * 15
        assert chamber["pearls"] == 0
        assert chamber["points"] == 0


@pytest.mark.rule("conspiracy:7")
@every_number_of_seats
def test_anybody_may_begin_and_the_left_neighbour_follows(seats: int) -> None:
    beginners = set()
    for seed in range(60):
        state = GAME.new_game(seats, seed)
        first = state.to_move()
        beginners.add(first)
        order = []
        for _ in range(seats + 1):
            order.append(state.turn)
            turn = state.turn
            while state.turn == turn:
                state.apply(state.legal_actions()[0])
        assert order == [(first + i) % seats for i in range(seats + 1)]
    assert beginners == set(range(seats))


@pytest.mark.rule("conspiracy:8")
def test_each_colour_is_a_guild() -> None:
    pairs = {row["colour"]: row["guild"] for row in rows("conspiracy", "lords")}
    assert pairs == {
        "blue": "politician",
        "yellow": "farmer",
        "red": "soldier",
        "green": "merchant",
        "purple": "mage",
    }
    assert list(pairs) == list(GAME.things["colour"])
