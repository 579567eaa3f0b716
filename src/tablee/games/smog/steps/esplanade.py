"""What can be done on the Esplanade: beg, or turn any tile and draw a special action."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.native import i64
from tablee.games.smog import actions as act
from tablee.games.smog.data import BEG_ALONE, BEG_TIED, ESPLANADE
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps import obstacles
from tablee.games.smog.steps.tiles import turn_as_told


def obstacle_to_begging(state: SmogState, seat: i64) -> i64:
    """Once a turn, and nobody may hold fewer Sovereigns; reserves do not count [40-42, E63]."""
    if state.at[seat].place != ESPLANADE:
        return obstacles.NOT_ON_ESPLANADE
    if state.begged:
        return obstacles.DONE_THIS_TURN
    if alms(state, seat) == 0:
        return obstacles.SOMEBODY_IS_POORER
    if state.bank_is_empty():
        return obstacles.BANK_IS_EMPTY
    return obstacles.NOTHING


def alms(state: SmogState, seat: i64) -> i64:
    """Return what the Queen gives: more to the one poorest, nothing if somebody is poorer."""
    held = state.at[seat].sovereigns
    gift: i64 = BEG_ALONE
    for other in range(state.seats):
        if other != seat:
            if state.at[other].sovereigns < held:
                return 0
            if state.at[other].sovereigns == held:
                gift = BEG_TIED
    return gift


def beg(state: SmogState, seat: i64) -> None:
    state.begged = True
    state.tell(act.BEGGED, seat, 0, state.pay_out(seat, alms(state, seat)))


def obstacle_to_turning_any(state: SmogState, seat: i64) -> i64:
    if state.at[seat].place != ESPLANADE:
        return obstacles.NOT_ON_ESPLANADE
    if state.turned_any:
        return obstacles.DONE_THIS_TURN
    return obstacles.NOTHING


def turn_any_and_draw(state: SmogState, seat: i64, action: i64) -> None:
    """The turn is not optional; a card is drawn if there is one [43, E70]."""
    state.turned_any = True
    turn_as_told(state, seat, action)
    draw_special(state, seat)


def draw_special(state: SmogState, seat: i64) -> None:
    """Discards make a new deck when a draw finds it empty [44, E70]."""
    if state.deck.size() == 0:
        if state.discard.size() == 0:
            return
        state.deck, state.discard = state.discard, state.deck
        state.tell(act.RESHUFFLED, seat, 0, state.deck.size())
    special = state.deck.draw(state.rng)
    state.at[seat].hand[special] += 1
    state.tell(act.DREW, seat, special, 1, bit(seat))
