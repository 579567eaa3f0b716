"""Bots at tables: they think in processes of their own, within a time limit.

A bot gets names, options and the ints of a state where everything hidden from its seat was dealt at
random. The true state never leaves the server's process.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from msgspec import Struct

from tablee import bots
from tablee.server.cluster import Place, RayCluster, RayPlace
from tablee.server.shares import Asker, Shares
from tablee.server.workers import Workers

logger = logging.getLogger("tablee.bots")
MEMORY = 2 * 2**30  # bytes of address space for a worker
THINKING = 0.25  # share of a bot's time limit: a slow search ends with the best answer so far


class Problem(Struct, frozen=True):
    """What a bot is asked. It is picklable and holds nothing that its seat may not know."""

    game: str
    options: Mapping[str, Any]
    seats: int
    ints: Sequence[int]
    bot: str
    data: str | None = None  # the scenario file that the table plays with


def think(problem: Problem, seconds: float, seed: int) -> int:
    """Return a bot's answer within the time limit; runs in a worker."""
    from tablee.core import record, registry
    from tablee.core.rng import seeded

    try:
        game = registry.game(problem.game, problem.data)
        template = game.new_game(problem.seats, 0, problem.options)
        seen = record.from_ints(template, problem.ints, game.steps)
        bot = bots.make(problem.bot, seconds=seconds)
        return int(bot.choose(game, seen, seeded(seed)))
    except Exception as error:  # not every exception can be pickled; this one can
        raise RuntimeError(f"{type(error).__name__}: {error}") from None


class Thinkers:
    """The worker processes, each started when it is first needed.

    There is one more than asked for. It is reserved for fast bots, so that they do not wait for a
    search to end. With a cluster the others are places there, and processes only if it fails.
    """

    def __init__(self, workers: int, limit: float, ray: str | None = None) -> None:
        self._limit = limit
        self._workers = [Workers(1, MEMORY) for _ in range(workers + 1)]
        self.cluster = RayCluster(ray, workers) if ray is not None else None
        self._shares = Shares(self._places())  # time spent waiting in line is not thinking time

    def _places(self) -> Sequence[Place]:
        if self.cluster is None:
            return self._workers
        *searching, quick = self._workers
        return [*(RayPlace(self.cluster, local) for local in searching), quick]

    async def choose(self, problem: Problem, legal: Sequence[int], asker: Asker) -> int:
        """Return a legal answer: the bot's, or any legal one if the bot fails or takes too long."""
        async with self._shares.place(asker, bots.is_quick(problem.bot)) as worker:
            try:
                seconds, seed = self._limit * THINKING, secrets.randbits(128)
                action = await worker.run(self._limit, think, problem, seconds, seed)
                if action in legal:
                    return action
                logger.error("answer is not legal", extra={"bot": problem.bot, "action": action})
            except TimeoutError:
                logger.error("took too long", extra={"bot": problem.bot, "game": problem.game})
                worker.end()
            except BrokenProcessPool:
                logger.error("worker died", extra={"bot": problem.bot, "game": problem.game})
                worker.end()
            except Exception:
                logger.exception("failed", extra={"bot": problem.bot, "game": problem.game})
        return secrets.choice(legal)

    def is_started(self) -> bool:
        return any(worker.is_started() for worker in self._workers)

    async def close(self) -> None:
        for worker in self._workers:
            worker.end()
        if self.cluster is not None:
            await self.cluster.leave()
