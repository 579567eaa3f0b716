"""What wins the game for each side, and the progress so far; all of it is public."""

from __future__ import annotations

from tablee.games.conan.data import HEROES_SIDE
from tablee.games.conan.scenario.scenario import Objective
from tablee.games.conan.state import ConanState
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
