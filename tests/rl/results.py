"""What a finished game is worth to each seat, told from the set of winners."""

from __future__ import annotations


def seats_of(members):
    return {seat for seat in range(8) if members >> seat & 1}


def expected_rewards(game, state, seats):
    winners = seats_of(game.winners(state))
    if winners == set(range(seats)):
        return [0.0] * seats
    return [1.0 if seat in winners else -1.0 for seat in range(seats)]
