"""The game of Sample: setup, and the interface for everything outside the game."""

from __future__ import annotations

from typing import Final

from tablee.core.actions import numbers
from tablee.core.bits import bit
from tablee.core.engine import Game, empty_agenda
from tablee.core.native import append, i64, u8, vec
from tablee.core.options import Option
from tablee.core.pile import pile
from tablee.core.rng import Rng
from tablee.core.vocabulary import vocabulary
from tablee.games.sample import actions as act
from tablee.games.sample import scoring
from tablee.games.sample.bot.heuristics import SampleHeuristic
from tablee.games.sample.data import CARD_IDS, CARDS, COINS, DEALT, SEATS
from tablee.games.sample.powers import assigned
from tablee.games.sample.state import SampleState, Side
from tablee.games.sample.steps import sweep
from tablee.games.sample.steps import turn as turns
from tablee.games.sample.view import hidden
from tablee.games.sample.view.fields import SampleView

POWERS_GIVEN: Final = assigned.KINDS  # importing it gives cards their powers

# The ids of what actions and events name; their words are in text/.
THINGS: Final[dict[str, list[str]]] = {"card": CARD_IDS, "seat": numbers(0, SEATS)}

WORDS: Final = vocabulary("sample", THINGS, act.ACTION_COUNT)

OPTIONS: Final[list[Option]] = []

# Saved games name steps by their place in this list: append only.
STEPS: Final[list[type]] = [turns.BeginTurn, turns.PlayCard, turns.EndTurn, sweep.ChooseSwept]

# The page and other programs use these names of questions: they are part of the protocol.
QUESTIONS: Final[dict[str, type]] = {
    "play_card": turns.PlayCard,
    "choose_swept": sweep.ChooseSwept,
}

# The rest of a move that its seat has begun.
DETAILS: Final[list[type]] = [sweep.ChooseSwept]


class Sample(Game[SampleState]):
    """Sample, for two seats."""

    def __init__(self) -> None:
        super().__init__("sample", 1, SEATS, SEATS, WORDS, STEPS, OPTIONS, SampleHeuristic())
        self.feature_count = hidden.FEATURES
        self.questions = QUESTIONS
        self.longest_game = 100
        self.details = DETAILS
        self.estimates = ["points"]
        self.tie_breaks = scoring.TIE_BREAKS

    def set_up(self, seats: i64, rng: Rng, options: vec[i64]) -> SampleState:
        return set_up(seats, rng)

    def points(self, state: SampleState, seat: i64) -> i64:
        return scoring.points(state, seat)

    def rank(self, state: SampleState, seat: i64) -> i64:
        return scoring.rank(state, seat)

    def tie_break(self, state: SampleState) -> str | None:
        return scoring.tie_break(state)

    def determinize(self, state: SampleState, seat: i64, rng: Rng) -> SampleState:
        return hidden.determinize(state, seat, rng)

    def mark(self, state: SampleState, seat: i64, out: vec[u8], at: i64) -> None:
        hidden.mark(state, seat, out, at)

    def table(self, state: SampleState, seat: i64) -> SampleView:
        return hidden.view(state, seat)

    def score_sheet(self, state: SampleState, seat: i64) -> dict[str, int]:
        return scoring.score_sheet(state, seat)

    def score_lines(self, state: SampleState, seat: i64) -> list[tuple[str, str, str, int]]:
        return scoring.score_lines(state, seat)

    def holdings(self, state: SampleState, seat: i64) -> dict[str, list[str]]:
        """Return the cards in the row."""
        return {"card": hidden.names(state.at[seat].row)}


def set_up(seats: i64, rng: Rng) -> SampleState:
    """Deal cards and coins; the first seat is random [1, 2]."""
    state = SampleState()
    state.seats = seats
    state.rng = rng
    state.agenda = empty_agenda()
    state.observer = None
    state.turn = 0
    state.deck = pile(CARDS[:])
    state.discarded = 0
    sides = vec[Side](capacity=seats)
    for seat in range(seats):
        side = Side()
        side.hand = 0
        for card in range(DEALT):
            side.hand |= bit(state.deck.draw(rng))
        side.row = 0
        side.coins = COINS
        sides = append(sides, side)
    state.at = sides
    state.push(turns.BEGIN_TURN[rng.below(seats)])
    return state


GAME: Final = Sample()
