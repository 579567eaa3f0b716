"""Conan as it lies on the table: the board row by row, the heroes, the river."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tablee.core.actions import Action
from tablee.games.conan.names import MAP_FILES
from tablee.text import Texts

CHEST = "▣"
HIDDEN = "?"
BROKEN = "⌑"
DEAD = "✗"
ROW_HEIGHT = 9.0  # in board units: zones nearer than this stand in one row
HERO_STYLE = "bold bright_cyan"
UNIT_STYLE = "bright_red"

View = dict[str, Any]


def draw(view: View, said: Texts, players: Sequence[str]) -> RenderableType:
    return Group(
        heading(view, said),
        *(row(view, names, said) for names in rows(map_of(view))),
        section(said.say("terminal-conan-heroes")),
        heroes(view, said, players),
        section(overlord_words(view, said)),
        river(view, said),
        *rolled(view, said),
    )


def hint(view: View, action: Action, said: Texts) -> str:
    """Say what it costs to activate a tile now, and in which zone a figure stands."""
    if action.kind == "tile" and view["question"]["kind"] == "overlord_acts":
        cost = next(tile["cost"] for tile in view["river"] if tile["tile"] == action.of)
        return said.name("gems", str(cost))
    if action.kind in ("figure", "extra"):
        for zone in view["zones"]:
            if action.of in zone["figures"]:
                return str(zone["zone"].rpartition("_")[2])
    return ""


def map_of(view: View) -> str:
    """Return the map whose zones the view shows."""
    first: str = view["zones"][0]["zone"]
    return next(name for name in MAP_FILES if first.startswith(f"{name}_"))


@cache
def rows(map_name: str) -> list[list[str]]:
    """Return the zones of a map in rows from north to south, each from west to east."""
    data = tomllib.loads(MAP_FILES[map_name].read_text(encoding="utf-8"))
    zones = sorted((zone["center"][1], zone["center"][0], zone["id"]) for zone in data["zone"])
    found: list[list[tuple[float, str]]] = []
    top = -ROW_HEIGHT
    for y, x, name in zones:
        if y - top >= ROW_HEIGHT:
            found.append([])
            top = y
        found[-1].append((x, f"{map_name}_{name}"))
    return [[name for _, name in sorted(line)] for line in found]


def section(title: str) -> Rule:
    return Rule(Text(title, style="bold"), align="left", style="dim")


def heading(view: View, said: Texts) -> RenderableType:
    words = [
        view["titles"][said.language],
        said.say("terminal-conan-round", round=view["round"], limit=view["turn_limit"]),
    ]
    legend = said.say("terminal-conan-legend", chest=CHEST, hidden=HIDDEN, broken=BROKEN)
    line = Table.grid(expand=True, padding=(0, 1))
    line.add_column(ratio=1)
    line.add_column(justify="right")
    line.add_row(Text(" · ".join(words), style="bold"), Text(legend, style="dim"))
    return line


def row(view: View, names: list[str], said: Texts) -> Table:
    """Draw one row of zones: marks, then who and what is there."""
    zones = {zone["zone"]: zone for zone in view["zones"]}
    table = Table(expand=True, padding=(0, 0), show_lines=False)
    for name in names:
        zone = zones[name]
        marks = (
            CHEST * zone["chest"] + HIDDEN * may_hide(view, name) + BROKEN * bool(zone["broken"])
        )
        table.add_column(Text(f"{name.rpartition('_')[2]} {marks}".strip()), ratio=1)
    table.add_row(*(content(zones[name], view, said) for name in names))
    return table


def may_hide(view: View, name: str) -> bool:
    """Say whether the captive may be there; the overlord sees where she is."""
    if view["captive_hidden_in"] is not None:
        return bool(view["captive_hidden_in"] == name)
    return name in view["captive_may_be_in"]


def content(zone: View, view: View, said: Texts) -> Text:
    names = {hero["hero"] for hero in view["heroes"]}
    text = Text()
    for figure in zone["figures"]:
        if figure in names:
            text.append(said.name("figure", figure) + "\n", style=HERO_STYLE)
    units = Counter(unit_name(figure, said) for figure in zone["figures"] if figure not in names)
    for name, number in units.items():
        text.append(f"{number} {name}\n" if number > 1 else f"{name}\n", style=UNIT_STYLE)
    for card in zone["cards"]:
        text.append(f"({said.name('card', card)})\n")
    text.rstrip()
    return text


def unit_name(figure: str, said: Texts) -> str:
    """Return a unit's name without the number that tells it from its like."""
    name = said.name("figure", figure)
    words, _, last = name.rpartition(" ")
    return words if last.isdigit() else name


