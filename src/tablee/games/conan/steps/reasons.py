"""What prevents a step or an attack: the figure, its skill, the distance."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import has, listed, lowest
from tablee.core.errors import Reason
from tablee.core.native import i64
from tablee.games.conan.board.layout import FAR
from tablee.games.conan.data import MELEE, NOWHERE, RANGED
from tablee.games.conan.moments import BLOCKS, HIDES, SEIZES, SKILL_POWERS, SKILLS_AT
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.targets import may_be_attacked, targets_of


def blocker(state: ConanState, figure: i64) -> i64:
    """Return the enemy that keeps a figure in its zone, or -1: none, a web, a spell (E12)."""
    if state.webs[figure] > 0 or has(state.stilled, figure):
        return -1
    if state.held_by[figure] >= 0:
        return state.held_by[figure]
    for enemy in listed(state.enemies_in(state.zone[figure], figure)):
        if state.has_mark(enemy, BLOCKS):
            return enemy
    return -1


def blocking_skill(state: ConanState, figure: i64, enemy: i64) -> i64:
    """Return the skill by which an enemy keeps a figure in its zone, or -1."""
    moment = SEIZES if state.held_by[figure] == enemy else BLOCKS
    skills = state.skills(enemy) & SKILLS_AT[moment]
    return lowest(skills) if skills != 0 else -1


def why_blocked(state: ConanState, figure: i64) -> Reason:
    """Return what keeps a figure that is blocked in its zone."""
    if state.webs[figure] > 0:
        return Reason("webs-hold-the-figure", "conan:E104")
    if has(state.stilled, figure):
        return Reason("a-spell-holds-the-figure", "conan:E12")
    enemy = blocker(state, figure)
    values: dict[str, Any] = {"figure": ["figure", name_of(state, enemy)]}
    skill = blocking_skill(state, figure, enemy)
    if skill < 0:
        return Reason("an-enemy-holds-the-figure", "conan:E12", values)
    values["skill"] = ["skill", skill]
    return Reason("an-enemy-blocks-the-way", "conan:E12", values)


def why_no_target(state: ConanState, figure: i64, kind: i64, target: i64) -> Reason:
    """Return why a figure cannot attack another this way."""
    rule = "conan:ME-1" if kind == MELEE else "conan:RA-1"
    if target < 0 or state.zone[target] == NOWHERE or not has(state.foes(figure), target):
        return Reason("this-is-no-target-for-the-attack", rule)
    hiding = state.skills(target) & SKILLS_AT[HIDES]
    while hiding != 0:
        skill = lowest(hiding)
        hiding &= hiding - 1
        if SKILL_POWERS[skill].hides(state, target, figure, kind):
            return Reason("a-skill-protects-this-figure", "conan:RW-2", {"skill": ["skill", skill]})
    if not may_be_attacked(state, figure, target, kind):
        return Reason("a-spell-protects-this-figure", "conan:RW-2")
    if has(targets_of(state, figure, kind), target):
        return Reason("this-is-no-target-for-the-attack", rule)
    if kind == RANGED:
        return Reason("this-enemy-is-out-of-sight", rule)
    board = state.board()
    zones = board.distance[state.zone[figure] * board.zones + state.zone[target]]
    if zones == FAR:
        return Reason("this-enemy-is-out-of-reach", rule)
    return Reason("this-enemy-is-too-far", rule, {"zones": zones})
