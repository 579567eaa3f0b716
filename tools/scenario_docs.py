"""Generate the lists of keys, rules, events and tests in docs/conan-scenarios.md.

`python tools/scenario_docs.py [--check]`. The tool stops at a key without a description here, or a
rule without a text `about-...`, so the page cannot become outdated.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from tablee.games.conan.scenario.hooks import SOURCES, TABLES
from tablee.games.conan.scenario.named import EVENTS_TAKE, RULES_TAKE, TESTS_TAKE, Takes
from tablee.games.conan.scenario.parameters import NOTE, NUMBER, Parameter
from tablee.text import texts

PAGE = Path(__file__).parents[1] / "docs" / "conan-scenarios.md"
BEGIN = "<!-- {part}: made by tools/scenario_docs.py -->"
END = "<!-- end of {part} -->"
SOURCE = {"source", "zone_source", "name_fr_source", *SOURCES}

HEADERS = {
    "file": "Head of the file",
    "hero": "`[[hero]]`, one for each hero",
    "hero.allies": "`allies` of a hero, a list of tables",
    "hero_setup": "`[hero_setup]`",
    "overlord": "`[overlord]`",
    "overlord.heroes": "`[overlord.heroes_3]`, one for each number of heroes",
    "river": "`[[river]]`, from left to right",
    "reserve": "`[[reserve]]`, figures that events bring",
    "event": "`[[event]]`, one for each event tile of the river",
    "reinforcement": "`[reinforcement]`",
    "chests": "`[chests]`",
    "token": "`[[token]]`",
    "door": "`[[door]]`",
    "objective": "`[[objective]]`",
}
MEANINGS = {
    "file": {
        "schema": "2, the form of these files",
        "id": "a name for programs",
        "name_en": "its title in English",
        "name_fr": "its title in French; the English one if it is missing",
        "map": "pict_village, ships, fort, inn, swamp or citadel",
        "first_side": "heroes (if nothing is said) or overlord",
        "turn_limit": "0 to 30; shown only: the objectives decide; 0: none",
        "heroes_min": "1 to 4: with fewer heroes it is not played",
        "heroes_max": "as many as there are `[[hero]]`",
    },
    "hero": {
        "id": "the hero",
        "zone": "where the hero starts",
        "zone_rule": "instead of a zone: a special rule `start_choice` lets the hero choose",
        "equipment": "cards that the hero carries",
        "spells": "spells that the hero knows",
        "active_spells": "those that are cast already",
        "allies": "units that the hero leads",
        "only_with_heroes": "with fewer heroes this one stays away",
    },
    "hero.allies": {
        "unit": "the unit",
        "colour": "the colour of its bases, where it has several",
        "figures": "where they start: tables of `zone` and `count`",
        "life": "life of each; 1 if nothing is said",
    },
    "hero_setup": {
        "gems_to_fatigue": "gems of each hero that begin in the fatigue zone",
        "gems_to_fatigue_by_hero": "the same for some heroes: a table of hero and number",
    },
    "overlord": {
        "max_activations": "tiles activated in a turn: 1 or 2",
        "benefits": "upgrade tiles: extra_movement, active_defence, reroll; all if nothing is said",
        "numbers": "number tokens above the river, from left to right; 1 to 8 if nothing is said",
    },
    "overlord.heroes": {
        "available": "gems ready to be spent",
        "fatigue": "gems in the fatigue zone",
        "recovery": "gems that come back each turn",
    },
    "river": {
        "tile": "a unit, event_1 or event_2",
        "colour": "the colour of its bases, where the unit has several",
        "life": "life of each figure; 1 if nothing is said",
        "spells": "spells that the unit casts",
        "active_spells": "those that are cast already",
        "figures": "where they start: tables of `zone` and `count`",
        "aside": "how many begin beside the board",
        "same_figure_as": "a second tile of the same figure: the name of the unit once more",
    },
    "reserve": {
        "unit": "the unit",
        "count": "figures, 1 to 6",
        "life": "life of each; 1 if nothing is said",
    },
    "event": {
        "tile": "event_1 or event_2, as in the river",
        "choose": 'what happens: 1 of the options, or "all_in_order"',
        "options": "tables of `hook` and what it takes: see the events below",
    },
    "reinforcement": {
        "zones": 'zones where figures enter, or ["any"]',
        "max_per_zone": "figures that one event brings into one zone at most",
    },
    "chests": {
        "difficulty": "of opening one, 1 to 10",
        "zones": "where they stand",
        "deck": "the cards in them, at least one for each chest",
        "draw": "a note: the cards are always shuffled",
    },
    "token": {
        "id": "the token; of statues and passages any name",
        "name": "a note",
        "kind": "captive, object, petrified, secret_passage or treasure",
        "weight": "as the token has it",
        "life": "of statues: their life when they wake",
        "armour": "a note",
        "zone": "where it lies",
        "figures": "where several lie, or statues stand: tables of `zone`, `count` and `unit`",
        "places": "the same as `figures`",
        "hidden": "`candidates`: zones among which the overlord hides it",
        "pick_up": "a note",
        "pick_up_needs_flag": "a note: see the rule `charm`",
        "on_death": "of a captive: the side that kills it loses",
        "created_when": "it appears when the figure of a `tile` of the river dies",
        "opens_with": "a note: see the rule `key_opens`",
        "gives_card": "a note: see the rule `key_opens`",
        "zones": "of secret passages: where they lie, face down",
        "count": "a note",
        "real": "of secret passages: how many are real",
        "values": "of treasures: what each is worth",
    },
    "door": {
        "id": "a name for programs",
        "border": "the two zones between which it is",
        "lock": "the difficulty of its lock, 1 to 12",
        "key": "the card that opens it",
        "damage": "damage of one attack that breaks it",
        "step_extra_mp": "movement points more to walk through it and so open it",
        "opens": "a note",
        "removed_when_crossed": "a note",
        "not_for": "units that cannot open it by walking",
        "units_pass": "true: the overlord's figures walk through it",
    },
    "objective": {
        "side": "heroes or overlord",
        "when": "immediate, end_of_round or start_of_overlord_turn",
        "all": "tests that must all hold: tables of `test` and what it takes",
        "any": "tests of which one is enough",
    },
}


def keys() -> list[str]:
    """Return a Markdown table for each kind of table in a file."""
    lines = []
    for name, allowed in TABLES:
        known = MEANINGS[name]
        missing = allowed - set(known) - SOURCE
        gone = set(known) - allowed
        if missing or gone:
            raise SystemExit(f"{name}: no words for {sorted(missing)}, no key {sorted(gone)}")
        lines += ["", f"### {HEADERS[name]}", "", "| Key | Means |", "| --- | --- |"]
        lines += [f"| `{key}` | {meaning} |" for key, meaning in known.items()]
    return lines


def hooks(table: Takes, kind: str, header: str) -> list[str]:
    said = texts("conan", "en")
    lines = ["", f"| {header} | Takes | What it does |", "| --- | --- | --- |"]
    for name, takes in sorted(table.items()):
        row = [one for one in takes if one.kind != NOTE]
        notes = [f"`{one.name}`" for one in takes if one.kind == NOTE]
        parts = [f"`{one.name}`{limits(one)}: {said.say(f'parameter-{one.name}')}" for one in row]
        if notes:
            parts.append(f"notes: {', '.join(notes)}")
        lines.append(f"| `{name}` | {'; '.join(parts)} | {said.say(f'about-{kind}-{name}')} |")
    return lines


def limits(one: Parameter) -> str:
    """Return in brackets the limits of a number, and whether a key is optional."""
    least, most = one.limits
    words = [f"{least} to {most}"] if one.kind == NUMBER and least != most else []
    words += [str(least)] if one.kind == NUMBER and least == most else []
    words += ["optional"] if one.optional else []
    return f" ({', '.join(words)})" if words else ""


PARTS: dict[str, Callable[[], list[str]]] = {
    "keys": keys,
    "events": lambda: hooks(EVENTS_TAKE, "event", "Hook"),
    "rules": lambda: hooks(RULES_TAKE, "rule", "Hook"),
    "tests": lambda: hooks(TESTS_TAKE, "test", "Test"),
}


def current(page: str) -> str:
    """Return the page with its generated parts up to date."""
    for part, make in PARTS.items():
        begin, end = BEGIN.format(part=part), END.format(part=part)
        before, rest = page.split(begin)
        _, after = rest.split(end)
        page = before + "\n".join([begin, *make(), "", end]) + after
    return page


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    made = current(page)
    if "--check" in sys.argv and made != page:
        raise SystemExit(f"{PAGE.name} is not current: run python tools/scenario_docs.py")
    PAGE.write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main()
