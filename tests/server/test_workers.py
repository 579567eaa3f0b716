"""Processes for work that may never return."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import Future
from contextlib import suppress
from typing import Any

import pytest

from tablee.server import workers
from tests.server.site import run

MEMORY = 2**31
PATIENCE = 60.0


def test_a_worker_is_replaced_after_so_much_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """This frees memory that it has leaked."""
    monkeypatch.setattr(workers, "REPLACED_AFTER", 3)
    pool = workers.Workers(1, MEMORY)

    async def work() -> None:
        processes = [await pool.run(PATIENCE, os.getpid) for _ in range(5)]
        assert len(set(processes[:3])) == len(set(processes[3:])) == 1
        assert processes[2] != processes[3]

    try:
        run(work())
    finally:
        pool.end()


def test_no_worker_is_replaced_while_another_piece_of_work_is_under_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "REPLACED_AFTER", 2)
    pool = workers.Workers(1, MEMORY)

    async def work() -> None:
        found = await asyncio.gather(*(pool.run(PATIENCE, os.getpid) for _ in range(4)))
        assert len(set(found)) == 1
        assert not pool.is_started()

    try:
        run(work())
    finally:
        pool.end()


class Slow:
    """A pool whose work ends when a test says so."""

    def __init__(self) -> None:
        self.future: Future[int] = Future()

    def submit(self, *given: object) -> Future[int]:
        return self.future


def test_who_gives_up_on_work_that_ends_at_that_moment_has_given_up() -> None:
    """Before Python 3.12 `asyncio.wait_for` returns the result and forgets the cancellation."""

    async def work() -> None:
        for turns in range(5):
            pool = workers.Workers(1, MEMORY)
            slow: Any = Slow()
            pool._pool = slow
            task = asyncio.create_task(pool.run(PATIENCE, os.getpid))
            await asyncio.sleep(0)
            slow.future.set_result(7)
            for _ in range(turns):
                await asyncio.sleep(0)
            if task.done():
                break
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            assert task.cancelled(), turns
        else:
            raise AssertionError("the work never ended")

    run(work())


def test_work_that_takes_too_long_is_given_up() -> None:
    async def work() -> None:
        pool = workers.Workers(1, MEMORY)
        slow: Any = Slow()
        pool._pool = slow
        with pytest.raises(TimeoutError):
            await pool.run(0.01, os.getpid)
        assert slow.future.cancelled()

    run(work())
