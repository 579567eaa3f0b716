"""`tablee serve` with deals known beforehand: what a test meets once it meets again.

A user's server draws its seeds from the machine's randomness, so that a test would now and then
meet a game that nobody had thought of, on somebody else's machine. Here every table of a game is
dealt alike, and a bot answers a question alike; all else is the server as it is. Another deal:

    TABLEE_DEAL=7 pytest -m browser
"""

from __future__ import annotations

import os
import sys
from zlib import crc32

from tablee.cli import main
from tablee.core.rng import seeded
from tablee.server import bot_seats, course, fairness

DEAL = int(os.environ.get("TABLEE_DEAL", "1"))
THINK = bot_seats.think


def think_alike(problem, seconds, seed):
    """Answer by what is asked, whatever the server has drawn for it; runs in a worker."""
    return THINK(problem, seconds, crc32(repr(problem.ints).encode()))


if __name__ == "__main__":
    fairness.game_seed = lambda server_seed, seat_seeds, table: DEAL
    course.fresh_rng = lambda: seeded(DEAL)
    bot_seats.think = think_alike
    sys.exit(main())
