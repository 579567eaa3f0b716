"""What a review is expected to cost, from what was measured: `docs/study.md` tells how.

A game keeps its figures in its `bot/reviews.toml`: seconds of processor time for one decision, by
level.
"""

from __future__ import annotations

import tomllib
from functools import cache

from tablee.core.registry import GAMES


@cache
def _seconds(game: str) -> dict[str, float]:
    path = GAMES / game / "bot" / "reviews.toml"
    if not path.exists():
        return {}
    return dict(tomllib.loads(path.read_text(encoding="utf-8"))["seconds"])


def expected(game: str, level: str, decisions: int) -> float:
    """Return the seconds of processor time that so many decisions take; 0: nobody measured it."""
    return _seconds(game).get(level, 0.0) * decisions
