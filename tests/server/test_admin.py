"""`tablee admin` manages a server, also while people play."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main
from tablee.core.replay import parse
from tablee.server.caretaker import caretaker_of
from tablee.server.sqlite import SqliteStore
from tablee.server.store import NotSaved
from tests.server.site import DATABASES, Person, both_stores, play_on, run, running, seated


@pytest.fixture
def admin(data: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    """Run the command as an administrator would; return its exit code and output."""

    async def typed(*words: str) -> tuple[int, str, str]:
        where = ["--data", str(data)]
        if data in DATABASES:
            where += ["--database", DATABASES[data]]
        capsys.readouterr()
        code = await asyncio.to_thread(main, ["admin", words[0], *where, *words[1:]])
        said = capsys.readouterr()
        return code, said.out, said.err

    return typed


@both_stores
def test_tables_and_guests_are_listed_while_people_play(
    data: Path, admin: Callable[..., Any]
) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "conspiracy", 2, "random")
            other = await stack.enter_async_context(Person(server.address, "Zoé"))
            waiting = await other.create("abyss", "me open", visibility="private")
            await play_on(dict(enumerate(eyes)), random.Random(1), 3)
            standing = (await server.site.tables.table(table)).standing
            code, told, _ = await admin("list", "--json")
            assert code == 0
            listed = {one["id"]: one for one in json.loads(told)}
            assert set(listed) == {table, waiting}
            assert listed[table]["phase"] == "playing"
            assert listed[table]["seats"] == ["P0", "P1", "(random)"]
            assert listed[table]["entries"] == standing.version
            assert listed[waiting]["visibility"] == "private"
            _, told, _ = await admin("list", "--phase", "waiting")
            assert told.splitlines()[1].split()[:4] == [waiting, "abyss", "waiting", "private"]
            assert len(told.splitlines()) == 2
            _, told, _ = await admin("guests", "--json")
            counts = {one["name"]: (one["playing"], one["finished"]) for one in json.loads(told)}
            assert counts == {"P0": (1, 0), "P1": (1, 0), "Zoé": (1, 0)}
            _, told, _ = await admin("show", table)
            assert "conspiracy" in told
            assert "Moved" in told
            _, more, _ = await admin("show", table, "--json")
            assert len(json.loads(more)["entries"]) == standing.version
            secrets = [standing.founding.server_seed, *(seat.seed for seat in standing.seats[:2])]
            assert not [one for one in secrets if one in told + more]

    run(work())


@both_stores
def test_a_table_deleted_under_its_players_is_shown_as_gone(
    data: Path, admin: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with running(data, look_seconds=0.05) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "abyss", 2)
            _, spared, other = await seated(server, stack, "abyss", 2)
            await persons[0].get(f"/api/tables/{table}/links")  # so that it has links too
            await play_on(dict(enumerate(eyes)), random.Random(1), 3)
            code, told, _ = await admin("delete", table, "--yes")
            assert code == 0
            assert told.endswith(f"{table}: deleted\n")
            for eye in eyes:
                assert (await eye.hear("notice"))["key"] == "no-such-table"
            assert (await persons[0].http.get(f"/api/tables/{table}")).status_code == 404
            await eyes[0].send("hello", table=table)
            assert (await eyes[0].hear("notice"))["key"] == "no-such-table"
            await play_on(dict(enumerate(spared)), random.Random(1), 3)  # others do not notice
            _, told, _ = await admin("list", "--json")
            assert [one["id"] for one in json.loads(told)] == [other]

    with caplog.at_level(logging.WARNING):
        run(work())
    assert not [record for record in caplog.records if record.exc_info]


@both_stores
def test_a_move_at_a_table_that_was_just_deleted_is_no_fault(
    data: Path, admin: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    """The server has not noticed yet: the move does not count, and nothing breaks."""

    async def work() -> None:
        async with running(data, look_seconds=3600.0) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            await admin("delete", table, "--yes")
            eye = eyes[eyes[0].asked]
            answer = await eye.move(eye.choices()[0]["action"])
            assert answer["type"] == "refused"
            assert answer["reason"]["key"] == "the-table-has-moved-on"

    with caplog.at_level(logging.WARNING):
        run(work())
    assert not [record for record in caplog.records if record.exc_info]


@both_stores
def test_the_log_is_guarded_again_after_a_table_was_deleted(
    data: Path, admin: Callable[..., Any]
) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, _, gone = await seated(server, stack, "abyss", 2)
            _, _, table = await seated(server, stack, "abyss", 2)
            await admin("delete", gone, "--yes")
            caretaker = await caretaker_of(data / "tablee.sqlite3", DATABASES.get(data))
            logs = await caretaker.rows('SELECT DISTINCT "table" FROM entries')
            assert logs == [(table,)]
            for change in ("DELETE FROM entries", "UPDATE entries SET at = 0"):
                with pytest.raises(NotSaved, match="the log only grows"):
                    await caretaker.rows(change)
            await caretaker.close()

    run(work())


@both_stores
def test_a_game_is_ended_under_its_players(data: Path, admin: Callable[..., Any]) -> None:
    async def work() -> None:
        async with running(data, look_seconds=0.05) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            assert (await admin("end", table))[0] == 2  # nobody said yes
            code, told, _ = await admin("end", table, "--yes")
            assert (code, told) == (0, f"{table}: ended\n")
            for eye in eyes:
                entry = (await eye.until("ended"))["entry"]
                assert (entry["seat"], entry["why"]) == (-1, "server")
                assert eye.info["phase"] == "over"
                assert eye.info["result"] is None
            listed = json.loads((await admin("list", "--json"))[1])
            assert [one["phase"] for one in listed] == ["over"]
            code, _, told = await admin("end", table, "--yes")
            assert code == 2
            assert f"{table} is over" in told

    run(work())


@both_stores
def test_nothing_is_deleted_without_a_yes(data: Path, admin: Callable[..., Any]) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, _, table = await seated(server, stack, "abyss", 2)
            code, _, told = await admin("delete", table)
            assert code == 2
            assert told == "tablee: nothing was changed: say --yes where nobody can be asked\n"
            code, _, told = await admin("delete", table, "aaaaaaaaaa", "--yes")
            assert code == 2
            assert "there is no table 'aaaaaaaaaa'" in told
            _, told, _ = await admin("list", "--json")
            assert [one["id"] for one in json.loads(told)] == [table]

    run(work())


@both_stores
def test_an_ended_session_closes_sockets_and_the_cookie_fits_no_more(
    data: Path, admin: Callable[..., Any]
) -> None:
    async def work() -> None:
        async with running(data, look_seconds=0.05) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "abyss", 2)
            guest = (await server.site.tables.table(table)).standing.seats[1].guest
            code, told, _ = await admin("revoke", guest, "--yes")
            assert (code, told.splitlines()[-1]) == (0, f"{guest}: signed out")
            assert await eyes[1].close_code() == 1011
            assert (await persons[1].http.get("/api/me")).json() != {"name": "P1"}
            assert (await persons[1].refused(f"/api/tables/{table}/start"))[0] == 401
            while eyes[0].info["seats"][1]["connected"]:
                await eyes[0].hear("presence")
            assert (await persons[0].get(f"/api/tables/{table}"))["yours"] == 0

    run(work())


@both_stores
def test_a_guest_others_wait_for_is_not_deleted_another_is(
    data: Path, admin: Callable[..., Any]
) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, _, table = await seated(server, stack, "abyss", 2)
            await stack.enter_async_context(Person(server.address, "Idle"))
            standing = (await server.site.tables.table(table)).standing
            code, _, told = await admin("delete-guest", standing.seats[0].guest, "--yes")
            assert code == 2
            assert "sits at 1 tables that are not over" in told
            guests = json.loads((await admin("guests", "--json"))[1])
            idle = next(one["id"] for one in guests if one["name"] == "Idle")
            code, _, _ = await admin("delete-guest", idle, "--yes")
            assert code == 0
            guests = json.loads((await admin("guests", "--json"))[1])
            assert sorted(one["name"] for one in guests) == ["P0", "P1"]

    run(work())


def test_a_finished_game_is_exported_as_a_file_that_can_be_verified(
    data: Path, admin: Callable[..., Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "conspiracy", 2)
            early, late = tmp_path / "early.json", tmp_path / "late.json"
            code, told, _ = await admin("export", table, str(early))
            assert "hidden from its players" in told
            given = await play_on(dict(enumerate(eyes)), random.Random(1))
            code, told, _ = await admin("export", table, str(late))
            assert (code, told) == (0, f"{late}: {given} moves, over\n")
            assert len(parse(early.read_text()).moves) == 0
            assert len(parse(late.read_text()).moves) >= given
            assert await asyncio.to_thread(main, ["verify", str(late)]) == 0
            code, _, told = await admin("export", table, str(late))
            assert (code, told) == (2, f"tablee: {late} exists already\n")

    run(work())


def test_what_was_added_to_a_log_from_outside_is_read(data: Path) -> None:
    async def work() -> None:
        async with running(data, look_seconds=0.05) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            said = json.dumps({"kind": "said", "seat": 0, "name": "P0", "text": "Bonjour"}).encode()
            database = sqlite3.connect(data / "tablee.sqlite3")
            database.execute(
                "INSERT INTO entries VALUES (?, ?, 0, ?)", (table, eyes[0].version + 1, said)
            )
            database.commit()
            database.close()
            assert (await eyes[0].until("said"))["entry"]["text"] == "Bonjour"
            await play_on(dict(enumerate(eyes)), random.Random(1), 2)

    run(work())


def test_room_is_given_back(data: Path, admin: Callable[..., Any]) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 60)
            await admin("delete", table, "--yes")
            code, told, _ = await admin("vacuum", "--json")
            room = json.loads(told)
            assert code == 0
            assert room["bytes_after"] < room["bytes_before"]
            await seated(server, stack, "abyss", 2)  # the server goes on

    run(work())


@pytest.mark.parametrize("kind", ["nothing", "no database"])
def test_a_folder_without_a_database_is_said_to_be_one(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if kind == "no database":
        (tmp_path / "tablee.sqlite3").write_bytes(b"not a database, though it looks like one" * 99)
    assert main(["admin", "list", "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert str(tmp_path / "tablee.sqlite3") in told
    assert told.count("\n") == 1


def test_the_database_is_found_as_the_server_finds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path / "here"))
    assert main(["admin", "list"]) == 2
    assert str(tmp_path / "here" / "tablee.sqlite3") in capsys.readouterr().err


def test_closing_waits_for_what_is_under_way(data: Path) -> None:
    """A cancelled look goes on in its thread; the database must stay open until it ends."""
    begun, ended = threading.Event(), threading.Event()

    def looks() -> list[Any]:
        begun.set()
        time.sleep(0.3)
        ended.set()
        return []

    async def work() -> None:
        await SqliteStore(data / "tablee.sqlite3").close()
        caretaker: Any = await caretaker_of(data / "tablee.sqlite3", None)
        looking = asyncio.create_task(caretaker._do(looks))
        await asyncio.to_thread(begun.wait)
        looking.cancel()
        await caretaker.close()
        assert ended.is_set()

    run(work())
