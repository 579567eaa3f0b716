"""A whole run: from the plan to the tally, with progress, and stopped on request."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from tablee.sim.backend import Backend
from tablee.sim.plan import Batch, Plan, batches
from tablee.sim.play import play_batch
from tablee.sim.tally import Tally

FEELER_SECONDS = 0.1  # played here first, to measure how long a game takes
BATCH_SECONDS = 0.3  # long enough to make the overhead negligible


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a run; an interrupted one has fewer games than planned."""

    plan: Plan
    tally: Tally
    interrupted: bool


def usable_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_plan(
    plan: Plan,
    where: Backend,
    progress: Callable[[int], None] = lambda games: None,
    keep: Callable[[list[dict[str, Any]]], None] = lambda games: None,
) -> Played:
    """Play all games; an interruption (Ctrl-C) keeps the finished batches.

    `progress` receives the number of games played so far, `keep` the games of a plan that keeps.
    """
    tally = Tally.empty(plan.seats)

    def told() -> None:
        keep(tally.kept)
        tally.kept = []
        progress(tally.games)

    try:
        seconds = feel(plan, tally)
        told()
        size = max(1, round(BATCH_SECONDS * tally.games / seconds))
        with closing(where.play(batches(plan, tally.games, size))) as results:
            for _, result in results:
                tally.merge(result)
                told()
    except KeyboardInterrupt:
        return Played(plan, tally, tally.games < plan.games)
    return Played(plan, tally, False)


def feel(plan: Plan, tally: Tally) -> float:
    """Play the first games here, in whole blocks, into the tally; return the seconds they took."""
    start = time.perf_counter()
    while tally.games < plan.games:
        first = tally.games
        tally.merge(play_batch(Batch(plan, first, min(first + plan.seats, plan.games))))
        if time.perf_counter() - start >= FEELER_SECONDS:
            break
    return time.perf_counter() - start
