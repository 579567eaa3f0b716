"""Heuristic weights tuned by self-play: CMA-ES tries weights, and games show which win.

A candidate plays greedily by its own weights against greedy bots with the shipped ones. All
candidates of a generation play the same deals, and the next generation plays others. So weights
that suit only one set of deals do not last. The result depends on seeds, not on processes.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import exp
from typing import Any

from tablee.bots.base import Bot, GreedyBot
from tablee.bots.match import Match
from tablee.core import registry
from tablee.core.engine import Game, State
from tablee.core.errors import BadOption, TableeError
from tablee.core.native import i64
from tablee.core.rng import Rng
from tablee.sim.backend.local import leave_interrupts_alone
from tablee.sim.plan import Plan

FIRST_STEP = 0.3  # a weight varies by about a factor of e ** 0.3 around the shipped one


class WeighingBot(Bot):
    """A greedy bot that judges by weights of its own."""

    def __init__(self, weights: Sequence[int]) -> None:
        self.mine = weights
        self.greedy = GreedyBot()

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> i64:
        weights = game.heuristic.weights()
        shipped = [int(weight) for weight in weights]
        try:
            put(weights, self.mine)
            return self.greedy.choose(game, seen, rng)
        finally:
            put(weights, shipped)


def put(weights: Any, values: Sequence[int]) -> None:
    for place, value in enumerate(values):
        weights[place] = value


@dataclass(frozen=True, slots=True)
class Task:
    """What is tuned, and how much is played for it."""

    game: str
    seats: int
    games: int  # of each candidate in a generation
    generations: int
    candidates: int  # in a generation
    seed: int

    def __post_init__(self) -> None:
        if min(self.games, self.generations) < 1 or self.candidates < 4:
            raise BadOption("tuning takes games, generations, and at least 4 candidates in each")
        rules = registry.game(self.game)
        if not rules.min_seats <= self.seats <= rules.max_seats:
            raise BadOption(
                f"{self.game} seats {rules.min_seats} to {rules.max_seats}, not {self.seats}"
            )
        if not rules.heuristic.weight_names():
            raise BadOption(f"{self.game} has no weights to tune")


@dataclass(frozen=True, slots=True)
class Generation:
    """What a generation found."""

    number: int
    best: float  # win rate of its best candidate
    weights: list[int]  # the mean from which the next one starts


def shipped_weights(game: str) -> list[int]:
    return [int(weight) for weight in registry.game(game).heuristic.weights()]


def win_rate(game: str, seats: int, seed: int, games: int, weights: Sequence[int]) -> float:
    """Return how often these weights win against shipped ones; every seat in turn."""
    rules = registry.game(game)
    plan = Plan(game, ("tuned", *["greedy"] * (seats - 1)), games, seed)
    won = 0.0
    for number in range(games):
        seat = plan.seat_of(0, number)
        bots: list[Bot] = [GreedyBot() for _ in range(seats)]
        bots[seat] = WeighingBot(weights)
        match = Match(rules, bots, plan.seed_of(number))
        match.play()
        winners = int(rules.winners(match.state))
        won += (winners >> seat & 1) / max(1, winners.bit_count())
    return won / games


def tune(task: Task, jobs: int) -> Iterator[Generation]:
    """Yield generation after generation."""
    cma = imported()
    shipped = shipped_weights(task.game)
    settings = {"seed": task.seed + 1, "popsize": task.candidates, "verbose": -9}  # 0: the clock's
    search = cma.CMAEvolutionStrategy([0.0] * len(shipped), FIRST_STEP, settings)
    with spread(jobs) as over:
        for number in range(1, task.generations + 1):
            tried = search.ask()
            rate = partial(
                win_rate, task.game, task.seats, task.seed * task.generations + number, task.games
            )
            rates = over(rate, [scaled(shipped, steps) for steps in tried])
            search.tell(tried, [-found for found in rates])
            yield Generation(number, max(rates), scaled(shipped, search.mean))


def scaled(shipped: Sequence[int], steps: Sequence[float]) -> list[int]:
    """Return weights this many steps away; each keeps its sign."""
    return [round(weight * exp(float(step))) for weight, step in zip(shipped, steps, strict=True)]


Spread = Callable[[Callable[[list[int]], float], list[list[int]]], list[float]]


@contextmanager
def spread(jobs: int) -> Iterator[Spread]:
    """Give a `map` over processes, or over none."""
    if jobs == 1:
        yield lambda rate, tried: [rate(weights) for weights in tried]
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=leave_interrupts_alone) as pool:
        yield lambda rate, tried: list(pool.map(rate, tried))


def imported() -> Any:
    try:
        return import_module("cma")
    except ImportError:
        raise TableeError("tuning needs CMA-ES: pip install 'tablee[tune]'") from None
