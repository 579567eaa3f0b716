"""The schema is upgraded step by step, completely or not at all."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from tablee.server import migrations
from tablee.server.migrations import m1_tables, m2_advance, m3_archives, on_postgres, on_sqlite
from tablee.server.sqlite import SqliteStore
from tablee.server.store import NotSaved
from tests.server.present import move_in
from tests.server.site import DATABASES, in_postgres, run
from tests.server.test_store import FOUNDING, store_in, summary

NEWEST = len(migrations.STEPS)


class Broken:
    """A step whose second statement cannot be carried out."""

    NAME = "broken"
    SQLITE = "CREATE TABLE half (x);\nINSERT INTO nowhere VALUES (1);\n"
    POSTGRES = "CREATE TABLE tablee.half (x INTEGER); INSERT INTO tablee.nowhere VALUES (1);"


def file_of_format(path: Path, number: int) -> sqlite3.Connection:
    """Create a file in an earlier format, with a table and an entry."""
    old = sqlite3.connect(path)
    for step in (m1_tables, m2_advance)[:number]:
        old.executescript(step.SQLITE)
    old.execute(f"PRAGMA user_version = {number}")
    founding = msgspec.json.decode(msgspec.json.encode(FOUNDING))
    del founding["clock"]
    old.execute(
        "INSERT INTO tables VALUES (?, ?, ?, 'waiting', 'public', 0)",
        (FOUNDING.id, msgspec.json.encode(founding), msgspec.json.encode(summary())),
    )
    old.execute(
        "INSERT INTO entries VALUES (?, 1, 0, ?)",
        (FOUNDING.id, b'{"kind": "answered", "seat": 0, "action": 3, "guest": "g", "id": "x"}'),
    )
    old.commit()
    return old


def numbers_in(path: Path) -> list[int]:
    database = sqlite3.connect(path)
    found = [
        database.execute(sql).fetchone()[0]
        for sql in ("SELECT number FROM format", "PRAGMA user_version")
    ]
    database.close()
    return found


def schema_of(path: Path) -> set[Any]:
    database = sqlite3.connect(path)
    found = set(database.execute("SELECT type, name, sql FROM sqlite_master"))
    database.close()
    return found


@pytest.mark.parametrize("number", [1, 2])
def test_a_file_of_a_format_before_is_brought_up_to_date(data: Path, number: int) -> None:
    """As an earlier release wrote it, with a game in progress."""
    path = data / "tablee.sqlite3"
    file_of_format(path, number).close()

    async def work() -> None:
        store = await store_in(data)
        assert await store.founding(FOUNDING.id) == FOUNDING
        record = move_in((await store.entries(FOUNDING.id))[0].record)
        assert (record.took, record.actions) == (0, [3])
        await store.set_advance(FOUNDING.id, 1, {"a": {"b": 1}})
        assert await store.advance(FOUNDING.id) == {1: {"a": {"b": 1}}}
        assert await store.snapshot(FOUNDING.id) is None
        await store.close()
        fresh = SqliteStore(data / "fresh.sqlite3")
        await fresh.close()

    run(work())
    assert numbers_in(path) == [NEWEST, NEWEST]
    assert schema_of(path) == schema_of(data / "fresh.sqlite3")


NOTED = "CREATE TABLE {}idle_guests (guest TEXT PRIMARY KEY, since BIGINT NOT NULL)"


def test_idle_guests_of_an_earlier_file_are_known(data: Path) -> None:
    """Also in a file from before that step, in which the server created the table by itself."""
    path = data / "tablee.sqlite3"
    old = file_of_format(path, 2)
    old.executescript(m3_archives.SQLITE)
    old.execute("UPDATE format SET number = 3")
    old.execute(NOTED.format(""))
    old.execute("INSERT INTO idle_guests VALUES ('g', 5)")
    old.commit()
    old.close()
    run(SqliteStore(path).close())
    run(SqliteStore(data / "fresh.sqlite3").close())
    for name, found in (("tablee", [("g", 5)]), ("fresh", [])):
        database = sqlite3.connect(data / f"{name}.sqlite3")
        assert database.execute("SELECT * FROM idle_guests").fetchall() == found
        database.close()


@pytest.mark.parametrize("data", [in_postgres], indirect=True)
@pytest.mark.parametrize("noted", [False, True])
def test_so_does_postgresql(data: Path, noted: bool) -> None:
    async def work() -> None:
        database = await asyncpg.connect(DATABASES[data])
        for step in (m1_tables, m2_advance, m3_archives):
            await database.execute(step.POSTGRES)
        await database.execute("UPDATE tablee.format SET number = 3")
        if noted:
            await database.execute(NOTED.format("tablee."))
            await database.execute("INSERT INTO tablee.idle_guests VALUES ('g', 5)")
        await (await store_in(data)).close()
        rows = await database.fetch("SELECT guest, since FROM tablee.idle_guests")
        assert [tuple(row) for row in rows] == ([("g", 5)] if noted else [])
        await database.close()

    run(work())


def test_a_newer_file_is_refused_with_a_clear_sentence(data: Path) -> None:
    path = data / "tablee.sqlite3"
    run(SqliteStore(path).close())
    newer = sqlite3.connect(path)
    newer.execute("UPDATE format SET number = 99")
    newer.commit()
    newer.close()
    before = path.read_bytes()
    with pytest.raises(NotSaved, match=f"format 99, made by a newer .* up to {NEWEST}"):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_step_that_fails_leaves_the_file_as_it_was(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = data / "tablee.sqlite3"
    file_of_format(path, 2).close()
    before = schema_of(path)
    monkeypatch.setattr(migrations, "STEPS", [*migrations.STEPS, Broken])
    monkeypatch.setattr(on_sqlite, "STEPS", migrations.STEPS)
    with pytest.raises(NotSaved, match=rf"format {NEWEST + 1} \(broken\).*Nothing was changed"):
        SqliteStore(path)
    assert schema_of(path) == before
    monkeypatch.undo()
    run(SqliteStore(path).close())
    assert numbers_in(path) == [NEWEST, NEWEST]


@pytest.mark.parametrize("data", [in_postgres], indirect=True)
def test_postgresql_takes_the_same_steps(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        database = await asyncpg.connect(DATABASES[data])
        for step in (m1_tables, m2_advance):
            await database.execute(step.POSTGRES)
        await database.execute("UPDATE tablee.format SET number = 2")
        with monkeypatch.context() as patched:
            patched.setattr(migrations, "STEPS", [*migrations.STEPS, Broken])
            patched.setattr(on_postgres, "STEPS", migrations.STEPS)
            with pytest.raises(NotSaved, match=r"\(broken\).*Nothing was changed"):
                await store_in(data)
        assert await database.fetchval("SELECT to_regclass('tablee.half')") is None
        assert await database.fetchval("SELECT to_regclass('tablee.archives')") is None
        assert await database.fetchval("SELECT number FROM tablee.format") == 2
        store = await store_in(data)
        await store.add_table(FOUNDING, [], summary())
        assert await store.founding(FOUNDING.id) == FOUNDING
        await store.close()
        assert await database.fetchval("SELECT number FROM tablee.format") == NEWEST
        await database.execute("UPDATE tablee.format SET number = 99")
        with pytest.raises(NotSaved, match="format 99, made by a newer"):
            await store_in(data)
        await database.close()

    run(work())
