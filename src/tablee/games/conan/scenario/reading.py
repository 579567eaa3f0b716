"""Scenario files read: who stands where with what, the river, events, doors, objectives."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tablee.core.bits import bit
from tablee.core.native import append, i64, u8, vec
from tablee.core.pile import zeros
from tablee.games.conan.board.changes import override
from tablee.games.conan.board.layout import load_board, map_data, tagged, zone_ids
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
    UNIT_ROWS,
    UNITS,
    dice_counts,
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
from tablee.games.conan.scenario.purposes import find_purposes
from tablee.games.conan.scenario.scenario import (
    BENEFITS,
    DIES,
    EVENT_IDS,
    FALLS,
    ON_BOARD,
    RIVER_NUMBERS,
    SCORES,
    SIDES,
    STAYS,
    TESTS,
    TIMES,
    Event,
    Objective,
    Scenario,
)
from tablee.games.conan.scenario.text import read_toml

Table = dict[str, Any]
MANY: Final = 99


def load_scenario(path: Path) -> Scenario:
    return read_scenario(path.read_text(encoding="utf-8"), path.name)


def read_scenario(text: str, file: str) -> Scenario:
    """Read and check a scenario; an error names the file, the key and what is allowed."""
    data = read_toml(text, file)
    check(file, data)
    try:
        return make_scenario(data)
    except BROKEN:
        raise BadScenario(file, "file", "wrong-shape", {}) from None


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
    for rule in rules(data, "border_override"):
        scenario.board = override(scenario.board, plan, rule["border_kind"], rule["set"])
    scenario.overlord_first = data.get("first_side", "heroes") == "overlord"
    scenario.turn_limit = data["turn_limit"]
    scenario.heroes_min = data["heroes_min"]
    scenario.heroes_max = data["heroes_max"]
    _heroes(scenario, data, zones)
    _overlord(scenario, data)
    _figures(scenario, data, zones)
    _chests(scenario, data, zones)
    _tokens(scenario, data, zones)
    _special_rules(scenario, data, zones)
    read_doors(scenario, data, zones)
    _events(scenario, data, plan, zones)
    scenario.objectives = vec[Objective](
        [_objective(row, scenario, data, plan, zones) for row in data["objective"]]
    )
    find_purposes(scenario)
    return scenario


def rules(data: Table, hook: str) -> list[Table]:
    return [row for row in data.get("rule", []) if row["hook"] == hook]


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
    """Give every figure a number: heroes, allies, the river's, those that events bring."""
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
    for figure in range(scenario.figures):
        if scenario.figure_names[figure] >= 0:
            scenario.figure_of[scenario.figure_names[figure]] = figure


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


def unit_figures(scenario: Scenario, unit: str) -> i64:
    """Return the set of the figures of a unit."""
    members: i64 = 0
    for figure in range(HERO_SLOTS, scenario.figures):
        if scenario.unit[figure] == UNIT_IDS.index(unit):
            members |= bit(figure)
    return members


def one_figure(scenario: Scenario, data: Table, row: Table) -> int:
    """Return the figure that a rule or a test names by its unit or hero."""
    if "hero" in row:
        return [hero["id"] for hero in data["hero"]].index(row["hero"])
    members = unit_figures(scenario, row["unit"])
    return next(figure for figure in range(scenario.figures) if (members >> figure) & 1)


# -- chests, tokens, doors, special rules -------------------------------------------------------


def _chests(scenario: Scenario, data: Table, zones: list[str]) -> None:
    chests = data.get("chests", {"difficulty": 2, "zones": [], "deck": []})
    scenario.chest_difficulty = chests["difficulty"]
    scenario.chests = _zone_set(chests["zones"], zones)
    scenario.deck = vec[i64]([CARD_IDS.index(name) for name in chests["deck"]])


def _tokens(scenario: Scenario, data: Table, zones: list[str]) -> None:
    scenario.passages = 0
    scenario.real_passages = 0
    scenario.captive = -1
    scenario.killer_loses = False
    scenario.hiding_places = 0
    scenario.trophy = -1
    scenario.trophy_tile = -1
    scenario.lying = vec[u8](bytes(len(zones) * int(CARD_COUNT)))
    scenario.littered = 0
    for token in data.get("token", []):
        if token["kind"] == "petrified":
            continue
        if token["kind"] == "secret_passage":
            scenario.passages = _zone_set(token["zones"], zones)
            scenario.real_passages = token["real"]
            continue
        card = CARD_IDS.index(token["id"])
        if token["kind"] == "captive" and token.get("count", 1) == 1:
            scenario.captive = card
            scenario.killer_loses = "on_death" in token
            candidates = token.get("hidden", {}).get("candidates", [])
            scenario.hiding_places = _zone_set(candidates, zones)
        if "created_when" in token:
            scenario.trophy = card
            scenario.trophy_tile = _tile_number(scenario, token["created_when"]["tile"])
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


