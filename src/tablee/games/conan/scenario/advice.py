"""Warnings about a scenario that can be played: each as a key and its values, `advice-<word>`."""

from __future__ import annotations

from typing import Any

from tablee.games.conan.board.layout import map_data
from tablee.games.conan.names import MAP_FILES

Table = dict[str, Any]
Advice = tuple[str, str, dict[str, str | int]]  # key, word, values


def advise(data: Table) -> list[Advice]:
    """Return what the author of a file should look at again; the file was checked before."""
    found: list[Advice] = []
    for look in (ways_out, entries, time, keys, guards, weapons):
        found += look(data)
    return found


def asked(data: Table) -> list[Table]:
    """Return the tests of all objectives."""
    return [test for row in data["objective"] for test in row.get("all", row.get("any", []))]


def ways_out(data: Table) -> list[Advice]:
    """Something must be carried off the board, but nobody may leave it."""
    names = {test["test"] for test in asked(data)}
    hooks = {row["hook"] for row in data.get("rule", [])}
    leaving = {"flee_board", "flee_by_token", "carry_by_units"}
    if "token_carried_off_board" in names and not hooks & leaving:
        return [("rule", "no-way-out", {})]
    plan = map_data(MAP_FILES[data["map"]])
    if "flee_board" in hooks and not plan.get("edge", {}).get("exits"):
        return [("map", "no-exit", {})]
    return []


def entries(data: Table) -> list[Advice]:
    """Reinforcements come, but no zone lets them in."""
    hooks = {option["hook"] for event in data.get("event", []) for option in event["options"]}
    zones = data.get("reinforcement", {}).get("zones", [])
    if hooks & {"reinforcement", "replace_tile"} and not zones:
        return [("reinforcement", "no-entry", {})]
    if any(row.get("aside") for row in data["river"]) and "reinforcement" not in hooks:
        return [("event", "never-enter", {})]
    return []


def time(data: Table) -> list[Advice]:
    """The turn limit is only shown; an objective must look at it."""
    limit = data["turn_limit"]
    ends = [test["value"] for test in asked(data) if test["test"] == "round_at_least"]
    if limit and not ends and "marker_at_least" not in {test["test"] for test in asked(data)}:
        return [("turn_limit", "limit-only-shown", {"limit": limit})]
    if limit and ends and limit not in ends:
        return [("turn_limit", "other-limit", {"limit": limit, "value": ends[0]})]
    if not limit and not ends:
        return [("turn_limit", "no-end", {})]
    return []


def keys(data: Table) -> list[Advice]:
    """A door opens only with a key that nobody can find."""
    deck = data.get("chests", {}).get("deck", [])
    carried = [card for hero in data["hero"] for card in hero.get("equipment", [])]
    dropped = [row.get("card") for row in data.get("rule", []) if row["hook"] == "drop_on_death"]
    to_be_had = deck + carried + dropped
    found: list[Advice] = []
    for place, door in enumerate(data.get("door", []), 1):
        other = {"lock", "damage", "step_extra_mp"} & set(door)
        if "key" in door and not other and door["key"] not in to_be_had:
            found.append((f"door {place}.key", "key-nowhere", {"card": door["key"]}))
    return found


def guards(data: Table) -> list[Advice]:
    """All the overlord's figures wait beside the board."""
    if not any(row.get("figures") for row in data["river"]):
        return [("river", "nobody-there", {})]
    return []


def weapons(data: Table) -> list[Advice]:
    """A hero begins with nothing at all."""
    found: list[Advice] = []
    for place, hero in enumerate(data["hero"], 1):
        if not hero.get("equipment") and not hero.get("spells"):
            found.append((f"hero {place}.equipment", "bare-hands", {"hero": hero["id"]}))
    return found
