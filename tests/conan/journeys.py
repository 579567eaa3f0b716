"""Every way of a figure, found by trying all answers, to compare routes with."""

from __future__ import annotations

from tablee.games.conan import actions as act
from tablee.games.conan.state import ConanState, zone_name
from tablee.games.conan.view.hidden import possible_hiding_places
from tests.conan.tables import figure_asked

STEPS = range(act.MOVE, act.LEAVE)
LONGEST = 4  # steps; with more there would be too many ways to try
WALKING = ("HeroActs", "AllyActs", "MoveFigure")


def walker(state: ConanState) -> int:
    if state.is_over() or type(state.question()).__name__ not in WALKING:
        return -1
    return figure_asked(state)


def purse(state: ConanState, figure: int) -> int:
    """Return the gems of the side that pays for a figure's movement."""
    if figure < 4:
        return int(state.at[figure].available)
    if state.is_ally(figure):
        return int(state.at[state.leader].available)
    return int(state.available)


def base(state: ConanState, figure: int) -> int:
    """Return the points that a figure has when its movement begins here."""
    if state.mover == figure:
        return int(state.points)
    if figure < 4 and not state.at[figure].walked:
        return int(state.base_move(figure))
    return 0


def cost(before: ConanState, after: ConanState, figure: int) -> tuple[int, int]:
    """Return gems and points spent between two states of one movement."""
    gems = purse(before, figure) - purse(after, figure)
    return gems, base(before, figure) + gems - int(after.points)


def all_walks(state: ConanState) -> tuple[dict[int, tuple[int, int, int]], bool]:
    """Return for each zone the lowest cost of any sequence of steps: gems, points, risks.

    The second value says whether all sequences were tried.
    """
    figure, seat, chance = walker(state), state.to_move(), state.rng.used()
    found: dict[int, tuple[int, int, int]] = {}
    complete = True
    pending = [(state, 0)]
    while pending:
        here, steps = pending.pop()
        for action in here.legal_actions():
            if action not in STEPS:
                continue
            twin = here.clone()
            twin.answer(action)
            gems, points = cost(state, twin, figure)
            twin.settle()
            risk = int(twin.rng.used() != chance)
            target = zone_of(here, figure, action)
            price = gems, points, risk
            found[target] = min(found.get(target, price), price)
            shown = possible_hiding_places(here) != possible_hiding_places(twin)
            if risk or shown or walker(twin) != figure or twin.to_move() != seat:
                continue
            if steps + 1 == LONGEST:
                complete = complete and not any(a in STEPS for a in twin.legal_actions())
            else:
                pending.append((twin, steps + 1))
    found.pop(int(zone_name(state, state.zone[figure])), None)
    return found, complete


def zone_of(state: ConanState, figure: int, action: int) -> int:
    """Return the name of the zone to which a step leads."""
    for family, end in (
        (act.MOVE, act.RUN),
        (act.RUN, act.WRECK),
        (act.WRECK, act.LEAP),
        (act.LEAP, act.MOUNT),
    ):
        if family <= action < end:
            return int(action - family)
    return int(zone_name(state, state.zone[figure]))
