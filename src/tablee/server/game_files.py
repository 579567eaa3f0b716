"""The file of a finished game, as people keep it."""

from __future__ import annotations

from tablee.server import fairness
from tablee.server.standing import Standing


def game_file(table: Standing) -> str:
    """Return the moves that count, with the proof that nobody chose the shuffles."""
    assert table.result is not None
    seeds = [seat.seed for seat in table.seats]
    founding = table.founding
    return fairness.game_file(
        table.replay(), founding.seed_name, founding.server_seed, seeds, table.result.scores
    )
