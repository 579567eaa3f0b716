"""What several processes gain when they think over one decision together.

By the clock, unlike other figures: how much of several cores a machine really gives is the
question. Beside it stands what as many independent busy loops reach at the same time.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Any

from tablee.bots import levels
from tablee.bots.parallel import think
from tablee.core import record
from tablee.core.engine import Game
from tablee.sim.bench import positions

Json = dict[str, Any]


def busy(loops: int) -> int:
    """Count: work that shares nothing with anybody."""
    total = 0
    for number in range(loops):
        total += number & 1
    return total


def gain(
    game: Game[Any], processes: int, rounds: int = 5, iterations: int = 4000, loops: int = 2_000_000
) -> Json:
    """Return iterations a second of one process and of all, and how much that is, best round.

    Each process searches so many iterations, alone or beside the others; so do the loops.
    """
    seats = int(game.min_seats)
    met = positions(game, seats, games=1)
    state = next(s for s in met[len(met) // 2 :] if len(s.legal_actions()) > 1)
    ints = record.to_ints(state, game.steps)
    ahead = int(levels.settings("novice", game.name).ahead)  # which grows a tree at every game
    plain = (iterations, 1.0, 0.0, ahead, 5, 0)  # by a temperature no iteration is spared
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:

        def search(number: int) -> None:
            asked = [
                pool.submit(think, game.name, seats, {}, ints, plain, seed)
                for seed in range(number)
            ]
            for one in asked:
                one.result()

        def spin(number: int) -> None:
            for one in [pool.submit(busy, loops) for _ in range(number)]:
                one.result()

        search(processes)  # all have started and know the game
        searched = [fastest(search, number, rounds) for number in (1, processes)]
        spun = [fastest(spin, number, rounds) for number in (1, processes)]
    return {
        "processes": processes,
        "one_per_s": iterations / searched[0],
        "all_per_s": iterations * processes / searched[1],
        "gain": processes * searched[0] / searched[1],
        "busy_gain": processes * spun[0] / spun[1],
    }


def fastest(work: Callable[[int], None], number: int, rounds: int) -> float:
    """Return the seconds of the quickest round."""
    seconds: list[float] = []
    for _ in range(rounds):
        start = perf_counter()
        work(number)
        seconds.append(perf_counter() - start)
    return min(seconds)
