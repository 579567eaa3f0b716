"""Recruit lords: from the deck, or a whole discard pile."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.engine import Gathering, Step, each
from tablee.core.errors import Reason
from tablee.core.gestures import copies
from tablee.core.native import append, i64, vec
from tablee.games.conspiracy import actions as act
from tablee.games.conspiracy.data import (
    COLOURS,
    LORD_KINDS,
    MAX_DRAWN,
    MAX_SEATS,
    POWERS_PER_COLOUR,
)
from tablee.games.conspiracy.state import ConspiracyState


class RecruitLords(Step[ConspiracyState]):
    """Draw one to three lords, or take a discard pile [10, 11]."""

    def options(self, state: ConspiracyState) -> vec[i64]:
        found = vec[i64](capacity=8)
        forced = state.must_draw(self.seat)
        if forced > 0:
            return append(found, act.DRAW + forced - 1)
        for more in range(min(i64(MAX_DRAWN), state.deck.size())):  # C9
            found = append(found, act.DRAW + more)
        for colour in range(COLOURS):
            if state.pile_size(colour) > 0:  # C12
                found = append(found, act.PILE + colour)
        return found

    def resolve(self, state: ConspiracyState, action: i64) -> None:
        if act.is_lord_draw(action):
            draw_lords(state, self.seat, act.lords_drawn(action))
        else:
            take_pile(state, self.seat, action - act.PILE)

    def rule(self, action: i64) -> str:
        if act.is_lord_draw(action):
            return "conspiracy:10"
        if act.is_pile(action):
            return "conspiracy:11"
        return "conspiracy:9"

    def why_not(self, state: ConspiracyState, action: i64) -> Reason:
        if action == act.PASS:
            return Reason("a-lord-must-be-recruited", "conspiracy:9")
        if not act.is_draw_or_pile(action):
            return Reason("draw-lords-or-take-a-discard-pile", "conspiracy:9")
        forced = state.must_draw(self.seat)
        if forced > 0:
            return Reason(
                "an-opponent-forces-the-draw",
                "conspiracy:C23",
                {"lords": forced, "by": ["seat", state.forced_by]},
            )
        if act.is_pile(action):
            return Reason("this-discard-pile-is-empty", "conspiracy:C12")
        if state.deck.size() == 0:
            return Reason("the-lord-deck-is-empty", "conspiracy:C10")
        return Reason("too-few-lords-in-the-deck", "conspiracy:C9", {"left": state.deck.size()})


def draw_lords(state: ConspiracyState, seat: i64, number: i64) -> None:
    """Show the drawn lords to all [10]; a single one is recruited at once."""
    for shown in range(number):
        lord = state.deck.draw(state.rng)
        state.drawn.add(lord)
        state.tell(act.DREW, seat, lord)
    kinds = kinds_in(state.drawn.cards)
    if len(kinds) == 1:
        recruit_drawn(state, seat, kinds[0])
    else:
        state.push(RECRUIT_ONE[seat])


def kinds_in(lords: vec[i64]) -> vec[i64]:
    """Return the different kinds among some lords, in rising order."""
    found = vec[i64](capacity=8)
    last: i64 = -1
    while True:
        lowest: i64 = LORD_KINDS
        for lord in lords:
            if last < lord < lowest:
                lowest = lord
        if lowest == LORD_KINDS:
            return found
        found = append(found, lowest)
        last = lowest


class RecruitOne(Step[ConspiracyState]):
    """Choose the one drawn lord that joins the chamber [10]."""

    def options(self, state: ConspiracyState) -> vec[i64]:
        return each(act.RECRUIT, kinds_in(state.drawn.cards))

    def resolve(self, state: ConspiracyState, action: i64) -> None:
        recruit_drawn(state, self.seat, action - act.RECRUIT)

    def rule(self, action: i64) -> str:
        return "conspiracy:10"

    def why_not(self, state: ConspiracyState, action: i64) -> Reason:
        return Reason("recruit-one-of-the-lords-drawn", "conspiracy:10")


def recruit_drawn(state: ConspiracyState, seat: i64, lord: i64) -> None:
    """Keep one lord; the others are discarded before it is placed [10, C4]."""
    state.drawn.remove(lord)
    state.recruits.add(lord)
    for other in state.drawn.cards:
        state.discards[other] += 1
        state.tell(act.DISCARDED, seat, other)
    state.drawn.clear()


def take_pile(state: ConspiracyState, seat: i64, colour: i64) -> None:
    """Take every lord of a pile, or as many as there are free spaces [11, 28]."""
    lords = state.pile_size(colour)
    free = state.at[seat].free_spaces()
    state.tell(act.TOOK_PILE, seat, colour, min(lords, free))
    if lords > free:
        keep_some(state, seat, colour * POWERS_PER_COLOUR, colour)
        return
    for lord in range(colour * POWERS_PER_COLOUR, (colour + 1) * POWERS_PER_COLOUR):
        while state.discards[lord] > 0:
            recruit_discarded(state, lord)


def recruit_discarded(state: ConspiracyState, lord: i64) -> None:
    state.discards[lord] -= 1
    state.recruits.add(lord)


def keep_some(state: ConspiracyState, seat: i64, first: i64, colour: i64) -> None:
    """Let the seat name lords of a pile, from kind `first` on, until its chamber is full."""
    missing = state.at[seat].free_spaces() - state.recruits.size()
    while missing > 0:
        choices = lords_to_keep(state, first, colour, missing)
        if len(choices) > 1:
            state.push(KeepLord(seat, first, colour))
            return
        first = choices[0]
        recruit_discarded(state, first)
        missing -= 1
    for lord in range(colour * POWERS_PER_COLOUR, (colour + 1) * POWERS_PER_COLOUR):
        if state.discards[lord] > 0:
            state.tell(act.PUT_BACK, seat, lord, state.discards[lord])


def lords_to_keep(state: ConspiracyState, first: i64, colour: i64, missing: i64) -> vec[i64]:
    """Return the kinds that may be named next, so that enough are left after them."""
    found = vec[i64](capacity=8)
    end = (colour + 1) * POWERS_PER_COLOUR
    left: i64 = 0
    for lord in range(first, end):
        left += state.discards[lord]
    for lord in range(first, end):
        if state.discards[lord] > 0 and left >= missing:
            found = append(found, lord)
        left -= state.discards[lord]
    return found


class KeepLord(Gathering[ConspiracyState]):
    """Choose the lords of a pile that fill the chamber, in rising order [28].

    The others stay on the pile before any lord is placed (C8).
    """

    first: i64  # the first kind that may still be named
    colour: i64

    def __init__(self, seat: i64, first: i64, colour: i64) -> None:
        self.seat = seat
        self.first = first
        self.colour = colour

    def missing(self, state: ConspiracyState) -> i64:
        return state.at[self.seat].free_spaces() - state.recruits.size()

    def options(self, state: ConspiracyState) -> vec[i64]:
        lords = lords_to_keep(state, self.first, self.colour, self.missing(state))
        return each(act.RECRUIT, lords)

    def resolve(self, state: ConspiracyState, action: i64) -> None:
        lord = action - act.RECRUIT
        recruit_discarded(state, lord)
        keep_some(state, self.seat, lord, self.colour)

    def most(self, state: ConspiracyState) -> i64:
        return self.missing(state)

    def forced(self, state: ConspiracyState, action: i64) -> vec[i64]:
        """Lords that are kept at once because no others are left."""
        twin = state.clone()
        first = action - act.RECRUIT
        found = vec[i64](capacity=8)
        missing = self.missing(state) - 1
        recruit_discarded(twin, first)
        while missing > 0:
            choices = lords_to_keep(twin, first, self.colour, missing)
            if len(choices) > 1:
                return found
            first = choices[0]
            recruit_discarded(twin, first)
            found = append(found, act.RECRUIT + first)
            missing -= 1
        return found

    def rule(self, action: i64) -> str:
        return "conspiracy:28"

    def asks(self, state: ConspiracyState) -> dict[str, Any]:
        return {"lords": self.missing(state), "colour": ["colour", self.colour]}

    def why_not(self, state: ConspiracyState, action: i64) -> Reason:
        if not act.is_recruitment(action):
            return Reason("choose-the-lords-to-keep", "conspiracy:28")
        lord = action - act.RECRUIT
        if lord // POWERS_PER_COLOUR != self.colour or state.discards[lord] == 0:
            return Reason("this-lord-is-not-in-the-pile", "conspiracy:28")
        if lord < self.first:
            return Reason("lords-are-named-in-rising-order", "conspiracy:28")
        return Reason("the-chamber-could-not-be-filled-so", "conspiracy:28")

    def laid(self, state: ConspiracyState, pieces: vec[i64]) -> dict[str, Any]:
        return {"pieces": len(pieces), "needed": self.missing(state)}

    def why_not_with(self, state: ConspiracyState, pieces: vec[i64], action: i64) -> Reason:
        if not act.is_recruitment(action):
            return Reason("choose-the-lords-to-keep", "conspiracy:28")
        lord = action - act.RECRUIT
        outside = lord // POWERS_PER_COLOUR != self.colour
        if outside or copies(pieces, action) >= state.discards[lord]:
            return Reason("this-lord-is-not-in-the-pile", "conspiracy:28")
        values = {"lords": self.missing(state)}
        return Reason("the-chamber-has-no-more-room", "conspiracy:28", values)


# Steps never change, so those that only hold a seat are created once.
RECRUIT_LORDS: Final[vec[RecruitLords]] = vec[RecruitLords](
    [RecruitLords(seat) for seat in range(MAX_SEATS)]
)
RECRUIT_ONE: Final[vec[RecruitOne]] = vec[RecruitOne](
    [RecruitOne(seat) for seat in range(MAX_SEATS)]
)
