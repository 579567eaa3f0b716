"""Requests that no browser sends are refused as malformed; server errors get a number."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from tablee.server.lists import Lists
from tablee.server.logs import JsonLines
from tests.server.site import Person, Running, run, running

DEEP = b'{"game": ' + b"[" * 20_000 + b"]" * 20_000 + b"}"
TABLE = b'{"game": "abyss", "seats": [{"kind": "me"}, {"kind": "open"}], "stand_in_after": %s}'
BODIES = {
    "deep": b'{"game": "abyss", "seats": [], "options": {"a": ' + b"[" * 20_000,
    "deep and closed": DEEP,
    "deep objects": b'{"a":' * 10_000,
    "deep unknown": b'{"what": ' + b"[" * 10_000 + b"]" * 10_000 + b"}",
    "deep option": b'{"game": "abyss", "seats": [{"kind": "me"}], "options": {"a": '
    + b"[" * 9_000
    + b"]" * 9_000
    + b"}}",
    "no utf-8": b'{"game": "\xff\xfe", "seats": []}',
    "half a sign": b'{"game": "\xe2\x82", "seats": []}',
    "lone surrogate": b'{"game": "\\ud800", "seats": [{"kind": "me"}, {"kind": "open"}]}',
    "long number": TABLE % (b"9" * 4_301),
    "long option": b'{"game": "conan", "seats": [{"kind": "me"}, {"kind": "open"}],'
    b' "options": {"heroes": ' + b"9" * 4_301 + b"}}",
    "not a number": TABLE % b"NaN",
    "endless": TABLE % b"1e999",
    "nothing": b"",
    "null": b"null",
}
PATHS = [
    "/assets/%00",
    "/assets/..%00.js",
    "/assets/%ff",
    "/assets/" + "a" * 5_000,
    "/assets/" + "a/" * 5_000,
    "/assets/%2e%2e/%2e%2e/app.py",
    "/api/tables/%00",
    "/api/tables/%ff",
    "/api/tables/aaaaaaaaaa/frames?first=" + "9" * 4_301,
    "/api/tables/aaaaaaaaaa/frames?seat=%ff",
    "/api/tables/aaaaaaaaaa/frames?seat=%00",
    "/api/games/%00/rules",
    "/api/games/conan/scenarios/%00",
    "/api/games/..%2f..%2fabyss/rules",
    "/%00",
    "/t/%00",
]


@pytest.mark.parametrize("kind", BODIES)
def test_a_body_that_is_nonsense_is_malformed(kind: str, data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            headers = {"content-type": "application/json"}
            for path in ("/api/tables", "/api/games/conan/scenarios/check"):
                answer = await ada.http.post(path, content=BODIES[kind], headers=headers)
                assert answer.status_code == 400, (path, answer.text)
                assert answer.json()["reason"]["key"] == "malformed"
            answer = await ada.http.put("/api/me", content=BODIES[kind], headers=headers)
            assert answer.status_code == 400

    run(work())


async def raw(server: Running, path: str, *headers: str) -> int:
    """Send a request with an unescaped address, which no client library would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    lines = [f"GET {path} HTTP/1.1", "Host: here", "Connection: close", *headers, "", ""]
    writer.write("\r\n".join(lines).encode("latin-1"))
    answer = await reader.read()
    writer.close()
    return int(answer.split(b" ", 2)[1])


@pytest.mark.parametrize("path", PATHS)
def test_an_address_that_is_nonsense_is_no_fault_of_ours(path: str, data: Path) -> None:
    async def work() -> None:
        async with running(data) as server:
            found = await raw(server, path)
            if path in ("/assets/%00", "/assets/..%00.js"):
                assert found == 400
            assert found in (200, 400, 404, 414, 503), found  # 503: the page is not built

    run(work())


@pytest.mark.parametrize("cookie", ["tablee_guest=\xff", "tablee_guest=\x01", ";;==;", "a" * 5_000])
def test_a_cookie_that_is_nonsense_is_nobodys(cookie: str, data: Path) -> None:
    async def work() -> None:
        async with running(data) as server:
            assert await raw(server, "/api/me", f"Cookie: {cookie}") in (200, 400)

    run(work())


def test_a_fault_leaves_a_traceback_with_the_number_that_is_told(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> Any:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            monkeypatch.setattr(Lists, "lobby", None)
            answer = await ada.http.get("/api/lobby")
            assert answer.status_code == 500
            reason = answer.json()["reason"]
            assert reason["key"] == "server-fault"
            assert "content-security-policy" in answer.headers
            other = await ada.http.get("/api/lobby")
            assert other.json()["reason"]["values"]["id"] != reason["values"]["id"]
            assert answer.headers["x-request-id"] == reason["values"]["id"]
            return reason["values"]["id"]

    with caplog.at_level(logging.ERROR):
        number = run(work())
    found = [record for record in caplog.records if getattr(record, "id", None) == number]
    assert len(found) == 1
    assert "TypeError" in JsonLines().format(found[0])
    assert "Traceback" in JsonLines().format(found[0])


def test_a_fault_before_the_routes_is_told_too(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with running(data) as server:

            async def fails(scope: Any, receive: Any, send: Any) -> None:
                raise ZeroDivisionError("outside of every handler")

            gate = server.server._gate
            with monkeypatch.context() as planted:
                planted.setattr(gate, "application", fails)
                assert await raw(server, "/api/lobby") == 500

    run(work())
    assert "outside of every handler" in caplog.text
