"""The cheapest paths of one figure over the board, found by trying steps on copies.

A path is followed as long as its outcome is known. It may end where dice are rolled, somebody else
is asked, or something hidden is revealed, but it does not continue from there.
"""

from __future__ import annotations

from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import HERO_SLOTS
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.allies import AllyActs
from tablee.games.conan.steps.heroes import HeroActs
from tablee.games.conan.steps.movement import MoveFigure, target_of
from tablee.games.conan.steps.paths import BOUGHT, hindrance_to_leave, points_of, purse
from tablee.games.conan.view.hidden import possible_hiding_places


class Spot:
    """A position on a path, and the cost of getting there."""

    state: ConanState
    before: i64  # the place of the spot before it; -1: the way begins here
    action: i64  # the answer that led here
    zone: i64
    on_table: i64
    webs: i64
    points: i64  # spent
    gems: i64  # spent on points
    hindrance: i64  # points among those spent that enemies have cost
    left: i64  # points
    risks: i64  # steps whose outcome dice decide
    walls: i64  # broken
    leads_on: bool
    done: bool  # what can be reached from here is known


def walker(state: ConanState) -> i64:
    """Return the figure whose next step is asked for, or -1."""
    if state.is_over():
        return -1
    step = state.question()
    if isinstance(step, (HeroActs, AllyActs, MoveFigure)):
        return step.figure
    return -1


def points_left(state: ConanState, figure: i64) -> i64:
    step = state.question()
    if isinstance(step, MoveFigure):
        return points_of(state, figure, step.stage)
    return points_of(state, figure, BOUGHT)


def gems_of(state: ConanState, figure: i64) -> i64:
    """Return the gems that a figure's movement is paid from."""
    if figure < HERO_SLOTS:
        return state.at[figure].available
    return purse(state, figure)


def is_step(action: i64) -> bool:
    """Say whether an answer brings a figure nearer to another zone; a table does not."""
    return act.enters_zone(action) or action in (act.DISMOUNT, act.TEAR)


def is_cheaper(one: Spot, other: Spot) -> bool:
    """Compare by gems, then by movement points, then by risks."""
    if one.gems != other.gems:
        return one.gems < other.gems
    if one.points != other.points:
        return one.points < other.points
    return one.risks < other.risks


class Walks:
    """The cheapest path to every zone within reach of the figure.

    `careful` leaves out what rolls dice or breaks walls. A `goal` ends the search; -1: none.
    """

    figure: i64
    seat: i64
    careful: bool
    goal: i64
    chance: i64  # how far the random source was at the start
    gems: i64  # at the start
    points: i64
    spots: vec[Spot]

    def __init__(self, state: ConanState, careful: bool, goal: i64) -> None:
        self.figure = walker(state)
        self.seat = state.to_move()
        self.careful = careful
        self.goal = goal
        self.chance = state.rng.used()
        self.gems = gems_of(state, self.figure)
        self.points = points_left(state, self.figure)
        self.spots = vec[Spot]([self.start(state)])
        place: i64 = 0
        while place >= 0:
            self.spots[place].done = True
            if self.spots[place].zone == goal:
                return
            self.go_on_from(place)
            place = self.next_place()

    def start(self, state: ConanState) -> Spot:
        spot = Spot()
        spot.state = state
        spot.before = -1
        spot.action = -1
        spot.zone = state.zone[self.figure]
        spot.on_table = state.on_table[self.figure]
        spot.webs = state.webs[self.figure]
        spot.points = 0
        spot.gems = 0
        spot.hindrance = 0
        spot.left = self.points
        spot.risks = 0
        spot.walls = 0
        spot.leads_on = True
        spot.done = False
        return spot

    def next_place(self) -> i64:
        """Return the cheapest spot that has not been expanded yet, or -1."""
        best: i64 = -1
        for place in range(len(self.spots)):
            spot = self.spots[place]
            if spot.done or not spot.leads_on:
                continue
            if best < 0 or is_cheaper(spot, self.spots[best]):
                best = place
        return best

    def go_on_from(self, place: i64) -> None:
        state = self.spots[place].state
        for action in state.legal_actions():
            risky = act.is_wreck(action) or act.is_leap(action)
            if not is_step(action) or (self.careful and risky):
                continue
            zone = state.zone[self.figure]
            if act.enters_zone(action):
                zone = target_of(state, action)
                if self.is_known(zone):
                    continue
            spot = self.after(place, action, zone)
            if not self.careful or spot.risks == 0:
                self.note(spot)

    def is_known(self, zone: i64) -> bool:
        """Say whether the cheapest path to the floor of a zone is known."""
        for spot in self.spots:
            if spot.zone == zone and spot.done and spot.on_table == 0 and spot.webs == 0:
                return True
        return False

    def after(self, place: i64, action: i64, zone: i64) -> Spot:
        """Try an answer on a copy; its cost is paid before anything else happens."""
        before = self.spots[place]
        twin = before.state.clone()
        spot = self.start(twin)
        spot.before = place
        spot.action = action
        spot.zone = zone
        spot.walls = before.walls
        spot.hindrance = before.hindrance
        if act.crosses_border(action):
            spot.hindrance += hindrance_to_leave(twin, self.figure)
        if act.is_wreck(action):
            spot.walls += 1
        twin.answer(action)
        spot.gems = self.gems - gems_of(twin, self.figure)
        spot.left = twin.points
        spot.points = self.points + spot.gems - spot.left
        twin.settle()
        spot.risks = before.risks
        if twin.rng.used() != self.chance:
            spot.risks += 1
        spot.on_table = twin.on_table[self.figure]
        spot.webs = twin.webs[self.figure]
        spot.leads_on = spot.risks == 0 and self.goes_on(before.state, twin)
        return spot

    def goes_on(self, before: ConanState, after: ConanState) -> bool:
        """Say whether the same figure is asked for its next step and nothing has been revealed."""
        if walker(after) != self.figure or after.to_move() != self.seat:
            return False
        return possible_hiding_places(before) == possible_hiding_places(after)

    def note(self, spot: Spot) -> None:
        """Keep a spot unless a similar one costs no more."""
        for place in range(len(self.spots)):
            other = self.spots[place]
            alike = (
                other.zone == spot.zone
                and other.on_table == spot.on_table
                and other.webs == spot.webs
                and other.leads_on == spot.leads_on
            )
            if alike:
                if not other.done and is_cheaper(spot, other):
                    self.spots[place] = spot
                return
        self.spots = append(self.spots, spot)

    # -- what was found -------------------------------------------------------------

    def cheapest_to(self, zone: i64) -> i64:
        """Return the spot with the cheapest path to a zone, or -1; none leads to the start."""
        best: i64 = -1
        for place in range(1, len(self.spots)):
            spot = self.spots[place]
            if spot.zone == zone and (best < 0 or is_cheaper(spot, self.spots[best])):
                best = place
        return best

    def way_to(self, place: i64) -> vec[i64]:
        """Return the answers that lead to a spot."""
        back = vec[i64](capacity=8)
        while place > 0:
            back = append(back, self.spots[place].action)
            place = self.spots[place].before
        way = vec[i64](capacity=len(back))
        for number in range(len(back) - 1, -1, -1):
            way = append(way, back[number])
        return way
