"""Playing special action cards: a free action of the own turn [48]."""

from __future__ import annotations

from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.smog import actions as act
from tablee.games.smog.data import SPECIALS
from tablee.games.smog.moments import SPECIAL_EFFECTS
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps import obstacles
from tablee.games.smog.steps.obstacles import reason


def obstacle_to_playing(state: SmogState, seat: i64, special: i64) -> i64:
    side = state.at[seat]
    if side.hand[special] == 0:
        return obstacles.CARD_NOT_HELD
    if not side.owns_ethers_for(special):
        return obstacles.CARD_ETHERS_MISSING
    effect = SPECIAL_EFFECTS[special]
    if effect.has_effect(state, seat):
        return obstacles.NOTHING
    if state.cards_may_do_nothing and not effect.is_forbidden(state, seat):
        return obstacles.NOTHING
    return obstacles.CARD_WITHOUT_EFFECT


def append_plays(state: SmogState, seat: i64, found: vec[i64]) -> vec[i64]:
    for special in range(SPECIALS):
        if obstacle_to_playing(state, seat, special) == obstacles.NOTHING:
            found = append(found, act.PLAY + special)
    return found


def play_special(state: SmogState, seat: i64, special: i64) -> None:
    """Discard the card and do what it says, if anything; its Ethers are shown, not spent."""
    state.at[seat].hand[special] -= 1
    state.discard.add(special)
    state.tell(act.PLAYED, seat, special)
    effect = SPECIAL_EFFECTS[special]
    if not state.cards_may_do_nothing or effect.has_effect(state, seat):
        effect.play(state, seat)


def why_not_play(state: SmogState, seat: i64, special: i64) -> Reason:
    obstacle = obstacle_to_playing(state, seat, special)
    if obstacle == obstacles.CARD_WITHOUT_EFFECT:
        return SPECIAL_EFFECTS[special].why_without_effect(state, seat)
    return reason(obstacle)
