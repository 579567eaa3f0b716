"""Discard a card of the opponent's row."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, count, listed, lowest
from tablee.core.engine import Step, each
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.games.sample import actions as act
from tablee.games.sample.state import SampleState


class ChooseSwept(Step[SampleState]):
    """Choose which card of the opponent is discarded [6]."""

    card: i64  # the one that sweeps

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: SampleState) -> vec[i64]:
        return each(act.SWEEP, listed(state.at[state.next_seat(self.seat)].row))

    def resolve(self, state: SampleState, action: i64) -> None:
        discard(state, self.seat, action - act.SWEEP)

    def rule(self, action: i64) -> str:
        return "sample:6"

    def asks(self, state: SampleState) -> dict[str, Any]:
        return {"card": ["card", self.card]}

    def why_not(self, state: SampleState, action: i64) -> Reason:
        return Reason("choose-a-card-of-the-other-row", "sample:6")


def sweep(state: SampleState, seat: i64, card: i64) -> None:
    """Let a seat choose; nothing is asked if there is one card or none [6]."""
    row = state.at[state.next_seat(seat)].row
    if count(row) > 1:
        state.push(ChooseSwept(seat, card))
    elif row != 0:
        discard(state, seat, lowest(row))


def discard(state: SampleState, seat: i64, card: i64) -> None:
    state.at[state.next_seat(seat)].row &= ~bit(card)
    state.discarded |= bit(card)
    state.tell(act.SWEPT, seat, card)
