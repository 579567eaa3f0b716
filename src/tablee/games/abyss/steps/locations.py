"""Control of locations: keys spent, tiles drawn and taken."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit, count, lowest
from tablee.core.engine import Auto, Gathering, Step, each
from tablee.core.errors import Reason
from tablee.core.gestures import holds
from tablee.core.native import append, i64, vec
from tablee.games.abyss import actions as act
from tablee.games.abyss.data import (
    AMBASSADORS,
    KEY_LORDS,
    KEYS_PER_LOCATION,
    LOCATIONS,
    LORDS,
    MAX_DRAWN,
    MAX_SEATS,
    SWAP_ON_CONTROL,
)
from tablee.games.abyss.state import AbyssState


class ControlLocations(Auto[AbyssState]):
    """Take a location as soon as there are three keys, as long as that is the case [40]."""

    def run(self, state: AbyssState) -> None:
        if state.must_take_location(self.who):
            state.push(SpendKeys(self.who, KEYS_PER_LOCATION, 0), ChooseLocation(self.who), self)
            skip_forced_keys(state)


class SpendKeys(Gathering[AbyssState]):
    """Choose the keys to spend: lords in rising order, then tokens for the rest [42, 44]."""

    needed: i64
    first: i64  # the first lord that may still be named

    def __init__(self, seat: i64, needed: i64, first: i64) -> None:
        self.seat = seat
        self.needed = needed
        self.first = first

    def options(self, state: AbyssState) -> vec[i64]:
        found = vec[i64](capacity=8)
        side = state.at[self.seat]
        if side.key_tokens >= self.needed:
            found = append(found, act.KEY_TOKENS)
        lords = side.active() & KEY_LORDS & -bit(self.first)
        while lords != 0:
            if count(lords) + side.key_tokens >= self.needed:
                found = append(found, act.LORD + lowest(lords))
            lords &= lords - 1
        if self.needed == KEYS_PER_LOCATION:  # E44: one that found no location to draw
            lords = side.active() & AMBASSADORS
            while lords != 0:
                found = append(found, act.LORD + lowest(lords))
                lords &= lords - 1
        return found

    def resolve(self, state: AbyssState, action: i64) -> None:
        side = state.at[self.seat]
        if action == act.KEY_TOKENS:
            side.key_tokens -= self.needed
            state.tell(act.SPENT_TOKENS, self.seat, 0, self.needed)
            return
        lord = action - act.LORD
        house(state, self.seat, lord)
        needed = self.needed - LORDS[lord].keys
        if needed > 0:
            state.push(SpendKeys(self.seat, needed, lord + 1))
            skip_forced_keys(state)

    def most(self, state: AbyssState) -> i64:
        return self.needed

    def forced(self, state: AbyssState, action: i64) -> vec[i64]:
        """Keys that are spent at once because there is only one way."""
        found = vec[i64](capacity=2)
        if action == act.KEY_TOKENS:
            return found
        lord = action - act.LORD
        needed = self.needed - LORDS[lord].keys
        while needed > 0:
            options = SpendKeys(self.seat, needed, lord + 1).options(state)
            if len(options) > 1:
                return found
            found = append(found, options[0])
            if options[0] == act.KEY_TOKENS:
                return found
            lord = options[0] - act.LORD
            needed -= LORDS[lord].keys
        return found

    def rule(self, action: i64) -> str:
        return "abyss:44"

    def asks(self, state: AbyssState) -> dict[str, Any]:
        return {"keys": self.needed}

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        if action == act.KEY_TOKENS:
            return Reason("too-few-key-tokens", "abyss:E41", {"keys": self.needed})
        if act.names_lord(action):
            return Reason("this-lord-gives-no-key-now", "abyss:E41")
        return Reason("three-keys-must-be-spent", "abyss:40")

    def laid(self, state: AbyssState, pieces: vec[i64]) -> dict[str, Any]:
        keys: i64 = 0
        for action in pieces:
            if action != act.KEY_TOKENS:
                keys += LORDS[action - act.LORD].keys
        if holds(pieces, act.KEY_TOKENS):
            keys = max(keys, self.needed)
        return {"pieces": keys, "needed": self.needed}

    def why_not_with(self, state: AbyssState, pieces: vec[i64], action: i64) -> Reason:
        side = state.at[self.seat]
        if act.names_lord(action):
            if side.active() & bit(action - act.LORD) == 0 or LORDS[action - act.LORD].keys == 0:
                return Reason("this-lord-gives-no-key-now", "abyss:E41")
        elif action != act.KEY_TOKENS:
            return Reason("three-keys-must-be-spent", "abyss:40")
        return Reason("these-keys-are-enough-without-it", "abyss:44", {"keys": self.needed})


def skip_forced_keys(state: AbyssState) -> None:
    """Spend the keys at once if there is only one way; all keys are public."""
    options = state.legal_actions()
    if len(options) == 1:
        state.answer(options[0])


def house(state: AbyssState, seat: i64, lord: i64) -> None:
    """Put a lord under a location: its power and key are spent [43]."""
    side = state.at[seat]
    side.free &= ~bit(lord)
    side.disabled &= ~bit(lord)
    side.housed |= bit(lord)
    state.tell(act.HOUSED, seat, lord)


class ChooseLocation(Step[AbyssState]):
    """Take an available location, or draw some and keep one [41]."""

    def options(self, state: AbyssState) -> vec[i64]:
        found = vec[i64](capacity=16)
        for location in state.available.cards:
            found = append(found, act.LOCATION + location)
        for more in range(min(i64(MAX_DRAWN), state.location_deck.size())):  # E46
            found = append(found, act.DRAW + more)
        return found

    def resolve(self, state: AbyssState, action: i64) -> None:
        if act.is_location_draw(action):
            draw_locations(state, self.seat, act.locations_drawn(action))
        else:
            state.available.remove(action - act.LOCATION)
            control(state, self.seat, action - act.LOCATION)

    def rule(self, action: i64) -> str:
        return "abyss:41"

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        if act.is_location_draw(action):
            left = state.location_deck.size()
            return Reason("the-location-deck-is-too-small", "abyss:E46", {"left": left})
        if act.names_location(action):
            return Reason("this-location-is-not-available", "abyss:41")
        return Reason("a-location-must-be-taken-first", "abyss:40")


def draw_locations(state: AbyssState, seat: i64, number: i64) -> None:
    for drawn in range(number):
        location = state.location_deck.draw(state.rng)
        state.drawn.add(location)
        state.tell(act.LAID_OUT, seat, location)
    state.push(KeepLocation(seat))


class KeepLocation(Step[AbyssState]):
    """Keep one of the locations drawn; the others become available [41]."""

    def options(self, state: AbyssState) -> vec[i64]:
        return each(act.LOCATION, state.drawn.cards)

    def resolve(self, state: AbyssState, action: i64) -> None:
        kept = action - act.LOCATION
        for location in state.drawn.cards:
            if location != kept:
                state.available.add(location)
        state.drawn.clear()
        control(state, self.seat, kept)

    def rule(self, action: i64) -> str:
        return "abyss:41"

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return Reason("keep-one-of-the-locations-drawn", "abyss:41")


def control(state: AbyssState, seat: i64, location: i64) -> None:
    state.at[seat].locations |= bit(location)
    state.tell(act.CONTROLLED, seat, location)
    if LOCATIONS[location].kind == SWAP_ON_CONTROL and state.location_deck.size() > 0:
        state.push(SwapSmokers(seat, location))


class SwapSmokers(Step[AbyssState]):
    """Exchange the black smokers for a location of the deck, or not (E50)."""

    smokers: i64

    def __init__(self, seat: i64, smokers: i64) -> None:
        self.seat = seat
        self.smokers = smokers

    def options(self, state: AbyssState) -> vec[i64]:
        found = vec[i64]([act.PASS])
        for location in range(len(LOCATIONS)):  # not the bag's order, which has no meaning
            if state.location_deck.holds(location):
                found = append(found, act.LOCATION + location)
        return found

    def resolve(self, state: AbyssState, action: i64) -> None:
        if action == act.PASS:
            return
        location = action - act.LOCATION
        state.location_deck.remove(location)
        state.location_deck.add(self.smokers)
        state.at[self.seat].locations &= ~bit(self.smokers)
        state.tell(act.GAVE_UP_LOCATION, self.seat, self.smokers)
        control(state, self.seat, location)

    def rule(self, action: i64) -> str:
        return "abyss:E50"

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return Reason("this-location-is-not-in-the-deck", "abyss:E50")


# Steps never change, so those that only hold a seat are created once.
CONTROL_LOCATIONS: Final[vec[ControlLocations]] = vec[ControlLocations](
    [ControlLocations(seat) for seat in range(MAX_SEATS)]
)
