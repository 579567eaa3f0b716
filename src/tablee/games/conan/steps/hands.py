"""What hindrance subtracts from a manipulation or a shot [HI-4, HI-5]."""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.conan.moments import SHOOTS_UNHINDERED, WORKS_UNHINDERED
from tablee.games.conan.state import ConanState


def result(state: ConanState, figure: i64) -> i64:
    """Return the successes less hindrance [HI-5, E32]."""
    return less_hindrance(state, figure, state.roll.successes())


def less_hindrance(state: ConanState, figure: i64, successes: i64) -> i64:
    if not state.has_mark(figure, WORKS_UNHINDERED):
        successes -= state.hindrance(figure)
    return max(i64(0), successes)


def is_hindered(state: ConanState, shooter: i64) -> bool:
    """Say whether nearby enemies reduce a shooter's successes; a skill may help (E32)."""
    return not state.has_mark(shooter, SHOOTS_UNHINDERED)
