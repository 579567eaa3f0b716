"""Conspiracy: lords to keep and lords to swap may be named in any order."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tablee.core import gestures
from tablee.core.bits import listed
from tablee.core.native import i64, vec
from tablee.games.conspiracy import actions as act
from tablee.games.conspiracy.data import COLOUR_NAMES, LORD_IDS, SPACES
from tablee.games.conspiracy.powers.lords import SwapFirst
from tablee.games.conspiracy.rules import GAME
from tablee.games.conspiracy.state import ConspiracyState
from tests.conspiracy.tables import do, lords, pile, table
from tests.contract.choices import check_choices
from tests.contract.walk import positions


@pytest.mark.rule("conspiracy:C13")
@pytest.mark.parametrize("lords", [2, 3])
def test_both_lords_may_be_named_also_when_the_second_follows_from_the_first(lords: int) -> None:
    """With only two lords to swap the engine asks for one, but a person may name both."""
    for state in positions(GAME, 2, range(40)):
        spaces = list(listed(state.at[state.to_move()].keyless()))
        if isinstance(state.question(), SwapFirst) and len(spaces) == lords:
            break
    one, other = spaces[0], spaces[-1]
    before = list(state.at[state.to_move()].lords)
    for named in ((one, other), (other, one)):
        bag = vec[i64]([act.SWAP + space for space in named])
        laid = gestures.arrange(state, state.to_move(), bag)
        assert laid.state is not None
        after = list(laid.state.at[state.to_move()].lords)
        assert (after[one], after[other]) == (before[other], before[one])


PILES = {
    "all different": ["blue_1", "blue_2", "blue_3"],
    "twice the last": ["blue_1", "blue_2", "blue_3", "blue_3"],
    "twice the first": ["blue_1", "blue_1", "blue_2", "blue_3"],
    "two kinds": ["blue_1", "blue_1", "blue_1", "blue_2"],
    "mostly the last": ["blue_2", "blue_3", "blue_3"],
}
COLOURS = [colour for colour in COLOUR_NAMES if colour != "blue"]
NO_BLUE = [f"{colour}_{influence}" for influence in (4, 4, 3, 3) for colour in COLOURS]
TOO_LARGE = [
    pytest.param(cards, free, id=f"{name}-{free}")
    for name, cards in PILES.items()
    for free in range(1, len(cards))
]


def to_place(state: ConspiracyState) -> Counter[str]:
    return Counter(LORD_IDS[lord] for lord in state.recruits.cards)


@pytest.mark.rule("conspiracy:28", "conspiracy:C8")
@pytest.mark.parametrize("cards, free", TOO_LARGE)
def test_any_lords_of_a_pile_that_fill_the_chamber_can_be_laid_out(
    cards: list[str], free: int
) -> None:
    """As many as there are free spaces; the others return to the pile."""
    state = table(chambers={0: NO_BLUE[: SPACES - free]}, piles=cards)
    do(state, 0, "pile blue")
    kept = [Counter(choice) for choice in combinations(cards, free)]
    sure = to_place(state)  # lords that are part of every choice may be taken already
    assert all(sure <= choice for choice in kept)

    def check(after: ConspiracyState, choice: tuple[str, ...]) -> None:
        named = Counter(piece.split()[1] for piece in choice)
        assert Counter(pile(after, "blue")) == Counter(cards) - named - sure
        placed = Counter(lords(after, 0)[SPACES - free :])
        assert placed + to_place(after) == named + sure

    choices = {
        tuple(f"recruit {lord}" for lord in sorted((choice - sure).elements())) for choice in kept
    }
    check_choices(GAME, state, choices, check)
