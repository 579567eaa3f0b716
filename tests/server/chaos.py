"""A bad network: a proxy that delays, cuts and freezes connections."""

from __future__ import annotations

import asyncio
import random
from asyncio.streams import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any


class Chaos:
    """Passes bytes between browsers and a server, with the faults that a test sets."""

    def __init__(self, port: int, chooser: Random | None = None) -> None:
        self.target = port
        self.port = 0
        self.delay = 0.0  # the longest delay of a piece, in seconds
        self.refusing = False  # whether new connections are closed at once
        self._frozen: set[Any] = set()  # connections that stay open but pass nothing
        self._lines: set[Any] = set()
        self._chooser = chooser or random.Random(0)

    async def _accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        if self.refusing:
            writer.close()
            return
        try:
            there = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        line = Line(writer, there[1])
        self._lines.add(line)
        try:
            await asyncio.gather(
                self._pass(line, reader, there[1]), self._pass(line, there[0], writer)
            )
        finally:
            self._lines.discard(line)
            line.cut()

    async def _pass(self, line: Line, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError):
            while True:
                piece = await reader.read(65_536)
                if self.delay:
                    await asyncio.sleep(self._chooser.uniform(0, self.delay))
                while line in self._frozen:
                    await asyncio.sleep(0.05)
                    if line.is_cut():
                        return
                if not piece:
                    line.cut()
                    return
                writer.write(piece)
                await writer.drain()

    def cut(self) -> None:
        """Cut every connection, as when a router restarts."""
        for line in list(self._lines):
            line.cut()

    def freeze(self) -> None:
        """Let every connection go silent without closing it, as when a phone leaves the wifi."""
        self._frozen = set(self._lines)

    @property
    def count(self) -> int:
        return len(self._lines)


class Line:
    """A connection and its continuation."""

    def __init__(self, *writers: StreamWriter) -> None:
        self.writers = writers

    def cut(self) -> None:
        for writer in self.writers:
            writer.transport.abort()

    def is_cut(self) -> bool:
        return all(writer.is_closing() for writer in self.writers)


@asynccontextmanager
async def between(port: int, chooser: Random | None = None) -> AsyncIterator[Chaos]:
    """Run a proxy before a server."""
    chaos = Chaos(port, chooser)
    server = await asyncio.start_server(chaos._accept, "127.0.0.1", 0)
    chaos.port = server.sockets[0].getsockname()[1]
    try:
        yield chaos
    finally:
        server.close()
        chaos._frozen.clear()
        chaos.cut()
        await asyncio.sleep(0.1)
