"""Archives finished games one at a time, while their rules still exist."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time

from tablee.server import archive
from tablee.server.looking_back import Past
from tablee.server.restoring import restored
from tablee.server.store import NotSaved, Store

logger = logging.getLogger("tablee.archivist")
REST = 3.0  # rest this many times as long as it worked: players come first


class Archivist:
    """Makes the missing archives, both of games just ended and of earlier ones."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._stopping = threading.Event()
        self._task = asyncio.create_task(self._run(), name="archivist")

    def note(self, table: str) -> None:
        """Queue a game that has just ended."""
        self._waiting.put_nowait(table)

    async def close(self) -> None:
        self._stopping.set()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await self._look_for_older()
        while True:
            table = await self._waiting.get()
            began = time.monotonic()
            try:
                await self._keep(table)
            except (NotSaved, archive.Stopped) as error:
                logger.warning("not archived", extra={"table": table, "error": str(error)})
            except Exception:
                logger.exception("not archived", extra={"table": table})
            await asyncio.sleep(REST * (time.monotonic() - began))

    async def _look_for_older(self) -> None:
        try:
            missing = await self._store.without_archive()
        except NotSaved as error:
            logger.warning("could not list missing archives", extra={"error": str(error)})
            return
        random.shuffle(missing)  # other processes look for the same games
        for table in missing:
            self.note(table)

    async def _keep(self, table: str) -> None:
        if await self._store.archive(table, archive.HEAD) is not None:
            return
        standing = await restored(self._store, table)
        if standing is None or not archive.can_be_kept(standing):
            return
        head, past = archive.head_of(standing), Past(standing)
        parts = await asyncio.to_thread(archive.packed, head, past, self._stopping.is_set)
        await self._store.keep_archive(table, parts)
        told = {"table": table, "frames": head.frames, "bytes": sum(map(len, parts.values()))}
        logger.info("archived", extra=told)
