"""The store: logs only grow, one failure does not affect others, copies are complete."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from tablee.core.replay import parse
from tablee.server.app import store_of
from tablee.server.parts import Phase
from tablee.server.records import Founding, Kept, Said, SeatPlan, Summary
from tablee.server.settings import Settings
from tablee.server.sqlite import SqliteStore, back_up
from tablee.server.standing import Standing
from tablee.server.store import Guest, Link, NotSaved, Row, Store, VersionTaken
from tests.server.site import (
    DATABASES,
    both_stores,
    in_postgres,
    play_on,
    run,
    running,
    seated,
)

FOUNDING = Founding(
    "aaaaaaaaaa", "abyss", 1, {}, "public", 0, [SeatPlan("open")] * 2, "h", 0, "00" * 32
)


def summary(
    phase: Phase = "waiting", guests: tuple[str | None, ...] = (None, None), changed: int = 0
) -> Summary:
    return Summary(phase, changed, -1, list(guests), [None, None], [None, None], seeded=[False] * 2)


async def store_in(data: Path) -> Store:
    """Open the store that servers in this folder use."""
    return await store_of(Settings(data=data, postgres=DATABASES.get(data)))


async def opened(data: Path) -> Store:
    store = await store_in(data)
    await store.add_table(FOUNDING, [Kept(1, 0, Said(0, "A", "first"))], summary())
    return store


def test_the_log_cannot_be_changed(data: Path) -> None:
    async def work() -> None:
        store = await opened(data)
        await store.close()

    run(work())
    database = sqlite3.connect(data / "tablee.sqlite3")
    for statement in ("UPDATE entries SET at = 7", "DELETE FROM entries"):
        with pytest.raises(sqlite3.IntegrityError, match="only grows"):
            database.execute(statement)
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()


@pytest.mark.parametrize("data", [in_postgres], indirect=True)
def test_the_log_cannot_be_changed_in_postgresql_either(data: Path) -> None:
    async def work() -> None:
        store = await opened(data)
        await store.close()
        database = await asyncpg.connect(DATABASES[data])
        for change in ("UPDATE {} SET at = 7", "DELETE FROM {}", "TRUNCATE {}"):
            with pytest.raises(asyncpg.RaiseError, match="only grows"):
                await database.execute(change.format("tablee.entries"))
        await database.execute("UPDATE tablee.format SET number = 99")
        await database.close()
        with pytest.raises(NotSaved, match="format 99"):
            await store_in(data)

    run(work())


def test_a_database_that_is_not_there_is_said_to_be_so(data: Path) -> None:
    async def work() -> None:
        for url in (f"postgresql://tablee@/none?host={data}", "postgresql://[bad"):
            with pytest.raises(NotSaved, match="cannot be used"):
                await store_of(Settings(data=data, postgres=url))

    run(work())


@both_stores
def test_all_that_a_table_is_restored_from_is_read_together(data: Path) -> None:
    async def work() -> None:
        store = await opened(data)
        other = msgspec.structs.replace(FOUNDING, id="bbbbbbbbbb")
        await store.add_table(other, [Kept(1, 0, Said(0, "B", "elsewhere"))], summary())
        await store.keep_snapshot("bbbbbbbbbb", b"other")
        assert await store.saved("cccccccccc") is None
        new = await store.saved("aaaaaaaaaa")
        assert new is not None
        assert (new.row.founding, new.snapshot, new.advance) == (FOUNDING, None, {})
        await store.append("aaaaaaaaaa", Kept(2, 5, Said(1, "A", "second")), summary("playing"))
        await store.keep_snapshot("aaaaaaaaaa", b"here")
        await store.set_advance("aaaaaaaaaa", 1, {"ask": {"everything": 1}})
        later = await store.saved("aaaaaaaaaa")
        assert later is not None
        assert later.row == Row(FOUNDING, summary("playing"))
        assert later.entries == [
            Kept(1, 0, Said(0, "A", "first")),
            Kept(2, 5, Said(1, "A", "second")),
        ]
        assert (later.snapshot, later.advance) == (b"here", {1: {"ask": {"everything": 1}}})
        await store.close()

    run(work())


@both_stores
def test_one_refused_entry_leaves_the_others_of_its_group_alone(data: Path) -> None:
    async def work() -> None:
        store = await opened(data)
        entries = [Kept(n, 0, Said(0, "A", str(n))) for n in (2, 1, 3, 2, 4)]
        done = await asyncio.gather(
            *(store.append("aaaaaaaaaa", entry, summary()) for entry in entries),
            return_exceptions=True,
        )
        assert [type(one) for one in done] == [
            type(None),
            VersionTaken,
            type(None),
            VersionTaken,
            type(None),
        ]
        kept = [entry.record for entry in await store.entries("aaaaaaaaaa")]
        assert kept == [Said(0, "A", text) for text in ("first", "2", "3", "4")]
        with pytest.raises(VersionTaken):
            await store.append("bbbbbbbbbb", entries[0], summary())  # no such table
        await store.close()
        with pytest.raises(NotSaved):
            await store.append("aaaaaaaaaa", Kept(5, 0, Said(0, "A", "late")), summary())

    run(work())


@both_stores
def test_seats_are_kept_when_another_job_of_the_group_is_refused(data: Path) -> None:
    async def work() -> None:
        store = await opened(data)
        for number in range(2, 12):
            seats = summary("playing", ("g", f"h{number}"), 5)
            entries = [Kept(number, 0, Said(0, "A", "x")), Kept(1, 0, Said(0, "A", "y"))]
            done = await asyncio.gather(
                *(store.append("aaaaaaaaaa", entry, seats) for entry in entries),
                return_exceptions=True,
            )
            assert [type(one) for one in done] == [type(None), VersionTaken]
            assert len(await store.tables_of(f"h{number}", False, 9)) == 1
        await store.close()

    run(work())


@both_stores
def test_an_abandoned_wait_does_not_stop_the_writer(data: Path) -> None:
    async def work() -> None:
        store = await opened(data)
        for number in range(2, 30):
            entry = Kept(number, 0, Said(0, "A", "x"))
            task = asyncio.create_task(store.append("aaaaaaaaaa", entry, summary()))
            await asyncio.sleep(0)
            task.cancel()
        await store.add_guest(Guest("g", "Ada"), b"token")
        assert await store.guest(b"token") == Guest("g", "Ada")
        await store.close()

    run(work())


@both_stores
def test_lists_guests_and_links(data: Path) -> None:
    async def work() -> None:
        store = await opened(data)
        await store.append(
            "aaaaaaaaaa", Kept(2, 0, Said(0, "A", "x")), summary("playing", ("g", None), 5)
        )
        assert [row.founding.id for row in await store.tables_of("g", False, 9)] == ["aaaaaaaaaa"]
        assert await store.tables_of("g", True, 9) == []
        assert await store.public_tables("waiting", 9) == []
        assert len(await store.public_tables("playing", 9)) == 1
        await store.append(
            "aaaaaaaaaa", Kept(3, 0, Said(0, "A", "x")), summary("over", (None, "k"), 6)
        )
        assert await store.tables_of("g", False, 9) == []
        assert len(await store.tables_of("k", True, 9)) == 1
        await store.add_link(b"s", Link("aaaaaaaaaa", "device", 1, 2**40))
        assert await store.link(b"s") == Link("aaaaaaaaaa", "device", 1, 2**40)
        await store.add_link(b"old", Link("aaaaaaaaaa", "device", 1, 99))
        await store.add_link(b"new", Link("aaaaaaaaaa", "watch"))
        assert await store.link(b"old") is None
        assert [await store.use_up(b"s"), await store.use_up(b"s")] == [True, False]
        await store.invite("aaaaaaaaaa", "k")
        await store.invite("aaaaaaaaaa", "k")
        assert await store.guests_invited("aaaaaaaaaa") == ["k"]
        await store.close()

    run(work())


def test_a_foreign_file_is_not_touched(data: Path) -> None:
    foreign = sqlite3.connect(data / "t.sqlite3")
    foreign.execute("CREATE TABLE mine (x)")
    foreign.commit()
    foreign.close()
    with pytest.raises(NotSaved, match="another program"):
        SqliteStore(data / "t.sqlite3")
    (data / "u.sqlite3").write_bytes(b"not a database at all, but long enough to be one" * 50)
    with pytest.raises(NotSaved, match="cannot be used"):
        SqliteStore(data / "u.sqlite3")


@both_stores
def test_what_cannot_be_saved_did_not_happen(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk the move is refused, the table is unchanged, and play goes on later."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 10)
            mover, version = eyes[eyes[0].asked], eyes[0].version
            view = mover.position["view"]
            store = server.site.store
            kept = store.append

            async def full(*values: object) -> None:
                raise NotSaved("database or disk is full")

            monkeypatch.setattr(store, "append", full)
            answer = await mover.move(mover.choices()[0]["action"], attempt="again")
            assert answer["reason"]["key"] == "not-saved"
            assert (mover.version, mover.position["view"]) == (version, view)
            monkeypatch.setattr(store, "append", kept)
            answer = await mover.move(mover.choices()[0]["action"], attempt="again")
            assert answer["type"] == "accepted"
            for eye in eyes:
                await eye.catch_up(answer["version"])
            await play_on(dict(enumerate(eyes)), random.Random(1), 5)

    run(work())


def test_what_is_not_on_disk_yet_is_told_to_nobody(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Least of all that a game is over: its seeds and all hands would be shown, and it goes on."""

    async def work() -> None:
        async with running(data, lobby_seconds=0.0) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "abyss", 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 3)
            ada, bo = persons
            await bo.post(f"/api/tables/{table}/end", {"wanted": True})
            store = server.site.store
            begun, full = asyncio.Event(), asyncio.Event()

            async def slow(*values: object) -> None:
                begun.set()
                await full.wait()
                raise NotSaved("database or disk is full")

            with monkeypatch.context() as planted:
                planted.setattr(store, "append", slow)
                ending = asyncio.create_task(
                    ada.refused(f"/api/tables/{table}/end", {"wanted": True})
                )
                await begun.wait()
                try:
                    mine = (await bo.get("/api/lobby"))["mine"]
                    for info in (await bo.get(f"/api/tables/{table}"), *mine):
                        assert info["phase"] == "playing"
                        assert info["asked"] == eyes[0].asked
                        assert info["fairness"]["server_seed"] is None
                        assert info["fairness"]["seat_seeds"] is None
                    answer = await bo.http.get(f"/api/tables/{table}/statistics")
                    assert answer.json()["reason"]["key"] == "not-over-yet"
                    answer = await bo.http.get(f"/api/tables/{table}/frames?seat=0")
                    assert answer.json()["reason"]["key"] == "not-over-yet"
                finally:
                    full.set()
                assert (await ending)[1] == "not-saved"
            await play_on(dict(enumerate(eyes)), random.Random(1), 3)
            for person in persons:
                await person.post(f"/api/tables/{table}/end", {"wanted": True})
            info = await bo.get(f"/api/tables/{table}")
            assert info["phase"] == "over"
            assert info["fairness"]["server_seed"] is not None

    run(work())


