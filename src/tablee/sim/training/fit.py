"""Weights of a network fitted to samples: gradient descent with Adam, in NumPy.

A network has some thirty thousand weights, and its inputs are few enough to be one matrix. So a
library for deep learning would gain nothing: an epoch of 100,000 positions takes seconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tablee.bots.layout import Layout
from tablee.bots.network import HALF, SCALE, Weights
from tablee.core.errors import TableeError
from tablee.sim.training.samples import Array, Samples

BATCH = 1024
RISING = 0.15  # share of the steps in which the rate rises, before it falls
FIRST_DEVIATION = 0.03  # of the rows at the start
FIRST_SUM = 0.25  # at which the sums start, so that they can move both ways
HELD_OUT = 10  # one game in so many is not learned from
LARGEST_WEIGHT = 15.0
SMALLEST_CHANCE = 1e-4
Floats = dict[str, Array]


@dataclass(frozen=True, slots=True)
class Course:
    """How to fit."""

    width: int = 32  # sums of the first layer
    units: int = 16  # of the second
    epochs: int = 8
    rate: float = 6e-3  # the highest
    decay: float = 0.01  # of the weights, in each step, times the rate
    blend: float = 0.8  # part of the target that comes from searches
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Epoch:
    """How far a fit has come: mean logarithmic losses against the results of games."""

    number: int
    learned: float  # against the targets, on the games learned from
    held_out: float  # on the others


def fit(layout: Layout, samples: Samples, course: Course) -> Iterator[tuple[Epoch, Floats]]:
    """Yield the weights after each epoch."""
    rng = np.random.default_rng(course.seed)
    weights = first_weights(len(layout.names), layout.seats, course, rng)
    moves = [np.array(places) for places in layout.permutations()]
    learned = np.flatnonzero(samples.game % HELD_OUT != 0)
    others = np.flatnonzero(samples.game % HELD_OUT == 0)
    targets = samples.targets(course.blend)
    steps = course.epochs * -(-len(learned) // BATCH)
    adam = Adam(weights, course, steps)
    for number in range(1, course.epochs + 1):
        loss = 0.0
        order = rng.permutation(learned)
        for first in range(0, len(order), BATCH):
            rows = order[first : first + BATCH]
            move = moves[rng.integers(len(moves))] if moves else None
            part, slopes = gradient(weights, samples.inputs[rows], targets[rows], move)
            loss += part * len(rows)
            adam.step(slopes)
        held_out = loss_of(chances(weights, samples.inputs[others]), samples.result[others])
        yield Epoch(number, loss / len(learned), held_out), weights


def first_weights(inputs: int, seats: int, course: Course, rng: Any) -> Floats:
    width, units, further = course.width, course.units, seats - 1
    held = width - further
    rows = rng.normal(0.0, FIRST_DEVIATION, (inputs, width))
    rows[:, held:] = 0.0
    start = np.full(width, FIRST_SUM)
    start[held:] = 0.0
    second = rng.uniform(-1.0, 1.0, (held, units)) / np.sqrt(held)
    out = rng.uniform(-1.0, 1.0, (units, further)) / np.sqrt(units)
    found = {
        "rows": rows,
        "start": start,
        "second": second,
        "second_start": np.full(units, FIRST_SUM),
        "out": out,
        "out_start": np.zeros(further),
    }
    return {name: numbers.astype(np.float32) for name, numbers in found.items()}


# -- forwards and backwards ------------------------------------------------------------


def chances(weights: Floats, inputs: Array) -> Array:
    """Return by position and seat the chance to win."""
    return forwards(weights, inputs.astype(np.float32), weights["rows"])[-1]


def forwards(weights: Floats, inputs: Array, rows: Array) -> tuple[Array, ...]:
    held = len(weights["second"])
    sums = inputs @ rows + weights["start"]
    first = np.clip(sums[:, :held], 0.0, 1.0)
    before = first @ weights["second"] + weights["second_start"]
    units = np.clip(before, 0.0, 1.0)
    odds = units @ weights["out"] + weights["out_start"] + sums[:, held:]
    steps = np.concatenate([np.zeros((len(odds), 1), np.float32), odds], 1)
    powers = np.exp(steps - steps.max(1, keepdims=True))
    return sums, first, before, units, powers / powers.sum(1, keepdims=True)


def gradient(
    weights: Floats, counted: Array, targets: Array, move: Array | None
) -> tuple[float, Floats]:
    """Return the mean loss of a batch and its slope by weight; `move` renames the inputs."""
    inputs = counted.astype(np.float32)
    rows = weights["rows"] if move is None else weights["rows"][move]
    sums, first, before, units, found = forwards(weights, inputs, rows)
    held = first.shape[1]
    odds = (found - targets)[:, 1:] / len(inputs)
    at_units = (odds @ weights["out"].T) * ((before > 0.0) & (before < 1.0))
    at_first = (at_units @ weights["second"].T) * ((sums[:, :held] > 0.0) & (sums[:, :held] < 1.0))
    at_sums = np.concatenate([at_first, odds], 1)
    of_rows = inputs.T @ at_sums
    if move is not None:
        moved = np.empty_like(of_rows)
        moved[move] = of_rows
        of_rows = moved
    slopes = {
        "rows": of_rows,
        "start": at_sums.sum(0),
        "second": first.T @ at_units,
        "second_start": at_units.sum(0),
        "out": units.T @ odds,
        "out_start": odds.sum(0),
    }
    return loss_of(found, targets), slopes


def loss_of(found: Array, targets: Array) -> float:
    sure = np.log(np.clip(found, SMALLEST_CHANCE, 1.0))
    return float(-(targets * sure).sum(1).mean())


class Adam:
    """Adam with weight decay, and a rate that rises and falls once."""

    def __init__(self, weights: Floats, course: Course, steps: int) -> None:
        self.weights = weights
        self.course = course
        self.steps = steps
        self.done = 0
        self.means = {name: np.zeros_like(numbers) for name, numbers in weights.items()}
        self.squares = {name: np.zeros_like(numbers) for name, numbers in weights.items()}

    def rate(self) -> float:
        share = self.done / max(1, self.steps)
        if share < RISING:
            return self.course.rate * (0.04 + 0.96 * share / RISING)
        fallen = (share - RISING) / (1.0 - RISING)
        return float(self.course.rate * (0.5 + 0.5 * np.cos(np.pi * min(1.0, fallen))))

    def step(self, slopes: Floats) -> None:
        rate = self.rate()
        self.done += 1
        for name, numbers in self.weights.items():
            mean, square, slope = self.means[name], self.squares[name], slopes[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            straight = mean / (1.0 - 0.9**self.done)
            spread = np.sqrt(square / (1.0 - 0.999**self.done)) + 1e-8
            numbers *= 1.0 - rate * self.course.decay
            numbers -= rate * straight / spread
            np.clip(numbers, -LARGEST_WEIGHT, LARGEST_WEIGHT, out=numbers)


# -- whole numbers ---------------------------------------------------------------------


def whole(weights: Floats, samples: Samples) -> Weights:
    """Return the weights as integers, of which no sum comes near the bounds of a lane."""
    rows = np.rint(weights["rows"] * SCALE).astype(np.int64)
    start = np.rint(weights["start"] * SCALE).astype(np.int64)
    largest = largest_sum(rows, start, samples.inputs)
    if largest >= HALF // 2:
        raise TableeError(f"a sum of the first layer reaches {largest}: use a larger decay")
    return Weights(
        listed(rows),
        listed(start),
        listed(np.rint(weights["second"] * SCALE)),
        listed(np.rint(weights["second_start"] * SCALE * SCALE)),
        listed(np.rint(weights["out"] * SCALE)),
        listed(np.rint(weights["out_start"] * SCALE * SCALE)),
    )


def largest_sum(rows: Array, start: Array, inputs: Array) -> int:
    found = 0
    for first in range(0, len(inputs), BATCH):
        sums = inputs[first : first + BATCH].astype(np.float64) @ rows + start
        found = max(found, int(np.abs(sums).max()))
    return found


def listed(numbers: Array) -> list[int]:
    return [int(number) for number in numbers.reshape(-1)]
