"""Environments for learning (`pip install tablee[rl]`) and for OpenSpiel (`tablee[openspiel]`).

    tablee.rl.aec("abyss", seats=3)            PettingZoo, a whole table
    tablee.rl.vector("abyss", games=1024)      many tables stepped by one compiled call
    import tablee.rl.gym                       registers "tablee/Abyss-v0" and so on in Gymnasium:
                                               one seat against bots; `make_vec` many games
    import tablee.rl.openspiel                 registers every game in pyspiel

Foreign packages are imported by what needs them, not by `import tablee.rl`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.rl.pettingzoo import Table
    from tablee.rl.vector_env import Vector


def aec(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> Table:
    """Return a table as a PettingZoo AEC environment; by default with as many seats as fit."""
    from tablee.rl.pettingzoo import Table

    return Table(game, seats, options, render_mode)


def vector(
    game: str,
    games: int = 1024,
    seats: int | None = None,
    seed: int | Sequence[int] = 0,
    options: Mapping[str, object] | None = None,
    seat: int | None = None,
    opponents: str | Sequence[str] = "random",
    ends: bool = False,
) -> Vector:
    """Return many tables of a game, stepped together; with `seat`, bots play the other seats."""
    from tablee.rl.vector_env import Vector

    return Vector(game, games, seats, seed, options, seat, opponents, ends)
