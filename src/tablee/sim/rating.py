"""Ratings from who beat whom, with their uncertainty.

Luce's model: a bot's chance to win at a table is its strength divided by the sum of all strengths
seated. With two seats this is the Bradley-Terry model, the one behind Elo's numbers. The strengths
are those that make the results most likely. No library is needed, and none of the usual ones gives
intervals for tables where one bot meets three.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import exp, log, sqrt

from tablee.sim.stats import Z95

POINTS = 400 / log(10)  # Elo's scale: 400 points are odds of ten to one
MIDDLE = 1500.0  # the mean of all bots compared
ROUNDS = 500
CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True, slots=True)
class Result:
    """One bot against so many copies of another."""

    bot: str
    other: str
    copies: int
    games: int
    won: float  # by `bot`; what is left, by the others


@dataclass(frozen=True, slots=True)
class Lead:
    """How far a bot is above the one rated next, by all the games that link the two."""

    over: str
    elo: float
    interval: tuple[float, float]  # 95 %; the uncertainty that ratings share is left out


@dataclass(frozen=True, slots=True)
class Rating:
    elo: float
    interval: tuple[float, float]  # 95 %, of the distance from the mean of all
    lead: Lead | None  # of the lowest: none


def ratings(bots: Sequence[str], results: Sequence[Result]) -> dict[str, Rating]:
    """Rate bots, the highest first.

    Each pairing gets one extra game in which all seats did alike. It keeps a bot that lost
    everything on the scale.
    """
    places = {bot: place for place, bot in enumerate(bots)}
    rows = [
        (
            places[result.bot],
            places[result.other],
            result.copies,
            result.games + 1,
            result.won + 1 / (result.copies + 1),
        )
        for result in results
    ]
    logs = likeliest(len(bots), rows)
    doubt = covariances(logs, rows)
    order = sorted(range(len(bots)), key=lambda place: -logs[place])
    found = {}
    for place, following in zip_longest(order, order[1:]):
        lead = None
        if following is not None:
            spread = doubt[place][place] + doubt[following][following] - 2 * doubt[place][following]
            ahead = around(logs[place] - logs[following], spread)
            lead = Lead(bots[following], POINTS * (logs[place] - logs[following]), ahead)
        low, high = around(logs[place], doubt[place][place])
        elo = MIDDLE + POINTS * logs[place]
        found[bots[place]] = Rating(elo, (MIDDLE + low, MIDDLE + high), lead)
    return found


def around(log_odds: float, variance: float) -> tuple[float, float]:
    """Return the interval of 95 %, in points."""
    reach = Z95 * sqrt(max(0.0, variance))
    return POINTS * (log_odds - reach), POINTS * (log_odds + reach)


Row = tuple[int, int, int, int, float]  # bot, other, copies, games, won


def likeliest(count: int, rows: Sequence[Row]) -> list[float]:
    """Return the logarithms of the strengths, with mean 0 (Hunter's MM algorithm)."""
    strengths = [1.0] * count
    for _ in range(ROUNDS):
        won = [0.0] * count
        met = [0.0] * count
        for bot, other, copies, games, by_bot in rows:
            table = strengths[bot] + copies * strengths[other]
            won[bot] += by_bot
            won[other] += games - by_bot
            met[bot] += games / table
            met[other] += copies * games / table
        new = [won[i] / met[i] if met[i] else 1.0 for i in range(count)]
        middle = exp(sum(log(strength) for strength in new) / count)
        new = [strength / middle for strength in new]
        moved = max(abs(log(a / b)) for a, b in zip(new, strengths, strict=True))
        strengths = new
        if moved < CLOSE_ENOUGH:
            break
    return [log(strength) for strength in strengths]


def covariances(logs: Sequence[float], rows: Sequence[Row]) -> list[list[float]]:
    """Return the covariance of the logarithms, from the information of the games."""
    count = len(logs)
    # Only differences can be known. What is added everywhere fixes the mean.
    information = [[1.0 / count] * count for _ in range(count)]
    for bot, other, copies, games, _ in rows:
        chance = 1 / (1 + copies * exp(logs[other] - logs[bot]))
        weight = games * chance * (1 - chance)
        information[bot][bot] += weight
        information[other][other] += weight
        information[bot][other] -= weight
        information[other][bot] -= weight
    # What fixes the mean adds 1 / count to every entry of the inverse.
    return [[entry - 1.0 / count for entry in row] for row in inverted(information)]


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a small matrix (Gauss and Jordan)."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for column in range(count):
        pivot = max(range(column, count), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for i in range(count):
            if i != column and rows[i][column]:
                factor = rows[i][column]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column], strict=True)]
    return [row[count:] for row in rows]
