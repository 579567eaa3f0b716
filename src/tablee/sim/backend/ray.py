"""Batches played on a Ray cluster: names and seeds go out, tallies come back.

If a worker dies, its batch is played again elsewhere. The same batch gives the same tally, so
nothing is lost and nothing counts twice.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterable
from importlib import import_module
from itertools import islice
from typing import Any

from tablee.core.errors import TableeError
from tablee.sim.plan import Batch
from tablee.sim.play import play_batch
from tablee.sim.tally import Tally

WAITING = 2  # batches handed out for each processor: one being played, one ready
LOCAL = "local"
# On Linux Ray listens on all interfaces and replaces a given 127.0.0.1, unless this is 0 when
# it is imported.
REACH = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"


class Cluster:
    """A cluster at an address, or one of this machine alone, started for the run."""

    def __init__(self, address: str, jobs: int) -> None:
        self.address = address
        self.jobs = jobs

    def play(self, batches: Iterable[Batch]) -> Generator[tuple[Batch, Tally], None, None]:
        if self.address == LOCAL:
            check_reach()
        ray = imported()
        self.join(ray)
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

    def join(self, ray: Any) -> None:
        """Start a cluster that only this machine can reach, or join the requested one."""
        quiet = {"configure_logging": True, "logging_level": "ERROR", "log_to_driver": False}
        if self.address == LOCAL:
            ray.init(
                address=LOCAL,
                num_cpus=self.jobs,
                include_dashboard=False,
                _node_ip_address="127.0.0.1",
                **quiet,
            )
            return
        try:
            ray.init(address=self.address, **quiet)
        except ConnectionError as error:
            raise TableeError(f"no Ray cluster at {self.address}: {error}") from error


def check_reach() -> None:
    """Refuse a Ray that other code has imported without limiting who may reach it."""
    if "ray" in sys.modules and REACH not in os.environ:
        raise TableeError(
            "Ray is imported already and would listen on all interfaces:"
            f" set {REACH}=0 before it is, or start a cluster of your own and give its address"
        )


def imported() -> Any:
    """Return Ray. By default it listens on this machine only."""
    os.environ.setdefault(REACH, "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError as error:
        raise TableeError("Ray is not installed: pip install 'tablee[ray]'") from error
