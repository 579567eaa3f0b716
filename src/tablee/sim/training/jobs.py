"""Games played in this process, or in several others."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

from tablee.sim.backend.local import leave_interrupts_alone

TOGETHER = 4  # games handed out at once


@contextmanager
def spread(jobs: int) -> Iterator[Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[Any]]]:
    """Give a `map` that keeps the order, over so many processes, or over none."""
    if jobs == 1:
        yield map
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=leave_interrupts_alone) as pool:
        yield lambda work, parts: pool.map(work, parts, chunksize=TOGETHER)
