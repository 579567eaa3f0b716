"""Reads scenario files: who stands where with what, the river, events, doors, objectives."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tablee.core.bits import bit
from tablee.core.native import append, i64, u8, vec
from tablee.core.pile import zeros
from tablee.core.powers import overridden
from tablee.games.conan.board.layout import load_board, map_data, zone_ids
from tablee.games.conan.data import (
    CARD_COUNT,
    CARD_IDS,
    HERO_IDS,
    HERO_SLOTS,
    HEROES_SIDE,
    NOWHERE,
    OVERLORD_SIDE,
    REACTIONS,
    SCENARIO_FILES,
    SPELL_IDS,
    UNIT_IDS,
    UNITS,
)
from tablee.games.conan.names import (
    FIGURE_IDS,
    MAP_FILES,
    TILE_IDS,
    ZONE_IDS,
    figure_ids,
    tile_id,
    tile_name_of,
)
from tablee.games.conan.scenario.check import BROKEN, check
from tablee.games.conan.scenario.doors import read_doors
from tablee.games.conan.scenario.mistakes import BadScenario
from tablee.games.conan.scenario.moments import MOMENTS, note_what_never_changes
from tablee.games.conan.scenario.named import EVENTS, EVERY_RULE, RULES, TESTS
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.purposes import Purposes
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.scenario.scenario import (
    BENEFITS,
    EVENT_IDS,
    RIVER_NUMBERS,
    SIDES,
    TIMES,
    Event,
    Objective,
    Scenario,
    Test,
)
from tablee.games.conan.scenario.text import read_toml
from tablee.games.conan.scenario.told import Teller

Table = dict[str, Any]
MANY: Final = 99


def load_scenario(path: Path) -> Scenario:
    """Read a scenario of the box."""
    scenario = read_scenario(path.read_text(encoding="utf-8"), path.name)
    scenario.source = None
    return scenario


def read_scenario(text: str, file: str) -> Scenario:
    """Read and check a scenario; an error names the file, the key and what is allowed."""
    data = read_toml(text, file)
    check(file, data)
    try:
        scenario = make_scenario(data)
    except BROKEN:
        raise BadScenario(file, "file", "wrong-shape", {}) from None
    scenario.source = text
    return scenario


def make_scenario(data: Table) -> Scenario:
    map_path = MAP_FILES[data["map"]]
    plan = map_data(map_path)
    zones = zone_ids(plan)
    scenario = Scenario()
    scenario.name = data["id"]
    name: str = data.get("name_en") or data["id"]
    scenario.titles = {"en": name, "fr": data.get("name_fr") or name}
    scenario.drowned = {}
    scenario.board = load_board(map_path, ZONE_IDS.index(f"{data['map']}_{zones[0]}"))
    scenario.overlord_first = data.get("first_side", "heroes") == "overlord"
    scenario.turn_limit = data["turn_limit"]
    scenario.heroes_min = data["heroes_min"]
    scenario.heroes_max = data["heroes_max"]
    _heroes(scenario, data, zones)
    _overlord(scenario, data)
    _figures(scenario, data, zones)
    _chests(scenario, data, zones)
    _tokens(scenario, data, zones)
    _reinforcement(scenario, data, zones)
    page = Page(scenario, data, plan)
    read_rules(page)
    read_doors(scenario, data, zones)
    _events(page)
    scenario.objectives = vec[Objective]([_objective(row, page) for row in data["objective"]])
    find_purposes(page)
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


# -- the heroes' side ---------------------------------------------------------------------


def _heroes(scenario: Scenario, data: Table, zones: list[str]) -> None:
    scenario.heroes = vec[i64]([-1] * HERO_SLOTS)
    scenario.needs_heroes = zeros(HERO_SLOTS)
    scenario.start = vec[i64]([NOWHERE] * HERO_SLOTS)
    scenario.cards = zeros(HERO_SLOTS * CARD_COUNT)
    scenario.spells = zeros(HERO_SLOTS)
    scenario.active_spells = zeros(HERO_SLOTS)
    scenario.to_fatigue = zeros(HERO_SLOTS)
    setup = data.get("hero_setup", {})
    tired = setup.get("gems_to_fatigue_by_hero", {})
    for slot, row in enumerate(data["hero"]):
        scenario.heroes[slot] = HERO_IDS.index(row["id"])
        scenario.needs_heroes[slot] = row.get("only_with_heroes", 0)
        if "zone" in row:
            scenario.start[slot] = zones.index(row["zone"])
        for name in row.get("equipment", []):
            scenario.cards[slot * CARD_COUNT + CARD_IDS.index(name)] += 1
        scenario.spells[slot] = _spell_set(row.get("spells", []))
        scenario.active_spells[slot] = _spell_set(row.get("active_spells", []))
        scenario.to_fatigue[slot] = tired.get(row["id"], setup.get("gems_to_fatigue", 0))


def _overlord(scenario: Scenario, data: Table) -> None:
    scenario.available = zeros(HERO_SLOTS + 1)
    scenario.fatigue = zeros(HERO_SLOTS + 1)
    scenario.recovery = zeros(HERO_SLOTS + 1)
    scenario.activations = data["overlord"].get("max_activations", 2)
    scenario.benefits = 0
    for name in data["overlord"].get("benefits", BENEFITS):
        scenario.benefits |= bit(BENEFITS.index(name))
    scenario.numbers = vec[i64](data["overlord"].get("numbers", RIVER_NUMBERS))
    for heroes in range(data["heroes_min"], data["heroes_max"] + 1):
        gems = data["overlord"][f"heroes_{heroes}"]
        scenario.available[heroes] = gems["available"]
        scenario.fatigue[heroes] = gems["fatigue"]
        scenario.recovery[heroes] = gems["recovery"]


# -- figures and tiles ----------------------------------------------------------------------


def _figures(scenario: Scenario, data: Table, zones: list[str]) -> None:
    """Number every figure: heroes, allies, the river's, those that events bring."""
    names = [FIGURE_IDS.index(row["id"]) for row in data["hero"]]
    scenario.figure_names = vec[i64](names + [-1] * (HERO_SLOTS - len(names)))
    scenario.unit = vec[i64]([-1] * HERO_SLOTS)
    scenario.size = vec[i64]([1] * HERO_SLOTS)
    scenario.skills = zeros(HERO_SLOTS)
    scenario.tile = vec[i64]([-1] * HERO_SLOTS)
    scenario.life = zeros(HERO_SLOTS)
    scenario.ally_of = vec[i64]([-1] * HERO_SLOTS)
    scenario.heroes_side = bit(HERO_SLOTS) - 1
    scenario.unit_spells = zeros(HERO_SLOTS)
    scenario.unit_active = zeros(HERO_SLOTS)
    scenario.aside = 0
    scenario.petrified = 0
    _allies(scenario, data, zones)
    scenario.river = len(data["river"])
    extra = _extra_tiles(data)
    rows = [*data["river"], *extra]
    scenario.tiles = len(rows)
    scenario.tile_names = vec[i64]([TILE_IDS.index(tile_id(row)) for row in rows])
    scenario.tile_of = vec[i64]([-1] * len(TILE_IDS))
    scenario.controls = zeros(scenario.tiles)
    for tile, row in enumerate(rows):
        scenario.tile_of[scenario.tile_names[tile]] = tile
        if row["tile"] in UNIT_IDS and "same_figure_as" not in row:
            _tile_figures(scenario, row, tile, zones)
    for tile, row in enumerate(rows):
        if "same_figure_as" in row:
            twin = tile_name_of(row["tile"], row.get("colour", "none"))
            scenario.controls[tile] = scenario.controls[scenario.tile_of[TILE_IDS.index(twin)]]
    scenario.figures = len(scenario.figure_names)
    scenario.figure_of = vec[i64]([-1] * len(FIGURE_IDS))
    scenario.reacting_units = 0
    for figure in range(scenario.figures):
        if scenario.figure_names[figure] >= 0:
            scenario.figure_of[scenario.figure_names[figure]] = figure
        if scenario.unit_spells[figure] & REACTIONS != 0:
            scenario.reacting_units |= bit(figure)


