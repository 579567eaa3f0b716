"""How far it is for a figure, on foot and with its skills, if nobody stands in the way."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, has, listed, lowest
from tablee.core.native import append, i64, vec
from tablee.games.conan.board.layout import Board
from tablee.games.conan.card_moments import BEARER_FALLS, speaks
from tablee.games.conan.data import (
    CARD_COUNT,
    COLOURS,
    HERO_SLOTS,
)
from tablee.games.conan.moments import LEAPS, SKILL_POWERS, SKILLS_AT, WRECKS
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.locks import has_key
from tablee.games.conan.steps.paths import is_open, passes_door

FAR: Final = 50
FALLS: Final[vec[i64]] = vec[i64]([3, 4, 6])  # points for which a jump counts, by colour of dice
MEAN: Final[vec[i64]] = vec[i64]([67, 100, 150])  # of a die by colour, in hundredths


class Way:
    """Movement points to the nearest of some goals, by zone, for figures that walk alike."""

    def __init__(self, walker: i64, skills: i64, goals: i64, away: vec[i64]) -> None:
        self.walker = walker
        self.skills = skills
        self.goals = goals
        self.away = away


class Ways:
    """A cache of distances while one position is judged: most are needed many times."""

    def __init__(self) -> None:
        self.position: ConanState | None = None
        self.known = vec[Way]()

    def keep(self, state: ConanState) -> None:
        """Start the cache. The position must not change before `forget`."""
        self.position = state
        self.known = vec[Way](capacity=16)

    def forget(self) -> None:
        self.position = None


WAYS: Final = Ways()


def distances(state: ConanState, figure: i64, goals: i64) -> vec[i64]:
    """Return by zone the movement points to the nearest of the goals. Do not change the result."""
    ways = WAYS
    if ways.position is not state:
        return worked_out(state, figure, state.skills(figure), goals)
    skills = state.skills(figure)
    walker = walks_like(state, figure)
    known = ways.known
    for i in range(len(known)):
        way = known[i]
        if way.goals == goals and way.walker == walker and way.skills == skills:
            return way.away
    away = worked_out(state, figure, skills, goals)
    ways.known = append(known, Way(walker, skills, goals, away))
    return away


def walks_like(state: ConanState, figure: i64) -> i64:
    """Return the same number for units that pass the same doors; each hero has his own."""
    if figure < HERO_SLOTS:
        return figure
    kind = HERO_SLOTS + 2 * state.scenario().unit[figure]
    if state.is_ally(figure):
        kind += 1
    return kind


def worked_out(state: ConanState, figure: i64, skills: i64, goals: i64) -> vec[i64]:
    board = state.board()
    down = vec[i64]([FAR] * board.borders)
    up = vec[i64]([FAR] * board.borders)
    for border in range(board.borders):
        down[border] = crossing(state, figure, skills, border, True)
        up[border] = crossing(state, figure, skills, border, False)
    away = vec[i64]([FAR] * board.zones)
    for zone in listed(goals):
        away[zone] = 0
    changed = True
    while changed:
        changed = False
        for border in range(board.borders):
            a = board.a[border]
            b = board.b[border]
            if down[border] + away[b] < away[a]:
                away[a] = down[border] + away[b]
                changed = True
            if up[border] + away[a] < away[b]:
                away[b] = up[border] + away[a]
                changed = True
        if skills & SKILLS_AT[LEAPS] != 0:
            changed = leap_on(board, away) or changed
    return away


def leap_on(board: Board, away: vec[i64]) -> bool:
    """Shorten paths by leaps; a difficult one counts for more."""
    changed = False
    for leap in range(board.leaps):
        a = board.leap_a[leap]
        b = board.leap_b[leap]
        cost = board.leap_cost[leap] + board.leap_difficulty[leap] - 1
        if away[b] + cost < away[a]:
            away[a] = away[b] + cost
            changed = True
        if away[a] + cost < away[b]:
            away[b] = away[a] + cost
            changed = True
    return changed


def crossing(state: ConanState, figure: i64, skills: i64, border: i64, forward: bool) -> i64:
    """Return the points to cross a border; a lock, a fall or deep water counts as a long way."""
    board = state.board()
    if state.broken[border] != 0:
        return 1
    if state.closed[border] != 0:
        if is_open(state, skills, border, board.a[border]):
            return 1
        return door_cost(state, figure, border)
    target = board.a[border]
    if forward:
        target = board.b[border]
    if has(board.deep, target) and skills & board.deep_skill == 0:
        return FAR
    if skills & board.passers[border] != 0:
        return 1
    if forward:
        for colour in range(COLOURS):
            if board.fall[border * COLOURS + colour] > 0:
                return jump_cost(state, figure, colour)
    cost: i64 = FAR
    if forward:
        if board.open_ab[border] != 0 or skills & board.skill_ab[border] != 0:
            cost = 1 + board.extra_ab[border]
    elif board.open_ba[border] != 0 or skills & board.skill_ba[border] != 0:
        cost = 1 + board.extra_ba[border]
    wreckers = skills & board.wreckers[border] & SKILLS_AT[WRECKS]
    if wreckers != 0:
        cost = min(cost, SKILL_POWERS[lowest(wreckers)].wrecking_cost())
    return cost


def jump_cost(state: ConanState, figure: i64, colour: i64) -> i64:
    """Return for how many points a jump counts; nobody jumps with a captive, who would die."""
    if figure < HERO_SLOTS and carries_captive(state, figure):
        return FAR
    return FALLS[colour]


def carries_captive(state: ConanState, figure: i64) -> bool:
    for card in range(CARD_COUNT):
        if state.at[figure].cards[card] > 0 and speaks(card, BEARER_FALLS):
            return True
    return False


def door_cost(state: ConanState, figure: i64, border: i64) -> i64:
    """Return what a closed door costs a figure: a push, a lock to pick, a key it has."""
    if passes_door(state, figure, border):
        return 2
    if figure >= HERO_SLOTS:
        return FAR
    if has_key(state, figure, border):
        return 2
    if state.scenario().lock[border] > 0 or state.scenario().toughness[border] > 0:
        return 2 + state.scenario().lock[border]
    return FAR


def zones_of(state: ConanState, figures: i64) -> i64:
    """Return the set of zones where these figures stand."""
    zones: i64 = 0
    for figure in range(state.scenario().figures):
        if has(figures, figure) and state.zone[figure] >= 0:
            zones |= bit(state.zone[figure])
    return zones


def apart(one: i64, other: i64) -> i64:
    """Return how far two numbers are from each other."""
    if one > other:
        return one - other
    return other - one
