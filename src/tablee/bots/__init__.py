"""Bots by name."""

from __future__ import annotations

from tablee.bots.base import Bot, GreedyBot, RandomBot
from tablee.core.errors import UnknownName

__all__ = ["Bot", "make", "names"]

_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    return list(_BOTS)


def make(name: str) -> Bot:
    """Return a new bot."""
    if name not in _BOTS:
        raise UnknownName("bot", name, names())
    return _BOTS[name]()
