"""Connections: requests must arrive in time, and nobody can take all of them.

The system gives a process a limited number of file handles. When all are in use, nobody can
connect. So some are kept free, and idle connections are closed first when they run out.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Any

import h11
import uvicorn
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    import resource
except ImportError:  # other systems: no limit that we can read
    resource = None  # type: ignore[assignment]

logger = logging.getLogger("tablee.connections")
AT_ONCE = 32  # connections accepted before they are checked
RESERVE = 5 * AT_ONCE  # handles for those, the database and the bot processes
WANTED = 8_192  # handles we ask the system for
UNLIMITED = 100_000  # connections if the system reports no limit
LATE = b"The request did not arrive in time.\n"


def raise_limit() -> None:
    """Raise the limit of handles as far as the system allows without more rights."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError) as error:
            logger.warning("could not raise the limit of handles", extra={"error": str(error)})


def room() -> int:
    """Return how many connections may be open at once."""
    if resource is None:
        return UNLIMITED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return UNLIMITED
    return max(soft - RESERVE, soft // 2)


class Visit(Struct, eq=False):
    """A connection, its address, and the protocol that reads it."""

    address: str
    protocol: Request | Viewing


class Door:
    """Knows every connection, and which to close when there are too many."""

    def __init__(self, most: int, each: int, proxies: Sequence[str]) -> None:
        self._most = most
        self._each = each
        self.proxies = proxies  # one address used by many people
        self._visits: dict[asyncio.Transport, Visit] = {}  # the oldest first
        self._by_address: Counter[str] = Counter()

    def enter(self, protocol: Request) -> None:
        """Let a connection in, and close one if that is too many."""
        address = protocol.client[0] if protocol.client else ""
        self._visits[protocol.transport] = Visit(address, protocol)
        self._by_address[address] += 1
        if self._by_address[address] > self._each and address not in self.proxies:
            self._show_out(self._least_missed(address), "too many of one address")
        elif len(self._visits) > self._most:
            ((busiest, _),) = self._by_address.most_common(1)
            self._show_out(self._least_missed(busiest), "too many")

    def take_over(self, protocol: Viewing) -> None:
        """Record that a request has become a socket."""
        visit = self._visits.get(protocol.transport)
        if visit is not None:
            visit.protocol = protocol

    def leave(self, transport: asyncio.Transport) -> None:
        visit = self._visits.pop(transport, None)
        if visit is not None:
            self._by_address[visit.address] -= 1
            if self._by_address[visit.address] <= 0:
                del self._by_address[visit.address]

    def _least_missed(self, address: str) -> asyncio.Transport:
        """Return the connection that costs least to close: the oldest idle one, else the newest."""
        *others, newcomer = self._visits
        idle = [one for one in others if self._visits[one].protocol.is_idle()]
        for one in idle:
            if self._visits[one].address == address:
                return one
        if idle and address != self._visits[newcomer].address:
            return idle[0]
        ours = [one for one in self._visits if self._visits[one].address == address]
        return ours[-1] if len(ours) > 1 else newcomer

    def _show_out(self, transport: asyncio.Transport, why: str) -> None:
        logger.warning("closed", extra={"why": why, "address": self._visits[transport].address})
        self.leave(transport)
        transport.abort()


class Config(uvicorn.Config):
    """The server's configuration, with the registry of its connections."""

    def __init__(self, gate: Any, door: Door, seconds: float, ping: float, size: int) -> None:
        self.door = door
        self.request_seconds = seconds
        super().__init__(
            gate,
            http=Request,
            ws=Viewing,
            ws_max_size=size,
            ws_ping_interval=ping,
            ws_ping_timeout=ping,
            ws_per_message_deflate=True,  # a tenth of the bytes for 0.1 ms: see docs/performance.md
            timeout_graceful_shutdown=5,
            backlog=AT_ONCE,
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=list(door.proxies),
        )


class Request(H11Protocol):
    """A connection for requests; each request has a limited time to arrive."""

    config: Config

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._upgraded = False

    def is_idle(self) -> bool:
        """Say whether every request so far has been answered."""
        return not self._upgraded and (self.cycle is None or self.cycle.response_complete)

    def connection_made(  # type: ignore[override]  # uvicorn types it so too
        self, transport: asyncio.Transport
    ) -> None:
        super().connection_made(transport)
        self._watch()
        self.config.door.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unwatch()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        if self._upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._unwatch()
        elif self._deadline is None and self.timeout_keep_alive_task is None:
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        self._deadline = self.loop.call_later(self.config.request_seconds, self._late)

    def _unwatch(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        """Close a connection whose request arrived only in part."""
        self._deadline = None
        if self.transport.is_closing():
            return
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
            start = h11.Response(status_code=408, headers=headers, reason=b"Request Timeout")
            for part in (start, h11.Data(data=LATE), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


class Viewing(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    config: Config

    def is_idle(self) -> bool:
        return False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.config.door.take_over(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.door.leave(self.transport)
        super().connection_lost(exc)
