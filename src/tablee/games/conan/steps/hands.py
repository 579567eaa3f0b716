"""What a manipulation roll is worth [MA-3]."""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.conan.data import CONCENTRATION
from tablee.games.conan.state import ConanState


def result(state: ConanState, figure: i64) -> i64:
    """Return the successes less hindrance [HI-5, E32]."""
    successes = state.roll.successes()
    if not state.has_skill(figure, CONCENTRATION):
        successes -= state.hindrance(figure)
    return max(i64(0), successes)
