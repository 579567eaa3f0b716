"""The printed facts of Abyss, read from `facts` and checked at import."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit
from tablee.core.facts import rows
from tablee.core.native import i64, vec

RACES: Final = 5
VALUES: Final = 5
ALLIES: Final = 25  # kinds of allies: race * 5 + value - 1
MONSTER: Final = 25  # the exploration card that is not an ally
GUILDS: Final = 6
LORD_COUNT: Final = 35
LOCATION_COUNT: Final = 20
TRACK_SPACES: Final = 5
COURT_SPACES: Final = 6
THREAT_SPACES: Final = 6
MAX_SEATS: Final = 4
LORDS_TO_END: Final = 7
COURT_TO_REFILL: Final = 2  # with this many lords left, or fewer, the court is refilled
REFILL_PEARLS: Final = 2
KEYS_PER_LOCATION: Final = 3
KEY_TOKENS: Final = 10  # in the box
MAX_DRAWN: Final = 4  # locations drawn at once
ANY_RACE: Final = -1

RACE_NAMES: Final = ("crab", "jellyfish", "seahorse", "shellfish", "squid")
GUILD_NAMES: Final = ("farmer", "soldier", "merchant", "mage", "politician", "ambassador")
SOLDIER: Final = 1

# What a location counts; the order of the kinds in locations.toml's header.
LORDS_OF_GUILD: Final = 0
AFFILIATED_OF_RACE: Final = 1
DISTINCT_GUILDS: Final = 2
WEAKEST_LORD: Final = 3
STRONGEST_LORD: Final = 4
BASE_MINUS_LORDS: Final = 5
BASE_MINUS_AFFILIATED: Final = 6
LORDS_WITH_KEY: Final = 7
LORDS_WITHOUT_KEY: Final = 8
WEAKEST_AFFILIATED_PER_RACE: Final = 9
COPY_OPPONENT_LOCATION: Final = 10
SWAP_ON_CONTROL: Final = 11
LOCATION_KINDS: Final = (
    "lords_of_guild",
    "affiliated_of_race",
    "distinct_guilds",
    "weakest_lord",
    "strongest_lord",
    "base_minus_lords",
    "base_minus_affiliated",
    "lords_with_key",
    "lords_without_key",
    "weakest_affiliated_per_race",
    "copy_opponent_location",
    "swap_on_control",
)


class LordCard:
    """What is printed on a lord; its power is found by its place in the list."""

    def __init__(
        self, guild: i64, influence: i64, keys: i64, price: i64, race_count: i64, race: i64
    ) -> None:
        self.guild = guild
        self.influence = influence
        self.keys = keys
        self.price = price  # least total value of the allies paid
        self.race_count = race_count  # exact number of different races paid
        self.race = race  # one of them, or ANY_RACE


class LocationTile:
    """What is printed on a location: `base` plus or minus `per` for each thing of a kind."""

    def __init__(self, kind: i64, which: i64, base: i64, per: i64) -> None:
        self.kind = kind
        self.which = which  # the race or guild that counts
        self.base = base
        self.per = per


def _lord(row: dict[str, Any]) -> LordCard:
    race = row["required_race"]
    return LordCard(
        GUILD_NAMES.index(row["guild"]),
        row["influence"],
        row["keys"],
        row["cost_value"],
        row["race_count"],
        ANY_RACE if race == "none" else RACE_NAMES.index(race),
    )


def _location(row: dict[str, Any]) -> LocationTile:
    params = row["params"]
    which = 0
    if "guild" in params:
        which = GUILD_NAMES.index(params["guild"])
    elif "race" in params:
        which = RACE_NAMES.index(params["race"])
    per = params.get("per", params.get("factor", 1))
    return LocationTile(LOCATION_KINDS.index(row["kind"]), which, params.get("base", 0), per)


_LORD_ROWS: Final = rows("abyss", "lords")
_LOCATION_ROWS: Final = rows("abyss", "locations")
LORD_IDS: Final[list[str]] = [row["id"] for row in _LORD_ROWS]
LOCATION_IDS: Final[list[str]] = [row["id"] for row in _LOCATION_ROWS]
LORD_EFFECTS: Final[list[dict[str, Any]]] = [row["effect"] for row in _LORD_ROWS]
# The statement about each lord, or else the general one about powers.
LORD_RULES: Final[list[str]] = [row.get("rule", "38") for row in _LORD_ROWS]
LORDS: Final[vec[LordCard]] = vec[LordCard]([_lord(row) for row in _LORD_ROWS])
LOCATIONS: Final[vec[LocationTile]] = vec[LocationTile]([_location(row) for row in _LOCATION_ROWS])

ALLY_IDS: Final[list[str]] = [
    f"{race}_{value + 1}" for race in RACE_NAMES for value in range(VALUES)
]
CARD_IDS: Final[list[str]] = [*ALLY_IDS, "monster"]

# "Matériel": each race has one 5, two 4, three 3, three 2, four 1; six monsters.
COPIES: Final = (4, 3, 3, 2, 1)
EXPLORATION_CARDS: Final[vec[i64]] = vec[i64](
    [race * VALUES + v for race in range(RACES) for v in range(VALUES) for _ in range(COPIES[v])]
    + [MONSTER] * 6
)
MONSTER_TOKENS: Final[vec[i64]] = vec[i64]([2] * 9 + [3] * 9 + [4] * 2)
LORD_CARDS: Final[vec[i64]] = vec[i64](range(LORD_COUNT))
LOCATION_TILES: Final[vec[i64]] = vec[i64](range(LOCATION_COUNT))

# Rewards by threat space: keys, and things that may each be a pearl or a monster token.
REWARD_KEYS: Final[vec[i64]] = vec[i64]([0, 0, 1, 1, 1, 2])
REWARD_CHOICES: Final[vec[i64]] = vec[i64]([1, 2, 0, 1, 2, 0])

assert len(LORD_IDS) == LORD_COUNT
assert len(LOCATION_IDS) == LOCATION_COUNT


def lord_id(name: str) -> i64:
    return LORD_IDS.index(name)


def location_id(name: str) -> i64:
    return LOCATION_IDS.index(name)


def rule_of_lord(lord: i64) -> str:
    """Return the id of the rule about a lord."""
    return ":".join(("abyss", LORD_RULES[lord]))


def race_of(ally: i64) -> i64:
    return ally // VALUES


def value_of(ally: i64) -> i64:
    return ally % VALUES + 1


def _lords_with_keys(keys: i64) -> i64:
    lords: i64 = 0
    for lord in range(LORD_COUNT):
        if LORDS[lord].keys == keys:
            lords |= bit(lord)
    return lords


SHIP_MASTER: Final[i64] = lord_id("ship_master")
KEY_LORDS: Final[i64] = _lords_with_keys(1)
AMBASSADORS: Final[i64] = _lords_with_keys(KEYS_PER_LOCATION)
