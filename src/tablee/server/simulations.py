"""Bots play a guest's file, in a worker of the lowest priority.

Games are played one at a time, so figures are reported at once and a guest who leaves ends them.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool

from msgspec import Struct

from tablee.core import registry
from tablee.server.limits import Held
from tablee.server.making import SimulationFigures
from tablee.server.refusals import Refusal
from tablee.server.scenario_files import GAME
from tablee.server.workers import Workers

logger = logging.getLogger("tablee.simulations")
MEMORY = 2**30  # bytes of address space for the worker
STARTING = 60.0  # seconds for the worker to load the game
GUESTS = 4  # whose simulations run in turn
BOT = "greedy"
MORE_NICE = 10  # added to the niceness of other workers
DEAD = "dead"


class Played(Struct, frozen=True):
    """How one game ended."""

    heroes_won: bool
    rounds: int
    deaths: int


class Simulations:
    """The worker, whose games are shared among the waiting guests."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds  # for one game
        self._workers = Workers(1, MEMORY)
        self._turn = asyncio.Lock()
        self._guests = Held(1)
        self._all = Held(GUESTS)

    def begin(self, guest: str) -> None:
        """Take a place, or say why there is none; `end` gives it back."""
        if not self._guests.enter(guest):
            raise Refusal("simulation-running")
        if not self._all.enter(""):
            self._guests.leave(guest)
            raise Refusal("too-many-simulations")

    def end(self, guest: str) -> None:
        self._all.leave("")
        self._guests.leave(guest)

    async def figures(self, text: str, games: int) -> AsyncIterator[SimulationFigures]:
        """Yield the figures after each game; the first figures are those of no games."""
        found = SimulationFigures(0, 0, [], [])
        yield found
        for _ in range(games):
            played = await self._play(text)
            if played is None:
                found.stopped = True
                yield found
                return
            found.games += 1
            found.heroes += played.heroes_won
            found.rounds.append(played.rounds)
            found.deaths.append(played.deaths)
            yield found

    async def _play(self, text: str) -> Played | None:
        async with self._turn:
            try:
                if not self._workers.is_started():
                    await self._workers.run(STARTING, load)
                return await self._workers.run(self._seconds, play_one, text, secrets.randbits(120))
            except asyncio.CancelledError:
                self._workers.end()  # nobody waits for the game that is being played
                raise
            except (TimeoutError, BrokenProcessPool, MemoryError, RuntimeError) as error:
                logger.warning("not played", extra={"error": str(error)})
                self._workers.end()
                return None

    def close(self) -> None:
        self._workers.end()


# -- in the worker --------------------------------------------------------------------------


def load() -> None:
    if hasattr(os, "nice"):
        os.nice(MORE_NICE)
    registry.game(GAME)


def play_one(text: str, seed: int) -> Played:
    """Play one game with all heroes; the overlord has seat 0."""
    from tablee import bots
    from tablee.bots.match import Match
    from tablee.core.engine import NOBODY

    try:
        rules = registry.game(GAME, text)
        match = Match(rules, [bots.make(BOT), bots.make(BOT)], seed, {"heroes": 4})
        if not match.play():
            raise RuntimeError("no end in sight")
        state = match.state
        fates = [hero["fate"] for hero in rules.table(state, NOBODY)["heroes"]]
        won = bool(int(rules.winners(state)) & 2)
        return Played(won, int(rules.rounds(state)), fates.count(DEAD))
    except Exception as error:  # not every exception can be pickled; this one can
        raise RuntimeError(f"{type(error).__name__}: {error}") from None
