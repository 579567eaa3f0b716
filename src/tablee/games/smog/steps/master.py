"""The Shadow Master: payments, favours at the end of a round, and what they bring."""

from __future__ import annotations

from tablee.core.bits import bit, lowest
from tablee.core.native import append, i64, vec
from tablee.games.smog import actions as act
from tablee.games.smog.data import ESPLANADE, MOST_PAID_AT_ONCE, RESERVE_LIMIT
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps import obstacles
from tablee.games.smog.steps.market import enter_agent

# -- paying [61, 62] ----------------------------------------------------------------------


def most_at_once(state: SmogState, seat: i64) -> i64:
    """Return the largest payment that can be made at once.

    Coins count one by one (E45), so one at a time is enough. The amount paid at once matters only
    if an overpayment is lost completely.
    """
    held = state.at[seat].sovereigns
    if state.overpayment_lost and state.favoured == seat:
        return min(held, i64(MOST_PAID_AT_ONCE))
    return min(held, i64(1))


def append_payments(state: SmogState, seat: i64, found: vec[i64]) -> vec[i64]:
    for more in range(most_at_once(state, seat)):
        found = append(found, act.PAY + more)
    return found


def obstacle_to_payment(state: SmogState, seat: i64, sovereigns: i64) -> i64:
    if sovereigns > state.at[seat].sovereigns:
        return obstacles.NO_SOVEREIGN
    return obstacles.COIN_BY_COIN


def pay_master(state: SmogState, seat: i64, sovereigns: i64) -> None:
    side = state.at[seat]
    side.sovereigns -= sovereigns
    state.tell(act.PAID_MASTER, seat, 0, sovereigns)
    if (
        state.overpayment_lost
        and state.favoured == seat
        and side.reserve + sovereigns > RESERVE_LIMIT
    ):
        state.bank += sovereigns
        empty_full_reserve(state, seat)
        return
    for coin in range(sovereigns):
        put_in_reserve(state, seat)


def put_in_reserve(state: SmogState, seat: i64) -> None:
    """Add a coin; the favoured player's fifth empties the reserve [64, E45, E46]."""
    state.at[seat].reserve += 1
    if state.favoured == seat:
        keep_to_limit(state, seat)


def keep_to_limit(state: SmogState, seat: i64) -> None:
    """Empty a favoured player's reserve of 5 or more, however the coins came there [64, E49]."""
    if state.at[seat].reserve >= RESERVE_LIMIT:
        empty_full_reserve(state, seat)


def empty_full_reserve(state: SmogState, seat: i64) -> None:
    """The figure stays until the end of the round (E44, E96)."""
    state.tell(act.RESERVE_FULL, seat, 0, empty_reserve(state, seat))


def empty_reserve(state: SmogState, seat: i64) -> i64:
    """Put a reserve into the bank; return what was in it."""
    sovereigns = state.at[seat].reserve
    state.bank += sovereigns
    state.at[seat].reserve = 0
    return sovereigns


# -- favours [63-73] ----------------------------------------------------------------------


def settle_favours(state: SmogState) -> None:
    """The end of a round: the highest reserve wins the figure and the first player token."""
    winner = highest_bidder(state)
    if winner < 0:
        if state.favoured >= 0:
            state.tell(act.NOBODY_FAVOURED, state.favoured, 0)
        state.favoured = -1
    elif winner != state.favoured:
        regained = state.favoured < 0 and state.last_favoured == winner
        state.favoured = winner
        state.last_favoured = winner
        state.first = winner
        state.tell(act.FAVOURED, winner, 0)
        if not regained or state.regain_counts_as_move:
            figure_moved(state, winner)
        else:
            keep_to_limit(state, winner)


def highest_bidder(state: SmogState) -> i64:
    """Return who wins the favours, or -1: nobody paid, or even expertise is tied [66-69, E50]."""
    highest: i64 = 0
    for side in state.at:
        highest = max(highest, side.reserve)
    if highest == 0:
        return -1
    best: i64 = -1
    bidders: i64 = 0
    for seat in range(state.seats):
        side = state.at[seat]
        if side.reserve == highest:
            ethers = side.ethers[state.expertise(seat)]
            if ethers > best:
                best = ethers
                bidders = 0
            if ethers == best:
                bidders |= bit(seat)
    seat = lowest(bidders)
    if bidders != bit(seat):
        return -1
    return seat


def figure_moved(state: SmogState, seat: i64) -> None:
    """All reserves are emptied and the oldest agent is replaced [72, 76, E53]."""
    total: i64 = 0
    for other in range(state.seats):
        total += empty_reserve(state, other)
    state.tell(act.RESERVES_EMPTIED, seat, 0, total)
    if len(state.queue) > 0:
        oldest = state.queue[0]
        place = state.agent_at[oldest]
        state.agent_at[oldest] = ESPLANADE
        state.queue = state.queue[1:]
        state.tell(act.AGENT_LEFT, seat, state.slots[oldest])
        enter_agent(state, seat, place)
