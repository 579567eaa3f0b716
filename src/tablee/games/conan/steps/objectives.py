"""Victory [SC]: checked after each complete action and at the end of each round."""

from __future__ import annotations

from tablee.core.bits import has, listed
from tablee.core.engine import Auto, empty_agenda
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import HERO_SLOTS, HEROES_SIDE, NOWHERE, OVERLORD, OVERLORD_SIDE
from tablee.games.conan.records import ABSENT, DEAD, IN_PLAY
from tablee.games.conan.scenario.scenario import (
    ALL_HEROES_DEAD,
    CARRIED_OFF_BOARD,
    CHARACTER_ALIVE,
    CHARACTER_DEAD,
    COUNT_BELOW,
    DEVOURED,
    GOLD,
    HERO_IN_ZONE_WITH,
    IMMEDIATE,
    MARKER_AT_LEAST,
    NO_HERO_ON_BOARD,
    OBJECTIVE_NOT_MET,
    ON_BOARD_COUNTER,
    ROUND_AT_LEAST,
    SCORE_AT_LEAST,
    STATE_FLAG,
    TOKEN_IN_ZONE,
    Objective,
)
from tablee.games.conan.state import ConanState


def is_met(state: ConanState, objective: Objective) -> bool:
    """Say whether every test of an objective holds, or one of them where one is enough."""
    for place in range(len(objective.tests)):
        if holds(state, objective, place) == objective.any:
            return objective.any
    return not objective.any


def holds(state: ConanState, objective: Objective, place: i64) -> bool:
    test = objective.tests[place]
    value = objective.values[place]
    if test == CARRIED_OFF_BOARD:
        return state.carried_off[value] > 0
    if test in (ROUND_AT_LEAST, MARKER_AT_LEAST):
        return state.round >= objective.limits[place]
    if test == NO_HERO_ON_BOARD:
        return no_hero_in_play(state)
    if test == CHARACTER_DEAD:
        return has(state.fallen, value)
    if test == CHARACTER_ALIVE:
        return state.zone[value] != NOWHERE
    if test == ALL_HEROES_DEAD:
        return no_hero_lives(state)
    if test == SCORE_AT_LEAST:
        return score(state, value) >= objective.limits[place]
    if test == COUNT_BELOW:
        return score(state, value) < objective.limits[place]
    if test == STATE_FLAG:
        return is_charm_broken(state)
    if test == HERO_IN_ZONE_WITH:
        return is_carried_in(state, value, objective.zones[place])
    if test == TOKEN_IN_ZONE:
        return is_carried_in(state, value, objective.zones[place]) or lies_in(
            state, value, objective.zones[place]
        )
    assert test == OBJECTIVE_NOT_MET
    return not has_won(state, value, IMMEDIATE)


def score(state: ConanState, counters: i64) -> i64:
    """Return the sum of the counters of a set: villagers devoured, gold, villagers there."""
    total: i64 = 0
    if has(counters, DEVOURED):
        total += state.devoured
    if has(counters, GOLD):
        total += state.gold
    if has(counters, ON_BOARD_COUNTER):
        total += villagers_on_board(state)
    return total


def villagers_on_board(state: ConanState) -> i64:
    card = state.scenario().villagers
    found: i64 = 0
    if card < 0:
        return 0
    for zone in range(state.board().zones):
        found += state.lying(zone, card)
    for hero in state.at:
        found += hero.cards[card]
    return found


def is_charm_broken(state: ConanState) -> bool:
    """Say whether the card that ends the charm was taken, or its maker is dead."""
    maker = state.scenario().charm_figure
    return state.charm_broken or (maker >= 0 and has(state.fallen, maker))


def no_hero_lives(state: ConanState) -> bool:
    for hero in state.at:
        if hero.fate != DEAD and hero.fate != ABSENT:
            return False
    return True


def no_hero_in_play(state: ConanState) -> bool:
    """All are dead or have left; a shapechanger who is away will return (E100)."""
    for hero in state.at:
        if hero.fate == IN_PLAY:
            return False
    return True


def is_carried_in(state: ConanState, card: i64, zones: i64) -> bool:
    """Say whether a hero in one of the zones carries a card."""
    for figure in range(HERO_SLOTS):
        if (
            state.at[figure].fate == IN_PLAY
            and has(zones, state.zone[figure])
            and state.at[figure].cards[card] > 0
        ):
            return True
    return False


def lies_in(state: ConanState, card: i64, zones: i64) -> bool:
    for zone in listed(zones):
        if state.lying(zone, card) > 0:
            return True
    return False


def has_won(state: ConanState, side: i64, when: i64) -> bool:
    """Say whether a side meets one of its objectives; who kills the captive loses.

    Heroes who are all dead or gone without theirs have lost (E100).
    """
    if state.killer >= 0:
        return state.killer != side
    for objective in state.scenario().objectives:
        timely = objective.when == when or objective.when == IMMEDIATE
        if objective.side == side and timely and is_met(state, objective):
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
