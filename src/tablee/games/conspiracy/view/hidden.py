"""What a seat may know (C34), and how to re-deal the rest: the two belong together.

Two things are hidden: the order of the two decks and, from all except the seat that draws, the
locations just drawn. The content of the decks follows from the rest. A change to `view` or `mark`
needs the same change in `determinize`; the contract tests compare them.
"""

from __future__ import annotations

from typing import Final, cast

from tablee.core.bits import listed, lowest
from tablee.core.native import i64, u8, vec
from tablee.core.rng import Rng
from tablee.games.conspiracy.data import (
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    GOLD,
    LOCATION_COUNT,
    LOCATION_IDS,
    LORD_IDS,
    LORD_KINDS,
    MAX_SEATS,
    METAL_NAMES,
    POWERS_PER_COLOUR,
    SILVER,
    SPACES,
    colour_of,
)
from tablee.games.conspiracy.moments import LOCATION_POWERS
from tablee.games.conspiracy.scoring import (
    chamber_points,
    largest_coalition,
    pearl_master_points,
    score_sheet,
    tie_break,
)
from tablee.games.conspiracy.state import Chamber, ConspiracyState
from tablee.games.conspiracy.steps.turn import phase
from tablee.games.conspiracy.view import fields as views


def determinize(state: ConspiracyState, seat: i64, rng: Rng) -> ConspiracyState:
    """Re-deal what `seat`, or a spectator, cannot see; decks are bags, so a new source will do."""
    twin = state.clone()
    twin.rng = rng.clone()
    rng.next32()
    if not sees_drawn_locations(state, seat):
        drawn = twin.drawn_locations
        for location in drawn.cards:
            twin.location_deck.add(location)
        for i in range(drawn.size()):
            drawn.cards[i] = twin.location_deck.draw(rng)
    return twin


def sees_drawn_locations(state: ConspiracyState, seat: i64) -> bool:
    """Say whether a viewer is the seat that has drawn: the one whose turn it is."""
    return state.turn == seat


# -- for learning ----------------------------------------------------------------

CHAMBER_FEATURES: Final = 34
TABLE_FEATURES: Final = 91
FEATURES: Final = 227  # four chambers, then the table


