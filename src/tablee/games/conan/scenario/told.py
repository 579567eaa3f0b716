"""A scenario file as its reader is told it: words to be said and the pieces they name.

Sentences are `objective-<test>`, `happens-<hook>`, `special-<hook>` and `lies-<how>` in `text/`.
A value is a list, because most may name several things: pieces as [thing, id], numbers and words
as they are.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.games.conan.data import CARD_IDS, HERO_IDS
from tablee.games.conan.names import TILE_IDS, ZONE_IDS, tile_name_of
from tablee.games.conan.scenario.scenario import BENEFITS, RIVER_NUMBERS

Table = dict[str, Any]
NOT_SAID: Final = frozenset({"hook", "test", "id", "source"})
FIGURES: Final = frozenset({"unit", "victim", "tile", "hero", "heroes", "with_tile"})
CARDS: Final = frozenset({"token", "tokens", "card", "weapon", "gives", "carrying"})
NO_CARDS: Final = ("petrified", "secret_passage")
ZONES: Final = frozenset({"zone", "zones"})
# Every sentence may name these; where a file does not, they are what the rules suppose.
SUPPOSED: Final[dict[str, dict[str, Any]]] = {
    "area_wounds": {"zone": "any"},
    "hero_in_zone_with": {"card": []},
    "character_dead": {"unit": []},
    "character_alive": {"unit": []},
    "zone_forbidden": {"unit": []},
}


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
            "rules": [self.sentence("special", row) for row in self.special_rules()],
        }

    def special_rules(self) -> list[Table]:
        """Return the special rules, and first what is not as usual in the overlord's book."""
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
            "tests": [self.sentence("objective", test, "test") for test in tests],
        }

    def event(self, row: Table) -> Table:
        return {
            "tile": row["tile"],
            "all": row["choose"] == "all_in_order",
            "options": [self.sentence("happens", option) for option in row["options"]],
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

    def sentence(self, kind: str, row: Table, word: str = "hook") -> Table:
        """Return the key of a sentence and its values."""
        hook = row[word]
        given = {**SUPPOSED.get(hook, {}), **row}
        if "hero" in given:  # one word for whom it concerns
            given["unit"] = given.pop("hero")
        if hook == "hero_in_zone_with" and "token" in given:
            given["card"] = given.pop("token")
        values = {
            name: self.named(name, value)
            for name, value in given.items()
            if name not in NOT_SAID and not isinstance(value, (bool, dict))
        }
        return {"key": f"{kind}-{hook}", "values": values}

    def named(self, name: str, value: Any) -> list[Any]:
        values = value if isinstance(value, list) else [value]
        return [self.piece(name, one) for one in values if isinstance(one, (str, int))]

    def piece(self, name: str, value: str | int) -> Any:
        """Return a piece where the name is that of one, else the word itself."""
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
