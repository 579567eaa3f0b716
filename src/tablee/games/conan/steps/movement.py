"""Movement [MV]: steps over borders, walls broken, zones entered, the board left."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan import actions as act
from tablee.games.conan.board import sight_of
from tablee.games.conan.data import (
    BLOCKING,
    CARD_COUNT,
    EVASIVE,
    HERO_SLOTS,
    MOVEMENT,
    NOWHERE,
    OVERLORD,
    WRECKING_COST,
)
from tablee.games.conan.state import LEFT, ConanState, name_of, zone_name

IMPOSSIBLE: Final = -1

# What pays for a step that the points left do not cover.
FREE_MOVE: Final = 0  # nothing: the free move of an overlord figure
BOUGHT: Final = 1  # gems


def is_blocked(state: ConanState, figure: i64) -> bool:
    """Say whether an enemy blocker keeps a figure in its zone; Evasive slips away (E12)."""
    if state.has_skill(figure, EVASIVE):
        return False
    for enemy in listed(state.enemies_in(state.zone[figure], figure)):
        if state.has_skill(enemy, BLOCKING):
            return True
    return False


def hindrance_to_leave(state: ConanState, figure: i64) -> i64:
    """Return the MP added for the zone left [HI-3, E8]."""
    if state.has_skill(figure, EVASIVE):
        return 0
    return state.hindrance(figure)


def is_accessible(state: ConanState, figure: i64, border: i64) -> bool:
    """Say whether a figure could step over a border from its zone if there were room."""
    board = state.board()
    if state.broken[border] != 0:
        return True
    if board.a[border] == state.zone[figure]:
        return board.open_ab[border] != 0 or state.skills(figure) & board.skill_ab[border] != 0
    return board.open_ba[border] != 0 or state.skills(figure) & board.skill_ba[border] != 0


def step_cost(state: ConanState, figure: i64, border: i64) -> i64:
    """Return the MP of a step: 1, the surcharge of the border, hindrance [MV-1, MV-2]."""
    board = state.board()
    zone = state.zone[figure]
    if not is_accessible(state, figure, border) or not state.fits(
        figure, board.other(border, zone)
    ):
        return IMPOSSIBLE
    cost = 1 + hindrance_to_leave(state, figure)
    if state.broken[border] != 0:
        return cost
    if board.a[border] == zone:
        return cost + board.extra_ab[border]
    return cost + board.extra_ba[border]


def wrecking_cost(state: ConanState, figure: i64, border: i64) -> i64:
    """Return the MP to go through a wall: 2 in all, and hindrance (E9)."""
    board = state.board()
    if state.broken[border] != 0 or state.skills(figure) & board.wreckers[border] == 0:
        return IMPOSSIBLE
    if not state.fits(figure, board.other(border, state.zone[figure])):
        return IMPOSSIBLE
    return WRECKING_COST + hindrance_to_leave(state, figure)


def points_of(state: ConanState, figure: i64, stage: i64) -> i64:
    """Return the MP a figure has: of the movement under way, or its base MP before that."""
    if state.mover == figure:
        return state.points
    if figure < HERO_SLOTS:
        if state.at[figure].walked:
            return 0
        return state.at[figure].base_move()
    if stage == FREE_MOVE and not has(state.moved, figure):
        return state.unit(figure).move
    return 0


def purchasable(state: ConanState, figure: i64, stage: i64) -> i64:
    """Return how many MP gems can still buy [MV-4, MV-7]."""
    if figure < HERO_SLOTS:
        return state.at[figure].spendable(MOVEMENT)
    if stage == FREE_MOVE:
        return 0
    return max(i64(0), min(state.available, state.unit(figure).move - state.extra[figure]))


def may_leave_board(state: ConanState, figure: i64) -> bool:
    """Heroes flee from the exits where the scenario allows it [MV-9]."""
    return (
        figure < HERO_SLOTS
        and state.scenario().flight
        and has(state.board().exits, state.zone[figure])
    )


def movement_options(state: ConanState, figure: i64, stage: i64) -> vec[i64]:
    """Return every step the figure can pay now; RUN when gems must help (E78, E116)."""
    found = vec[i64](capacity=8)
    if is_blocked(state, figure):
        return found
    board = state.board()
    zone = state.zone[figure]
    points = points_of(state, figure, stage)
    most = points + purchasable(state, figure, stage)
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
    if may_leave_board(state, figure) and 1 + hindrance_to_leave(state, figure) <= most:
        found = append(found, i64(act.LEAVE))
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


def pay_points(state: ConanState, figure: i64, cost: i64) -> None:
    """Take MP from the movement under way; gems buy only what is missing (E116)."""
    points = points_of(state, figure, BOUGHT)
    if state.mover != figure:
        state.tell(act.ACTS, state.seat_of(figure), name_of(state, figure))
    missing = max(i64(0), cost - points)
    state.mover = figure
    state.points = points + missing - cost
    if figure < HERO_SLOTS:
        state.at[figure].walked = True
    if missing > 0:
        state.tell(act.BOUGHT_MOVES, state.seat_of(figure), 0, missing)
        if figure < HERO_SLOTS:
            state.at[figure].spend(MOVEMENT, missing)
        else:
            state.available -= missing
            state.fatigue += missing
            state.extra[figure] += missing


def move(state: ConanState, figure: i64, action: i64) -> None:
    """Carry out one of `movement_options`."""
    seat = state.seat_of(figure)
    if action == act.LEAVE:
        pay_points(state, figure, 1 + hindrance_to_leave(state, figure))
        leave_board(state, figure)
        return
    first = state.board().first_zone
    zone = state.zone[figure]
    if action < act.RUN:
        target = action - act.MOVE - first
    elif action < act.WRECK:
        target = action - act.RUN - first
    else:
        target = action - act.WRECK - first
    border = border_to(state, zone, target)
    if action < act.WRECK:
        cost = step_cost(state, figure, border)
    else:
        cost = wrecking_cost(state, figure, border)
    pay_points(state, figure, cost)
    if action >= act.WRECK:
        break_wall(state, border)
        state.tell(act.WRECKED, seat, zone_name(state, target))
    state.tell(act.MOVED, seat, zone_name(state, target), cost)
    enter(state, figure, target)


def break_wall(state: ConanState, border: i64) -> None:
    """The border becomes an opening for everyone [BZ-5, E10]."""
    state.broken[border] = 1
    state.sight = sight_of(state.board(), state.broken, state.closed)


def enter(state: ConanState, figure: i64, zone: i64) -> None:
    """Put a figure in a zone; a hero finds who is hidden there."""
    state.put(figure, zone)
    if figure < HERO_SLOTS:
        search(state, zone)


def search(state: ConanState, zone: i64) -> None:
    """Show whether the captive is hidden in a zone that a hero has entered."""
    scenario = state.scenario()
    if not has(scenario.hiding_places & ~state.searched, zone) or state.hiding_place < 0:
        return
    state.searched |= bit(zone)
    if state.hiding_place == zone:
        state.hiding_place = -1
        state.lay(zone, scenario.captive)
        state.tell(act.FOUND, OVERLORD, scenario.captive)
    else:
        state.tell(act.SEARCHED, OVERLORD, zone_name(state, zone))


def leave_board(state: ConanState, figure: i64) -> None:
    """A hero leaves for good with all he carries."""
    hero = state.at[figure]
    state.tell(act.LEFT_BOARD, hero.seat, name_of(state, figure))
    hero.fate = LEFT
    for card in range(CARD_COUNT):
        state.carried_off[card] += hero.cards[card]
    hero.cards = zeros(CARD_COUNT)
    hero.load = 0
    state.put(figure, NOWHERE)
    stop(state)


def stop(state: ConanState) -> None:
    """End the movement under way: what is left of it is lost [MV-3, MV-5]."""
    state.mover = -1
    state.points = 0


def why_no_step(state: ConanState, figure: i64, action: i64, stage: i64) -> Reason:
    """Return why a figure cannot go there."""
    if action == act.LEAVE:
        return Reason("the-board-cannot-be-left-here", "conan:MV-9")
    if is_blocked(state, figure):
        return Reason("an-enemy-blocks-the-way", "conan:E12")
    if action < act.RUN:
        offset = action - act.MOVE
    elif action < act.WRECK:
        offset = action - act.RUN
    else:
        offset = action - act.WRECK
    border = border_to(state, state.zone[figure], offset - state.board().first_zone)
    if border < 0:
        return Reason("this-zone-is-not-adjacent", "conan:MV-1")
    if not state.fits(figure, state.board().other(border, state.zone[figure])):
        return Reason("this-zone-is-saturated", "conan:MV-2")
    if action >= act.WRECK:
        if wrecking_cost(state, figure, border) == IMPOSSIBLE:
            return Reason("this-wall-cannot-be-broken", "conan:E9")
    elif not is_accessible(state, figure, border):
        return Reason("this-border-cannot-be-crossed", "conan:MV-1")
    points = points_of(state, figure, stage)
    return Reason("not-enough-movement-points", "conan:MV-4", {"points": points})


class MoveFigure(Step[ConanState]):
    """Move an overlord figure step by step: its free move, or extra MP [MV-6, MV-7]."""

    figure: i64
    stage: i64
    begun: i64

    def __init__(self, seat: i64, figure: i64, stage: i64, begun: i64) -> None:
        self.seat = seat
        self.figure = figure
        self.stage = stage
        self.begun = begun

    def options(self, state: ConanState) -> vec[i64]:
        found = movement_options(state, self.figure, self.stage)
        if self.begun != 0:
            found = append(found, i64(act.PASS))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            stop(state)
            return
        move(state, self.figure, action)
        if can_move(state, self.figure, self.stage):
            state.push(MoveFigure(self.seat, self.figure, self.stage, 1))
        else:
            stop(state)

    def rule(self, action: i64) -> str:
        if self.stage == BOUGHT:
            return "conan:MV-7"
        return "conan:MV-6"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)], "points": state.points}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        if action == act.PASS:
            return Reason("the-figure-chosen-must-move", self.rule(action))
        if not act.MOVE <= action <= act.LEAVE:
            return Reason("move-the-figure-or-stop", self.rule(action))
        return why_no_step(state, self.figure, action, self.stage)
