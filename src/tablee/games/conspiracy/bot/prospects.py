"""What a position of Conspiracy promises a seat: the value at which a search stops.

Unlike the judgement of a move, it depends on how far the game is. The numbers, in hundredths of a
lord's point, come from a logistic regression on who won 675 games between two greedy bots. Their
log loss on 225 further games is 0.585. It is 0.635 for points, pearls, keys and neighbours with
constant weights. Those mainly lack room: a free space, and a colour that the chamber does not have
yet.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import count, lowest
from tablee.core.native import i64
from tablee.games.conspiracy.data import NEIGHBOURS
from tablee.games.conspiracy.scoring import (
    coalition_points,
    locations_points,
    lords_points,
    pearl_master_points,
    spaces_by_colour,
)
from tablee.games.conspiracy.state import Chamber, ConspiracyState
from tablee.games.conspiracy.steps.locations import has_enough_keys

# At the start, and how each changes with every lord in the fullest chamber.
COALITION_POINT: Final = -16
COALITION_LATER: Final = 9
MASTER_POINT: Final = -40  # nothing is promised before it is worth something
MASTER_LATER: Final = 6
PEARL: Final = 47
PEARL_LATER: Final = 2
FIRST_KEY: Final = 380
FIRST_KEY_LATER: Final = -13
TWO_KEYS: Final = 400  # that do not open a location
OPENING_KEYS: Final = 520
CONTROLLED: Final = 600  # a location, beside its points
CONTROLLED_LATER: Final = -34
TOUCHING: Final = 96  # two neighbours of one colour
TOUCHING_LATER: Final = -6
SPACE_TAKEN: Final = -32
SPACE_LATER: Final = -8
COLOUR: Final = -32  # one that the chamber has
COLOUR_LATER: Final = -8
TO_MOVE: Final = 180

LEAD: Final = 880
LEAD_LATER: Final = -32


def furthest(state: ConspiracyState) -> i64:
    """Return the lords in the fullest chamber."""
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, state.at[seat].placed)
    return most


def prospects(state: ConspiracyState, seat: i64) -> i64:
    chamber = state.at[seat]
    now = furthest(state)
    worth = (lords_points(chamber) + locations_points(chamber)) * 100
    worth += coalition_points(chamber) * (COALITION_POINT + COALITION_LATER * now)
    master = max(MASTER_POINT + MASTER_LATER * now, i64(0))
    worth += pearl_master_points(state, seat) * master
    worth += chamber.pearls * (PEARL + PEARL_LATER * now) + keys_promise(chamber, now)
    worth += count(chamber.controlled) * (CONTROLLED + CONTROLLED_LATER * now)
    worth += chamber.placed * (SPACE_TAKEN + SPACE_LATER * now)
    worth += colours_promise(chamber, now)
    if state.to_move() == seat:
        worth += TO_MOVE
    return worth


def keys_promise(chamber: Chamber, now: i64) -> i64:
    keys = chamber.keys[0] + chamber.keys[1]
    if keys == 0:
        return 0
    if has_enough_keys(chamber):
        return OPENING_KEYS
    if keys == 1:
        return FIRST_KEY + FIRST_KEY_LATER * now
    return TWO_KEYS


def colours_promise(chamber: Chamber, now: i64) -> i64:
    """Return what neighbours of one colour promise, minus what colours already there lose."""
    pairs: i64 = 0
    colours: i64 = 0
    for spaces in spaces_by_colour(chamber):
        if spaces != 0:
            colours += 1
            pairs += touching_pairs(spaces)
    return pairs * (TOUCHING + TOUCHING_LATER * now) + colours * (COLOUR + COLOUR_LATER * now)


def touching_pairs(spaces: i64) -> i64:
    """Count the pairs of neighbours among these spaces."""
    ends: i64 = 0
    left = spaces
    while left != 0:
        ends += count(NEIGHBOURS[lowest(left)] & spaces)
        left &= left - 1
    return ends // 2


def lead(state: ConspiracyState) -> i64:
    """Return the lead with which a seat wins e times as often as another; it falls with time."""
    return LEAD + LEAD_LATER * furthest(state)
