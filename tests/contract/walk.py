"""Random walks through any registered game, for the contract tests."""

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
    """Walk through random games; yield the state (one object, which changes) now and then."""
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
    """Return the options for one of the scenarios, if any fits the number of seats."""
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


USUAL_LENGTH = 400  # decisions of a random game; shorter games are sampled just as often


@cache
def rarely(game: Game[Any], seats: int, every: int, played_on: bool = False) -> int:
    """Return `every` for `positions`, larger for games of many decisions.

    A game that is n times as long has n times as many positions. A test that plays on to the
    end from each of them takes n² times as long, without checking much more.
    """
    decisions, _ = random_games(game, seats, 0, 1)
    times = -(-int(decisions) // USUAL_LENGTH)
    return every * times * (times if played_on else 1)


def observed(game: Game[Any], state: State, seat: int) -> list[int]:
    out = vec[u8]([0] * game.feature_count)
    game.observe(state, seat, out, 0)
    return list(out)


def pieces(game: Game[Any], state: State) -> Any:
    """Count everything in the box, wherever it is now; `tests/<game>/pieces.py` knows how."""
    return import_module(f"tests.{game.name}.pieces").pieces(state)
