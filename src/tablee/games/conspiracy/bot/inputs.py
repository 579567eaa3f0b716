"""What a network is told of Conspiracy beside the observation: chambers as the rules count them.

The observation names the lord on each space and the location on it. Here the colour on each
space, the kinds of lords, groups and points take their place: a network learns them from fewer
games. The five colours are alike, so that every game tells about all of them.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from tablee.core.bits import count, lowest
from tablee.core.inputs import MOST_TIMES, Inputs, code
from tablee.core.native import append, i64, vec
from tablee.games.conspiracy.data import (
    COLOUR_NAMES,
    COLOURS,
    INFLUENCE,
    LOCATION_IDS,
    LORD_IDS,
    PEARL_MASTER_POINTS,
    PER_COALITION_LORD,
    SPACES,
    colour_of,
)
from tablee.games.conspiracy.moments import LOCATION_POWERS
from tablee.games.conspiracy.powers.lords import SwapSecond
from tablee.games.conspiracy.scoring import connected, spaces_by_colour
from tablee.games.conspiracy.state import Chamber, ConspiracyState

# Of a chamber: where the inputs of each kind begin.
AT: Final = 0  # colour on a space
LORD: Final = 75  # counted
BEST: Final = 105  # the lord with the coat of arms
GROUP: Final = 135  # lords of a colour's largest group, 1 to 9
LARGEST: Final = 180  # lords of the largest group of all, 0 to 11
KEYS: Final = 192  # up to 2 silver and 2 gold ones
LOCATION: Final = 201
PLACED: Final = 225  # lords, 0 to 15
POINTS: Final = 241  # pairs of points, 0 to 39
EACH_POINT: Final = 281  # counted
EACH_PEARL: Final = 282  # counted
EACH_LORD: Final = 283  # counted
EACH_OF_LOCATIONS: Final = 284  # points of locations, counted
OF_CHAMBER: Final = 285
# Of the table, after the chambers.
PILE: Final = 0  # lords in a discard pile, 1 to 5
FIRST_SPACE: Final = 25  # of a swap
DECK: Final = 40  # lords in the deck, in sixes, 0 to 10

MOST_IN_GROUP: Final = 9
MOST_IN_LARGEST: Final = 11
MOST_KEYS: Final = 2
MOST_PAIRS: Final = 39
MOST_IN_PILE: Final = 5


class ConspiracyInputs(Inputs[ConspiracyState]):
    """Chambers, own one first, and what the observation does not tell of the table."""

    def names(self, seats: i64) -> list[str]:
        found: list[str] = []
        for place in range(seats):
            found += [f"own.{place}.{name}" for name in chamber_names()]
        found += [f"pile.{name}={n}" for name in COLOUR_NAMES for n in range(1, MOST_IN_PILE + 1)]
        found += [f"first_space={space}" for space in range(SPACES)]
        return found + [f"deck_sixes={n}" for n in range(11)]

    def left_out(self) -> list[str]:
        return ["chamber.lords", "chamber.locations", "deck", "seats"]

    def symmetries(self) -> list[dict[str, str]]:
        return [
            dict(zip(COLOUR_NAMES, others, strict=True)) for others in permutations(COLOUR_NAMES)
        ]

    def add(self, state: ConspiracyState, seat: i64, first: i64, found: vec[i64]) -> vec[i64]:
        other = seat
        for place in range(state.seats):
            found = add_chamber(state, other, first, found)
            first += OF_CHAMBER
            other = state.next_seat(other)
        for colour in range(COLOURS):
            size = min(state.pile_size(colour), i64(MOST_IN_PILE))
            if size > 0:
                found = append(found, code(first + PILE + colour * MOST_IN_PILE + size - 1, 1))
        asked = state.question()
        if isinstance(asked, SwapSecond):
            found = append(found, code(first + FIRST_SPACE + asked.first, 1))
        return append(found, code(first + DECK + state.deck.size() // 6, 1))


def chamber_names() -> list[str]:
    """Return the names of a chamber's inputs, in the order of the constants above."""
    return [
        *[f"at.{space}.{colour}" for space in range(SPACES) for colour in COLOUR_NAMES],
        *[f"lord.{lord}" for lord in LORD_IDS],
        *[f"best.{lord}" for lord in LORD_IDS],
        *[f"group.{name}={n}" for name in COLOUR_NAMES for n in range(1, MOST_IN_GROUP + 1)],
        *[f"largest={n}" for n in range(MOST_IN_LARGEST + 1)],
        *[f"keys={silver}_{gold}" for silver in range(3) for gold in range(3)],
        *[f"location.{location}" for location in LOCATION_IDS],
        *[f"placed={n}" for n in range(SPACES + 1)],
        *[f"points={2 * n}" for n in range(MOST_PAIRS + 1)],
        "each_point",
        "each_pearl",
        "each_lord",
        "each_of_locations",
    ]


def add_chamber(state: ConspiracyState, seat: i64, first: i64, found: vec[i64]) -> vec[i64]:
    chamber = state.at[seat]
    points: i64 = 0
    if state.pearl_master == seat:
        points = PEARL_MASTER_POINTS
    for space in range(chamber.placed):
        lord = chamber.lords[space]
        found = append(found, code(first + AT + space * COLOURS + colour_of(lord), 1))
        found = append(found, code(first + LORD + lord, 1))
    largest: i64 = 0
    by_colour = spaces_by_colour(chamber)
    for colour in range(COLOURS):
        if by_colour[colour] != 0:
            best = chamber.lords[chamber.coats[colour]]
            points += INFLUENCE[best]
            found = append(found, code(first + BEST + best, 1))
            most = largest_group(by_colour[colour])
            largest = max(largest, most)
            within = min(most, i64(MOST_IN_GROUP)) - 1
            found = append(found, code(first + GROUP + colour * MOST_IN_GROUP + within, 1))
    points += largest * PER_COALITION_LORD
    found = append(found, code(first + LARGEST + min(largest, i64(MOST_IN_LARGEST)), 1))
    return add_holdings(chamber, points, first, found)


def largest_group(spaces: i64) -> i64:
    """Return how many of these spaces of one colour touch each other at most."""
    most: i64 = 0
    left = spaces
    while left != 0:
        group = connected(left)
        left &= ~group
        most = max(most, count(group))
    return most


def add_holdings(chamber: Chamber, points: i64, first: i64, found: vec[i64]) -> vec[i64]:
    """Add locations, keys and counts; `points` are those that do not come from locations."""
    from_locations: i64 = 0
    held = chamber.controlled
    while held != 0:
        location = lowest(held)
        held &= held - 1
        found = append(found, code(first + LOCATION + location, 1))
        from_locations += LOCATION_POWERS[location].points(chamber)
    points += from_locations
    silver = min(chamber.keys[0], i64(MOST_KEYS))
    gold = min(chamber.keys[1], i64(MOST_KEYS))
    found = append(found, code(first + KEYS + silver * 3 + gold, 1))
    found = append(found, code(first + PLACED + chamber.placed, 1))
    found = append(found, code(first + POINTS + min(points // 2, i64(MOST_PAIRS)), 1))
    found = add_count(found, first + EACH_POINT, points)
    found = add_count(found, first + EACH_PEARL, chamber.pearls)
    found = add_count(found, first + EACH_LORD, chamber.placed)
    return add_count(found, first + EACH_OF_LOCATIONS, from_locations)


def add_count(found: vec[i64], number: i64, times: i64) -> vec[i64]:
    if times > 0:
        return append(found, code(number, min(times, i64(MOST_TIMES))))
    return found
