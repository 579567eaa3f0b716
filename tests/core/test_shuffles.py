"""When a pile is drawn to its end, every card is equally likely at every place."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest

from tablee.core.native import i64, vec
from tablee.core.pile import pile
from tablee.core.rng import Rng, secret, seeded
from tests.server.amount import note, tries

CARDS = 20


def drawn_to_the_end(rng: Rng) -> list[int]:
    cards = pile(vec[i64](range(CARDS)))
    return [cards.draw(rng) for _ in range(CARDS)]


def once_in_a_thousand(freedom: int) -> float:
    """Return the chi-square value exceeded by chance once in a thousand (Wilson and Hilferty)."""
    ninths = 2 / (9 * freedom)
    return freedom * (1 - ninths + 3.0902 * math.sqrt(ninths)) ** 3


def test_the_limit_is_that_of_the_tables() -> None:
    """Compared with printed tables of the chi-square distribution at 0.001."""
    assert once_in_a_thousand(50) == pytest.approx(86.661, rel=0.001)
    assert once_in_a_thousand(100) == pytest.approx(149.449, rel=0.001)


@pytest.mark.compiled_only  # the numbers are the same either way, and there are many
@pytest.mark.parametrize("make", [seeded, secret])
def test_every_card_comes_to_every_place_alike(make: Callable[..., Any]) -> None:
    numbers = tries(4000, 100_000)
    counts = [[0] * CARDS for _ in range(CARDS)]
    for number in numbers:
        for place, card in enumerate(drawn_to_the_end(make(number))):
            counts[card][place] += 1
    expected = len(numbers) / CARDS
    chi_square = sum((count - expected) ** 2 / expected for row in counts for count in row)
    note(shuffles=len(numbers))
    assert chi_square < once_in_a_thousand((CARDS - 1) ** 2)
