"""Where batches are played. A backend only carries batches there and tallies back.

Another backend (a cluster) must offer the same `play` and be chosen in `backend`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Protocol

from tablee.sim.plan import Batch
from tablee.sim.tally import Tally


class Backend(Protocol):
    """Plays batches with `play_batch`, in any order and anywhere."""

    def play(self, batches: Iterable[Batch]) -> Generator[tuple[Batch, Tally], None, None]:
        """Yield each batch with its tally, as soon as it is ready.

        Closing the iterator stops the work; what was not yielded is lost.
        """
        ...


def backend(jobs: int, ray: str | None = None) -> Backend:
    """Return a backend: this process, as many others as jobs, or a Ray cluster.

    `ray` is the cluster's address, or "local" for one on this machine with that many jobs.
    """
    from tablee.sim.backend import local

    if ray is not None:
        from tablee.sim.backend.ray import Cluster

        return Cluster(ray, jobs)
    return local.Here() if jobs == 1 else local.Processes(jobs)
