"""Tables where a hero casts one spell."""

from __future__ import annotations

from typing import Any

from tablee.games.conan import data
from tablee.games.conan.state import ConanState
from tests.conan.arena import arena
from tests.conan.tables import figure_of

CASTER = "hadrathus"


def magic(
    spell: str,
    units: dict[str, list[str]] | None = None,
    heroes: dict[str, str] | None = None,
    **more: Any,
) -> ConanState:
    """Return an arena where Hadrathus in b3 has one spell."""
    return arena({CASTER: "b3", **(heroes or {})}, units, spells={CASTER: [spell]}, **more)


def until(state: ConanState) -> int:
    """Return when the last spell cast ends."""
    return state.effect_until[-1]


def works(state: ConanState, spell: str, name: str) -> bool:
    return state.feels(figure_of(state, name), data.SPELL_IDS.index(spell))
