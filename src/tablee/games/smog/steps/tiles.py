"""Turning tiles and placing hourglasses: what several chapters do."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.native import append, i64, vec
from tablee.games.smog import actions as act
from tablee.games.smog.data import CLOCKWISE, ESPLANADE, TILES
from tablee.games.smog.moments import turning_forbidden
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps import obstacles


def obstacle_to_turning(state: SmogState, place: i64) -> i64:
    """The Esplanade is fixed [27], the Lost Boy's tile too [93, E23]."""
    if place == ESPLANADE:
        return obstacles.ESPLANADE_IS_FIXED
    if turning_forbidden(state, place):
        return obstacles.LOST_BOY_STOPS_TILE
    return obstacles.NOTHING


def turn_tile(state: SmogState, seat: i64, place: i64, direction: i64) -> None:
    """Turn a tile a quarter, with its hourglasses and barriers [16, E2, E4, E9]."""
    if direction == CLOCKWISE:
        state.orientation[place] = (state.orientation[place] + 1) & 3
        state.tell(act.ROTATED, seat, place - 1)
    else:
        state.orientation[place] = (state.orientation[place] + 3) & 3
        state.tell(act.TURNED_BACK, seat, place - 1)


def append_turns(state: SmogState, found: vec[i64], first_tile: i64) -> vec[i64]:
    """Add the turns of all tiles from `first_tile` on that can turn, both ways."""
    for tile in range(first_tile, TILES):
        if not turning_forbidden(state, tile + 1):
            found = append(found, act.TURN_CLOCKWISE + tile)
    for tile in range(first_tile, TILES):
        if not turning_forbidden(state, tile + 1):
            found = append(found, act.TURN_ANTICLOCKWISE + tile)
    return found


def tile_turned(action: i64) -> i64:
    """Return the tile named by an action that turns one."""
    return (action - act.TURN_CLOCKWISE) % TILES


def turn_as_told(state: SmogState, seat: i64, action: i64) -> None:
    direction = (action - act.TURN_CLOCKWISE) // TILES
    turn_tile(state, seat, tile_turned(action) + 1, direction)


def put_hourglass(state: SmogState, place: i64, side: i64) -> None:
    state.hourglasses[place] |= bit(side)
    state.supply -= 1


def take_hourglass(state: SmogState, place: i64, direction: i64) -> None:
    """Return the hourglass on the side that faces a direction to the supply."""
    state.hourglasses[place] &= ~bit(state.side_facing(place, direction))
    state.supply += 1


def append_hourglasses(
    state: SmogState, found: vec[i64], place: i64, first_direction: i64
) -> vec[i64]:
    """Add the removal of each hourglass on a tile, by the direction it faces."""
    if state.hourglasses[place] != 0:
        for direction in range(first_direction, 4):
            if state.has_hourglass(place, state.side_facing(place, direction)):
                found = append(found, act.REMOVE_HOURGLASS + direction)
    return found
