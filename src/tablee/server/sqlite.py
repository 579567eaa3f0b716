"""The store in one SQLite file: one writer thread with group commit, one reader thread.

synchronous=FULL makes a commit survive a power cut and costs some milliseconds. So the writer puts
everything that waits into one transaction, and tables do not wait for one another.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tablee.server.folder import make_folder, make_private
from tablee.server.migrations import on_sqlite
from tablee.server.news import News
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
    Saved,
    Store,
    VersionTaken,
    listed,
    own_file,
    read_founding,
    read_summary,
)

ADVICE = "; if it is damaged, stop all servers and restore a backup (docs/serving.md)"
SEATED = 10_000  # tables whose seats are remembered
GROUP = 256  # jobs in one transaction at most

T = TypeVar("T")
Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]
Outcome = tuple[Any, BaseException | None]
REFUSED = (sqlite3.IntegrityError, VersionTaken, NotSaved)
encode = msgspec.json.encode
read_advance = msgspec.json.Decoder(Advance).decode
read_record = msgspec.json.Decoder(AnyRecord).decode

ROW = "SELECT founding, summary FROM tables WHERE id = ?"
ENTRIES = (
    'SELECT version, at, record FROM entries WHERE "table" = ? AND version > ? ORDER BY version'
)
SNAPSHOT = 'SELECT snapshot FROM snapshots WHERE "table" = ?'
ADVANCE = 'SELECT seat, answers FROM advance WHERE "table" = ?'


def row_of(rows: list[Any]) -> Row | None:
    return Row(read_founding(rows[0][0]), read_summary(rows[0][1])) if rows else None


def kept_of(rows: list[Any]) -> list[Kept]:
    return [Kept(version, at, read_record(record)) for version, at, record in rows]


def snapshot_of(rows: list[Any]) -> bytes | None:
    return rows[0][0] if rows else None


def advance_of(rows: list[Any]) -> dict[int, Advance]:
    return {seat: read_advance(answers) for seat, answers in rows}


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def look_at(connection: sqlite3.Connection) -> None:
    """Read a little of each table, so that a file damaged at its root is reported now."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    for (name,) in names:
        connection.execute(f'SELECT * FROM "{name}" LIMIT 1').fetchall()


def back_up(source: Path, target: Path) -> None:
    """Copy a database that may be in use, complete and consistent, or leave nothing behind."""
    if not source.exists():
        raise NotSaved(f"there is no database at {source}")
    if target.exists():
        raise NotSaved(f"{target} exists already")
    draft = target.with_name(target.name + ".part")
    try:
        make_private(draft)
        reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=10)
        writing = sqlite3.connect(draft)
    except (sqlite3.Error, OSError, ValueError) as error:
        raise NotSaved(f"the database {source} could not be copied: {error}") from None
    try:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        (state,) = writing.execute("PRAGMA integrity_check").fetchone()
        if state != "ok":
            raise NotSaved(f"the copy of {source} is broken: {state}")
    except (sqlite3.Error, NotSaved) as error:
        writing.close()
        draft.unlink(missing_ok=True)
        raise NotSaved(f"the database {source} could not be copied: {error}") from None
    finally:
        reading.close()
        writing.close()
    draft.replace(target)


