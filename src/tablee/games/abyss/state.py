"""What is on the table in Abyss, and read-only questions about it."""

from __future__ import annotations

from tablee.core.bits import bit, count
from tablee.core.engine import State
from tablee.core.native import append, i64, vec
from tablee.core.pile import Pile
from tablee.games.abyss.data import (
    ALLIES,
    AMBASSADORS,
    KEY_LORDS,
    KEY_TOKENS,
    KEYS_PER_LOCATION,
    LORDS,
    RACES,
    SHIP_MASTER,
    VALUES,
    race_of,
    value_of,
)


class Side:
    """What lies in front of one seat, and its hand."""

    pearls: i64
    key_tokens: i64
    hand: vec[i64]  # cards of each ally kind
    worth: vec[i64]  # value of the hand by race, kept by gain() and lose()
    affiliated: vec[i64]  # cards of each ally kind
    free: i64  # set of lords, disabled ones included
    disabled: i64  # set of lords turned by the assassin
    housed: i64  # set of lords under locations
    locations: i64  # set of locations
    tokens: Pile  # values of the monster tokens, face down

    def clone(self) -> Side:
        twin = Side()
        twin.pearls = self.pearls
        twin.key_tokens = self.key_tokens
        twin.hand = self.hand[:]
        twin.worth = self.worth[:]
        twin.affiliated = self.affiliated[:]
        twin.free = self.free
        twin.disabled = self.disabled
        twin.housed = self.housed
        twin.locations = self.locations
        twin.tokens = self.tokens.clone()
        return twin

    def gain(self, ally: i64, cards: i64 = 1) -> None:
        self.hand[ally] += cards
        self.worth[race_of(ally)] += cards * value_of(ally)

    def lose(self, ally: i64) -> None:
        self.hand[ally] -= 1
        self.worth[race_of(ally)] -= value_of(ally)

    def hand_size(self) -> i64:
        cards: i64 = 0
        for ally in range(ALLIES):
            cards += self.hand[ally]
        return cards

    def lords(self) -> i64:
        """Return the set of all lords in front of the seat."""
        return self.free | self.housed

    def active(self) -> i64:
        """Return the set of lords whose power and keys work."""
        return self.free & ~self.disabled

    def keys(self) -> i64:
        lords = self.active()
        ambassadors = count(lords & AMBASSADORS)
        return self.key_tokens + count(lords & KEY_LORDS) + KEYS_PER_LOCATION * ambassadors

    def weakest(self, race: i64) -> i64:
        """Return the weakest ally of a race in hand, or -1."""
        if self.worth[race] == 0:
            return -1
        ally = race * VALUES
        while self.hand[ally] == 0:
            ally += 1
        return ally

    def worth_up_to(self, ally: i64) -> i64:
        """Return the value in hand of this ally kind and the weaker ones of its race."""
        total: i64 = 0
        for kind in range(race_of(ally) * VALUES, ally + 1):
            total += self.hand[kind] * value_of(kind)
        return total

    def most_from(self, first_race: i64, races: i64, required: i64) -> i64:
        """Return the highest total value of exactly `races` of the races from `first_race` on.

        The required race, if it is one of them, must be included. -1: impossible.
        """
        total: i64 = 0
        taken: i64 = 0
        if required >= first_race:
            if races == 0 or self.worth[required] == 0:
                return -1
            total = self.worth[required]
            taken = bit(required)
            races -= 1
        while races > 0:
            best: i64 = -1
            best_worth: i64 = 0
            for race in range(first_race, RACES):
                worth = self.worth[race]
                if worth > best_worth and not (taken >> race) & 1:
                    best = race
                    best_worth = worth
            if best < 0:
                return -1
            total += best_worth
            taken |= bit(best)
            races -= 1
        return total


class AbyssState(State):
    """One game of Abyss."""

    turn: i64  # the seat whose turn it is
    threat: i64  # space of the threat marker, from 0
    price: i64  # of the next ally bought in this exploration
    bought: i64  # set of seats that bought in this exploration
    used: i64  # set of lords whose once-a-turn power was used in this turn
    extra_turns: i64
    ending: bool
    last_turns: i64  # still to be played by the others after the end is triggered
    memory_aid: bool  # option: hands and council stacks that everybody has once seen stay open
    ship_master_influence: i64  # option: sources disagree about the printed figure
    disabled_lords_count: bool  # option: locations count lords that the assassin turned
    at: vec[Side]  # by seat
    council: vec[i64]  # cards of each ally kind, in the stack of its race
    deck: Pile  # bag
    discard: Pile
    track: Pile
    paid: Pile  # allies paid for the lord being recruited, in order
    lord_deck: Pile  # bag
    court: Pile
    location_deck: Pile  # bag
    available: Pile  # locations, face up
    drawn: Pile  # locations drawn, one of them to be kept
    tokens: Pile  # bag of monster tokens

    def clone(self) -> AbyssState:
        twin = AbyssState()
        twin.seats = self.seats
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda[:]
        twin.observer = None
        twin.turn = self.turn
        twin.threat = self.threat
        twin.price = self.price
        twin.bought = self.bought
        twin.used = self.used
        twin.extra_turns = self.extra_turns
        twin.ending = self.ending
        twin.last_turns = self.last_turns
        twin.memory_aid = self.memory_aid
        twin.ship_master_influence = self.ship_master_influence
        twin.disabled_lords_count = self.disabled_lords_count
        at = vec[Side](capacity=self.seats)
        for side in self.at:
            at = append(at, side.clone())
        twin.at = at
        twin.council = self.council[:]
        twin.deck = self.deck.clone()
        twin.discard = self.discard.clone()
        twin.track = self.track.clone()
        twin.paid = self.paid.clone()
        twin.lord_deck = self.lord_deck.clone()
        twin.court = self.court.clone()
        twin.location_deck = self.location_deck.clone()
        twin.available = self.available.clone()
        twin.drawn = self.drawn.clone()
        twin.tokens = self.tokens.clone()
        return twin

    def can_reveal(self) -> bool:
        return self.deck.size() + self.discard.size() > 0

    def stack_size(self, race: i64) -> i64:
        cards: i64 = 0
        for ally in range(race * VALUES, race * VALUES + VALUES):
            cards += self.council[ally]
        return cards

    def key_tokens_left(self) -> i64:
        left: i64 = KEY_TOKENS
        for side in self.at:
            left -= side.key_tokens
        return left

    def has_locations(self) -> bool:
        return self.available.size() + self.location_deck.size() > 0

    def must_take_location(self, seat: i64) -> bool:
        """Say whether a seat has three keys and a location is available [40, E48]."""
        return self.at[seat].keys() >= KEYS_PER_LOCATION and self.has_locations()

    def influence(self, lord: i64) -> i64:
        if lord == SHIP_MASTER:
            return self.ship_master_influence
        return LORDS[lord].influence
