"""A small network in whole numbers: what a position promises each seat.

The first layer is a sum of rows, one for each input that holds. Four sums share a machine word,
so that a row of 32 numbers is added by eight additions. Most sums are held between 0 and 1 and
go through a small second layer; the last ones, one for each further seat, go straight to the
outcome: the logarithm of that seat's odds against the seat asked.

A number stands for itself divided by SCALE. Compiled or not, the outcome is the same integer.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.bots.layout import Layout
from tablee.core.engine import State
from tablee.core.native import i64, u8, vec

LANES: Final = 4  # sums in a word
LANE_BITS: Final = 15
LANE: Final = 32768
HALF: Final = 16384  # a sum stays below this, and above its negative
SCALE: Final = 256
SCALE_BITS: Final = 8
SQUARED: Final = 65536.0  # the scale of the outcome
SUREST: Final = 30.0  # no seat is likelier to win than e ** 30 to 1


class Weights:
    """The numbers of a network, as files hold them: lists of integers, row after row."""

    def __init__(
        self,
        rows: list[int],  # by input: its part of each sum
        start: list[int],  # by sum
        second: list[int],  # by sum that is held: its part of each unit of the second layer
        second_start: list[int],  # in SCALE times SCALE
        out: list[int],  # by unit of the second layer: its part of each outcome
        out_start: list[int],  # in SCALE times SCALE
    ) -> None:
        self.rows = rows
        self.start = start
        self.second = second
        self.second_start = second_start
        self.out = out
        self.out_start = out_start


def sizes(inputs: int, width: int, units: int, seats: int) -> list[int]:
    """Return how many numbers each list of `Weights` has."""
    held = width - (seats - 1)
    return [inputs * width, width, held * units, units, units * (seats - 1), seats - 1]


def packed(numbers: list[int], offset: int) -> vec[i64]:
    words = []
    for first in range(0, len(numbers), LANES):
        word = 0
        for lane in range(LANES):
            word += (numbers[first + lane] + offset) * LANE**lane
        words.append(word)
    return vec[i64](words)


class Network:
    """A network for one game with so many seats; it never changes, and many searches share it."""

    def __init__(self, layout: Layout, weights: Weights) -> None:
        self.layout = layout
        self.seats: i64 = layout.seats
        self.words: i64 = len(weights.start) // LANES
        self.held: i64 = len(weights.start) - (layout.seats - 1)  # sums held between 0 and 1
        self.units: i64 = len(weights.second_start)
        self.rows = packed(weights.rows, 0)
        self.start = packed(weights.start, HALF)
        self.second = vec[i64](weights.second)
        self.second_start = vec[i64](weights.second_start)
        self.out = vec[i64](weights.out)
        self.out_start = vec[i64](weights.out_start)

    def sums(self, inputs: vec[i64]) -> vec[i64]:
        """Return the first layer, four sums in a word."""
        words = self.words
        rows = self.rows
        found = self.start[:]
        for i in range(len(inputs)):
            times = inputs[i] & 127
            at = (inputs[i] >> 7) * words
            if times == 1:
                for k in range(words):
                    found[k] += rows[at + k]
            else:
                for k in range(words):
                    found[k] += rows[at + k] * times
        return found

    def outcome(self, inputs: vec[i64]) -> vec[i64]:
        """Return for each further seat the logarithm of its odds, in SCALE times SCALE."""
        found = self.out_start[:]
        units = self.second_start[:]
        place: i64 = 0  # of a sum
        for word in self.sums(inputs):
            left = word
            for lane in range(LANES):
                number = (left & 32767) - HALF
                left >>= LANE_BITS
                if place >= self.held:
                    found[place - self.held] += number * SCALE
                elif number > 0:
                    self.pass_on(place, min(number, i64(SCALE)), units)
                place += 1
        further = self.seats - 1
        for j in range(self.units):
            unit = min(units[j] >> SCALE_BITS, i64(SCALE))
            if unit > 0:
                for k in range(further):
                    found[k] += unit * self.out[j * further + k]
        return found

    def pass_on(self, place: i64, number: i64, units: vec[i64]) -> None:
        """Add what one sum of the first layer gives to the second."""
        second = self.second
        at = place * self.units
        for j in range(self.units):
            units[j] += number * second[at + j]


class Judge:
    """Values positions by a network, for one search."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.seen: vec[u8] = vec[u8]([u8(0)] * int(network.layout.game.feature_count))

    def outcome(self, state: State) -> vec[i64]:
        return self.network.outcome(self.network.layout.active(state, self.seen))

    def value(self, state: State, chances: vec[float]) -> None:
        """Write each seat's chance to win; together they are 1."""
        odds = self.outcome(state)
        seat = state.to_move()
        total = 1.0
        chances[seat] = 1.0
        for k in range(len(odds)):
            seat = state.next_seat(seat)
            steps = float(odds[k]) / SQUARED
            chances[seat] = exp(min(max(steps, -SUREST), SUREST))
            total += chances[seat]
        for other in range(state.seats):
            chances[other] /= total
