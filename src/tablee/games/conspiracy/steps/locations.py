"""Take control of a location: keys counted, cards drawn, searched for or taken."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit
from tablee.core.engine import Step, each
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conspiracy import actions as act
from tablee.games.conspiracy.data import (
    GOLD,
    LOCATION_COUNT,
    MAX_DRAWN,
    MAX_SEATS,
    SAME_KEYS,
    SILVER,
)
from tablee.games.conspiracy.moments import (
    LOCATION_POWERS,
    SEARCHES_DECK,
    TWO_KEYS_SUFFICE,
    has_mark,
)
from tablee.games.conspiracy.state import Chamber, ConspiracyState


def gain_key(state: ConspiracyState, seat: i64, metal: i64) -> None:
    """Add the key of the lord just placed; enough keys must be used at once [17]."""
    chamber = state.at[seat]
    chamber.keys[metal] += 1
    state.tell(act.GOT_KEY, seat, metal)
    if not has_enough_keys(chamber):
        return
    if not has_mark(chamber, SEARCHES_DECK):
        state.push(TAKE_LOCATION[seat])
    elif state.location_deck.size() > 0:
        state.push(SEARCH_DECK[seat])
    else:
        state.tell(act.NO_LOCATION, seat, 0)  # C17: the keys stay


def has_enough_keys(chamber: Chamber) -> bool:
    """Among three keys two are always alike, so two of one metal are the whole test (C1, C3)."""
    silver = chamber.keys[SILVER]
    gold = chamber.keys[GOLD]
    if silver >= SAME_KEYS or gold >= SAME_KEYS:
        return True
    return silver + gold >= SAME_KEYS and has_mark(chamber, TWO_KEYS_SUFFICE)


class TakeLocation(Step[ConspiracyState]):
    """Take an available location, or draw one to three and keep one [18]."""

    def options(self, state: ConspiracyState) -> vec[i64]:
        found = vec[i64](capacity=16)
        for more in range(min(i64(MAX_DRAWN), state.location_deck.size())):  # C16
            found = append(found, act.DRAW_LOCATIONS + more)
        for location in state.available.cards:
            found = append(found, act.LOCATION + location)
        return found

    def resolve(self, state: ConspiracyState, action: i64) -> None:
        if act.is_location_draw(action):
            draw_locations(state, self.seat, act.locations_drawn(action))
        else:
            location = action - act.LOCATION
            state.available.remove(location)
            control(state, self.seat, location)

    def rule(self, action: i64) -> str:
        if action < 0:
            return "conspiracy:17"
        return "conspiracy:18"

    def asks(self, state: ConspiracyState) -> dict[str, Any]:
        return {"available": state.available.size()}

    def why_not(self, state: ConspiracyState, action: i64) -> Reason:
        if not act.uses_keys(action):
            return Reason("your-keys-must-be-used-first", "conspiracy:17")
        if act.names_location(action):
            return Reason("this-location-is-not-available", "conspiracy:18")
        left = state.location_deck.size()
        return Reason("too-few-locations-in-the-deck", "conspiracy:C16", {"left": left})


class KeepLocation(Step[ConspiracyState]):
    """Keep one of the locations drawn; the others become available [18]."""

    def options(self, state: ConspiracyState) -> vec[i64]:
        return each(act.LOCATION, state.drawn_locations.cards)

    def resolve(self, state: ConspiracyState, action: i64) -> None:
        keep(state, self.seat, action - act.LOCATION)

    def rule(self, action: i64) -> str:
        return "conspiracy:18"

    def why_not(self, state: ConspiracyState, action: i64) -> Reason:
        return Reason("keep-one-of-the-locations-drawn", "conspiracy:18")


def draw_locations(state: ConspiracyState, seat: i64, number: i64) -> None:
    """Let the seat look at the locations drawn (C34); a single one is kept at once."""
    for looked_at in range(number):
        location = state.location_deck.draw(state.rng)
        state.drawn_locations.add(location)
        state.tell(act.DREW_LOCATION, seat, location, 1, bit(seat))
    if number == 1:
        keep(state, seat, state.drawn_locations.cards[0])
    else:
        state.push(KEEP_LOCATION[seat])


def keep(state: ConspiracyState, seat: i64, kept: i64) -> None:
    """Reveal the others first: the one kept may send them all back (C19)."""
    state.drawn_locations.remove(kept)
    for location in state.drawn_locations.cards:
        state.available.add(location)
        state.tell(act.LAID_OUT, seat, location)
    state.drawn_locations.clear()
    control(state, seat, kept)


class SearchDeck(Step[ConspiracyState]):
    """Choose any location of the deck, which is then shuffled (the location `search_deck`)."""

    def options(self, state: ConspiracyState) -> vec[i64]:
        found = vec[i64](capacity=24)
        for location in range(LOCATION_COUNT):  # not the bag's order, which has no meaning
            if state.location_deck.holds(location):
                found = append(found, act.LOCATION + location)
        return found

    def resolve(self, state: ConspiracyState, action: i64) -> None:
        location = action - act.LOCATION
        state.location_deck.remove(location)
        control(state, self.seat, location)

    def rule(self, action: i64) -> str:
        return "conspiracy:C18"

    def why_not(self, state: ConspiracyState, action: i64) -> Reason:
        if act.is_location_draw(action):
            return Reason("you-choose-in-the-deck-instead-of-drawing", "conspiracy:C18")
        if act.names_location(action):
            if state.available.holds(action - act.LOCATION):
                return Reason("available-locations-are-closed-to-you", "conspiracy:C17")
            return Reason("this-location-is-not-in-the-deck", "conspiracy:C18")
        return Reason("your-keys-must-be-used-first", "conspiracy:17")


def control(state: ConspiracyState, seat: i64, location: i64) -> None:
    """Lay a location on the lord just placed, then apply its power [19, 20]."""
    chamber = state.at[seat]
    chamber.cover(location)
    state.tell(act.CONTROLLED, seat, location, chamber.placed)
    LOCATION_POWERS[location].arrives(state, seat)


# Steps never change, so those that only hold a seat are created once.
TAKE_LOCATION: Final[vec[TakeLocation]] = vec[TakeLocation](
    [TakeLocation(seat) for seat in range(MAX_SEATS)]
)
KEEP_LOCATION: Final[vec[KeepLocation]] = vec[KeepLocation](
    [KeepLocation(seat) for seat in range(MAX_SEATS)]
)
SEARCH_DECK: Final[vec[SearchDeck]] = vec[SearchDeck](
    [SearchDeck(seat) for seat in range(MAX_SEATS)]
)
