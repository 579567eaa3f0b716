"""A database that does not answer, unreadable rows, and tables that nobody looks at."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server.standing import Standing
from tablee.server.store import NotSaved
from tests.postgres import Cluster
from tests.server.site import (
    DATABASES,
    Person,
    both_stores,
    in_postgres,
    play_on,
    run,
    running,
    seated,
)

GAME = "abyss"
only_postgres = pytest.mark.parametrize("data", [in_postgres], indirect=True)


@only_postgres
def test_a_move_is_answered_while_the_database_is_frozen(data: Path, cluster: Cluster) -> None:
    """The move is refused after a while; when it is sent again later, it counts once."""

    async def work() -> None:
        async with (
            running(data, database_seconds=0.5) as server,
            AsyncExitStack() as stack,
            httpx.AsyncClient(base_url=server.address) as machine,
        ):
            persons, eyes, table = await seated(server, stack, GAME, 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 5)
            mover, version = eyes[eyes[0].asked], eyes[0].version
            action = mover.choices()[0]["action"]
            assert (await machine.get("/readyz")).text == "ready"
            cluster.freeze()
            try:
                for _ in range(3):
                    answer = await mover.move(action, attempt="again")
                    assert answer["reason"]["key"] == "not-saved"
                assert (await machine.get("/readyz")).status_code == 503
                assert (await machine.get("/healthz")).text == "ok"
            finally:
                cluster.thaw()
            while (await machine.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.05)
            for _ in range(100):
                answer = await mover.move(action, attempt="again")
                if answer["type"] == "accepted" or answer["stale"]:
                    break
                await asyncio.sleep(0.1)
            for eye in eyes:
                await eye.catch_up(version + 1)
            moves = [entry for entry in eyes[0].log if entry["type"] == "moved"]
            assert [entry["version"] for entry in moves].count(version + 1) == 1
            assert len(await server.site.store.entries(table)) == eyes[0].version == version + 1
            await play_on(dict(enumerate(eyes)), random.Random(1), 3)

    run(work())


def test_a_server_without_its_database_runs_but_is_not_ready(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data) as server, httpx.AsyncClient(base_url=server.address) as machine:
            assert (await machine.get("/readyz")).text == "ready"

            async def away() -> None:
                raise NotSaved("gone")

            monkeypatch.setattr(server.site.store, "check", away)
            assert (await machine.get("/readyz")).status_code == 503
            assert (await machine.get("/healthz")).status_code == 200

    run(work())


async def spoil(data: Path, store: Any, table: str, column: str) -> None:
    """Write unreadable data into a row, as a broken or newer program might."""
    if data in DATABASES:
        wrong = f"UPDATE tablee.tables SET {column} = 'x' WHERE id = $1"
        await store._write(wrong, table)
    else:
        wrong = f"UPDATE tables SET {column} = 'x' WHERE id = ?"
        await store._write(lambda db: db.execute(wrong, (table,)))


@both_stores
@pytest.mark.parametrize("column", ["founding", "summary"])
def test_one_row_that_cannot_be_read_hides_no_other(
    column: str, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> str:
        async with AsyncExitStack() as stack:
            async with running(data) as server:
                ada = await stack.enter_async_context(Person(server.address, "Ada"))
                tables = [await ada.create(GAME, "me open") for _ in range(3)]
                await spoil(data, server.site.store, tables[1], column)
            async with running(data) as server:
                ada.http.base_url = server.address
                bo = await stack.enter_async_context(Person(server.address, "Bo"))
                for person, part in ((ada, "mine"), (bo, "open")):
                    shown = [info["id"] for info in (await person.get("/api/lobby"))[part]]
                    assert sorted(shown) == sorted([tables[0], tables[2]])
        return tables[1]

    table = run(work())
    assert table in [getattr(record, "table", None) for record in caplog.records]


@pytest.mark.parametrize(
    "more",
    [
        {"clock": {"bank": 600, "each": 60}},
        {"clock": {"bank": 0, "each": 5}},
        {"stand_in_after": 3600},
        {},
    ],
)
def test_a_table_that_nobody_looks_at_is_put_away(more: dict[str, Any], data: Path) -> None:
    """Also one with a clock. The clock stops while no server has the table open."""

    async def work() -> None:
        async with running(data, idle_seconds=0.2) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2, **more)
            await asyncio.sleep(0.6)
            assert server.site.tables.open_count == 1  # somebody looks at it
            for eye in eyes:
                await eye.close()
            while server.site.tables.open_count:
                await asyncio.sleep(0.05)
            again = await persons[0].open(table)
            assert again.info["phase"] == "playing"
            await again.close()

    run(work())


def test_a_clock_that_rings_does_not_keep_a_table_from_being_put_away(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then bots answer for late people. People who return have the time they had."""
    each = 0.3

    def time_left(standing: Standing) -> float | None:
        return max(0.0, each - standing.used() / 1000) if standing.running() else None

    monkeypatch.setattr("tablee.server.autoplay.GRACE", 0.0)

    async def work() -> None:
        async with running(data, idle_seconds=2.0) as server, AsyncExitStack() as stack:
            clock = {"bank": 7, "each": 60}
            persons, eyes, table = await seated(server, stack, GAME, 2, clock=clock)
            for eye in eyes:
                await eye.close()
            with monkeypatch.context() as patched:
                patched.setattr(Standing, "time_left", time_left)
                opened = await server.site.tables.table(table)
                await opened.ask(opened.autoplay._look_again)
                while server.site.tables.open_count:
                    await asyncio.sleep(0.05)
            again = await persons[0].open(table)
            assert "clock" in [entry.get("how") for entry in again.log]
            assert again.info["phase"] == "playing"
            shown = again.position["clock"]
            assert shown["banks"] == [7000, 7000]
            assert shown["running"] == [again.asked]
            assert shown["used"] < 1000 * clock["each"]
            await again.close()

    run(work())


def test_a_table_whose_bot_thinks_is_not_put_away(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            table = await server.site.tables.table(await ada.create(GAME, "me open"))
            while not table.is_idle(0):  # until the task that opened it is done
                await asyncio.sleep(0)
            monkeypatch.setattr(table.autoplay, "is_thinking", lambda: True)
            assert not table.is_idle(0)
            monkeypatch.undo()
            assert table.is_idle(0)
            assert not table.is_idle(3600)

    run(work())


def test_nobody_stands_in_once_the_game_is_over(data: Path) -> None:
    """A check scheduled before the end of the game no longer replaces anybody."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, name = await seated(server, stack, GAME, 2, stand_in_after=60)
            table = await server.site.tables.table(name)
            await eyes[1].close()
            while table.standing.seats[1].away_since is None:
                await asyncio.sleep(0)
            table.standing.seats[1].away_since = time.monotonic() - 61
            assert table.absent(60) == [1]  # during the game a bot would
            await persons[0].post(f"/api/tables/{name}/end", {})  # nobody has made a move
            assert table.standing.phase == "over"
            version = table.standing.version
            await table.ask(table.fill_seats)
            assert table.standing.version == version
            assert table.standing.seats[1].stand_in is None

    run(work())
