"""Movement [MV] carried out: steps, leaps, falls, tables, broken walls, leaving the board."""

from __future__ import annotations

from typing import Any

from tablee.core.engine import Auto
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.board.layout import FALL_INTO_OVER, sight_of
from tablee.games.conan.card_moments import BEARER_FALLS, CARD_POWERS, speaks
from tablee.games.conan.data import (
    ALLIES_BOX,
    COLOURS,
    HERO_SLOTS,
    LEAP_DICE,
    MOVEMENT,
    NOWHERE,
    RED,
    WEB_STRENGTH,
)
from tablee.games.conan.moments import LEAPS
from tablee.games.conan.records import LEFT
from tablee.games.conan.scenario.moments import leap_failure, take_loot, who_shows_out
from tablee.games.conan.scenario.rule import DIES, FALLS
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.asking import FigureStep
from tablee.games.conan.steps.attack import SufferRoll, die, enter
from tablee.games.conan.steps.dice import AfterRoll, RollPool, gather, offer_rerolls, throw
from tablee.games.conan.steps.paths import (
    BOUGHT,
    IMPOSSIBLE,
    border_to,
    can_move,
    falls_down,
    flights,
    hindrance_to_leave,
    is_accessible,
    is_blocked,
    leap_cost,
    may_enter,
    movement_options,
    points_of,
    step_cost,
    wrecking_cost,
)
from tablee.games.conan.steps.reasons import why_blocked
from tablee.games.conan.steps.wounds import leaders_gone


def pay_points(state: ConanState, figure: i64, cost: i64, joined: bool = False) -> None:
    """Take MP from the current movement; gems buy only what is missing (E116).

    A unit's base MP and extra MP pay together only if the rule has them `joined` (E78).
    """
    points = points_of(state, figure, BOUGHT)
    if figure >= HERO_SLOTS and cost > points and not joined:
        points = 0
    if state.mover != figure:
        state.tell(act.ACTS, state.seat_of(figure), name_of(state, figure))
    missing = max(i64(0), cost - points)
    state.mover = figure
    state.points = points + missing - cost
    if figure < HERO_SLOTS:
        state.at[figure].walked = True
    if missing > 0:
        state.tell(act.BOUGHT_MOVES, state.seat_of(figure), 0, missing)
        buy_points(state, figure, missing)


def buy_points(state: ConanState, figure: i64, points: i64) -> None:
    if figure < HERO_SLOTS:
        state.at[figure].spend(MOVEMENT, points)
        return
    state.extra[figure] += points
    if state.is_ally(figure):
        state.at[state.leader].spend(ALLIES_BOX, points)  # AL-7
    else:
        state.available -= points
        state.fatigue += points


def target_of(state: ConanState, action: i64) -> i64:
    """Return the zone that a movement names."""
    if act.is_move(action):
        offset = action - act.MOVE
    elif act.is_run(action):
        offset = action - act.RUN
    elif act.is_wreck(action):
        offset = action - act.WRECK
    else:
        offset = action - act.LEAP
    return offset - state.board().first_zone


def move(state: ConanState, figure: i64, action: i64) -> None:
    """Carry out one of `movement_options`."""
    if not act.enters_zone(action):
        move_on_the_spot(state, figure, action)
        return
    seat = state.seat_of(figure)
    target = target_of(state, action)
    border = border_to(state, state.zone[figure], target)
    if act.is_leap(action):
        leap(state, figure, target)
        return
    if act.is_wreck(action):
        cost = wrecking_cost(state, figure, border)
    elif border < 0:
        cost = flights(state, figure)[target]
    else:
        cost = step_cost(state, figure, border)
    pay_points(state, figure, cost)
    if act.is_walk(action) and border >= 0 and not is_accessible(state, figure, border):
        push_door(state, border)
    if act.is_wreck(action):
        break_wall(state, border)
        state.tell(act.WRECKED, seat, zone_name(state, target))
    state.tell(act.MOVED, seat, zone_name(state, target), cost)
    falls = border >= 0 and falls_down(state, figure, border)
    enter(state, figure, target)
    if falls:
        fall(state, figure, border)