def _tile_number(scenario: Scenario, unit: str) -> int:
    return int(scenario.tile_of[TILE_IDS.index(tile_name_of(unit, "none"))])


def _special_rules(scenario: Scenario, data: Table, zones: list[str]) -> None:
    scenario.flight = any(rules(data, "flee_board"))
    for rule in rules(data, "drop_on_death"):
        scenario.trophy = CARD_IDS.index(rule["card"])
        scenario.trophy_tile = _tile_number(scenario, rule["unit"])
    scenario.start_choice = 0
    scenario.start_beside = 0
    for rule in rules(data, "start_choice"):
        for hero in rule["heroes"]:
            scenario.start_choice |= bit(one_figure(scenario, data, {"hero": hero}))
        tile = tile_name_of(rule["with_tile"], rule.get("colour", "none"))
        scenario.start_beside = scenario.controls[scenario.tile_of[TILE_IDS.index(tile)]]
    scenario.forbidden = zeros(scenario.figures)
    for rule in rules(data, "zone_forbidden"):
        figure = one_figure(scenario, data, rule)
        scenario.forbidden[figure] |= _zone_set(rule["zones"], zones)
    scenario.soft_against = -1
    scenario.soft_weapon = -1
    scenario.soft_armour = 0
    for rule in rules(data, "armour_against"):
        scenario.soft_against = one_figure(scenario, data, rule)
        scenario.soft_weapon = CARD_IDS.index(rule["weapon"])
        scenario.soft_armour = rule["armour"]
    _charm(scenario, data)
    scenario.spectre = -1
    scenario.wall_price = 0
    scenario.weak_at = 0
    scenario.villagers = -1
    scenario.assailable = False
    for rule in rules(data, "water_appearance"):
        scenario.spectre = one_figure(scenario, data, rule)
    for rule in rules(data, "break_wall_for_gems"):
        scenario.wall_price = rule["gem_cost"]
    for rule in rules(data, "tile_flips_at_life"):
        scenario.weak_at = rule["life_at_most"]
    for rule in rules(data, "captives"):
        scenario.villagers = CARD_IDS.index(rule["tokens"])
        scenario.assailable = rule.get("attackable_by") == "overlord"
    scenario.treasure = -1
    for rule in rules(data, "carry_by_units"):
        scenario.treasure = CARD_IDS.index(rule["tokens"])
    scenario.bags = vec[i64]()
    for token in data.get("token", []):
        if token["kind"] == "treasure":
            scenario.bags = vec[i64](token["values"])
    deaths = rules(data, "hero_death_moves_marker")
    scenario.death_moves_marker = sum(rule["by"] for rule in deaths)
    scenario.wall_breakers = 0
    for rule in rules(data, "tentacle_breaks_wall"):
        scenario.wall_breakers |= unit_figures(scenario, rule["unit"])
    scenario.table_dice = sum(len(rule["dice"]) for rule in rules(data, "table_bonus"))
    scenario.locked_token = -1
    scenario.its_key = -1
    scenario.its_content = -1
    for rule in rules(data, "key_opens"):
        if "token" in rule:
            scenario.locked_token = CARD_IDS.index(rule["token"])
            scenario.its_key = CARD_IDS.index(rule["card"])
            scenario.its_content = CARD_IDS.index(rule["gives"])
    _leap_failures(scenario, data)


def _charm(scenario: Scenario, data: Table) -> None:
    """Read what keeps a token where it lies, and what ends that."""
    scenario.charmed = -1
    scenario.charm_figure = -1
    scenario.charm_card = -1
    for rule in rules(data, "charm"):
        scenario.charmed = CARD_IDS.index(rule["token"])
        for test in rule["broken_when"]:
            if test["test"] == "character_dead":
                scenario.charm_figure = one_figure(scenario, data, test)
    for rule in rules(data, "bonus_card_roll"):
        scenario.charm_card = CARD_IDS.index(rule["gives"])


def _leap_failures(scenario: Scenario, data: Table) -> None:
    """Say of each figure what a failed leap does to it; without a rule it stays (E97)."""
    scenario.leap_failure = vec[i64]([STAYS] * scenario.figures)
    for rule in rules(data, "leap_failure"):
        for key, outcome in (("fall_into_water", FALLS), ("die", DIES), ("stay", STAYS)):
            for name in rule.get(key, []):
                for figure in range(scenario.figures):
                    if _is_of(scenario, figure, name):
                        scenario.leap_failure[figure] = outcome


