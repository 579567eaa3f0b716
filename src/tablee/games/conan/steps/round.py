"""A round [HT-1]: the heroes' turn, the overlord's turn, upkeep after each."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.engine import Auto
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    HERO_SLOTS,
    HEROES_SIDE,
    OVERLORD,
    OVERLORD_SIDE,
    SPELL_COUNT,
)
from tablee.games.conan.lasting import tell_turn_begins, tell_turn_ends, tell_wakes
from tablee.games.conan.powers.effects import (
    HEROES_END,
    HEROES_START,
    OVERLORDS_END,
    OVERLORDS_START,
    end,
)
from tablee.games.conan.records import IN_PLAY
from tablee.games.conan.scenario.moments import tell_first_round, tell_overlord_starts
from tablee.games.conan.scenario.scenario import END_OF_ROUND, START_OF_OVERLORD_TURN
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.heroes import ChooseState, HeroesTurn
from tablee.games.conan.steps.manipulation import check_load
from tablee.games.conan.steps.objectives import CHECK_VICTORY, settle_victory
from tablee.games.conan.steps.overlord import OVERLORD_ACTS
from tablee.games.conan.steps.reactions import HEROES_WINDOW, OVERLORDS_WINDOW


class FirstRound(Auto[ConanState]):
    """Hide the hidden, place those who choose a place, let the first side begin [SC-5]."""

    def run(self, state: ConanState) -> None:
        if state.scenario().overlord_first:
            state.tell(act.ROUND, OVERLORD, 0, 1)
            state.push(BEGIN_OVERLORDS_TURN)
        else:
            state.push(BEGIN_ROUND)
        tell_first_round(state)


class BeginRound(Auto[ConanState]):
    """The heroes recover, then act [HT-1, HT-3]."""

    def run(self, state: ConanState) -> None:
        state.side = HEROES_SIDE
        state.done = 0
        state.commanded = 0
        begin_turn(state, HEROES_START)
        state.tell(act.ROUND, OVERLORD, 0, state.round + 1)
        first: i64 = 0
        for figure in range(HERO_SLOTS - 1, -1, -1):
            if state.at[figure].fate == IN_PLAY:
                first = figure
        state.push(HEROES_WINDOW, HeroesTurn(first), HEROES_WINDOW, END_HEROES_TURN)
        for figure in range(HERO_SLOTS - 1, -1, -1):
            hero = state.at[figure]
            if hero.fate == IN_PLAY:
                hero.walked = False
                state.push(ChooseState(hero.seat, figure))
                tell_wakes(state, figure)


def begin_turn(state: ConanState, moment: i64) -> None:
    """End what lasts until this turn; begin what waits for it (E56, E66)."""
    end(state, moment)
    tell_turn_begins(state, own_figures(state))


def own_figures(state: ConanState) -> i64:
    """Return the set of all figures of the side whose turn it is."""
    if state.side == HEROES_SIDE:
        return state.scenario().heroes_side
    return bit(state.scenario().figures) - 1 - state.scenario().heroes_side


def end_turn(state: ConanState, moment: i64) -> None:
    """Upkeep: everybody moves the gems used this turn to fatigue [GZ-5, E134]."""
    for hero in state.at:
        hero.upkeep()
    for spell in range(SPELL_COUNT):
        if state.spell_gems[spell] | state.spell_used[spell] != 0:
            state.fatigue += state.spell_gems[spell]
            state.spell_gems[spell] = 0
            state.spell_used[spell] = 0
    tell_turn_ends(state, own_figures(state))
    end(state, moment)
    for figure in range(HERO_SLOTS):
        check_load(state, figure)


class EndHeroesTurn(Auto[ConanState]):
    """Upkeep, then the overlord's turn [GZ-5]."""

    def run(self, state: ConanState) -> None:
        state.push(BEGIN_OVERLORDS_TURN)
        end_turn(state, HEROES_END)


class BeginOverlordsTurn(Auto[ConanState]):
    """The overlord recovers and the turn marker advances [OT-1, E99]."""

    def run(self, state: ConanState) -> None:
        state.side = OVERLORD_SIDE
        begin_turn(state, OVERLORDS_START)
        tell_overlord_starts(state)
        gems = min(state.scenario().recovery[state.hero_count], state.fatigue)
        state.fatigue -= gems
        state.available += gems
        state.round += 1
        state.activations = state.scenario().activations
        state.tell(act.OVERLORD_RECOVERED, OVERLORD, 0, gems)
        if settle_victory(state, START_OF_OVERLORD_TURN):
            return
        state.push(OVERLORDS_WINDOW, OVERLORD_ACTS, CHECK_VICTORY, END_OVERLORDS_TURN)


class EndOverlordsTurn(Auto[ConanState]):
    """Upkeep; the round is over [E99]."""

    def run(self, state: ConanState) -> None:
        state.push(END_ROUND)
        end_turn(state, OVERLORDS_END)


class EndRound(Auto[ConanState]):
    """Look at what is checked at the end of a round, then begin the next [SC-2]."""

    def run(self, state: ConanState) -> None:
        if not settle_victory(state, END_OF_ROUND):
            state.push(BEGIN_ROUND)


FIRST_ROUND = FirstRound(0)
BEGIN_ROUND = BeginRound(0)
END_HEROES_TURN = EndHeroesTurn(0)
BEGIN_OVERLORDS_TURN = BeginOverlordsTurn(0)
END_OVERLORDS_TURN = EndOverlordsTurn(0)
END_ROUND = EndRound(0)
