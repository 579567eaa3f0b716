"""Reaction windows [RW]: moments at which somebody else than the acting figure may act.

A window asks only those who have a legal choice. Between two actions of heroes no
window is opened: nothing there changes what the next one offers.
"""

from __future__ import annotations

from typing import Any

from tablee.core.bits import has, listed
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    GEMS_TO_CLEAN_UP,
    HERO_SLOTS,
    MITRAS_HALO,
    OVERLORD,
    SPELL_BOX,
    SPELL_CASTER,
    SPELLS,
)
from tablee.games.conan.state import IN_PLAY, ConanState, name_of, tile_name


def can_cast(state: ConanState, figure: i64, spell: i64) -> bool:
    """Say whether a hero has the card, the skill and the gems [SP-1, SP-2, E112]."""
    hero = state.at[figure]
    if hero.fate != IN_PLAY or not has(hero.spells, spell):
        return False
    if not state.has_skill(figure, SPELL_CASTER):
        return False
    if spell == MITRAS_HALO and hero.halo:
        return False
    return hero.spendable(SPELL_BOX + spell) >= SPELLS[spell].cost


def pay_for_spell(state: ConanState, figure: i64, spell: i64, gems: i64) -> None:
    """The gems lie on the card before anything is resolved [SP-1, SP-8]."""
    hero = state.at[figure]
    state.tell(act.ACTS, hero.seat, name_of(state, figure))
    state.tell(act.CAST_SPELL, hero.seat, spell, gems)
    hero.spend(SPELL_BOX + spell, gems)


def cast_halo(state: ConanState, figure: i64) -> None:
    """The token adds 2 to the passive defence against every attack (E53)."""
    pay_for_spell(state, figure, MITRAS_HALO, SPELLS[MITRAS_HALO].cost)
    state.at[figure].halo = True


def reactions_of(state: ConanState, figure: i64) -> vec[i64]:
    found = vec[i64](capacity=2)
    for spell in listed(state.at[figure].spells):
        if SPELLS[spell].reaction and can_cast(state, figure, spell):
            found = append(found, act.CAST + spell)
    return found


class SpellWindow(Auto[ConanState]):
    """Ask every hero with a reaction spell, even a resting one [RW-3, RW-7, SP-3]."""

    def run(self, state: ConanState) -> None:
        for figure in range(HERO_SLOTS - 1, -1, -1):
            if len(reactions_of(state, figure)) > 0:
                state.push(React(state.at[figure].seat, figure))


class React(Step[ConanState]):
    """Cast a reaction spell now, or not [SP-3]."""

    figure: i64

    def __init__(self, seat: i64, figure: i64) -> None:
        self.seat = seat
        self.figure = figure

    def options(self, state: ConanState) -> vec[i64]:
        return append(reactions_of(state, self.figure), i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action != act.PASS:
            cast_halo(state, self.figure)

    def rule(self, action: i64) -> str:
        return "conan:SP-3"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("only-a-reaction-spell-may-be-cast-now", "conan:SP-3")


def can_clean_up(state: ConanState) -> bool:
    return state.bloodied != 0 and state.available + state.fatigue >= GEMS_TO_CLEAN_UP


def clean_up_options(state: ConanState) -> vec[i64]:
    """Return the bloodied tiles that 2 gems may remove [OT-8]."""
    found = vec[i64](capacity=8)
    if can_clean_up(state):
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
        if self.who != OVERLORD and can_clean_up(state):
            state.push(SPELL_WINDOW, CleanUp(OVERLORD))
        else:
            state.push(SPELL_WINDOW)


class CleanUp(Step[ConanState]):
    """The overlord may remove bloodied tiles from the river at any moment [OT-8]."""

    def options(self, state: ConanState) -> vec[i64]:
        return append(clean_up_options(state), i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        tile = state.scenario().tile_of[action - act.CLEAN]
        clean_up(state, tile)
        if can_clean_up(state):
            state.push(self)

    def rule(self, action: i64) -> str:
        return "conan:OT-8"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("only-a-bloodied-tile-may-be-removed", "conan:OT-8")


SPELL_WINDOW = SpellWindow(0)
OVERLORDS_WINDOW = Window(0)
HEROES_WINDOW = Window(1)
