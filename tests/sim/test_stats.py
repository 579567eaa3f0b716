"""Rates, intervals and quantiles, compared with published values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice

import pytest

from tablee.sim.stats import Comparison, bins, compare, mean, quantile, quantiles, widths, wilson
from tablee.sim.tally import Outcome, Tally, Wins


@pytest.mark.parametrize(
    "won, games, low, high",
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_of_newcombe(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_any_rate_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_intervals_of_a_bot_and_its_opponent_mirror_each_other() -> None:
    low, high = wilson(30, 100)
    assert wilson(70, 100) == pytest.approx((1 - high, 1 - low))


def test_mean_and_quantiles_of_counts() -> None:
    counts = Counter({10: 1, 20: 2, 40: 1})
    assert mean(counts) == 22.5
    assert [quantile(counts, share) for share in (0.25, 0.5, 0.75, 0.76)] == [10, 20, 20, 40]
    assert quantiles(counts)["50"] == 20
    assert mean(Counter()) is None
    assert quantile(Counter(), 0.5) is None


def wins(won: int, seen: int) -> Wins:
    return Wins(seen, Counter({1: won}))


def compared(pairs: list[tuple[Wins, Wins]]) -> Comparison:
    found = compare(pairs)
    assert found is not None
    return found


def test_a_comparison_within_one_bot_is_the_plain_difference() -> None:
    found = compared([(wins(30, 50), wins(20, 100))])
    assert (found.with_it, found.without) == pytest.approx((0.6, 0.2))
    assert found.difference == pytest.approx(0.4)
    low, high = found.interval
    assert low == pytest.approx(0.4 - 0.1565, abs=0.002)  # the usual interval of a difference
    assert high == pytest.approx(0.4 + 0.1565, abs=0.002)


def test_a_card_that_the_stronger_bot_likes_is_not_strong_for_that() -> None:
    """Pooled, the card seems to win 74 % against 26 %, but for each bot it changes nothing."""
    strong = (wins(72, 90), wins(8, 10))
    weak = (wins(2, 10), wins(18, 90))
    assert compared([strong, weak]).difference == pytest.approx(0)


def test_a_bot_that_always_has_a_card_tells_nothing_about_it() -> None:
    assert compare([(wins(5, 10), wins(0, 0))]) is None


def test_a_rate_of_nothing_is_not_taken_for_certain() -> None:
    low, high = compared([(wins(0, 4), wins(0, 4))]).interval
    assert low < -0.3
    assert high > 0.3


def test_bins_are_round_and_leave_no_gap() -> None:
    found = bins(Counter({3: 1, 17: 2, 61: 4}), most=10)
    assert found[0] == (0, 9, 1)
    assert found[-1] == (60, 69, 4)
    assert sum(count for _, _, count in found) == 7
    assert [first for first, _, _ in found] == list(range(0, 70, 10))
    assert list(islice(widths(), 5)) == [1, 2, 5, 10, 20]


def outcome(score: int, sharers: int, lords: Sequence[str] = ()) -> Outcome:
    return Outcome(score, sharers, {"lords": score}, {"lord": lords}, 3)


def test_a_shared_victory_counts_as_a_share() -> None:
    tally = Tally.empty(3)
    tally.add(100, [outcome(9, 1), outcome(5, 0), outcome(1, 0)])
    tally.add(100, [outcome(9, 2), outcome(9, 2), outcome(1, 0)])
    tally.add(100, [outcome(9, 3), outcome(9, 3), outcome(9, 3)])
    assert [entry.wins.won for entry in tally.entries] == pytest.approx([11 / 6, 5 / 6, 1 / 3])
    assert sum(entry.wins.won for entry in tally.entries) == pytest.approx(3)


def test_tallies_add_up_in_any_order() -> None:
    games = [
        (80, [outcome(-5, 0, ["sage"]), outcome(2, 1, ["hermit", "sage"])]),
        (90, [outcome(7, 2), outcome(7, 2, ["hermit"])]),
        (95, [outcome(-3, 1, ["sage"]), outcome(-9, 0)]),
    ]

    def added(order: list[int]) -> Tally:
        total = Tally.empty(2)
        for index in order:
            part = Tally.empty(2)
            part.add(*games[index])
            total.merge(part)
        return total

    together = Tally.empty(2)
    for game in games:
        together.add(*game)
    assert added([0, 1, 2]) == added([2, 0, 1]) == together
    assert together.entries[0].sources["lords"] == -1
    assert together.entries[1].holdings["lord"]["hermit"].seen == 2
