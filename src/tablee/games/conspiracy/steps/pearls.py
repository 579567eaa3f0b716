"""Become the pearl master."""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.conspiracy import actions as act
from tablee.games.conspiracy.state import ConspiracyState


def gain_pearls(state: ConspiracyState, seat: i64, pearls: i64) -> None:
    """Count pearls; a seat that reaches the master's total takes the token [23-26]."""
    target = state.pearls_on_track()
    state.at[seat].pearls += pearls
    state.tell(act.GAINED_PEARLS, seat, 0, pearls)
    if state.pearl_master != seat and state.at[seat].pearls >= target:
        state.pearl_master = seat
        state.tell(act.PEARL_MASTER, seat, 0, state.at[seat].pearls)
