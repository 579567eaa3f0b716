"""How long a level of bots makes people wait: processor time of one decision.

Positions come from games between greedy bots; only questions with a choice count. In games with
turns, decisions of seats whose turn it is not are listed separately.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from time import process_time
from typing import Any

from tablee import bots
from tablee.core.engine import Game, State
from tablee.core.rng import seeded

Json = dict[str, Any]
STRIDE = 7  # use one question out of this many: neighbours in a game are much alike


def choices(game: Game[Any], seats: int, first_seed: int = 0) -> Iterator[State]:
    """Yield positions with a choice from greedy games, endlessly."""
    greedy = bots.make("greedy")
    seed = first_seed
    met = 0
    while True:
        state: State = game.new_game(seats, seed)
        rng = seeded(seed)
        while not state.is_over():
            if len(state.legal_actions()) > 1:
                met += 1
                if met % STRIDE == 0:
                    yield state.clone()
            state.apply(greedy.choose(game, state, rng))
        seed += 1


def is_off_turn(game: Game[Any], state: State) -> bool:
    turn = game.view(state, int(state.to_move())).get("turn")
    return turn is not None and turn != int(state.to_move())


def waits(game: Game[Any], level: str, decisions: int, seats: int) -> Json:
    """Return milliseconds of decisions of a level: of all of them, and of those off turn."""
    rng = seeded(1)
    times: list[float] = []
    off_turn: list[float] = []
    for state, _ in zip(choices(game, seats), range(decisions), strict=False):
        seen = game.determinize(state, state.to_move(), rng)
        start = process_time()
        bots.make(level).choose(game, seen, rng)
        times.append((process_time() - start) * 1000)
        if is_off_turn(game, state):
            off_turn.append(times[-1])
    return {"all": spread(times), "off_turn": spread(off_turn)}


def spread(times: list[float]) -> Json:
    """Return the count, the median, the 99th percentile, and the slowest."""
    if not times:
        return {"decisions": 0}
    times = sorted(times)
    return {
        "decisions": len(times),
        "median_ms": share(times, 0.5),
        "p99_ms": share(times, 0.99),
        "slowest_ms": times[-1],
    }


def share(ordered: list[float], part: float) -> float:
    """Return the smallest value that this share of all values does not exceed."""
    return ordered[ceil(len(ordered) * part) - 1]
