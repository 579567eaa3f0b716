"""Points and ties, counted from the table."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import count, listed
from tablee.core.native import i64
from tablee.games.abyss import data
from tablee.games.abyss.data import (
    ALLY_IDS,
    GUILDS,
    LOCATION_IDS,
    LOCATIONS,
    LORD_IDS,
    LORDS,
    RACES,
    VALUES,
)
from tablee.games.abyss.state import AbyssState, Side

WITH_KEY: Final[i64] = data.KEY_LORDS | data.AMBASSADORS


def points(state: AbyssState, seat: i64) -> i64:
    """Locations, lords, the strongest affiliated ally of each race, monster tokens [50]."""
    return shown_points(state, seat) + monster_points(state.at[seat])


def shown_points(state: AbyssState, seat: i64) -> i64:
    """Return what lies open in front of a seat: everything except its monster tokens."""
    side = state.at[seat]
    return locations_points(state, seat) + lords_points(state, side) + allies_points(side)


def locations_points(state: AbyssState, seat: i64) -> i64:
    total: i64 = 0
    for location in listed(state.at[seat].locations):
        total += location_points(state, seat, location)
    return total


def lords_points(state: AbyssState, side: Side) -> i64:
    total: i64 = 0
    for lord in listed(side.lords()):
        total += state.influence(lord)
    return total


def allies_points(side: Side) -> i64:
    total: i64 = 0
    for race in range(RACES):
        total += strongest_affiliated(side, race)
    return total


def monster_points(side: Side) -> i64:
    total: i64 = 0
    for token in side.tokens.cards:
        total += token
    return total


def score_lines(state: AbyssState, seat: i64) -> list[tuple[str, str, str, int]]:
    """Return what each location, lord, strongest ally and monster token is worth [50]."""
    side = state.at[seat]
    lines: list[tuple[str, str, str, int]] = []
    for location in listed(side.locations):
        worth = location_points(state, seat, location)
        lines.append(("locations", "location", LOCATION_IDS[location], worth))
    for lord in listed(side.lords()):
        lines.append(("lords", "lord", LORD_IDS[lord], state.influence(lord)))
    for race in range(RACES):
        value = strongest_affiliated(side, race)
        if value > 0:
            lines.append(("allies", "ally", ALLY_IDS[race * VALUES + value - 1], value))
    for token in side.tokens.cards:
        lines.append(("monsters", "token", str(token), token))
    return lines


def rank(state: AbyssState, seat: i64) -> i64:
    """Most points; then most pearls; then the strongest lord; then a shared victory [51, E60]."""
    side = state.at[seat]
    return (points(state, seat) * 1000 + side.pearls) * 100 + strongest_lord(state, side)


TIE_BREAKS: Final = ["pearls", "strongest_lord", "shared"]


def tie_break(state: AbyssState) -> str | None:
    """Return what decided between those with the most points, once the game is over [51, E60]."""
    if not state.is_over():
        return None
    first = leaders(state)
    if len(first) == 1:
        return None
    most = max([state.at[seat].pearls for seat in first])
    richest = [seat for seat in first if state.at[seat].pearls == most]
    if len(richest) == 1:
        return "pearls"
    strengths = [strongest_lord(state, state.at[seat]) for seat in richest]
    return "strongest_lord" if strengths.count(max(strengths)) == 1 else "shared"


def leaders(state: AbyssState) -> list[int]:
    """Return the seats with most points."""
    scores = [points(state, seat) for seat in range(state.seats)]
    return [seat for seat in range(state.seats) if scores[seat] == max(scores)]


def location_points(state: AbyssState, seat: i64, location: i64) -> i64:
    tile = LOCATIONS[location]
    if tile.kind == data.COPY_OPPONENT_LOCATION:
        return best_copy(state, seat)
    return own_points(state, state.at[seat], location)


def best_copy(state: AbyssState, seat: i64) -> i64:
    """City of mirrors: the best location of an opponent, counted with the owner's lords (E51)."""
    best: i64 = 0
    for other in state.others(seat):
        for location in listed(state.at[other].locations):
            if LOCATIONS[location].kind != data.COPY_OPPONENT_LOCATION:
                best = max(best, own_points(state, state.at[seat], location))
    return best


def own_points(state: AbyssState, side: Side, location: i64) -> i64:
    """Count all lords in front of the seat, free, disabled or housed (E52, E53)."""
    tile = LOCATIONS[location]
    kind = tile.kind
    lords = lords_counted(state, side)
    if kind == data.LORDS_OF_GUILD:
        return tile.base + tile.per * lords_of_guild(lords, tile.which)
    if kind == data.AFFILIATED_OF_RACE:
        return tile.base + tile.per * affiliated_of_race(side, tile.which)
    if kind == data.DISTINCT_GUILDS:
        guilds: i64 = 0
        for guild in range(GUILDS):
            if lords_of_guild(lords, guild) > 0:
                guilds += 1
        return tile.base + tile.per * guilds
    if kind == data.WEAKEST_LORD:
        return tile.per * weakest_lord(state, side)
    if kind == data.STRONGEST_LORD:
        return tile.per * strongest_lord(state, side)
    if kind == data.BASE_MINUS_LORDS:
        return tile.base - tile.per * count(lords)
    if kind == data.BASE_MINUS_AFFILIATED:
        affiliated: i64 = 0
        for race in range(RACES):
            affiliated += affiliated_of_race(side, race)
        return tile.base - tile.per * affiliated
    if kind == data.LORDS_WITH_KEY:
        return tile.per * count(lords & WITH_KEY)
    if kind == data.LORDS_WITHOUT_KEY:
        return tile.per * count(lords & ~WITH_KEY)
    if kind == data.WEAKEST_AFFILIATED_PER_RACE:
        weakest = tile.base
        for race in range(RACES):
            weakest += weakest_affiliated(side, race)
        return weakest
    return 0  # SWAP_ON_CONTROL, kept


def lords_counted(state: AbyssState, side: Side) -> i64:
    """Return the lords that locations count by number, guild and key (E53)."""
    if state.disabled_lords_count:
        return side.lords()
    return side.lords() & ~side.disabled


def lords_of_guild(lords: i64, guild: i64) -> i64:
    found: i64 = 0
    for lord in listed(lords):
        if LORDS[lord].guild == guild:
            found += 1
    return found


def strongest_lord(state: AbyssState, side: Side) -> i64:
    best: i64 = 0
    for lord in listed(side.lords()):
        best = max(best, state.influence(lord))
    return best


def weakest_lord(state: AbyssState, side: Side) -> i64:
    """0 without a lord."""
    weakest: i64 = 0
    for lord in listed(side.lords()):
        influence = state.influence(lord)
        if weakest == 0 or influence < weakest:
            weakest = influence
    return weakest


def affiliated_of_race(side: Side, race: i64) -> i64:
    cards: i64 = 0
    for ally in range(race * VALUES, race * VALUES + VALUES):
        cards += side.affiliated[ally]
    return cards


def strongest_affiliated(side: Side, race: i64) -> i64:
    for value in range(VALUES, 0, -1):
        if side.affiliated[race * VALUES + value - 1] > 0:
            return value
    return 0


def weakest_affiliated(side: Side, race: i64) -> i64:
    for value in range(1, VALUES + 1):
        if side.affiliated[race * VALUES + value - 1] > 0:
            return value
    return 0
