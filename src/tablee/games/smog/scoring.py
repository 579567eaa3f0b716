"""Who has won, and everybody's progress: SMOG has no points, only a way out."""

from __future__ import annotations

from tablee.core.bits import bit, count
from tablee.core.native import i64
from tablee.games.smog.data import ETHERS
from tablee.games.smog.state import SmogState


def points(state: SmogState, seat: i64) -> i64:
    """Return what a seat has of what it needs: artefacts, its Ethers, the way out."""
    owned = artefacts_owned(state, seat) + ethers_owned(state, seat)
    if state.winner == seat:
        return owned + 1
    return owned


def artefacts_owned(state: SmogState, seat: i64) -> i64:
    return count(state.at[seat].artefacts)


def ethers_owned(state: SmogState, seat: i64) -> i64:
    """Return how many of the four Ethers of its combination a seat has."""
    if state.at[seat].combination < 0:
        return 0
    owned: i64 = 0
    for ether in range(ETHERS):
        owned += min(state.at[seat].ethers[ether], state.need(seat, ether))
    return owned


def winners(state: SmogState) -> i64:
    """The player who has left the market has won [45]; a game without a winner is a draw (E84)."""
    if state.winner >= 0:
        return bit(state.winner)
    return bit(state.seats) - 1
