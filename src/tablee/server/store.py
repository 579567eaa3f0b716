"""What the server needs from its storage; `sqlite.py` implements it for a single process.

Small on purpose: another database is another class with these methods. When an awaited call
returns, its data is on disk and survives a crash.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from tablee.core.errors import TableeError
from tablee.server.news import News
from tablee.server.records import Founding, Kept, Summary

logger = logging.getLogger("tablee.store")
Advance = dict[str, dict[str, int]]
read_founding = msgspec.json.Decoder(Founding).decode
read_summary = msgspec.json.Decoder(Summary).decode
Place = tuple[int, str]  # cursor in a list of tables: when the previous one was changed, and its id


class NotSaved(TableeError):
    """The disk is full or the database is broken. The request was not carried out."""


class VersionTaken(TableeError):
    """An entry with this number exists already: somebody else owns the table."""


class Guest(Struct, frozen=True):
    """A person known by a cookie."""

    id: str
    name: str


class Link(Struct, frozen=True):
    """An address that gives something: `watch`, `play` (a seat) or `device` (moves a seat)."""

    table: str
    kind: str
    seat: int = -1
    expires: int = 0  # seconds since 1970; 0: never


class OwnFile(Struct, frozen=True):
    """A guest's own file that a game is played with."""

    id: str
    guest: str
    game: str
    titles: dict[str, str]  # by language
    text: str
    changed: int  # seconds since 1970


read_titles = msgspec.json.Decoder(dict[str, str]).decode
OWN = "id, guest, game, titles, text, changed"  # the columns of a file


def own_file(name: str, guest: str, game: str, titles: bytes, text: str, changed: int) -> OwnFile:
    """Return a file from its row."""
    return OwnFile(name, guest, game, read_titles(titles), text, changed)


LAST = (2**62, "~")  # sorts after every table: the list begins with the first


class Row(Struct, frozen=True):
    """A table in a list."""

    founding: Founding
    summary: Summary


def listed(rows: Sequence[Any]) -> list[Row]:
    """Return tables as they are stored. One unreadable table must not hide the others."""
    found = []
    for number, founding, summary in rows:
        try:
            found.append(Row(read_founding(founding), read_summary(summary)))
        except msgspec.MsgspecError as error:
            logger.error("unreadable", extra={"table": number, "error": str(error)})
    return found


class Saved(Struct, frozen=True):
    """All that a table is restored from."""

    row: Row
    entries: list[Kept]
    snapshot: bytes | None
    advance: dict[int, Advance]


