"""Processes for work that may never return."""

from __future__ import annotations

import asyncio
import os

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
