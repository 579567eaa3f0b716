"""Enlarge the chamber: lords placed one by one, each with all its effects."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.engine import Auto, Step, each
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.games.conspiracy import actions as act
from tablee.games.conspiracy.data import MAX_SEATS
from tablee.games.conspiracy.moments import LORD_POWERS
from tablee.games.conspiracy.state import ConspiracyState
from tablee.games.conspiracy.steps.recruit import kinds_in


class PlaceRecruits(Auto[ConspiracyState]):
    """Place all recruits; each is resolved before the next one is chosen [14, C5]."""

    def run(self, state: ConspiracyState) -> None:
        if state.recruits.size() == 0:
            return
        kinds = kinds_in(state.recruits.cards)
        if len(kinds) == 1:
            place(state, self.who, kinds[0])
        else:
            state.push(PLACE_NEXT[self.who])


class PlaceNext(Step[ConspiracyState]):
    """Choose which of the recruits is placed next [14]."""

    def options(self, state: ConspiracyState) -> vec[i64]:
        return each(act.PLACE, kinds_in(state.recruits.cards))

    def resolve(self, state: ConspiracyState, action: i64) -> None:
        place(state, self.seat, action - act.PLACE)

    def rule(self, action: i64) -> str:
        return "conspiracy:14"

    def asks(self, state: ConspiracyState) -> dict[str, Any]:
        return {"lords": state.recruits.size(), "space": state.at[self.seat].placed + 1}

    def why_not(self, state: ConspiracyState, action: i64) -> Reason:
        return Reason("place-one-of-your-recruits", "conspiracy:14")


def place(state: ConspiracyState, seat: i64, lord: i64) -> None:
    """Put a recruit on the next space and let it act; the other recruits follow [13-16, C4]."""
    state.push(PLACE_RECRUITS[seat])
    state.recruits.remove(lord)
    chamber = state.at[seat]
    has_coat = chamber.put(lord)
    state.tell(act.PLACED, seat, lord, chamber.placed)
    if has_coat:
        state.tell(act.COAT_OF_ARMS, seat, lord)
    if chamber.free_spaces() == 0:
        complete(state, seat)
    LORD_POWERS[lord].placed(state, seat)


def complete(state: ConspiracyState, seat: i64) -> None:
    """Every opponent gets one last turn; a second complete chamber changes nothing [27, C32]."""
    if state.last_turns < 0:
        state.last_turns = state.seats - 1
        state.tell(act.END_IS_NEAR, seat, 0)


# Steps never change, so those that only hold a seat are created once.
PLACE_RECRUITS: Final[vec[PlaceRecruits]] = vec[PlaceRecruits](
    [PlaceRecruits(seat) for seat in range(MAX_SEATS)]
)
PLACE_NEXT: Final[vec[PlaceNext]] = vec[PlaceNext]([PlaceNext(seat) for seat in range(MAX_SEATS)])
