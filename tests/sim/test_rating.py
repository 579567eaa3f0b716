"""Ratings: their values for known chances, and their uncertainty."""

from __future__ import annotations

from math import log10

import pytest

from tablee.sim.rating import Lead, Rating, Result, inverted, ratings


def difference(found: dict[str, Rating], one: str, other: str) -> float:
    return found[one].elo - found[other].elo


def test_ten_to_one_is_four_hundred_points() -> None:
    found = ratings(["a", "b"], [Result("a", "b", 1, 110_000, 100_000)])
    assert difference(found, "a", "b") == pytest.approx(400, abs=0.5)
    assert (found["a"].elo + found["b"].elo) / 2 == pytest.approx(1500)


def test_at_a_table_of_four_an_equal_share_means_equal_strength() -> None:
    found = ratings(["a", "b"], [Result("a", "b", 3, 4000, 1000)])
    assert difference(found, "a", "b") == pytest.approx(0, abs=0.5)


def test_strength_follows_the_odds_against_one_seat_at_a_table_of_four() -> None:
    """One seat that wins half of the games is three times as strong as each of three others."""
    found = ratings(["a", "b"], [Result("a", "b", 3, 400_000, 200_000)])
    assert difference(found, "a", "b") == pytest.approx(400 * log10(3), abs=0.5)


def test_ratings_carry_over_from_common_opponents() -> None:
    rows = [Result("a", "b", 1, 30_000, 20_000), Result("b", "c", 1, 30_000, 20_000)]
    found = ratings(["a", "b", "c"], rows)
    assert difference(found, "a", "b") == pytest.approx(difference(found, "b", "c"), abs=1)
    assert difference(found, "a", "c") == pytest.approx(400 * log10(4), abs=1)


def test_who_lost_every_game_is_still_rated() -> None:
    found = ratings(["a", "b"], [Result("a", "b", 1, 50, 50)])
    assert 300 < difference(found, "a", "b") < 2000


def test_the_interval_shrinks_with_the_root_of_the_games() -> None:
    def width(games: int) -> float:
        low, high = ratings(["a", "b"], [Result("a", "b", 1, games, games * 0.6)])["a"].interval
        return high - low

    assert width(100) / width(10_000) == pytest.approx(10, rel=0.05)


def test_the_interval_is_that_of_the_binomial() -> None:
    """For two bots a rating is half the difference; its deviation follows from the win rate's."""
    games, rate = 10_000, 0.6
    low, high = ratings(["a", "b"], [Result("a", "b", 1, games, games * rate)])["a"].interval
    of_logit = 1 / (games * rate * (1 - rate)) ** 0.5
    expected = 2 * 1.96 * of_logit / 2 * 400 / 2.302585
    assert high - low == pytest.approx(expected, rel=0.02)


def lead_of(found: dict[str, Rating], name: str) -> Lead:
    lead = found[name].lead
    assert lead is not None
    return lead


def test_the_highest_comes_first_and_leads_the_next_but_the_lowest_leads_nobody() -> None:
    rows = [Result("weak", "strong", 1, 1100, 100), Result("middling", "weak", 1, 300, 200)]
    found = ratings(["weak", "middling", "strong"], rows)
    assert list(found) == ["strong", "middling", "weak"]
    assert [lead_of(found, name).over for name in list(found)[:2]] == ["middling", "weak"]
    assert lead_of(found, "middling").elo == pytest.approx(difference(found, "middling", "weak"))
    assert found["weak"].lead is None


def test_a_lead_is_as_sure_as_the_games_between_two() -> None:
    """The whole difference is twice as uncertain as one bot's distance from the mean."""
    games, rate = 10_000, 0.6
    found = ratings(["a", "b"], [Result("a", "b", 1, games, games * rate)])
    low, high = lead_of(found, "a").interval
    of_logit = 1 / (games * rate * (1 - rate)) ** 0.5
    assert high - low == pytest.approx(2 * 1.96 * of_logit * 400 / 2.302585, rel=0.02)
    assert (low + high) / 2 == pytest.approx(400 * log10(1.5), abs=0.5)


def test_a_lead_by_way_of_another_bot_adds_up_both_doubts() -> None:
    """Two bots that never met are compared by their games against a third; others add nothing."""
    games = 10_000
    rows = [Result("a", "c", 1, games, games * 0.8), Result("b", "c", 1, games, games * 0.7)]
    far = [*rows, Result("c", "d", 1, 20, 18)]
    of_both = 1 / (games * 0.8 * 0.2) + 1 / (games * 0.7 * 0.3)
    for found in (ratings(["a", "b", "c"], rows), ratings(["a", "b", "c", "d"], far)):
        low, high = lead_of(found, "a").interval
        assert lead_of(found, "a").over == "b"
        assert high - low == pytest.approx(2 * 1.96 * of_both**0.5 * 400 / 2.302585, rel=0.02)


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, 1.0]]
    inverse = inverted(matrix)
    for i in range(3):
        for j in range(3):
            product = sum(matrix[i][k] * inverse[k][j] for k in range(3))
            assert product == pytest.approx(float(i == j))
