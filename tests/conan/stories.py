"""Random scenario files: all skills and spells on both sides, events, rules, doors.

Everything comes from the checker's closed lists, so every file can be played. A seed gives the
same file on every machine.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tablee.games.conan import data
from tablee.games.conan.board.layout import map_data
from tablee.games.conan.board.lines import fits_door
from tablee.games.conan.names import MAP_FILES, MAP_IDS, most_figures
from tablee.games.conan.scenario.scenario import BENEFITS, RIVER_NUMBERS

Table = dict[str, Any]
MOST_IN_ALL = 40  # figures: sets have 64 bits, observations 48 units
LAST_ROUND = 5


def toml(value: Any) -> str:
    """Return a value as TOML writes it in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return str(value) if isinstance(value, int) else f'"{value}"'


def story(seed: int) -> str:
    """Return the file of the scenario of this seed."""
    return "\n".join(f"{key} = {toml(value)}" for key, value in Story(seed).table().items())


def first_unit(river: list[Table]) -> str:
    """Return the unit of the first tile that has figures."""
    return str(next(row for row in river if "figures" in row)["tile"])


class Story:
    """A scenario under construction: the room left in zones and the names in use."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.map = self.chance.choice(MAP_IDS)
        self.plan = map_data(MAP_FILES[self.map])
        self.room = Counter({zone["id"]: zone["capacity"] for zone in self.plan["zone"]})
        self.wet = {zone["id"] for zone in self.plan["zone"] if "water" in zone["tags"]}
        self.dry = [zone for zone in self.room if zone not in self.wet]
        self.crowd = set(self.chance.sample(self.dry, 4))  # where most figures start
        self.units = {row["id"]: row for row in data.UNIT_ROWS}
        self.figures = 0
        self.rules: list[Table] = []
        self.tokens: list[Table] = []
        self.reserve: list[Table] = []

    def maybe(self, chances: int = 2) -> bool:
        return self.chance.randrange(chances) == 0

    def some(self, values: list[Any], most: int, least: int = 0) -> list[Any]:
        return self.chance.sample(values, min(len(values), self.chance.randint(least, most)))

    def skilled(self, skills: dict[str, set[str]], number: int) -> list[str]:
        """Return a caster and other units, each with a random skill, so rare skills occur."""
        found: list[str] = []
        every = sorted(set().union(*skills.values()))
        skill = "spell_caster"
        while len(found) < number:
            able = [name for name in skills if skill in skills[name] and name not in found]
            if able:
                found.append(self.chance.choice(able))
            skill = self.chance.choice(every)
        return found

    def table(self) -> Table:
        heroes = self.heroes()
        river = self.river()
        self.scattered(river)
        events = self.events(river)
        self.special_rules(heroes, river)
        count = len(heroes)
        return {
            "schema": 2,
            "id": f"story_{self.seed}",
            "map": self.map,
            "turn_limit": LAST_ROUND,
            "first_side": self.chance.choice(["heroes", "overlord"]),
            "heroes_min": count,
            "heroes_max": count,
            "hero": heroes,
            "overlord": self.book(count),
            "river": river,
            "reserve": self.reserve,
            "event": events,
            "reinforcement": {
                "zones": self.some(self.dry, 4, 1),
                "max_per_zone": self.chance.randint(1, 3),
            },
            "chests": self.chests(),
            "token": self.tokens,
            "door": self.doors(),
            "rule": self.rules,
            "objective": self.objectives(heroes, river),
        }

    # -- figures ---------------------------------------------------------------------------

    def place(self, size: int = 1) -> str | None:
        """Reserve room for a base in a zone, usually near others; None if there is no room."""
        zones = [zone for zone in self.dry if self.room[zone] >= size]
        if not zones or self.figures >= MOST_IN_ALL:
            return None
        crowded = [zone for zone in zones if zone in self.crowd]
        zone: str = self.chance.choice(crowded if crowded and not self.maybe(3) else zones)
        self.room[zone] -= size
        self.figures += 1
        return zone

    def group(self, unit: str, most: int) -> list[Table]:
        """Return as many figures of a unit as there is room for."""
        zones = [self.place(self.units[unit]["base_size"]) for _ in range(most)]
        return [{"zone": zone, "count": 1} for zone in zones if zone is not None]

    def heroes(self) -> list[Table]:
        rows = []
        skills = {row["id"]: {skill["id"] for skill in row["skills"]} for row in data.HERO_ROWS}
        for name in self.skilled(skills, self.chance.randint(2, 4)):
            self.units.pop(name, None)
            rows.append(
                {
                    "id": name,
                    "zone": self.place(),
                    "equipment": self.equipment(name),
                    "spells": self.some(data.SPELL_IDS, 12, 4),
                    "active_spells": self.some(["mitras_halo", "sets_halo"], 1),
                }
            )
        for row in self.some(rows, 2, 1):
            row["allies"] = self.allies()
        return rows

    def equipment(self, name: str) -> list[str]:
        """Return cards that a hero can carry."""
        left = data.HERO_ROWS[data.HERO_IDS.index(name)]["load"]["max"]
        cards = []
        for card in self.some(data.EQUIPMENT_ROWS, 5, 1):
            if card.get("weight", 0) <= left:
                left -= card.get("weight", 0)
                cards.append(card["id"])
        return cards

    def allies(self) -> list[Table]:
        rows = []
        for unit in self.some([name for name in self.units if self.is_plain(name)], 2, 1):
            most = most_figures(self.units[unit])
            figures = self.group(unit, self.chance.randint(1, min(3, most)))
            if figures:
                rows.append({"unit": unit, "figures": figures})
                self.units.pop(unit)
        return rows

    def is_plain(self, unit: str) -> bool:
        return "none" in self.units[unit]["colours"]

    def river(self) -> list[Table]:
        skills = {name: set(row["skills"]) for name, row in self.units.items()}
        wanted = self.skilled(skills, self.chance.randint(3, 6))
        rows = [row for row in map(self.tile, wanted) if row is not None]
        for row in list(rows):
            copies = self.units[row["tile"]].get("tile_copies", 1)
            if copies > 1 and len(rows) < 6 and "colour" not in row:
                rows.append({"tile": row["tile"], "same_figure_as": row["tile"]})
        for row in rows:
            self.units.pop(row["tile"], None)
        rows += [{"tile": tile} for tile in ("event_1", "event_2")[: self.chance.randint(0, 2)]]
        return rows

    def tile(self, unit: str) -> Table | None:
        """Return a tile with figures that have room. Minions may also wait beside the board."""
        row = self.units[unit]
        number = self.chance.randint(1, most_figures(row))
        figures = self.group(unit, number)
        if not figures:
            return None
        colour = self.chance.choice(row["colours"])
        tile: Table = {"tile": unit, "figures": figures}
        if colour != "none":
            tile["colour"] = colour
        if row["class"] != "minion":
            tile["life"] = self.chance.randint(1, 4)
        elif number < most_figures(row) and self.maybe(4):
            tile["aside"] = 1
            self.figures += 1
        tile["spells"] = self.some(data.SPELL_IDS, 10, 4)
        return tile

    def book(self, heroes: int) -> Table:
        gems = {"available": self.chance.randint(6, 20), "fatigue": 4, "recovery": 10}
        found: Table = {f"heroes_{heroes}": gems}
        if self.maybe(3):
            found["benefits"] = self.some(list(BENEFITS), 3)
        if self.maybe(3):
            found["numbers"] = self.some(list(RIVER_NUMBERS), 8, 8)
        return found

    # -- events ----------------------------------------------------------------------------

    def events(self, river: list[Table]) -> list[Table]:
        tiles = [row["tile"] for row in river if row["tile"].startswith("event")]
        return [
            {
                "tile": tile,
                "choose": self.chance.choice([1, "all_in_order"]),
                "options": self.options(river),
            }
            for tile in tiles
        ]

    def options(self, river: list[Table]) -> list[Table]:
        dice = self.some(list(data.COLOUR_NAMES), 2, 1)
        known: list[Table] = [
            {"hook": "reinforcement", "points": 6, "first_time_bonus": 2},
            {"hook": "ranged_attack_all"},
            {"hook": "area_wounds", "dice": dice},
            {"hook": "swap_tiles", "count": 1},
            {"hook": "activate_tile", "gem_cost": 1, "counts_toward_limit": self.maybe()},
            {"hook": "move_marker", "by": 1},
        ]
        if self.map == "swamp":
            known.append({"hook": "replace_zone_tag", "add": "water"})
        for token in self.tokens:
            if token["kind"] == "petrified":
                known.append({"hook": "free_monster", "tokens": [token["id"]]})
            if token["kind"] == "treasure":
                known.append({"hook": "token_chain", "tokens": token["id"], "max_tokens": 2})
            if token["kind"] == "object":
                known.append({"hook": "area_attack_on_carrier", "token": token["id"], "dice": dice})
        lone = [row["tile"] for row in river if len(row.get("figures", [])) == 1]
        monster = self.monster()
        if monster is not None:
            known.append({"hook": "replace_tile", "unit": monster, "once": True})
            if lone:
                victim = self.chance.choice(lone)
                known.append(
                    {
                        "hook": "sacrifice_for_monster",
                        "victim": victim,
                        "unit": monster,
                        "once": True,
                    }
                )
            if self.wet:
                known.append({"hook": "place_figures", "unit": monster, "count": 1})
        return list({row["hook"]: row for row in self.some(known, 4, 1)}.values())

    def monster(self) -> str | None:
        """Return the monster in the reserve, the same for all events."""
        if self.reserve:
            return str(self.reserve[0]["unit"])
        monsters = [n for n in self.units if self.is_plain(n) and most_figures(self.units[n]) == 1]
        if not monsters or self.figures >= MOST_IN_ALL:
            return None
        unit = str(self.chance.choice(monsters))
        self.units.pop(unit)
        self.figures += 1
        self.reserve.append({"unit": unit, "count": 1, "life": 3})
        return unit

    # -- what lies about, doors, special rules ---------------------------------------------------

    def chests(self) -> Table:
        zones = self.some(self.dry, 3)
        return {
            "difficulty": self.chance.randint(1, 2),
            "zones": zones,
            "deck": self.some(data.EQUIPMENT_IDS, len(zones) + 3, len(zones) + 1),
        }

    def doors(self) -> list[Table]:
        kinds = self.plan["border_kind"]
        fit = [b for b in self.plan["border"] if fits_door({**kinds[b["kind"]], "kind": b["kind"]})]
        rows = []
        for number, border in enumerate(self.some(fit, 4)):
            ways: list[Table] = [
                {"lock": self.chance.randint(1, 3)},
                {"damage": self.chance.randint(1, 6)},
                {"step_extra_mp": 1},
                {"lock": 2, "damage": 3, "units_pass": True},
                {"key": "key"},
            ]
            way = self.chance.choice(ways)
            rows.append({"id": f"door_{number}", "border": border["zones"], **way})
        return rows

    def special_rules(self, heroes: list[Table], river: list[Table]) -> None:
        """Choose some rules that need nothing else, and some tokens with their rules."""
        hero = self.chance.choice(heroes)["id"]
        tile = first_unit(river)
        known: list[Table] = [
            {"hook": "flee_board"},
            {"hook": "hero_death_moves_marker", "by": 1},
            {"hook": "zone_forbidden", "hero": hero, "zones": self.some(self.dry, 2, 1)},
            {"hook": "zone_forbidden", "unit": tile, "zones": self.some(self.dry, 2, 1)},
            {"hook": "table_bonus", "dice": ["yellow"]},
            {"hook": "armour_against", "unit": tile, "weapon": "sword", "armour": 0},
            {"hook": "leap_failure", "die": ["minions", "allies"], "fall_into_water": ["heroes"]},
            {"hook": "leap_failure", "die": ["heroes", "units"]},
            {"hook": "tentacle_breaks_wall", "unit": tile},
            {"hook": "drop_on_death", "unit": tile, "card": "life_potion"},
        ]
        self.rules += [
            row
            for row in self.some(known, 4)
            if row["hook"] != "drop_on_death" or "colour" not in river[0]
        ]
        self.rules += self.rules_of_tokens(river)

    def rules_of_tokens(self, river: list[Table]) -> list[Table]:
        """Return the rules that belong to the tokens of this scenario."""
        rows: list[Table] = []
        for token in self.tokens:
            if token["kind"] == "treasure":
                rows.append({"hook": "carry_by_units", "tokens": token["id"]})
            elif token["id"] == "villagers":
                row = {"hook": "captives", "tokens": "villagers"}
                rows.append({**row, "attackable_by": "overlord"} if self.maybe() else row)
            elif token["kind"] == "secret_passage":
                rows.append({"hook": "reveal_token", "tokens": token["id"]})
            elif token["id"] == "red_chest":
                rows.append(
                    {"hook": "key_opens", "card": "key", "token": "red_chest", "gives": "ring"}
                )
            elif token["id"] == "relic" and self.maybe():
                dead = {"test": "character_dead", "unit": first_unit(river)}
                rows.append({"hook": "charm", "token": "relic", "broken_when": [dead]})
                rows.append({"hook": "bonus_card_roll", "gives": "pictish_fetish"})
        if self.map == "swamp" and self.maybe():
            unit = first_unit(river)
            rows.append({"hook": "water_appearance", "unit": unit})
            rows.append({"hook": "break_wall_for_gems", "unit": unit, "gem_cost": 1})
            rows.append({"hook": "tile_flips_at_life", "unit": unit, "life_at_most": 2})
        return rows

    def scattered(self, river: list[Table]) -> None:
        """Place tokens of some kinds: treasure, a relic, a locked chest, captives, statues."""
        if self.maybe(3):
            self.token("gold_bags", "treasure", 2, values=[1, 2, 2])
        if self.maybe(3):
            self.token("relic", "object", 2)
        if self.maybe(4):
            self.token("red_chest", "object", 5)
        if self.maybe(4):
            zones = self.some(self.dry, 3, 2)
            self.tokens.append(
                {"id": "passages", "kind": "secret_passage", "zones": zones, "real": 1}
            )
        if self.maybe(3):
            zones = self.some(self.dry, 3, 2)
            row = {"id": "yselda", "kind": "captive", "weight": 6, "hidden": {"candidates": zones}}
            self.tokens.append({**row, "on_death": {"hook": "side_that_killed_loses"}})
        elif self.maybe():
            self.token("villagers", "captive", 6, count=3)
        if self.maybe(3):
            self.statue()

    def statue(self) -> None:
        lone = [n for n in self.units if self.is_plain(n) and most_figures(self.units[n]) == 1]
        unit = self.chance.choice(lone)
        figures = self.group(unit, 1)
        if figures:
            self.units.pop(unit)
            places = [{**figure, "unit": unit} for figure in figures]
            self.tokens.append({"id": "statue", "kind": "petrified", "life": 3, "figures": places})

    def token(self, name: str, kind: str, weight: int, **more: Any) -> None:
        number = more.get("count", len(more.get("values", [0])))
        places = [{"zone": self.chance.choice(self.dry), "count": 1} for _ in range(number)]
        self.tokens.append({"id": name, "kind": kind, "weight": weight, "places": places, **more})

    def objectives(self, heroes: list[Table], river: list[Table]) -> list[Table]:
        """The Overlord wins when time is up, the heroes by a death; both may win earlier."""
        tile = first_unit(river)
        dead = [{"test": "character_dead", "unit": tile}]
        late = [{"test": "marker_at_least", "value": LAST_ROUND}]
        return [
            {"side": "heroes", "when": "end_of_round", "all": dead + late},
            {"side": "overlord", "when": "end_of_round", "all": late},
            {"side": "overlord", "when": "immediate", "all": [{"test": "all_heroes_dead"}]},
        ]
