"""A volley by everyone who can shoot."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit, listed
from tablee.core.engine import Auto
from tablee.core.native import i64
from tablee.games.conan.data import HERO_SLOTS, NOWHERE, OVERLORD, RANGED
from tablee.games.conan.scenario.scenario import Event
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.declare import ChooseTarget, can_shoot
from tablee.games.conan.steps.objectives import CHECK_VICTORY


class RangedAttackAll(Event):
    """Every unit able to shoot shoots once."""

    hook: ClassVar[str] = "ranged_attack_all"

    def possible(self, state: ConanState, first: bool) -> bool:
        return can_fire(state, shooters(state)) != 0

    def happen(self, state: ConanState, first: bool) -> None:
        state.push(FireAtWill(shooters(state)))


def shooters(state: ConanState) -> i64:
    """Return the set of the overlord's figures on the board."""
    members: i64 = 0
    for figure in range(HERO_SLOTS, state.scenario().figures):
        if state.zone[figure] != NOWHERE and not state.is_ally(figure):
            members |= bit(figure)
    return members & ~state.petrified


def can_fire(state: ConanState, figures: i64) -> i64:
    """Return those of a set who are still on the board, can shoot and see somebody."""
    members: i64 = 0
    for figure in listed(figures):
        if state.zone[figure] != NOWHERE and can_shoot(state, figure):
            members |= bit(figure)
    return members


class FireAtWill(Auto[ConanState]):
    """Every unit able to shoot makes one ranged attack; `who` are those still to come."""

    def run(self, state: ConanState) -> None:
        for figure in listed(can_fire(state, self.who)):
            rest = FireAtWill(self.who & ~bit(figure))
            state.push(ChooseTarget(OVERLORD, figure, RANGED, -1, 0), CHECK_VICTORY, rest)
            return
