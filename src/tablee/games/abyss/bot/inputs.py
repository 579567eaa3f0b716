"""What a network is told of Abyss beside the observation: hands, lords and points as they count.

The observation names the cards. Here what they come to takes their place: the value in hand by
race, the lords whose powers work, the strongest affiliated allies, keys and points. The hands of
the others are told as a search has dealt them.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import count, lowest
from tablee.core.inputs import MOST_TIMES, Inputs, code
from tablee.core.native import append, i64, vec
from tablee.games.abyss.data import (
    ALLIES,
    ALLY_IDS,
    CARD_IDS,
    LORD_IDS,
    RACE_NAMES,
    RACES,
    VALUES,
)
from tablee.games.abyss.scoring import monster_points, shown_points
from tablee.games.abyss.state import AbyssState, Side
from tablee.games.abyss.steps.explore import KeepOrGoOn, Offer
from tablee.games.abyss.steps.recruit import Affiliate, PayForLord

MOST_WORTH: Final = 15  # of a race in hand
MOST_KEYS: Final = 3
MOST_LORDS: Final = 9
MOST_POINTS: Final = 31  # in fours
MOST_STACKED: Final = 5
MOST_LAST_TURNS: Final = 3

# Of a side: where the inputs of each kind begin.
HAND: Final = 0  # counted
WORTH: Final = 25  # value in hand by race
KEYS: Final = 100
ACTIVE: Final = 104
AFFILIATED: Final = 139  # the strongest of its race
LORDS: Final = 164
POINTS: Final = 174
EACH_POINT: Final = 206  # counted
EACH_PEARL: Final = 207  # counted
EACH_WORTH: Final = 208  # counted
EACH_RACE: Final = 209  # counted
OF_SIDE: Final = 210
# Of the table, after the sides.
STACK: Final = 0  # cards in a stack of the council
OFFERED: Final = 25  # the card to be bought or taken
PAYING: Final = 51  # the lord that is being paid for
PAID: Final = 86  # counted
LAST: Final = 111  # turns left, once the end is near
EXTRA: Final = 115  # a further turn is to come


class AbyssInputs(Inputs[AbyssState]):
    """Sides, own one first, and what the observation does not tell of the table."""

    def names(self, seats: i64) -> list[str]:
        found: list[str] = []
        for place in range(seats):
            found += [f"own.{place}.{name}" for name in side_names()]
        found += [f"in_stack.{name}={n}" for name in RACE_NAMES for n in range(1, MOST_STACKED + 1)]
        found += [f"offered.{card}" for card in CARD_IDS]
        found += [f"paying.{lord}" for lord in LORD_IDS]
        found += [f"paid.{ally}" for ally in ALLY_IDS]
        found += [f"last_turns={n}" for n in range(MOST_LAST_TURNS + 1)]
        return [*found, "extra_turn"]

    def left_out(self) -> list[str]:
        return ["hand", "tokens", "side.affiliated", "side.free", "stacks", "deck", "lord_deck"]

    def add(self, state: AbyssState, seat: i64, first: i64, found: vec[i64]) -> vec[i64]:
        other = seat
        for place in range(state.seats):
            found = add_side(state, other, first, found)
            first += OF_SIDE
            other = state.next_seat(other)
        for race in range(RACES):
            size = min(state.stack_size(race), i64(MOST_STACKED))
            if size > 0:
                found = append(found, code(first + STACK + race * MOST_STACKED + size - 1, 1))
        found = add_question(state, first, found)
        for ally in state.paid.cards:
            found = append(found, code(first + PAID + ally, 1))
        if state.ending:
            left = min(state.last_turns, i64(MOST_LAST_TURNS))
            found = append(found, code(first + LAST + left, 1))
        if state.extra_turns > 0:
            found = append(found, code(first + EXTRA, 1))
        return found


def side_names() -> list[str]:
    """Return the names of a side's inputs, in the order of the constants above."""
    return [
        *[f"hand.{ally}" for ally in ALLY_IDS],
        *[f"worth.{name}={n}" for name in RACE_NAMES for n in range(1, MOST_WORTH + 1)],
        *[f"keys={n}" for n in range(MOST_KEYS + 1)],
        *[f"active.{lord}" for lord in LORD_IDS],
        *[f"strongest.{ally}" for ally in ALLY_IDS],
        *[f"lords={n}" for n in range(MOST_LORDS + 1)],
        *[f"points={4 * n}" for n in range(MOST_POINTS + 1)],
        "each_point",
        "each_pearl",
        "each_worth",
        "each_race",
    ]


def add_side(state: AbyssState, seat: i64, first: i64, found: vec[i64]) -> vec[i64]:
    side = state.at[seat]
    found = add_allies(side, first, found)
    active = side.active()
    while active != 0:
        found = append(found, code(first + ACTIVE + lowest(active), 1))
        active &= active - 1
    found = append(found, code(first + KEYS + min(side.keys(), i64(MOST_KEYS)), 1))
    lords = min(count(side.lords()), i64(MOST_LORDS))
    found = append(found, code(first + LORDS + lords, 1))
    points = max(shown_points(state, seat) + monster_points(side), i64(0))
    found = append(found, code(first + POINTS + min(points // 4, i64(MOST_POINTS)), 1))
    found = add_count(found, first + EACH_POINT, points)
    return add_count(found, first + EACH_PEARL, side.pearls)


def add_allies(side: Side, first: i64, found: vec[i64]) -> vec[i64]:
    """Add what a seat has in hand, and the strongest affiliated ally of each race."""
    for ally in range(ALLIES):
        found = add_count(found, first + HAND + ally, side.hand[ally])
    total: i64 = 0
    races: i64 = 0
    for race in range(RACES):
        worth = side.worth[race]
        if worth > 0:
            total += worth
            races += 1
            within = min(worth, i64(MOST_WORTH)) - 1
            found = append(found, code(first + WORTH + race * MOST_WORTH + within, 1))
        best = race * VALUES + VALUES - 1
        while best >= race * VALUES and side.affiliated[best] == 0:
            best -= 1
        if best >= race * VALUES:
            found = append(found, code(first + AFFILIATED + best, 1))
    found = add_count(found, first + EACH_WORTH, total)
    return add_count(found, first + EACH_RACE, races)


def add_question(state: AbyssState, first: i64, found: vec[i64]) -> vec[i64]:
    """Add the card or the lord that the question is about."""
    asked = state.question()
    if isinstance(asked, (Offer, KeepOrGoOn)):
        return append(found, code(first + OFFERED + state.track.cards[-1], 1))
    if isinstance(asked, PayForLord):
        return append(found, code(first + PAYING + state.court.cards[asked.space], 1))
    if isinstance(asked, Affiliate):
        return append(found, code(first + PAYING + state.court.cards[asked.space], 1))
    return found


def add_count(found: vec[i64], number: i64, times: i64) -> vec[i64]:
    if times > 0:
        return append(found, code(number, min(times, i64(MOST_TIMES))))
    return found
