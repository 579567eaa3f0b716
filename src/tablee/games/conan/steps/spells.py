"""Spells cast as an action [SP]: which can be cast, on whom, for how many gems."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import has, listed
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.moments import ASKS, FIGURES, SPELL_POWERS, SPELLS_AT, ZONES
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.asking import FigureStep, figures_offered, zones_offered
from tablee.games.conan.steps.casting import can_cast, cast_at_once, pay_for_spell


def has_target(state: ConanState, figure: i64, spell: i64) -> bool:
    """A spell without a legal target cannot be cast [SP-8]."""
    power = SPELL_POWERS[spell]
    if has(SPELLS_AT[FIGURES], spell):
        return power.figures(state, figure) != 0
    if has(SPELLS_AT[ZONES], spell):
        return power.zones(state, figure) != 0
    return power.has_target(state, figure)


def castable(state: ConanState, figure: i64) -> vec[i64]:
    """Return the spells with a legal target that a figure can pay for [SP-2, SP-8]."""
    found = vec[i64](capacity=4)
    for spell in listed(state.spells_of(figure)):
        if can_cast(state, figure, spell) and has_target(state, figure, spell):
            found = append(found, spell)
    return found


def cast(state: ConanState, figure: i64, spell: i64) -> None:
    """Pay and resolve a spell, or ask for its target first."""
    seat = state.seat_of(figure)
    if has(SPELLS_AT[FIGURES], spell):
        state.push(ChooseSpellTarget(seat, figure, spell))
    elif has(SPELLS_AT[ZONES], spell):
        state.push(ChooseSpellZone(seat, figure, spell))
    elif has(SPELLS_AT[ASKS], spell):
        SPELL_POWERS[spell].ask(state, figure)
    else:
        cast_at_once(state, figure, spell)


class ChooseSpell(FigureStep):
    """Choose the spell that a unit casts in its activation [SP-4]."""

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for spell in castable(state, self.figure):
            found = append(found, act.CAST + spell)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        cast(state, self.figure, action - act.CAST)

    def rule(self, action: i64) -> str:
        return "conan:SP-4"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-spell-cannot-be-cast", "conan:SP-2")


class ChooseSpellTarget(FigureStep):
    """Choose the figure on which a spell is cast [SP-8]."""

    spell: i64

    def __init__(self, seat: i64, figure: i64, spell: i64) -> None:
        super().__init__(seat, figure)
        self.spell = spell

    def options(self, state: ConanState) -> vec[i64]:
        return figures_offered(state, SPELL_POWERS[self.spell].figures(state, self.figure))

    def resolve(self, state: ConanState, action: i64) -> None:
        power = SPELL_POWERS[self.spell]
        target = state.scenario().figure_of[action - act.FIGURE]
        gems = power.price(state, self.figure, target)
        pay_for_spell(state, self.figure, self.spell, gems)
        state.tell(act.SPELL_LASTS, self.seat, action - act.FIGURE)
        power.cast_on(state, self.figure, target)

    def rule(self, action: i64) -> str:
        return "conan:SP-8"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)], "spell": ["spell", self.spell]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-is-no-target-for-the-spell", "conan:SP-8")


class ChooseSpellZone(FigureStep):
    """Choose the zone on which a spell is cast [SP-8]."""

    spell: i64

    def __init__(self, seat: i64, figure: i64, spell: i64) -> None:
        super().__init__(seat, figure)
        self.spell = spell

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, SPELL_POWERS[self.spell].zones(state, self.figure))

    def resolve(self, state: ConanState, action: i64) -> None:
        power = SPELL_POWERS[self.spell]
        zone = action - act.ZONE - state.board().first_zone
        gems = power.price_of_zone(state, self.figure, zone)
        pay_for_spell(state, self.figure, self.spell, gems)
        power.cast_on_zone(state, self.figure, zone)

    def rule(self, action: i64) -> str:
        return SPELL_POWERS[self.spell].rule_of_zone()

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)], "spell": ["spell", self.spell]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return SPELL_POWERS[self.spell].why_not_zone()
