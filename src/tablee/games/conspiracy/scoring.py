"""Points and ties, counted from the table."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, count, listed, lowest
from tablee.core.native import i64, vec
from tablee.core.pile import zeros
from tablee.games.conspiracy.data import (
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    KEY,
    LOCATION_IDS,
    LORD_IDS,
    NEIGHBOURS,
    PEARL_MASTER_POINTS,
    PER_COALITION_LORD,
    colour_of,
)
from tablee.games.conspiracy.moments import LOCATION_POWERS
from tablee.games.conspiracy.state import Chamber, ConspiracyState


def points(state: ConspiracyState, seat: i64) -> i64:
    """Best lords, locations, the largest coalition, the pearl master [29]."""
    return chamber_points(state.at[seat]) + pearl_master_points(state, seat)


def rank(state: ConspiracyState, seat: i64) -> i64:
    """Most points; then most pearls; then a shared victory [30]."""
    return points(state, seat) * 100 + state.at[seat].pearls


TIE_BREAKS: Final = ["pearls", "shared"]


def tie_break(state: ConspiracyState) -> str | None:
    """Return what decided between those with the most points, once the game is over [30]."""
    if not state.is_over():
        return None
    scores = [points(state, seat) for seat in range(state.seats)]
    first = [seat for seat in range(state.seats) if scores[seat] == max(scores)]
    if len(first) == 1:
        return None
    pearls = [state.at[seat].pearls for seat in first]
    return "pearls" if pearls.count(max(pearls)) == 1 else "shared"


def score_sheet(state: ConspiracyState, seat: i64) -> dict[str, int]:
    """Return the four parts of a seat's points; everything they count lies face up."""
    chamber = state.at[seat]
    return {
        "lords": lords_points(chamber),
        "locations": locations_points(chamber),
        "coalition": coalition_points(chamber),
        "pearl_master": pearl_master_points(state, seat),
    }


def score_lines(state: ConspiracyState, seat: i64) -> list[tuple[str, str, str, int]]:
    """Return what each lord with a coat of arms, location, the coalition and pearls are worth."""
    chamber = state.at[seat]
    lines: list[tuple[str, str, str, int]] = []
    for colour in range(COLOURS):
        if chamber.coats[colour] != EMPTY:
            lord = LORD_IDS[chamber.lords[chamber.coats[colour]]]
            lines.append(("lords", "lord", lord, max(i64(0), chamber.best_influence(colour))))
    for location in listed(chamber.controlled):
        worth = LOCATION_POWERS[location].points(chamber)
        lines.append(("locations", "location", LOCATION_IDS[location], worth))
    coalition = largest_coalition(chamber)
    if coalition != 0:
        name = COLOUR_NAMES[colour_of(chamber.lords[lowest(coalition)])]
        lines.append(("coalition", "colour", name, coalition_points(chamber)))
    if state.pearl_master == seat:
        lines.append(("pearl_master", "", "", PEARL_MASTER_POINTS))
    return lines


def chamber_points(chamber: Chamber) -> i64:
    """Return all points except the pearl master's bonus, which depends on the other seats."""
    return lords_points(chamber) + locations_points(chamber) + coalition_points(chamber)


def lords_points(chamber: Chamber) -> i64:
    """Only the best lord of each colour counts, the one with the coat of arms."""
    total: i64 = 0
    for colour in range(COLOURS):
        total += max(i64(0), chamber.best_influence(colour))
    return total


def locations_points(chamber: Chamber) -> i64:
    total: i64 = 0
    for location in listed(chamber.controlled):
        total += LOCATION_POWERS[location].points(chamber)
    return total


def coalition_points(chamber: Chamber) -> i64:
    return PER_COALITION_LORD * count(largest_coalition(chamber))


def pearl_master_points(state: ConspiracyState, seat: i64) -> i64:
    """Nobody is master without a pearl (C25)."""
    if state.pearl_master == seat:
        return PEARL_MASTER_POINTS
    return 0


def largest_coalition(chamber: Chamber) -> i64:
    """Return the spaces of the largest group of touching lords of one colour [36, 37]."""
    best: i64 = 0
    for spaces in spaces_by_colour(chamber):
        left = spaces
        while left != 0:
            group = connected(left)
            left &= ~group
            if count(group) > count(best):
                best = group
    return best


def spaces_by_colour(chamber: Chamber) -> vec[i64]:
    """Return by colour the set of spaces its lords take."""
    spaces = zeros(COLOURS)
    for space in range(chamber.placed):
        spaces[colour_of(chamber.lords[space])] |= bit(space)
    return spaces


def connected(spaces: i64) -> i64:
    """Return those of these spaces that are connected to the first one."""
    group = spaces & -spaces
    border = group
    while border != 0:
        space = lowest(border)
        reached = NEIGHBOURS[space] & spaces & ~group
        border = (border & (border - 1)) | reached
        group |= reached
    return group


def keys_of(chamber: Chamber, metal: i64) -> i64:
    """Count the keys of a chamber, spent and covered ones included (C27)."""
    keys: i64 = 0
    for space in range(chamber.placed):
        if KEY[chamber.lords[space]] == metal:
            keys += 1
    return keys


def lords_of(chamber: Chamber, colour: i64) -> i64:
    lords: i64 = 0
    for lord in chamber.lords:
        if lord != EMPTY and colour_of(lord) == colour:
            lords += 1
    return lords