def move_on_the_spot(state: ConanState, figure: i64, action: i64) -> None:
    """Use a table, tear a web, or leave the board."""
    seat = state.seat_of(figure)
    if action == act.MOUNT:
        pay_points(state, figure, 1 + hindrance_to_leave(state, figure))
        state.on_table[figure] = 1
        state.tell(act.MOUNTED, seat, name_of(state, figure))
    elif action == act.DISMOUNT:
        pay_points(state, figure, 0)
        state.on_table[figure] = 0
        state.tell(act.DISMOUNTED, seat, name_of(state, figure))
    elif action == act.TEAR:
        pay_points(state, figure, WEB_STRENGTH, True)
        state.webs[figure] -= 1
        state.tell(act.TORE, seat, name_of(state, figure))
    else:
        pay_points(state, figure, 1 + hindrance_to_leave(state, figure))
        leave_board(state, figure)


# -- leaps and falls -------------------------------------------------------------------------


def leap(state: ConanState, figure: i64, target: i64) -> None:
    """Pay, then roll a red die against the difficulty."""
    number = state.board().leap_from(state.zone[figure], target)
    pay_points(state, figure, leap_cost(state, figure, number))
    state.tell(act.LEAPT, state.seat_of(figure), zone_name(state, target))
    gather(state, figure)
    state.pool[RED] += LEAP_DICE
    state.push(RollPool(figure), Lands(figure, target))


class Lands(AfterRoll):
    """Arrive, or suffer what the map and the scenario say: by default the figure stays (E97)."""

    zone: i64

    def __init__(self, who: i64, zone: i64) -> None:
        super().__init__(who)
        self.zone = zone

    def run(self, state: ConanState) -> None:
        board = state.board()
        figure = self.who
        number = board.leap_from(state.zone[figure], self.zone)
        if state.roll.successes() >= board.leap_difficulty[number]:
            state.tell(act.MOVED, state.seat_of(figure), zone_name(state, self.zone), 0)
            enter(state, figure, self.zone)
            return
        state.tell(act.FAILED, state.seat_of(figure), 0, state.roll.successes())
        below = board.leap_over[number]
        outcome = leap_failure(state, figure)
        if board.leap_failure[number] == FALL_INTO_OVER:
            outcome = FALLS
        if outcome == FALLS and may_enter(state, figure, below):
            enter(state, figure, below)
        elif outcome == DIES:
            die(state, figure)

    def worth(self, state: ConanState, successes: i64) -> i64:
        board = state.board()
        number = board.leap_from(state.zone[self.who], self.zone)
        return 1 if successes >= board.leap_difficulty[number] else 0


def fall(state: ConanState, figure: i64, border: i64) -> None:
    """Roll the dice of the height; Leap softens it [FA-1, E96]."""
    board = state.board()
    gather(state, figure)
    for colour in range(COLOURS):
        if state.has_mark(figure, LEAPS):
            state.pool[colour] += board.fall_with_leap[border * COLOURS + colour]
        else:
            state.pool[colour] += board.fall[border * COLOURS + colour]
    state.push(RollFall(figure), FallEnds(figure))


class RollFall(Auto[ConanState]):
    """Roll for a fall, which is not an action: nobody supports it, gems may reroll it [DI-8]."""

    def run(self, state: ConanState) -> None:
        throw(state)
        state.roll.supports = 0
        offer_rerolls(state)


class FallEnds(AfterRoll):
    """Wound the figure that falls, and a captive in his arms equally [FA-1, FA-3, E95]."""

    def run(self, state: ConanState) -> None:
        state.push(SufferRoll(self.who))
        if self.who < HERO_SLOTS and state.roll.successes() > 0:
            tell_bearer_falls(state, self.who)

    def worth(self, state: ConanState, successes: i64) -> i64:
        return -successes


