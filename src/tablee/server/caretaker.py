"""What an administrator does to the database, also while people play.

This works directly on the SQLite file or the PostgreSQL database with its own connection, so
`tablee admin` needs no running server. A running server looks for such changes (`outside.py`). Each
statement is written once: PostgreSQL finds its tables by the search path.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import sqlite3
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tablee.core.errors import TableeError
from tablee.server.records import AnyRecord, Ended, Founding, Kept, Summary
from tablee.server.standing import Standing
from tablee.server.store import NotSaved

read_founding = msgspec.json.Decoder(Founding).decode
read_summary = msgspec.json.Decoder(Summary).decode
read_record = msgspec.json.Decoder(AnyRecord).decode
UNUSED = """
    FROM guests WHERE NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id)
"""


class NotThere(TableeError):
    """There is no table or guest with this name."""


class NotPlayed(TableeError):
    """A game that cannot be ended: it has not begun, or it is over."""


class StillPlaying(TableeError):
    """A guest whom others wait for."""


class KeptTable(Struct, frozen=True):
    """A table as the administrator sees it, without hidden information or secrets."""

    id: str
    game: str
    phase: str
    visibility: str
    seats: list[str]
    created: int
    changed: int
    entries: int


class KeptGuest(Struct, frozen=True):
    """A guest, and the number of tables they sit at."""

    id: str
    name: str
    playing: int
    finished: int


class Caretaker(ABC):
    """A connection to the database of a server that may be running."""

    @abstractmethod
    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """Return the rows of a query; `$1` stands for the first value."""

    @abstractmethod
    def changing(self) -> Any:
        """Return a context in which `rows` changes everything or nothing."""

    @abstractmethod
    def bytes_as_text(self, value: bytes) -> str:
        """Return bytes as a literal of a statement."""

    @abstractmethod
    async def children(self) -> list[str]:
        """Return the names of the database tables that belong to game tables, except the log."""

    @abstractmethod
    async def forget_log(self, table: str) -> None:
        """Remove the log of one table. Nothing else may do this."""

    @abstractmethod
    async def vacuum(self) -> tuple[int, int]:
        """Give free space back; return the size in bytes before and after."""

    @abstractmethod
    async def close(self) -> None: ...

    # -- tables ---------------------------------------------------------------------------

    async def tables(self, phase: str | None = None) -> list[KeptTable]:
        """Return all tables, the last changed first."""
        found = await self.rows(
            "SELECT founding, summary, coalesce((SELECT max(version) FROM entries"
            ' WHERE "table" = tables.id), 0) FROM tables'
            " WHERE $1 = '' OR phase = $1 ORDER BY changed DESC, id",
            phase or "",
        )
        return [listed(*row) for row in found]

    async def table(self, name: str) -> tuple[KeptTable, Founding, list[Kept]]:
        """Return a table with its log."""
        found = await self.rows(
            "SELECT founding, summary, coalesce((SELECT max(version) FROM entries"
            ' WHERE "table" = tables.id), 0) FROM tables WHERE id = $1',
            name,
        )
        if not found:
            raise NotThere(f"there is no table '{name}'; tablee admin list names them")
        log = await self.rows(
            'SELECT version, at, record FROM entries WHERE "table" = $1 ORDER BY version', name
        )
        kept = [Kept(version, at, read_record(bytes(record))) for version, at, record in log]
        return listed(*found[0]), read_founding(bytes(found[0][0])), kept

    async def end_table(self, name: str) -> None:
        """Append to a table's log that its game has ended. A running server reads it there."""
        table, founding, log = await self.table(name)
        if table.phase != "playing":
            raise NotPlayed(f"{name} is {table.phase}: only a game that is played can be ended")
        standing = Standing(founding)
        for kept in log:
            standing.fold(kept)
        end = Kept(standing.version + 1, int(time.time()), Ended(-1, "server"))
        standing.fold(end)
        summary = standing.summary()
        async with self.changing():
            await self.rows(
                'INSERT INTO entries ("table", version, at, record) VALUES ($1, $2, $3, $4)',
                name,
                end.version,
                end.at,
                msgspec.json.encode(end.record),
            )
            await self.rows(
                "UPDATE tables SET summary = $1, phase = $2, changed = $3 WHERE id = $4",
                msgspec.json.encode(summary),
                summary.phase,
                summary.changed,
                name,
            )

    async def delete_table(self, name: str) -> None:
        """Remove a table with its log and everything that belongs to it."""
        async with self.changing():
            if not await self.rows("SELECT 1 FROM tables WHERE id = $1", name):
                raise NotThere(f"there is no table '{name}'")
            for child in await self.children():
                await self.rows(f'DELETE FROM {child} WHERE "table" = $1', name)
            await self.forget_log(name)
            await self.rows("DELETE FROM tables WHERE id = $1", name)

    async def versions(self, names: Iterable[str]) -> dict[str, int]:
        """Return the number of log entries of each table, leaving out tables that are gone."""
        found = await self.rows(
            'SELECT id, coalesce((SELECT max(version) FROM entries WHERE "table" = tables.id), 0)'
            f" FROM tables WHERE id IN ({self.texts(names)})"
        )
        return dict(found)

    def texts(self, values: Iterable[str]) -> str:
        """Return checked ids as a list for IN. Ids are lower-case letters and digits."""
        safe = [value for value in values if re.fullmatch("[0-9a-z]+", value)]
        return ", ".join(f"'{value}'" for value in safe) or "NULL"

    async def finished_before(self, moment: int) -> list[str]:
        """Return the tables whose game was over by then."""
        found = await self.rows(
            "SELECT id FROM tables WHERE phase = 'over' AND changed < $1 ORDER BY changed", moment
        )
        return [name for (name,) in found]

    # -- guests -----------------------------------------------------------------------------

    async def guests(self) -> list[KeptGuest]:
        found = await self.rows(
            "SELECT guests.id, name, coalesce(sum(CASE WHEN phase <> 'over' THEN 1 END), 0),"
            " coalesce(sum(CASE WHEN phase = 'over' THEN 1 END), 0) FROM guests"
            ' LEFT JOIN seats ON seats.guest = guests.id LEFT JOIN tables ON tables.id = "table"'
            " GROUP BY guests.id, name ORDER BY name, guests.id"
        )
        return [KeptGuest(*row) for row in found]

    async def guest(self, name: str) -> KeptGuest:
        for guest in await self.guests():
            if guest.id == name:
                return guest
        raise NotThere(f"there is no guest '{name}'; tablee admin guests names their ids")

    async def revoke(self, guest: str) -> None:
        """End the sessions of a guest: no cookie is valid any more."""
        await self.guest(guest)
        async with self.changing():
            unknown = secrets.token_bytes(32)
            await self.rows("UPDATE guests SET token = $1 WHERE id = $2", unknown, guest)

    async def delete_guest(self, guest: str) -> None:
        """Forget a guest's cookie, name and invitations. Logs keep the name that played."""
        found = await self.guest(guest)
        if found.playing:
            raise StillPlaying(
                f"{found.name} ({guest}) sits at {found.playing} tables that are not over:"
                " delete those first, or end the sessions with revoke"
            )
        async with self.changing():
            for place in ("seats", "invited", "library"):
                await self.rows(f"DELETE FROM {place} WHERE guest = $1", guest)
            await self.rows("DELETE FROM guests WHERE id = $1", guest)

    async def known(self, tokens: Sequence[bytes]) -> set[bytes]:
        """Return those cookie hashes that still belong to a guest."""
        wanted = ", ".join(self.bytes_as_text(token) for token in tokens) or "NULL"
        found = await self.rows(f"SELECT token FROM guests WHERE token IN ({wanted})")
        return {bytes(token) for (token,) in found}

    async def note_idle(self, now: int) -> None:
        """Record since when guests have no game, and clear it for those who have one again.

        The host of a table that is not over has a game, also without a seat.
        """
        going_on = await self.rows("SELECT founding FROM tables WHERE phase <> 'over'")
        hosts = self.texts({read_founding(bytes(one)).host for (one,) in going_on})
        unused = f"{UNUSED} AND guests.id NOT IN ({hosts})" if going_on else UNUSED
        async with self.changing():
            await self.rows(f"DELETE FROM idle_guests WHERE guest NOT IN (SELECT id {unused})")
            await self.rows(
                f"INSERT INTO idle_guests (guest, since) SELECT id, CAST($1 AS BIGINT) {unused}"
                " AND guests.id NOT IN (SELECT guest FROM idle_guests)",
                now,
            )

    async def idle_since(self, moment: int) -> list[str]:
        """Return the guests known to have had no game since then."""
        found = await self.rows(
            "SELECT guest FROM idle_guests WHERE since < $1 ORDER BY since, guest", moment
        )
        return [guest for (guest,) in found]


