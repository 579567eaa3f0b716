"""Builders that set up a table in a known position, without playing."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.bits import bit, listed
from tablee.core.engine import empty_agenda
from tablee.core.pile import pile
from tablee.games.sample import data
from tablee.games.sample.rules import GAME
from tablee.games.sample.state import SampleState
from tablee.games.sample.steps.turn import BEGIN_TURN
from tests.games import Verbs

VERBS = Verbs(GAME)
do, options, refusal = VERBS.do, VERBS.options, VERBS.refusal


def table(
    hands: Sequence[Sequence[str]],
    rows: Sequence[Sequence[str]] = ((), ()),
    deck: Sequence[str] = (),
) -> SampleState:
    """Return a table where seat 0 begins a turn; cards that are not named are out of the game."""
    state = GAME.new_game(data.SEATS, 0)
    for seat, side in enumerate(state.at):
        side.hand = sum(bit(data.card_id(name)) for name in hands[seat])
        side.row = sum(bit(data.card_id(name)) for name in rows[seat])
    state.deck = pile(data.CARDS[:0])
    for name in deck:
        state.deck.add(data.card_id(name))
    state.agenda = empty_agenda()
    state.push(BEGIN_TURN[0])
    state.settle()
    return state


def names(cards: int) -> list[str]:
    return [data.CARD_IDS[card] for card in listed(cards)]