class SqliteStore(Store):
    """Everything is in `path`. It survives kill -9, and power cuts if the disk is honest."""

    def __init__(self, path: Path) -> None:
        make_folder(path.parent)
        try:
            make_private(path)
            self._writing = connect(path)
            on_sqlite.upgrade(self._writing, path)
            self._reading = connect(path)
            look_at(self._reading)
        except (sqlite3.Error, OSError) as error:
            raise NotSaved(f"{path} cannot be used: {error}{ADVICE}") from None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="tablee-writer", daemon=True)
        self._writer.start()
        self._seated: dict[str, list[str | None]] = {}  # as written, by table
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="tablee-reader")
        self._closed = False

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()

    # -- the two threads --------------------------------------------------------

    def _write_all(self) -> None:
        """Put what waits into one transaction; answer only when it is on disk."""
        going = True
        while going:
            jobs: list[Job] = []
            while going and len(jobs) < GROUP and not (jobs and self._jobs.empty()):
                job = self._jobs.get()
                if job is None:
                    going = False
                elif job[1].set_running_or_notify_cancel():
                    jobs.append(job)
            if jobs:
                self._write_group(jobs)

    def _write_group(self, jobs: Sequence[Job]) -> None:
        """Do jobs in one transaction; if one fails, do them again with savepoints.

        Every statement releases the interpreter and must wait to get it back, so jobs are isolated
        only if there is a reason.
        """
        try:
            try:
                outcomes = self._in_one(jobs, self._plainly)
            except REFUSED:
                self._writing.execute("ROLLBACK")
                self._seated.clear()
                outcomes = self._in_one(jobs, self._attempt)
        except Exception as error:  # whatever it is, nobody may wait forever
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            self._seated.clear()
            for _, future in jobs:
                future.set_exception(NotSaved(f"not saved: {error}"))
            return
        for (_, future), (result, problem) in zip(jobs, outcomes, strict=True):
            if problem is not None:
                future.set_exception(problem)
            else:
                future.set_result(result)

    def _in_one(self, jobs: Sequence[Job], way: Callable[..., Outcome]) -> list[Outcome]:
        self._writing.execute("BEGIN IMMEDIATE")
        outcomes = [way(work) for work, _ in jobs]
        self._writing.execute("COMMIT")
        return outcomes

    def _plainly(self, work: Callable[[sqlite3.Connection], Any]) -> Outcome:
        return work(self._writing), None

    def _attempt(self, work: Callable[[sqlite3.Connection], Any]) -> Outcome:
        """Do one job so that its failure does not affect the others."""
        self._writing.execute("SAVEPOINT job")
        try:
            result = work(self._writing)
        except REFUSED as error:
            self._writing.execute("ROLLBACK TO job")
            self._writing.execute("RELEASE job")
            self._seated.clear()
            return None, error
        self._writing.execute("RELEASE job")
        return result, None

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise NotSaved("the store is closed")
        future: Future[T] = Future()
        self._jobs.put((work, future))
        return await asyncio.wrap_future(future)

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        (rows,) = await self._read_all((sql, *values))
        return rows

    async def _read_all(self, *questions: tuple[Any, ...]) -> list[list[Any]]:
        """Ask several questions in one visit of the reader thread. Each is SQL and its values."""

        def work() -> list[list[Any]]:
            return [self._reading.execute(sql, values).fetchall() for sql, *values in questions]

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)
        except sqlite3.Error as error:
            raise NotSaved(f"cannot be read: {error}") from None

    async def check(self) -> None:
        await self._read("SELECT 1 FROM tables LIMIT 1")

    # -- guests ---------------------------------------------------------------

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        await self._write(
            lambda db: db.execute(
                "INSERT INTO guests (token, id, name) VALUES (?, ?, ?)",
                (token, guest.id, guest.name),
            )
        )

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._write(
            lambda db: db.execute("UPDATE guests SET name = ? WHERE id = ?", (name, guest))
        )

    async def guest(self, token: bytes) -> Guest | None:
        rows = await self._read("SELECT id, name FROM guests WHERE token = ?", token)
        return Guest(*rows[0]) if rows else None

    # -- tables ---------------------------------------------------------------

    async def add_table(
        self, founding: Founding, entries: Sequence[Kept], summary: Summary
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO tables (id, founding, summary, phase, visibility, changed)"
                " VALUES (?, ?, x'', '', ?, 0)",
                (founding.id, encode(founding), founding.visibility),
            )
            for entry in entries:
                insert(db, founding.id, entry)
            summarise(db, founding.id, summary)
            self._seat(db, founding.id, summary)

        await self._write(work)

    async def append(self, table: str, entry: Kept, summary: Summary) -> None:
        def work(db: sqlite3.Connection) -> None:
            insert(db, table, entry)
            summarise(db, table, summary)
            self._seat(db, table, summary)

        await self._write(work)

    def _seat(self, db: sqlite3.Connection, table: str, summary: Summary) -> None:
        """Store who sits at a table, if that has changed."""
        if self._seated.get(table) == summary.guests:
            return
        if len(self._seated) >= SEATED:
            self._seated.clear()
        self._seated[table] = summary.guests
        seated = {guest for guest in summary.guests if guest}
        known = {
            guest for (guest,) in db.execute('SELECT guest FROM seats WHERE "table" = ?', (table,))
        }
        for guest in known - seated:
            db.execute('DELETE FROM seats WHERE "table" = ? AND guest = ?', (table, guest))
        for guest in seated - known:
            db.execute('INSERT INTO seats ("table", guest) VALUES (?, ?)', (table, guest))

    async def founding(self, table: str) -> Founding | None:
        rows = await self._read("SELECT founding FROM tables WHERE id = ?", table)
        return read_founding(rows[0][0]) if rows else None

    async def row(self, table: str) -> Row | None:
        return row_of(await self._read(ROW, table))

    async def entries(self, table: str, after: int = 0) -> list[Kept]:
        return kept_of(await self._read(ENTRIES, table, after))

    async def saved(self, table: str) -> Saved | None:
        found, entries, snapshot, advance = await self._read_all(
            (ROW, table), (ENTRIES, table, 0), (SNAPSHOT, table), (ADVANCE, table)
        )
        row = row_of(found)
        if row is None:
            return None
        return Saved(row, kept_of(entries), snapshot_of(snapshot), advance_of(advance))

    async def tables_of(
        self, guest: str, over: bool, limit: int, after: Place | None = None
    ) -> list[Row]:
        sign = "IN" if over else "NOT IN"
        rows = await self._read(
            'SELECT id, founding, summary FROM seats JOIN tables ON id = "table"'
            f" WHERE guest = ? AND phase {sign} ('over', 'ended') AND (changed, id) < (?, ?)"
            " ORDER BY changed DESC, id DESC LIMIT ?",
            guest,
            *(after or LAST),
            limit,
        )
        return listed(rows)

    async def public_tables(self, phase: str, limit: int, after: Place | None = None) -> list[Row]:
        rows = await self._read(
            "SELECT id, founding, summary FROM tables WHERE visibility = 'public' AND phase = ?"
            " AND (changed, id) < (?, ?) ORDER BY changed DESC, id DESC LIMIT ?",
            phase,
            *(after or LAST),
            limit,
        )
        return listed(rows)

    async def set_advance(self, table: str, seat: int, answers: Advance) -> None:
        await self._write(
            lambda db: db.execute(
                'INSERT OR REPLACE INTO advance ("table", seat, answers) VALUES (?, ?, ?)',
                (table, seat, encode(answers)),
            )
        )

    async def advance(self, table: str) -> dict[int, Advance]:
        return advance_of(await self._read(ADVANCE, table))

    async def keep_snapshot(self, table: str, snapshot: bytes) -> None:
        await self._write(
            lambda db: db.execute(
                'INSERT OR REPLACE INTO snapshots ("table", snapshot) VALUES (?, ?)',
                (table, snapshot),
            )
        )

    async def snapshot(self, table: str) -> bytes | None:
        return snapshot_of(await self._read(SNAPSHOT, table))

    async def keep_archive(self, table: str, parts: Mapping[str, bytes]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.executemany(
                'INSERT OR REPLACE INTO archives ("table", part, body) VALUES (?, ?, ?)',
                [(table, part, body) for part, body in parts.items()],
            )

        await self._write(work)

    async def archive(self, table: str, part: str) -> bytes | None:
        rows = await self._read(
            'SELECT body FROM archives WHERE "table" = ? AND part = ?', table, part
        )
        return rows[0][0] if rows else None

    async def without_archive(self) -> list[str]:
        rows = await self._read(
            "SELECT id FROM tables WHERE phase IN ('over', 'ended')"
            ' AND NOT EXISTS (SELECT 1 FROM archives WHERE "table" = id)'
        )
        return [table for (table,) in rows]

    async def keep_review(self, table: str, key: str, part: int, body: bytes) -> None:
        await self._write(
            lambda db: db.execute(
                'INSERT OR REPLACE INTO reviews ("table", key, part, body) VALUES (?, ?, ?, ?)',
                (table, key, part, body),
            )
        )

    async def review(self, table: str, key: str) -> dict[int, bytes]:
        rows = await self._read(
            'SELECT part, body FROM reviews WHERE "table" = ? AND key = ?', table, key
        )
        return dict(rows)

    # -- links ----------------------------------------------------------------

    async def add_link(self, secret: bytes, link: Link) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM links WHERE expires BETWEEN 1 AND ?", (int(time.time()),))
            db.execute(
                'INSERT OR IGNORE INTO links (secret, "table", kind, seat, expires)'
                " VALUES (?, ?, ?, ?, ?)",
                (secret, link.table, link.kind, link.seat, link.expires),
            )

        await self._write(work)

    async def link(self, secret: bytes) -> Link | None:
        rows = await self._read(
            'SELECT "table", kind, seat, expires FROM links WHERE secret = ?', secret
        )
        return Link(*rows[0]) if rows else None

    async def use_up(self, secret: bytes) -> bool:
        return await self._write(
            lambda db: db.execute("DELETE FROM links WHERE secret = ?", (secret,)).rowcount > 0
        )

    async def invite(self, table: str, guest: str) -> None:
        await self._write(
            lambda db: db.execute(
                'INSERT OR IGNORE INTO invited ("table", guest) VALUES (?, ?)', (table, guest)
            )
        )

    async def invited(self, table: str, guest: str) -> bool:
        rows = await self._read(
            'SELECT 1 FROM invited WHERE "table" = ? AND guest = ?', table, guest
        )
        return bool(rows)

    async def guests_invited(self, table: str) -> list[str]:
        rows = await self._read('SELECT guest FROM invited WHERE "table" = ?', table)
        return [guest for (guest,) in rows]

    # -- files of their own ---------------------------------------------------

    async def keep_own(self, file: OwnFile, most: int, in_all: int) -> str:
        def work(db: sqlite3.Connection) -> str:
            changed = db.execute(
                "UPDATE library SET titles = ?, text = ?, changed = ? WHERE id = ? AND guest = ?",
                (encode(file.titles), file.text, file.changed, file.id, file.guest),
            )
            if changed.rowcount:
                return ""
            own, everybodys = db.execute(
                "SELECT count(*) FILTER (WHERE guest = ?), count(*) FROM library", (file.guest,)
            ).fetchone()
            if own >= most or everybodys >= in_all:
                return "own" if own >= most else "all"
            db.execute(
                "INSERT INTO library (id, guest, game, titles, text, changed)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (file.id, file.guest, file.game, encode(file.titles), file.text, file.changed),
            )
            return ""

        return await self._write(work)

    async def own_files(self, guest: str) -> list[OwnFile]:
        rows = await self._read(
            f"SELECT {OWN} FROM library WHERE guest = ? ORDER BY changed DESC, id", guest
        )
        return [own_file(*row) for row in rows]

    async def own_file(self, guest: str, name: str) -> OwnFile | None:
        rows = await self._read(
            f"SELECT {OWN} FROM library WHERE guest = ? AND id = ?", guest, name
        )
        return own_file(*rows[0]) if rows else None

    async def forget_own(self, guest: str, name: str) -> bool:
        return await self._write(
            lambda db: (
                db.execute("DELETE FROM library WHERE guest = ? AND id = ?", (guest, name)).rowcount
                > 0
            )
        )

    # -- other processes: there are none --------------------------------------

    async def listen(self, hear: Callable[[News], None]) -> None:
        """Nobody tells anything."""

    async def tell(self, news: News) -> None:
        """Nobody listens."""

    async def own(self, tables: Sequence[str]) -> set[str]:
        return set(tables)

    async def disown(self, table: str) -> None:
        """Nobody else would take it."""


def insert(db: sqlite3.Connection, table: str, entry: Kept) -> None:
    try:
        db.execute(
            'INSERT INTO entries ("table", version, at, record) VALUES (?, ?, ?, ?)',
            (table, entry.version, entry.at, encode(entry.record)),
        )
    except sqlite3.IntegrityError as error:
        raise VersionTaken(f"entry {entry.version} of table {table}: {error}") from None


def summarise(db: sqlite3.Connection, table: str, summary: Summary) -> None:
    """Store the summary of a table beside its log."""
    db.execute(
        "UPDATE tables SET summary = ?, phase = ?, changed = ? WHERE id = ?",
        (encode(summary), summary.phase, summary.changed, table),
    )
