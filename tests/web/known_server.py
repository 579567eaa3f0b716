"""`tablee serve` with known deals, so that tests are repeatable.

A normal server uses random seeds, so a test would sometimes fail with a deal that nobody can
reproduce. Here every table of a game gets the same deal, and a bot gives the same answer to the
same question; reviews think little; everything else is the normal server. Another deal:

    TABLEE_DEAL=7 pytest -m browser

A table may also begin with a position of `openings`, named by the seed that a seat gives.
"""

from __future__ import annotations

import os
import sys
from typing import Any
from zlib import crc32

from tablee.cli import main
from tablee.core.replay import Replay
from tablee.core.rng import secret, seeded
from tablee.server import bot_seats, course, fairness, reviews
from tests.server.little_reviews import judge_part
from tests.web.openings import BY_SEED, OPENINGS

DEAL = int(os.environ.get("TABLEE_DEAL", "1"))
THINK = bot_seats.think
DEALT = course.Course._start
DEALT_AGAIN = Replay.start
FIRST_OPENING = 10**9  # seeds from here on name an opening


def think_alike(problem: Any, seconds: float, seed: int) -> Any:
    """Answer by the question alone, without the server's random seed; runs in a worker."""
    return THINK(problem, seconds, crc32(repr(problem.ints).encode()))


def known_seed(server_seed: Any, seat_seeds: Any, table: Any) -> int:
    for seed in seat_seeds:
        if seed in BY_SEED:
            return FIRST_OPENING + list(OPENINGS).index(BY_SEED[seed])
    return DEAL


def start(table: Any) -> Any:
    """Deal, or set up the opening that the seed names."""
    if table.seed < FIRST_OPENING:
        return DEALT(table)
    return opening(table.seed, table.log)


def start_again(replay: Replay, observer: Any = None) -> Any:
    """Deal what was dealt, or set up the opening again."""
    if replay.seed < FIRST_OPENING:
        return DEALT_AGAIN(replay, observer)
    return opening(replay.seed, observer)


def opening(seed: int, observer: Any) -> Any:
    state = list(OPENINGS.values())[seed - FIRST_OPENING]()
    state.rng, state.observer = secret(seed), observer
    return state


if __name__ == "__main__":
    fairness.game_seed = known_seed
    course.Course._start = start  # type: ignore[method-assign, assignment]
    Replay.start = start_again  # type: ignore[method-assign, assignment]
    course.fresh_rng = lambda: seeded(DEAL)
    bot_seats.think = think_alike
    reviews.judge_part = judge_part  # thinks little
    sys.exit(main())
