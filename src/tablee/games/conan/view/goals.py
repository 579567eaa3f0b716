"""What wins the game for each side, the progress so far, and what has won; all of it is public."""

from __future__ import annotations

from typing import Any

from tablee.games.conan.data import HEROES_SIDE
from tablee.games.conan.records import ABSENT, DEAD
from tablee.games.conan.scenario.scenario import IMMEDIATE, Objective
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.objectives import is_met
from tablee.games.conan.view.fields import Goal, GoalTest, Team


def goals_view(state: ConanState) -> list[Goal]:
    return [goal_view(state, objective) for objective in state.scenario().objectives]


def goal_view(state: ConanState, objective: Objective) -> Goal:
    tests: list[GoalTest] = []
    for place in range(len(objective.tests)):
        test = objective.tests[place]
        told = objective.told[place]
        found: GoalTest = {
            "key": told["key"],
            "values": told["values"],
            "met": test.holds(state),
        }
        if test.want(state) > 1:
            found["have"], found["want"] = test.have(state), test.want(state)
        tests.append(found)
    side: Team = "heroes" if objective.side == HEROES_SIDE else "overlord"
    return {"side": side, "any": objective.any, "tests": tests}


# -- the end -----------------------------------------------------------------------


def verdict(state: ConanState) -> list[dict[str, Any]]:
    """Return which side has won, and why: what was met, or what was lost."""
    if state.winner < 0:
        return []
    side = "heroes" if state.winner == HEROES_SIDE else "overlord"
    return [{"key": f"verdict-{side}", "values": {}}, *why_won(state)]


def why_won(state: ConanState) -> list[dict[str, Any]]:
    """Return what ended the game, in the order in which `has_won` looks at it."""
    if state.killer >= 0:
        return [{"key": "verdict-captive_killed", "values": {}}]
    met = [
        objective
        for objective in state.scenario().objectives
        if objective.side == state.winner and is_met(state, objective)
    ]
    if len(met) > 0:  # one that counts at once has ended the game before one of the round's end
        return tests_met(state, min(met, key=lambda objective: objective.when != IMMEDIATE))
    if all(hero.fate in (DEAD, ABSENT) for hero in state.at):
        return [{"key": "objective-all_heroes_dead", "values": {}}]
    return [{"key": "objective-no_hero_on_board", "values": {}}]


def tests_met(state: ConanState, objective: Objective) -> list[dict[str, Any]]:
    """Return the sentences of what an objective asked for and got."""
    return [
        {"key": told["key"], "values": told["values"]}
        for test, told in zip(objective.tests, objective.told, strict=True)
        if test.holds(state)
    ]
