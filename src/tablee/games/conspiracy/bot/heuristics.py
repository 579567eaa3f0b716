"""A quick judgement of Conspiracy for bots: what things are worth, in hundredths of a point.

It looks only at what the asked seat may know. A lord is judged by what the chamber promises with it
and without it. Swaps and locations are judged in the same way.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, listed
from tablee.core.heuristic import Heuristic
from tablee.core.native import i64, vec
from tablee.games.conspiracy import actions as act
from tablee.games.conspiracy.bot.prospects import lead as prospects_lead
from tablee.games.conspiracy.bot.prospects import prospects, touching_pairs
from tablee.games.conspiracy.data import (
    KEY,
    NO_KEY,
    PEARLS,
    POWERS_PER_COLOUR,
    SPACES,
    location_id,
)
from tablee.games.conspiracy.moments import LOCATION_POWERS
from tablee.games.conspiracy.powers.lords import SwapSecond, later
from tablee.games.conspiracy.scoring import chamber_points, spaces_by_colour
from tablee.games.conspiracy.state import Chamber, ConspiracyState
from tablee.games.conspiracy.steps.locations import has_enough_keys

# The weights and their places; `tablee tune` found them (docs/bots-tried.md).
PEARL: Final = 0  # toward the pearl master's bonus
MASTER: Final = 1  # to hold the token now, which others may take
TOUCHING: Final = 2  # two neighbours of one colour: a coalition may grow there
ONE_KEY: Final = 3  # the first toward a location
TWO_KEYS: Final = 4  # different ones
LOCATION: Final = 5  # one to be chosen
EACH_MORE_SPACE: Final = 6  # what a space would bring later, minus the turn that is saved
FIRST_DRAWN: Final = 7  # what an unseen lord is worth
EACH_MORE_DRAWN: Final = 8  # to choose among more, minus what the others may take
EACH_MORE_LOCATION: Final = 9
WEIGHTS: Final[vec[i64]] = vec[i64]([41, 188, 20, 286, 108, 679, 35, 254, 39, 15])
NAMES: Final = [
    "pearl",
    "master",
    "touching",
    "one_key",
    "two_keys",
    "location",
    "each_more_space",
    "first_drawn",
    "each_more_drawn",
    "each_more_location",
]

_LATER_WORTH: Final = {  # what may still come, besides the points of now
    "one_pearl": 45,
    "two_pearls": 90,
    "three_pearls": 135,
    "restrict_one": 120,
    "restrict_two": 60,
    "recycle_lords": 20,
    "recycle_locations": 0,
    "any_two_keys": 200,
    "search_deck": 150,
    "silver_keys": 150,
    "gold_keys": 150,
    "pearl_pairs": 150,
    "locations_count": 300,
}


def _later_worth() -> vec[i64]:
    """Return the later worth of locations. Those of colours, not named above, grow with their
    lords.
    """
    worth = vec[i64]([120] * len(LOCATION_POWERS))
    worth[location_id("seven_points")] = 0
    for name, points in _LATER_WORTH.items():
        worth[location_id(name)] = points
    return worth


LATER_WORTH: Final[vec[i64]] = _later_worth()


class ConspiracyHeuristic(Heuristic[ConspiracyState]):
    """Greedy values: take what is worth most now."""

    def rate(self, state: ConspiracyState, action: i64) -> i64:
        seat = state.to_move()
        if act.is_lord_draw(action):
            return WEIGHTS[FIRST_DRAWN] + (action - act.DRAW) * WEIGHTS[EACH_MORE_DRAWN]
        if act.is_pile(action):
            return pile_worth(state, seat, action - act.PILE)
        if act.is_recruitment(action):
            return lord_worth(state, seat, action - act.RECRUIT)
        if act.is_placement(action):
            return lord_worth(state, seat, action - act.PLACE)
        if act.is_swap(action):
            return swap_worth(state, seat, action - act.SWAP)
        if action == act.PASS:
            return 0
        if act.is_location_draw(action):
            return WEIGHTS[LOCATION] + (action - act.DRAW_LOCATIONS) * WEIGHTS[EACH_MORE_LOCATION]
        return location_worth(state.at[seat], action - act.LOCATION)

    def value(self, state: ConspiracyState, seat: i64) -> i64:
        return prospects(state, seat)

    def lead(self, state: ConspiracyState) -> i64:
        return prospects_lead(state)

    def weight_names(self) -> list[str]:
        return NAMES

    def weights(self) -> vec[i64]:
        return WEIGHTS


def promise(chamber: Chamber) -> i64:
    """Return the worth of a chamber, ignoring what the others have."""
    worth = chamber_points(chamber) * 100 + chamber.pearls * WEIGHTS[PEARL] + keys_worth(chamber)
    for spaces in spaces_by_colour(chamber):
        worth += touching_pairs(spaces) * WEIGHTS[TOUCHING]
    return worth


def keys_worth(chamber: Chamber) -> i64:
    keys = chamber.keys[0] + chamber.keys[1]
    if keys == 0:
        return 0
    if has_enough_keys(chamber):
        return WEIGHTS[LOCATION]
    if keys == 1:
        return WEIGHTS[ONE_KEY]
    return WEIGHTS[TWO_KEYS]


def with_lord(chamber: Chamber, lord: i64) -> Chamber:
    """Return a copy with one more lord and what it gives; a full chamber stays as it is."""
    twin = chamber.clone()
    if twin.placed < SPACES:
        twin.put(lord)
        twin.pearls += PEARLS[lord]
        if KEY[lord] != NO_KEY:
            twin.keys[KEY[lord]] += 1
    return twin


def lord_worth(state: ConspiracyState, seat: i64, lord: i64) -> i64:
    chamber = state.at[seat]
    after = with_lord(chamber, lord)
    return promise(after) - promise(chamber) + token_worth(state, seat, after.pearls)


def token_worth(state: ConspiracyState, seat: i64, pearls: i64) -> i64:
    """Return what having this many pearls brings: the token, if another seat had it."""
    if state.pearl_master == seat or pearls == 0 or pearls < state.pearls_on_track():
        return 0
    return WEIGHTS[MASTER]


def pile_worth(state: ConspiracyState, seat: i64, colour: i64) -> i64:
    """Place the pile's lords in rising order; each after the first takes up a space too."""
    chamber = state.at[seat]
    after = chamber
    placed: i64 = 0
    used: i64 = 0
    for lord in range(colour * POWERS_PER_COLOUR, (colour + 1) * POWERS_PER_COLOUR):
        for copy in range(state.discards[lord]):
            if after.free_spaces() > 0:
                after = with_lord(after, lord)
                placed += 1
                if has_enough_keys(after):
                    used += 1
                    after.keys[0] = 0
                    after.keys[1] = 0
    gain = promise(after) - promise(chamber) + used * WEIGHTS[LOCATION]
    return gain + token_worth(state, seat, after.pearls) - (placed - 1) * WEIGHTS[EACH_MORE_SPACE]


def swap_worth(state: ConspiracyState, seat: i64, space: i64) -> i64:
    """Return what the best swap with this lord brings; a first lord looks for its partner."""
    chamber = state.at[seat]
    question = state.question()
    if isinstance(question, SwapSecond):
        return swapped_worth(chamber, question.first, space)
    best: i64 = -1
    for second in listed(later(chamber, space)):
        best = max(best, swapped_worth(chamber, space, second))
    return best


def swapped_worth(chamber: Chamber, one: i64, other: i64) -> i64:
    """A swap that changes nothing is slightly worse than none."""
    after = chamber.clone()
    after.swap(one, other)
    return promise(after) - promise(chamber) - 1


def location_worth(chamber: Chamber, location: i64) -> i64:
    """Return the points it adds now, and what may still come."""
    after = chamber.clone()
    after.controlled |= bit(location)
    points = (chamber_points(after) - chamber_points(chamber)) * 100
    return points + LATER_WORTH[location] * chamber.free_spaces() // SPACES
