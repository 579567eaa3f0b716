"""A scenario in the editor, written and checked in the worker that reads files."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core import registry
from tablee.server.making import ScenarioDraft, ScenarioLists, ScenarioProblem
from tablee.server.parts import Told
from tablee.server.scenario_files import FILE, GAME, start

LONGEST = 32_768  # characters of a file
ROWS = ("hero", "river", "token", "door", "event", "rule", "objective", "reserve")


def lists() -> ScenarioLists:
    from tablee.games.conan.scenario.lists import closed_lists

    return msgspec.convert(closed_lists(), ScenarioLists)


def drafted(model: dict[str, Any]) -> ScenarioDraft:
    """Write a model as a file, and list its errors and warnings."""
    from tablee.games.conan.scenario.mistakes import BadScenario
    from tablee.games.conan.scenario.text import read_toml
    from tablee.games.conan.scenario.written import write_scenario

    text = ""
    try:
        text = write_scenario(model)
        if len(text) > LONGEST:
            raise BadScenario(FILE, FILE, "too-long", {"most": LONGEST})
        data = read_toml(text, FILE)
    except BadScenario as bad:
        return ScenarioDraft(text, model, [problem(text, {}, bad)])
    return ScenarioDraft(text, model, problems_of(text, data))


def modelled(text: str) -> ScenarioDraft:
    """Read a file as a model; a file that is not TOML has no model."""
    from tablee.games.conan.scenario.mistakes import BadScenario
    from tablee.games.conan.scenario.text import read_toml

    try:
        data = read_toml(text, FILE)
        return ScenarioDraft(text, data, problems_of(text, data))
    except BadScenario as bad:
        return ScenarioDraft(text, {}, [problem(text, {}, bad)])


def problems_of(text: str, data: dict[str, Any]) -> list[ScenarioProblem]:
    from tablee.games.conan.scenario.advice import advise
    from tablee.games.conan.scenario.check import problems
    from tablee.games.conan.scenario.mistakes import BadScenario

    found = [problem(text, data, bad) for bad in problems(FILE, data)]
    if found:
        return found
    try:
        start(registry.game(GAME).with_data(text, FILE), data)
    except BadScenario as bad:
        return [problem(text, data, bad)]
    return [advice(text, data, *one) for one in advise(data)]


def problem(text: str, data: dict[str, Any], bad: Any) -> ScenarioProblem:
    """Return a mistake and its place in the file; `bad` is a BadScenario."""
    told = Told(f"mistake-{bad.problem}", {name: [value] for name, value in bad.values.items()})
    return placed("error", text, data, bad.key, told)


def advice(
    text: str, data: dict[str, Any], key: str, word: str, values: dict[str, Any]
) -> ScenarioProblem:
    things = {"hero": "hero", "card": "card"}
    said: dict[str, Any] = {
        name: [(things[name], value)] if name in things else [value]
        for name, value in values.items()
    }
    return placed("advice", text, data, key, Told(f"advice-{word}", said))


def placed(level: Any, text: str, data: dict[str, Any], key: str, told: Told) -> ScenarioProblem:
    from tablee.games.conan.scenario.written import line_of

    zone = [str(one) for one in told.values.get("zone", [])]
    zones = zone or zones_in(row_of(data, key))
    return ScenarioProblem(level, key, line_of(text, key), zones, told)


def row_of(data: dict[str, Any], key: str) -> Any:
    """Return the row or table that the key of a message names."""
    name, _, place = key.split(".")[0].partition(" ")
    found = data.get(name)
    if not isinstance(found, list):
        return found if isinstance(found, dict) else None
    number = int(place) - 1 if place.isdigit() else -1
    return found[number] if name in ROWS and 0 <= number < len(found) else None


def zones_in(value: Any) -> list[str]:
    """Return the zones that a row names anywhere, each once."""
    found: list[str] = []
    if isinstance(value, dict):
        for name, held in value.items():
            if name in ("zone", "zones", "candidates", "border"):
                found += [one for one in (held if isinstance(held, list) else [held]) if is_id(one)]
            else:
                found += zones_in(held)
    elif isinstance(value, list):
        for held in value:
            found += zones_in(held)
    return list(dict.fromkeys(found))


def is_id(value: object) -> bool:
    return isinstance(value, str)