def heroes(view: View, said: Texts, players: Sequence[str]) -> Table:
    table = Table(expand=True, padding=(0, 1))
    for key in ("hero", "place", "gems", "used", "load", "cards"):
        ratio = 3 if key == "cards" else 1
        table.add_column(said.say(f"terminal-conan-{key}"), ratio=ratio)
    for hero in view["heroes"]:
        table.add_row(
            Text(f"{said.name('hero', hero['hero'])} ({players[hero['seat']]})"),
            Text(standing(hero, said)),
            Text(f"{hero['available']} / {hero['fatigue']} / {hero['wounds']}"),
            Text(used(hero, said)),
            Text(f"{hero['load']} / {hero['max_load']}"),
            Text(", ".join([*carried(hero, said), *known(hero, said)])),
        )
    return table


def standing(hero: View, said: Texts) -> str:
    """Where a hero is and in which state, or what became of him."""
    if hero["fate"] != "in_play":
        return said.say(f"terminal-conan-{hero['fate']}")
    state = said.say("terminal-conan-active" if hero["active"] else "terminal-conan-resting")
    return f"{hero['zone'].rpartition('_')[2]}, {state}"


def used(hero: View, said: Texts) -> str:
    return ", ".join(
        f"{said.name('box', box)} {gems}" for box, gems in hero["boxes"].items() if gems
    )


def carried(hero: View, said: Texts) -> list[str]:
    return [said.name("card", card) for card in hero["cards"]]


def known(hero: View, said: Texts) -> list[str]:
    halo = [said.say("terminal-conan-halo")] if hero["halo"] else []
    return [*(said.name("spell", spell) for spell in hero["spells"]), *halo]


def overlord_words(view: View, said: Texts) -> str:
    gems = view["overlord"]
    return said.say(
        "terminal-conan-overlord",
        available=gems["available"],
        fatigue=gems["fatigue"],
        recovery=gems["recovery"],
    )


def river(view: View, said: Texts) -> Text:
    """The tiles with what each costs; a bloodied one is marked."""
    text = Text()
    for tile in view["river"]:
        name = said.name("tile", tile["tile"])
        text.append(f"{tile['cost']} ", style="bold")
        text.append(f"{DEAD} {name}" if tile["bloodied"] else name)
        text.append("   ")
    return text


def rolled(view: View, said: Texts) -> list[Text]:
    """The dice of the last roll."""
    dice = [said.name("die", f"{colour}_{shown}") for colour, shown in view["roll"]]
    return [Text(said.say("terminal-conan-roll", dice=", ".join(dice)))] if dice else []


def details(view: View, said: Texts, players: Sequence[str]) -> RenderableType:
    """The names of all zones, and the skills and exertion limits of the heroes."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for hero in view["heroes"]:
        skills = [said.name("skill", skill) for skill in hero["skills"]]
        limits = [
            f"{said.name('box', box)} {limit}"
            for box, limit in hero["limits"].items()
            if box not in ("defence", "reroll")
        ]
        name = Text(said.name("hero", hero["hero"]), style="bold")
        table.add_row(name, Text("; ".join([", ".join(skills), ", ".join(limits)])))
    zones = [said.name("zone", zone["zone"]) for zone in view["zones"]]
    table.add_row("", Text(", ".join(zones)))
    return table
