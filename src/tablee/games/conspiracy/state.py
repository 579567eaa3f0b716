"""What is on the table in Conspiracy, and read-only questions about it."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.engine import State
from tablee.core.native import append, i64, vec
from tablee.core.pile import Pile
from tablee.games.conspiracy.data import (
    COLOURS,
    EMPTY,
    GOLD,
    INFLUENCE,
    POWERS_PER_COLOUR,
    SILVER,
    SPACES,
    colour_of,
    gives_key,
)


class Chamber:
    """The senate chamber of one seat, with its coats of arms, keys and pearls."""

    lords: vec[i64]  # by space, or EMPTY
    locations: vec[i64]  # by space, the one that lies on the lord, or EMPTY
    coats: vec[i64]  # by colour, the space of the best lord, or EMPTY
    keys: vec[i64]  # by metal, placed since the last location
    placed: i64  # lords; also the space of the next one
    controlled: i64  # set of the locations
    pearls: i64

    def clone(self) -> Chamber:
        twin = Chamber()
        twin.lords = self.lords[:]
        twin.locations = self.locations[:]
        twin.coats = self.coats[:]
        twin.keys = self.keys[:]
        twin.placed = self.placed
        twin.controlled = self.controlled
        twin.pearls = self.pearls
        return twin

    def free_spaces(self) -> i64:
        return SPACES - self.placed

    def best_influence(self, colour: i64) -> i64:
        """Return the influence of the best lord of a colour; without one, -1."""
        space = self.coats[colour]
        if space == EMPTY:
            return -1
        return INFLUENCE[self.lords[space]]

    def put(self, lord: i64) -> bool:
        """Place a lord on the next space; say whether it gets its colour's coat of arms [15]."""
        colour = colour_of(lord)
        better = INFLUENCE[lord] > self.best_influence(colour)
        if better:
            self.coats[colour] = self.placed
        self.lords[self.placed] = lord
        self.placed += 1
        return better

    def swap(self, one: i64, other: i64) -> None:
        """Exchange two lords; coats of arms go with them (C13)."""
        self.lords[one], self.lords[other] = self.lords[other], self.lords[one]
        for colour in range(COLOURS):
            if self.coats[colour] == one:
                self.coats[colour] = other
            elif self.coats[colour] == other:
                self.coats[colour] = one

    def keyless(self) -> i64:
        """Return the set of spaces whose lords may be swapped [16]."""
        spaces: i64 = 0
        for space in range(self.placed):
            if not gives_key(self.lords[space]):
                spaces |= bit(space)
        return spaces

    def cover(self, location: i64) -> None:
        """Lay a location on the lord placed last; all keys are spent [19]."""
        self.locations[self.placed - 1] = location
        self.controlled |= bit(location)
        self.keys[SILVER] = 0
        self.keys[GOLD] = 0


class ConspiracyState(State):
    """One game of Conspiracy."""

    turn: i64  # the seat whose turn it is
    last_turns: i64  # still to be played once a chamber is complete; -1 before that
    pearl_master: i64  # seat, or NOBODY
    forced_draw: i64  # lords that everybody but `forced_by` must draw; 0: free choice
    forced_by: i64  # seat, or NOBODY
    at: vec[Chamber]  # by seat
    deck: Pile  # bag of lords
    discards: vec[i64]  # lords of each kind, in the pile of their colour
    drawn: Pile  # lords drawn and shown, one of them to be recruited
    recruits: Pile  # lords recruited, still to be placed
    location_deck: Pile  # bag
    available: Pile  # locations, face up
    drawn_locations: Pile  # seen by the seat that draws; one of them to be kept

    def clone(self) -> ConspiracyState:
        twin = ConspiracyState()
        twin.seats = self.seats
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda[:]
        twin.observer = None
        twin.turn = self.turn
        twin.last_turns = self.last_turns
        twin.pearl_master = self.pearl_master
        twin.forced_draw = self.forced_draw
        twin.forced_by = self.forced_by
        chambers = vec[Chamber](capacity=self.seats)
        for chamber in self.at:
            chambers = append(chambers, chamber.clone())
        twin.at = chambers
        twin.deck = self.deck.clone()
        twin.discards = self.discards[:]
        twin.drawn = self.drawn.clone()
        twin.recruits = self.recruits.clone()
        twin.location_deck = self.location_deck.clone()
        twin.available = self.available.clone()
        twin.drawn_locations = self.drawn_locations.clone()
        return twin

    def pile_size(self, colour: i64) -> i64:
        lords: i64 = 0
        for lord in range(colour * POWERS_PER_COLOUR, (colour + 1) * POWERS_PER_COLOUR):
            lords += self.discards[lord]
        return lords

    def must_draw(self, seat: i64) -> i64:
        """Return how many lords a seat is forced to draw; 0: free choice (C21, C23)."""
        if seat == self.forced_by:
            return 0
        return min(self.forced_draw, self.deck.size())

    def pearls_on_track(self) -> i64:
        """Return where the marker stands: the pearls of the pearl master [26]."""
        if self.pearl_master < 0:
            return 0
        return self.at[self.pearl_master].pearls
