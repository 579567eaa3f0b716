"""What each seat of a table plays, by its game and options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tablee.core import own_data
from tablee.core.engine import Game
from tablee.core.native import i64, vec
from tablee.core.options import codes

Plays = list[list[tuple[str, str]]]
KEPT = 1000  # combinations of seats and options that are cached
OWN_KEPT = 500  # the same of guests' files, whose text is kept too (32 KB at most)


def plays_of(game: Game[Any], seats: int, options: Mapping[str, object]) -> Plays:
    """Return what each seat plays; raise BadOption if the options do not allow so many players."""
    return _plays(game, seats, tuple(options.items()))


@lru_cache(KEPT)
def _plays(game: Game[Any], seats: int, options: tuple[tuple[str, object], ...]) -> Plays:
    return game.roles(seats, vec[i64](codes(game.options, dict(options))))


def plays_at(name: str, data: str | None, seats: int, options: Mapping[str, object]) -> Plays:
    """Return what each seat of a table plays; its file, if it has one, is not read each time."""
    if data is None:
        return plays_of(own_data.game_for(name, None), seats, options)
    return _plays_of_file(name, data, seats, tuple(options.items()))


@lru_cache(OWN_KEPT)
def _plays_of_file(
    name: str, data: str, seats: int, options: tuple[tuple[str, object], ...]
) -> Plays:
    return plays_of(own_data.game_for(name, data), seats, dict(options))
