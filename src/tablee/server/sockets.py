"""Sockets: one for each viewer, with limits on what comes in and what waits to go out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tablee.server import messages
from tablee.server.answers import answer
from tablee.server.attendance import Connection
from tablee.server.guests import COOKIE, hashed
from tablee.server.limits import Bucket
from tablee.server.redact import notice
from tablee.server.refusals import Closed, Refusal
from tablee.server.site import Site
from tablee.server.store import Guest
from tablee.server.table import OpenTable

logger = logging.getLogger("tablee.socket")
DEBT = 10.0  # messages over the limit that are refused before the socket is closed
NOTICES = ("no-such-table", "not-invited", "sent-away")
POLICY, TOO_SLOW, BROKEN = 1008, 1013, 1011
decoder: msgspec.json.Decoder[messages.ClientMessage] = msgspec.json.Decoder(messages.ClientMessage)


class Socket(Connection):
    """A browser's socket: reads one message at a time, writes from a bounded queue."""

    def __init__(self, socket: WebSocket[Any, Any, Any], site: Site, guest: Guest | None) -> None:
        self.guest = guest
        self.token: bytes | None = None  # what is kept of the cookie
        self.site = site
        self.table: OpenTable | None = None
        self._socket = socket
        self._bucket = Bucket(site.settings.message_rate, site.settings.message_burst)
        self._warned = False
        self._waiting: deque[bytes | int] = deque()
        self._more = asyncio.Event()  # set when something waits
        self._passing: bytes | None = None  # the message that waits
        self._dropped = False
        self._overrun = asyncio.Event()

    def deliver(self, data: bytes, passing: bool = False) -> None:
        if self._dropped:
            return
        if passing and self._passing is not None and self._passing in self._waiting:
            self._waiting.remove(self._passing)
        if len(self._waiting) >= self.site.settings.backlog:
            logger.warning("reads too slowly", extra={"table": self.table and self.table.id})
            self._dropped = True
            self._overrun.set()
            return
        if passing:
            self._passing = data
        self._put(data)

    def drop(self, code: int) -> None:
        if not self._dropped:
            self._dropped = True
            self._put(code)

    def _put(self, data: bytes | int) -> None:
        self._waiting.append(data)
        self._more.set()

    async def serve(self) -> None:
        """Run until the browser leaves or is disconnected."""
        tasks = [
            asyncio.create_task(self._read()),
            asyncio.create_task(self._write()),
            asyncio.create_task(self._overrun.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._overrun.is_set():
                await self._close(TOO_SLOW)
        finally:
            self._dropped = True
            await self._leave()

    async def _write(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                data = self._waiting.popleft()
                if isinstance(data, int):
                    await self._close(data)
                    return
                await self._send(data)

    async def _send(self, data: bytes) -> None:
        await self._socket.send_data(data.decode(), mode="text")

    async def _close(self, code: int) -> None:
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):  # it was quicker
            async with asyncio.timeout(5):
                await self._socket.close(code)

    # -- what comes in ------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not self._may_speak():
                continue
            message = self._decoded(event.get("text"))
            if message is not None:
                await self._handle(message)

    def _may_speak(self) -> bool:
        left = self._bucket.take()
        if left >= 0:
            self._warned = False
            return True
        if left <= -DEBT:
            self.drop(POLICY)
        elif not self._warned:
            self._warned = True
            self.deliver(notice("too-fast"))
        return False

    def _decoded(self, text: str | None) -> messages.ClientMessage | None:
        if text is not None:
            try:
                return decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                pass
        self.deliver(notice("malformed"))
        return None

    async def _handle(self, message: messages.ClientMessage) -> None:
        try:
            if isinstance(message, messages.Hello):
                await self._change_table(message.table)
            table = self.table
            if table is None or message.table != table.id:
                self.deliver(notice("say-hello"))
                return
            await table.ask(lambda: self._answer(table, message))
        except Closed:
            self.drop(BROKEN)  # the browser comes back and finds the table
        except Refusal as refusal:
            self.deliver(notice(refusal.key if refusal.key in NOTICES else "malformed"))
        except Exception:
            logger.exception("message failed", extra={"kind": type(message).__name__})
            self.drop(BROKEN)

    async def _answer(self, table: OpenTable, message: messages.ClientMessage) -> None:
        await answer(table, self, message)

    async def _change_table(self, name: str) -> None:
        table = await self.site.tables.visible(name, self.guest)
        if self.table is not table:
            await self._leave()
            self.table = table

    async def _leave(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            with suppress(Closed):
                await table.ask(lambda: table.exit(self))


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """One viewer at one table; the origin was checked before."""
    site: Site = socket.app.state.site
    guest = await site.guests.known(socket.cookies.get(COOKIE))
    address = socket.client.host if socket.client else ""
    who = guest.id if guest is not None else address
    await socket.accept()
    with ExitStack() as stack:
        for held, name in ((site.held, who), (site.addresses, address)):
            if not held.enter(name):
                await socket.send_data(notice("too-many-sockets").decode(), mode="text")
                await socket.close(POLICY)
                return
            stack.callback(held.leave, name)
        make = Socket if site.metrics is None else site.metrics.socket
        made = make(socket, site, guest)
        made.token = hashed(socket.cookies[COOKIE]) if guest is not None else None
        await made.serve()
