"""Random walks through any registered game: what the contract tests stand on."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

import pytest

import tablee
from tablee.bots.playout import random_games
from tablee.core.engine import Game, State
from tablee.core.errors import BadOption
from tablee.core.native import u8, vec

S = TypeVar("S", bound=State)
TABLES = [
    pytest.param(tablee.game(name), seats, id=f"{name}-{seats}")
    for name in tablee.game_names()
    for seats in range(tablee.game(name).min_seats, tablee.game(name).max_seats + 1)
]
GAMES = [pytest.param(tablee.game(name), id=name) for name in tablee.game_names()]
every_table = pytest.mark.parametrize("game, seats", TABLES)
every_game = pytest.mark.parametrize("game", GAMES)


def positions(
    game: Game[S], seats: int, seeds: Iterable[int], every: int = 1, options: Any = None
) -> Iterator[S]:
    """Walk through random games; yield the one state at each `every`-th decision."""
    for seed in seeds:
        chooser = random.Random(seed)
        state = game.new_game(seats, seed, options)
        step = seed % every  # not always at the first decision
        while not state.is_over():
            if step % every == 0:
                yield state
            step += 1
            assert step < game.longest_game, "the game does not end"
            state.apply(chooser.choice(list(state.legal_actions())))


def options_of(game: Game[Any], seats: int, number: int) -> dict[str, object] | None:
    """Return options of one of the scenarios, if there are any for so many seats."""
    scenarios = [option for option in game.options if option.name == "scenario"]
    if not scenarios:
        return None
    choices = scenarios[0].choices
    for place in range(len(choices)):
        options: dict[str, object] = {"scenario": choices[(number + place) % len(choices)]}
        try:
            game.new_game(seats, 0, options)
        except BadOption:
            continue
        return options
    raise AssertionError("no scenario for so many seats")


USUAL_LENGTH = 400  # decisions of a random game; no shorter game is looked at less often


@cache
def rarely(game: Game[Any], seats: int, every: int, played_on: bool = False) -> int:
    """Return `every` for `positions`, larger for games of many decisions.

    A game that is n times as long has n times as many positions to look at, and, where
    a test plays on from each to the end, n times as much to play. What is worth looking
    at does not grow like that, the time of the tests would.
    """
    decisions, _ = random_games(game, seats, 0, 1)
    times = -(-int(decisions) // USUAL_LENGTH)
    return every * times * (times if played_on else 1)


def observed(game: Game[Any], state: State, seat: int) -> list[int]:
    out = vec[u8]([0] * game.feature_count)
    game.observe(state, seat, out, 0)
    return list(out)


def pieces(game: Game[Any], state: State) -> Any:
    """Return everything in the box, wherever it lies: `tests/<game>/pieces.py` knows."""
    return import_module(f"tests.{game.name}.pieces").pieces(state)
