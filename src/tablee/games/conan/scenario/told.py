"""A scenario file described for its reader: sentence keys and the pieces they name.

Sentences are `objective-<test>`, `happens-<hook>`, `special-<hook>` and `lies-<how>` in `text/`. A
value is a list, because most may name several things: pieces as [thing, id], numbers and words as
they are.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.games.conan.data import CARD_IDS, HERO_IDS
from tablee.games.conan.names import TILE_IDS, ZONE_IDS, tile_name_of
from tablee.games.conan.scenario.named import EVENTS_TAKE, RULES_TAKE, TESTS_TAKE, Takes
from tablee.games.conan.scenario.parameters import CARD, HERO, TILE, TOKEN, UNIT
from tablee.games.conan.scenario.scenario import BENEFITS, RIVER_NUMBERS

Table = dict[str, Any]
NOT_SAID: Final = frozenset({"hook", "test", "id", "source"})
FIGURES: Final = frozenset({"unit", "victim", "tile", "hero", "heroes", "with_tile"})
CARDS: Final = frozenset({"token", "tokens", "card", "weapon", "gives", "carrying"})
NO_CARDS: Final = ("petrified", "secret_passage")
ZONES: Final = frozenset({"zone", "zones"})
# A parameter of any name is said as one of these.
SAID_AS: Final = {UNIT: "unit", TILE: "unit", HERO: "unit", CARD: "card", TOKEN: "token"}


class Teller:
    """The sentences of one file that was checked before."""

    def __init__(self, data: Table) -> None:
        self.data = data

    def tell(self) -> Table:
        overlord = self.data["overlord"]
        counts = range(self.data["heroes_min"], self.data["heroes_max"] + 1)
        return {
            "id": str(self.data["id"]),
            "titles": self.titles(),
            "first_side": self.data.get("first_side", "heroes"),
            "gems": {str(heroes): overlord[f"heroes_{heroes}"] for heroes in counts},
            "objectives": [self.objective(row) for row in self.data["objective"]],
            "events": [self.event(row) for row in self.data.get("event", [])],
            "tokens": [self.token(row) for row in self.data.get("token", [])],
            "rules": [
                self.sentence("special", row["hook"], row, RULES_TAKE)
                for row in self.special_rules()
            ],
        }

    def special_rules(self) -> list[Table]:
        """Return the special rules, preceded by what is unusual in the overlord's book."""
        overlord = self.data["overlord"]
        found: list[Table] = []
        benefits = overlord.get("benefits", BENEFITS)
        if len(benefits) == 0:
            found.append({"hook": "no_benefits"})
        elif len(benefits) < len(BENEFITS):
            found.append({"hook": "benefits", "benefits": benefits})
        numbers = overlord.get("numbers", list(RIVER_NUMBERS))
        if numbers != list(RIVER_NUMBERS):
            found.append({"hook": "numbers", "numbers": numbers})
        return found + list(self.data.get("rule", []))

    def titles(self) -> dict[str, str]:
        name = str(self.data.get("name_en") or self.data["id"])
        return {"en": name, "fr": str(self.data.get("name_fr") or name)}

    def objective(self, row: Table) -> Table:
        tests = row.get("all") or row["any"]
        return {
            "side": row["side"],
            "when": row["when"],
            "all": "all" in row,
            "tests": [self.sentence("objective", test["test"], test, TESTS_TAKE) for test in tests],
        }

    def event(self, row: Table) -> Table:
        return {
            "tile": row["tile"],
            "all": row["choose"] == "all_in_order",
            "options": [
                self.sentence("happens", option["hook"], option, EVENTS_TAKE)
                for option in row["options"]
            ],
        }

    def token(self, row: Table) -> Table:
        """Say where a token is at the start."""
        places = [*row.get("figures", []), *row.get("places", [])]
        zones = [place["zone"] for place in places] or row.get("zones", [])
        how = row["kind"] if row["kind"] in NO_CARDS else "open"
        if "created_when" in row:
            how = "later"
        elif row.get("hidden", {}).get("candidates"):
            how, zones = "hidden", row["hidden"]["candidates"]
        elif "zone" in row:
            zones = [row["zone"]]
        values = {
            "token": self.named("token", row.get("id", "")),
            "zones": self.named("zones", zones),
        }
        return {"key": f"lies-{how}", "values": values}

    def sentence(self, kind: str, hook: str, row: Table, table: Takes) -> Table:
        """Return the key of a sentence and its values; missing values have the default of the
        rules.
        """
        takes = table.get(hook, ())
        kinds = {one.name: one.kind for one in takes}
        given = {one.name: one.supposed for one in takes if one.supposed is not None} | row
        if "hero" in given:  # one word for whom it concerns
            given["unit"] = given.pop("hero")
        if "token" in row and "card" in given and "card" not in row:
            given["card"] = given.pop("token")
        values = {
            name: self.named(SAID_AS.get(kinds.get(name, ""), name), value)
            for name, value in given.items()
            if name not in NOT_SAID and not isinstance(value, (bool, dict))
        }
        return {"key": f"{kind}-{hook}", "values": values}

    def named(self, name: str, value: Any) -> list[Any]:
        values = value if isinstance(value, (list, tuple)) else [value]
        return [self.piece(name, one) for one in values if isinstance(one, (str, int))]

    def piece(self, name: str, value: str | int) -> Any:
        """Return a piece if the name is one, else the word itself."""
        if isinstance(value, int):
            return value
        if name in FIGURES:
            return self.figure(value)
        zone = f"{self.data['map']}_{value}"
        if name in ZONES and zone in ZONE_IDS:
            return ["zone", zone]
        if name == "dice":
            return ["colour", value]
        if name == "benefits":
            return ["benefit", value]
        if name in CARDS and value in CARD_IDS:
            return ["card", value]
        return value

    def figure(self, name: str) -> Any:
        """Return a hero or a unit; where a unit has several colours, a tile of this river."""
        if name in HERO_IDS:
            return ["hero", name]
        colours = [row.get("colour") for row in self.data["river"] if row["tile"] == name]
        tiles = [name] + [tile_name_of(name, str(colour)) for colour in colours]
        tiles += [tile for tile in TILE_IDS if tile.startswith(f"{name}_")]
        return next((["tile", tile] for tile in tiles if tile in TILE_IDS), name)
