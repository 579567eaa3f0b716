"""The check of a scenario file: an error names the file, the key and what is allowed there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from tablee.games.conan.board.layout import map_data
from tablee.games.conan.board.lines import fits_door
from tablee.games.conan.data import (
    COLOUR_NAMES,
    EQUIPMENT_IDS,
    HERO_IDS,
    HERO_ROWS,
    HERO_SLOTS,
    SPELL_IDS,
    TOKEN_IDS,
    TOKEN_ROWS,
    UNIT_IDS,
    UNIT_ROWS,
)
from tablee.games.conan.names import EVENT_TILES, MAP_FILES, most_figures, tile_name_of
from tablee.games.conan.scenario import parameters
from tablee.games.conan.scenario.hooks import (
    ALLY_KEYS,
    BOOK_KEYS,
    CHAPTERS,
    CHEST_KEYS,
    CHOICES,
    DOOR_KEYS,
    DOOR_WAYS,
    ENTRY_KEYS,
    EVENT_KEYS,
    FATIGUE_KEYS,
    GEM_KEYS,
    HERO_KEYS,
    KEYS,
    NEEDED,
    OBJECTIVE_KEYS,
    RESERVE_KEYS,
    TILE_KEYS,
    TOKEN_KEYS,
    TOKEN_KINDS,
)
from tablee.games.conan.scenario.mistakes import BadScenario
from tablee.games.conan.scenario.named import EVENTS_TAKE, RULES_TAKE, TESTS_TAKE, Takes
from tablee.games.conan.scenario.parameters import DICE, NUMBER, ZONES, Parameter
from tablee.games.conan.scenario.scenario import BENEFITS, COUNTERS, RIVER_NUMBERS, SIDES, TIMES

SCHEMA: Final = 2
RIVER_SLOTS: Final = len(RIVER_NUMBERS)
MOST_GEMS: Final = 24
MOST_OBJECTIVES: Final = 16  # they are asked again with each view of a table
LONGEST: Final = 80  # characters of a value in a message
Table = dict[str, Any]
# What reading a value of an unforeseen kind can raise.
BROKEN: Final = (ArithmeticError, AttributeError, LookupError, StopIteration, TypeError, ValueError)


class Checker:
    """One pass over one file; it stops at the first mistake, or collects all of them."""

    def __init__(self, file: str, data: Table, goes_on: bool = False) -> None:
        self.file = file
        self.data = data
        self.goes_on = goes_on
        self.found: list[BadScenario] = []
        self.at = "file"  # the key looked at last
        self.room: Counter[str] = Counter()  # bases that start in each zone
        self.figures: Counter[str] = Counter()  # by unit
        self.taken: set[str] = set()  # names of tiles: their figures could not be told apart

    # -- words ----------------------------------------------------------------------------

    def refuse(self, key: str, problem: str, **values: str | int) -> BadScenario:
        return BadScenario(self.file, key, problem, values)

    def attempt(self, work: Callable[..., None], *given: Any) -> None:
        """Check a part; note its mistakes if the other parts are to be checked too."""
        if not self.goes_on:
            work(*given)
            return
        try:
            work(*given)
        except BadScenario as bad:
            self.found.append(bad)
        except BROKEN:
            self.found.append(self.refuse(self.at, "wrong-shape"))

    def each(self, key: str, work: Callable[[str, Table], None]) -> None:
        """Check the rows of a kind, numbered from 1."""
        for place, row in enumerate(self.rows(key), 1):
            self.attempt(work, f"{key} {place}", row)

    def among(self, key: str, value: object, allowed: Collection[object]) -> None:
        self.at = key
        if not isinstance(value, (str, int)) or value not in allowed:
            known = ", ".join(sorted(str(name) for name in allowed))
            raise self.refuse(key, "not-allowed", value=short(value), allowed=known)

    def all_among(self, key: str, values: object, allowed: Collection[object]) -> None:
        self.at = key
        if not isinstance(values, list):
            raise self.refuse(key, "no-list", value=short(values))
        for value in values:
            self.among(key, value, allowed)

    def only(self, key: str, table: object, allowed: Iterable[str]) -> None:
        self.at = key
        if not isinstance(table, dict):
            raise self.refuse(key, "no-table", value=short(table))
        for name in table:
            self.among(f"{key}.{name}", name, set(allowed))

    def needs(self, key: str, table: Table, names: Iterable[str]) -> None:
        for name in names:
            if name not in table:
                raise self.refuse(f"{key}.{name}", "missing")

    def number(self, key: str, value: object, least: int, most: int) -> None:
        self.at = key
        if type(value) is not int or not least <= value <= most:
            raise self.refuse(key, "no-number", value=short(value), least=least, most=most)

    def once(self, key: str, values: list[object]) -> None:
        """Refuse duplicates in a list: the box holds one of each."""
        for place, value in enumerate(values):
            if value in values[:place]:
                raise self.refuse(key, "twice", value=short(value))

    def rows(self, key: str) -> list[Table]:
        self.at = key
        found = self.data.get(key, [])
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.refuse(key, "one-each", name=key)
        return found

    # -- the file ---------------------------------------------------------------------------

    def run(self) -> None:
        for key in NEEDED:
            if key not in self.data:
                self.attempt(self.miss, key)
        if self.found:
            return  # these parts refer to one another
        self.attempt(self.head)
        if self.found:
            return
        for part in (
            self.heroes,
            self.overlord,
            self.river,
            self.reserve,
            self.chests,
            self.tokens,
            self.doors,
            self.events,
            self.rules,
            self.objectives,
            self.totals,
        ):
            self.attempt(part)

    def miss(self, key: str) -> None:
        raise self.refuse(key, "missing")

    def head(self) -> None:
        self.only("file", self.data, KEYS)
        for key in CHAPTERS:
            self.only(key, self.data.get(key, {}), self.data.get(key, {}))
        self.number("schema", self.data["schema"], SCHEMA, SCHEMA)
        self.among("first_side", self.data.get("first_side", "heroes"), SIDES)
        self.among("map", self.data["map"], MAP_FILES)
        self.plan = map_data(MAP_FILES[self.data["map"]])
        self.zones = {zone["id"]: zone["capacity"] for zone in self.plan["zone"]}
        self.number("turn_limit", self.data["turn_limit"], 0, 30)
        self.number("heroes_min", self.data["heroes_min"], 1, HERO_SLOTS)
        self.number("heroes_max", self.data["heroes_max"], self.data["heroes_min"], HERO_SLOTS)

    def place(self, key: str, row: Table, unit: str) -> None:
        """Count the figures of a group and the room they take."""
        self.only(key, row, ("zone", "count", "unit"))
        self.among(f"{key}.zone", row.get("zone"), self.zones)
        self.number(f"{key}.count", row.get("count"), 1, 15)
        self.figures[unit] += row["count"]
        self.room[row["zone"]] += row["count"] * UNIT_ROWS[UNIT_IDS.index(unit)]["base_size"]

    def take_name(self, key: str, unit: object, colour: object = "none") -> None:
        """Refuse a second tile of the same name, or one with the name of a hero."""
        name = tile_name_of(str(unit), str(colour))
        if name in self.taken or name in [hero.get("id") for hero in self.rows("hero")]:
            raise self.refuse(key, "name-taken", name=name)
        self.taken.add(name)

    def heroes(self) -> None:
        rows = self.rows("hero")
        self.attempt(self.count_heroes, rows)
        self.each("hero", self.hero)
        names = [row["id"] for row in rows]
        if len(set(names)) < len(names):
            raise self.refuse("hero", "hero-twice")
        self.gems(names)

    def count_heroes(self, rows: list[Table]) -> None:
        if len(rows) != self.data["heroes_max"]:
            raise self.refuse("hero", "heroes-listed", count=len(rows))

    def hero(self, key: str, row: Table) -> None:
        self.only(key, row, HERO_KEYS)
        self.among(f"{key}.id", row.get("id"), HERO_IDS)
        if "zone_rule" not in row:
            self.among(f"{key}.zone", row.get("zone"), self.zones)
            self.room[row["zone"]] += 1
        self.all_among(f"{key}.equipment", row.get("equipment", []), EQUIPMENT_IDS)
        for name in ("spells", "active_spells"):
            self.all_among(f"{key}.{name}", row.get(name, []), SPELL_IDS)
        self.number(f"{key}.only_with_heroes", row.get("only_with_heroes", 1), 1, HERO_SLOTS)
        for ally in row.get("allies", []):
            self.only(f"{key}.allies", ally, ALLY_KEYS)
            self.among(f"{key}.allies.unit", ally.get("unit"), UNIT_IDS)
            self.take_name(f"{key}.allies.unit", ally["unit"], ally.get("colour", "none"))
            for spot in ally.get("figures", []):
                self.place(f"{key}.allies.figures", spot, ally["unit"])

    def gems(self, names: list[str]) -> None:
        """Every hero must begin with a gem to act with."""
        setup = self.data.get("hero_setup", {})
        self.only("hero_setup", setup, FATIGUE_KEYS)
        tired = setup.get("gems_to_fatigue_by_hero", {})
        self.only("hero_setup.gems_to_fatigue_by_hero", tired, names)
        for name in names:
            energy = HERO_ROWS[HERO_IDS.index(name)]["energy"]
            gems = tired.get(name, setup.get("gems_to_fatigue", 0))
            self.number("hero_setup.gems_to_fatigue", gems, 0, energy)

    def overlord(self) -> None:
        table = self.data["overlord"]
        counts = range(self.data["heroes_min"], self.data["heroes_max"] + 1)
        numbered = [f"heroes_{heroes}" for heroes in counts]
        self.only("overlord", table, (*numbered, *BOOK_KEYS))
        self.number("overlord.max_activations", table.get("max_activations", 2), 1, 2)
        benefits = table.get("benefits", [])
        self.all_among("overlord.benefits", benefits, BENEFITS)
        self.once("overlord.benefits", benefits)
        self.numbers(table.get("numbers", list(RIVER_NUMBERS)))
        for heroes in numbered:
            key = f"overlord.{heroes}"
            if heroes not in table:
                raise self.refuse(key, "missing")
            for name in GEM_KEYS:
                self.number(f"{key}.{name}", table[heroes].get(name), 0, MOST_GEMS)

    def numbers(self, numbers: object) -> None:
        """Check the number tokens: one for each tile that may lie in the river."""
        key = "overlord.numbers"
        self.at = key
        if not isinstance(numbers, list):
            raise self.refuse(key, "no-list", value=short(numbers))
        for number in numbers:
            self.number(key, number, RIVER_NUMBERS[0], RIVER_NUMBERS[-1])
        self.once(key, numbers)
        tiles = len(self.rows("river")) + len(self.rows("reserve"))
        for token in self.rows("token"):
            if token.get("kind") == "petrified":
                tiles += len(token.get("figures", []))
        if len(numbers) < min(tiles, RIVER_SLOTS):
            raise self.refuse(key, "few-numbers", count=len(numbers), tiles=tiles)

    # -- figures ----------------------------------------------------------------------------

    def river(self) -> None:
        rows = self.rows("river")
        self.tiles: list[tuple[str, str]] = []
        if not 1 <= len(rows) <= RIVER_SLOTS:
            raise self.refuse("river", "river-full", count=len(rows), most=RIVER_SLOTS)
        self.each("river", self.slot)

    def slot(self, key: str, row: Table) -> None:
        self.only(key, row, TILE_KEYS)
        self.among(f"{key}.tile", row.get("tile"), [*UNIT_IDS, *EVENT_TILES])
        if row["tile"] not in EVENT_TILES:
            self.tile(key, row)
        else:
            self.take_name(f"{key}.tile", row["tile"])
            self.tiles.append((row["tile"], "none"))

    def tile(self, key: str, row: Table) -> None:
        unit = UNIT_ROWS[UNIT_IDS.index(row["tile"])]
        self.among(f"{key}.colour", row.get("colour", "none"), unit["colours"])
        name = (row["tile"], row.get("colour", "none"))
        if "same_figure_as" in row:
            self.among(f"{key}.same_figure_as", row["same_figure_as"], [row["tile"]])
            if name not in self.tiles or unit.get("tile_copies", 1) < 2:
                raise self.refuse(f"{key}.same_figure_as", "no-second-tile")
            return
        self.take_name(f"{key}.tile", *name)
        self.tiles.append(name)
        self.number(f"{key}.life", row.get("life", 1), 1, 20)
        for name_of_list in ("spells", "active_spells"):
            self.all_among(f"{key}.{name_of_list}", row.get(name_of_list, []), SPELL_IDS)
        for spot in row.get("figures", []):
            self.place(f"{key}.figures", spot, row["tile"])
        self.number(f"{key}.aside", row.get("aside", 0), 0, 15)
        self.figures[row["tile"]] += row.get("aside", 0)
        most = most_figures(unit)
        figures = sum(spot["count"] for spot in row.get("figures", [])) + row.get("aside", 0)
        self.number(f"{key}.figures", figures, 1, most)

    def reserve(self) -> None:
        self.each("reserve", self.waiting)

    def waiting(self, key: str, row: Table) -> None:
        self.only(key, row, RESERVE_KEYS)
        self.among(f"{key}.unit", row.get("unit"), UNIT_IDS)
        self.take_name(f"{key}.unit", row["unit"])
        self.number(f"{key}.count", row.get("count"), 1, 6)
        self.number(f"{key}.life", row.get("life", 1), 1, 20)
        self.figures[row["unit"]] += row["count"]

    def totals(self) -> None:
        """Check room in the zones, figures in the box, and the totals that the file states."""
        for zone in self.room:
            self.attempt(self.room_in, zone)
        for unit, number in self.figures.items():
            box = UNIT_ROWS[UNIT_IDS.index(unit)].get("figures_in_box", number)
            if number > box:
                raise self.refuse("river", "box", count=number, unit=unit, most=box)
        for unit, total in self.data.get("figures_total", {}).items():
            self.among(f"figures_total.{unit}", unit, UNIT_IDS)
            if self.figures[unit] != total:
                key = f"figures_total.{unit}"
                raise self.refuse(key, "total", count=self.figures[unit], total=short(total))

    def room_in(self, zone: str) -> None:
        if self.room[zone] > self.zones[zone]:
            raise self.refuse("river", "crowded", zone=zone)

    # -- what lies about ------------------------------------------------------------------------

    def chests(self) -> None:
        chests = self.data.get("chests")
        if chests is None:
            return
        self.only("chests", chests, CHEST_KEYS)
        self.number("chests.difficulty", chests.get("difficulty"), 1, 10)
        self.all_among("chests.zones", chests.get("zones", []), self.zones)
        self.all_among("chests.deck", chests.get("deck", []), EQUIPMENT_IDS)
        if len(chests.get("deck", [])) < len(chests.get("zones", [])):
            raise self.refuse("chests.deck", "few-cards")

    def tokens(self) -> None:
        self.token_ids: list[str] = []
        self.each("token", self.token)

    def token(self, key: str, row: Table) -> None:
        self.only(key, row, TOKEN_KEYS)
        self.among(f"{key}.kind", row.get("kind"), TOKEN_KINDS)
        if row["kind"] == "petrified":
            self.petrified(key, row)
        elif row["kind"] == "secret_passage":
            self.passages(key, row)
        else:
            self.card_token(key, row)

    def card_token(self, key: str, row: Table) -> None:
        self.among(f"{key}.id", row.get("id"), TOKEN_IDS)
        self.token_ids.append(row["id"])
        printed = TOKEN_ROWS[TOKEN_IDS.index(row["id"])]
        self.among(f"{key}.weight", row.get("weight"), [printed["weight"]])
        candidates = row.get("hidden", {}).get("candidates", [])
        self.all_among(f"{key}.hidden.candidates", candidates, self.zones)
        places = [*row.get("figures", []), *row.get("places", [])]
        for spot in places:
            self.among(f"{key}.zone", spot.get("zone"), self.zones)
        if "zone" in row:
            self.among(f"{key}.zone", row["zone"], self.zones)
        if "created_when" in row:
            tiles = [tile["tile"] for tile in self.rows("river")]
            made = row["created_when"]
            self.among(f"{key}.created_when.tile", made.get("tile"), tiles)
        elif not candidates and not places and "zone" not in row:
            raise self.refuse(key, "nowhere")

    def passages(self, key: str, row: Table) -> None:
        self.needs(key, row, ("id", "zones", "real"))
        self.all_among(f"{key}.zones", row["zones"], self.zones)
        self.number(f"{key}.real", row["real"], 1, len(row["zones"]))
        self.token_ids.append(row["id"])

    def petrified(self, key: str, row: Table) -> None:
        self.number(f"{key}.life", row.get("life"), 1, 20)
        self.token_ids.append(row["id"])
        for spot in row.get("figures", []):
            self.among(f"{key}.figures.unit", spot.get("unit"), UNIT_IDS)
            self.take_name(f"{key}.figures.unit", spot["unit"])
            self.place(f"{key}.figures", spot, spot["unit"])

    def doors(self) -> None:
        self.door_ids: list[str] = []
        self.each("door", self.door)

    def door(self, key: str, row: Table) -> None:
        self.only(key, row, DOOR_KEYS)
        self.needs(key, row, ("id", "border"))
        self.all_among(f"{key}.border", row["border"], self.zones)
        borders = {frozenset(one["zones"]): one["kind"] for one in self.plan["border"]}
        kind = borders.get(frozenset(row["border"]))
        if kind is None or not fits_door({**self.plan["border_kind"][kind], "kind": kind}):
            raise self.refuse(f"{key}.border", "no-door")
        if not set(DOOR_WAYS) & set(row):
            raise self.refuse(key, "door-shut", allowed=", ".join(DOOR_WAYS))
        for name in ("lock", "damage", "step_extra_mp"):
            self.number(f"{key}.{name}", row.get(name, 1), 1, 12)
        if "key" in row:
            self.among(f"{key}.key", row["key"], EQUIPMENT_IDS)
        self.all_among(f"{key}.not_for", row.get("not_for", []), UNIT_IDS)
        self.door_ids.append(row["id"])

    # -- hooks ------------------------------------------------------------------------------

    def hook(self, key: str, row: Table, table: Takes, word: str = "hook") -> None:
        """Check a row's name and parameters against what its class takes."""
        self.among(f"{key}.{word}", row.get(word), table)
        takes = table[row[word]]
        self.only(key, row, (word, "id", "source", *[one.name for one in takes]))
        self.needs(key, row, [one.name for one in takes if not one.optional])
        for one in takes:
            if one.name in row:
                self.parameter(f"{key}.{one.name}", one, row[one.name])

    def parameter(self, key: str, one: Parameter, value: object) -> None:
        if one.kind == NUMBER:
            self.number(key, value, *one.limits)
        elif one.kind in (DICE, ZONES):
            self.all_among(key, value, COLOUR_NAMES if one.kind == DICE else self.zones)
        else:
            values = value if isinstance(value, list) else [value]
            allowed = self.known(one.kind)
            if allowed is not None:
                self.all_among(key, values, allowed)

    def known(self, kind: str) -> Collection[object] | None:
        """Return the names that a kind of parameter may take; None: its rule checks it."""
        match kind:
            case parameters.UNIT:
                return [unit for unit in UNIT_IDS if self.figures[unit] > 0]
            case parameters.HERO | parameters.HERO_LIST:
                return [row["id"] for row in self.rows("hero")]
            case parameters.CARD:
                return EQUIPMENT_IDS
            case parameters.TOKEN:
                return self.token_ids
            case parameters.DOOR:
                return self.door_ids
            case parameters.DOORS:
                return [*self.door_ids, "all"]
            case parameters.BORDER_KIND:
                return list(self.plan["border_kind"])
            case parameters.SIDE:
                return SIDES
            case parameters.TAG:
                return {tag for zone in self.plan["zone"] for tag in zone["tags"]}
            case parameters.COUNTER | parameters.COUNTER_LIST:
                return COUNTERS
            case _:
                return None

    def events(self) -> None:
        self.each("event", self.event)
        self.attempt(self.once, "event", [row.get("tile") for row in self.rows("event")])
        for tile in self.event_tiles():
            self.attempt(self.event_of, tile)
        entry = self.data.get("reinforcement", {})
        self.only("reinforcement", entry, ENTRY_KEYS)
        if entry.get("zones") != ["any"]:
            self.all_among("reinforcement.zones", entry.get("zones", []), self.zones)

    def event_tiles(self) -> list[str]:
        return [tile for tile, _ in self.tiles if tile in EVENT_TILES]

    def event(self, key: str, row: Table) -> None:
        self.only(key, row, EVENT_KEYS)
        self.among(f"{key}.tile", row.get("tile"), self.event_tiles())
        self.among(f"{key}.choose", row.get("choose"), CHOICES)
        if not row.get("options"):
            raise self.refuse(f"{key}.options", "no-options")
        for option in row["options"]:
            self.hook(f"{key}.options", option, EVENTS_TAKE)
        if row["choose"] == 1:  # an answer names the kind of event
            self.once(f"{key}.options", [option["hook"] for option in row["options"]])

    def event_of(self, tile: str) -> None:
        if tile not in [row.get("tile") for row in self.rows("event")]:
            raise self.refuse("event", "no-event", tile=tile)

    def rules(self) -> None:
        self.each("rule", self.rule)

    def rule(self, key: str, row: Table) -> None:
        self.hook(key, row, RULES_TAKE)

    def objectives(self) -> None:
        count = len(self.rows("objective"))
        if count > MOST_OBJECTIVES:
            raise self.refuse("objective", "too-many", count=count, most=MOST_OBJECTIVES)
        self.each("objective", self.objective)
        sides = {row.get("side") for row in self.rows("objective")}
        if sides != set(SIDES):
            raise self.refuse("objective", "both-sides")

    def objective(self, key: str, row: Table) -> None:
        self.only(key, row, OBJECTIVE_KEYS)
        self.among(f"{key}.side", row.get("side"), SIDES)
        self.among(f"{key}.when", row.get("when"), TIMES)
        if ("all" in row) == ("any" in row):
            raise self.refuse(f"{key}.all", "all-or-any")
        word = "all" if "all" in row else "any"
        if not row[word]:
            raise self.refuse(f"{key}.{word}", "no-tests")
        for test in row[word]:
            self.hook(f"{key}.{word}", test, TESTS_TAKE, "test")


def short(value: object) -> str:
    """Return a value as written, at most as long as a line of a message."""
    words = repr(value)
    return words if len(words) <= LONGEST else f"{words[:LONGEST]}…"


def check(file: str, data: Table) -> None:
    """Raise BadScenario for the first thing that this program cannot play.

    A value of a kind that no check expects (a table for a list) breaks the check itself. The error
    then names the key checked last.
    """
    checker = Checker(file, data)
    try:
        checker.run()
    except BROKEN:
        raise BadScenario(file, checker.at, "wrong-shape", {}) from None


def problems(file: str, data: Table) -> list[BadScenario]:
    """Return all mistakes of a file; the first is the one `check` would raise."""
    checker = Checker(file, data, goes_on=True)
    checker.run()
    return checker.found
