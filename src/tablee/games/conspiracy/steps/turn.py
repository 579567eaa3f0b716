"""A turn from its beginning to its end; the end of the game."""

from __future__ import annotations

from typing import Final

from tablee.core.engine import NOBODY, Auto
from tablee.core.native import vec
from tablee.games.conspiracy import actions as act
from tablee.games.conspiracy.data import MAX_SEATS
from tablee.games.conspiracy.state import ConspiracyState
from tablee.games.conspiracy.steps.place import PLACE_RECRUITS, PlaceNext
from tablee.games.conspiracy.steps.recruit import RECRUIT_LORDS, KeepLord, RecruitLords, RecruitOne
from tablee.games.conspiracy.view.fields import Phase

# The parts of a turn: recruit, place, then what the lords placed bring [9, 16, 17].
PHASES: Final = ["recruit", "place", "powers"]


def phase(state: ConspiracyState) -> Phase | None:
    """Return the current part of the turn; None when the game is over."""
    if state.is_over():
        return None
    question = state.question()
    if isinstance(question, (RecruitLords, RecruitOne, KeepLord)):
        return "recruit"
    if isinstance(question, PlaceNext):
        return "place"
    return "powers"


class BeginTurn(Auto[ConspiracyState]):
    """Recruit, then place [9]; a draw forced by this seat's location ends now (C23)."""

    def run(self, state: ConspiracyState) -> None:
        seat = self.who
        state.turn = seat
        state.tell(act.TURN, seat, 0)
        if state.forced_by == seat:
            state.forced_draw = 0
            state.forced_by = NOBODY
            state.tell(act.UNRESTRICTED, seat, 0)
        state.push(RECRUIT_LORDS[seat], PLACE_RECRUITS[seat], END_TURN[seat])


class EndTurn(Auto[ConspiracyState]):
    """Pass the turn to the left, or end the game after the last one [7, 27]."""

    def run(self, state: ConspiracyState) -> None:
        if state.last_turns == 0:
            return
        if state.last_turns > 0:
            state.last_turns -= 1
        state.push(BEGIN_TURN[state.next_seat(self.who)])


# Steps never change, so those that only hold a seat are created once.
BEGIN_TURN: Final[vec[BeginTurn]] = vec[BeginTurn]([BeginTurn(seat) for seat in range(MAX_SEATS)])
END_TURN: Final[vec[EndTurn]] = vec[EndTurn]([EndTurn(seat) for seat in range(MAX_SEATS)])
