"""Background work of a server: it looks for outside changes and deletes expired data.

`tablee admin` changes the database directly. A server notices by looking: a table that is gone is
shown as gone, entries that were added are read, and sockets whose cookie is no longer valid are
closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tablee.server.caretaker import Caretaker, caretaker_of
from tablee.server.refusals import Closed
from tablee.server.retention import Retention
from tablee.server.site import Site
from tablee.server.sockets import BROKEN, Socket
from tablee.server.store import NotSaved

logger = logging.getLogger("tablee.outside")
SOON = 60.0  # seconds after the start: rare work also runs then


class Outside:
    """Compares what is open here with what the database has."""

    def __init__(self, site: Site, caretaker: Caretaker) -> None:
        self._site = site
        self._caretaker = caretaker

    async def look(self) -> None:
        tables = {table.id: table for table in self._site.tables.all_open()}
        if not tables:
            return
        there = await self._caretaker.versions(tables)
        for name, table in tables.items():
            if name not in there:
                logger.warning("deleted from outside", extra={"table": name})
                await self._site.tables.forget(name)
            elif there[name] > table.standing.version:
                with suppress(Closed):
                    await table.ask(table.catch_up)
        await self._look_at_guests()

    async def _look_at_guests(self) -> None:
        """Close the sockets whose cookie no longer belongs to anyone."""
        sockets = [
            one
            for table in self._site.tables.all_open()
            for one in table.connections
            if isinstance(one, Socket) and one.token is not None
        ]
        tokens = {one.token for one in sockets if one.token is not None}
        if not tokens:
            return
        known = await self._caretaker.known(sorted(tokens))
        for one in sockets:
            if one.token not in known:
                logger.info("session ended from outside")
                one.drop(BROKEN)  # they may reconnect, but as nobody


class Beside:
    """The tasks, each with a connection of its own."""

    def __init__(self, site: Site) -> None:
        self._site = site
        settings = site.settings
        self._tasks = [asyncio.create_task(self._look_outside(settings.look_seconds))]
        if settings.keep_finished or settings.keep_guests:
            self._tasks.append(asyncio.create_task(self._delete_old(settings.retention_seconds)))

    async def _look_outside(self, every: float) -> None:
        await self._again(every, lambda caretaker: Outside(self._site, caretaker).look)

    async def _delete_old(self, every: float) -> None:
        await self._again(every, lambda caretaker: Retention(self._site, caretaker).look)

    async def _again(
        self, every: float, made: Callable[[Caretaker], Callable[[], Awaitable[None]]]
    ) -> None:
        """Do something at intervals, and survive failures of the database."""
        settings = self._site.settings
        caretaker: Caretaker | None = None
        wait = min(every, SOON)
        try:
            while True:
                await asyncio.sleep(wait)
                wait = every
                try:
                    if caretaker is None:
                        caretaker = await caretaker_of(settings.database, settings.postgres)
                    await made(caretaker)()
                except NotSaved as error:
                    logger.warning("background task failed", extra={"error": str(error)})
                    await closed(caretaker)
                    caretaker = None
                except Exception:
                    logger.exception("background task failed")
        finally:
            await closed(caretaker)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def closed(caretaker: Caretaker | None) -> None:
    if caretaker is not None:
        with suppress(Exception):
            await caretaker.close()
