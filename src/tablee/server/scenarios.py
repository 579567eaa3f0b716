"""Scenario files by HTTP: ours to read and start from, one's own to be checked.

The check is that of `tablee conan check`. Nothing is kept of a stranger's file, not even in memory:
the registry would remember every file it ever read.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path

from litestar import Response, get, post
from litestar.params import JSONBody

from tablee.core import registry
from tablee.server.lobby import Asked, Place, guest_of, site_of
from tablee.server.refusals import Refusal
from tablee.server.requests import CheckScenario, ScenarioChecked
from tablee.server.scenario_files import GAME, checked


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
async def check_scenario(
    request: Asked, game: Place, data: JSONBody[CheckScenario]
) -> ScenarioChecked:
    """Ours are looked at by anybody; files of one's own need a name."""
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


ROUTES = [scenario_file, check_scenario]
