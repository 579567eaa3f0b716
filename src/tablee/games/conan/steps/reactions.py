"""Windows between phases and actions [RW-1]: reaction spells, and cleaning the river.

A window asks only those who have a legal choice. Between two actions of heroes it asks only for
reactions that change something then. Others can wait for the attack they are meant for.
"""

from __future__ import annotations

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import GEMS_TO_CLEAN_UP, HERO_SLOTS, OVERLORD
from tablee.games.conan.moments import SPELL_POWERS, SPELLS_AT, WORTH_A_PAUSE
from tablee.games.conan.state import ConanState, tile_name
from tablee.games.conan.steps.attack import SPELL_WINDOW, SpellWindow
from tablee.games.conan.steps.casting import can_cast, with_reactions


def clean_up_options(state: ConanState) -> vec[i64]:
    """Return the bloodied tiles that 2 gems may remove [OT-8]."""
    found = vec[i64](capacity=8)
    if state.bloodied == 0 or state.available + state.fatigue < GEMS_TO_CLEAN_UP:
        return found
    for tile in state.river:
        if has(state.bloodied, tile):
            found = append(found, act.CLEAN + tile_name(state, tile))
    return found


def clean_up(state: ConanState, tile: i64) -> None:
    """Two gems leave the game, from fatigue first; the gap closes at once [OT-4, OT-8, OT-12]."""
    gems: i64 = GEMS_TO_CLEAN_UP
    from_fatigue = min(gems, state.fatigue)
    state.fatigue -= from_fatigue
    state.available -= gems - from_fatigue
    state.removed += gems
    state.tell(act.CLEANED, OVERLORD, tile_name(state, tile))
    left = vec[i64](capacity=8)
    for other in state.river:
        if other != tile:
            left = append(left, other)
    state.river = left


class Window(Auto[ConanState]):
    """A moment between phases or activations: reaction spells, and the river [RW-1].

    In his own turn the overlord cleans the river as one of his choices; in the
    heroes' turn he is asked here.
    """

    def run(self, state: ConanState) -> None:
        if self.who != OVERLORD and len(clean_up_options(state)) > 0:
            state.push(SPELL_WINDOW, CleanUp(OVERLORD))
        else:
            state.push(SPELL_WINDOW)


class BetweenActions(Auto[ConanState]):
    """Ask those with a reaction that does something now; an active hero acts by himself [RW-1]."""

    def run(self, state: ConanState) -> None:
        asked = eager(state)
        if asked != 0:
            state.push(SpellWindow((bit(state.scenario().figures) - 1) & ~asked))


def eager(state: ConanState) -> i64:
    """Return the figures with a reaction that does something between two actions."""
    members: i64 = 0
    for figure in listed(with_reactions(state)):
        spells = state.spells_of(figure) & SPELLS_AT[WORTH_A_PAUSE]
        if spells == 0 or (figure < HERO_SLOTS and state.at[figure].active):
            continue
        for spell in listed(spells):
            if can_cast(state, figure, spell) and SPELL_POWERS[spell].worth_a_pause(state, figure):
                members |= bit(figure)
    return members


class CleanUp(Step[ConanState]):
    """The overlord may remove bloodied tiles from the river at any moment [OT-8]."""

    def options(self, state: ConanState) -> vec[i64]:
        return append(clean_up_options(state), i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        tile = state.scenario().tile_of[action - act.CLEAN]
        clean_up(state, tile)
        if len(clean_up_options(state)) > 0:
            state.push(self)

    def rule(self, action: i64) -> str:
        return "conan:OT-8"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("only-a-bloodied-tile-may-be-removed", "conan:OT-8")


OVERLORDS_WINDOW = Window(0)
HEROES_WINDOW = Window(1)
BETWEEN_ACTIONS = BetweenActions(0)
