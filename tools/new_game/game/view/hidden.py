"""What a seat may know, and how to re-deal the rest: the two belong together.

The order of the deck and the hands of others are hidden. A change to `view` or `mark` needs the
same change in `determinize`; the contract tests compare them.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, count, listed
from tablee.core.native import i64, u8, vec
from tablee.core.pile import pile
from tablee.core.rng import Rng
from tablee.games.sample.data import CARD_COUNT, CARD_IDS
from tablee.games.sample.scoring import points, tie_break
from tablee.games.sample.state import SampleState
from tablee.games.sample.view import fields as views


def determinize(state: SampleState, seat: i64, rng: Rng) -> SampleState:
    """Re-deal what `seat`, or a spectator, cannot see, regardless of the true cards."""
    twin = state.clone()
    twin.rng = rng.clone()
    rng.next32()
    unseen: i64 = 0
    for card in twin.deck.cards:
        unseen |= bit(card)
    for other in range(twin.seats):
        if other != seat:
            unseen |= twin.at[other].hand
    twin.deck = pile(listed(unseen))
    for other in range(twin.seats):
        if other != seat:
            hand: i64 = 0
            for place in range(count(twin.at[other].hand)):
                hand |= bit(twin.deck.draw(rng))
            twin.at[other].hand = hand
    return twin


# -- for learning ----------------------------------------------------------------

SIDE_FEATURES: Final = 14
FEATURES: Final = 54  # one's own hand, two sides, the table


def mark(state: SampleState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write one's own hand, one's own side, the opponent's side, then the table."""
    mark_cards(state.at[seat].hand, out, at)
    at += CARD_COUNT
    other = seat
    for place in range(state.seats):
        side = state.at[other]
        mark_cards(side.row, out, at)
        out[at + CARD_COUNT] = u8(count(side.hand))
        out[at + CARD_COUNT + 1] = u8(side.coins)
        at += SIDE_FEATURES
        other = state.next_seat(other)
    mark_cards(state.discarded, out, at)
    at += CARD_COUNT
    out[at] = u8(state.deck.size())
    if state.turn != seat:
        out[at + 1] = 1


def mark_cards(cards: i64, out: vec[u8], at: i64) -> None:
    for card in listed(cards):
        out[at + card] = 1


# -- for people ------------------------------------------------------------------


def names(cards: i64) -> list[str]:
    return [CARD_IDS[card] for card in listed(cards)]


def view(state: SampleState, seat: i64) -> views.SampleView:
    """Return what a seat may know; a spectator (NOBODY) sees what is public."""
    return {
        "seat": seat,
        "turn": state.turn,
        "tie_break": tie_break(state),
        "deck_size": state.deck.size(),
        "discarded": names(state.discarded),
        "sides": [side_view(state, other, seat) for other in range(state.seats)],
    }


def side_view(state: SampleState, seat: i64, viewer: i64) -> views.Side:
    side = state.at[seat]
    return {
        "hand": names(side.hand) if seat == viewer else None,
        "hand_size": count(side.hand),
        "row": names(side.row),
        "coins": side.coins,
        "points": points(state, seat),
    }
