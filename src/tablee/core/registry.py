"""The games by name. A game is imported when it is asked for."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee.core.engine import Game
from tablee.core.errors import UnknownName

GAMES = Path(__file__).parents[1] / "games"

READ = 64  # owners' files that are remembered


def names() -> list[str]:
    """Return the games there are: the packages in `games` that have rules."""
    return list(_names())


@cache
def _names() -> tuple[str, ...]:
    """A game is looked up with every message of a table: read the folder once."""
    return tuple(sorted(rules.parent.name for rules in GAMES.glob("*/rules.py")))


def game(name: str, data: str | None = None, file: str = "--data") -> Game[Any]:
    """Return a game; `data` is the text of an owner's file whose figures replace ours."""
    if name not in _names():
        raise UnknownName("game", name, names())
    found: Game[Any] = import_module(f"tablee.games.{name}.rules").GAME
    return found if data is None else _with_data(found, data, file)


@lru_cache(READ)
def _with_data(found: Game[Any], data: str, file: str) -> Game[Any]:
    """Thousands of games are played on one file: read it once, but not keep every file ever."""
    return found.with_data(data, file)
