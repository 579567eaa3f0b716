"""A round: income, agents, a turn for each seat, favours [17-19, 23]."""

from __future__ import annotations

from typing import Final

from tablee.core.engine import Auto
from tablee.core.native import vec
from tablee.games.smog import actions as act
from tablee.games.smog.data import MAX_SEATS
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps.agents import MoveAgents
from tablee.games.smog.steps.master import put_in_reserve, settle_favours
from tablee.games.smog.steps.turn import AGENTS_ACT, OFFER_INVOCATION, TAKE_TURN


class BeginRound(Auto[SmogState]):
    """Income except in the first round, then the agents move, then the first player's turn."""

    def run(self, state: SmogState) -> None:
        state.round += 1
        state.turn = state.first
        state.tell(act.ROUND, state.first, 0, state.round)
        if state.round > 1:
            pay_income(state)
        state.push(BEGIN_TURN[state.first])
        if state.favoured >= 0 and len(state.queue) > 0:  # [80]
            state.push(MoveAgents(state.favoured, 0))


def pay_income(state: SmogState) -> None:
    """One Sovereign each, the first player first; the favoured player's goes to the reserve."""
    seat = state.first
    for served in range(state.seats):
        if state.payable(1) == 0:  # E64
            state.tell(act.NO_INCOME, seat, 0)
        else:
            state.bank -= 1
            if seat == state.favoured:
                state.tell(act.INCOME_TO_RESERVE, seat, 0)
                put_in_reserve(state, seat)
            else:
                state.at[seat].sovereigns += 1
                state.tell(act.INCOME, seat, 0)
        seat = state.next_seat(seat)


class BeginTurn(Auto[SmogState]):
    """The parts of a turn, in their order."""

    def run(self, state: SmogState) -> None:
        seat = self.who
        state.turn = seat
        state.actions = 0
        state.begged = False
        state.turned_any = False
        state.bought_on = 0
        state.sold_on = 0
        state.push(OFFER_INVOCATION[seat], AGENTS_ACT[seat], TAKE_TURN[seat], END_TURN[seat])


class EndTurn(Auto[SmogState]):
    """Pass the turn; after the last one, the favours and the next round, or the end."""

    def run(self, state: SmogState) -> None:
        if state.winner >= 0:
            return
        state.actions = 0
        if state.dragons_gift_this_turn_only:  # E21
            state.at[self.who].dragons_gifts = 0
        following = state.next_seat(self.who)
        if following != state.first:
            state.push(BEGIN_TURN[following])
            return
        settle_favours(state)
        if state.round_limit > 0 and state.round >= state.round_limit:  # E84
            state.tell(act.DRAWN_GAME, self.who, 0, state.round)
        else:
            state.push(BEGIN_ROUND)


# Steps never change, so those that hold at most a seat are created once.
BEGIN_ROUND: Final[BeginRound] = BeginRound(0)
BEGIN_TURN: Final[vec[BeginTurn]] = vec[BeginTurn]([BeginTurn(seat) for seat in range(MAX_SEATS)])
END_TURN: Final[vec[EndTurn]] = vec[EndTurn]([EndTurn(seat) for seat in range(MAX_SEATS)])
