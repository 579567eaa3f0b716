"""A turn from its beginning to its end; the end of the game."""

from __future__ import annotations

from typing import Final

from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.abyss import actions as act
from tablee.games.abyss.data import ALLIES, COURT_SPACES, MAX_SEATS, RACES
from tablee.games.abyss.moments import (
    ANY_RACES,
    NO_LIMIT,
    allies_allowed,
    has_mark,
    limiting_lord,
    price_change,
    tell_turn_starts,
)
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps.council import request_support
from tablee.games.abyss.steps.discard import DiscardTo
from tablee.games.abyss.steps.explore import reveal
from tablee.games.abyss.steps.locations import (
    CONTROL_LOCATIONS,
    ChooseLocation,
    ControlLocations,
    KeepLocation,
    SpendKeys,
    SwapSmokers,
)
from tablee.games.abyss.steps.once_a_turn import (
    OFFER_POWERS,
    append_uses,
    rule_of_use,
    use_power,
    why_no_use,
)
from tablee.games.abyss.steps.recruit import PayForLord, can_recruit, why_not_recruit
from tablee.games.abyss.view.fields import Phase


class BeginTurn(Auto[AbyssState]):
    """The parts of a turn, in their order [14]."""

    def run(self, state: AbyssState) -> None:
        seat = self.who
        state.turn = seat
        state.used = 0
        state.tell(act.TURN, seat, 0)
        state.push(TAKE_TURN[seat], CONTROL_LOCATIONS[seat], OFFER_POWERS[seat], END_TURN[seat])
        tell_turn_starts(state, seat)


# The parts of a turn as the rulebook numbers them [14].
PHASES: Final = ["plot", "action", "control"]


def phase(state: AbyssState) -> Phase | None:
    """Return the current part of the turn; None when the game is over."""
    if state.is_over():
        return None
    question = state.question()
    if isinstance(question, TakeTurn):
        return "plot" if can_plot(state, question.seat) else "action"
    if isinstance(question, (SpendKeys, ChooseLocation, KeepLocation, SwapSmokers)):
        return "control"
    waiting: Phase = "control"
    for step in state.agenda:
        if isinstance(step, TakeTurn):
            return "plot"
        if isinstance(step, ControlLocations):
            waiting = "action"
    return waiting


class TakeTurn(Step[AbyssState]):
    """Plot at court any number of times for pearls, then take one action [14]."""

    def options(self, state: AbyssState) -> vec[i64]:
        found = vec[i64](capacity=16)
        if state.can_reveal():
            found = append(found, act.EXPLORE)
        for race in range(RACES):
            if state.stack_size(race) > 0:
                found = append(found, act.COUNCIL + race)
        change = price_change(state, self.seat)
        any_races = has_mark(state, self.seat, ANY_RACES)
        for space in range(state.court.size()):
            if can_recruit(state, self.seat, state.court.cards[space], change, any_races):
                found = append(found, act.RECRUIT + space)
        if len(found) == 0:  # E11
            found = append(found, act.PASS)
        if can_plot(state, self.seat):
            found = append(found, act.PLOT)
        return append_uses(state, self.seat, found)

    def resolve(self, state: AbyssState, action: i64) -> None:
        if action == act.EXPLORE:
            reveal(state)
        elif act.is_support_request(action):
            request_support(state, self.seat, action - act.COUNCIL)
        elif act.is_recruitment(action):
            state.push(PayForLord(self.seat, action - act.RECRUIT))
        elif action == act.PLOT:
            plot(state, self.seat)
            state.push(self)
        elif act.is_use(action):
            state.push(self)
            use_power(state, self.seat, action - act.USE)

    def rule(self, action: i64) -> str:
        if action == act.EXPLORE:
            return "abyss:18"
        if act.is_support_request(action):
            return "abyss:32"
        if act.is_recruitment(action):
            return "abyss:33"
        if action == act.PLOT:
            return "abyss:16"
        if act.is_use(action):
            return rule_of_use(action)
        return "abyss:14"

    def hides(self, state: AbyssState) -> bool:
        """If there is little else to do, the hand shows which lords could be recruited."""
        if state.memory_aid or state.at[self.seat].hand_size() == 0:
            return False
        known: i64 = 0
        for action in self.options(state):
            if action != act.PASS and not act.is_recruitment(action):
                known += 1
        return known <= 1

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        if act.is_support_request(action):
            return Reason("this-stack-is-empty", "abyss:E17")
        if act.is_recruitment(action):
            return why_not_recruit(state, self.seat, action - act.RECRUIT)
        if action == act.PLOT:
            return why_not_plot(state, self.seat)
        if action == act.PASS:
            return Reason("one-action-is-mandatory", "abyss:14")
        return why_no_use(state, self.seat, action, "abyss:14")


def plot(state: AbyssState, seat: i64) -> None:
    """Pay a pearl for one more lord at court [16]."""
    state.at[seat].pearls -= 1
    lord = state.lord_deck.draw(state.rng)
    state.court.add(lord)
    state.tell(act.PLOTTED, seat, lord)


def can_plot(state: AbyssState, seat: i64) -> bool:
    return (
        state.at[seat].pearls > 0
        and state.court.size() < COURT_SPACES
        and state.lord_deck.size() > 0
    )


def why_not_plot(state: AbyssState, seat: i64) -> Reason:
    if state.at[seat].pearls == 0:
        return Reason("plotting-costs-a-pearl", "abyss:17")
    if state.court.size() == COURT_SPACES:
        return Reason("the-court-is-full", "abyss:17")
    return Reason("the-lord-deck-is-empty", "abyss:17")


class EndTurn(Auto[AbyssState]):
    """Keep to the hand limit, then pass the turn or end the game [46-48, 52]."""

    def run(self, state: AbyssState) -> None:
        limit = allies_allowed(state, self.who)
        if limit < NO_LIMIT and state.at[self.who].hand_size() > limit:
            lord = limiting_lord(state, self.who)
            state.push(DiscardTo(self.who, lord, limit, 0), self)
            return
        if state.extra_turns > 0:  # E38, E56
            state.extra_turns -= 1
            state.push(BEGIN_TURN[self.who])
        elif not state.ending:
            state.push(BEGIN_TURN[state.next_seat(self.who)])
        elif state.last_turns > 0:
            state.last_turns -= 1
            state.push(BEGIN_TURN[state.next_seat(self.who)])
        else:
            final_affiliation(state)


def final_affiliation(state: AbyssState) -> None:
    """The weakest ally of each race in hand is affiliated, the rest discarded [49]."""
    for seat in range(state.seats):
        side = state.at[seat]
        for race in range(RACES):
            ally = side.weakest(race)
            if ally >= 0:
                side.lose(ally)
                side.affiliated[ally] += 1
                state.tell(act.LAST_AFFILIATION, seat, ally)
        for ally in range(ALLIES):
            while side.hand[ally] > 0:
                side.lose(ally)
                state.discard.add(ally)


# Steps never change, so those that only hold a seat are created once.
BEGIN_TURN: Final[vec[BeginTurn]] = vec[BeginTurn]([BeginTurn(seat) for seat in range(MAX_SEATS)])
TAKE_TURN: Final[vec[TakeTurn]] = vec[TakeTurn]([TakeTurn(seat) for seat in range(MAX_SEATS)])
END_TURN: Final[vec[EndTurn]] = vec[EndTurn]([EndTurn(seat) for seat in range(MAX_SEATS)])
