"""Who is hidden in a zone: found by a hero who enters it."""

from __future__ import annotations

from tablee.core.bits import bit, has
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import OVERLORD
from tablee.games.conan.state import ConanState, zone_name


def search(state: ConanState, zone: i64) -> None:
    """Show whether the captive is hidden in a zone that a hero has entered."""
    scenario = state.scenario()
    if not has(scenario.hiding_places & ~state.searched, zone) or state.hiding_place < 0:
        return
    state.searched |= bit(zone)
    if state.hiding_place == zone:
        state.hiding_place = -1
        state.lay(zone, scenario.captive)
        state.tell(act.FOUND, OVERLORD, scenario.captive)
    else:
        state.tell(act.SEARCHED, OVERLORD, zone_name(state, zone))
