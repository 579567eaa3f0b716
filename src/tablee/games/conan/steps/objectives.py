"""Victory [SC]: checked after each complete action and at the end of each round."""

from __future__ import annotations

from tablee.core.engine import Auto, empty_agenda
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import HEROES_SIDE, OVERLORD, OVERLORD_SIDE
from tablee.games.conan.records import IN_PLAY
from tablee.games.conan.scenario.scenario import IMMEDIATE, Objective
from tablee.games.conan.state import ConanState


def is_met(state: ConanState, objective: Objective) -> bool:
    """Say whether every test of an objective holds, or one of them if one is enough."""
    for test in objective.tests:
        if test.holds(state) == objective.any:
            return objective.any
    return not objective.any


def no_hero_in_play(state: ConanState) -> bool:
    """All are dead or have left; a shapechanger who is away will return (E100)."""
    for hero in state.at:
        if hero.fate == IN_PLAY:
            return False
    return True


def has_won(state: ConanState, side: i64, when: i64) -> bool:
    """Say whether a side meets one of its objectives; the side that kills the captive loses.

    Heroes who are all dead or gone without theirs have lost (E100).
    """
    if state.killer >= 0:
        return state.killer != side
    for objective in state.scenario().objectives:
        if objective.side != side:
            continue
        timely = objective.when == when or objective.when == IMMEDIATE
        if timely and is_met(state, objective):
            return True
    return side == OVERLORD_SIDE and no_hero_in_play(state)


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
