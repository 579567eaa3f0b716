"""A scenario as numbers: who stands where with what, the river, the chests, the objectives."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from tablee.core.bits import bit, listed
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan.board import Board, flooded, load_board, zone_ids
from tablee.games.conan.data import (
    CARD_COUNT,
    CARD_IDS,
    HERO_IDS,
    HERO_SLOTS,
    HEROES_SIDE,
    NOWHERE,
    OVERLORD_SIDE,
    SCENARIO_FILES,
    SPELL_IDS,
    UNIT_IDS,
)
from tablee.games.conan.names import (
    FIGURE_IDS,
    MAP_FILES,
    TILE_IDS,
    ZONE_IDS,
    figure_ids,
    tile_id,
)
from tablee.games.conan.scenario_check import check

# When objectives are checked.
IMMEDIATE: Final = 0
END_OF_ROUND: Final = 1
TIMES: Final = ("immediate", "end_of_round")

# What an objective may test.
CARRIED_OFF_BOARD: Final = 0
ROUND_AT_LEAST: Final = 1
NO_HERO_ON_BOARD: Final = 2
OBJECTIVE_NOT_MET: Final = 3
TESTS: Final = (
    "token_carried_off_board",
    "round_at_least",
    "no_hero_on_board",
    "objective_not_met",
)
SIDES: Final = ("heroes", "overlord")


class Objective:
    """What wins the game for a side: all of its tests, at a certain time [SC-2, SC-6]."""

    side: i64
    when: i64
    tests: vec[i64]
    values: vec[i64]  # the token, the round or the side that each test speaks of


class Scenario:
    """One scenario; figures 0 to 3 are heroes, the others follow the order of the river."""

    name: str
    board: Board
    turn_limit: i64
    heroes_min: i64
    heroes: vec[i64]  # sheet by hero slot; -1: none
    needs_heroes: vec[i64]  # by slot: plays only with at least so many heroes
    start: vec[i64]  # zone by figure
    cards: vec[i64]  # slot * CARD_COUNT + card: how many
    spells: vec[i64]  # set by slot
    active_spells: vec[i64]
    to_fatigue: i64
    available: vec[i64]  # of the overlord, by number of heroes
    fatigue: vec[i64]
    recovery: vec[i64]
    figures: i64
    figure_names: vec[i64]  # number in FIGURE_IDS by figure
    figure_of: vec[i64]  # figure by number in FIGURE_IDS; -1: not in this scenario
    unit: vec[i64]  # by figure; -1: a hero
    tile: vec[i64]  # by figure; -1: a hero or an ally
    ally_of: vec[i64]  # by figure: slot of the hero an ally came with [SC-4]; -1: no ally
    heroes_side: i64  # set of the heroes and their allies
    unit_spells: vec[i64]  # by figure: set of spells that a unit casts
    unit_active: vec[i64]  # by figure: set of spells already cast
    life: vec[i64]  # by figure; of heroes 0
    tiles: i64
    tile_names: vec[i64]
    tile_of: vec[i64]  # tile by number in TILE_IDS
    controls: vec[i64]  # by tile: set of figures
    reinforcement: vec[i64]  # by tile: points of its event; 0: a unit tile
    reinforcement_zones: vec[i64]
    chest_difficulty: i64
    chests: i64  # set of zones
    deck: vec[i64]
    captive: i64  # card; -1: none
    hiding_places: i64  # set of zones among which the overlord hides the captive
    trophy: i64  # card that a death leaves; -1: none
    trophy_tile: i64
    doors: vec[i64]  # by border: 1 a door that is closed at the start [BZ-11]
    lock: vec[i64]  # by border: the difficulty of its door's lock; 0: it cannot be picked
    flight: bool  # heroes may leave the board by its exits
    objectives: vec[Objective]
    drowned: dict[int, Board]  # boards by set of flooded zones, made when they are needed

    def board_with(self, zones: i64) -> Board:
        """Return the board with these zones under water."""
        found = self.drowned.get(zones)
        if found is None:
            found = self.board
            for zone in listed(zones):
                found = flooded(found, zone)
            self.drowned[zones] = found
        return found


def load_scenario(path: Path) -> Scenario:
    """Read and check a scenario file; an error names the file, the key and what is allowed."""
    text = path.read_text(encoding="utf-8")
    data = tomllib.loads(text)
    check(path.name, data)
    return make_scenario(data)


def make_scenario(data: dict[str, Any]) -> Scenario:
    map_path = MAP_FILES[data["map"]]
    zones = zone_ids(tomllib.loads(map_path.read_text(encoding="utf-8")))
    first_zone = ZONE_IDS.index(f"{data['map']}_{zones[0]}")
    scenario = Scenario()
    scenario.name = data["id"]
    scenario.drowned = {}
    scenario.board = load_board(map_path, first_zone)
    scenario.turn_limit = data["turn_limit"]
    scenario.heroes_min = data["heroes_min"]
    _heroes(scenario, data, zones)
    _overlord(scenario, data)
    _river(scenario, data, zones)
    _chests(scenario, data, zones)
    _tokens(scenario, data, zones)
    _doors(scenario, data, zones)
    scenario.flight = any(rule["hook"] == "flee_board" for rule in data.get("rule", []))
    scenario.objectives = vec[Objective]([_objective(row) for row in data["objective"]])
    return scenario


def _zone_set(names: list[str], zones: list[str]) -> i64:
    members: i64 = 0
    for name in names:
        members |= bit(zones.index(name))
    return members


def _spell_set(names: list[str]) -> i64:
    members: i64 = 0
    for name in names:
        members |= bit(SPELL_IDS.index(name))
    return members


def _heroes(scenario: Scenario, data: dict[str, Any], zones: list[str]) -> None:
    scenario.heroes = vec[i64]([-1] * HERO_SLOTS)
    scenario.needs_heroes = zeros(HERO_SLOTS)
    scenario.start = vec[i64]([NOWHERE] * HERO_SLOTS)
    scenario.cards = zeros(HERO_SLOTS * CARD_COUNT)
    scenario.spells = zeros(HERO_SLOTS)
    scenario.active_spells = zeros(HERO_SLOTS)
    for slot, row in enumerate(data["hero"]):
        scenario.heroes[slot] = HERO_IDS.index(row["id"])
        scenario.needs_heroes[slot] = row.get("only_with_heroes", 0)
        scenario.start[slot] = zones.index(row["zone"])
        for name in row.get("equipment", []):
            scenario.cards[slot * CARD_COUNT + CARD_IDS.index(name)] += 1
        scenario.spells[slot] = _spell_set(row.get("spells", []))
        scenario.active_spells[slot] = _spell_set(row.get("active_spells", []))
    scenario.to_fatigue = data.get("hero_setup", {}).get("gems_to_fatigue", 0)


def _overlord(scenario: Scenario, data: dict[str, Any]) -> None:
    scenario.available = zeros(HERO_SLOTS + 1)
    scenario.fatigue = zeros(HERO_SLOTS + 1)
    scenario.recovery = zeros(HERO_SLOTS + 1)
    for heroes in range(data["heroes_min"], data["heroes_max"] + 1):
        gems = data["overlord"][f"heroes_{heroes}"]
        scenario.available[heroes] = gems["available"]
        scenario.fatigue[heroes] = gems["fatigue"]
        scenario.recovery[heroes] = gems["recovery"]


def _river(scenario: Scenario, data: dict[str, Any], zones: list[str]) -> None:
    """Give every figure a number, tile after tile [CH-3, SC-5]."""
    points = {
        event["tile"]: option["points"]
        for event in data.get("event", [])
        for option in event["options"]
    }
    scenario.unit = vec[i64]([-1] * HERO_SLOTS)
    scenario.tile = vec[i64]([-1] * HERO_SLOTS)
    scenario.life = zeros(HERO_SLOTS)
    scenario.tiles = len(data["river"])
    scenario.tile_names = vec[i64]([TILE_IDS.index(tile_id(row)) for row in data["river"]])
    scenario.tile_of = vec[i64]([-1] * len(TILE_IDS))
    scenario.controls = zeros(scenario.tiles)
    scenario.reinforcement = zeros(scenario.tiles)
    names = [FIGURE_IDS.index(row["id"]) for row in data["hero"]]
    scenario.figure_names = vec[i64](names + [-1] * (HERO_SLOTS - len(names)))
    scenario.ally_of = vec[i64]([-1] * HERO_SLOTS)
    scenario.heroes_side = bit(HERO_SLOTS) - 1
    scenario.unit_spells = zeros(HERO_SLOTS)
    scenario.unit_active = zeros(HERO_SLOTS)
    _allies(scenario, data, zones)
    for tile, row in enumerate(data["river"]):
        scenario.tile_of[scenario.tile_names[tile]] = tile
        scenario.reinforcement[tile] = points.get(row["tile"], 0)
        figures = sum(place["count"] for place in row.get("figures", []))
        for name in figure_ids(row["tile"], row.get("colour", "none"), figures) if figures else []:
            scenario.controls[tile] |= bit(len(scenario.figure_names))
            scenario.figure_names = append(scenario.figure_names, i64(FIGURE_IDS.index(name)))
            scenario.unit = append(scenario.unit, i64(UNIT_IDS.index(row["tile"])))
            scenario.tile = append(scenario.tile, i64(tile))
            scenario.life = append(scenario.life, i64(row.get("life", 1)))
            scenario.ally_of = append(scenario.ally_of, i64(-1))
            spells = _spell_set(row.get("spells", []))
            scenario.unit_spells = append(scenario.unit_spells, spells)
            active = _spell_set(row.get("active_spells", []))
            scenario.unit_active = append(scenario.unit_active, active)
        for place in row.get("figures", []):
            for _ in range(place["count"]):
                scenario.start = append(scenario.start, i64(zones.index(place["zone"])))
    scenario.figures = len(scenario.figure_names)
    scenario.figure_of = vec[i64]([-1] * len(FIGURE_IDS))
    for figure in range(scenario.figures):
        if scenario.figure_names[figure] >= 0:
            scenario.figure_of[scenario.figure_names[figure]] = figure
    entry = data.get("reinforcement", {}).get("zones", [])
    scenario.reinforcement_zones = vec[i64]([zones.index(name) for name in entry])


def _allies(scenario: Scenario, data: dict[str, Any], zones: list[str]) -> None:
    """Give the allies of the heroes their numbers, before the river's figures [SC-4]."""
    for slot, hero in enumerate(data["hero"]):
        for row in hero.get("allies", []):
            places = [place for place in row["figures"] for _ in range(place["count"])]
            for name, place in zip(
                figure_ids(row["unit"], row.get("colour", "none"), len(places)), places, strict=True
            ):
                scenario.heroes_side |= bit(len(scenario.figure_names))
                scenario.figure_names = append(scenario.figure_names, i64(FIGURE_IDS.index(name)))
                scenario.unit = append(scenario.unit, i64(UNIT_IDS.index(row["unit"])))
                scenario.tile = append(scenario.tile, i64(-1))
                scenario.life = append(scenario.life, i64(row.get("life", 1)))
                scenario.start = append(scenario.start, i64(zones.index(place["zone"])))
                scenario.ally_of = append(scenario.ally_of, i64(slot))
                scenario.unit_spells = append(scenario.unit_spells, i64(0))
                scenario.unit_active = append(scenario.unit_active, i64(0))


