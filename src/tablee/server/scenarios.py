"""Scenario files by HTTP: ours to read and start from, one's own to be checked.

The check is that of `tablee conan check`. Nothing is kept of a file, not even in memory: the
registry would remember every file it ever read.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter

from tablee.core import registry
from tablee.core.engine import NOBODY, Game
from tablee.server.refusals import Refusal
from tablee.server.requests import (
    CheckScenario,
    Scenario,
    ScenarioChecked,
    ScenarioMistake,
    Told,
)

GAME = "conan"  # the one game that has scenarios
FILE = "scenario"
Place = Annotated[str, Parameter(max_length=100)]


@cache
def ours() -> dict[str, Path]:
    """Return our own scenario files by id."""
    from tablee.games.conan.data import SCENARIO_FILES, SCENARIO_IDS

    return dict(zip(SCENARIO_IDS, SCENARIO_FILES, strict=True))


def needs_scenarios(game: str) -> None:
    if game not in registry.names():
        raise Refusal("no-such-game")
    if game != GAME:
        raise Refusal("no-scenarios")


@get("/api/games/{game:str}/scenarios/{scenario:str}", sync_to_thread=False)
def scenario_file(game: Place, scenario: Place) -> Response[bytes]:
    """One of our files, to be kept and changed."""
    needs_scenarios(game)
    path = ours().get(scenario)
    if path is None:
        raise Refusal("no-such-scenario")
    headers = {"content-disposition": f'attachment; filename="{path.name}"'}
    return Response(path.read_bytes(), headers=headers, media_type="application/toml")


@post("/api/games/{game:str}/scenarios/check", status_code=200)
async def check_scenario(game: Place, data: JSONBody[CheckScenario]) -> ScenarioChecked:
    needs_scenarios(game)
    return await asyncio.to_thread(checked, data.text)


def checked(text: str) -> ScenarioChecked:
    """Say what a file tells, or the first thing that is wrong with it."""
    from tablee.games.conan.scenario_mistakes import BadScenario

    try:
        return ScenarioChecked(told(text), None)
    except BadScenario as bad:
        values: dict[str, Any] = {name: [value] for name, value in bad.values.items()}
        mistake = ScenarioMistake(bad.key, Told(f"mistake-{bad.problem}", values))
        return ScenarioChecked(None, mistake)


def told(text: str) -> Scenario:
    from tablee.games.conan.scenario import read_toml
    from tablee.games.conan.scenario_told import Teller

    game = registry.game(GAME).with_data(text, FILE)
    data = read_toml(text, FILE)
    said = {**Teller(data).tell(), "view": start(game, data), "warnings": game.warnings()}
    return msgspec.convert(said, Scenario)


def start(game: Game[Any], data: dict[str, Any]) -> dict[str, Any]:
    """Return the table before the first answer; what passes every check and yet cannot be set
    up is a mistake of the file too."""
    from tablee.games.conan.scenario_check import BROKEN
    from tablee.games.conan.scenario_mistakes import BadScenario

    try:
        state = game.new_game(2, 0, {"heroes": data["heroes_max"]})
    except BROKEN:
        raise BadScenario(FILE, "file", "wrong-shape", {}) from None
    return dict(game.table(state, NOBODY))


ROUTES = [scenario_file, check_scenario]