def mark(state: ConspiracyState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write the chambers, the own one first, then clockwise; then the table.

    For each of four chambers, all zero where nobody sits:
        0-14   lord on the space, as its kind + 1; 0: none
        15-29  location on the space, as its number + 1; 0: none
        30     pearls
        31     1 if pearl master
        32     silver keys since the last location
        33     gold keys since the last location
    The table, from 136:
        0-29   lords of each kind in the discard piles
        30-59  lords of each kind drawn, or recruited and still to be placed
        60-83  location: 1 available, 2 drawn by this seat, 0 neither
        84     lords in the deck
        85     locations in the deck
        86     whose turn it is, counted clockwise from this seat
        87     lords that opponents must draw; 0: free choice
        88     who forces them, counted from this seat, + 1; 0: nobody
        89     last turns still to be played, + 1; 0: no chamber is complete
        90     seats at the table
    """
    other = seat
    for place in range(state.seats):
        observe_chamber(state, other, out, at + place * CHAMBER_FEATURES)
        other = state.next_seat(other)
    observe_table(state, seat, out, at + MAX_SEATS * CHAMBER_FEATURES)


def observe_chamber(state: ConspiracyState, seat: i64, out: vec[u8], at: i64) -> None:
    chamber = state.at[seat]
    for space in range(SPACES):
        out[at + space] = u8(chamber.lords[space] + 1)
        out[at + SPACES + space] = u8(chamber.locations[space] + 1)
    at += 2 * SPACES
    out[at] = u8(chamber.pearls)
    if state.pearl_master == seat:
        out[at + 1] = 1
    out[at + 2] = u8(chamber.keys[SILVER])
    out[at + 3] = u8(chamber.keys[GOLD])


def observe_table(state: ConspiracyState, seat: i64, out: vec[u8], at: i64) -> None:
    for lord in range(LORD_KINDS):
        out[at + lord] = u8(state.discards[lord])
    at += LORD_KINDS
    for lord in state.drawn.cards:
        out[at + lord] += 1
    for lord in state.recruits.cards:
        out[at + lord] += 1
    at += LORD_KINDS
    for location in state.available.cards:
        out[at + location] = 1
    if sees_drawn_locations(state, seat):
        for location in state.drawn_locations.cards:
            out[at + location] = 2
    at += LOCATION_COUNT
    out[at] = u8(state.deck.size())
    out[at + 1] = u8(state.location_deck.size())
    out[at + 2] = u8(seats_from(state, seat, state.turn))
    out[at + 3] = u8(state.forced_draw)
    if state.forced_by >= 0:
        out[at + 4] = u8(seats_from(state, seat, state.forced_by) + 1)
    out[at + 5] = u8(state.last_turns + 1)
    out[at + 6] = u8(state.seats)


def seats_from(state: ConspiracyState, seat: i64, other: i64) -> i64:
    """Return how many places clockwise `other` sits from `seat`."""
    if other >= seat:
        return other - seat
    return other - seat + state.seats


# -- for people ------------------------------------------------------------------


def lord_names(lords: vec[i64]) -> list[str]:
    """Return the ids of lords, equal ones side by side."""
    return [LORD_IDS[lord] for lord in sorted(lords)]


def location_names(locations: vec[i64]) -> list[str]:
    return [LOCATION_IDS[location] for location in locations]


def view(state: ConspiracyState, seat: i64) -> views.ConspiracyView:
    """Return what a seat may know; a spectator (NOBODY) sees what is public."""
    mine = sees_drawn_locations(state, seat)
    return {
        "seat": seat,
        "turn": state.turn,
        "phase": phase(state),
        "last_turns": state.last_turns if state.last_turns >= 0 else None,
        "tie_break": tie_break(state),
        "pearl_master": state.pearl_master if state.pearl_master >= 0 else None,
        "pearls_on_track": state.pearls_on_track(),
        "forced_draw": state.forced_draw,
        "forced_by": state.forced_by if state.forced_by >= 0 else None,
        "chambers": [chamber_view(state, other) for other in range(state.seats)],
        "discards": {name: pile_names(state, colour) for colour, name in enumerate(COLOUR_NAMES)},
        "drawn_by": drawn_by(state),
        "drawn": lord_names(state.drawn.cards),
        "recruits": lord_names(state.recruits.cards),
        "available": location_names(state.available.cards),
        "drawn_locations": location_names(state.drawn_locations.cards) if mine else None,
        "drawn_location_count": state.drawn_locations.size(),
        "deck_size": state.deck.size(),
        "location_deck_size": state.location_deck.size(),
    }


def drawn_by(state: ConspiracyState) -> int | None:
    """Return who owns the drawn or recruited lords and drawn locations; None: there are none."""
    lie_out = state.drawn.size() + state.recruits.size() + state.drawn_locations.size()
    return None if lie_out == 0 else state.turn


def pile_names(state: ConspiracyState, colour: i64) -> list[str]:
    """Return every lord of a discard pile [12]."""
    kinds = range(colour * POWERS_PER_COLOUR, (colour + 1) * POWERS_PER_COLOUR)
    return [LORD_IDS[lord] for lord in kinds for copy in range(state.discards[lord])]


def chamber_view(state: ConspiracyState, seat: i64) -> views.Chamber:
    chamber = state.at[seat]
    return {
        "lords": [None if lord == EMPTY else LORD_IDS[lord] for lord in chamber.lords],
        "locations": [
            None if location == EMPTY else LOCATION_IDS[location] for location in chamber.locations
        ],
        "coats": {
            name: None if chamber.coats[colour] == EMPTY else chamber.coats[colour]
            for colour, name in enumerate(COLOUR_NAMES)
        },
        "keys": {name: chamber.keys[metal] for metal, name in enumerate(METAL_NAMES)},
        "pearls": chamber.pearls,
        "coalition": list(listed(largest_coalition(chamber))),
        "points": chamber_points(chamber) + pearl_master_points(state, seat),
        "score": cast(dict[views.Source, int], score_sheet(state, seat)),
        "location_points": [
            None if location == EMPTY else LOCATION_POWERS[location].points(chamber)
            for location in chamber.locations
        ],
    }


def coalition_colour(chamber: Chamber) -> list[str]:
    """Return the colour of the largest coalition; none in an empty chamber."""
    spaces = largest_coalition(chamber)
    if spaces == 0:
        return []
    return [COLOUR_NAMES[colour_of(chamber.lords[lowest(spaces)])]]


def best_lords(chamber: Chamber) -> list[str]:
    """Return the ids of the lords that bear a coat of arms."""
    return [
        LORD_IDS[chamber.lords[chamber.coats[colour]]]
        for colour in range(COLOURS)
        if chamber.coats[colour] != EMPTY
    ]
