"""Games played at random by one compiled loop: for measuring, and under every search."""

from __future__ import annotations

from typing import Any

from tablee.core.engine import Game, State
from tablee.core.native import i64
from tablee.core.rng import Rng, seeded


def playout(state: State, rng: Rng, bound: i64) -> i64:
    """Play at random to the end, or up to `bound` decisions; return their number."""
    decisions: i64 = 0
    while not state.is_over() and decisions < bound:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        decisions += 1
    return decisions


def random_games(game: Game[Any], seats: i64, first_seed: int, games: int) -> tuple[i64, i64]:
    """Play games at random; return the number of decisions and a checksum of the results."""
    decisions: i64 = 0
    check: i64 = 0
    for seed in range(first_seed, first_seed + games):
        state: State = game.new_game(seats, seed)
        played = playout(state, seeded(seed, 2), game.longest_game)
        decisions += played
        check = (check * 31 + played) & 0xFFFFFFFF
        for points in game.scores(state):
            check = (check * 31 + points) & 0xFFFFFFFF
    return decisions, check
