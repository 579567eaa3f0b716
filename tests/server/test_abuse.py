"""Foreign pages, floods and nonsense are refused, and others can go on playing."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

import tablee
from tablee.server.records import Said
from tablee.server.redact import Everything
from tests.server.site import Person, play_on, run, running, seated

GAME = tablee.game_names()[0]


@pytest.mark.parametrize(
    "origin", [None, "null", "https://evil.example", "http://127.0.0.1:1", "file://", "http://"]
)
def test_a_socket_of_a_foreign_page_is_refused_before_it_opens(
    origin: Origin | None, data: Path
) -> None:
    async def work() -> None:
        async with running(data) as server:
            with pytest.raises(InvalidStatus) as refused:
                await connect(server.address.replace("http", "ws") + "/ws", origin=origin)
            assert refused.value.response.status_code == 403

    run(work())


def test_a_configured_origin_may_connect(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data, origins=("https://play.example",)) as server,
            Person(server.address, "Ada") as ada,
        ):
            eye = await ada.connect("https://play.example")
            await eye.close()
            answer = await ada.http.put(
                "/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"}
            )
            assert answer.status_code == 403
            assert answer.json()["reason"]["key"] == "wrong-origin"
            assert (await ada.get("/api/me"))["name"] == "Ada"

    run(work())


def test_a_message_that_is_too_big_closes_with_1009(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            eye = await ada.connect()
            await eye.socket.send("x" * 1_000_000)
            assert await eye.close_code() == 1009
            answer = await ada.http.post("/api/tables", content=b"[" * 100_000)
            assert answer.status_code == 413

    run(work())


def test_too_many_messages_are_warned_of_then_closed_with_1008(data: Path) -> None:
    async def work() -> None:
        limits = {"message_rate": 10.0, "message_burst": 30}
        async with running(data, **limits) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            flood = await persons[0].connect()
            await flood.send("hello", table=table)
            for _ in range(1000):
                await flood.send("more", table=table, before=2)
            assert await flood.close_code() == 1008
            kinds = [json.loads(text)["type"] for text in flood.raw]
            assert "notice" in kinds
            assert kinds.count("history") < 60
            await play_on(dict(enumerate(eyes)), random.Random(1), 10)  # the others play on

    run(work())


def test_nobody_within_the_limits_is_warned(data: Path) -> None:
    async def work() -> None:
        limits = {"message_rate": 10.0, "message_burst": 30}
        async with running(data, **limits) as server, Person(server.address, "Ada") as ada:
            table = await ada.create(GAME, "me open")
            eye = await ada.open(table)
            for number in range(25):
                await eye.send("more", before=number)
            for _ in range(25):
                await eye.hear("history")
            assert not any('"notice"' in text for text in eye.raw)
            await eye.close()

    run(work())


def test_a_browser_that_does_not_read_is_dropped_not_the_server(data: Path) -> None:
    async def work() -> None:
        async with running(data, backlog=20) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            slow = await persons[1].connect()
            slow.socket.transport.pause_reading()
            slow.socket.transport.set_write_buffer_limits(0)
            await slow.send("hello", table=table)
            opened = await server.site.tables.table(table)
            for _ in range(300):
                if len(opened.connections) == 3:
                    break
                await asyncio.sleep(0.01)

            async def flood() -> None:
                for _ in range(3000):
                    opened.send(opened.connections[2], Everything())
                await opened.add(Said(0, "P0", "still here"))

            await opened.ask(flood)
            await eyes[0].until("said")
            for _ in range(300):
                if len(opened.connections) == 2:
                    break
                await asyncio.sleep(0.02)
            assert len(opened.connections) == 2
            await play_on(dict(enumerate(eyes)), random.Random(1), 3)
            slow.socket.transport.abort()

    run(work())


def test_sockets_of_one_guest_are_limited(data: Path) -> None:
    async def work() -> None:
        async with running(data, sockets=3) as server, Person(server.address, "Ada") as ada:
            eyes = [await ada.connect() for _ in range(3)]
            last = await ada.connect()
            assert (await last.hear("notice"))["key"] == "too-many-sockets"
            assert await last.close_code() == 1008
            await eyes[0].close()
            for _ in range(100):  # the server notices within moments
                await asyncio.sleep(0.02)
                eye = await ada.connect()
                await eye.send("more", table="aaaaaaaaaa", before=1)
                with suppress(ConnectionClosed):
                    if (await eye.hear("notice"))["key"] == "say-hello":
                        return
            raise AssertionError("a socket that was closed still counts")

    run(work())


def test_requests_that_change_something_are_limited_by_address(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data, request_rate=0.001, request_burst=5) as server,
            httpx.AsyncClient(base_url=server.address) as client,
        ):
            answers = [await client.put("/api/me", json={"name": "A"}) for _ in range(7)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
            assert (await client.get("/api/me")).status_code == 200

    run(work())


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
KINDS = ["hello", "move", "preview", "undo", "ask_undo", "answer_undo", "chat", "vote"]
KINDS += ["come_back", "more", "table", "nonsense"]
NAMES = ["table", "seq", "id", "actions", "chain", "last", "request", "accept", "text", "seat"]
fields = st.dictionaries(
    st.sampled_from([*NAMES, "give", "before", "extra"]),
    json_values | st.sampled_from(["TABLE", "x", 0, 1, -1, 2**70, True]),
    max_size=6,
)
nearly = st.tuples(st.sampled_from(KINDS), fields).map(lambda pair: {"type": pair[0], **pair[1]})


@given(
    st.lists(
        st.binary(max_size=40) | st.text(max_size=60) | json_values | nearly,
        min_size=20,
        max_size=80,
    )
)
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_nonsense_breaks_a_table(anything: list[Any]) -> None:
    """Every message, however broken, gets an answer, and the table keeps working."""

    async def work(folder: str) -> None:
        async with running(Path(folder)) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            eye = eyes[0]
            for one in anything:
                if isinstance(one, bytes | str):
                    await eye.socket.send(one)
                else:
                    await eye.socket.send(json.dumps(one).replace('"TABLE"', f'"{table}"'))
            await eye.send("more", table=table, before=1)
            await eye.hear("history")
            fresh = [await person.open(table) for person in persons]
            await play_on(dict(enumerate(fresh)), random.Random(1), 2)
            for one in fresh:
                await one.close()

    with tempfile.TemporaryDirectory() as folder:
        run(work(folder))


def test_guessing_finds_nothing(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            for path in ("/assets/../app.py", "/assets/%2e%2e/app.py", "/assets//etc/passwd"):
                assert (await ada.http.get(path)).status_code == 404
            for path in ("/api/tables/aaaaaaaaaa", "/api/tables/..%2f", "/api/tables/" + "a" * 101):
                assert (await ada.http.get(path)).status_code in (400, 404)
            eye = await ada.connect()
            await eye.send("hello", table="aaaaaaaaaa")
            assert (await eye.hear("notice"))["key"] == "no-such-table"
            ada.http.cookies.set("tablee_guest", "x" * 43)
            assert (await ada.http.get("/api/me")).json()["name"] in ("Ada", None)

    run(work())


def test_every_answer_has_the_safety_headers_and_the_cookie_is_closed(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, httpx.AsyncClient(base_url=server.address) as client:
            for path in ("/", "/healthz", "/api/me", "/nowhere", "/assets/none.js"):
                headers = (await client.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "unsafe" not in policy
                assert "frame-ancestors 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
            plain = (await client.put("/api/me", json={"name": "A"})).headers["set-cookie"]
            assert "HttpOnly" in plain
            assert "SameSite=lax" in plain
            assert "Secure" not in plain
            client.cookies.clear()
            answer = await client.put(
                "/api/me", json={"name": "A"}, headers={"X-Forwarded-Proto": "https"}
            )
            assert "Secure" in answer.headers["set-cookie"]

    run(work())


COSTLY = ["links", "frames", "statistics", "verify", "replay", "scoring", "events"]


@pytest.mark.parametrize("ending", ["", "/", "//", "%2f", "%2F/", "?seat=-1", "/?seat=-1"])
def test_what_costs_much_is_limited_however_its_address_is_written(ending: str, data: Path) -> None:
    async def work() -> None:
        limits = {"request_rate": 0.001, "request_burst": len(COSTLY) + 2}
        async with running(data, **limits) as server, Person(server.address, "Ada") as ada:
            table = await ada.create(GAME, "me open")
            for name in COSTLY:
                answer = await ada.http.get(f"/api/tables/{table}/{name}{ending}")
                assert answer.status_code != 429
            for name in COSTLY:  # the name, the table and these requests have used up the limit
                for way in (f"/api/tables/{table}/{name}", f"/api/tables/{table}%2f{name}"):
                    answer = await ada.http.get(way + ending)
                    assert answer.status_code == 429, way + ending
            for way in ("/api/games/conan/plan", "/api/games/conan%2fplan"):  # reads a file
                assert (await ada.http.get(way + ending)).status_code == 429, way + ending
            assert (await ada.http.get("/api/lobby")).status_code == 200  # costs little

    run(work())