def listed(founding: bytes, summary: bytes, entries: int) -> KeptTable:
    decided, stands = read_founding(bytes(founding)), read_summary(bytes(summary))
    both = zip(stands.names, stands.bots, strict=True)
    return KeptTable(
        decided.id,
        decided.game,
        stands.phase,
        decided.visibility,
        [name or (f"({bot})" if bot else "-") for name, bot in both],
        decided.created,
        stands.changed,
        entries,
    )


# -- SQLite -------------------------------------------------------------------------------------


class SqliteCaretaker(Caretaker):
    """The file, through a connection beside those of a server."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            raise NotThere(f"there is no database at {path}; --data names the server's folder")
        self._path = path
        self._busy = threading.Lock()  # a cancelled task leaves a thread at work behind
        try:
            self._db = sqlite3.connect(
                path, isolation_level=None, timeout=20, check_same_thread=False
            )
            self._db.execute("PRAGMA foreign_keys = ON")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("SELECT count(*) FROM tables").fetchone()
        except sqlite3.Error as error:
            raise NotSaved(f"{path} cannot be used: {error}") from None

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        return await self._do(
            lambda: self._db.execute(re.sub(r"\$(\d)", r"?\1", sql), values).fetchall()
        )

    async def _do(self, work: Callable[[], list[Any]]) -> list[Any]:
        def alone() -> list[Any]:
            with self._busy:
                return work()

        try:
            return await asyncio.to_thread(alone)
        except sqlite3.Error as error:
            raise NotSaved(f"{self._path}: {error}") from None

    def bytes_as_text(self, value: bytes) -> str:
        return f"x'{value.hex()}'"

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        await self.rows("BEGIN IMMEDIATE")
        try:
            yield
            await self.rows("COMMIT")
        finally:
            if self._db.in_transaction:
                await self.rows("ROLLBACK")

    async def children(self) -> list[str]:
        names = await self.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        found = []
        for (name,) in names:
            keys = await self.rows(f'PRAGMA foreign_key_list("{name}")')
            if name != "entries" and any(key[2] == "tables" for key in keys):
                found.append(name)
        return found

    async def forget_log(self, table: str) -> None:
        """Drop the triggers that guard the log inside the transaction, then restore them."""
        guards = await self.rows(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'entries'"
        )
        for name, _ in guards:
            await self.rows(f'DROP TRIGGER "{name}"')
        await self.rows('DELETE FROM entries WHERE "table" = $1', table)
        for _, sql in guards:
            await self.rows(sql)

    async def vacuum(self) -> tuple[int, int]:
        before = await self._size()
        await self.rows("VACUUM")
        await self.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        return before, await self._size()

    async def _size(self) -> int:
        ((pages,),) = await self.rows("PRAGMA page_count")
        ((size,),) = await self.rows("PRAGMA page_size")
        return int(pages) * int(size)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        """Close when nothing is running: closing a connection in use would crash the process."""
        with self._busy:
            self._db.close()


# -- PostgreSQL ---------------------------------------------------------------------------------


class PostgresCaretaker(Caretaker):
    """The database, through a connection beside those of its servers."""

    def __init__(self, db: Any) -> None:
        self._db = db

    @classmethod
    async def open(cls, url: str) -> PostgresCaretaker:
        import asyncpg

        try:
            db = await asyncpg.connect(
                url, timeout=10, command_timeout=60, server_settings={"search_path": "tablee"}
            )
            known = await db.fetchval("SELECT to_regclass('tablee.tables')")
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
            raise NotSaved(f"the database cannot be used: {error}") from None
        if known is None:
            await db.close()
            raise NotThere("the database has no tables of tablee yet")
        return cls(db)

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        import asyncpg

        try:
            return [tuple(row) for row in await self._db.fetch(sql, *values)]
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise NotSaved(f"the database: {error}") from None

    def bytes_as_text(self, value: bytes) -> str:
        return rf"'\x{value.hex()}'::bytea"

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        async with self._db.transaction():
            yield

    async def children(self) -> list[str]:
        found = await self.rows(
            "SELECT conrelid::regclass::text FROM pg_constraint WHERE contype = 'f'"
            " AND confrelid = 'tablee.tables'::regclass"
            " AND conrelid <> 'tablee.entries'::regclass"
        )
        return [name for (name,) in found]

    async def forget_log(self, table: str) -> None:
        """Drop what guards the log. Other connections wait until it is back."""
        await self.rows("ALTER TABLE entries DISABLE TRIGGER USER")
        await self.rows('DELETE FROM entries WHERE "table" = $1', table)
        await self.rows("ALTER TABLE entries ENABLE TRIGGER USER")

    async def vacuum(self) -> tuple[int, int]:
        before = await self._size()
        await self.rows("VACUUM")
        return before, await self._size()

    async def _size(self) -> int:
        ((size,),) = await self.rows("SELECT pg_database_size(current_database())")
        return int(size)

    async def close(self) -> None:
        await self._db.close()


async def caretaker_of(database: Path, postgres: str | None) -> Caretaker:
    """Return the connection to a server's database."""
    if postgres is None:
        return SqliteCaretaker(database)
    return await PostgresCaretaker.open(postgres)
