"""Where batches are played. A backend only carries batches there and tallies back.

Another one (a cluster) has to offer the same `play` and be chosen in `backend`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Protocol

from tablee.sim.plan import Batch
from tablee.sim.tally import Tally


class Backend(Protocol):
    """Plays batches with `play_batch`, in any order and anywhere."""

    def play(self, batches: Iterable[Batch]) -> Generator[Tally, None, None]:
        """Yield one tally for each batch, as soon as it is there.

        Closing the iterator stops the work; what was not yielded is lost.
        """
        ...


def backend(jobs: int) -> Backend:
    """Return a backend of this machine: this process, or as many others as jobs."""
    from tablee.sim.backend import local

    return local.Here() if jobs == 1 else local.Processes(jobs)
