"""Reads scenario files in a process of their own.

A stranger's file may cost any amount of time and memory to read, so it is not read in the server's
own process.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from tablee.core import registry
from tablee.core.engine import NOBODY, Game
from tablee.server.limits import Held
from tablee.server.parts import Told
from tablee.server.refusals import Refusal
from tablee.server.requests import Scenario, ScenarioChecked, ScenarioMistake
from tablee.server.workers import Workers

T = TypeVar("T")
logger = logging.getLogger("tablee.scenarios")
GAME = "conan"  # the one game that has scenarios
FILE = "scenario"
MEMORY = 2**30  # bytes of address space for the worker
STARTING = 60.0  # seconds for the worker to load the game
LINE = 10  # files that may wait for the worker


class Checker:
    """The worker that reads files, one at a time, and at most one per guest."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._workers = Workers(1, MEMORY)
        self._turn = asyncio.Lock()
        self._guests = Held(1)
        self._files = Held(LINE)

    async def check(self, text: str, guest: str) -> ScenarioChecked:
        return await self.look(guest, checked, text) or too_much(self._seconds)

    async def look(self, guest: str, work: Callable[..., T], *given: Any) -> T | None:
        """Return the result of work with a guest's file; None: it takes too much."""
        if not self._guests.enter(guest):
            raise Refusal("a-file-is-being-checked")
        try:
            if not self._files.enter(""):
                raise Refusal("too-many-files")
            try:
                async with self._turn:
                    return await self._looked(work, *given)
            finally:
                self._files.leave("")
        finally:
            self._guests.leave(guest)

    async def _looked(self, work: Callable[..., T], *given: Any) -> T | None:
        try:
            if not self._workers.is_started():
                await self._workers.run(STARTING, load)
            return await self._workers.run(self._seconds, work, *given)
        except (TimeoutError, BrokenProcessPool, MemoryError) as error:
            logger.warning("file too expensive", extra={"error": type(error).__name__})
            self._workers.end()
            return None

    def close(self) -> None:
        self._workers.end()


def too_much(seconds: float) -> ScenarioChecked:
    values: dict[str, Any] = {"seconds": [round(seconds)], "megabytes": [MEMORY >> 20]}
    return ScenarioChecked(None, ScenarioMistake("file", Told("mistake-too-much", values)))


# -- in the worker --------------------------------------------------------------------------


def load() -> None:
    """Load every game that reads files, so that the first file is not charged for it."""
    for name in registry.names():
        registry.game(name)


def checked(text: str) -> ScenarioChecked:
    """Return what a file says, or the first thing that is wrong with it."""
    from tablee.games.conan.scenario.mistakes import BadScenario

    try:
        return ScenarioChecked(told(text), None)
    except BadScenario as bad:
        values: dict[str, Any] = {name: [value] for name, value in bad.values.items()}
        mistake = ScenarioMistake(bad.key, Told(f"mistake-{bad.problem}", values))
        return ScenarioChecked(None, mistake)


def told(text: str) -> Scenario:
    from tablee.games.conan.scenario.text import read_toml
    from tablee.games.conan.scenario.told import Teller

    game = registry.game(GAME).with_data(text, FILE)
    data = read_toml(text, FILE)
    said = {**Teller(data).tell(), "view": start(game, data), "warnings": game.warnings()}
    return msgspec.convert(said, Scenario)


def start(game: Game[Any], data: dict[str, Any]) -> dict[str, Any]:
    """Return the table before the first answer.

    A file that passes every check but cannot be set up has a mistake too.
    """
    from tablee.games.conan.scenario.check import BROKEN
    from tablee.games.conan.scenario.mistakes import BadScenario

    try:
        state = game.new_game(2, 0, {"heroes": data["heroes_max"]})
    except BROKEN:
        raise BadScenario(FILE, "file", "wrong-shape", {}) from None
    return dict(game.table(state, NOBODY))
