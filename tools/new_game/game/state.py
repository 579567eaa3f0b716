"""What is on the table in Sample, and questions about it that change nothing."""

from __future__ import annotations

from tablee.core.engine import State
from tablee.core.native import append, i64, vec
from tablee.core.pile import Pile


class Side:
    """What one seat has."""

    hand: i64  # set of cards
    row: i64  # set of cards
    coins: i64

    def clone(self) -> Side:
        twin = Side()
        twin.hand = self.hand
        twin.row = self.row
        twin.coins = self.coins
        return twin


class SampleState(State):
    """One game of Sample."""

    turn: i64  # the seat whose turn it is
    at: vec[Side]  # by seat
    deck: Pile  # bag
    discarded: i64  # set of cards

    def clone(self) -> SampleState:
        twin = SampleState()
        twin.seats = self.seats
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda[:]
        twin.observer = None
        twin.turn = self.turn
        sides = vec[Side](capacity=self.seats)
        for side in self.at:
            sides = append(sides, side.clone())
        twin.at = sides
        twin.deck = self.deck.clone()
        twin.discarded = self.discarded
        return twin
