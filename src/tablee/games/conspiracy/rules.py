"""The game of Conspiracy: setup, and the interface that others use."""

from __future__ import annotations

from typing import Final

from tablee.core.actions import numbers
from tablee.core.bits import listed
from tablee.core.engine import NOBODY, Game, empty_agenda
from tablee.core.native import append, i64, u8, vec
from tablee.core.options import Option
from tablee.core.pile import pile, zeros
from tablee.core.rng import Rng
from tablee.core.vocabulary import vocabulary
from tablee.games.conspiracy import actions as act
from tablee.games.conspiracy import scoring
from tablee.games.conspiracy.bot.heuristics import ConspiracyHeuristic
from tablee.games.conspiracy.bot.inputs import ConspiracyInputs
from tablee.games.conspiracy.data import (
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    LOCATION_CARDS,
    LOCATION_IDS,
    LORD_CARDS,
    LORD_IDS,
    LORD_KINDS,
    MAX_DRAWN,
    MAX_SEATS,
    METAL_NAMES,
    METALS,
    SPACES,
)
from tablee.games.conspiracy.powers import assigned, lords
from tablee.games.conspiracy.state import Chamber, ConspiracyState
from tablee.games.conspiracy.steps import locations, place, recruit
from tablee.games.conspiracy.steps import turn as turns
from tablee.games.conspiracy.view import hidden
from tablee.games.conspiracy.view.fields import ConspiracyView

POWERS_GIVEN: Final = assigned.LORDS  # importing it gives lords and locations their powers

# The ids of the pieces that actions and events name; their names are in text/.
THINGS: Final[dict[str, list[str]]] = {
    "lord": LORD_IDS,
    "location": LOCATION_IDS,
    "colour": list(COLOUR_NAMES),
    "key": list(METAL_NAMES),
    "space": numbers(1, SPACES),
    "lords_drawn": numbers(1, MAX_DRAWN),
    "locations_drawn": numbers(1, MAX_DRAWN),
    "seat": numbers(0, MAX_SEATS),
}

WORDS: Final = vocabulary("conspiracy", THINGS, act.ACTION_COUNT)

OPTIONS: Final[list[Option]] = []

# Saved games name steps by their place in this list: append only.
STEPS: Final[list[type]] = [
    turns.BeginTurn,
    turns.EndTurn,
    recruit.RecruitLords,
    recruit.RecruitOne,
    recruit.KeepLord,
    place.PlaceRecruits,
    place.PlaceNext,
    locations.TakeLocation,
    locations.KeepLocation,
    locations.SearchDeck,
    lords.SwapFirst,
    lords.SwapSecond,
]

# Pages and other programs know questions by these names: they are part of the protocol.
QUESTIONS: Final[dict[str, type]] = {
    "recruit_lords": recruit.RecruitLords,
    "recruit_one": recruit.RecruitOne,
    "keep_lord": recruit.KeepLord,
    "place_next": place.PlaceNext,
    "take_location": locations.TakeLocation,
    "keep_location": locations.KeepLocation,
    "search_deck": locations.SearchDeck,
    "swap_first": lords.SwapFirst,
    "swap_second": lords.SwapSecond,
}

# The rest of a move that its seat has already begun.
DETAILS: Final[list[type]] = [recruit.KeepLord, lords.SwapSecond]


class Conspiracy(Game[ConspiracyState]):
    """Abyss: Conspiracy (Bombyx, 2019), 2 to 4 seats."""

    def __init__(self) -> None:
        super().__init__(
            "conspiracy", 1, 2, MAX_SEATS, WORDS, STEPS, OPTIONS, ConspiracyHeuristic()
        )
        self.feature_count = hidden.FEATURES
        self.inputs = ConspiracyInputs()
        self.questions = QUESTIONS
        self.longest_game = 500
        self.phases = turns.PHASES
        self.details = DETAILS
        self.estimates = ["coalition", "points", "score", "location_points"]
        self.tie_breaks = scoring.TIE_BREAKS

    def set_up(self, seats: i64, rng: Rng, options: vec[i64]) -> ConspiracyState:
        return set_up(seats, rng)

    def points(self, state: ConspiracyState, seat: i64) -> i64:
        return scoring.points(state, seat)

    def rank(self, state: ConspiracyState, seat: i64) -> i64:
        return scoring.rank(state, seat)

    def tie_break(self, state: ConspiracyState) -> str | None:
        return scoring.tie_break(state)

    def determinize(self, state: ConspiracyState, seat: i64, rng: Rng) -> ConspiracyState:
        return hidden.determinize(state, seat, rng)

    def mark(self, state: ConspiracyState, seat: i64, out: vec[u8], at: i64) -> None:
        hidden.mark(state, seat, out, at)

    def table(self, state: ConspiracyState, seat: i64) -> ConspiracyView:
        return hidden.view(state, seat)

    def score_sheet(self, state: ConspiracyState, seat: i64) -> dict[str, int]:
        return scoring.score_sheet(state, seat)

    def score_lines(self, state: ConspiracyState, seat: i64) -> list[tuple[str, str, str, int]]:
        return scoring.score_lines(state, seat)

    def holdings(self, state: ConspiracyState, seat: i64) -> dict[str, list[str]]:
        """Return the locations, the lords with a coat of arms, the colour of the coalition."""
        chamber = state.at[seat]
        return {
            "colour": hidden.coalition_colour(chamber),
            "lord": hidden.best_lords(chamber),
            "location": hidden.location_names(listed(chamber.controlled)),
        }


def empty_chamber() -> Chamber:
    chamber = Chamber()
    chamber.lords = vec[i64]([EMPTY] * SPACES)
    chamber.locations = vec[i64]([EMPTY] * SPACES)
    chamber.coats = vec[i64]([EMPTY] * COLOURS)
    chamber.keys = zeros(METALS)
    chamber.placed = 0
    chamber.controlled = 0
    chamber.pearls = 0
    return chamber


def set_up(seats: i64, rng: Rng) -> ConspiracyState:
    """Set up the table [4-7]; the first seat is random."""
    state = ConspiracyState()
    state.seats = seats
    state.rng = rng
    state.agenda = empty_agenda()
    state.observer = None
    state.turn = 0
    state.last_turns = -1
    state.pearl_master = NOBODY
    state.forced_draw = 0
    state.forced_by = NOBODY
    chambers = vec[Chamber]()
    for seat in range(seats):
        chambers = append(chambers, empty_chamber())
    state.at = chambers
    state.deck = pile(LORD_CARDS[:])
    state.discards = zeros(LORD_KINDS)
    state.drawn = pile(vec[i64]())
    state.recruits = pile(vec[i64]())
    state.location_deck = pile(LOCATION_CARDS[:])
    state.available = pile(vec[i64]())
    state.drawn_locations = pile(vec[i64]())
    state.available.add(state.location_deck.draw(rng))
    state.push(turns.BEGIN_TURN[rng.below(seats)])
    return state


GAME: Final = Conspiracy()
