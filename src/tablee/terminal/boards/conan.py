"""Conan as it lies on the table: the board row by row, the heroes, the river."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tablee.core.actions import Action
from tablee.core.views import QuestionView
from tablee.games.conan.names import MAP_FILES
from tablee.games.conan.view.fields import ConanView, Hero, Lasting, Mark, Zone
from tablee.text import Texts

CHEST = "▣"
HIDDEN = "?"
BROKEN = "⌑"
WATER = "≈"
PASSAGE = "∩"
DOOR = "╫"
LIFE = "♥"
DEAD = "✗"
EMPTY = "·"
ROW_HEIGHT = 9.0  # in board units: zones nearer than this are in one row
HERO_STYLE = "bold bright_cyan"
UNIT_STYLE = "bright_red"


class Asked(ConanView):
    """A view with the question that waits."""

    question: QuestionView | None


def draw(view: ConanView, said: Texts, players: Sequence[str]) -> RenderableType:
    return Group(
        heading(view, said),
        *(row(view, names, said) for names in rows(map_of(view))),
        section(said.say("terminal-conan-heroes")),
        heroes(view, said, players),
        section(overlord_words(view, said)),
        river(view, said),
        *changes(view, said),
        *rolled(view, said),
    )


def hint(view: Asked, action: Action, said: Texts, then: Asked | None = None) -> str:
    """Say in which zone a figure stands, and what an answer costs: points and gems."""
    question = view["question"]
    if action.kind == "tile" and question and question["kind"] == "overlord_acts":
        cost = next(tile["cost"] for tile in view["river"] if tile["tile"] == action.of)
        return said.name("gems", str(cost))
    if action.kind in ("figure", "extra"):
        for zone in view["zones"]:
            if action.of in zone.get("figures", []):
                return short(zone["zone"])
    if action.kind == "gems":
        return ""
    spent = gems_ready(view) - gems_ready(then) if then else 0
    gems = [said.name("gems", str(spent))] if spent > 0 else []
    return ", ".join([*points_of_step(view, action, said), *gems])


def points_of_step(view: ConanView, action: Action, said: Texts) -> list[str]:
    """Return the movement points that a step costs, in words; none: it is no step."""
    acting = view["acting"]
    if action.kind not in ("move", "run", "wreck") or acting is None:
        return []
    costs = (step["cost"] for step in acting["steps"] if step["zone"] == action.of)
    return [said.say("terminal-conan-points", points=cost) for cost in costs]


def gems_ready(view: ConanView) -> int:
    """Return the gems that both sides can spend."""
    return sum(hero["available"] for hero in view["heroes"]) + view["overlord"]["available"]


def map_of(view: ConanView) -> str:
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


def heading(view: ConanView, said: Texts) -> RenderableType:
    words = [
        view["titles"][said.language],
        said.say("terminal-conan-round", round=view["round"], limit=view["turn_limit"]),
    ]
    legend = said.say("terminal-conan-legend", chest=CHEST, hidden=HIDDEN, broken=BROKEN)
    if view["flooded"] or view["passages"] or any("doors" in zone for zone in view["zones"]):
        more = {"water": WATER, "passage": PASSAGE, "door": DOOR}
        legend += "  " + said.say("terminal-conan-legend-more", **more)
    line = Table.grid(expand=True, padding=(0, 1))
    line.add_column(ratio=1)
    line.add_column(justify="right")
    line.add_row(Text(" · ".join(words), style="bold"), Text(legend, style="dim"))
    return line


def row(view: ConanView, names: list[str], said: Texts) -> Table:
    """Draw one row of zones: marks, then who and what is there."""
    zones = {zone["zone"]: zone for zone in view["zones"]}
    table = Table(expand=True, padding=(0, 0), show_lines=False)
    for name in names:
        zone = zones[name]
        marks = (
            CHEST * zone.get("chest", False)
            + HIDDEN * may_hide(view, name)
            + BROKEN * ("broken" in zone)
        )
        marks += WATER * (name in view["flooded"]) + passage_mark(view, name)
        table.add_column(Text(f"{short(name)} {marks}".strip()), ratio=1)
    table.add_row(*(content(zones[name], view, said) for name in names))
    return table


def short(zone: str) -> str:
    """Return what a zone is called on its map: "b2"."""
    return zone.rpartition("_")[2]


def passage_mark(view: ConanView, name: str) -> str:
    """A secret passage, and what the viewer knows of it."""
    for passage in view["passages"]:
        if passage["zone"] == name:
            return PASSAGE + {None: "?", True: "✓", False: "✗"}[passage["real"]]
    return ""


def may_hide(view: ConanView, name: str) -> bool:
    """Say whether the captive may be there; the overlord sees where she is."""
    if view["captive_hidden_in"] is not None:
        return bool(view["captive_hidden_in"] == name)
    return name in view["captive_may_be_in"]


def content(zone: Zone, view: ConanView, said: Texts) -> Text:
    names = {hero["hero"] for hero in view["heroes"]}
    text = Text()
    for figure in zone.get("figures", []):
        if figure in names:
            text.append(said.name("figure", figure) + "\n", style=HERO_STYLE)
    life = {unit["figure"]: unit["life"] for unit in view["units"] if unit["life"] > 1}
    units = Counter(
        unit_name(figure, said) + (f" {LIFE}{life[figure]}" if figure in life else "")
        for figure in zone.get("figures", [])
        if figure not in names
    )
    for name, number in units.items():
        text.append(f"{number} {name}\n" if number > 1 else f"{name}\n", style=UNIT_STYLE)
    for card in zone.get("cards", []):
        text.append(f"({said.name('card', card)})\n")
    if "doors" in zone:
        text.append(f"{DOOR} {' '.join(short(other) for other in zone['doors'])}\n")
    text.rstrip()
    return text


def unit_name(figure: str, said: Texts) -> str:
    """Return a unit's name without the number that distinguishes it."""
    name = said.name("figure", figure)
    words, _, last = name.rpartition(" ")
    return words if last.isdigit() else name