def _is_of(scenario: Scenario, figure: int, name: str) -> bool:
    """Say whether a figure belongs to heroes, units, allies, minions or a named unit."""
    if figure < HERO_SLOTS:
        return name == "heroes"
    row = UNIT_ROWS[scenario.unit[figure]]
    if scenario.ally_of[figure] >= 0:
        return name in ("allies", row["id"])
    return name in ("units", row["id"]) or (name == "minions" and row["class"] == "minion")


# -- events ---------------------------------------------------------------------------------


def _events(scenario: Scenario, data: Table, plan: Table, zones: list[str]) -> None:
    scenario.events = vec[Event]()
    scenario.events_from = vec[i64]()
    scenario.in_order = 0
    by_tile = {event["tile"]: event for event in data.get("event", [])}
    for tile in range(scenario.tiles):
        scenario.events_from = append(scenario.events_from, i64(len(scenario.events)))
        event = by_tile.get(TILE_IDS[scenario.tile_names[tile]])
        if event is None:
            continue
        if event["choose"] == "all_in_order":
            scenario.in_order |= bit(tile)
        for option in event["options"]:
            made = _event(option, scenario, plan, zones)
            made.number = len(scenario.events)
            scenario.events = append(scenario.events, made)
    scenario.events_from = append(scenario.events_from, i64(len(scenario.events)))
    entry = data.get("reinforcement", {})
    names = zones if entry.get("zones") == ["any"] else entry.get("zones", [])
    scenario.reinforcement_zones = vec[i64]([zones.index(name) for name in names])
    scenario.max_per_zone = entry.get("max_per_zone", MANY)


def _event(option: Table, scenario: Scenario, plan: Table, zones: list[str]) -> Event:
    event = Event()
    event.hook = EVENT_IDS.index(option["hook"])
    event.once = option.get("once", False)
    event.points = 0
    for key in ("points", "gem_cost", "by", "count", "max_tokens"):
        event.points = option.get(key, event.points)
    event.bonus = option.get("first_time_bonus", 0)
    event.counts = option.get("counts_toward_limit", True)
    event.dice = dice_counts(option.get("dice", []))
    token = option.get("token", option.get("tokens"))
    event.card = CARD_IDS.index(token) if isinstance(token, str) else -1
    event.victim = -1
    event.figures = 0
    if "victim" in option:
        event.victim = one_figure(scenario, {}, {"unit": option["victim"]})
    if "unit" in option:
        event.figures = unit_figures(scenario, option["unit"])
    if option["hook"] == "free_monster":
        event.figures = scenario.petrified
    event.zones = bit(len(zones)) - 1
    event.most = option.get("max_monster_tiles_face_up", MANY)
    return event


# -- objectives -----------------------------------------------------------------------------


def _objective(
    row: Table, scenario: Scenario, data: Table, plan: Table, zones: list[str]
) -> Objective:
    objective = Objective()
    objective.side = SIDES.index(row["side"])
    objective.when = TIMES.index(row["when"])
    objective.any = "any" in row
    tests: list[Table] = row["any"] if objective.any else row["all"]
    objective.tests = vec[i64]([TESTS.index(test["test"]) for test in tests])
    objective.values = vec[i64]([_value(test, scenario, data) for test in tests])
    objective.limits = vec[i64]([test.get("value", 0) for test in tests])
    objective.zones = vec[i64](
        [
            tagged(plan, test["tag"]) if "tag" in test else _zone_set(test.get("zones", []), zones)
            for test in tests
        ]
    )
    return objective


def _value(test: Table, scenario: Scenario, data: Table) -> int:
    """Return what a test speaks of: a card, a figure, a side or a score."""
    for key in ("token", "card"):
        if key in test:
            return CARD_IDS.index(test[key])
    if "unit" in test or "hero" in test:
        return one_figure(scenario, data, test)
    if "side" in test:
        return SIDES.index(test["side"])
    counters = [test["score"]] if "score" in test else test.get("counters", [])
    found = 0
    for name in counters:
        found |= bit(len(SCORES) if name == ON_BOARD else SCORES.index(name))
    return found


assert SIDES[HEROES_SIDE] == "heroes"
assert SIDES[OVERLORD_SIDE] == "overlord"

_READ: Final[dict[int, Scenario]] = {}


def scenario_at(number: int) -> Scenario:
    """Return a scenario of the box; its map is measured when it is first asked for."""
    if number not in _READ:
        _READ[number] = load_scenario(SCENARIO_FILES[number])
    return _READ[number]