@both_stores
def test_a_bots_move_that_could_not_be_saved_is_made_later(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data, retry_seconds=0.05) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 1, "random")
            store = server.site.store
            failures: list[Kept] = []
            kept = store.append

            async def sometimes(table: str, entry: Any, summary: Any) -> None:
                if getattr(entry.record, "guest", "x") is None and len(failures) < 3:
                    failures.append(entry)
                    raise NotSaved("database or disk is full")
                await kept(table, entry, summary)

            monkeypatch.setattr(store, "append", sometimes)
            await play_on({0: eyes[0]}, random.Random(1), 8)
            assert len(failures) == 3

    run(work())


def test_a_backup_made_while_people_play_can_be_played_on(data: Path) -> None:
    async def work() -> None:
        copy = data / "copy"
        copy.mkdir()
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "abyss", 2)
            playing = asyncio.create_task(play_on(dict(enumerate(eyes)), random.Random(1), 60))
            for number in range(4):
                await asyncio.sleep(0.05)
                await asyncio.to_thread(
                    back_up, server.site.settings.database, copy / f"{number}.sqlite3"
                )
            await playing
        versions = []
        for number in range(4):
            store = SqliteStore(copy / f"{number}.sqlite3")
            founding = await store.founding(table)
            assert founding is not None
            standing = Standing(founding)
            for kept in await store.entries(table):
                standing.fold(kept)
            versions.append(standing.version)
            parse(standing.replay().to_json())
            await store.close()
        assert versions == sorted(versions)
        with pytest.raises(NotSaved, match="exists already"):
            back_up(copy / "0.sqlite3", copy / "1.sqlite3")
        with pytest.raises(NotSaved, match="no database"):
            back_up(copy / "none", copy / "new")
        assert not (copy / "new").exists()

    run(work())