def _extra_tiles(data: Table) -> list[Table]:
    """Return the tiles that events bring: of the reserve and of petrified monsters."""
    found = [
        {"tile": row["unit"], "aside": row["count"], "life": row.get("life", 1)}
        for row in data.get("reserve", [])
    ]
    for token in data.get("token", []):
        if token["kind"] == "petrified":
            for place in token["figures"]:
                figures = [{"zone": place["zone"], "count": place["count"]}]
                row = {"tile": place["unit"], "figures": figures, "life": token["life"]}
                found.append({**row, "petrified": True})
    return found


def _allies(scenario: Scenario, data: Table, zones: list[str]) -> None:
    """Give the allies of the heroes their numbers, before the river's figures [SC-4]."""
    for slot, hero in enumerate(data["hero"]):
        for row in hero.get("allies", []):
            places = [place for place in row["figures"] for _ in range(place["count"])]
            for name, place in zip(
                figure_ids(row["unit"], row.get("colour", "none"), len(places)), places, strict=True
            ):
                scenario.heroes_side |= bit(len(scenario.figure_names))
                row_of_figure = {"tile": row["unit"], "life": row.get("life", 1)}
                _add_figure(scenario, row_of_figure, name, -1, zones.index(place["zone"]), slot)


def _tile_figures(scenario: Scenario, row: Table, tile: int, zones: list[str]) -> None:
    starts = [
        zones.index(place["zone"])
        for place in row.get("figures", [])
        for _ in range(place["count"])
    ]
    starts += [NOWHERE] * row.get("aside", 0)
    for name, start in zip(
        figure_ids(row["tile"], row.get("colour", "none"), len(starts)), starts, strict=True
    ):
        figure = len(scenario.figure_names)
        scenario.controls[tile] |= bit(figure)
        if start == NOWHERE:
            scenario.aside |= bit(figure)
        if row.get("petrified", False):
            scenario.petrified |= bit(figure)
        _add_figure(scenario, row, name, tile, start, -1)


