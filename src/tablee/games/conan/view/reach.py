"""What the figures of a tile could do once it is activated: where they get, whom they could hit.

Only free moves count, without dice and walls [MV-6]. A preview of an activation shows it before
anything is paid.
"""

from __future__ import annotations

from tablee.core.bits import bit, has, listed
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import MELEE, OVERLORD, RANGED
from tablee.games.conan.names import FIGURE_IDS, ZONE_IDS
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.declare import has_dice
from tablee.games.conan.steps.overlord import ChooseAttacker, ChooseMover, with_free_move
from tablee.games.conan.steps.targets import targets_of
from tablee.games.conan.steps.wounds import living
from tablee.games.conan.view.fields import FigureReach, TileReach
from tablee.games.conan.view.walks import Walks

ANYWHERE: i64 = -1


def reach_view(state: ConanState, seat: i64) -> TileReach | None:
    """Return the reach of the tile just activated, for the overlord; None: there is none."""
    if seat != OVERLORD or state.is_over() or state.tile < 0:
        return None
    step = state.question()
    moves = isinstance(step, ChooseMover)
    if not moves and not isinstance(step, ChooseAttacker):
        return None
    movers: i64 = 0
    rows: list[FigureReach] = []
    zones: i64 = 0
    if moves:
        movers = with_free_move(state)
        for action in state.legal_actions():
            if act.names_figure(action):
                figure = state.scenario().figure_of[action - act.FIGURE]
                named = state.clone()
                named.apply(action)
                zones |= add_walker(named, figure, rows)
    for figure in state.unlike(living(state, state.tile) & ~movers):
        zones |= bit(state.zone[figure])
        rows.append(row(state, figure, prey(state, figure)))
    return {
        "zones": [ZONE_IDS[zone_name(state, zone)] for zone in listed(zones)],
        "figures": rows,
    }


def add_walker(state: ConanState, figure: i64, rows: list[FigureReach]) -> i64:
    """Add what a figure named for its free move could hit; return the zones it could reach."""
    zones: i64 = 0
    hits: i64 = 0
    for spot in Walks(state, True, ANYWHERE).spots:
        zones |= bit(spot.zone)
        if spot.state.zone[figure] == spot.zone:
            hits |= prey(spot.state, figure)
    rows.append(row(state, figure, hits))
    return zones


def prey(state: ConanState, figure: i64) -> i64:
    """Return the enemies that a figure could attack from where it stands [ME-1, RA-1]."""
    found: i64 = 0
    if has(state.attacked, figure):
        return found
    for kind in (MELEE, RANGED):
        if has_dice(state, figure, kind):
            found |= targets_of(state, figure, kind)
    return found


def row(state: ConanState, figure: i64, hits: i64) -> FigureReach:
    return {
        "figure": FIGURE_IDS[name_of(state, figure)],
        "hits": [FIGURE_IDS[name_of(state, hit)] for hit in listed(hits)],
    }
