"""The lobby's lists: built once for many requests, paged, and not sent twice."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tablee.server.lists import SHOWN
from tablee.server.sqlite import SqliteStore
from tests.server.site import Person, both_stores, play_on, run, running, seated

GAME = "abyss"


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Count how often lists are read from the database."""
    found = []
    for name in ("public_tables", "tables_of"):
        true = getattr(SqliteStore, name)

        async def counted(self: Any, *given: Any, true: Any = true) -> Any:
            found.append(given)
            return await true(self, *given)

        monkeypatch.setattr(SqliteStore, name, counted)
    return found


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


def test_many_who_ask_at_once_have_the_lists_made_once(reads: list[Any], data: Path) -> None:
    async def work() -> None:
        async with running(data, lobby_seconds=3600.0) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            await ada.create(GAME, "me open")
            strangers = [
                await stack.enter_async_context(httpx.AsyncClient(base_url=server.address))
                for _ in range(10)
            ]
            reads.clear()
            answers = await asyncio.gather(*(one.get("/api/lobby") for one in strangers))
            answers += [await one.get("/api/lobby") for one in strangers]
            assert {len(answer.json()["open"]) for answer in answers} == {1}
            assert len(reads) == 2  # the two lists of public tables

    run(work())


def test_what_changes_is_in_the_lobby_at_once(data: Path) -> None:
    async def work() -> None:
        async with running(data, lobby_seconds=3600.0) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            for person in (ada, bo):
                assert (await person.get("/api/lobby"))["open"] == []
            table = await ada.create(GAME, "me open")
            assert ids((await ada.get("/api/lobby"))["mine"]) == [table]
            assert ids((await bo.get("/api/lobby"))["open"]) == [table]
            await bo.post(f"/api/tables/{table}/join", {})
            assert (await bo.get("/api/lobby"))["open"] == []
            assert ids((await bo.get("/api/lobby"))["mine"]) == [table]
            await ada.start(table)
            cy = await stack.enter_async_context(Person(server.address, "Cy"))
            assert ids((await cy.get("/api/lobby"))["watch"]) == [table]

    run(work())


def test_a_change_while_the_lists_are_made_is_not_lost(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data, lobby_seconds=3600.0) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            asked, go_on = asyncio.Event(), asyncio.Event()
            true = SqliteStore.tables_of

            async def slow(self: Any, *given: Any) -> Any:
                found = await true(self, *given)
                asked.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(SqliteStore, "tables_of", slow)
            early = asyncio.create_task(ada.get("/api/lobby"))
            await asked.wait()
            table = await ada.create(GAME, "me open")
            go_on.set()
            assert (await early)["mine"] == []
            assert ids((await ada.get("/api/lobby"))["mine"]) == [table]

    run(work())


def test_a_move_is_in_the_lists_of_those_who_play(data: Path) -> None:
    async def work() -> None:
        async with running(data, lobby_seconds=3600.0) as server, AsyncExitStack() as stack:
            persons, eyes, _ = await seated(server, stack, GAME, 2)
            for _ in range(30):
                for person in persons:
                    (shown,) = (await person.get("/api/lobby"))["mine"]
                    assert shown["asked"] == eyes[0].asked
                await play_on(dict(enumerate(eyes)), random.Random(1), 1)

    run(work())


