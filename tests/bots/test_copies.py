"""Bots copy and pickle: a copy answers as the first one does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import cloudpickle
import pytest

import tablee
from tablee import bots
from tablee.bots import levels
from tablee.core.rng import seeded

WAYS: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda bot: pickle.loads(pickle.dumps(bot)),
    lambda bot: pickle.loads(cloudpickle.dumps(bot)),
]
NAMES = [*bots.names(), "search:iterations=60:ahead=0"]


@pytest.mark.parametrize("way", range(len(WAYS)))
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_answers_alike(name: str, way: int) -> None:
    game = tablee.game("conspiracy")
    bot = bots.make(name) if ":" in name else bots.make(name, at_most=60)
    state = game.new_game(2, 3)
    bot.choose(game, state.clone(), seeded(1))  # a level then knows its game
    twin = WAYS[way](bot)
    assert type(twin) is type(bot)
    for seed in range(4):
        answers = [int(one.choose(game, state.clone(), seeded(seed))) for one in (bot, twin)]
        assert answers[0] == answers[1]
        state.apply(answers[0])


def test_a_level_keeps_its_bounds() -> None:
    bot = levels.LevelBot("expert", levels.Bounds(30, 2.0, 5))
    twin = pickle.loads(pickle.dumps(bot))
    assert (twin.level, twin.bounds.iterations, twin.bounds.seconds, twin.bounds.ahead) == (
        "expert",
        30,
        2.0,
        5,
    )
    assert twin.settings.iterations == bot.settings.iterations
