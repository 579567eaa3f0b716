"""Ratings from who beat whom, with their uncertainty.

Luce's model: at a table the chance of a bot to win is its strength divided by the sum of
all strengths seated; with two seats this is Bradley and Terry's, the one behind Elo's
numbers. Strengths are those under which the results are likeliest. No library is needed
for it, and none of the usual ones gives intervals for tables where one bot meets three.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
class Rating:
    elo: float
    interval: tuple[float, float]  # 95 %, of the distance from the mean of all


def ratings(bots: Sequence[str], results: Sequence[Result]) -> dict[str, Rating]:
    """Rate bots; each pairing is counted with one more game in which all seats did alike.

    That game keeps a bot that lost everything on the scale.
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
    spread = deviations(logs, rows)
    return {
        bot: Rating(
            MIDDLE + POINTS * logs[place],
            (
                MIDDLE + POINTS * (logs[place] - Z95 * spread[place]),
                MIDDLE + POINTS * (logs[place] + Z95 * spread[place]),
            ),
        )
        for bot, place in places.items()
    }


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


def deviations(logs: Sequence[float], rows: Sequence[Row]) -> list[float]:
    """Return the standard deviation of each logarithm, from the information of the games."""
    count = len(logs)
    # Only differences can be known: the mean is held in place by what is added everywhere.
    information = [[1.0 / count] * count for _ in range(count)]
    for bot, other, copies, games, _ in rows:
        chance = 1 / (1 + copies * exp(logs[other] - logs[bot]))
        weight = games * chance * (1 - chance)
        information[bot][bot] += weight
        information[other][other] += weight
        information[bot][other] -= weight
        information[other][bot] -= weight
    inverse = inverted(information)
    # What holds the mean in place adds 1 / count to every entry of the inverse.
    return [sqrt(max(0.0, inverse[i][i] - 1.0 / count)) for i in range(count)]


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