@both_stores
def test_public_tables_come_page_by_page(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            made = {await ada.create(GAME, "me open") for _ in range(2 * SHOWN["open"] + 3)}
            lobby = await bo.get("/api/lobby")
            assert len(lobby["open"]) == SHOWN["open"]
            assert lobby["watch"] == []
            assert list(lobby["after"]) == ["open"]
            seen, after = ids(lobby["open"]), lobby["after"]["open"]
            while after is not None:
                page = await bo.get(f"/api/lobby/open?after={after}")
                seen += ids(page["tables"])
                after = page["after"]
            assert len(seen) == len(made)
            assert set(seen) == made

    run(work())


@both_stores
def test_own_tables_come_page_by_page(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            made = {await ada.create(GAME, "me open") for _ in range(SHOWN["mine"] + 2)}
            lobby = await ada.get("/api/lobby")
            page = await ada.get(f"/api/lobby/mine?after={lobby['after']['mine']}")
            assert page["after"] is None
            assert len(page["tables"]) == 2
            assert {*ids(lobby["mine"]), *ids(page["tables"])} == made
            assert all(table["yours"] == 0 for table in page["tables"])
            nobody = Person(server.address, "")
            assert await nobody.get("/api/lobby/mine") == {"tables": [], "after": None}
            await nobody.http.aclose()

    run(work())


@pytest.mark.parametrize("way", ["open?after=x", "open?after=1", "open?after=-1.a", "nothing"])
def test_pages_that_do_not_exist_are_refused(way: str, data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            answer = await ada.http.get(f"/api/lobby/{way}")
            assert answer.status_code in (400, 404)
            assert answer.json()["reason"]["key"] in ("malformed", "no-such-page")

    run(work())


def test_the_host_is_known_as_such_in_a_list_made_for_all(data: Path) -> None:
    async def work() -> None:
        async with running(data, lobby_seconds=3600.0) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            await ada.create(GAME, "open open")
            assert [table["host"] for table in (await bo.get("/api/lobby"))["open"]] == [False]
            assert [table["host"] for table in (await ada.get("/api/lobby"))["open"]] == [True]

    run(work())


def test_a_lobby_that_has_not_changed_is_not_sent_again(data: Path) -> None:
    async def work() -> None:
        async with running(data, lobby_seconds=0.0) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            await ada.create(GAME, "me open")  # and Ada is away
            first = await bo.http.get("/api/lobby")
            known = {"If-None-Match": first.headers["etag"]}
            await asyncio.sleep(1.1)  # lists do not say how long she has been away
            again = await bo.http.get("/api/lobby", headers=known)
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == first.headers["etag"]
            assert (await ada.http.get("/api/lobby", headers=known)).status_code == 200
            await ada.create(GAME, "me open")
            news = await bo.http.get("/api/lobby", headers=known)
            assert news.status_code == 200
            assert len(news.json()["open"]) == 2

    run(work())


def test_frames_that_have_not_changed_are_not_made_again(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 3)
            path = f"/api/tables/{table}/frames?seat=-1"
            first = await persons[0].http.get(path)
            assert len(first.json()["frames"]) == 4
            known = {"If-None-Match": first.headers["etag"]}
            with monkeypatch.context() as planted:
                planted.setattr("tablee.server.lobby.frames_of", None)
                again = await persons[0].http.get(path, headers=known)
                assert (again.status_code, again.content) == (304, b"")
            own = await persons[0].http.get(f"/api/tables/{table}/frames?seat=0", headers=known)
            assert own.status_code == 200
            await play_on(dict(enumerate(eyes)), random.Random(1), 1)
            news = await persons[0].http.get(path, headers=known)
            assert len(news.json()["frames"]) == 5
            refused = await persons[1].http.get(
                f"/api/tables/{table}/frames?seat=0", headers={"If-None-Match": own.headers["etag"]}
            )
            assert refused.status_code == 409  # a tag gives no access to others' lists

    run(work())


@pytest.mark.parametrize("path", ["/api/lobby", "/api/lobby/", "/api/lobby%2fopen", "/api/games"])
def test_reading_is_limited_too(path: str, data: Path) -> None:
    async def work() -> None:
        limits = {"read_rate": 0.001, "read_burst": 5}
        async with (
            running(data, **limits) as server,
            httpx.AsyncClient(base_url=server.address) as client,
        ):
            found = [(await client.get(path)).status_code for _ in range(7)]
            assert found[5:] == [429, 429]
            assert 429 not in found[:5]
            assert (await client.get("/healthz")).status_code == 200
            assert (await client.put("/api/me", json={"name": "A"})).status_code == 200

    run(work())


def test_the_answer_for_all_tells_nothing_of_a_guest(data: Path) -> None:
    """What is cached for one guest is never sent to another."""

    async def work() -> None:
        async with running(data, lobby_seconds=3600.0) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            table = await ada.create(GAME, "me friend", visibility="private")
            for _ in range(2):
                assert ids((await ada.get("/api/lobby"))["mine"]) == [table]
                assert table not in msgspec.json.encode(await bo.get("/api/lobby")).decode()

    run(work())
