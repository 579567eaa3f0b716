"""Builders for tables with any heroes, units and allies on any map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tablee.core.engine import empty_agenda
from tablee.core.rng import seeded
from tablee.games.conan import data
from tablee.games.conan.leaders import IN_TURN
from tablee.games.conan.names import ZONE_IDS
from tablee.games.conan.scenario.reading import make_scenario
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.round import END_HEROES_TURN
from tablee.games.conan.steps.setup import set_up
from tests.conan.tables import (
    asked,
    dice,
    do,
    figure_of,
    heroes_turn,
    offered,
    options,
    overlords_turn,
)

VILLAGE = "pict_village"


def arena(
    heroes: Mapping[str, str],
    units: Mapping[str, Iterable[str]] | None = None,
    board: str = VILLAGE,
    seats: int = 2,
    gems: int = 9,
    spells: Mapping[str, list[str]] | None = None,
    cards: Mapping[str, list[str]] | None = None,
    allies: Mapping[str, Iterable[str]] | None = None,
    **more: Any,
) -> ConanState:
    """Return a table in the heroes' action phase; each tile of units has a zone for each figure.

    Allies come with the first hero. Every hero and the overlord have `gems` available.
    """
    story = {
        "schema": 2,
        "id": "arena",
        "name_en": "Arena",
        "name_fr": "Arène",
        "map": board,
        "turn_limit": 9,
        "heroes_min": len(heroes),
        "heroes_max": len(heroes),
        "hero": [
            hero_row(name, zone, spells or {}, cards or {}, allies if place == 0 else None)
            for place, (name, zone) in enumerate(heroes.items())
        ],
        "overlord": {f"heroes_{len(heroes)}": {"available": gems, "fatigue": 0, "recovery": 5}},
        "river": [unit_row(unit, zones, spells or {}) for unit, zones in (units or {}).items()],
        "objective": [
            {
                "side": "overlord",
                "when": "end_of_round",
                "all": [{"test": "round_at_least", "value": 9}],
            }
        ],
        **more,
    }
    state = set_up(make_scenario(story), seats, seeded(1), len(heroes), IN_TURN)
    for slot in range(len(heroes)):
        state.at[slot].available = gems
        state.at[slot].fatigue = 0
    heroes_turn(state)
    return state


def hero_row(
    name: str,
    zone: str,
    spells: Mapping[str, list[str]],
    cards: Mapping[str, list[str]],
    allies: Mapping[str, Iterable[str]] | None,
) -> dict[str, Any]:
    row: dict[str, Any] = {
        "id": name,
        "zone": zone,
        "equipment": cards.get(name, []),
        "spells": spells.get(name, []),
    }
    if allies:
        row["allies"] = [{"unit": unit, "figures": places(zones)} for unit, zones in allies.items()]
    return row


def unit_row(unit: str, zones: Iterable[str], spells: Mapping[str, list[str]]) -> dict[str, Any]:
    tile, _, colour = unit.partition(":")
    row: dict[str, Any] = {"tile": tile, "life": 5 if is_big(tile) else 1, "figures": places(zones)}
    if colour:
        row["colour"] = colour
    if unit in spells:
        row["spells"] = spells[unit]
    return row


def is_big(tile: str) -> bool:
    return bool(data.UNIT_ROWS[data.UNIT_IDS.index(tile)]["class"] != "minion")


def places(zones: Iterable[str]) -> list[dict[str, Any]]:
    return [{"zone": zone, "count": 1} for zone in zones]


def local(state: ConanState, name: str) -> int:
    """Return the number of a zone on the board of this table."""
    first = state.board().first_zone
    board = ZONE_IDS[first].rsplit("_", 1)[0]
    return ZONE_IDS.index(f"{board}_{name}") - first


def at(state: ConanState, name: str) -> str | None:
    zone = state.zone[figure_of(state, name)]
    return None if zone < 0 else ZONE_IDS[state.board().first_zone + zone].rsplit("_", 1)[1]


def to(state: ConanState, zone: str, verb: str = "move") -> str:
    """Return a choice that names a zone of this board."""
    return f"{verb} {ZONE_IDS[state.board().first_zone + local(state, zone)]}"


def reached(state: ConanState, verb: str) -> list[str]:
    """Return the zones offered with a verb."""
    words = [word.split() for word in options(state) if word.startswith(f"{verb} ")]
    return sorted(word[1].rsplit("_", 1)[1] for word in words)


def named(state: ConanState, verb: str = "figure") -> list[str]:
    return [word.split()[1] for word in offered(state) if word.startswith(f"{verb} ")]


def put(state: ConanState, name: str, zone: str) -> None:
    state.put(figure_of(state, name), local(state, zone))


def life(state: ConanState, name: str) -> int:
    return int(state.life[figure_of(state, name)])


def grant(state: ConanState, name: str, skill: str) -> None:
    """Give a figure a skill, as a spell would. It lasts until a spell is cast or ends."""
    state.granted[figure_of(state, name)] |= 1 << data.SKILL_IDS.index(skill)


def has_skill(state: ConanState, name: str, skill: str) -> bool:
    return state.has_skill(figure_of(state, name), data.SKILL_IDS.index(skill))


def overlord(state: ConanState, tile: str, gems: int = 9) -> None:
    """Let the overlord activate a tile and skip its free moves."""
    overlords_turn(state, gems)
    do(state, f"tile {tile}")
    while asked(state) in ("ChooseMover", "React"):
        do(state, "pass")


def finish(state: ConanState, *wanted: str) -> None:
    """Answer everything in the simplest way until one of these questions is asked."""
    for _ in range(60):
        if state.is_over() or asked(state) in wanted:
            return
        words = offered(state)
        for simple in ("keep", "gems 0", "pass"):
            if simple in words:
                do(state, simple)
                break
        else:
            do(state, words[0])
    raise AssertionError(f"still {asked(state)}")


def hit(
    state: ConanState, attacker: str, weapon: str, target: str, faces: str, gems: int = 1
) -> None:
    """Let a hero attack with known dice; rerolls are declined."""
    do(state, f"act {attacker}", weapon)
    if asked(state) == "ChooseTarget":
        do(state, f"figure {target}")
    dice(state, faces)
    while asked(state) not in ("AttackGems", "Rerolls"):
        do(state, offered(state)[-1])
    do(state, f"gems {gems}")


def cast(state: ConanState, caster: str, spell: str, *choices: str) -> None:
    """Let a hero cast a spell in his action phase."""
    if asked(state) == "HeroesAct":
        do(state, f"act {caster}")
    do(state, f"cast {spell}", *choices)


def rest_of_turn(state: ConanState) -> None:
    """End the heroes' turn; the overlord's begins."""
    state.agenda = empty_agenda()
    state.push(END_HEROES_TURN)
    state.settle()
