"""Reconnecting: missed entries, a full resync, a restarted server."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import tablee
from tablee.server.records import Said
from tests.server.site import Person, both_stores, play_on, run, running, seated

pytestmark = both_stores

GAME = tablee.game_names()[0]


def test_who_comes_back_gets_what_was_missed(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            watcher = await stack.enter_async_context(Person(server.address, "W"))
            steady, broken = await watcher.open(table), await watcher.open(table)
            await play_on(dict(enumerate(eyes)), random.Random(1), 5)
            await steady.catch_up(eyes[0].version)
            await broken.catch_up(eyes[0].version)
            last = broken.version
            await broken.close()
            await play_on(dict(enumerate(eyes)), random.Random(2), 6)
            await eyes[0].send("chat", text="hello?")
            await eyes[0].until("said")
            await steady.catch_up(eyes[0].version)
            back = await watcher.connect()
            await back.send("hello", table=table, last=last)
            missed = await back.hear("missed")
            assert missed["entries"] == [e for e in steady.log if e["version"] > last]
            assert missed["position"] == steady.position
            assert missed["seq"] == steady.seq < missed["version"] == steady.version
            await back.send("hello", table=table, last=missed["version"])
            assert (await back.hear("missed"))["entries"] == []

    run(work())


def test_a_version_that_cannot_be_continued_gets_everything(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 3)
            eye = await persons[0].connect()
            for last in (None, 10_000, -5):
                await eye.send("hello", table=table, last=last)
                full = await eye.hear("table", "missed")
                assert full["type"] == "table"
                assert full["version"] == eyes[0].version
                assert full["first"] == 1

    run(work())


def test_a_long_log_comes_in_pages(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            opened = await server.site.tables.table(table)

            async def chatter() -> None:
                for number in range(250):
                    await opened.add(Said(0, "P0", str(number)))

            await opened.ask(chatter)
            eye = await persons[0].connect()
            await eye.send("hello", table=table)
            full = await eye.hear("table")
            said = [one["version"] for one in full["log"] if one["type"] == "said"]
            assert said == list(range(full["version"] - 199, full["version"] + 1))
            assert full["first_chat"] == said[0]
            assert full["first"] == 1  # everything else came too: chat does not push it out
            await eye.send("more", table=table, before=said[0], chat=True)
            older = await eye.hear("history")
            assert older["first"] == 1
            begun = full["version"] - 250
            assert [e["version"] for e in older["entries"]] == list(range(begun + 1, said[0]))
            await eye.send("more", table=table, before=-3)
            assert (await eye.hear("history"))["entries"] == []
            await eye.send("hello", table=table, last=1)
            assert (await eye.hear("table", "missed"))["type"] == "table"

    run(work())


def test_a_restart_replays_the_log(data: Path) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            async with running(data) as server:
                persons, eyes, table = await seated(server, stack, GAME, 2)
                await play_on(dict(enumerate(eyes)), random.Random(1), 30)
                mover = eyes[eyes[0].asked]
                before = [await person.connect() for person in persons]
                for eye in before:
                    await eye.send("hello", table=table)
                shown = [await eye.hear("table") for eye in before]
                action, seq = mover.choices()[0]["action"], mover.seq
                accepted = await mover.move(action, attempt="kept", seq=seq)
                number = eyes.index(mover)
            async with running(data) as server:
                for person in persons:
                    person.address = server.address
                    person.http.base_url = server.address
                later = [await person.open(table, shown[0]["version"]) for person in persons]
                assert later[0].version == accepted["version"]
                assert [e["version"] for e in later[0].log] == [accepted["version"]]
                assert await later[number].move(action, attempt="kept", seq=seq) == accepted
                assert (await persons[0].get("/api/lobby"))["mine"][0]["id"] == table
                later = [await person.open(table) for person in persons]
                await play_on(dict(enumerate(later)), random.Random(2), 10)
                for eye in later:
                    await eye.close()

    run(work())


def test_a_table_nobody_looks_at_is_put_away_and_comes_back(data: Path) -> None:
    async def work() -> None:
        async with running(data, idle_seconds=0.05) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 4)
            version = eyes[0].version
            await asyncio.sleep(0.2)
            assert server.site.tables.open_count == 1
            for eye in eyes:
                await eye.close()
            for _ in range(100):
                await asyncio.sleep(0.02)
                if server.site.tables.open_count == 0:
                    break
            assert server.site.tables.open_count == 0
            assert (await persons[0].get("/api/lobby"))["mine"][0]["asked"] in (0, 1)
            eye = await persons[0].open(table)
            assert eye.version == version
            await eye.close()

    run(work())
