"""Processes for work that may never return: bots' thoughts, files of strangers.

Each has a memory limit and a lower priority than the server, and can be killed at any time.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any, TypeVar

from tablee.server.measuring import work_begins

T = TypeVar("T")
NICE = 5
# A state that is read from its ints leaves 4 to 16 KB behind (mypyc 2.4.1 never frees a vec that
# Python code puts into a compiled object), so a worker is replaced now and then.
REPLACED_AFTER = 4000  # pieces of work


def prepare_worker(memory: int) -> None:
    """Limit a worker's memory, leave Ctrl-C to the server, and exit if the server has died.

    Workers have a lower priority than the server: people's moves come first.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    except (ImportError, OSError, ValueError):  # other systems: no limit
        pass
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()


class Workers:
    """A few processes, started when they are first needed."""

    def __init__(self, count: int, memory: int) -> None:
        self._count = count
        self._memory = memory
        self._pool: ProcessPoolExecutor | None = None
        self._begun = 0  # pieces of work since the workers were started
        self._under_way = 0

    async def run(self, seconds: float, work: Callable[..., T], *given: Any) -> T:
        """Return the result of work in a worker; give up on one that takes too long."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare_worker,
                initargs=(self._memory,),
            )
        work_begins()
        self._begun += 1
        self._under_way += 1
        try:
            future = self._pool.submit(work, *given)
            async with asyncio.timeout(seconds):  # `wait_for` may lose a cancellation before 3.12
                return await asyncio.wrap_future(future)
        finally:
            self._under_way -= 1
            if self._begun >= REPLACED_AFTER and self._under_way == 0:
                self.end()

    def is_started(self) -> bool:
        return self._pool is not None

    def end(self) -> None:
        """Kill the workers, even one that never returns. New ones start when needed."""
        pool, self._pool = self._pool, None
        self._begun = 0
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