class Store(ABC):
    """Guests, tables with their logs, links."""

    shared = False  # whether other processes may change what is stored

    @abstractmethod
    async def check(self) -> None:
        """Raise NotSaved unless the database answers now."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is pending and stop."""

    # -- guests ---------------------------------------------------------------

    @abstractmethod
    async def add_guest(self, guest: Guest, token: bytes) -> None:
        """Store a guest; `token` is the hash of the cookie. The cookie itself is not stored."""

    @abstractmethod
    async def rename_guest(self, guest: str, name: str) -> None: ...

    @abstractmethod
    async def guest(self, token: bytes) -> Guest | None:
        """Return the guest whose cookie has this hash."""

    # -- tables ---------------------------------------------------------------

    @abstractmethod
    async def add_table(
        self, founding: Founding, entries: Sequence[Kept], summary: Summary
    ) -> None:
        """Store a new table with its first entries, all or nothing."""

    @abstractmethod
    async def append(self, table: str, entry: Kept, summary: Summary) -> None:
        """Append an entry; raise VersionTaken if its number is taken, NotSaved if it fails."""

    @abstractmethod
    async def founding(self, table: str) -> Founding | None: ...

    @abstractmethod
    async def row(self, table: str) -> Row | None:
        """Return what was decided when a table was created, and how it stands."""

    @abstractmethod
    async def entries(self, table: str, after: int = 0) -> list[Kept]:
        """Return the log in order, without the first `after` entries."""

    async def saved(self, table: str) -> Saved | None:
        """Return all that a table is restored from, if there is such a table."""
        row = await self.row(table)
        if row is None:
            return None
        entries, snapshot = await self.entries(table), await self.snapshot(table)
        return Saved(row, entries, snapshot, await self.advance(table))

    @abstractmethod
    async def tables_of(
        self, guest: str, over: bool, limit: int, after: Place | None = None
    ) -> list[Row]:
        """Return the tables where a guest sits, the last changed first."""

    @abstractmethod
    async def public_tables(self, phase: str, limit: int, after: Place | None = None) -> list[Row]:
        """Return public tables of a phase, the last changed first."""

    @abstractmethod
    async def set_advance(self, table: str, seat: int, answers: Advance) -> None:
        """Store what a seat has decided in advance; replaces what it had."""

    @abstractmethod
    async def advance(self, table: str) -> dict[int, Advance]:
        """Return what each seat has decided in advance."""

    @abstractmethod
    async def keep_snapshot(self, table: str, snapshot: bytes) -> None:
        """Store a snapshot, which makes a table open faster; replaces the older one."""

    @abstractmethod
    async def snapshot(self, table: str) -> bytes | None: ...

    @abstractmethod
    async def keep_archive(self, table: str, parts: Mapping[str, bytes]) -> None:
        """Store a finished game in words: all its parts, or none."""

    @abstractmethod
    async def archive(self, table: str, part: str) -> bytes | None: ...

    @abstractmethod
    async def without_archive(self) -> list[str]:
        """Return the tables whose game is over and that have no archive."""

    @abstractmethod
    async def keep_review(self, table: str, key: str, part: int, body: bytes) -> None:
        """Store a part of a review; `key` says how it was made. A part stored twice is the same."""

    @abstractmethod
    async def review(self, table: str, key: str) -> dict[int, bytes]:
        """Return the parts of a review that are stored so far."""

    # -- links ----------------------------------------------------------------

    @abstractmethod
    async def add_link(self, secret: bytes, link: Link) -> None:
        """Store a link by the hash of its secret; delete expired links."""

    @abstractmethod
    async def link(self, secret: bytes) -> Link | None: ...

    @abstractmethod
    async def use_up(self, secret: bytes) -> bool:
        """Remove a link; say whether it was still there."""

    @abstractmethod
    async def invite(self, table: str, guest: str) -> None:
        """Let a guest watch a private table."""

    @abstractmethod
    async def invited(self, table: str, guest: str) -> bool: ...

    @abstractmethod
    async def guests_invited(self, table: str) -> list[str]: ...

    # -- files of their own ---------------------------------------------------

    @abstractmethod
    async def keep_own(self, file: OwnFile, most: int, in_all: int) -> str:
        """Store a new file, or a new text of one.

        Return "", or the limit that a new file would exceed: "own" or "all".
        """

    @abstractmethod
    async def own_files(self, guest: str) -> list[OwnFile]:
        """Return the files of a guest, the last changed first."""

    @abstractmethod
    async def own_file(self, guest: str, name: str) -> OwnFile | None: ...

    @abstractmethod
    async def forget_own(self, guest: str, name: str) -> bool:
        """Delete a file of a guest; say whether it was there."""

    # -- other processes that share the store --------------------------------------

    @abstractmethod
    async def listen(self, hear: Callable[[News], None]) -> None:
        """Receive news of all processes, including this one, from now on."""

    @abstractmethod
    async def tell(self, news: News) -> None:
        """Tell other processes. News may be lost, so nothing important relies on it alone."""

    @abstractmethod
    async def own(self, tables: Sequence[str]) -> set[str]:
        """Return those tables that this process owns. It takes over the ones that are free."""

    @abstractmethod
    async def disown(self, table: str) -> None:
        """Leave a table to other processes."""
