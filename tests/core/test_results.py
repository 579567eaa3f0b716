"""What a game was worth to a seat: won, lost, or won by all."""

import pytest

from tablee.core.vector import result_of


@pytest.mark.parametrize(
    "winners, results",
    [(0b001, [1, -1, -1]), (0b110, [-1, 1, 1]), (0b111, [0, 0, 0]), (0b000, [-1, -1, -1])],
)
def test_a_victory_counts_one_also_a_shared_one_and_nothing_if_all_share_it(
    winners: int, results: list[int]
) -> None:
    assert [result_of(winners, 3, seat) for seat in range(3)] == results
