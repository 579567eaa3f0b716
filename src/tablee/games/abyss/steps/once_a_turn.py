"""Powers without an arrow that their owner may use once in each own turn [15, E36, E62]."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, lowest
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.abyss import actions as act
from tablee.games.abyss.data import MAX_SEATS, rule_of_lord
from tablee.games.abyss.moments import POWERS, has_power_once_a_turn, usable_lords
from tablee.games.abyss.state import AbyssState


class OfferPowers(Auto[AbyssState]):
    """Ask about powers not yet used, but not while a location must be taken (E37, E62)."""

    def run(self, state: AbyssState) -> None:
        if usable_lords(state, self.who) != 0 and not state.must_take_location(self.who):
            state.push(USE_POWERS[self.who])


class UsePowers(Step[AbyssState]):
    """Use a once-a-turn power, or go on."""

    def options(self, state: AbyssState) -> vec[i64]:
        return append_uses(state, self.seat, vec[i64]([act.PASS]))

    def resolve(self, state: AbyssState, action: i64) -> None:
        if action != act.PASS:
            state.push(OFFER_POWERS[self.seat])
            use_power(state, self.seat, action - act.USE)

    def rule(self, action: i64) -> str:
        if act.is_use(action):
            return rule_of_use(action)
        return "abyss:E62"

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return why_no_use(state, self.seat, action, "abyss:E62")


def append_uses(state: AbyssState, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add the uses open to a seat to the answers of a question in its own turn."""
    lords = usable_lords(state, seat)
    while lords != 0:
        found = append(found, act.USE + lowest(lords))
        lords &= lords - 1
    return found


def use_power(state: AbyssState, seat: i64, lord: i64) -> None:
    state.used |= bit(lord)
    state.tell(act.USED, seat, lord)
    POWERS[lord].use(state, seat)


def rule_of_use(action: i64) -> str:
    """Return the rule by which a power is used: that of its lord."""
    return rule_of_lord(action - act.USE)


def why_no_use(state: AbyssState, seat: i64, action: i64, asked_by: str) -> Reason:
    """Return why a once-a-turn power cannot be used, or that the action is no answer."""
    if not act.is_use(action):
        return Reason("that-is-no-answer-to-the-question-asked", asked_by)
    lord = action - act.USE
    values = {"lord": ["lord", lord]}
    if not has_power_once_a_turn(lord):
        return Reason("this-lord-has-no-power-to-use", "abyss:15", values)
    if state.at[seat].active() & bit(lord) == 0:
        return Reason("this-lord-is-not-free-before-you", "abyss:38", values)
    if state.used & bit(lord) != 0:
        return Reason("this-power-was-used-this-turn", "abyss:E36", values)
    return Reason("this-power-would-do-nothing-now", "abyss:E36", values)


# Steps never change, so those that only hold a seat are created once.
USE_POWERS: Final[vec[UsePowers]] = vec[UsePowers]([UsePowers(seat) for seat in range(MAX_SEATS)])
OFFER_POWERS: Final[vec[OfferPowers]] = vec[OfferPowers](
    [OfferPowers(seat) for seat in range(MAX_SEATS)]
)
