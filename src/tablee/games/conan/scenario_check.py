"""The check of a scenario file: an error names the file, the key and what is allowed there."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable
from typing import Any, Final

from tablee.core.errors import TableeError
from tablee.games.conan.data import (
    EQUIPMENT_IDS,
    HERO_IDS,
    HERO_SLOTS,
    SPELL_IDS,
    UNIT_IDS,
    UNIT_ROWS,
)
from tablee.games.conan.names import MAP_FILES

SCHEMA: Final = 2
RIVER_SLOTS: Final = 8
NEEDED: Final = ("schema", "id", "map", "turn_limit", "heroes_min", "heroes_max", "hero")
KEYS: Final = frozenset(
    {
        *NEEDED,
        "name_en",
        "name_fr",
        "name_fr_source",
        "first_side",
        "source",
        "figures_total",
        "hero_setup",
        "overlord",
        "river",
        "event",
        "reinforcement",
        "chests",
        "token",
        "rule",
        "objective",
    }
)
HERO_KEYS: Final = frozenset(
    {"id", "zone", "equipment", "spells", "active_spells", "only_with_heroes", "source"}
    | {"zone_source"}
)
TILE_KEYS: Final = frozenset({"tile", "colour", "life", "spells", "figures", "source"}) | {
    "zone_source"
}
EVENT_HOOKS: Final = ("reinforcement",)
RULE_HOOKS: Final = ("flee_board", "cannot_leave_board")
OBJECTIVE_TESTS: Final = {
    "token_carried_off_board": "token",
    "round_at_least": "value",
    "no_hero_on_board": None,
    "objective_not_met": "side",
}
OBJECTIVE_TIMES: Final = ("immediate", "end_of_round")
OBJECTIVE_SIDES: Final = ("heroes", "overlord")
TOKEN_KINDS: Final = ("captive", "object")


class BadScenario(TableeError):
    """A scenario file that cannot be played."""

    def __init__(self, file: str, key: str, problem: str) -> None:
        super().__init__(f"{file}: {key}: {problem}")


class Checker:
    """One pass over one file; stops at the first thing that is wrong."""

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file = file
        self.data = data

    def refuse(self, key: str, problem: str) -> BadScenario:
        return BadScenario(self.file, key, problem)

    def among(self, key: str, value: object, allowed: Collection[str]) -> None:
        if value not in allowed:
            known = ", ".join(sorted(str(name) for name in allowed))
            raise self.refuse(key, f"{value!r} is not allowed; allowed are: {known}")

    def only(self, key: str, table: dict[str, Any], allowed: Iterable[str]) -> None:
        for name in table:
            self.among(f"{key}.{name}", name, set(allowed))

    def number(self, key: str, value: object, least: int, most: int) -> None:
        if type(value) is not int or not least <= value <= most:
            raise self.refuse(key, f"{value!r} is no whole number from {least} to {most}")

    def run(self) -> None:
        for key in (*NEEDED, "overlord", "river", "objective"):
            if key not in self.data:
                raise self.refuse(key, "this key is missing")
        self.only("file", self.data, KEYS)
        self.number("schema", self.data["schema"], SCHEMA, SCHEMA)
        self.among("first_side", self.data.get("first_side", "heroes"), ("heroes",))
        self.among("map", self.data["map"], MAP_FILES)
        path = MAP_FILES[self.data["map"]]
        board = tomllib.loads(path.read_text(encoding="utf-8"))
        self.zones = {zone["id"]: zone["capacity"] for zone in board["zone"]}
        self.number("turn_limit", self.data["turn_limit"], 1, 30)
        self.number("heroes_min", self.data["heroes_min"], 1, HERO_SLOTS)
        self.number("heroes_max", self.data["heroes_max"], self.data["heroes_min"], HERO_SLOTS)
        self.heroes()
        self.overlord()
        self.river()
        self.events()
        self.chests()
        self.tokens()
        self.rules()
        self.objectives()

    def heroes(self) -> None:
        rows = self.data["hero"]
        if len(rows) != self.data["heroes_max"]:
            raise self.refuse("hero", f"{len(rows)} heroes listed, heroes_max is not that")
        for place, row in enumerate(rows, 1):
            key = f"hero {place}"
            self.only(key, row, HERO_KEYS)
            self.among(f"{key}.id", row.get("id"), HERO_IDS)
            self.among(f"{key}.zone", row.get("zone"), self.zones)
            for name in row.get("equipment", []):
                self.among(f"{key}.equipment", name, EQUIPMENT_IDS)
            for name in (*row.get("spells", []), *row.get("active_spells", [])):
                self.among(f"{key}.spells", name, SPELL_IDS)

    def overlord(self) -> None:
        for heroes in range(self.data["heroes_min"], self.data["heroes_max"] + 1):
            key = f"overlord.heroes_{heroes}"
            table = self.data["overlord"].get(f"heroes_{heroes}")
            if table is None:
                raise self.refuse(key, "this key is missing")
            for name in ("available", "fatigue", "recovery"):
                self.number(f"{key}.{name}", table.get(name), 0, 24)

    def river(self) -> None:
        rows = self.data["river"]
        if len(rows) > RIVER_SLOTS:
            raise self.refuse("river", f"{len(rows)} tiles; at most {RIVER_SLOTS} fit (E108)")
        events = [event.get("tile") for event in self.data.get("event", [])]
        room = dict(self.zones)
        for place, row in enumerate(rows, 1):
            key = f"river {place}"
            self.only(key, row, TILE_KEYS)
            self.among(f"{key}.tile", row.get("tile"), [*UNIT_IDS, *events])
            if row["tile"] in events:
                continue
            unit = UNIT_ROWS[UNIT_IDS.index(row["tile"])]
            self.among(f"{key}.colour", row.get("colour", "none"), unit["colours"])
            self.number(f"{key}.life", row.get("life", 1), 1, 20)
            if row.get("spells"):
                raise self.refuse(f"{key}.spells", "spells of units are not played yet")
            for spot in row.get("figures", []):
                self.among(f"{key}.figures.zone", spot.get("zone"), self.zones)
                self.number(f"{key}.figures.count", spot.get("count"), 1, 15)
                room[spot["zone"]] -= spot["count"] * unit["base_size"]
        for zone, left in room.items():
            if left < 0:
                raise self.refuse("river", f"too many figures start in zone {zone}")

    def events(self) -> None:
        for place, row in enumerate(self.data.get("event", []), 1):
            for option in row.get("options", []):
                key = f"event {place}.options"
                self.among(f"{key}.hook", option.get("hook"), EVENT_HOOKS)
                self.number(f"{key}.points", option.get("points"), 1, 20)
        for zone in self.data.get("reinforcement", {}).get("zones", []):
            self.among("reinforcement.zones", zone, self.zones)

    def chests(self) -> None:
        chests = self.data.get("chests")
        if chests is None:
            return
        self.number("chests.difficulty", chests.get("difficulty"), 1, 10)
        for zone in chests.get("zones", []):
            self.among("chests.zones", zone, self.zones)
        for name in chests.get("deck", []):
            self.among("chests.deck", name, EQUIPMENT_IDS)
        if len(chests.get("deck", [])) < len(chests.get("zones", [])):
            raise self.refuse("chests.deck", "fewer cards than chests")

    def tokens(self) -> None:
        self.token_ids: list[str] = []
        for place, row in enumerate(self.data.get("token", []), 1):
            key = f"token {place}"
            self.among(f"{key}.kind", row.get("kind"), TOKEN_KINDS)
            self.number(f"{key}.weight", row.get("weight"), 0, 12)
            self.token_ids.append(row["id"])
            if row["kind"] == "captive":
                for zone in row.get("hidden", {}).get("candidates", ()):
                    self.among(f"{key}.hidden.candidates", zone, self.zones)
                if not row.get("hidden", {}).get("candidates"):
                    raise self.refuse(f"{key}.hidden.candidates", "name at least one zone")
            else:
                tiles = [tile["tile"] for tile in self.data["river"]]
                made = row.get("created_when", {})
                self.among(f"{key}.created_when.tile", made.get("tile"), tiles)

    def rules(self) -> None:
        for place, row in enumerate(self.data.get("rule", []), 1):
            self.among(f"rule {place}.hook", row.get("hook"), RULE_HOOKS)

    def objectives(self) -> None:
        for place, row in enumerate(self.data["objective"], 1):
            key = f"objective {place}"
            self.among(f"{key}.side", row.get("side"), OBJECTIVE_SIDES)
            self.among(f"{key}.when", row.get("when"), OBJECTIVE_TIMES)
            for test in row.get("all", []):
                self.among(f"{key}.all.test", test.get("test"), OBJECTIVE_TESTS)
                needed = OBJECTIVE_TESTS[test["test"]]
                if needed is not None and needed not in test:
                    raise self.refuse(f"{key}.all.{needed}", "this key is missing")
                if needed == "token":
                    self.among(f"{key}.all.token", test["token"], self.token_ids)
            if not row.get("all"):
                raise self.refuse(f"{key}.all", "name at least one test")


def check(file: str, data: dict[str, Any]) -> None:
    """Raise BadScenario for the first thing that this program cannot play."""
    Checker(file, data).run()
