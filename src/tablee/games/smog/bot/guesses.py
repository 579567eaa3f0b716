"""What an opponent's secrets probably are, judged by what everybody can see.

A gentleman buys what his combination needs and sells the rest, so his possessions tell much about
his needs. One who has everything and stands on a portal's tile has often come to leave. The numbers
come from 150 games between `regular` bots with two players and 300 between greedy ones with four;
docs/bots-tried.md lists them.
"""

from __future__ import annotations

from typing import Final

from tablee.core.native import i64, vec
from tablee.core.pile import Pile, zeros
from tablee.core.rng import Rng
from tablee.games.smog.data import ETHERS
from tablee.games.smog.state import SmogState
from tablee.games.smog.view.hidden import combinations_left, knows_secrets_of, portals_left

SURE: Final = 10_000
# By the number of Ethers that somebody has: how many times less likely a combination is for each of
# them that it does not need. The first is the one that everybody starts with, so it says nothing.
DOUBT: Final[vec[i64]] = vec[i64]([1, 1, 4, 20, 50])
MOST_TOLD: Final = 4
COME_TO_LEAVE: Final = 4  # times likelier: the portal where somebody with everything stands


def guess_secrets(state: SmogState, seat: i64, rng: Rng) -> None:
    """Re-deal combinations and portals to the others, preferring those that fit what they have."""
    combinations = combinations_left(state, seat)
    portals = portals_left(state, seat)
    for other in range(state.seats):
        if not knows_secrets_of(state, other, seat):
            guess_combination(state, other, combinations, rng)
            guess_portal(state, other, portals, rng)


def guess_combination(state: SmogState, other: i64, left: Pile, rng: Rng) -> None:
    side = state.at[other]
    doubt = DOUBT[min(side.ether_total(), i64(MOST_TOLD))]
    weights = zeros(left.size())
    for i in range(left.size()):
        weight: i64 = SURE
        for ether in range(ETHERS):
            needless = side.ethers[ether] - state.board.needs[left.cards[i] * ETHERS + ether]
            for one in range(needless):
                weight //= doubt
        weights[i] = weight + 1
    side.combination = left.take(drawn(weights, rng))


def guess_portal(state: SmogState, other: i64, left: Pile, rng: Rng) -> None:
    """The combination must be guessed first: it tells whether everything is there."""
    side = state.at[other]
    weights = zeros(left.size())
    for i in range(left.size()):
        weights[i] = 1
        side.portal = left.cards[i]
        if state.has_all(other) and state.portal_place(other) == side.place:
            weights[i] = COME_TO_LEAVE
    side.portal = left.take(drawn(weights, rng))


def drawn(weights: vec[i64], rng: Rng) -> i64:
    """Return an index, with a probability given by its weight."""
    total: i64 = 0
    for weight in weights:
        total += weight
    mark = rng.below(total)
    index: i64 = 0
    while mark >= weights[index]:
        mark -= weights[index]
        index += 1
    return index
