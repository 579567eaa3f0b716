"""Bots that think on a Ray cluster: dealt positions go out, answers come back.

A cluster is an extra. If it fails, or one of its workers dies, the same question goes to a process
of this machine, and a cluster that failed is left alone for a while. Only `bot_seats.Problem` is
sent, which holds nothing that the bot's seat may not know.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from tablee import clusters
from tablee.server.measuring import work_begins
from tablee.server.workers import REPLACED_AFTER, Workers

T = TypeVar("T")
logger = logging.getLogger("tablee.cluster")
PAUSE = 30.0  # seconds for which a cluster that failed is left alone


class Place(Protocol):
    """Where one piece of work is done at a time; it may fail or take too long."""

    async def run(self, seconds: float, work: Callable[..., T], *given: Any) -> T: ...

    def end(self) -> None: ...


class RayCluster:
    """The cluster of a server, and whether it works."""

    def __init__(self, address: str, jobs: int) -> None:
        self._address = address
        self._jobs = jobs
        self._ray: Any = clusters.if_joined()  # by `serve`, before the server ran
        self._tasks: dict[Any, Any] = {}  # what Ray knows of each kind of work
        self._down_until = 0.0
        self._joining: asyncio.Task[None] | None = None
        # While the cluster is away, only so many think at once, however large it was.
        self.here = asyncio.Semaphore(max(1, (os.cpu_count() or 1) - 1))

    def ray(self) -> Any:
        """Return Ray if the cluster works. Otherwise return None and see to it that it will."""
        due = time.monotonic() >= self._down_until
        if self._ray is None and due and self._joining is None:
            self._joining = asyncio.create_task(self.join())
        return self._ray

    async def join(self) -> None:
        """Join the cluster in a thread: it takes seconds, and there Ray leaves signals alone."""
        try:
            self._ray = await asyncio.to_thread(clusters.joined, self._address, self._jobs)
        except Exception as error:  # of an extra that others run; the bots think here meanwhile
            self._note(error)
        finally:
            self._joining = None

    def begin(self, ray: Any, work: Callable[..., Any], *given: Any) -> Any:
        """Hand over a piece of work; return Ray's reference to it."""
        task = self._tasks.get(work)
        if task is None:
            limits = {"num_cpus": 1, "max_retries": 0, "max_calls": REPLACED_AFTER}
            task = self._tasks[work] = ray.remote(**limits)(work)
        return task.remote(*given)

    async def fail(self, ray: Any, error: Exception) -> None:
        """Leave a cluster that failed alone; it is joined anew later."""
        if self._ray is ray:
            self._note(error)
            await self.leave()

    def _note(self, error: Exception) -> None:
        logger.warning("cluster failed", extra={"error": f"{type(error).__name__}: {error}"})
        self._down_until = time.monotonic() + PAUSE

    async def leave(self) -> None:
        if self._joining is not None:
            await asyncio.wait([self._joining])
        ray, self._ray = self._ray, None
        self._tasks.clear()  # it knows nothing of them when it is joined again
        if ray is not None:
            await asyncio.to_thread(ray.shutdown)


class RayPlace:
    """A place on the cluster, with a process of this machine behind it."""

    def __init__(self, cluster: RayCluster, local: Workers) -> None:
        self._cluster = cluster
        self._local = local

    async def run(self, seconds: float, work: Callable[..., T], *given: Any) -> T:
        ray = self._cluster.ray()
        if ray is not None:
            work_begins()
            try:
                return await self._ask(ray, seconds, work, *given)
            except ray.exceptions.RayTaskError:
                raise  # the work itself failed, as it would here
            except ray.exceptions.WorkerCrashedError as error:
                logger.warning("worker of the cluster died", extra={"error": str(error)})
            except (ray.exceptions.RayError, OSError) as error:
                if isinstance(error, TimeoutError):
                    raise
                await self._cluster.fail(ray, error)
        async with self._cluster.here:
            return await self._local.run(seconds, work, *given)

    async def _ask(self, ray: Any, seconds: float, work: Callable[..., T], *given: Any) -> T:
        """Return what a worker of the cluster makes of the work; end work that takes too long."""
        reference = self._cluster.begin(ray, work, *given)
        try:
            async with asyncio.timeout(seconds):
                found: T = await asyncio.wrap_future(reference.future())
                return found
        except (TimeoutError, asyncio.CancelledError):
            ray.cancel(reference, force=True)
            raise

    def end(self) -> None:
        self._local.end()
