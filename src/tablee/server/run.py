"""Starts and stops the server process."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import uvicorn
from litestar import Litestar

from tablee import clusters
from tablee.core import registry
from tablee.core.errors import TableeError
from tablee.server.app import create_app, in_folder, store_of
from tablee.server.connections import Config, Door, raise_limit, room
from tablee.server.gate import Gate
from tablee.server.guests import key_of
from tablee.server.page import reason_stale
from tablee.server.settings import Settings
from tablee.server.site import Site

if TYPE_CHECKING:
    from tablee.server.metrics import Port

MESSAGE_LIMIT = 65_536  # bytes of one WebSocket message; more closes the socket with 1009
STOPPING = (signal.SIGINT, signal.SIGTERM)
LINE = 1024  # connections that the system queues while we are busy
PING = 10.0  # seconds between pings, and to wait for their answers


class CannotListen(TableeError):
    """The address is in use or not ours."""


class Server(uvicorn.Server):
    """Tells browsers that it is stopping before it closes their sockets."""

    def __init__(
        self, config: uvicorn.Config, gate: Gate, figures: socket.socket | None = None
    ) -> None:
        super().__init__(config)
        self._gate = gate
        self._figures = figures  # where they are asked for
        self._port: Port | None = None

    @property
    def site(self) -> Site:
        application = self._gate.application
        assert isinstance(application, Litestar)
        site: Site = application.state.site
        return site

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop cleanly when told to. Unlike uvicorn, do not die of the signal afterwards."""
        kept = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or []:
            one.listen(LINE)  # few are accepted at once, but many may wait
        if self._figures is not None and not self.should_exit:
            from tablee.server.metrics import Port

            assert self.site.metrics is not None
            self._port = Port(self.site.metrics, self._figures)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._port is not None:
            await self._port.close()
        await self.site.tables.say_stopping()
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """Return a bound socket, or say clearly why it cannot be bound."""
    bound = None
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # The protocol is explicit: asyncio turns Nagle's algorithm off only if it is. With the
        # algorithm on, every second small message would wait 40 ms for an acknowledgement.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(128)  # before the address is printed
    except (OSError, OverflowError, UnicodeError) as error:
        if bound is not None:
            bound.close()
        raise CannotListen(f"cannot listen on {host} port {port}: {error}") from None
    return bound


async def try_database(settings: Settings) -> None:
    """Open the database once, so that its problems are reported before the address is printed."""
    with in_folder(settings):
        key_of(settings.data)
        store = await store_of(settings)
        await store.close()


def set_modules_apart() -> None:
    """Load what tables need and exclude it from garbage collection.

    A full collection visits every object of every module. That takes tens of milliseconds in which
    no table answers. Objects that stay forever need no further visits.
    """
    for name in registry.names():
        registry.game(name)
    gc.collect()
    gc.freeze()


def configuration(gate: Gate, settings: Settings, ping: float = PING) -> Config:
    """Return the configuration of the server; tests use it too."""
    door = Door(room(), settings.address_connections, settings.proxies)
    return Config(gate, door, settings.request_seconds, ping, MESSAGE_LIMIT)


def serve(settings: Settings, host: str, port: int, metrics: tuple[str, int] | None = None) -> None:
    """Serve until interrupted or terminated, with metrics on an address of their own if set."""
    raise_limit()
    asyncio.run(try_database(settings))
    if settings.ray is not None:  # its problems are reported before the address is printed too
        clusters.join(settings.ray, settings.workers)
    bound = listening(host, port)
    figures = listening(*metrics) if metrics is not None else None
    gate = create_app(replace(settings, bound=(host, bound.getsockname()[1])))
    config = configuration(gate, settings)
    shown = f"[{host}]" if ":" in host else host
    print(f"Data:  {settings.data.absolute()}")
    stale = reason_stale()
    if stale is not None:
        print(f"Page:  {stale} (run make build)")
    if figures is not None and metrics is not None:
        place = f"[{metrics[0]}]" if ":" in metrics[0] else metrics[0]
        print(f"Metrics: http://{place}:{figures.getsockname()[1]}/metrics")
    print(f"Table: http://{shown}:{bound.getsockname()[1]}/", flush=True)
    set_modules_apart()
    Server(config, gate, figures).run(sockets=[bound])
