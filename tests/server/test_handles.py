"""Connections without a complete request are closed, so that others find room."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server import connections
from tests.server.present import present
from tests.server.site import Person, Running, run, running

HALF = {
    "nothing": b"",
    "half a line": b"GET /heal",
    "half of the headers": b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-More: ",
    "half of the body": b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b'Content-Length: 14\r\n\r\n{"name"',
    "a piece of many": b"PUT /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"2\r\n{}\r\n",
}
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
posix = pytest.mark.skipif(os.name != "posix", reason="limits of handles")


def door_of(server: Running) -> Any:
    config: Any = server.server.config
    return config.door


async def dial(
    server: Running, address: str = "127.0.0.1"
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))


async def gone(reader: asyncio.StreamReader) -> bool:
    """Wait until the server has closed a connection without an answer."""
    try:
        return await asyncio.wait_for(reader.read(), 10) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("sent", HALF)
def test_a_request_that_never_arrives_is_ended(
    sent: str, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with running(data, request_seconds=0.2) as server:
            reader, writer = await dial(server)
            writer.write(HALF[sent])
            answer = await asyncio.wait_for(reader.read(), 10)  # until the server closes
            assert b"408 Request Timeout" in answer
            writer.close()
            async with httpx.AsyncClient(base_url=server.address) as client:
                assert (await client.get("/healthz")).text == "ok"

    run(work())
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def test_a_request_that_comes_drop_by_drop_is_ended_too(data: Path) -> None:
    async def work() -> None:
        async with running(data, request_seconds=0.3) as server:
            reader, writer = await dial(server)
            answer = asyncio.create_task(reader.read())
            for letter in b"GET /healthz HTTP/1.1\r\nX-Much: " + b"a" * 1000:
                if answer.done():
                    break
                writer.write(bytes([letter]))
                await asyncio.sleep(0.02)
            assert b"408 Request Timeout" in await answer
            writer.close()

    run(work())


@pytest.mark.parametrize("more", [b"", b"GET /healthz HT"])
def test_a_connection_without_a_new_request_is_closed(more: bytes, data: Path) -> None:
    async def work() -> None:
        async with running(data, request_seconds=0.2) as server:
            config: Any = server.server.config
            config.timeout_keep_alive = 0.2
            reader, writer = await dial(server)
            writer.write(WHOLE)
            assert (await reader.readuntil(b"\r\n\r\nok")).startswith(b"HTTP/1.1 200")
            writer.write(more)
            await asyncio.wait_for(reader.read(), 10)  # until the server closes
            writer.close()

    run(work())


def test_a_connection_stays_open_as_long_as_requests_come_in_time(data: Path) -> None:
    async def work() -> None:
        async with running(data, request_seconds=0.2) as server:
            reader, writer = await dial(server)
            for _ in range(3):
                writer.write(WHOLE)
                assert (await reader.readuntil(b"\r\n\r\nok")).startswith(b"HTTP/1.1 200")
                await asyncio.sleep(0.3)
            writer.close()
            async with Person(server.address, "Ada") as ada:
                eye = await ada.open(await ada.create("abyss", "me open"))
                await asyncio.sleep(0.5)
                await eye.send("more", before=1)
                await eye.hear("history")
                await eye.close()

    run(work())


@posix
def test_one_address_does_not_take_all_connections(data: Path) -> None:
    async def work() -> None:
        async with running(data, address_connections=5) as server:
            held = [await dial(server, "127.0.0.2") for _ in range(8)]
            for reader, writer in held[:3]:  # the oldest went first
                assert await gone(reader)
                writer.close()
            for _, writer in held[3:]:
                writer.write(WHOLE)
            for reader, writer in held[3:]:
                await asyncio.wait_for(reader.readuntil(b"\r\n\r\nok"), 10)
                writer.close()

    run(work())


@posix
def test_no_player_is_disconnected_to_make_room_for_idle_connections(data: Path) -> None:
    async def work() -> None:
        async with running(data, address_connections=4) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            table = await ada.create("abyss", "me open")
            door = door_of(server)
            door.proxies = ()
            eye = await ada.open(table)
            held = [await dial(server) for _ in range(20)]
            await eye.send("more", before=1)
            await eye.hear("history")
            for _, writer in held:
                writer.close()
            await eye.close()

    run(work())


@posix
def test_when_the_server_is_full_idle_connections_of_the_busiest_address_go_first(
    data: Path,
) -> None:
    async def work() -> None:
        async with running(data) as server:
            door = door_of(server)
            door._most = 6
            first = await dial(server, "127.0.0.3")
            held = [await dial(server, "127.0.0.2") for _ in range(5)]
            late = await dial(server, "127.0.0.4")
            assert await gone(held[0][0])
            held[0][1].close()
            for reader, writer in (first, late, *held[1:]):
                writer.write(WHOLE)
                await asyncio.wait_for(reader.readuntil(b"\r\n\r\nok"), 10)
                writer.close()
            for _ in range(200):
                if not door._visits:
                    break
                await asyncio.sleep(0.01)
            assert not door._visits
            assert not door._by_address

    run(work())


@posix
@pytest.mark.parametrize("error", [OSError("not permitted"), ValueError("more than allowed")])
def test_a_system_that_gives_no_more_handles_does_not_keep_the_server_from_running(
    error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused(*given: object) -> None:
        raise error

    monkeypatch.setattr("resource.getrlimit", lambda kind: (64, 4096))
    monkeypatch.setattr("resource.setrlimit", refused)
    connections.raise_limit()
    (told,) = [
        one for one in caplog.records if one.message == "could not raise the limit of handles"
    ]
    assert vars(told)["error"] == str(error)
    assert connections.room() == 32  # half of all


FEW = 300  # handles for the server
SERVE = f"""
import resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_NOFILE, ({FEW}, {FEW}))
from tablee.server.run import serve
from tablee.server.settings import Settings
serve(Settings(data=Path(sys.argv[1])), "127.0.0.1", 0)
"""


@posix
def test_a_newcomer_is_let_in_when_somebody_holds_all_handles(data: Path) -> None:
    async def work(address: str) -> None:
        port = int(address.rsplit(":", 1)[1])
        async with Person(address, "Ada") as ada:
            eye = await ada.open(await ada.create("abyss", "me open"))
            held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2 * FEW)]
            for _ in range(5):
                async with httpx.AsyncClient(base_url=address, timeout=5) as client:
                    assert (await client.get("/healthz")).text == "ok"
            await eye.send("more", before=1)  # and existing connections stay
            await eye.hear("history")
            await eye.close()
            for _, writer in held:
                writer.transport.abort()

    command = [sys.executable, "-W", "ignore", "-c", SERVE, str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        line = present(server.stdout).readline()
        while line and not line.startswith("Table:"):
            line = present(server.stdout).readline()
        try:
            run(work(line.split()[1].rstrip("/")))
        finally:
            server.kill()
