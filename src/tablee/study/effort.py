"""How much a review thinks about each move, by the level asked for."""

from __future__ import annotations

from tablee.bots import levels
from tablee.bots.search import Settings
from tablee.study.judge import Effort

MORE = 4  # times a level's own iterations: nobody waits for a single answer
LOOKS = 60  # iterations of the short search after a move
PLAYED_OUT_LOOKS = 4  # where a game is played on to its end instead
DEALS = 120


def effort(level: str, game: str, seats: int) -> Effort:
    """Return what a review at a level does for each move."""
    thinks = levels.settings(level, game, seats=seats)
    thinks.iterations *= MORE
    thinks.glances = 0
    thinks.temperature = 0.0
    looks = PLAYED_OUT_LOOKS if thinks.rivals > 0 else LOOKS
    judge = Settings(looks, ahead=thinks.ahead, blunders=thinks.blunders)
    judge.network = thinks.network  # a level that judges by a network plays nothing on
    judge.trust = thinks.trust
    return Effort(thinks, judge, DEALS)
