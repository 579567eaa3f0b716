"""Tables where a hero casts one spell."""

from __future__ import annotations

from tablee.games.conan import data
from tests.conan.arena import arena
from tests.conan.tables import figure_of

CASTER = "hadrathus"


def magic(spell, units=None, heroes=None, **more):
    """Return an arena where Hadrathus in b3 has one spell."""
    return arena({CASTER: "b3", **(heroes or {})}, units, spells={CASTER: [spell]}, **more)


def until(state):
    """Return when the last spell cast ends."""
    return state.effect_until[-1]


def works(state, spell, name):
    return state.feels(figure_of(state, name), data.SPELL_IDS.index(spell))