def heroes(view: ConanView, said: Texts, players: Sequence[str]) -> Table:
    table = Table(expand=True, padding=(0, 1))
    for key in ("hero", "place", "gems", "used", "load", "cards"):
        ratio = 3 if key == "cards" else 1
        table.add_column(said.say(f"terminal-conan-{key}"), ratio=ratio)
    for hero in view["heroes"]:
        table.add_row(
            Text(f"{said.name('hero', hero['hero'])} ({players[hero['seat']]})"),
            Text(whereabouts(hero, said)),
            Text(f"{hero['available']} / {hero['fatigue']} / {hero['wounds']}"),
            Text(used(hero, said)),
            Text(f"{hero['load']} / {hero['max_load']}"),
            Text(", ".join([*carried(hero, said), *known(hero, said)])),
        )
    return table


def whereabouts(hero: Hero, said: Texts) -> str:
    """Where a hero is and in which state, or what happened to him."""
    gender = said.gender("hero", hero["hero"])
    if hero["fate"] != "in_play":
        return said.say(f"terminal-conan-{hero['fate']}", gender=gender)
    key = "terminal-conan-active" if hero["active"] else "terminal-conan-resting"
    state = said.say(key, gender=gender)
    return f"{short(hero['zone'] or EMPTY)}, {state}"


def used(hero: Hero, said: Texts) -> str:
    return ", ".join(
        f"{said.name('box', box)} {gems}" for box, gems in hero["boxes"].items() if gems
    )


def carried(hero: Hero, said: Texts) -> list[str]:
    return [said.name("card", card) for card in hero["cards"]]


def known(hero: Hero, said: Texts) -> list[str]:
    return [said.name("spell", spell) for spell in hero["spells"]]


def told(marks: Sequence[Mark], said: Texts) -> list[str]:
    """Tokens and states of a figure in words; of webs their number."""
    return [said.say(f"mark-{mark}", count=count) for mark, count in Counter(marks).items()]


def overlord_words(view: ConanView, said: Texts) -> str:
    gems = view["overlord"]
    return said.say(
        "terminal-conan-overlord",
        available=gems["available"],
        fatigue=gems["fatigue"],
        recovery=gems["recovery"],
        activations=gems["activations"],
    )


def river(view: ConanView, said: Texts) -> Text:
    """The tiles with what each costs; a bloodied one is marked."""
    text = Text()
    for tile in view["river"]:
        name = said.name("tile", tile["tile"])
        text.append(f"{tile['cost']} ", style="bold")
        text.append(f"{DEAD} {name}" if tile["bloodied"] else name)
        text.append("   ")
    return text


def changes(view: ConanView, said: Texts) -> list[Text]:
    """What has been counted, which spells last, and what lies on figures."""
    counted = [said.say("board-chest-deck", cards=view["chest_deck_size"])]
    if view["gold"]:
        counted.append(said.say("board-gold", gold=view["gold"]))
    if view["devoured"]:
        counted.append(said.say("board-devoured", villagers=view["devoured"]))
    if view["carried_off"]:
        cards = said.names("card", view["carried_off"])
        counted.append(said.say("terminal-conan-carried-off", cards=cards))
    lines = [" · ".join(counted)]
    if view["lasting"]:
        spells = "; ".join(lasting_words(spell, said) for spell in view["lasting"])
        lines.append(said.say("terminal-conan-told", of=said.say("board-lasting"), words=spells))
    return [Text(line) for line in [*lines, *figure_lines(view, said)]]


def lasting_words(lasting: Lasting, said: Texts) -> str:
    spell = said.name("spell", lasting["spell"])
    if "side" in lasting:
        return said.say(f"board-lasting-{lasting['side']}", spell=spell)
    if "zone" in lasting:
        target = said.name("zone", lasting["zone"])
        return said.say("board-lasting-zone", spell=spell, target=target)
    target = said.name("figure", lasting["figure"])
    return said.say("board-lasting-figure", spell=spell, target=target)


def figure_lines(view: ConanView, said: Texts) -> list[str]:
    """Each figure about which there is more to say than its zone."""
    lines = [
        line_of(said.name("hero", hero["hero"]), told(hero["marks"], said), said)
        for hero in view["heroes"]
        if hero["marks"]
    ]
    for unit in view["units"]:
        words = told(unit.get("marks", []), said)
        if "ally" in unit:
            words.append(said.say("mark-ally"))
        if unit["figure"] in view["petrified"]:
            words.append(said.say("mark-petrified"))
        if words:
            name = said.name("figure", unit["figure"])
            lines.append(line_of(f"{name} ({short(unit['zone'])})", words, said))
    return lines


def line_of(name: str, words: Sequence[str], said: Texts) -> str:
    return said.say("terminal-conan-told", of=name, words=", ".join(words))


def rolled(view: ConanView, said: Texts) -> list[Text]:
    """The dice of the last roll."""
    dice = [said.name("die", f"{one['die']}_{one['shown']}") for one in view["roll"]]
    return [Text(said.say("terminal-conan-roll", dice=", ".join(dice)))] if dice else []


def details(view: ConanView, said: Texts, players: Sequence[str]) -> RenderableType:
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
        moves = said.say("board-base-move", points=hero["base_move"])
        name = Text(said.name("hero", hero["hero"]), style="bold")
        table.add_row(name, Text("; ".join([", ".join(skills), ", ".join(limits), moves])))
    zones = [said.name("zone", zone["zone"]) for zone in view["zones"]]
    table.add_row("", Text(", ".join(zones)))
    return table
