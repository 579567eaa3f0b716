"""How far it is for a figure, on foot and with its skills, when nobody stands in the way."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, has
from tablee.core.native import i64, vec
from tablee.games.conan.data import WRECKING_COST
from tablee.games.conan.state import ConanState

FAR: Final = 50
MEAN: Final[vec[i64]] = vec[i64]([67, 100, 150])  # of a die by colour, in hundredths


def distances(state: ConanState, figure: i64, goals: i64) -> vec[i64]:
    """Return by zone the movement points to the nearest of the goals."""
    board = state.board()
    skills = state.skills(figure)
    away = vec[i64]([FAR] * board.zones)
    for zone in range(board.zones):
        if has(goals, zone):
            away[zone] = 0
    changed = True
    while changed:
        changed = False
        for border in range(board.borders):
            a = board.a[border]
            b = board.b[border]
            down = crossing(state, skills, border, True) + away[b]
            if down < away[a]:
                away[a] = down
                changed = True
            up = crossing(state, skills, border, False) + away[a]
            if up < away[b]:
                away[b] = up
                changed = True
    return away


def crossing(state: ConanState, skills: i64, border: i64, forward: bool) -> i64:
    board = state.board()
    if state.broken[border] != 0:
        return 1
    cost: i64 = FAR
    if forward:
        if board.open_ab[border] != 0 or skills & board.skill_ab[border] != 0:
            cost = 1 + board.extra_ab[border]
    elif board.open_ba[border] != 0 or skills & board.skill_ba[border] != 0:
        cost = 1 + board.extra_ba[border]
    if skills & board.wreckers[border] != 0:
        cost = min(cost, i64(WRECKING_COST))
    return cost


def zones_of(state: ConanState, figures: i64) -> i64:
    """Return the set of zones where these figures stand."""
    zones: i64 = 0
    for figure in range(state.scenario().figures):
        if has(figures, figure) and state.zone[figure] >= 0:
            zones |= bit(state.zone[figure])
    return zones


def apart(one: i64, other: i64) -> i64:
    """Return how far two numbers are from each other."""
    if one > other:
        return one - other
    return other - one
