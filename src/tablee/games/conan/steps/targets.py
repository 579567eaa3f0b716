"""Who may be attacked [ME-1, RA-1]; skills and spells may forbid it."""

from __future__ import annotations

from tablee.core.bits import bit, has, lowest
from tablee.core.native import i64
from tablee.games.conan.data import (
    CONTACT,
    MELEE,
    RANGED,
)
from tablee.games.conan.lasting import is_forbidden
from tablee.games.conan.moments import ESCAPES_AREA, HIDES, REACHES, SKILL_POWERS, SKILLS_AT
from tablee.games.conan.scenario.moments import STRIKES_BESIDE, speaks, strikes_beside
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.paths import is_accessible


def may_be_attacked(state: ConanState, figure: i64, target: i64, kind: i64) -> bool:
    """Say whether nothing forbids choosing this target; area attacks choose none [RW-2]."""
    hiding = state.skills(target) & SKILLS_AT[HIDES]
    while hiding != 0:
        if SKILL_POWERS[lowest(hiding)].hides(state, target, figure, kind):
            return False
        hiding &= hiding - 1
    return not is_forbidden(state, figure, target, kind)


def open_to_area(state: ConanState, attacker: i64, figures: i64) -> i64:
    """Return who in a zone an area attack hits: a skill may let a figure escape (E27)."""
    members = figures
    while figures != 0:
        figure = lowest(figures)
        figures &= figures - 1
        skills = state.skills(figure) & SKILLS_AT[ESCAPES_AREA]
        while skills != 0:
            if SKILL_POWERS[lowest(skills)].escapes_area(state, figure, attacker):
                members &= ~bit(figure)
            skills &= skills - 1
    return members


def legal(state: ConanState, figure: i64, targets: i64, kind: i64) -> i64:
    members = targets
    while targets != 0:
        target = lowest(targets)
        targets &= targets - 1
        if not may_be_attacked(state, figure, target, kind):
            members &= ~bit(target)
    return members


def has_reach(state: ConanState, figure: i64) -> bool:
    """The skill, a table or a platform gives it [BZ-8]."""
    return (
        state.on_table[figure] != 0
        or has(state.board().platforms, state.zone[figure])
        or state.has_mark(figure, REACHES)
    )


def strikes_over(state: ConanState, figure: i64, border: i64) -> bool:
    """Say whether melee crosses a border from the figure's zone [ME-1, BZ-9, E35, E36]."""
    board = state.board()
    zone = state.zone[figure]
    other = board.other(border, zone)
    if has_reach(state, figure) and has(state.sight[zone], other):
        return True
    if board.overhang[border] != 0:
        return board.melee_down[border] != 0 and board.a[border] == zone
    return is_accessible(state, figure, border) and not state.fits(figure, other)


def melee_targets(state: ConanState, figure: i64) -> i64:
    """Enemies in the zone, or in an adjacent zone that is saturated and accessible [ME-1]."""
    board = state.board()
    zone = state.zone[figure]
    foes = state.foes(figure)
    targets = state.here[zone] & foes
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        enemies = state.here[board.other(border, zone)] & foes
        if enemies == 0:
            continue
        if strikes_over(state, figure, border):
            targets |= enemies
        elif (
            speaks(state.printed, STRIKES_BESIDE)
            and board.overhang[border] == 0
            and has(state.sight[zone], board.other(border, zone))
        ):
            targets |= strikes_beside(state, figure, enemies)
    return legal(state, figure, targets, MELEE)


def ranged_targets(state: ConanState, figure: i64) -> i64:
    """Enemies in every zone in sight, including the own one [RA-1, E33]."""
    here = state.here
    seen = state.sight[state.zone[figure]]
    targets: i64 = 0
    while seen != 0:
        targets |= here[lowest(seen)]
        seen &= seen - 1
    return legal(state, figure, targets & state.foes(figure), RANGED)


def targets_of(state: ConanState, figure: i64, kind: i64) -> i64:
    if kind == MELEE:
        return melee_targets(state, figure)
    if kind == CONTACT:
        enemies = state.enemies_in(state.zone[figure], figure)
        return legal(state, figure, enemies, CONTACT)
    return ranged_targets(state, figure)


def shoots_down(state: ConanState, figure: i64, target: i64) -> bool:
    """Say whether a shooter stands above the target: one more yellow die [RA-3, E34, E138]."""
    zone = state.zone[figure]
    board = state.board()
    if has(board.above[zone], state.zone[target]):
        return state.on_table[target] == 0 or not has(board.table_high, zone)
    on_table = state.on_table[figure] != 0 and state.on_table[target] == 0
    return on_table and state.zone[target] == zone
