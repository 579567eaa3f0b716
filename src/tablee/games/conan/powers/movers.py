"""Spells that move somebody else step by step: Mind Control, Dagon's Attack."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, listed
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import MELEE, MIND_CONTROL, NOWHERE
from tablee.games.conan.powers.targets import guided_steps
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.asking import FigureStep, figures_offered
from tablee.games.conan.steps.attack import enter
from tablee.games.conan.steps.casting import more_gems_for, place_gems
from tablee.games.conan.steps.declare import attack_with_unit, can_fight
from tablee.games.conan.steps.paths import is_open, may_enter
from tablee.games.conan.steps.targets import melee_targets


class GuideStep(FigureStep):
    """Move an enemy by Mind Control; each zone after the first costs one gem more."""

    target: i64
    moved: i64

    def __init__(self, seat: i64, figure: i64, target: i64, moved: i64) -> None:
        super().__init__(seat, figure)
        self.target = target
        self.moved = moved

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        if self.moved == 0 or more_gems_for(state, self.figure, MIND_CONTROL) > 0:
            for zone in listed(guided_steps(state, self.target)):
                found = append(found, act.ZONE + zone_name(state, zone))
        if self.moved > 0:
            found = append(found, i64(act.PASS))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        if self.moved > 0:
            place_gems(state, self.figure, MIND_CONTROL, 1, 0)
        state.tell(act.PLACED, self.seat, action - act.ZONE)
        enter(state, self.target, action - act.ZONE - state.board().first_zone)
        more = more_gems_for(state, self.figure, MIND_CONTROL) > 0
        if more and guided_steps(state, self.target) != 0:
            state.push(GuideStep(self.seat, self.figure, self.target, self.moved + 1))

    def rule(self, action: i64) -> str:
        return "conan:SP-8"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.target)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-step-is-not-harmless", "conan:E13")


def tentacle_steps(state: ConanState, figure: i64) -> i64:
    """Return the adjacent zones where a tentacle could stand (E69)."""
    board = state.board()
    zone = state.zone[figure]
    zones: i64 = 0
    if zone == NOWHERE:
        return 0
    skills = state.skills(figure)
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        other = board.other(border, zone)
        if is_open(state, skills, border, zone) and may_enter(state, figure, other):
            zones |= bit(other)
    return zones


class MoveTentacle(FigureStep):
    """Move a tentacle up to 3 zones, then it may attack (Dagon's Attack, E69)."""

    left: i64

    def __init__(self, seat: i64, figure: i64, left: i64) -> None:
        super().__init__(seat, figure)
        self.left = left

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        if self.left > 0:
            for zone in listed(tentacle_steps(state, self.figure)):
                found = append(found, act.ZONE + zone_name(state, zone))
        return append(found, i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            if state.zone[self.figure] != NOWHERE and can_fight(state, self.figure):
                state.push(TentacleStrikes(self.seat, self.figure))
            return
        state.push(MoveTentacle(self.seat, self.figure, self.left - 1))
        state.tell(act.PLACED, self.seat, action - act.ZONE)
        enter(state, self.figure, action - act.ZONE - state.board().first_zone)

    def rule(self, action: i64) -> str:
        return "conan:E69"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)], "left": self.left}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-zone-is-not-adjacent", "conan:E69")


class TentacleStrikes(FigureStep):
    """A tentacle moved by Dagon may make one melee attack (E69)."""

    def options(self, state: ConanState) -> vec[i64]:
        return append(figures_offered(state, melee_targets(state, self.figure)), i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action != act.PASS:
            target = state.scenario().figure_of[action - act.FIGURE]
            attack_with_unit(state, self.figure, MELEE, target)

    def rule(self, action: i64) -> str:
        return "conan:E69"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-is-no-target-for-the-attack", "conan:ME-1")
