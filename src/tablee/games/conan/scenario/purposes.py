"""What the objectives of a scenario mean for players who read them: what to carry, whom to kill."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.native import append, i64, vec
from tablee.games.conan.data import HERO_SLOTS, HEROES_SIDE, OVERLORD_SIDE
from tablee.games.conan.scenario.scenario import (
    CARRIED_OFF_BOARD,
    CHARACTER_DEAD,
    HERO_IN_ZONE_WITH,
    Scenario,
)


def find_purposes(scenario: Scenario) -> None:
    """Sum up what the objectives ask for: whoever plays without reading them needs it."""
    scenario.wanted = vec[i64]()
    scenario.havens = 0
    scenario.quarry = 0
    scenario.ward = -1
    for objective in scenario.objectives:
        for place in range(len(objective.tests)):
            test, value = objective.tests[place], objective.values[place]
            if objective.side == HEROES_SIDE and test in (CARRIED_OFF_BOARD, HERO_IN_ZONE_WITH):
                scenario.wanted = append(scenario.wanted, value)
                scenario.havens |= objective.zones[place]
                if test == CARRIED_OFF_BOARD:
                    scenario.havens |= scenario.board.exits
            if test == CHARACTER_DEAD and objective.side == HEROES_SIDE:
                scenario.quarry |= bit(value)
            if test == CHARACTER_DEAD and objective.side == OVERLORD_SIDE and value < HERO_SLOTS:
                scenario.ward = value
    if scenario.charm_figure >= 0:
        scenario.quarry |= bit(scenario.charm_figure)
    if scenario.villagers >= 0:
        scenario.wanted = append(scenario.wanted, scenario.villagers)
        for zone in scenario.reinforcement_zones:
            scenario.havens |= bit(zone)
    if scenario.passages != 0:
        scenario.havens = scenario.passages
    for figure in range(HERO_SLOTS, scenario.figures):
        if scenario.trophy_tile >= 0 and scenario.tile[figure] == scenario.trophy_tile:
            scenario.quarry |= bit(figure)
