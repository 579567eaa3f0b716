"""Bots at tables: they think in processes of their own, within a time limit.

A bot is given names, options and the ints of a state in which all its seat may not know was
dealt at random; the true state never leaves the server's process.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from msgspec import Struct

from tablee.server.workers import Workers

logger = logging.getLogger("tablee.bots")
MEMORY = 2 * 2**30  # bytes of address space for a worker
THINKING = 0.25  # of a bot's time limit: a search that is slow here ends with what it has found


class Problem(Struct, frozen=True):
    """What a bot is asked: picklable, and nothing in it that its seat may not know."""

    game: str
    options: Mapping[str, Any]
    seats: int
    ints: Sequence[int]
    bot: str


def think(problem: Problem, seconds: float, seed: int) -> int:
    """Return a bot's answer, thought over for so long at most; runs in a worker."""
    from tablee import bots
    from tablee.core import record, registry
    from tablee.core.rng import seeded

    try:
        game = registry.game(problem.game)
        template = game.new_game(problem.seats, 0, problem.options)
        seen = record.from_ints(template, problem.ints, game.steps)
        bot = bots.make(problem.bot, seconds=seconds)
        return int(bot.choose(game, seen, seeded(seed)))
    except Exception as error:  # not every exception survives the way back, this one does
        raise RuntimeError(f"{type(error).__name__}: {error}") from None


class Thinkers(Workers):
    """The worker processes, started when a bot first thinks."""

    def __init__(self, workers: int, limit: float) -> None:
        super().__init__(workers, MEMORY)
        self._limit = limit
        self._turns = asyncio.Semaphore(workers)  # so that waiting in line is not thinking

    async def choose(self, problem: Problem, legal: Sequence[int]) -> int:
        """Return a legal answer: the bot's, or any if the bot fails or takes too long."""
        async with self._turns:
            try:
                seconds, seed = self._limit * THINKING, secrets.randbits(128)
                action = await self.run(self._limit, think, problem, seconds, seed)
                if action in legal:
                    return action
                logger.error("answer is not legal", extra={"bot": problem.bot, "action": action})
            except TimeoutError:
                logger.error("took too long", extra={"bot": problem.bot, "game": problem.game})
                self.end()
            except BrokenProcessPool:
                logger.error("worker died", extra={"bot": problem.bot, "game": problem.game})
                self.end()
            except Exception:
                logger.exception("failed", extra={"bot": problem.bot, "game": problem.game})
        return secrets.choice(legal)

    async def close(self) -> None:
        self.end()
