"""A turn from its beginning to its end; the end of the game."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, listed
from tablee.core.engine import Auto, Step, each
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.games.sample import actions as act
from tablee.games.sample.data import SEATS
from tablee.games.sample.moments import POWERS
from tablee.games.sample.state import SampleState


class BeginTurn(Auto[SampleState]):
    """Play a card, then draw [3]; without a card to play the game is over [7]."""

    def run(self, state: SampleState) -> None:
        seat = self.who
        if state.at[seat].hand == 0:
            return
        state.turn = seat
        state.tell(act.TURN, seat, 0)
        state.push(PLAY_CARD[seat], END_TURN[seat])


class PlayCard(Step[SampleState]):
    """Choose a card of the hand [3]."""

    def options(self, state: SampleState) -> vec[i64]:
        return each(act.PLAY, listed(state.at[self.seat].hand))

    def resolve(self, state: SampleState, action: i64) -> None:
        play_card(state, self.seat, action - act.PLAY)

    def rule(self, action: i64) -> str:
        return "sample:3"

    def why_not(self, state: SampleState, action: i64) -> Reason:
        return Reason("play-a-card-of-your-hand", "sample:3")


def play_card(state: SampleState, seat: i64, card: i64) -> None:
    """Put a card into the row and do what it says [3]."""
    side = state.at[seat]
    side.hand &= ~bit(card)
    side.row |= bit(card)
    state.tell(act.PLAYED, seat, card)
    POWERS[card].played(state, seat, card)


class EndTurn(Auto[SampleState]):
    """Draw a card, if there is one; the turn goes to the opponent [3]."""

    def run(self, state: SampleState) -> None:
        seat = self.who
        if state.deck.size() > 0:
            card = state.deck.draw(state.rng)
            state.at[seat].hand |= bit(card)
            state.tell(act.DREW, seat, card, seen_by=bit(seat))
        state.push(BEGIN_TURN[state.next_seat(seat)])


# Steps never change, so those that only depend on the seat are created once.
BEGIN_TURN: Final[vec[BeginTurn]] = vec[BeginTurn]([BeginTurn(seat) for seat in range(SEATS)])
PLAY_CARD: Final[vec[PlayCard]] = vec[PlayCard]([PlayCard(seat) for seat in range(SEATS)])
END_TURN: Final[vec[EndTurn]] = vec[EndTurn]([EndTurn(seat) for seat in range(SEATS)])
