"""The lists of the lobby: built once for many requests, page by page.

Everybody polls the lobby. What is the same for all is built once a second. What belongs to one
guest is cached for a second too, unless it changes before.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from tablee.server.infos import Audience, Viewer, table_info
from tablee.server.parts import TableInfo
from tablee.server.records import Moved
from tablee.server.refusals import Refusal
from tablee.server.requests import Lobby, LobbyPage
from tablee.server.settings import Settings
from tablee.server.standing import Line
from tablee.server.store import Guest, Place, Row, Store
from tablee.server.table import OpenTable

List = Literal["mine", "open", "watch", "finished"]
SHOWN: dict[List, int] = {"mine": 50, "open": 20, "watch": 20, "finished": 8}  # tables on a page
PHASES: dict[List, str] = {"open": "waiting", "watch": "playing"}  # of public tables
FRESH = 86_400  # seconds an open table stays in the lobby when nobody is there
KEPT = 1000  # answers at most
encode = msgspec.json.encode


class Answer(Struct, frozen=True):
    """A body, and the tag by which a browser sees that it already has it."""

    body: bytes
    tag: str


class Page(Struct, frozen=True):
    rows: Sequence[Row]
    infos: Sequence[TableInfo]  # as guests see them who have no part in these tables
    after: str | None  # where the next page begins


def tagged(body: bytes) -> Answer:
    return Answer(body, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"')


def place_of(after: str | None) -> Place | None:
    """Return where a page begins, from the cursor of the page before."""
    if after is None:
        return None
    changed, _, table = after.partition(".")
    if not (changed.isascii() and changed.isdigit() and len(changed) < 13 and table):
        raise Refusal("malformed", why="after")
    return int(changed), table


class Lists:
    """Tables in lists, as each guest may know them."""

    def __init__(self, store: Store, settings: Settings, opened: Mapping[str, OpenTable]) -> None:
        self._store = store
        self._settings = settings
        self._opened = opened
        self._pages: dict[tuple[str, str | None], tuple[float, asyncio.Task[Page]]] = {}
        self._answers: dict[str, tuple[float, Answer]] = {}
        self._making: dict[str, float] = {}  # answers being built, and since when

    # -- what is kept -----------------------------------------------------------------

    def changed(self, table: OpenTable, line: Line) -> None:
        """Drop from the cache what a log entry has made outdated."""
        standing = table.standing
        if isinstance(line.kept.record, Moved) and standing.phase == "playing":
            for seat in standing.seats:
                self._answers.pop(seat.guest or "", None)
                self._making.pop(seat.guest or "", None)
        else:
            self.forget()

    def forget(self) -> None:
        self._making.clear()
        self._pages.clear()
        self._answers.clear()

    def _keep(self, name: str, began: float, answer: Answer) -> None:
        if len(self._answers) >= KEPT:
            self._answers.clear()
        self._answers[name] = began, answer

    def _is_fresh(self, made: float) -> bool:
        return time.monotonic() - made < self._settings.lobby_seconds

    # -- what is told -----------------------------------------------------------------

    async def lobby(self, guest: Guest | None) -> Answer:
        """Return the first page of each list."""
        name = guest.id if guest is not None else ""
        made, answer = self._answers.get(name, (0.0, None))
        if answer is None or not self._is_fresh(made):
            began = self._making[name] = time.monotonic()
            pages = {which: await self.page(guest, which, None) for which in SHOWN}
            after: dict[str, str] = {
                which: page.after for which, page in pages.items() if page.after is not None
            }
            lists = {which: page.tables for which, page in pages.items()}
            answer = tagged(encode(Lobby(**lists, after=after)))
            if self._making.pop(name, None) == began:  # it is still current
                self._keep(name, began, answer)
        return answer

    async def page(self, guest: Guest | None, which: List, after: str | None) -> LobbyPage:
        if which in PHASES:
            found = await self._public(PHASES[which], SHOWN[which], after)
            shown = self._for_guest(found, guest)
            if which == "open":
                shown = [info for info in shown if joinable(info)]
            return LobbyPage([info for info in shown if info.yours < 0], found.after)
        if guest is None:
            return LobbyPage([], None)
        rows = await self._store.tables_of(
            guest.id, which == "finished", SHOWN[which], place_of(after)
        )
        infos = [self._listed(row, guest) for row in rows]
        if which == "mine":
            infos.sort(key=lambda info: (info.asked != info.yours, -info.changed))
        return LobbyPage(infos, next_page(rows, SHOWN[which]))

    async def _public(self, phase: str, limit: int, after: str | None) -> Page:
        """Return a page of public tables. Requests at the same time share one query."""
        made, task = self._pages.get((phase, after), (0.0, None))
        if task is None or not self._is_fresh(made):
            if len(self._pages) >= KEPT:
                self._pages.clear()
            task = asyncio.create_task(self._make(phase, limit, place_of(after)))
            self._pages[phase, after] = time.monotonic(), task
        try:
            return await asyncio.shield(task)
        except Exception:
            self._pages.pop((phase, after), None)
            raise

    async def _make(self, phase: str, limit: int, after: Place | None) -> Page:
        rows = await self._store.public_tables(phase, limit, after)
        more = next_page(rows, limit)
        if more is not None and phase == "waiting" and not is_fresh(rows[-1].summary.changed):
            more = None
        return Page(rows, [self._listed(row, None) for row in rows], more)

    def _for_guest(self, page: Page, guest: Guest | None) -> list[TableInfo]:
        """Return public tables as a guest sees them; most guests have no part in most of them."""
        if guest is None:
            return list(page.infos)
        return [
            self._listed(row, guest)
            if guest.id == row.founding.host or guest.id in row.summary.guests
            else info
            for row, info in zip(page.rows, page.infos, strict=True)
        ]

    def _listed(self, row: Row, guest: Guest | None) -> TableInfo:
        """Return a table for a list, where it does not matter how long somebody is away."""
        table = self._opened.get(row.founding.id)
        if table is not None:
            info = table.info(guest)
            for seat in info.seats:
                seat.away = 0
            return info
        number = guest.id if guest is not None else None
        seat_number = row.summary.guests.index(number) if number in row.summary.guests else -1
        viewer = Viewer(number, seat_number if number else -1, number == row.founding.host)
        return table_info(row.founding, row.summary, viewer, Audience(0, self._settings.vote_after))


def next_page(rows: Sequence[Row], limit: int) -> str | None:
    if len(rows) < limit:
        return None
    return f"{rows[-1].summary.changed}.{rows[-1].founding.id}"


def is_fresh(changed: int) -> bool:
    return time.time() - changed < FRESH


def joinable(info: TableInfo) -> bool:
    """Say whether a table belongs in the list of those to join."""
    here = any(seat.connected and seat.kind == "person" for seat in info.seats)
    return (is_fresh(info.changed) or here) and any(seat.kind == "open" for seat in info.seats)
