"""What a finished game is worth to each seat, computed from the set of winners."""

from __future__ import annotations

from typing import Any

from tablee.core.engine import Game, State


def seats_of(members: int) -> set[int]:
    return {seat for seat in range(8) if members >> seat & 1}


def expected_rewards(game: Game[Any], state: State, seats: int) -> list[float]:
    winners = seats_of(game.winners(state))
    if winners == set(range(seats)):
        return [0.0] * seats
    return [1.0 if seat in winners else -1.0 for seat in range(seats)]
