"""`tablee serve` with deals known beforehand: what a test meets once it meets again.

A user's server draws its seeds from the machine's randomness, so that a test would now and then
meet a game that nobody had thought of, on somebody else's machine. Here every table of a game is
dealt alike, and a bot answers a question alike; all else is the server as it is. Another deal:

    TABLEE_DEAL=7 pytest -m browser

A table may also begin with a position of `openings`, named by the seed that a seat gives.
"""

from __future__ import annotations

import os
import sys
from typing import Any
from zlib import crc32

from tablee.cli import main
from tablee.core.rng import secret, seeded
from tablee.server import bot_seats, course, fairness
from tests.web.openings import BY_SEED, OPENINGS

DEAL = int(os.environ.get("TABLEE_DEAL", "1"))
THINK = bot_seats.think
DEALT = course.Course._start
FIRST_OPENING = 10**9  # seeds from here on name an opening


def think_alike(problem: Any, seconds: float, seed: int) -> Any:
    """Answer by the question alone, not by what the server has drawn for it; runs in a worker."""
    return THINK(problem, seconds, crc32(repr(problem.ints).encode()))


def known_seed(server_seed: Any, seat_seeds: Any, table: Any) -> int:
    for seed in seat_seeds:
        if seed in BY_SEED:
            return FIRST_OPENING + list(OPENINGS).index(BY_SEED[seed])
    return DEAL


def start(table: Any) -> Any:
    """Deal, or lay out the opening that the seed names."""
    if table.seed < FIRST_OPENING:
        return DEALT(table)
    state = list(OPENINGS.values())[table.seed - FIRST_OPENING]()
    state.rng, state.observer = secret(table.seed), table.log
    return state


if __name__ == "__main__":
    fairness.game_seed = known_seed
    course.Course._start = start  # type: ignore[method-assign, assignment]
    course.fresh_rng = lambda: seeded(DEAL)
    bot_seats.think = think_alike
    sys.exit(main())
