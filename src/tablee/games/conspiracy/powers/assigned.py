"""Which lord and which location has which power, by what the facts say of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.games.conspiracy.data import (
    COLOUR_NAMES,
    GOLD,
    LOCATION_ROWS,
    LORD_EFFECTS,
    METAL_NAMES,
    SILVER,
)
from tablee.games.conspiracy.moments import (
    LORD_POWERS,
    LocationPower,
    LordPower,
    give_location,
)
from tablee.games.conspiracy.powers import locations, lords

Facts = dict[str, Any]

# By the effect's name in the facts; a name that is missing here is an error at import.
LORDS: Final[dict[str, Callable[[Facts], LordPower]]] = {
    "swap_two_keyless_lords": lambda effect: lords.SwapLords(),
    "key": lambda effect: lords.Key(METAL_NAMES.index(effect["metal"])),
    "pearls": lambda effect: lords.Pearls(effect["count"]),
    "reveal_top_lord_to_discard": lambda effect: lords.RevealLord(),
}

# By the ability's name; those without one by what they count at the end.
ABILITIES: Final[dict[str, Callable[[int], LocationPower]]] = {
    "opponents_draw_one": lambda points: locations.ForceDraw(points, 1),
    "opponents_draw_two": lambda points: locations.ForceDraw(points, 2),
    "shuffle_discarded_lords_into_deck": lambda points: locations.RecycleLords(points),
    "shuffle_available_locations_into_deck": lambda points: locations.RecycleLocations(points),
    "two_keys_any_metal": lambda points: locations.AnyTwoKeys(points),
    "choose_from_location_deck": lambda points: locations.ChooseInDeck(points),
}
COUNTS: Final[dict[str, Callable[[int, Facts], LocationPower]]] = {
    "fixed": lambda points, params: LocationPower(points),
    "per_silver_key": lambda points, params: locations.PerKey(points, SILVER, params["per"]),
    "per_gold_key": lambda points, params: locations.PerKey(points, GOLD, params["per"]),
    "per_pearls": lambda points, params: locations.PerPearls(
        points, params["group"], params["per"]
    ),
    "per_location": lambda points, params: locations.PerLocation(points, params["per"]),
    "strongest_lord_of_colour": lambda points, params: locations.StrongestLord(
        points, COLOUR_NAMES.index(params["colour"])
    ),
    "lords_of_colour": lambda points, params: locations.PerLord(
        points, COLOUR_NAMES.index(params["colour"]), params["per"]
    ),
}


def location_power(row: Facts) -> LocationPower:
    points: int = row["points"]
    if row["ability"] != "none":
        return ABILITIES[row["ability"]](points)
    if row["pearls"] > 0:
        return locations.GainPearls(points, row["pearls"])
    return COUNTS[row["kind"]](points, row["params"])


for _lord, _effect in enumerate(LORD_EFFECTS):
    LORD_POWERS[_lord] = LORDS[_effect["kind"]](_effect)
for _location, _row in enumerate(LOCATION_ROWS):
    give_location(_location, location_power(_row))
