"""Finished games to look back on, and little thought, so that tests stay cheap."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from tablee.bots.search import Settings
from tablee.core.replay import Replay, load
from tablee.study.judge import Effort

REPLAYS = Path(__file__).parents[1] / "bots" / "replays"
NAMES = ["abyss", "conan", "conspiracy", "smog"]
LITTLE = Effort(Settings(20, ahead=5), Settings(3, ahead=5), 20)


@cache
def by_hand(game: str) -> Replay:
    """Return a game that a person has played, or a part of one."""
    return load(REPLAYS / f"{game}_by_hand.json")


@cache
def at_random(game: str, seats: int, seed: int) -> Replay:
    """Return a game of random answers, played to its end."""
    replay = Replay(game, ["random"] * seats, seed)
    state, chooser = replay.start(), random.Random(seed)
    while not state.is_over():
        seat, action = int(state.to_move()), int(chooser.choice(list(state.legal_actions())))
        replay.moves.append((seat, action))
        state.apply(action)
    return replay
