"""Scenario files by HTTP: ours to read and copy, a guest's own to edit, check and try out.

The check is that of `tablee conan check`. Nothing of a stranger's file is kept here, not even in
memory: the registry would remember it. The library stores what is kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import cache, lru_cache
from pathlib import Path

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from tablee.core import registry
from tablee.server.drafting import drafted, lists, modelled
from tablee.server.lessons import TABLE as LESSON_TABLE
from tablee.server.lobby import Asked, Place, guest_of, site_of, visitor
from tablee.server.making import (
    DraftScenario,
    ReadScenario,
    ScenarioDraft,
    ScenarioLists,
    ScenarioProblem,
    Simulate,
)
from tablee.server.own_files import taken
from tablee.server.refusals import Refusal
from tablee.server.requests import CheckScenario, EventTile, ScenarioChecked
from tablee.server.scenario_files import FILE, GAME, checked, too_much

READ = 64  # files whose events are remembered


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
    """Return one of our files, to be downloaded and changed."""
    needs_scenarios(game)
    path = ours().get(scenario)
    if path is None:
        raise Refusal("no-such-scenario")
    headers = {"content-disposition": f'attachment; filename="{path.name}"'}
    return Response(path.read_bytes(), headers=headers, media_type="application/toml")


@get("/api/tables/{table:str}/events")
async def table_events(
    request: Asked, table: Place, scenario: FromQuery[str] = ""
) -> list[EventTile]:
    """Explain the event tiles of a table; its scenario may be one of the host's own.

    The table of a lesson is gone by now, but it is played with the scenario named, one of ours.
    """
    if table == LESSON_TABLE:
        if scenario not in ours():
            raise Refusal("no-such-scenario")
        text = ours()[scenario].read_text(encoding="utf-8")
        return await asyncio.to_thread(events_in, text)
    found = await site_of(request).tables.visible(table, await visitor(request))
    founding = found.standing.founding
    needs_scenarios(founding.game)
    own = founding.data
    if own is None:
        own = ours()[str(founding.options["scenario"])].read_text(encoding="utf-8")
    return await asyncio.to_thread(events_in, own)


@lru_cache(READ)
def events_in(text: str) -> list[EventTile]:
    """Explain the events of a file that a table is played with: it was checked before."""
    from tablee.games.conan.scenario.explained import explained
    from tablee.games.conan.scenario.text import read_toml

    return msgspec.convert(explained(read_toml(text, FILE)), list[EventTile])


@post("/api/games/{game:str}/scenarios/check", status_code=200)
async def check_scenario(
    request: Asked, game: Place, data: JSONBody[CheckScenario]
) -> ScenarioChecked:
    """Anybody may look at ours; files of one's own need a name."""
    needs_scenarios(game)
    if data.text in our_texts():
        return await asyncio.to_thread(told_of_ours, data.text)
    guest = await guest_of(request)
    return await site_of(request).checker.check(data.text, guest.id)


@cache
def our_texts() -> frozenset[str]:
    return frozenset(path.read_text(encoding="utf-8") for path in ours().values())


@cache
def told_of_ours(text: str) -> ScenarioChecked:
    return checked(text)


@get("/api/games/{game:str}/scenarios/lists", sync_to_thread=True)
def scenario_lists(game: Place) -> ScenarioLists:
    """Return everything that a scenario may choose from, for the editor."""
    needs_scenarios(game)
    return lists()


@post("/api/games/{game:str}/scenarios/draft", status_code=200)
async def draft_scenario(
    request: Asked, game: Place, data: JSONBody[DraftScenario]
) -> ScenarioDraft:
    needs_scenarios(game)
    guest = await guest_of(request)
    found = await site_of(request).checker.look(guest.id, drafted, data.model)
    return found or ScenarioDraft("", data.model, [too_costly(request)])


@post("/api/games/{game:str}/scenarios/model", status_code=200)
async def read_scenario(request: Asked, game: Place, data: JSONBody[ReadScenario]) -> ScenarioDraft:
    needs_scenarios(game)
    if data.text in our_texts():
        return await asyncio.to_thread(modelled, data.text)
    guest = await guest_of(request)
    found = await site_of(request).checker.look(guest.id, modelled, data.text)
    return found or ScenarioDraft(data.text, {}, [too_costly(request)])


def too_costly(request: Asked) -> ScenarioProblem:
    mistake = too_much(site_of(request).settings.check_seconds).mistake
    assert mistake is not None
    return ScenarioProblem("error", mistake.key, 0, [], mistake.told)


@post("/api/games/{game:str}/scenarios/simulate", status_code=200)
async def simulate_scenario(request: Asked, game: Place, data: JSONBody[Simulate]) -> Stream:
    """Play a file, which is checked before the first game; stream the figures line by line."""
    needs_scenarios(game)
    guest, site = await guest_of(request), site_of(request)
    taken_file = await site.checker.look(guest.id, taken, GAME, data.text)
    if taken_file is None or taken_file.mistake is not None:
        raise Refusal("malformed", why="text")
    site.simulations.begin(guest.id)

    async def lines() -> AsyncIterator[bytes]:
        try:
            async for figures in site.simulations.figures(data.text, data.games):
                yield msgspec.json.encode(figures) + b"\n"
        finally:
            site.simulations.end(guest.id)

    return Stream(lines(), media_type="application/x-ndjson")


ROUTES = [
    table_events,
    scenario_lists,
    scenario_file,
    check_scenario,
    draft_scenario,
    read_scenario,
    simulate_scenario,
]
