"""What a location would be worth to a seat: now, and at best by the end of the game."""

from __future__ import annotations

from tablee.core.bits import bit, count, listed
from tablee.core.native import i64
from tablee.games.abyss import data
from tablee.games.abyss.data import GUILDS, LOCATIONS, LORD_COUNT, LORDS_TO_END, RACES
from tablee.games.abyss.scoring import (
    WITH_KEY,
    location_points,
    lords_counted,
    lords_of_guild,
    own_points,
    strongest_lord,
    weakest_affiliated,
    weakest_lord,
)
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.view.fields import Worth


def worth(state: AbyssState, seat: i64, location: i64) -> Worth:
    """Return what a location is worth to a seat with what it has, and the most it can become."""
    if LOCATIONS[location].kind == data.SWAP_ON_CONTROL:  # any one of the deck (E50)
        others = [worth(state, seat, other) for other in in_deck(state) if other != location]
        return {
            "now": max([each["now"] for each in others], default=0),
            "best": max([each["best"] for each in others], default=0),
        }
    now = location_points(state, seat, location)
    return {"now": now, "best": max(now, at_best(state, seat, location))}


def in_deck(state: AbyssState) -> list[int]:
    """Return the locations of the deck: those that lie nowhere else."""
    return [int(location) for location in sorted(state.location_deck.cards)]


def at_best(state: AbyssState, seat: i64, location: i64) -> i64:
    """Return the most points with lords still to come: seven in all, of those nobody has yet.

    Each lord recruited brings one affiliated ally, and the end of the game one of each race. In the
    last round one lord may still come.
    """
    if LOCATIONS[location].kind == data.COPY_OPPONENT_LOCATION:
        copies = [
            own_best(state, seat, other)
            for opponent in state.others(seat)
            for other in listed(state.at[opponent].locations)
        ]
        return max(copies, default=0)
    return own_best(state, seat, location)


def own_best(state: AbyssState, seat: i64, location: i64) -> i64:
    tile = LOCATIONS[location]
    side = state.at[seat]
    now = own_points(state, side, location)
    room = lords_to_come(state, seat)
    coming = lords_left(state)
    if tile.kind == data.LORDS_OF_GUILD:
        return now + tile.per * min(room, lords_of_guild(coming, tile.which))
    if tile.kind == data.AFFILIATED_OF_RACE:
        return now + tile.per * (room + 1)
    if tile.kind == data.DISTINCT_GUILDS:
        return now + tile.per * min(room, guilds_to_come(state, seat, coming))
    if tile.kind == data.LORDS_WITH_KEY:
        return now + tile.per * min(room, count(coming & WITH_KEY))
    if tile.kind == data.LORDS_WITHOUT_KEY:
        return now + tile.per * min(room, count(coming & ~WITH_KEY))
    if tile.kind == data.STRONGEST_LORD and room > 0:
        return tile.per * max(strongest_lord(state, side), strongest(state, coming))
    if tile.kind == data.WEAKEST_LORD and room > 0 and weakest_lord(state, side) == 0:
        return tile.per * strongest(state, coming)
    if tile.kind == data.WEAKEST_AFFILIATED_PER_RACE:
        missing = [race for race in range(RACES) if weakest_affiliated(side, race) == 0]
        return now + data.VALUES * len(missing)
    return now  # what counts against it only grows


def lords_to_come(state: AbyssState, seat: i64) -> i64:
    """Return how many more lords a seat can recruit before the game is over [46-48]."""
    room = max(i64(0), LORDS_TO_END - count(state.at[seat].lords()))
    return min(room, i64(1)) if state.ending else room


def lords_left(state: AbyssState) -> i64:
    """Return the lords that nobody has."""
    taken: i64 = 0
    for side in state.at:
        taken |= side.lords()
    return (bit(LORD_COUNT) - 1) & ~taken


def guilds_to_come(state: AbyssState, seat: i64, coming: i64) -> i64:
    """Return how many guilds a seat lacks that still have lords."""
    mine = lords_counted(state, state.at[seat])
    guilds: i64 = 0
    for guild in range(GUILDS):
        if lords_of_guild(mine, guild) == 0 and lords_of_guild(coming, guild) > 0:
            guilds += 1
    return guilds


def strongest(state: AbyssState, lords: i64) -> i64:
    best: i64 = 0
    for lord in listed(lords):
        best = max(best, state.influence(lord))
    return best
