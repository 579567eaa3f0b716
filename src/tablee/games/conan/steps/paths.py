"""Ways over the board [MV]: which borders a figure can cross now, and for how many points."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import has, listed
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    BLOCKING,
    COLOURS,
    DRYING_EARTH,
    EVASIVE,
    FELINE_GRACE,
    FLYING,
    HERO_SLOTS,
    HORRORS_LIMIT,
    INTANGIBLE,
    LEAP,
    LETHAL_CLOUD,
    MOVEMENT,
    OVERLORD_SIDE,
    TEARS_OF_DAGON,
    WEB_STRENGTH,
    WRECKING_COST,
)
from tablee.games.conan.powers.effects import is_barred
from tablee.games.conan.state import ConanState, zone_name

IMPOSSIBLE: Final = -1
BEARERS_LIMIT: Final = 1  # extra MP of a unit that carries a treasure

# What pays for a step that the points left do not cover.
FREE_MOVE: Final = 0  # nothing: the free move of an overlord figure
BOUGHT: Final = 1  # gems


def is_blocked(state: ConanState, figure: i64) -> bool:
    """Say whether something keeps a figure from leaving its zone by its own movement.

    Webs and Set's Possession hold everybody; blockers and constrictors hold nobody who is
    Evasive (E12, E13).
    """
    if state.webs[figure] > 0 or has(state.stilled, figure):
        return True
    if state.has_skill(figure, EVASIVE):
        return False
    if state.held_by[figure] >= 0:
        return True
    for enemy in listed(state.enemies_in(state.zone[figure], figure)):
        if state.has_skill(enemy, BLOCKING):
            return True
    return False


def hindrance_to_leave(state: ConanState, figure: i64) -> i64:
    """Return the MP added for the zone left [HI-3, HI-7, E8]."""
    skills = state.skills(figure)
    if has(skills, EVASIVE) or has(skills, FLYING):
        return 0
    enemies = state.hindrance(figure)
    if has(skills, FELINE_GRACE):
        enemies -= 1
    return max(i64(0), enemies)


def may_enter(state: ConanState, figure: i64, zone: i64) -> bool:
    """Say whether a figure may stand in a zone: room, deep water, barrier [MV-2, E62]."""
    return state.fits(figure, zone) and can_be_in(state, figure, zone)


def can_be_in(state: ConanState, figure: i64, zone: i64) -> bool:
    board = state.board()
    if has(board.deep, zone) and state.skills(figure) & board.deep_skill == 0:
        return False
    if has(state.scenario().forbidden[figure], zone):
        return False
    return not is_barred(state, figure, zone)


# -- borders -----------------------------------------------------------------------------


def flies_over(state: ConanState, figure: i64, border: i64) -> bool:
    """Say whether a figure flies over a border: not under a roof, not through a wall."""
    board = state.board()
    if not state.has_skill(figure, FLYING):
        return False
    if has(board.roofed, board.a[border]) or has(board.roofed, board.b[border]):
        return False
    if has(board.passers[border], FLYING):
        return True
    low = board.open_ab[border] + board.open_ba[border]
    return low > 0 or board.skill_ab[border] | board.skill_ba[border] != 0


def slips_through(state: ConanState, figure: i64, border: i64) -> bool:
    """Say whether an Intangible figure crosses what others cannot."""
    board = state.board()
    if not state.has_skill(figure, INTANGIBLE):
        return False
    needed = board.skill_ab[border] | board.skill_ba[border]
    return has(board.passers[border], INTANGIBLE) or needed != 0


def is_open(state: ConanState, figure: i64, border: i64, zone: i64) -> bool:
    """Say whether a border can be crossed from a zone if there were room behind it [MV-1]."""
    board = state.board()
    if state.closed[border] != 0:
        return state.has_skill(figure, INTANGIBLE)
    if state.broken[border] != 0:
        return True
    if flies_over(state, figure, border) or slips_through(state, figure, border):
        return True
    if board.a[border] == zone:
        return board.open_ab[border] != 0 or state.skills(figure) & board.skill_ab[border] != 0
    return board.open_ba[border] != 0 or state.skills(figure) & board.skill_ba[border] != 0


def is_accessible(state: ConanState, figure: i64, border: i64) -> bool:
    """Say whether a figure could step over a border from its zone if there were room."""
    return is_open(state, figure, border, state.zone[figure])


def mire(state: ConanState, figure: i64, zone: i64) -> i64:
    """Return the MP that Tears of Dagon add, unless Drying Earth came later (E117)."""
    if state.has_skill(figure, FLYING):
        return 0
    extra: i64 = 0
    for place in range(len(state.effect_spell)):
        if state.effect_on[place] == zone:
            if state.effect_spell[place] == TEARS_OF_DAGON:
                extra = 1
            elif state.effect_spell[place] == DRYING_EARTH:
                extra = 0
    return extra


def surcharge(state: ConanState, figure: i64, border: i64, zone: i64) -> i64:
    """Return the MP that scenery adds to a step out of a zone, spells on the ground included."""
    board = state.board()
    skills = state.skills(figure)
    extra = mire(state, figure, zone)
    if state.broken[border] != 0:
        return extra
    if flies_over(state, figure, border) or slips_through(state, figure, border):
        return extra
    if skills & board.no_extra[border] != 0:
        return extra
    if board.a[border] == zone:
        return extra + board.extra_ab[border]
    own = board.extra_ba[border]
    if skills & board.easier_skill[border] != 0:
        own = min(own, board.easier_ba[border])
    if has(board.water, zone) and state.feels(zone, DRYING_EARTH):
        own = 0
    return extra + own


def passes_door(state: ConanState, figure: i64, border: i64) -> bool:
    """Say whether a figure walks through a closed door: one it may push, or one of its side."""
    scenario = state.scenario()
    if scenario.ajar[border] != 0 and state.side_of(figure) == OVERLORD_SIDE:
        return True
    if scenario.push_cost[border] == 0:
        return False
    return figure < HERO_SLOTS or not has(scenario.shut_out[border], scenario.unit[figure])


def step_cost(state: ConanState, figure: i64, border: i64) -> i64:
    """Return the MP of a step: 1, the surcharge of the border, hindrance [MV-1, MV-2]."""
    zone = state.zone[figure]
    cost = 1 + hindrance_to_leave(state, figure) + surcharge(state, figure, border, zone)
    if not is_open(state, figure, border, zone):
        if state.closed[border] == 0 or not passes_door(state, figure, border):
            return IMPOSSIBLE
        if state.scenario().ajar[border] == 0:
            cost += state.scenario().push_cost[border]
    if not may_enter(state, figure, state.board().other(border, zone)):
        return IMPOSSIBLE
    return cost


def wrecking_cost(state: ConanState, figure: i64, border: i64) -> i64:
    """Return the MP to go through a wall: 2 in all, and hindrance (E9)."""
    board = state.board()
    if state.broken[border] != 0 or state.skills(figure) & board.wreckers[border] == 0:
        return IMPOSSIBLE
    zone = state.zone[figure]
    if not may_enter(state, figure, board.other(border, zone)):
        return IMPOSSIBLE
    return WRECKING_COST + hindrance_to_leave(state, figure) + mire(state, figure, zone)


def falls_down(state: ConanState, figure: i64, border: i64) -> bool:
    """Say whether a step over a border is a jump from a height [FA-1]."""
    board = state.board()
    if board.a[border] != state.zone[figure] or state.broken[border] != 0:
        return False
    if flies_over(state, figure, border) or slips_through(state, figure, border):
        return False
    for colour in range(COLOURS):
        if board.fall[border * COLOURS + colour] > 0:
            return True
    return False


def flights(state: ConanState, figure: i64) -> vec[i64]:
    """Return by zone the MP of a flight over zones where the figure cannot stand; 0: none."""
    board = state.board()
    costs = zeros(board.zones)
    if not state.has_skill(figure, FLYING):
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
            if known or not is_open(state, figure, border, zone) or is_clouded(state, other):
                continue
            costs[other] = costs[zone] + 1 + surcharge(state, figure, border, zone)
            if not may_enter(state, figure, other):
                queue = append(queue, other)
    for zone in range(board.zones):
        if costs[zone] == 1 or not may_enter(state, figure, zone):
            costs[zone] = 0
    return costs


def is_clouded(state: ConanState, zone: i64) -> bool:
    return state.feels(zone, LETHAL_CLOUD)


# -- movement points -----------------------------------------------------------------------


def points_of(state: ConanState, figure: i64, stage: i64) -> i64:
    """Return the MP a figure has: of the movement under way, or its base MP before that."""
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
    if stage == FREE_MOVE:
        return 0
    most = state.base_move(figure)
    if has(state.bearers, figure):
        most = min(most, i64(BEARERS_LIMIT))
    if state.is_horrified(figure):
        most = min(most, i64(HORRORS_LIMIT))  # E29
    return max(i64(0), min(purse(state, figure), most - state.extra[figure]))


def purse(state: ConanState, figure: i64) -> i64:
    """Return the gems from which a unit's extra MP are paid: its side's."""
    if state.is_ally(figure):
        return state.at[state.leader].available
    return state.available


def may_leave_board(state: ConanState, figure: i64) -> bool:
    """Heroes flee from the exits where the scenario allows it [MV-9]."""
    zone = state.zone[figure]
    if figure >= HERO_SLOTS:
        return has(state.bearers, figure) and is_way_out(state, zone)
    if has(state.looked & state.passages, zone):
        return state.at[figure].cards[state.scenario().captive] > 0
    return state.scenario().flight and has(state.board().exits, zone)


def is_way_out(state: ConanState, zone: i64) -> bool:
    """Say whether units leave the board with their treasure here."""
    for entry in state.scenario().reinforcement_zones:
        if entry == zone:
            return True
    return False


def can_take_bag(state: ConanState, figure: i64) -> bool:
    """Say whether a unit may pick up a treasure of its zone during its movement."""
    treasure = state.scenario().treasure
    if treasure < 0 or figure < HERO_SLOTS or state.is_ally(figure):
        return False
    free = not has(state.bearers | state.attacked, figure)
    return free and state.lying(state.zone[figure], treasure) > 0


def movement_options(state: ConanState, figure: i64, stage: i64) -> vec[i64]:
    """Return every step the figure can pay now; RUN when gems must help (E78, E116)."""
    found = vec[i64](capacity=8)
    points = points_of(state, figure, stage)
    most = points + purchasable(state, figure, stage)
    if state.webs[figure] > 0:
        if points + for_web(state, figure) >= WEB_STRENGTH:
            found = append(found, i64(act.TEAR))
        return found
    if has(state.stilled, figure):
        return found
    found = table_options(state, figure, most, found)
    if can_take_bag(state, figure):
        found = append(found, act.PICK + state.scenario().treasure)
    if is_blocked(state, figure):
        return found
    board = state.board()
    zone = state.zone[figure]
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        target = zone_name(state, board.other(border, zone))
        cost = step_cost(state, figure, border)
        if cost != IMPOSSIBLE and cost <= points:
            found = append(found, act.MOVE + target)
        elif cost != IMPOSSIBLE and cost <= most:
            found = append(found, act.RUN + target)
        cost = wrecking_cost(state, figure, border)
        if cost != IMPOSSIBLE and cost <= most:
            found = append(found, act.WRECK + target)
    found = leap_options(state, figure, most, found)
    if state.has_skill(figure, FLYING):
        found = flight_options(state, figure, points, most, found)
    if may_leave_board(state, figure) and 1 + hindrance_to_leave(state, figure) <= most:
        found = append(found, i64(act.LEAVE))
    return found


def for_web(state: ConanState, figure: i64) -> i64:
    """Return the MP that may be bought to tear a web, also beyond the cap (E81)."""
    if figure < HERO_SLOTS:
        return state.spendable(figure, MOVEMENT)
    return min(purse(state, figure), i64(WEB_STRENGTH))


def table_options(state: ConanState, figure: i64, most: i64, found: vec[i64]) -> vec[i64]:
    """Getting on a table costs 1 MP and hindrance, getting off nothing [BZ-8, HI-6, E113]."""
    if state.on_table[figure] != 0:
        if state.fits(figure, state.zone[figure]):
            found = append(found, i64(act.DISMOUNT))
    elif 1 + hindrance_to_leave(state, figure) <= most and state.fits_on_table(figure):
        found = append(found, i64(act.MOUNT))
    return found


def leap_cost(state: ConanState, figure: i64, leap: i64) -> i64:
    """Return the MP of a leap: a border each, no hindrance [HI-7]."""
    board = state.board()
    zone = state.zone[figure]
    target = board.leap_a[leap]
    if target == zone:
        target = board.leap_b[leap]
    if not state.has_skill(figure, LEAP) or not may_enter(state, figure, target):
        return IMPOSSIBLE
    return board.leap_cost[leap] + mire(state, figure, zone)


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
    return len(movement_options(state, figure, stage)) > 0


def border_to(state: ConanState, zone: i64, target: i64) -> i64:
    """Return the border between two zones, or -1."""
    board = state.board()
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        if board.other(border, zone) == target:
            return border
    return -1
