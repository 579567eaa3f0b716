"""The inverted pyramid, compared with coordinates of cards laid out on a table."""

import random
from itertools import combinations
from typing import Any

import pytest

from tablee.core.bits import count, listed
from tablee.games.conspiracy import data, scoring
from tablee.games.conspiracy.rules import GAME, empty_chamber
from tablee.games.conspiracy.state import Chamber

# Left edge and top edge of every card, in half cards, read off a drawing of the pyramid:
#   row 0:  0 2 4 6 8
#   row 1:   1 3 5 7
#   row 2:    2 4 6
#   row 3:     3 5
#   row 4:      4
DRAWING = [
    (left, top)
    for top, lefts in enumerate([(0, 2, 4, 6, 8), (1, 3, 5, 7), (2, 4, 6), (3, 5), (4,)])
    for left in lefts
]
WIDTH = 2


def in_contact(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Say whether two cards share part of an edge; a corner is not enough."""
    (left, top), (left2, top2) = one, other
    if top == top2:
        return abs(left - left2) == WIDTH
    overlap = min(left, left2) + WIDTH - max(left, left2)
    return abs(top - top2) == 1 and overlap > 0


def largest_group(spaces: Any) -> int:
    """Return the size of the largest connected set of these spaces."""
    left = set(spaces)
    largest = 0
    while left:
        group = [left.pop()]
        for member in group:  # grows during the loop
            reached = {s for s in left if in_contact(DRAWING[member], DRAWING[s])}
            left -= reached
            group += reached
        largest = max(largest, len(group))
    return largest


def chamber_of(kinds: list[int]) -> Chamber:
    chamber = empty_chamber()
    for kind in kinds:
        chamber.put(kind)
    return chamber


@pytest.mark.rule("conspiracy:31")
def test_row_r_has_5_minus_r_spaces() -> None:
    by_row = [[c for r, c in data.PLACES if r == row] for row in range(5)]
    assert by_row == [list(range(5 - row)) for row in range(5)]


@pytest.mark.rule("conspiracy:32")
def test_the_order_of_placement() -> None:
    written = (
        "(0,0) (0,1) (0,2) (0,3) (0,4) (1,0) (1,1) (1,2) (1,3) (2,0) (2,1) (2,2) (3,0) (3,1) (4,0)"
    )
    assert " ".join(f"({row},{column})" for row, column in data.PLACES) == written


@pytest.mark.rule("conspiracy:33")
def test_each_row_is_shifted_by_half_a_card() -> None:
    for space, (row, column) in enumerate(data.PLACES):
        assert DRAWING[space] == (2 * column + row, row)
        if row > 0:  # under the gap between (r-1, c) and (r-1, c+1)
            left = DRAWING[data.PLACES.index((row - 1, column))][0]
            right = DRAWING[data.PLACES.index((row - 1, column + 1))][0]
            assert DRAWING[space][0] + WIDTH // 2 == left + WIDTH == right


@pytest.mark.rule("conspiracy:34")
def test_spaces_touch_where_cards_share_an_edge() -> None:
    for one, other in combinations(range(15), 2):
        touch = in_contact(DRAWING[one], DRAWING[other])
        assert bool(data.NEIGHBOURS[one] >> other & 1) == touch
        assert bool(data.NEIGHBOURS[other] >> one & 1) == touch
    assert all(not data.NEIGHBOURS[space] >> space & 1 for space in range(15))


@pytest.mark.rule("conspiracy:35")
@pytest.mark.parametrize(
    "place, neighbours",
    [
        ((0, 0), {(0, 1), (1, 0)}),
        ((1, 1), {(1, 0), (1, 2), (0, 1), (0, 2), (2, 0), (2, 1)}),
        ((4, 0), {(3, 0), (3, 1)}),
    ],
)
def test_written_neighbours(place: tuple[int, int], neighbours: set[tuple[int, int]]) -> None:
    found = listed(data.NEIGHBOURS[data.PLACES.index(place)])
    assert {data.PLACES[space] for space in found} == neighbours


@pytest.mark.rule("conspiracy:36", "conspiracy:37")
@pytest.mark.parametrize("colours", [1, 2, 3, 5])
def test_the_largest_coalition_of_random_pyramids(colours: int) -> None:
    chooser = random.Random(colours)
    for _ in range(400):
        size = chooser.randrange(16)
        kinds = [chooser.randrange(colours) * 6 + chooser.randrange(6) for _ in range(size)]
        expected = max(
            largest_group(s for s in range(size) if kinds[s] // 6 == colour) for colour in range(5)
        )
        chamber = chamber_of(kinds)
        assert count(scoring.largest_coalition(chamber)) == expected
        assert scoring.coalition_points(chamber) == 3 * expected


@pytest.mark.rule("conspiracy:36", "conspiracy:37")
def test_coalitions_of_whole_games() -> None:
    for seed in range(25):
        state = GAME.new_game(2 + seed % 3, seed)
        chooser = random.Random(seed)
        while not state.is_over():
            state.apply(chooser.choice(list(state.legal_actions())))
        for seat in range(state.seats):
            lords = [lord for lord in state.at[seat].lords if lord >= 0]
            expected = max(
                largest_group(s for s in range(len(lords)) if lords[s] // 6 == colour)
                for colour in range(5)
            )
            assert GAME.score_sheet(state, seat)["coalition"] == 3 * expected


@pytest.mark.rule("conspiracy:36")
def test_a_single_lord_is_a_coalition_of_one() -> None:
    assert scoring.coalition_points(chamber_of([4])) == 3
    assert scoring.coalition_points(empty_chamber()) == 0


@pytest.mark.rule("conspiracy:36")
def test_a_lord_under_a_location_keeps_its_colour() -> None:
    red_1 = data.lord_id("red_1")
    chamber = chamber_of([red_1, red_1])
    chamber.cover(0)
    chamber.put(red_1)
    assert scoring.coalition_points(chamber) == 9


@pytest.mark.rule("conspiracy:37")
def test_only_one_of_two_equal_coalitions_scores() -> None:
    red, blue = data.lord_id("red_3"), data.lord_id("blue_3")
    assert scoring.coalition_points(chamber_of([red, red, blue, blue])) == 6
