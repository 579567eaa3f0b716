"""Metrics for Prometheus: what the server does and how long it takes, with no personal data.

Only loaded with `--metrics-port`. Labels are names of games, phases and kinds of work, never a
table, a guest or a card.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter as Counts
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import uvicorn
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from tablee.server import messages
from tablee.server.measuring import BEGINS, JOURNEY, Journey
from tablee.server.records import Kept, Moved
from tablee.server.site import Site
from tablee.server.sockets import Socket
from tablee.server.store import Store, VersionTaken
from tablee.server.table import OpenTable

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LONG = (0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)
NOT_TIMED = ("close", "listen")


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        of = self.registry
        self.moves = Counter("tablee_moves", "Moves kept in a log", ["by"], registry=of)
        self.to_commit = self._times(
            "move_commit", "From the arrival of a person's move until it is on disk", QUICK
        )
        self.to_viewers = self._times(
            "move_viewers",
            "From the arrival of a person's move until its last viewer has been sent it",
            QUICK,
        )
        self.store = self._times("store", "How long the database took", QUICK, ["operation"])
        self.failures = Counter(
            "tablee_store_failures", "What the database did not do", ["operation"], registry=of
        )
        self.waiting = Gauge("tablee_bots_waiting", "Bots that wait for a worker", registry=of)
        self.thinking = Gauge("tablee_bots_thinking", "Bots that think", registry=of)
        self.bots_wait = self._times("bot_wait", "How long a bot waited for a worker", LONG)
        self.bots_thought = self._times("bot_thought", "How long a bot had a worker", LONG)

    def _times(
        self, name: str, about: str, buckets: Sequence[float], labels: Sequence[str] = ()
    ) -> Histogram:
        """Return a histogram of seconds."""
        return Histogram(
            f"tablee_{name}_seconds", about, labels, buckets=buckets, registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)

    # -- the store ------------------------------------------------------------------------

    def measure_store(self, store: Store) -> None:
        """Time every call to a store from now on."""
        for name in Store.__abstractmethods__:
            if name not in NOT_TIMED:
                setattr(store, name, self._timed(name, getattr(store, name)))

    def _timed(
        self, name: str, work: Callable[..., Awaitable[Any]]
    ) -> Callable[..., Awaitable[Any]]:
        taken, failed = self.store.labels(name), self.failures.labels(name)

        async def timed(*given: Any, **more: Any) -> Any:
            began = time.perf_counter()
            try:
                result = await work(*given, **more)
            except VersionTaken:  # somebody else was faster: the database worked as it should
                raise
            except Exception:
                failed.inc()
                raise
            finally:
                taken.observe(time.perf_counter() - began)
            if name == "append":
                self._kept(given[1])
            return result

        return timed

    def _kept(self, entry: Kept) -> None:
        if not isinstance(entry.record, Moved):
            return
        journey = JOURNEY.get()
        self.moves.labels("bot" if entry.record.guest is None else "person").inc()
        if journey is not None:
            journey.kept = True
            self.to_commit.observe(time.perf_counter() - journey.arrived)

    # -- the site ---------------------------------------------------------------------------

    def measure_site(self, site: Site) -> None:
        """Count what is open when the metrics are read, and time the bots."""
        self.registry.register(Openings(site))
        thinkers: Any = site.tables.thinkers
        thinkers.choose = self._queued(thinkers.choose)

    def _queued(self, choose: Callable[..., Awaitable[int]]) -> Callable[..., Awaitable[int]]:
        async def queued(*given: Any, **more: Any) -> int:
            asked = time.perf_counter()
            begun: list[float] = []

            def begins() -> None:
                if not begun:
                    begun.append(time.perf_counter())
                    self.waiting.dec()
                    self.thinking.inc()
                    self.bots_wait.observe(begun[0] - asked)

            self.waiting.inc()
            token = BEGINS.set(begins)
            try:
                return await choose(*given, **more)
            finally:
                BEGINS.reset(token)
                if begun:
                    self.thinking.dec()
                    self.bots_thought.observe(time.perf_counter() - begun[0])
                else:
                    self.waiting.dec()

        return queued

    def socket(self, socket: Any, site: Site, guest: Any) -> MeasuredSocket:
        return MeasuredSocket(socket, site, guest, self)


class Openings(Collector):
    """What is open when the metrics are read."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def collect(self) -> Iterator[Metric]:
        tables: Counts[tuple[str, str]] = Counts()
        sockets: Counts[str] = Counts(player=0, watcher=0)
        for table in self._site.tables.all_open():
            tables[table.standing.founding.game, table.standing.phase] += 1
            for connection in table.connections:
                plays = table.viewer(connection.guest).seat >= 0
                sockets["player" if plays else "watcher"] += 1
        opened = GaugeMetricFamily(
            "tablee_tables", "Tables open in this server", labels=["game", "phase"]
        )
        for labels, count in sorted(tables.items()):
            opened.add_metric(labels, count)
        yield opened
        seen = GaugeMetricFamily("tablee_sockets", "Sockets at tables", labels=["as"])
        for label, count in sorted(sockets.items()):
            seen.add_metric([label], count)
        yield seen


