"""What is deleted after a while, and what is never deleted."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.server.caretaker import caretaker_of
from tablee.server.retention import Retention
from tests.server.site import Eye, Person, Running, both_stores, play_on, run, running, seated

DAY = 86_400


@asynccontextmanager
async def caretaker(server: Running) -> AsyncIterator[Any]:
    settings = server.site.settings
    made = await caretaker_of(settings.database, settings.postgres)
    yield made
    await made.close()


def in_days(server: Running, made: Any, days: float) -> Any:
    """Run the clean-up of a server as if so many days had passed."""
    return Retention(server.site, made, lambda: time.time() + days * DAY).look()


async def finished(
    server: Running, stack: AsyncExitStack, game: str = "conspiracy"
) -> tuple[list[Person], list[Eye], str]:
    persons, eyes, table = await seated(server, stack, game, 2)
    await play_on(dict(enumerate(eyes)), random.Random(1))
    assert eyes[0].info["phase"] == "over"
    return persons, eyes, table


async def alone(server: Running, table: str, eyes: list[Eye]) -> None:
    """Close the sockets of a table and wait until the server has noticed."""
    for eye in eyes:
        await eye.close()
    found = await server.site.tables.table(table)
    while found.connections:
        await asyncio.sleep(0.01)


@both_stores
def test_finished_tables_go_after_their_time_and_others_stay(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with running(data, keep_finished=90 * DAY) as server, AsyncExitStack() as stack:
            _, eyes, old = await finished(server, stack)
            await alone(server, old, eyes)
            _, _, watched = await finished(server, stack)
            _, eyes, playing = await seated(server, stack, "abyss", 2)
            await alone(server, playing, eyes)
            async with caretaker(server) as made:
                await in_days(server, made, 89)
                assert len(await made.tables()) == 3
                await in_days(server, made, 91)
                assert {table.id for table in await made.tables()} == {watched, playing}
            told = [one for one in caplog.records if one.message == "finished table deleted"]
            assert [vars(one)["table"] for one in told] == [old]

    with caplog.at_level(logging.INFO):
        run(work())


@both_stores
def test_guests_without_games_go_after_their_time_and_players_stay(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with running(data, keep_guests=30 * DAY) as server, AsyncExitStack() as stack:
            await seated(server, stack, "abyss", 2)
            await stack.enter_async_context(Person(server.address, "Idle"))
            host = await stack.enter_async_context(Person(server.address, "Host"))
            await host.create("abyss", "random open")
            late = await stack.enter_async_context(Person(server.address, "Late"))
            async with caretaker(server) as made:

                async def names() -> set[str]:
                    return {guest.name for guest in await made.guests()}

                await in_days(server, made, 0)
                await in_days(server, made, 29)
                assert await names() == {"P0", "P1", "Idle", "Host", "Late"}
                await late.create("abyss", "me open")
                await in_days(server, made, 31)
                assert await names() == {"P0", "P1", "Host", "Late"}
            told = [one for one in caplog.records if "without games" in one.message]
            assert len(told) == 1

    with caplog.at_level(logging.INFO):
        run(work())


@both_stores
def test_time_with_a_game_does_not_count(data: Path) -> None:
    """Playing a game starts the period again."""

    async def work() -> None:
        async with running(data, keep_guests=30 * DAY) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            async with caretaker(server) as made:
                await in_days(server, made, 0)
                table = await ada.create("abyss", "me open")
                await in_days(server, made, 20)
                await made.delete_table(table)
                await in_days(server, made, 40)
                await in_days(server, made, 69)
                assert len(await made.guests()) == 1
                await in_days(server, made, 71)
                assert len(await made.guests()) == 0

    run(work())


def test_who_watches_is_not_deleted(data: Path) -> None:
    async def work() -> None:
        async with running(data, keep_guests=30 * DAY) as server, AsyncExitStack() as stack:
            _, _, table = await seated(server, stack, "abyss", 2)
            watcher = await stack.enter_async_context(Person(server.address, "W"))
            eye = await watcher.open(table)
            async with caretaker(server) as made:
                await in_days(server, made, 0)
                await in_days(server, made, 31)
                assert len(await made.guests()) == 3
            await eye.close()

    run(work())


def test_nothing_is_deleted_unless_asked_for(data: Path) -> None:
    async def work() -> None:
        async with running(data, retention_seconds=0.02) as server, AsyncExitStack() as stack:
            _, eyes, table = await finished(server, stack)
            await alone(server, table, eyes)
            await stack.enter_async_context(Person(server.address, "Idle"))
            async with caretaker(server) as made:
                await in_days(server, made, 10_000)
                assert len(await made.tables()) == 1
                assert len(await made.guests()) == 3

    run(work())


def test_a_running_server_does_it_by_itself_and_gives_room_back(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        settings = {"keep_finished": 1, "retention_seconds": 0.2, "vacuum": True}
        async with running(data, **settings) as server, AsyncExitStack() as stack:
            _, eyes, table = await finished(server, stack)
            await alone(server, table, eyes)
            async with caretaker(server) as made:
                while await made.tables():
                    await asyncio.sleep(0.05)
            while not [one for one in caplog.records if one.message == "vacuumed"]:
                await asyncio.sleep(0.05)

    with caplog.at_level(logging.INFO):
        run(work())
