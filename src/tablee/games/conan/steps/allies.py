"""Allies and Command [AL]: a leader's gem activates one figure of an ally tile."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has
from tablee.core.engine import Auto
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    ALLIES_BOX,
    HERO_SLOTS,
    MELEE,
    NOWHERE,
    RANGED,
)
from tablee.games.conan.lasting import tell_activated, tell_activation_ends
from tablee.games.conan.scenario.scenario import IMMEDIATE
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.asking import FigureStep
from tablee.games.conan.steps.casting import lose_tokens
from tablee.games.conan.steps.declare import ChooseTarget, can_bind, can_fight, can_shoot
from tablee.games.conan.steps.movement import move, stop, why_no_step
from tablee.games.conan.steps.objectives import settle_victory
from tablee.games.conan.steps.paths import BOUGHT, movement_options
from tablee.games.conan.steps.wounds import leaders_gone


def can_be_commanded(state: ConanState) -> i64:
    """Return the set of allies on the board not yet activated in this phase [AL-1]."""
    members: i64 = 0
    for figure in range(HERO_SLOTS, state.scenario().figures):
        if (
            state.is_ally(figure)
            and state.zone[figure] != NOWHERE
            and not has(state.commanded | state.idle, figure)
        ):
            members |= bit(figure)
    return members


def command(state: ConanState, leader: i64, ally: i64) -> None:
    """One gem on the tile activates the figure; it moves with its base MP first [MV-8, AL-1]."""
    state.at[leader].spend(ALLIES_BOX, 1)
    state.commanded |= bit(ally)
    state.ally = ally
    state.leader = leader
    state.attacked &= ~bit(ally)
    state.extra[ally] = 0
    lose_tokens(state, ally)
    tell_activated(state, ally)
    state.tell(act.COMMANDED, state.at[leader].seat, name_of(state, ally))
    state.mover = ally
    state.points = state.base_move(ally)
    state.push(ALLY_GOES_ON)


def ally_options(state: ConanState, ally: i64) -> vec[i64]:
    """Steps, with base and extra MP, and one attack [MV-8, AL-3]."""
    found = movement_options(state, ally, BOUGHT)
    if has(state.attacked, ally):
        return found
    name = name_of(state, ally)
    if can_fight(state, ally):
        found = append(found, act.FIGURE + name)
    if can_shoot(state, ally):
        found = append(found, act.VOLLEY + name)
    if can_bind(state, ally):
        found = append(found, act.WEB + name)
    return found


class AllyGoesOn(Auto[ConanState]):
    """Ask what the ally does next while it can do something, then end its activation."""

    def run(self, state: ConanState) -> None:
        ally = state.ally
        if settle_victory(state, IMMEDIATE):
            return
        if state.zone[ally] != NOWHERE and len(ally_options(state, ally)) > 0:
            state.push(AllyActs(state.at[state.leader].seat, ally))
        else:
            end_command(state)


def end_command(state: ConanState) -> None:
    """The activation is over; allies without a leader leave the game now (E102)."""
    tell_activation_ends(state, bit(state.ally))
    state.ally = -1
    stop(state)
    leaders_gone(state)


class AllyActs(FigureStep):
    """Move the ally, let it attack once, or end its activation [MV-8]."""

    def options(self, state: ConanState) -> vec[i64]:
        return append(ally_options(state, self.figure), i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            end_command(state)
            return
        state.push(ALLY_GOES_ON)
        if act.is_movement(action):
            move(state, self.figure, action)
            return
        state.attacked |= bit(self.figure)
        state.points = 0  # AL-3
        if act.names_figure(action):
            state.push(ChooseTarget(self.seat, self.figure, MELEE, -1, 0))
        elif act.is_volley(action):
            state.push(ChooseTarget(self.seat, self.figure, RANGED, -1, 0))
        else:
            state.push(ChooseTarget(self.seat, self.figure, RANGED, -1, 1))

    def rule(self, action: i64) -> str:
        strikes = act.names_figure(action) or act.is_volley(action) or act.is_web(action)
        return "conan:AL-1" if strikes else "conan:MV-8"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)], "points": state.points}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        if act.is_movement(action):
            return why_no_step(state, self.figure, action, BOUGHT)
        return Reason("this-figure-cannot-attack", "conan:AL-3")


ALLY_GOES_ON = AllyGoesOn(0)
