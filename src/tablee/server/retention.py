"""Deletes expired data: finished tables, guests without games. Off by default.

It never deletes a table that is not over, or one that somebody looks at through this server. The
log records each deletion.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress

from tablee.server.caretaker import Caretaker, NotThere, StillPlaying
from tablee.server.site import Site

logger = logging.getLogger("tablee.retention")


class Retention:
    """Finds what has been kept long enough."""

    def __init__(
        self, site: Site, caretaker: Caretaker, clock: Callable[[], float] = time.time
    ) -> None:
        self._site = site
        self._caretaker = caretaker
        self._clock = clock

    async def look(self) -> None:
        settings = self._site.settings
        deleted = 0
        if settings.keep_finished:
            deleted += await self._delete_finished(int(self._clock()) - settings.keep_finished)
        if settings.keep_guests:
            deleted += await self._delete_guests(int(self._clock()) - settings.keep_guests)
        if deleted and settings.vacuum:
            before, after = await self._caretaker.vacuum()
            logger.info("vacuumed", extra={"bytes_before": before, "bytes_after": after})

    async def _delete_finished(self, moment: int) -> int:
        watched = {table.id for table in self._site.tables.all_open() if table.connections}
        deleted = 0
        for name in await self._caretaker.finished_before(moment):
            if name not in watched:
                with suppress(NotThere):  # another server was faster
                    await self._caretaker.delete_table(name)
                    await self._site.tables.forget(name)
                    logger.info("finished table deleted", extra={"table": name})
                    deleted += 1
        return deleted

    async def _delete_guests(self, moment: int) -> int:
        here = {
            connection.guest.id
            for table in self._site.tables.all_open()
            for connection in table.connections
            if connection.guest is not None
        }
        await self._caretaker.note_idle(int(self._clock()))
        deleted = 0
        for guest in await self._caretaker.idle_since(moment):
            if guest not in here:
                with suppress(NotThere, StillPlaying):
                    await self._caretaker.delete_guest(guest)
                    logger.info("guest without games deleted", extra={"guest": guest})
                    deleted += 1
        return deleted