def tell_bearer_falls(state: ConanState, figure: i64) -> None:
    for card in state.at[figure].kinds:
        if speaks(card, BEARER_FALLS):
            CARD_POWERS[card].bearer_falls(state, figure)


def push_door(state: ConanState, border: i64) -> None:
    """A door that is walked through is removed, unless it belongs to that side [BZ-11]."""
    if state.scenario().push_cost[border] > 0:
        state.closed[border] = 0
        state.sight = sight_of(state.board(), state.broken, state.closed)


def break_wall(state: ConanState, border: i64) -> None:
    """The border becomes an opening for everyone [BZ-5, E10]."""
    state.broken[border] = 1
    state.closed[border] = 0
    state.sight = sight_of(state.board(), state.broken, state.closed)


def leave_board(state: ConanState, figure: i64) -> None:
    """A hero leaves for good with all he carries, a unit as the scenario says."""
    if figure >= HERO_SLOTS:
        state.scenario().spoken[who_shows_out(state, figure)].unit_leaves(state, figure)
        return
    hero = state.at[figure]
    state.tell(act.LEFT_BOARD, hero.seat, name_of(state, figure))
    hero.fate = LEFT
    for card in hero.kinds:
        state.carried_off[card] += hero.cards[card]
    hero.lose_all()
    state.put(figure, NOWHERE)
    stop(state)
    leaders_gone(state)


def stop(state: ConanState) -> None:
    """End the current movement: the rest of it is lost [MV-3, MV-5]."""
    state.mover = -1
    state.points = 0


def why_no_step(state: ConanState, figure: i64, action: i64, stage: i64) -> Reason:
    """Return why a figure cannot go there."""
    if action == act.LEAVE:
        return Reason("the-board-cannot-be-left-here", "conan:MV-9")
    if is_blocked(state, figure):
        return why_blocked(state, figure)
    if not act.crosses_border(action):
        return Reason("no-such-leap-or-table-here", "conan:MV-10")
    border = border_to(state, state.zone[figure], target_of(state, action))
    if border < 0:
        return Reason("this-zone-is-not-adjacent", "conan:MV-1")
    if not may_enter(state, figure, state.board().other(border, state.zone[figure])):
        return Reason("this-zone-is-saturated", "conan:MV-2")
    if act.is_wreck(action):
        if wrecking_cost(state, figure, border) == IMPOSSIBLE:
            return Reason("this-wall-cannot-be-broken", "conan:E9")
    elif not is_accessible(state, figure, border):
        return Reason("this-border-cannot-be-crossed", "conan:MV-1")
    points = points_of(state, figure, stage)
    return Reason("not-enough-movement-points", "conan:MV-4", {"points": points})


class MoveOn(Auto[ConanState]):
    """Continue a movement if the figure is still there and can move."""

    stage: i64

    def __init__(self, who: i64, stage: i64) -> None:
        super().__init__(who)
        self.stage = stage

    def run(self, state: ConanState) -> None:
        if state.zone[self.who] != NOWHERE and can_move(state, self.who, self.stage):
            state.push(MoveFigure(state.seat_of(self.who), self.who, self.stage, 1))
        else:
            stop(state)


class MoveFigure(FigureStep):
    """Move an overlord figure step by step: its free move, or extra MP [MV-6, MV-7]."""

    stage: i64
    begun: i64

    def __init__(self, seat: i64, figure: i64, stage: i64, begun: i64) -> None:
        super().__init__(seat, figure)
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
        state.push(MoveOn(self.figure, self.stage))
        if act.is_pick(action):
            take_loot(state, self.figure, action - act.PICK)
        else:
            move(state, self.figure, action)

    def rule(self, action: i64) -> str:
        if self.stage == BOUGHT:
            return "conan:MV-7"
        return "conan:MV-6"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)], "points": state.points}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        if action == act.PASS:
            return Reason("the-figure-chosen-must-move", self.rule(action))
        if not act.is_movement(action):
            return Reason("move-the-figure-or-stop", self.rule(action))
        return why_no_step(state, self.figure, action, self.stage)
