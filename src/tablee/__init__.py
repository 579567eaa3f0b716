"""Rules, bots and tables for modern board games.

`tablee.game("abyss")` returns the rules of a game; `new_game` starts one.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from tablee._compiled import choose

if TYPE_CHECKING:
    from tablee.core.engine import Game, State

__all__ = ["COMPILED", "__version__", "game", "game_names"]

__version__: str = version("tablee")

COMPILED: bool = choose()
"""Whether the engine runs as machine code; the results are the same either way."""


def game(name: str) -> Game[State]:
    """Return the rules of a game by its name."""
    from tablee.core import registry

    return registry.game(name)


def game_names() -> list[str]:
    """Return the names of all games."""
    from tablee.core import registry

    return registry.names()
