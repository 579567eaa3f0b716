"""Lasting spells: whom they affect, and until when."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import has
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan.data import (
    END_OF_TURN,
    HERO_SLOTS,
    HEROES_SIDE,
    SPELLS,
    TARGETS_TURN,
)
from tablee.games.conan.moments import (
    ENDS_WITH_CASTER,
    LOAD_TAKEN,
    SKILLS_GIVEN,
    SPELL_POWERS,
    SPELLS_AT,
)
from tablee.games.conan.state import ConanState

# When an effect ends: the upkeep or the beginning of a side's turn (E56).
HEROES_END: Final = 0
OVERLORDS_END: Final = 1
HEROES_START: Final = 2
OVERLORDS_START: Final = 3


def ends_when(state: ConanState, spell: i64, caster: i64, target: i64) -> i64:
    """Return until when a spell lasts; `target` is a figure where that matters (E56)."""
    side = state.side_of(caster)
    if SPELLS[spell].lasts == TARGETS_TURN:
        side = state.side_of(target)
    if SPELLS[spell].lasts == END_OF_TURN:
        return HEROES_END if side == HEROES_SIDE else OVERLORDS_END
    return HEROES_START if side == HEROES_SIDE else OVERLORDS_START


def lay(state: ConanState, spell: i64, caster: i64, target: i64) -> None:
    """Let a spell affect a figure, a zone or a side; if cast again, only the later end counts."""
    _keep(state, spell, target)
    state.effect_spell = append(state.effect_spell, spell)
    state.effect_on = append(state.effect_on, target)
    state.effect_by = append(state.effect_by, caster)
    state.effect_until = append(state.effect_until, ends_when(state, spell, caster, target))
    state.effect_hit = append(state.effect_hit, i64(0))
    refresh(state)


def _remove(state: ConanState, doomed: vec[i64]) -> None:
    """Drop the effects marked with 1."""
    spells = vec[i64](capacity=4)
    targets = vec[i64](capacity=4)
    casters = vec[i64](capacity=4)
    ends = vec[i64](capacity=4)
    hits = vec[i64](capacity=4)
    for place in range(len(state.effect_spell)):
        if doomed[place] == 0:
            spells = append(spells, state.effect_spell[place])
            targets = append(targets, state.effect_on[place])
            casters = append(casters, state.effect_by[place])
            ends = append(ends, state.effect_until[place])
            hits = append(hits, state.effect_hit[place])
    state.effect_spell = spells
    state.effect_on = targets
    state.effect_by = casters
    state.effect_until = ends
    state.effect_hit = hits
    refresh(state)


def _keep(state: ConanState, spell: i64, target: i64) -> None:
    """Drop an earlier casting of the same spell on the same target."""
    doomed = zeros(len(state.effect_spell))
    for place in range(len(state.effect_spell)):
        if state.effect_spell[place] == spell and state.effect_on[place] == target:
            doomed[place] = 1
    _remove(state, doomed)


def end(state: ConanState, moment: i64) -> None:
    """End the effects that last until this moment."""
    if len(state.effect_spell) == 0:
        return
    doomed = zeros(len(state.effect_spell))
    for place in range(len(state.effect_spell)):
        if state.effect_until[place] == moment:
            doomed[place] = 1
    _remove(state, doomed)


def end_with(state: ConanState, caster: i64) -> None:
    """End the spells that do not outlive their caster (E57)."""
    doomed = zeros(len(state.effect_spell))
    for place in range(len(state.effect_spell)):
        mortal = has(SPELLS_AT[ENDS_WITH_CASTER], state.effect_spell[place])
        if mortal and state.effect_by[place] == caster:
            doomed[place] = 1
    _remove(state, doomed)


def refresh(state: ConanState) -> None:
    """Rebuild which skills spells give and whose load they lighten."""
    state.granted = zeros(state.scenario().figures)
    for slot in range(HERO_SLOTS):
        state.at[slot].relief = 0
    for place in range(len(state.effect_spell)):
        spell = state.effect_spell[place]
        target = state.effect_on[place]
        if has(SPELLS_AT[SKILLS_GIVEN], spell):
            state.granted[target] |= SPELL_POWERS[spell].skills_given()
        if has(SPELLS_AT[LOAD_TAKEN], spell) and target < HERO_SLOTS:
            state.at[target].relief = SPELL_POWERS[spell].load_taken()
