"""Batches played on this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from tablee.sim.plan import Batch
from tablee.sim.play import play_batch
from tablee.sim.tally import Tally

WAITING = 2  # batches handed out for each process: one being played, one ready


class Here:
    """One batch after the other, in this process."""

    def play(self, batches: Iterable[Batch]) -> Generator[tuple[Batch, Tally], None, None]:
        for batch in batches:
            yield batch, play_batch(batch)


class Processes:
    """Several new processes; nothing of this one is copied, on any system."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, batches: Iterable[Batch]) -> Generator[tuple[Batch, Tally], None, None]:
        left = iter(batches)
        pool = ProcessPoolExecutor(
            self.jobs, multiprocessing.get_context("spawn"), initializer=leave_interrupts_alone
        )
        try:
            running: dict[Future[Tally], Batch] = {}
            while True:
                for batch in islice(left, self.jobs * WAITING - len(running)):
                    running[pool.submit(play_batch, batch)] = batch
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_alone() -> None:
    """Ctrl-C reaches every process of a terminal, so only the main process reacts to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
