"""Bots at tables: they think in processes of their own, within a time limit.

A bot is given names, options and the ints of a state in which all its seat may not know was
dealt at random; the true state never leaves the server's process.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any

from msgspec import Struct

logger = logging.getLogger("tablee.bots")
MEMORY = 2 * 2**30  # bytes of address space for a worker
NICE = 5
THINKING = 0.25  # of a bot's time limit: a search that is slow here ends with what it has found


class Problem(Struct, frozen=True):
    """What a bot is asked: picklable, and nothing in it that its seat may not know."""

    game: str
    options: Mapping[str, Any]
    seats: int
    ints: Sequence[int]
    bot: str


def prepare_worker() -> None:
    """Limit a worker's memory, leave Ctrl-C to the server, and end when the server has died.

    Thinking gives way to the server: people's moves come before bots' thoughts.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (ImportError, OSError, ValueError):  # other systems: no limit
        pass
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()


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


class Thinkers:
    """The worker processes, started when a bot first thinks."""

    def __init__(self, workers: int, limit: float) -> None:
        self._workers = workers
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None
        self._turns = asyncio.Semaphore(workers)  # so that waiting in line is not thinking

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare_worker,
            )
        return self._pool

    async def choose(self, problem: Problem, legal: Sequence[int]) -> int:
        """Return a legal answer: the bot's, or any if the bot fails or takes too long."""
        async with self._turns:
            try:
                future = self._ready().submit(
                    think, problem, self._limit * THINKING, secrets.randbits(128)
                )
                action = await asyncio.wait_for(asyncio.wrap_future(future), self._limit)
                if action in legal:
                    return action
                logger.error("answer is not legal", extra={"bot": problem.bot, "action": action})
            except TimeoutError:
                logger.error("took too long", extra={"bot": problem.bot, "game": problem.game})
                self._end_workers()
            except BrokenProcessPool:
                logger.error("worker died", extra={"bot": problem.bot, "game": problem.game})
                self._end_workers()
            except Exception:
                logger.exception("failed", extra={"bot": problem.bot, "game": problem.game})
        return secrets.choice(legal)

    def _end_workers(self) -> None:
        """End the workers, also one that never comes back; others start when needed."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        self._end_workers()
