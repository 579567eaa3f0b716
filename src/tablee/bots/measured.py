"""How games between two bots of a level ended: what the lobby tells of a game's difficulty.

A game keeps the figures in its `bot/results.toml`, which `tools/measure_levels.py` writes.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from tablee.core.registry import GAMES


class Measured(NamedTuple):
    """Games between bots of one level, each with all seats of a side."""

    level: str
    games: int
    wins: dict[str, int]  # by side
    rounds: float  # mean
    date: str


@cache
def _rows(game: str) -> tuple[dict[str, Any], ...]:
    path = GAMES / game / "bot" / "results.toml"
    if not path.exists():
        return ()
    return tuple(tomllib.loads(path.read_text(encoding="utf-8"))["result"])


def measured(game: str, options: Mapping[str, object]) -> list[Measured]:
    """Return what was measured with these options, by level."""
    return [
        Measured(row["level"], row["games"], row["wins"], row["rounds"], str(row["date"]))
        for row in _rows(game)
        if all(options.get(name) == value for name, value in row["options"].items())
    ]
