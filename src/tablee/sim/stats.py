"""Rates with their uncertainty, and the shape of a distribution."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from tablee.sim.tally import Wins

Z95 = 1.959963984540054  # a normal variable lies within this many deviations in 95 of 100 cases
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate by Wilson's score; without games anything is possible.

    `won` may be a sum of shares. Unlike the simple interval, it never leaves 0..1, and it does not
    shrink to nothing when all games are won.
    """
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    spread = Z95 * Z95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(counts: Mapping[int, int]) -> float | None:
    games = sum(counts.values())
    if games == 0:
        return None
    return sum(value * count for value, count in counts.items()) / games


def quantile(counts: Mapping[int, int], share: float) -> int | None:
    """Return the smallest value that at least this share of the games does not exceed."""
    wanted = ceil(share * sum(counts.values()))
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return None


def quantiles(counts: Mapping[int, int]) -> dict[str, int | None]:
    """Return the quantiles by their names in hundredths: "5", "25", "50", "75", "95"."""
    return {f"{share * 100:.0f}": quantile(counts, share) for share in QUANTILES}


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two win rates, with a thing and without it, and their difference."""

    with_it: float
    without: float
    interval: tuple[float, float]  # of the difference

    @property
    def difference(self) -> float:
        return self.with_it - self.without


def compare(groups: Iterable[tuple[Wins, Wins]]) -> Comparison | None:
    """Compare what was won with a thing and without it, within each group of games.

    A group is what one bot did (with, without), because a card must not look strong only because a
    strong bot likes it. Groups are weighted by the information they hold (Mantel and Haenszel). A
    group that always or never had the thing says nothing. None: it cannot be known. The interval
    treats the seats of one game as independent. A rate of 0 or 1 is treated as a little less
    certain than it looks, as if one more game were won and one lost.
    """
    total = 0.0
    rates = [0.0, 0.0]
    variance = 0.0
    for sides in groups:
        counts = [side.seen for side in sides]
        if min(counts) == 0:
            continue
        weight = counts[0] * counts[1] / sum(counts)
        total += weight
        for index, side in enumerate(sides):
            rates[index] += weight * side.won / side.seen
            cautious = (side.won + 1) / (side.seen + 2)
            variance += weight * weight * cautious * (1 - cautious) / side.seen
    if total == 0:
        return None
    with_it, without = (rate / total for rate in rates)
    half = Z95 * sqrt(variance) / total
    difference = with_it - without
    return Comparison(with_it, without, (max(-1.0, difference - half), min(1.0, difference + half)))


def bins(counts: Mapping[int, int], most: int = 30) -> Sequence[tuple[int, int, int]]:
    """Return (first, last, games) of equal, round and adjoining ranges, at most `most`."""
    if not counts:
        return []
    low, high = min(counts), max(counts)
    width = next(width for width in widths() if high // width - low // width < most)
    found = dict.fromkeys(range(low // width, high // width + 1), 0)
    for value, count in counts.items():
        found[value // width] += count
    return [(place * width, place * width + width - 1, n) for place, n in found.items()]


def widths() -> Iterable[int]:
    """Yield 1, 2, 5, 10, 20, 50, ..."""
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10