def _chests(scenario: Scenario, data: dict[str, Any], zones: list[str]) -> None:
    chests = data.get("chests", {"difficulty": 2, "zones": [], "deck": []})
    scenario.chest_difficulty = chests["difficulty"]
    scenario.chests = _zone_set(chests["zones"], zones)
    scenario.deck = vec[i64]([CARD_IDS.index(name) for name in chests["deck"]])


def _doors(scenario: Scenario, data: dict[str, Any], zones: list[str]) -> None:
    board = scenario.board
    scenario.doors = zeros(board.borders)
    scenario.lock = zeros(board.borders)
    for row in data.get("door", []):
        pair = {zones.index(name) for name in row["border"]}
        for border in range(board.borders):
            if {board.a[border], board.b[border]} == pair:
                scenario.doors[border] = 1
                scenario.lock[border] = row.get("lock", 0)


def _tokens(scenario: Scenario, data: dict[str, Any], zones: list[str]) -> None:
    scenario.captive = -1
    scenario.hiding_places = 0
    scenario.trophy = -1
    scenario.trophy_tile = -1
    tiles = [row["tile"] for row in data["river"]]
    for token in data.get("token", []):
        if token["kind"] == "captive":
            scenario.captive = CARD_IDS.index(token["id"])
            scenario.hiding_places = _zone_set(token["hidden"]["candidates"], zones)
        else:
            scenario.trophy = CARD_IDS.index(token["id"])
            scenario.trophy_tile = tiles.index(token["created_when"]["tile"])


def _objective(row: dict[str, Any]) -> Objective:
    objective = Objective()
    objective.side = SIDES.index(row["side"])
    objective.when = TIMES.index(row["when"])
    objective.tests = vec[i64]([TESTS.index(test["test"]) for test in row["all"]])
    objective.values = vec[i64]([_value(test) for test in row["all"]])
    return objective


def _value(test: dict[str, Any]) -> int:
    if "token" in test:
        return CARD_IDS.index(test["token"])
    if "side" in test:
        return SIDES.index(test["side"])
    value: int = test.get("value", 0)
    return value


assert SIDES[HEROES_SIDE] == "heroes"
assert SIDES[OVERLORD_SIDE] == "overlord"
SCENARIOS: Final[vec[Scenario]] = vec[Scenario]([load_scenario(path) for path in SCENARIO_FILES])
