"""Paths over the board [MV]: which borders a figure can cross now, and for how many points."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import has, lowest
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan import actions as act
from tablee.games.conan.board.layout import Board
from tablee.games.conan.data import (
    COLOURS,
    HERO_SLOTS,
    MOVEMENT,
    OVERLORD_SIDE,
    WEB_STRENGTH,
)
from tablee.games.conan.lasting import harms_crossers, is_barred, is_unsteady, lies_under
from tablee.games.conan.moments import (
    BLOCKS,
    DRIES_BANKS,
    FLIES,
    HINDERED_BY,
    LEAPS,
    PASSES_DOORS,
    SKILL_POWERS,
    SKILLS_AT,
    SLIPS_AWAY,
    WRECKS,
)
from tablee.games.conan.scenario.moments import is_off_limits, loot, most_extra, who_shows_out
from tablee.games.conan.scenario.scenario import EXTRA_MOVEMENT
from tablee.games.conan.state import ConanState, zone_name

IMPOSSIBLE: Final = -1
UNSTEADY_GROUND: Final = 1  # MP more to leave a zone that a spell has made unstable (E117)

# What pays for a step beyond the points that are left.
FREE_MOVE: Final = 0  # nothing: the free move of an overlord figure
BOUGHT: Final = 1  # gems


def is_blocked(state: ConanState, figure: i64) -> bool:
    """Say whether something keeps a figure from leaving its zone by its own movement.

    Webs and Set's Possession hold everybody. Blockers and constrictors hold everybody except the
    Evasive (E12, E13).
    """
    if state.webs[figure] > 0 or has(state.stilled, figure):
        return True
    enemies = state.enemies_in(state.zone[figure], figure)
    if state.held_by[figure] < 0 and not state.any_with(enemies, BLOCKS):
        return False
    return not state.has_mark(figure, SLIPS_AWAY)


def hindrance_to_leave(state: ConanState, figure: i64) -> i64:
    """Return the MP added for the zone left [HI-3, HI-7, E8]."""
    enemies = state.hindrance(figure)
    if enemies == 0:
        return 0
    skills = state.skills(figure) & SKILLS_AT[HINDERED_BY]
    while skills != 0:
        enemies = SKILL_POWERS[lowest(skills)].hindered_by(enemies)
        skills &= skills - 1
    return enemies


def may_enter(state: ConanState, figure: i64, zone: i64) -> bool:
    """Say whether a figure may stand in a zone: room, deep water, barrier [MV-2, E62]."""
    return state.fits(figure, zone) and can_be_in(state, figure, zone)


def can_be_in(state: ConanState, figure: i64, zone: i64) -> bool:
    board = state.board()
    if has(board.deep, zone) and state.skills(figure) & board.deep_skill == 0:
        return False
    if is_off_limits(state, figure, zone):
        return False
    return not is_barred(state, figure, zone)


# -- borders -----------------------------------------------------------------------------


# A figure's skills are looked up once, then used for every border around its zone.


def flies_over_door(board: Board, skills: i64, border: i64) -> bool:
    """Say whether a figure flies over a closed door: that of a room without a roof."""
    if skills & board.passers[border] & SKILLS_AT[FLIES] == 0:
        return False
    return has(board.airy, board.a[border]) or has(board.airy, board.b[border])


def is_open(state: ConanState, skills: i64, border: i64, zone: i64) -> bool:
    """Say whether a border could be crossed from a zone, ignoring room behind it [MV-1]."""
    board = state.board()
    if state.closed[border] != 0:
        return skills & SKILLS_AT[PASSES_DOORS] != 0 or flies_over_door(board, skills, border)
    if state.broken[border] != 0:
        return True
    if board.a[border] == zone:
        if board.open_ab[border] != 0 or skills & board.skill_ab[border] != 0:
            return True
    elif board.open_ba[border] != 0 or skills & board.skill_ba[border] != 0:
        return True
    return skills & board.passers[border] != 0


def is_accessible(state: ConanState, figure: i64, border: i64) -> bool:
    """Say whether a figure could step over a border from its zone if there were room."""
    return is_open(state, state.skills(figure), border, state.zone[figure])


def mire(state: ConanState, skills: i64, zone: i64) -> i64:
    """Return the MP that a spell on the ground adds; flying figures pay none (E117)."""
    if len(state.effect_spell) == 0 or skills & SKILLS_AT[FLIES] != 0:
        return 0
    return UNSTEADY_GROUND if is_unsteady(state, zone, False) else 0


def surcharge(state: ConanState, skills: i64, border: i64, zone: i64) -> i64:
    """Return the MP that scenery adds to a step out of a zone, spells on the ground included."""
    board = state.board()
    extra = mire(state, skills, zone)
    if state.broken[border] != 0:
        return extra
    if skills & (board.passers[border] | board.no_extra[border]) != 0:
        return extra
    if board.a[border] == zone:
        return extra + board.extra_ab[border]
    own = board.extra_ba[border]
    if skills & board.easier_skill[border] != 0:
        own = min(own, board.easier_ba[border])
    if has(board.water, zone) and lies_under(state, zone, DRIES_BANKS):
        own = 0
    return extra + own


def leads_to_bar(state: ConanState, border: i64, zone: i64) -> bool:
    """Say whether a step from a table is level: to a platform that is not higher (E138)."""
    board = state.board()
    return has(board.table_high, board.other(border, zone))


def passes_door(state: ConanState, figure: i64, border: i64) -> bool:
    """Say whether a figure walks through a closed door: one it may push, or one of its side."""
    scenario = state.scenario()
    if scenario.ajar[border] != 0 and state.side_of(figure) == OVERLORD_SIDE:
        return True
    if scenario.push_cost[border] == 0:
        return False
    return figure < HERO_SLOTS or not has(scenario.shut_out[border], scenario.unit[figure])


def crossing_cost(state: ConanState, figure: i64, skills: i64, border: i64) -> i64:
    """Return the MP of a border: 1, scenery, a pushed door; room is not checked."""
    zone = state.zone[figure]
    is_passable = is_open(state, skills, border, zone)
    if not is_passable and (state.closed[border] == 0 or not passes_door(state, figure, border)):
        return IMPOSSIBLE
    cost = 1 + surcharge(state, skills, border, zone)
    if state.on_table[figure] != 0 and leads_to_bar(state, border, zone):
        cost = 1 + mire(state, skills, zone)
    if is_passable:
        return cost
    if state.scenario().ajar[border] == 0:
        cost += state.scenario().push_cost[border]
    return cost


def breaking_cost(state: ConanState, figure: i64, skills: i64, border: i64) -> i64:
    """Return the MP to go through a wall: 2 in all (E9); room is not checked."""
    wreckers = skills & state.board().wreckers[border]
    if wreckers == 0 or state.broken[border] != 0:
        return IMPOSSIBLE
    cost = SKILL_POWERS[lowest(wreckers)].wrecking_cost()
    return cost + mire(state, skills, state.zone[figure])


def entering_cost(state: ConanState, figure: i64, border: i64, cost: i64) -> i64:
    """Add hindrance to the cost of a border, if there is room behind it [MV-2, HI-3]."""
    if cost == IMPOSSIBLE:
        return IMPOSSIBLE
    if not may_enter(state, figure, state.board().other(border, state.zone[figure])):
        return IMPOSSIBLE
    return cost + hindrance_to_leave(state, figure)


def step_cost(state: ConanState, figure: i64, border: i64) -> i64:
    """Return the MP of a step: 1, the surcharge of the border, hindrance [MV-1, MV-2]."""
    cost = crossing_cost(state, figure, state.skills(figure), border)
    return entering_cost(state, figure, border, cost)


def wrecking_cost(state: ConanState, figure: i64, border: i64) -> i64:
    """Return the MP to go through a wall: 2 in all, and hindrance (E9)."""
    cost = breaking_cost(state, figure, state.skills(figure), border)
    return entering_cost(state, figure, border, cost)


def falls_down(state: ConanState, figure: i64, border: i64) -> bool:
    """Say whether a step over a border is a jump from a height [FA-1]."""
    board = state.board()
    if board.a[border] != state.zone[figure] or state.broken[border] != 0:
        return False
    if state.skills(figure) & board.passers[border] != 0:
        return False
    for colour in range(COLOURS):
        if board.fall[border * COLOURS + colour] > 0:
            return True
    return False


def flights(state: ConanState, figure: i64) -> vec[i64]:
    """Return by zone the MP of a flight over zones where the figure cannot stand; 0: none."""
    board = state.board()
    costs = zeros(board.zones)
    skills = state.skills(figure)
    if skills & SKILLS_AT[FLIES] == 0:
        return costs
    origin = state.zone[figure]
    queue = vec[i64]([origin])
    place: i64 = 0
    while place < len(queue):
        zone = queue[place]
        place += 1
        for at in range(board.around_from[zone], board.around_from[zone + 1]):
            border = board.around[at]
            other = board.other(border, zone)
            known = other == origin or costs[other] != 0
            if known or not is_open(state, skills, border, zone) or harms_crossers(state, other):
                continue
            costs[other] = costs[zone] + 1 + surcharge(state, skills, border, zone)
            if not may_enter(state, figure, other):
                queue = append(queue, other)
    for zone in range(board.zones):
        if costs[zone] == 1 or not may_enter(state, figure, zone):
            costs[zone] = 0
    return costs


# -- movement points -----------------------------------------------------------------------


def points_of(state: ConanState, figure: i64, stage: i64) -> i64:
    """Return the MP a figure has: those of its current movement, or its base MP before one."""
    if state.mover == figure:
        return state.points
    if figure < HERO_SLOTS:
        if state.at[figure].walked:
            return 0
        return state.base_move(figure)
    if stage == FREE_MOVE and not has(state.moved, figure):
        return state.base_move(figure)
    return 0


def purchasable(state: ConanState, figure: i64, stage: i64) -> i64:
    """Return how many MP gems can still buy [MV-4, MV-7, MV-8]."""
    if figure < HERO_SLOTS:
        return state.spendable(figure, MOVEMENT)
    if stage == FREE_MOVE or not may_get_extra(state, figure):
        return 0
    most = state.base_move(figure)
    most = most_extra(state, figure, most)
    most = min(most, state.gems_left(figure))  # E29
    return max(i64(0), min(purse(state, figure), most - state.extra[figure]))


def may_get_extra(state: ConanState, figure: i64) -> bool:
    """The overlord buys extra MP if their tile is in his book; a leader needs no tile [OT-9]."""
    return has(state.scenario().benefits, EXTRA_MOVEMENT) or state.is_ally(figure)


def payable(state: ConanState, figure: i64, points: i64, stage: i64) -> i64:
    """Return the most MP for one step: those left and those that gems can buy (E78).

    A hero combines the two. Others lose the rest of their base MP when they get extra ones.
    """
    bought = purchasable(state, figure, stage)
    if figure < HERO_SLOTS:
        return points + bought
    return max(points, bought)


def purse(state: ConanState, figure: i64) -> i64:
    """Return the gems from which a unit's extra MP are paid: its side's."""
    if state.is_ally(figure):
        return state.at[state.leader].available
    return state.available


def may_leave_board(state: ConanState, figure: i64) -> bool:
    """Say whether the scenario lets a figure flee from its zone [MV-9]."""
    return who_shows_out(state, figure) >= 0


def movement_options(state: ConanState, figure: i64, stage: i64) -> vec[i64]:
    """Return every step the figure can pay now; RUN if gems must help (E78, E116)."""
    found = vec[i64](capacity=8)
    points = points_of(state, figure, stage)
    most = payable(state, figure, points, stage)
    if state.webs[figure] > 0:
        if points + for_web(state, figure) >= WEB_STRENGTH:
            found = append(found, i64(act.TEAR))
        return found
    if has(state.stilled, figure):
        return found
    card = loot(state, figure)
    if card >= 0:
        found = append(found, act.PICK + card)
    stuck = most == 0 and state.on_table[figure] == 0
    if stuck or is_blocked(state, figure):
        return found
    found = table_options(state, figure, most, found)
    if most == 0:
        return found
    skills = state.skills(figure)
    hindrance = hindrance_to_leave(state, figure)
    found = step_options(state, figure, skills, points - hindrance, most - hindrance, found)
    if skills & SKILLS_AT[LEAPS] != 0:
        found = leap_options(state, figure, most, found)
    if skills & SKILLS_AT[FLIES] != 0:
        found = flight_options(state, figure, points, most, found)
    if 1 + hindrance <= most and may_leave_board(state, figure):
        found = append(found, i64(act.LEAVE))
    return found


def step_options(
    state: ConanState, figure: i64, skills: i64, points: i64, most: i64, found: vec[i64]
) -> vec[i64]:
    """Add the borders that can be crossed, or broken, for the points that hindrance leaves."""
    board = state.board()
    zone = state.zone[figure]
    wrecks = skills & SKILLS_AT[WRECKS] != 0
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        crossing = crossing_cost(state, figure, skills, border)
        breaking = breaking_cost(state, figure, skills, border) if wrecks else IMPOSSIBLE
        steps = crossing != IMPOSSIBLE and crossing <= most
        breaks = breaking != IMPOSSIBLE and breaking <= most
        other = board.other(border, zone)
        if not (steps or breaks) or not may_enter(state, figure, other):
            continue
        if steps and crossing <= points:
            found = append(found, act.MOVE + board.first_zone + other)
        elif steps:
            found = append(found, act.RUN + board.first_zone + other)
        if breaks:
            found = append(found, act.WRECK + board.first_zone + other)
    return found


def for_web(state: ConanState, figure: i64) -> i64:
    """Return the MP that may be bought to tear a web, even beyond the cap (E81)."""
    if figure < HERO_SLOTS:
        return state.spendable(figure, MOVEMENT)
    if not may_get_extra(state, figure):
        return 0
    return min(purse(state, figure), i64(WEB_STRENGTH))


def table_options(state: ConanState, figure: i64, most: i64, found: vec[i64]) -> vec[i64]:
    """Getting on a table costs 1 MP and hindrance, getting off nothing [BZ-8, HI-6, E113]."""
    if state.on_table[figure] != 0:
        if state.fits(figure, state.zone[figure]):
            found = append(found, i64(act.DISMOUNT))
    elif state.board().table_in(state.zone[figure]) >= 0:
        cost = 1 + hindrance_to_leave(state, figure)
        if cost <= most and state.fits_on_table(figure):
            found = append(found, i64(act.MOUNT))
    return found


def leap_cost(state: ConanState, figure: i64, leap: i64) -> i64:
    """Return the MP of a leap: a border each, no hindrance [HI-7]."""
    board = state.board()
    zone = state.zone[figure]
    target = board.leap_a[leap]
    if target == zone:
        target = board.leap_b[leap]
    skills = state.skills(figure)
    if skills & SKILLS_AT[LEAPS] == 0 or not may_enter(state, figure, target):
        return IMPOSSIBLE
    return board.leap_cost[leap] + mire(state, skills, zone)


def leap_options(state: ConanState, figure: i64, most: i64, found: vec[i64]) -> vec[i64]:
    board = state.board()
    zone = state.zone[figure]
    for leap in range(board.leaps):
        target: i64 = -1
        if board.leap_a[leap] == zone:
            target = board.leap_b[leap]
        elif board.leap_b[leap] == zone:
            target = board.leap_a[leap]
        if target >= 0:
            cost = leap_cost(state, figure, leap)
            if cost != IMPOSSIBLE and cost <= most:
                found = append(found, act.LEAP + zone_name(state, target))
    return found


def flight_options(
    state: ConanState, figure: i64, points: i64, most: i64, found: vec[i64]
) -> vec[i64]:
    """Add the zones that are reached only over zones where nobody could stop."""
    costs = flights(state, figure)
    for zone in range(state.board().zones):
        if costs[zone] == 0 or border_to(state, state.zone[figure], zone) >= 0:
            continue
        if costs[zone] <= points:
            found = append(found, act.MOVE + zone_name(state, zone))
        elif costs[zone] <= most:
            found = append(found, act.RUN + zone_name(state, zone))
    return found


def can_move(state: ConanState, figure: i64, stage: i64) -> bool:
    """Say whether the figure can pay for any movement; usually its first border decides."""
    return can_step(state, figure, stage) or len(movement_options(state, figure, stage)) > 0


def can_step(state: ConanState, figure: i64, stage: i64) -> bool:
    """Say whether the figure can pay to cross a border without breaking it."""
    most = payable(state, figure, points_of(state, figure, stage), stage)
    if most == 0 or is_blocked(state, figure):
        return False
    board = state.board()
    zone = state.zone[figure]
    skills = state.skills(figure)
    most -= hindrance_to_leave(state, figure)
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        cost = crossing_cost(state, figure, skills, border)
        steps = cost != IMPOSSIBLE and cost <= most
        if steps and may_enter(state, figure, board.other(border, zone)):
            return True
    return False


def border_to(state: ConanState, zone: i64, target: i64) -> i64:
    """Return the border between two zones, or -1."""
    board = state.board()
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        if board.other(border, zone) == target:
            return border
    return -1