class MeasuredSocket(Socket):
    """A socket whose moves are timed up to their last viewer."""

    def __init__(self, socket: Any, site: Site, guest: Any, metrics: Metrics) -> None:
        super().__init__(socket, site, guest)
        self._metrics = metrics
        self._arrived = 0.0
        self._journeys: list[tuple[bytes, Journey]] = []

    def deliver(self, data: bytes, *more: Any, **named: Any) -> None:
        journey = JOURNEY.get()
        if journey is not None and not self._dropped:
            journey.one_more()
            self._journeys.append((data, journey))
        super().deliver(data, *more, **named)

    async def _send(self, data: bytes) -> None:
        await super()._send(data)
        for number, (waiting, journey) in enumerate(self._journeys):
            if waiting is data:
                del self._journeys[number]
                journey.one_less()
                break

    async def serve(self) -> None:
        try:
            await super().serve()
        finally:
            for _, journey in self._journeys:
                journey.one_less()
            self._journeys.clear()

    async def _handle(self, message: messages.ClientMessage) -> None:
        self._arrived = time.perf_counter()
        await super()._handle(message)

    async def _answer(self, table: OpenTable, message: messages.ClientMessage) -> None:
        if not isinstance(message, messages.Move):
            await super()._answer(table, message)
            return
        journey = Journey(self._arrived, self._metrics.to_viewers.observe)
        token = JOURNEY.set(journey)
        try:
            await super()._answer(table, message)
        finally:
            JOURNEY.reset(token)
            journey.one_less()


# -- the port -------------------------------------------------------------------------------


class Quiet(uvicorn.Server):
    """A second server in the same loop; the first one handles signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def answered(metrics: Metrics, scope: Any, send: Any) -> None:
    """Answer GET /metrics, and nothing else."""
    found = scope["path"] == "/metrics" and scope["method"] in ("GET", "HEAD")
    kind = CONTENT_TYPE_LATEST if found else "text/plain"
    body = metrics.text() if found else b"the figures are at /metrics\n"
    headers = [(b"content-type", kind.encode())]
    status = 200 if found else 404
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Port:
    """Serves the metrics, and only those, on a port of their own."""

    def __init__(self, metrics: Metrics, bound: socket.socket) -> None:
        async def application(scope: Any, receive: Any, send: Any) -> None:
            await answered(metrics, scope, send)

        config = uvicorn.Config(
            application, lifespan="off", ws="none", log_config=None, access_log=False
        )
        config.server_header = False
        self._server = Quiet(config)
        self._task = asyncio.create_task(self._server.serve(sockets=[bound]))

    async def close(self) -> None:
        self._server.should_exit = True
        await self._task
