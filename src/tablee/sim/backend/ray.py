"""Batches played on a Ray cluster: names and seeds go out, tallies come back.

If a worker dies, its batch is played again elsewhere. The same batch gives the same tally, so
nothing is lost and nothing counts twice.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any

from tablee.clusters import join
from tablee.sim.plan import Batch
from tablee.sim.play import play_batch
from tablee.sim.tally import Tally

WAITING = 2  # batches handed out for each processor: one being played, one ready


class Cluster:
    """A cluster at an address, or one of this machine alone, started for the run."""

    def __init__(self, address: str, jobs: int) -> None:
        self.address = address
        self.jobs = jobs

    def play(self, batches: Iterable[Batch]) -> Generator[tuple[Batch, Tally], None, None]:
        ray = join(self.address, self.jobs)
        try:
            # A task whose worker died is retried without limit: it cannot be its own fault.
            task = ray.remote(num_cpus=1, max_retries=-1)(play_batch)
            left = iter(batches)
            running: dict[Any, Batch] = {}
            while True:
                most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
                for batch in islice(left, max(0, most - len(running))):
                    running[task.remote(batch)] = batch
                if not running:
                    return
                done, _ = ray.wait(list(running), num_returns=1)
                for reference in done:
                    yield running.pop(reference), ray.get(reference)
        finally:
            ray.shutdown()
