"""Victory [SC]: checked after each complete action and at the end of each round."""

from __future__ import annotations

from tablee.core.engine import Auto, empty_agenda
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import HEROES_SIDE, OVERLORD, OVERLORD_SIDE
from tablee.games.conan.scenario import (
    CARRIED_OFF_BOARD,
    IMMEDIATE,
    NO_HERO_ON_BOARD,
    ROUND_AT_LEAST,
    Objective,
)
from tablee.games.conan.state import ConanState


def is_met(state: ConanState, objective: Objective) -> bool:
    """Say whether every test of an objective holds."""
    for place in range(len(objective.tests)):
        if not holds(state, objective.tests[place], objective.values[place]):
            return False
    return True


def holds(state: ConanState, test: i64, value: i64) -> bool:
    if test == CARRIED_OFF_BOARD:
        return state.carried_off[value] > 0
    if test == ROUND_AT_LEAST:
        return state.round >= value
    if test == NO_HERO_ON_BOARD:
        return state.heroes_on_board() == 0
    return not has_won(state, value, IMMEDIATE)  # OBJECTIVE_NOT_MET


def has_won(state: ConanState, side: i64, when: i64) -> bool:
    """Say whether a side meets one of its objectives; who kills the captive loses."""
    if state.killer >= 0:
        return state.killer != side
    for objective in state.scenario().objectives:
        if objective.side == side and objective.when <= when and is_met(state, objective):
            return True
    return False


def settle_victory(state: ConanState, when: i64) -> bool:
    """End the game if a side has won; if both have, the one whose turn it is (E98)."""
    first = state.side
    second = OVERLORD_SIDE
    if first == OVERLORD_SIDE:
        second = HEROES_SIDE
    if has_won(state, first, when):
        win(state, first)
        return True
    if has_won(state, second, when):
        win(state, second)
        return True
    return False


def win(state: ConanState, side: i64) -> None:
    """The game ends as soon as a side's objectives are met [SC-2]."""
    state.winner = side
    state.agenda = empty_agenda()
    if side == HEROES_SIDE:
        state.tell(act.HEROES_WIN, 1, 0)
    else:
        state.tell(act.OVERLORD_WINS, OVERLORD, 0)


class CheckVictory(Auto[ConanState]):
    """Look at the objectives after a complete action [RW-15]."""

    def run(self, state: ConanState) -> None:
        settle_victory(state, IMMEDIATE)


CHECK_VICTORY = CheckVictory(0)
