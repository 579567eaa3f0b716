"""Captives of any scenario: how they die."""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.scenario.moments import tell_captive_dies
from tablee.games.conan.state import ConanState


def kill_captive(state: ConanState, captive: i64, side: i64, seat: i64) -> None:
    """A side has killed her: she is out of the game."""
    state.discarded[captive] += 1
    tell_captive_dies(state, captive, side)
    state.tell(act.CAPTIVE_DIED, seat, captive)
