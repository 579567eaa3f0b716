"""What a server tells other servers on the same database, and how it reacts to their news."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tablee.server.news import Decided, Grew, Here, News, Unsure
from tablee.server.table import OpenTable
from tests.server.site import Person, run, running, seated

GAME = "abyss"


def test_presence_is_repeated_while_somebody_is_there(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others forget what is not repeated. A table without viewers has nothing to repeat."""
    told: list[News] = []

    async def tell(news: News) -> None:
        told.append(news)

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, name = await seated(server, stack, GAME, 2)
            table = await server.site.tables.table(name)
            monkeypatch.setattr(server.site.store, "shared", True)
            monkeypatch.setattr(server.site.store, "tell", tell)

            async def repeated() -> list[list[int]]:
                told.clear()
                await table.ask(table.look_who_is_here)
                await asyncio.sleep(0)
                return [news.sockets for news in told if isinstance(news, Here)]

            await asyncio.sleep(0)
            assert await repeated() == [[1, 1]]
            assert await repeated() == [[1, 1]]
            for eye in eyes:
                await eye.close()
            while table.connections or table._aside_tasks:
                await asyncio.sleep(0.01)
            await asyncio.sleep(2 * server.site.settings.presence_seconds)
            assert await repeated() == []
            monkeypatch.undo()

    run(work())


def test_news_of_a_table_wake_that_table_and_no_other(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken: list[tuple[str, News]] = []

    async def hear(self: OpenTable, news: News) -> None:
        woken.append((self.id, news))

    async def work() -> None:
        monkeypatch.setattr(OpenTable, "hear", hear)
        async with running(data) as server, Person(server.address, "Ada") as ada:
            tables = [await ada.create(GAME, "me open") for _ in range(3)]

            async def woken_by(news: News) -> list[str]:
                woken.clear()
                server.site.tables.hear(news)
                while server.site.tables._replies:
                    await asyncio.sleep(0)
                assert all(heard is news for _, heard in woken)
                return sorted(table for table, _ in woken)

            for table in tables:
                assert await woken_by(Grew(table, 9)) == [table]
                assert await woken_by(Decided(table)) == [table]
            assert await woken_by(Grew("aaaaaaaaaa", 9)) == []
            assert await woken_by(Unsure()) == sorted(tables)

    run(work())