def _add_figure(
    scenario: Scenario, row: Table, name: str, tile: int, start: int, leader: int
) -> None:
    scenario.figure_names = append(scenario.figure_names, i64(FIGURE_IDS.index(name)))
    unit = UNIT_IDS.index(row["tile"])
    scenario.unit = append(scenario.unit, i64(unit))
    scenario.size = append(scenario.size, UNITS[unit].size)
    scenario.skills = append(scenario.skills, UNITS[unit].skills)
    scenario.tile = append(scenario.tile, i64(tile))
    scenario.life = append(scenario.life, i64(row.get("life", 1)))
    scenario.start = append(scenario.start, i64(start))
    scenario.ally_of = append(scenario.ally_of, i64(leader))
    scenario.unit_spells = append(scenario.unit_spells, _spell_set(row.get("spells", [])))
    scenario.unit_active = append(scenario.unit_active, _spell_set(row.get("active_spells", [])))


# -- chests, tokens, doors, special rules -------------------------------------------------------


def _chests(scenario: Scenario, data: Table, zones: list[str]) -> None:
    chests = data.get("chests", {"difficulty": 2, "zones": [], "deck": []})
    scenario.chest_difficulty = chests["difficulty"]
    scenario.chests = _zone_set(chests["zones"], zones)
    scenario.deck = vec[i64]([CARD_IDS.index(name) for name in chests["deck"]])


def _tokens(scenario: Scenario, data: Table, zones: list[str]) -> None:
    """Lay down what lies on the board at the start; rules know what tokens do."""
    scenario.lying = vec[u8](bytes(len(zones) * int(CARD_COUNT)))
    scenario.littered = 0
    for token in data.get("token", []):
        if token["kind"] in ("petrified", "secret_passage"):
            continue
        card = CARD_IDS.index(token["id"])
        for place in _places(token):
            zone = zones.index(place["zone"])
            scenario.lying[zone * CARD_COUNT + card] += place["count"]
            scenario.littered |= bit(zone)


