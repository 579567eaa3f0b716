"""The store in a PostgreSQL database that several server processes share.

Every append sends a NOTIFY in its own transaction: which table has grown to which version. The
other processes read the entries themselves. Entry numbers are unique, so if two processes add to a
table at once, one is refused and looks again. Advisory locks, held by one connection, decide which
process runs the bots and clocks of a table. They end with that connection.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import asyncpg
import msgspec

from tablee.server.migrations import on_postgres
from tablee.server.news import Grew, News, Unsure, told, understood
from tablee.server.records import AnyRecord, Founding, Kept, Summary
from tablee.server.store import (
    LAST,
    OWN,
    Advance,
    Guest,
    Link,
    NotSaved,
    OwnFile,
    Place,
    Row,
    Store,
    VersionTaken,
    listed,
    own_file,
    read_founding,
    read_summary,
)

T = TypeVar("T")
logger = logging.getLogger("tablee.postgres")
CHANNEL = "tablee"
CONNECTIONS = 8  # at most, for reading and writing
PATIENCE = 20.0  # seconds for a command that nobody waits for any more
AGAIN = 1.0  # seconds before a lost connection is made again
BROKEN = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
encode = msgspec.json.encode
read_advance = msgspec.json.Decoder(Advance).decode
read_record = msgspec.json.Decoder(AnyRecord).decode


class PostgresStore(Store):
    """Everything in the schema `tablee` of a database."""

    shared = True

    def __init__(self, url: str, pool: Any, patience: float) -> None:
        self._url = url
        self._patience = patience  # seconds for an answer
        self._late: set[asyncio.Future[Any]] = set()  # commands that nobody waits for any more
        self._pool = pool
        self._keeper: Any = None  # the connection that listens and holds the locks
        self._keeping = asyncio.Lock()  # held while that connection is made
        self._locking = asyncio.Lock()  # held while it is used
        self._owned: set[str] = set()
        self._hear: Callable[[News], None] = lambda news: None
        self._closed = False
        self._watch: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, patience: float = 4.0) -> PostgresStore:
        try:
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE
            )
        except (*BROKEN, ValueError) as error:
            raise NotSaved(f"the database cannot be used: {error}") from None
        store = cls(url, pool, patience)
        try:
            async with store._writing() as connection:
                await on_postgres.upgrade(connection)
        except NotSaved:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._watch is not None:
            self._watch.cancel()
        with suppress(*BROKEN):
            if self._keeper is not None:
                await self._keeper.close(timeout=5)
        try:
            async with asyncio.timeout(5):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    # -- reading and writing ------------------------------------------------------------

    async def _in_time(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of work with the database, or fail in time.

        The work may still be carried out later, so a caller that was refused reads the log again.
        """
        task = asyncio.ensure_future(work)
        try:
            await asyncio.wait({task}, timeout=self._patience)
        except asyncio.CancelledError:
            task.cancel()
            raise
        if task.done():
            return task.result()
        task.cancel()
        self._late.add(task)
        task.add_done_callback(self._forget)
        raise NotSaved("the database does not answer")

    def _forget(self, task: asyncio.Future[Any]) -> None:
        self._late.discard(task)
        if not task.cancelled():
            task.exception()

    async def check(self) -> None:
        await self._read("SELECT 1")

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Any]:
        """Return a connection in a transaction; after it everything is on disk."""
        if self._closed:
            raise NotSaved("the store is closed")
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                yield connection
        except asyncpg.IntegrityConstraintViolationError:
            raise
        except BROKEN as error:
            raise NotSaved(f"not saved: {error}") from None

    async def _write(self, sql: str, *values: Any) -> str:
        return await self._in_time(self._written(sql, *values))

    async def _written(self, sql: str, *values: Any) -> str:
        async with self._writing() as db:
            done: str = await db.execute(sql, *values)
        return done

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        return await self._in_time(self._found(sql, *values))

    async def _found(self, sql: str, *values: Any) -> list[Any]:
        try:
            rows: list[Any] = await self._pool.fetch(sql, *values)
        except BROKEN as error:
            raise NotSaved(f"cannot be read: {error}") from None
        return rows

    # -- other processes ----------------------------------------------------------------

    async def listen(self, hear: Callable[[News], None]) -> None:
        self._hear = hear
        await self._connected()
        self._watch = asyncio.create_task(self._stay_connected())

    async def _connected(self) -> Any:
        """Return the connection that listens; make it again if it was lost."""
        async with self._keeping:
            if self._keeper is None or self._keeper.is_closed():
                self._owned.clear()  # locks end with their connection
                keeper = await asyncpg.connect(self._url, timeout=10)
                await keeper.add_listener(CHANNEL, self._notified)
                self._keeper = keeper
        return self._keeper

    def _notified(self, connection: Any, process: int, channel: str, payload: str) -> None:
        news = understood(payload)
        if news is not None:
            self._hear(news)

    async def _stay_connected(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            if self._keeper.is_closed():
                with suppress(*BROKEN):
                    await self._connected()
                    logger.warning("reconnected to listen")
                    self._hear(Unsure())  # notifications sent in the meantime were missed

    async def tell(self, news: News) -> None:
        with suppress(*BROKEN, NotSaved):
            work = self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, told(news))
            await self._in_time(work)

    async def own(self, tables: Sequence[str]) -> set[str]:
        try:
            async with self._locking:
                keeper = await self._connected()
                wanted = [table for table in tables if table not in self._owned]
                rows = await keeper.fetch(
                    "SELECT name FROM unnest($1::text[]) name"
                    " WHERE pg_try_advisory_lock(hashtextextended(name, 1))",
                    wanted,
                    timeout=self._patience,
                )
        except BROKEN as error:
            logger.warning("could not lock tables", extra={"error": str(error)})
            return set()
        self._owned |= {row["name"] for row in rows}
        return self._owned & set(tables)

    async def disown(self, table: str) -> None:
        if table in self._owned:
            self._owned.discard(table)
            with suppress(*BROKEN):
                async with self._locking:
                    await self._keeper.execute(
                        "SELECT pg_advisory_unlock(hashtextextended($1, 1))", table
                    )

    # -- guests ---------------------------------------------------------------

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        await self._write(
            "INSERT INTO tablee.guests (token, id, name) VALUES ($1, $2, $3)",
            token,
            guest.id,
            guest.name,
        )

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._write("UPDATE tablee.guests SET name = $1 WHERE id = $2", name, guest)

    async def guest(self, token: bytes) -> Guest | None:
        rows = await self._read("SELECT id, name FROM tablee.guests WHERE token = $1", token)
        return Guest(*rows[0]) if rows else None

    # -- tables ---------------------------------------------------------------

    async def add_table(
        self, founding: Founding, entries: Sequence[Kept], summary: Summary
    ) -> None:
        await self._in_time(self._add_table(founding, entries, summary))

    async def _add_table(
        self, founding: Founding, entries: Sequence[Kept], summary: Summary
    ) -> None:
        async with self._writing() as db:
            await db.execute(
                "INSERT INTO tablee.tables (id, founding, summary, phase, visibility, changed)"
                " VALUES ($1, $2, '', '', $3, 0)",
                founding.id,
                encode(founding),
                founding.visibility,
            )
            for entry in entries:
                await insert(db, founding.id, entry)
            await summarise(db, founding.id, summary)

    async def append(self, table: str, entry: Kept, summary: Summary) -> None:
        await self._in_time(self._append(table, entry, summary))

    async def _append(self, table: str, entry: Kept, summary: Summary) -> None:
        try:
            async with self._writing() as db:
                await insert(db, table, entry)
                await summarise(db, table, summary)
                news = told(Grew(table, entry.version))
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise VersionTaken(f"entry {entry.version} of table {table}: {error}") from None

    async def founding(self, table: str) -> Founding | None:
        rows = await self._read("SELECT founding FROM tablee.tables WHERE id = $1", table)
        return read_founding(rows[0][0]) if rows else None

    async def row(self, table: str) -> Row | None:
        rows = await self._read("SELECT founding, summary FROM tablee.tables WHERE id = $1", table)
        return Row(read_founding(rows[0][0]), read_summary(rows[0][1])) if rows else None

    async def entries(self, table: str, after: int = 0) -> list[Kept]:
        rows = await self._read(
            'SELECT version, at, record FROM tablee.entries WHERE "table" = $1 AND version > $2'
            " ORDER BY version",
            table,
            after,
        )
        return [Kept(version, at, read_record(record)) for version, at, record in rows]

    async def tables_of(
        self, guest: str, over: bool, limit: int, after: Place | None = None
    ) -> list[Row]:
        rows = await self._read(
            'SELECT id, founding, summary FROM tablee.seats JOIN tablee.tables ON id = "table"'
            " WHERE guest = $1 AND (phase IN ('over', 'ended')) = $2"
            ' AND (changed, id COLLATE "C") < ($4, $5)'
            ' ORDER BY changed DESC, id COLLATE "C" DESC LIMIT $3',
            guest,
            over,
            limit,
            *(after or LAST),
        )
        return listed(rows)

    async def public_tables(self, phase: str, limit: int, after: Place | None = None) -> list[Row]:
        rows = await self._read(
            "SELECT id, founding, summary FROM tablee.tables WHERE visibility = 'public'"
            ' AND phase = $1 AND (changed, id COLLATE "C") < ($3, $4)'
            ' ORDER BY changed DESC, id COLLATE "C" DESC LIMIT $2',
            phase,
            limit,
            *(after or LAST),
        )
        return listed(rows)

    async def set_advance(self, table: str, seat: int, answers: Advance) -> None:
        await self._write(
            'INSERT INTO tablee.advance ("table", seat, answers) VALUES ($1, $2, $3)'
            ' ON CONFLICT ("table", seat) DO UPDATE SET answers = excluded.answers',
            table,
            seat,
            encode(answers),
        )

    async def advance(self, table: str) -> dict[int, Advance]:
        rows = await self._read(
            'SELECT seat, answers FROM tablee.advance WHERE "table" = $1', table
        )
        return {seat: read_advance(answers) for seat, answers in rows}

    async def keep_snapshot(self, table: str, snapshot: bytes) -> None:
        await self._write(
            'INSERT INTO tablee.snapshots ("table", snapshot) VALUES ($1, $2)'
            ' ON CONFLICT ("table") DO UPDATE SET snapshot = excluded.snapshot',
            table,
            snapshot,
        )

    async def snapshot(self, table: str) -> bytes | None:
        rows = await self._read('SELECT snapshot FROM tablee.snapshots WHERE "table" = $1', table)
        return bytes(rows[0][0]) if rows else None

    async def keep_archive(self, table: str, parts: Mapping[str, bytes]) -> None:
        async with self._writing() as db:
            await db.executemany(
                'INSERT INTO tablee.archives ("table", part, body) VALUES ($1, $2, $3)'
                ' ON CONFLICT ("table", part) DO UPDATE SET body = excluded.body',
                [(table, part, body) for part, body in parts.items()],
            )

    async def archive(self, table: str, part: str) -> bytes | None:
        rows = await self._read(
            'SELECT body FROM tablee.archives WHERE "table" = $1 AND part = $2', table, part
        )
        return bytes(rows[0][0]) if rows else None

    async def without_archive(self) -> list[str]:
        rows = await self._read(
            "SELECT id FROM tablee.tables WHERE phase IN ('over', 'ended')"
            ' AND NOT EXISTS (SELECT 1 FROM tablee.archives WHERE "table" = id)'
        )
        return [row["id"] for row in rows]

    async def keep_review(self, table: str, key: str, part: int, body: bytes) -> None:
        await self._write(
            'INSERT INTO tablee.reviews ("table", key, part, body) VALUES ($1, $2, $3, $4)'
            ' ON CONFLICT ("table", key, part) DO UPDATE SET body = excluded.body',
            table,
            key,
            part,
            body,
        )

    async def review(self, table: str, key: str) -> dict[int, bytes]:
        rows = await self._read(
            'SELECT part, body FROM tablee.reviews WHERE "table" = $1 AND key = $2', table, key
        )
        return {row["part"]: bytes(row["body"]) for row in rows}

    # -- links ----------------------------------------------------------------

    async def add_link(self, secret: bytes, link: Link) -> None:
        async with self._writing() as db:
            await db.execute(
                "DELETE FROM tablee.links WHERE expires BETWEEN 1 AND $1", int(time.time())
            )
            await db.execute(
                'INSERT INTO tablee.links (secret, "table", kind, seat, expires)'
                " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                secret,
                link.table,
                link.kind,
                link.seat,
                link.expires,
            )

    async def link(self, secret: bytes) -> Link | None:
        rows = await self._read(
            'SELECT "table", kind, seat, expires FROM tablee.links WHERE secret = $1', secret
        )
        return Link(*rows[0]) if rows else None

    async def use_up(self, secret: bytes) -> bool:
        return await self._write("DELETE FROM tablee.links WHERE secret = $1", secret) != "DELETE 0"

    async def invite(self, table: str, guest: str) -> None:
        await self._write(
            'INSERT INTO tablee.invited ("table", guest) VALUES ($1, $2) ON CONFLICT DO NOTHING',
            table,
            guest,
        )

    async def invited(self, table: str, guest: str) -> bool:
        rows = await self._read(
            'SELECT 1 FROM tablee.invited WHERE "table" = $1 AND guest = $2', table, guest
        )
        return bool(rows)

    async def guests_invited(self, table: str) -> list[str]:
        rows = await self._read('SELECT guest FROM tablee.invited WHERE "table" = $1', table)
        return [guest for (guest,) in rows]

    # -- files of their own ---------------------------------------------------

    async def keep_own(self, file: OwnFile, most: int, in_all: int) -> str:
        return await self._in_time(self._keep_own(file, most, in_all))

    async def _keep_own(self, file: OwnFile, most: int, in_all: int) -> str:
        values = (file.id, file.guest, encode(file.titles), file.text, file.changed)
        async with self._writing() as db:
            changed = await db.execute(
                "UPDATE tablee.library SET titles = $3, text = $4, changed = $5"
                " WHERE id = $1 AND guest = $2",
                *values,
            )
            if changed != "UPDATE 0":
                return ""
            await db.execute("LOCK TABLE tablee.library IN SHARE ROW EXCLUSIVE MODE")
            own, everybodys = await db.fetchrow(
                "SELECT count(*) FILTER (WHERE guest = $1), count(*) FROM tablee.library",
                file.guest,
            )
            if own >= most or everybodys >= in_all:
                return "own" if own >= most else "all"
            await db.execute(
                "INSERT INTO tablee.library (id, guest, titles, text, changed, game)"
                " VALUES ($1, $2, $3, $4, $5, $6)",
                *values,
                file.game,
            )
        return ""

    async def own_files(self, guest: str) -> list[OwnFile]:
        rows = await self._read(
            f"SELECT {OWN} FROM tablee.library WHERE guest = $1 ORDER BY changed DESC, id", guest
        )
        return [own_file(*row) for row in rows]

    async def own_file(self, guest: str, name: str) -> OwnFile | None:
        rows = await self._read(
            f"SELECT {OWN} FROM tablee.library WHERE guest = $1 AND id = $2", guest, name
        )
        return own_file(*rows[0]) if rows else None

    async def forget_own(self, guest: str, name: str) -> bool:
        done = await self._write(
            "DELETE FROM tablee.library WHERE guest = $1 AND id = $2", guest, name
        )
        return done != "DELETE 0"


async def insert(db: Any, table: str, entry: Kept) -> None:
    await db.execute(
        'INSERT INTO tablee.entries ("table", version, at, record) VALUES ($1, $2, $3, $4)',
        table,
        entry.version,
        entry.at,
        encode(entry.record),
    )


async def summarise(db: Any, table: str, summary: Summary) -> None:
    """Store the summary of a table and who sits there beside its log."""
    await db.execute(
        "UPDATE tablee.tables SET summary = $1, phase = $2, changed = $3 WHERE id = $4",
        encode(summary),
        summary.phase,
        summary.changed,
        table,
    )
    seated = [guest for guest in summary.guests if guest]
    await db.execute(
        "WITH gone AS (DELETE FROM tablee.seats"
        ' WHERE "table" = $1 AND guest <> ALL ($2::text[]))'
        ' INSERT INTO tablee.seats ("table", guest) SELECT $1, unnest($2::text[])'
        " ON CONFLICT DO NOTHING",
        table,
        seated,
    )
