"""What a position of SMOG promises a seat: the value at which a search stops.

The numbers, in hundredths of a round, come from a logistic regression on who won 225 games
between two greedy bots (deals 400,000 to 400,299, every fourth left out). Their log loss on the
other 75 games is 0.49; that of the way out alone, as the moves are judged, 0.54. What that
leaves out most is what a seat already has: an artefact is worth far more than the purchase saved.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import count
from tablee.core.native import i64
from tablee.games.smog.data import ETHERS
from tablee.games.smog.plans import best_plan, lacks, still_to_buy
from tablee.games.smog.state import SmogState

START: Final = 3000  # about what the way out takes at the beginning
GONE: Final = 10000  # a seat that has left
COIN: Final = 90
CARD: Final = 45
ARTEFACT: Final = 480
LACKING: Final = 190  # each Ether that the combination still needs, beside its purchase
ACTION_LEFT: Final = 27

UNSURE: Final = 1780  # shared by what the seat with most artefacts has, and two


def prospects(state: SmogState, seat: i64) -> i64:
    """The nearer the way out, the better."""
    side = state.at[seat]
    if state.winner == seat:
        return GONE
    if side.combination < 0:
        return 0
    worth = START - best_plan(state, seat).cost - still_to_buy(state, seat)
    worth += side.sovereigns * COIN + side.hand_size() * CARD + count(side.artefacts) * ARTEFACT
    for ether in range(ETHERS):
        worth -= lacks(state, seat, ether) * LACKING
    if state.to_move() == seat:
        worth += state.actions * ACTION_LEFT
    return worth


def lead(state: SmogState) -> i64:
    """The nearer somebody is to leaving, the surer a lead."""
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, count(state.at[seat].artefacts))
    return UNSURE // (most + 2)