def _places(token: Table) -> list[Table]:
    """Return where a token lies at the start."""
    if "zone" in token:
        return [{"zone": token["zone"], "count": 1}]
    found: list[Table] = [*token.get("figures", []), *token.get("places", [])]
    return found


def read_rules(page: Page) -> None:
    """Make the special rules: those that tokens bring, then those that the file names."""
    made: list[Rule] = []
    for kind in EVERY_RULE:
        tokens = [token for token in page.data.get("token", []) if kind.is_brought_by(token)]
        if tokens:
            made.append(_rule(kind, page.turned_to(tokens[-1])))
    for row in page.data.get("rule", []):
        made.append(_rule(RULES[row["hook"]], page.turned_to(row)))
    scenario = page.scenario
    scenario.rules = vec[Rule](made)
    scenario.speakers = 0
    scenario.spoken = vec[Rule]()
    scenario.spoken_from = vec[i64]()
    for moment in range(len(MOMENTS)):
        scenario.spoken_from = append(scenario.spoken_from, i64(len(scenario.spoken)))
        for rule in made:
            if moment in overridden(rule, Rule, MOMENTS):
                scenario.spoken = append(scenario.spoken, rule)
                scenario.speakers |= bit(moment)
    scenario.spoken_from = append(scenario.spoken_from, i64(len(scenario.spoken)))
    note_what_never_changes(scenario)


def _rule(kind: type[Rule], page: Page) -> Rule:
    rule = kind()
    rule.read(page)
    return rule


# -- events ---------------------------------------------------------------------------------


def _reinforcement(scenario: Scenario, data: Table, zones: list[str]) -> None:
    entry = data.get("reinforcement", {})
    names = zones if entry.get("zones") == ["any"] else entry.get("zones", [])
    scenario.reinforcement_zones = vec[i64]([zones.index(name) for name in names])
    scenario.max_per_zone = entry.get("max_per_zone", MANY)


def _events(page: Page) -> None:
    scenario = page.scenario
    scenario.events = vec[Event]()
    scenario.events_from = vec[i64]()
    scenario.in_order = 0
    by_tile = {event["tile"]: event for event in page.data.get("event", [])}
    for tile in range(scenario.tiles):
        scenario.events_from = append(scenario.events_from, i64(len(scenario.events)))
        event = by_tile.get(TILE_IDS[scenario.tile_names[tile]])
        if event is None:
            continue
        if event["choose"] == "all_in_order":
            scenario.in_order |= bit(tile)
        for option in event["options"]:
            made = EVENTS[option["hook"]]()
            made.kind = EVENT_IDS.index(option["hook"])
            made.number = len(scenario.events)
            made.read(page.turned_to(option))
            scenario.events = append(scenario.events, made)
    scenario.events_from = append(scenario.events_from, i64(len(scenario.events)))


# -- objectives -----------------------------------------------------------------------------


def _objective(row: Table, page: Page) -> Objective:
    objective = Objective()
    objective.side = SIDES.index(row["side"])
    objective.when = TIMES.index(row["when"])
    objective.any = "any" in row
    tests: list[Test] = []
    for given in row["any"] if objective.any else row["all"]:
        test = TESTS[given["test"]]()
        test.read(page.turned_to(given))
        tests.append(test)
    objective.tests = vec[Test](tests)
    objective.told = Teller(page.data).objective(row)["tests"]
    return objective


def find_purposes(page: Page) -> None:
    """Sum up what objectives and rules are about; the first rule has the last word."""
    scenario = page.scenario
    scenario.purposes = Purposes()
    for objective in scenario.objectives:
        for test in objective.tests:
            test.outline(page, objective.side)
    for place in range(len(scenario.rules) - 1, -1, -1):
        scenario.rules[place].outline(page)


assert SIDES[HEROES_SIDE] == "heroes"
assert SIDES[OVERLORD_SIDE] == "overlord"

_READ: Final[dict[int, Scenario]] = {}


def scenario_at(number: int) -> Scenario:
    """Return a scenario of the box; its map is measured when it is first needed."""
    if number not in _READ:
        _READ[number] = load_scenario(SCENARIO_FILES[number])
    return _READ[number]
