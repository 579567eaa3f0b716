"""A crowd of watchers does not disturb the players or lock others out."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tablee.server.redact import Added
from tests.server.site import Eye, Person, Running, play_on, run, running, seated

GAME = "abyss"
CROWD = 300


async def until(holds: Callable[..., Any]) -> None:
    for _ in range(1000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to be")


async def crowd_at(server: Running, table: str, count: int) -> list[Eye]:
    nobody = Person(server.address, "")
    eyes = []
    for _ in range(count):
        eyes.append(await nobody.connect())
        await eyes[-1].send("hello", table=table)
    opened = await server.site.tables.table(table)
    await until(lambda: opened.attendance.watchers == count)
    await nobody.http.aclose()
    return eyes


def heard(eye: Eye) -> list[dict[str, Any]]:
    return [json.loads(text) for text in eye.raw if '"presence"' in text[:20]]


def test_a_crowd_that_leaves_at_once_does_not_disturb_the_players(data: Path) -> None:
    async def work() -> None:
        async with running(data, sockets=2 * CROWD) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, GAME, 2)
            crowd = await crowd_at(server, table, CROWD)
            await play_on(dict(enumerate(eyes)), random.Random(1), 2)
            before = [len(heard(eye)) for eye in eyes]
            for one in crowd:
                one.socket.transport.abort()
            opened = await server.site.tables.table(table)
            await until(lambda: opened.attendance.watchers == 0)
            for eye, count in zip(eyes, before, strict=True):
                while not heard(eye) or heard(eye)[-1]["watchers"] > 0:
                    await eye.next()
                assert len(heard(eye)) - count < CROWD / 10
            await play_on(dict(enumerate(eyes)), random.Random(2), 10)

    run(work())


def test_watchers_hear_who_is_there_less_often_than_players(data: Path) -> None:
    async def work() -> None:
        settings = {"presence_seconds": 0.0, "watchers_hear_seconds": 3600.0}
        async with running(data, **settings) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            (watcher,) = await crowd_at(server, table, 1)
            for _ in range(5):
                eye = await persons[1].open(table)
                await eye.close()
                await eyes[0].hear("presence")
            await play_on(dict(enumerate(eyes)), random.Random(1), 1)
            while watcher.version < eyes[0].version:
                await watcher.next()
            assert heard(watcher) == []  # but they get every move
            await watcher.close()

    run(work())


def test_those_who_come_and_go_never_fill_the_line_of_a_slow_player(data: Path) -> None:
    async def work() -> None:
        limits = {"backlog": 20, "presence_seconds": 0.0}
        async with running(data, **limits) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            slow = await persons[1].connect()
            await slow.send("hello", table=table)
            await slow.hear("table")
            slow.socket.transport.pause_reading()
            opened = await server.site.tables.table(table)
            line: Any = opened.connections[2]
            while not line._waiting:  # the network takes what it can
                for _ in range(10):
                    opened.send(line, Added(opened.standing.lines[-1]))
                await asyncio.sleep(0)
            for number in range(100):
                opened.attendance.watchers = number
                opened.people_changed()
                await asyncio.sleep(0.002)
            assert len(opened.connections) == 3
            slow.socket.transport.resume_reading()
            while True:
                message = json.loads(await asyncio.wait_for(slow.socket.recv(), 10))
                if message["type"] == "presence" and message["watchers"] == 99:
                    break
            await slow.close()

    run(work())


def test_only_the_latest_news_of_people_is_sent_after_the_moves_before_it(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, GAME, 2)
            opened = await server.site.tables.table(table)
            line = opened.connections[0]
            for text, passing in (("a", True), ("move", False), ("b", True), ("c", True)):
                line.deliver(json.dumps({"type": text}).encode(), passing=passing)
            got = [(await eyes[0].next())["type"] for _ in range(2)]
            assert got == ["move", "c"]

    run(work())


def test_sockets_of_one_address_are_limited_whatever_their_guests_are_called(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data, sockets=3, address_sockets=4) as server,
            Person(server.address, "Ada") as ada,
            Person(server.address, "Bo") as bo,
        ):
            eyes = [await ada.connect() for _ in range(3)] + [await bo.connect()]
            assert await (await bo.connect()).close_code() == 1008
            for eye in eyes:
                await eye.send("more", table="aaaaaaaaaa", before=1)
                assert (await eye.hear("notice"))["key"] == "say-hello"
                await eye.close()
            await until(lambda: not server.site.addresses._count)
            again = await bo.connect()
            await again.send("more", table="aaaaaaaaaa", before=1)
            await again.hear("notice")
            await again.close()

    run(work())


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Bo", "Cy"]])
def test_tables_of_one_address_are_limited_whatever_their_guests_are_called(
    names: list[str], data: Path
) -> None:
    async def work() -> None:
        limits = {"table_rate": 0.001, "table_burst": 3}
        async with running(data, **limits) as server, AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Person(server.address, name)) for name in names
            ]
            for number in range(3):
                await people[number % len(people)].create(GAME, "me open")
            wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            for person in people:
                refused = await person.refused("/api/tables", wish)
                assert refused == (429, "too-many-tables")

    run(work())
