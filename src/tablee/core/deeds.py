"""What each piece did in a finished game, counted while it is played again. For statistics.

A game that counts deeds has a module `deeds` whose `COUNTING` is the class that counts them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tablee.core.engine import Observer
from tablee.core.replay import Replay


@dataclass(slots=True)
class Deeds:
    """What one piece did and suffered; each count has a text `deeds-<name>`."""

    thing: str
    piece: str
    side: str
    counts: dict[str, int] = field(default_factory=dict)
    part: bool = False  # of the piece above it, whose counts include it


class Counting(Observer):
    """Observes one game that is played again."""

    def follow(self, state: Any) -> None:
        """Look at the one state that is played on: before the first answer and after each."""
        raise NotImplementedError

    def found(self) -> list[Deeds]:
        """Return what was counted, in the order in which it is shown."""
        raise NotImplementedError


@cache
def _kind(game: str) -> type[Counting] | None:
    name = f"tablee.games.{game}.deeds"
    if find_spec(name) is None:
        return None
    found: type[Counting] = import_module(name).COUNTING
    return found


def deeds_in(replay: Replay) -> list[Deeds]:
    """Play a game again and return the deeds; most games count none."""
    kind = _kind(replay.game)
    if kind is None:
        return []
    counting = kind()
    for state in replay.states(counting):
        counting.follow(state)
    return counting.found()
