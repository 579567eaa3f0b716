"""Manipulation [MA], and free actions with cards: dropping and using them."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has, listed, lowest
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan import actions as act
from tablee.games.conan.board.layout import line_length, zone_on_line
from tablee.games.conan.card_moments import CARD_POWERS, LANDS, USABLE, speaks
from tablee.games.conan.data import (
    CARD_COUNT,
    CARDS,
    HEAVIEST_THROWN,
    HERO_SLOTS,
    MANIPULATION,
    NOWHERE,
)
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.asking import FigureStep, zones_offered
from tablee.games.conan.steps.declare import ChooseGems
from tablee.games.conan.steps.dice import AfterRoll, RollPool, gather
from tablee.games.conan.steps.hands import less_hindrance, result

# -- simple manipulation: one gem, no roll [MA-2] --------------------------------------


def pay_simple(state: ConanState, figure: i64) -> None:
    state.at[figure].spend(MANIPULATION, 1)


def takers(state: ConanState, heroes: i64, card: i64) -> i64:
    """Return those of a set of heroes who have room for a card (E74)."""
    found: i64 = 0
    for other in range(HERO_SLOTS):
        if has(heroes, other) and state.at[other].room_for(card):
            found |= bit(other)
    return found


def cards_of(state: ConanState, heroes: i64) -> vec[i64]:
    """Return, by card, how many of it a set of heroes has."""
    counts = zeros(CARD_COUNT)
    while heroes != 0:
        other = state.at[lowest(heroes)]
        heroes &= heroes - 1
        for card in other.kinds:
            counts[card] += other.cards[card]
    return counts


def givers(state: ConanState, heroes: i64, card: i64) -> i64:
    """Return those of a set of heroes who have a card to take (E74, E76)."""
    found: i64 = 0
    for other in range(HERO_SLOTS):
        if has(heroes, other) and state.at[other].cards[card] > 0:
            found |= bit(other)
    return found


def pick_up(state: ConanState, figure: i64, card: i64) -> None:
    """Pick one card from the ground of the zone (E75)."""
    pay_simple(state, figure)
    state.lay(state.zone[figure], card, -1)
    state.at[figure].gain(card)
    state.tell(act.PICKED, state.at[figure].seat, card)


class ChoosePartner(FigureStep):
    """Choose the hero who gets a card, or who gives one up [MA-2]."""

    card: i64
    taking: i64

    def __init__(self, seat: i64, figure: i64, card: i64, taking: i64) -> None:
        super().__init__(seat, figure)
        self.card = card
        self.taking = taking

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        others = state.heroes_in(state.zone[self.figure], self.figure)
        if self.taking != 0:
            partners = givers(state, others, self.card)
        else:
            partners = takers(state, others, self.card)
        for other in listed(partners):
            found = append(found, act.FIGURE + name_of(state, other))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        other = state.scenario().figure_of[action - act.FIGURE]
        pay_simple(state, self.figure)
        if self.taking != 0:
            state.at[other].lose(self.card)
            state.at[self.figure].gain(self.card)
            state.tell(act.TOOK, self.seat, self.card)
        else:
            state.at[self.figure].lose(self.card)
            state.at[other].gain(self.card)
            state.tell(act.GAVE, self.seat, self.card)

    def rule(self, action: i64) -> str:
        return "conan:MA-2"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"card": ["card", self.card]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-hero-in-the-zone", "conan:E74")


# -- throwing objects [MA-5] -----------------------------------------------------------


def throw_targets(state: ConanState, figure: i64, card: i64) -> i64:
    """Return the zones in sight; the own one only for cards that act where they land (E42)."""
    zones = state.sight[state.zone[figure]]
    if speaks(card, LANDS):
        return zones
    return zones & ~bit(state.zone[figure])


def can_throw(state: ConanState, figure: i64, card: i64) -> bool:
    """Only what weighs less than 4 can be thrown [MA-5]."""
    return (
        state.at[figure].cards[card] > 0
        and CARDS[card].weight <= HEAVIEST_THROWN
        and throw_targets(state, figure, card) != 0
    )


class ThrowTo(FigureStep):
    """Choose the zone to which an object is thrown [MA-5]."""

    card: i64

    def __init__(self, seat: i64, figure: i64, card: i64) -> None:
        super().__init__(seat, figure)
        self.card = card

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, throw_targets(state, self.figure, self.card))

    def resolve(self, state: ConanState, action: i64) -> None:
        zone = action - act.ZONE - state.board().first_zone
        gather(state, self.figure)
        gems = ChooseGems(self.seat, self.figure, MANIPULATION)
        state.push(gems, RollPool(self.figure), ObjectLands(self.figure, self.card, zone))

    def rule(self, action: i64) -> str:
        return "conan:MA-5"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"card": ["card", self.card]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-zone-is-not-in-sight", "conan:BZ-12")


class ObjectLands(AfterRoll):
    """Enough successes reach the target, fewer fall short along the line [MA-5, E42]."""

    card: i64
    zone: i64

    def __init__(self, who: i64, card: i64, zone: i64) -> None:
        super().__init__(who)
        self.card = card
        self.zone = zone

    def run(self, state: ConanState) -> None:
        origin = state.zone[self.who]
        borders = min(result(state, self.who), line_length(state.board(), origin, self.zone))
        landing = zone_on_line(state.board(), origin, self.zone, borders)
        state.tell(act.LANDED, state.at[self.who].seat, zone_name(state, landing))
        part_with(state, self.who, self.card, landing)

    def worth(self, state: ConanState, successes: i64) -> i64:
        away = line_length(state.board(), state.zone[self.who], self.zone)
        return min(less_hindrance(state, self.who, successes), away)


def part_with(state: ConanState, figure: i64, card: i64, zone: i64) -> None:
    """Leave a card in a zone, where it lies or does something of its own [HT-7]."""
    state.at[figure].lose(card)
    if speaks(card, LANDS):
        CARD_POWERS[card].lands(state, figure, zone)
    else:
        state.lay(zone, card)


# -- free of charge [HT-7, HT-8] -------------------------------------------------------


def drop(state: ConanState, figure: i64, card: i64) -> None:
    state.tell(act.DROPPED, state.at[figure].seat, card)
    part_with(state, figure, card, state.zone[figure])


def is_usable(state: ConanState, figure: i64, card: i64) -> bool:
    """Say whether a card of a hero allows him to use it [HT-8]."""
    return speaks(card, USABLE) and CARD_POWERS[card].usable(state, figure)


class ShedLoad(FigureStep):
    """Drop cards until the load is allowed again (E71, E72); nothing explodes."""

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for card in state.at[self.figure].kinds:
            if CARDS[card].weight > 0:
                found = append(found, act.DROP + card)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        card = action - act.DROP
        state.at[self.figure].lose(card)
        state.lay(state.zone[self.figure], card)
        state.tell(act.DROPPED, self.seat, card)
        check_load(state, self.figure)

    def rule(self, action: i64) -> str:
        return "conan:E72"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("drop-something-heavy", "conan:E72")


def check_load(state: ConanState, figure: i64) -> None:
    """Make a hero drop what he can no longer carry (E71)."""
    hero = state.at[figure]
    if state.zone[figure] != NOWHERE and hero.is_overloaded():
        state.push(ShedLoad(hero.seat, figure))
