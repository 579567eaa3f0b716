"""Leaving the Shadow Market: the end of the game."""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.smog import actions as act
from tablee.games.smog.data import ALL_ARTEFACTS
from tablee.games.smog.moments import turning_forbidden
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps import obstacles


def obstacle_to_leaving(state: SmogState, seat: i64) -> i64:
    """On the own portal, with the combination and one artefact of each type [45, E25, E97]."""
    side = state.at[seat]
    if side.artefacts != ALL_ARTEFACTS:
        return obstacles.ARTEFACTS_MISSING
    if not state.owns_combination(seat):
        return obstacles.ETHERS_MISSING
    if side.place != state.portal_place(seat):
        return obstacles.NOT_ON_PORTAL
    if turning_forbidden(state, side.place):
        return obstacles.LOST_BOY_AT_PORTAL
    return obstacles.NOTHING


def leave(state: SmogState, seat: i64) -> None:
    """Show both secret cards and win; nobody finishes the round (E80)."""
    state.winner = seat
    state.tell(act.LEFT_MARKET, seat, state.at[seat].place)
