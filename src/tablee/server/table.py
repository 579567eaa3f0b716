"""An open table: one task owns it, keeps its log and informs its viewers.

Everything asked of a table, by sockets, requests, bots or timers, waits in one queue. The table's
own task does one thing at a time. Nobody hears of an entry before it is on disk. Several processes
may have the same table open, each with its own viewers. There is one log, and each process reads
what the others add. `answers.py` answers the messages of browsers.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from tablee.server import archive, redact, snapshots, wording
from tablee.server.archive import CLOSED
from tablee.server.attendance import Attendance, Connection
from tablee.server.autoplay import Autoplay
from tablee.server.bot_seats import Thinkers
from tablee.server.infos import Audience, Viewer, live_info
from tablee.server.limits import Buckets
from tablee.server.news import Decided, Failed, Grew, Here, News, Pointing, Unsure, Who
from tablee.server.parts import TableInfo
from tablee.server.presence import Presence
from tablee.server.records import (
    AnyRecord,
    Began,
    BotStoodIn,
    Branched,
    Ended,
    Kept,
    LeftUnfinished,
    Moved,
    PersonBack,
    PlayedAgain,
    SeatLeft,
    SeatsSwapped,
    SeatTaken,
    SentAway,
    TakenBack,
)
from tablee.server.redact import Added, Advanced, Everything, People, What, notice, outgoing
from tablee.server.refusals import Closed, Fault, Refusal, Stale
from tablee.server.seats import Seat
from tablee.server.settings import Settings
from tablee.server.standing import Line, Standing
from tablee.server.store import Guest, NotSaved, Store, VersionTaken

logger = logging.getLogger("tablee.table")
T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]
TRIES = 20
POLICY = 1008  # the close code for a socket of somebody who may not watch
PATIENCE = 0.5  # seconds before a database that does not answer is asked again
LAST = (Moved, Ended, LeftUnfinished, Branched)  # entries with which a game can end
SEATED = (SeatTaken, SeatLeft, SeatsSwapped)  # entries after which somebody sits elsewhere
ASK_ANEW = (Began, Moved, TakenBack, PersonBack)  # after these, the time for an answer begins


async def persistently(work: Callable[[], Awaitable[T]]) -> T:
    """Try again, with growing delays, what failed because another process was faster."""
    for number in range(TRIES):
        with suppress(Stale):
            return await work()
        await asyncio.sleep(random.uniform(0, 0.01 * number))
    return await work()


class OpenTable:
    """One table and those who look at it through this process."""

    def __init__(
        self,
        standing: Standing,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        process: str = "",
        owned: bool = True,
        when_closed: Callable[[str], None] = lambda table: None,
    ) -> None:
        self.standing = standing
        self.store = store
        self.settings = settings
        self.when_closed = when_closed  # informed when a game has ended
        self.connections: list[Connection] = []
        self.idle_since = time.monotonic()
        self.owned = owned  # whether bots and clocks of the table run in this process
        self.on_entry: Callable[[OpenTable, Line], None] = lambda table, line: None
        self.attendance = Attendance(process, len(standing.seats), settings.here_seconds)
        self.autoplay = Autoplay(self, thinkers)
        self.talk = Buckets(settings.chat_rate, settings.chat_burst)
        self.on_disk = standing.summary()  # while an entry is being stored, nobody hears of it
        self._unsure = False  # whether the log may have an entry that is not known here
        self._ask_again_at = 0.0
        self.failed = False  # a fault of ours stopped the game
        self._presence = Presence(settings, self._tell_people)
        self._work: asyncio.Queue[tuple[Work, asyncio.Future[Any]]] = asyncio.Queue()
        self._busy = False
        self._closing = False
        self._timers: set[asyncio.TimerHandle] = set()
        self._aside_tasks: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._run(), name=f"table-{self.id}")
        for seat in standing.seats:
            if seat.guest is not None:
                seat.away_since = time.monotonic()

    @property
    def id(self) -> str:
        return self.standing.founding.id

    # -- the one task -----------------------------------------------------------------

    async def ask(self, work: Callable[[], Awaitable[T]], needed: bool = True) -> T:
        """Run something in the table's task and return its result.

        Work that is not `needed` by anybody does not keep the table open.
        """
        if self.is_closed():
            raise Closed
        if needed:
            self.idle_since = time.monotonic()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._work.put_nowait((work, future))
        return await future

    async def ask_again(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run something that is worth trying again if another process was faster."""
        return await self.ask(lambda: persistently(work))

    async def _run(self) -> None:
        self.autoplay.wake()
        while True:
            work, future = await self._work.get()
            self._busy = True
            try:
                result = await work()
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)
            self._busy = False

    def is_idle(self, seconds: float) -> bool:
        """Say whether nobody has needed this table for a while."""
        at_rest = self._work.empty() and not self._busy and not self.autoplay.is_thinking()
        long_ago = time.monotonic() - self.idle_since >= seconds
        return at_rest and not self.connections and long_ago

    def is_closed(self) -> bool:
        return self._task.done()

    async def close(self) -> None:
        """Stop the task between two jobs, never in the middle of one."""
        self._closing = True
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        self._presence.stop()
        self.autoplay.stop()

        async def last() -> None:
            self._task.cancel()

        await self.ask(last)
        await asyncio.gather(self._task, *self._aside_tasks, return_exceptions=True)
        while not self._work.empty():
            _, future = self._work.get_nowait()
            if not future.done():
                future.set_exception(Closed())

    # -- the log ----------------------------------------------------------------------

    async def add(self, record: AnyRecord) -> Line:
        """Write an entry to disk, then inform everybody."""
        await self._be_sure()
        standing = self.standing
        if isinstance(record, Moved):
            record.words = wording.words_of(standing.game, record.actions)
        kept = Kept(standing.version + 1, int(time.time()), record)
        try:
            line = standing.fold(kept)
        except Exception:  # a fault of the rules; the entry may be half applied
            fault = Fault()
            told = {"id": fault.number, "table": self.id, "entry": type(record).__name__}
            logger.exception("entry failed", extra=told)
            await self._go_back(kept.version - 1)
            self.note_fault()
            raise fault from None
        try:
            await self.store.append(self.id, kept, standing.summary())
        except VersionTaken:
            logger.info("overtaken", extra={"table": self.id, "version": kept.version})
            await self._go_back(kept.version - 1)
            raise Stale from None
        except Exception as error:  # whatever happened, viewers must see what is on disk
            logger.error("not saved", extra={"table": self.id, "error": str(error)})
            self._unsure = True
            self.put_off(PATIENCE, self._try_to_be_sure)
            await self._go_back(kept.version - 1)
            raise Refusal("not-saved") from None
        self._tell(line)
        if snapshots.is_due(standing):
            self._aside(self._keep_snapshot(snapshots.taken(standing)))
        if standing.phase in CLOSED and isinstance(record, LAST):
            self.when_closed(self.id)
        return line

    async def _keep_snapshot(self, snapshot: bytes) -> None:
        try:
            await self.store.keep_snapshot(self.id, snapshot)
        except NotSaved as error:  # it is only a cache
            logger.warning("snapshot not saved", extra={"table": self.id, "error": str(error)})

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something that nobody waits for."""
        task = asyncio.create_task(work)
        self._aside_tasks.add(task)
        task.add_done_callback(self._aside_tasks.discard)

    def put_off(self, seconds: float, work: Work) -> None:
        """Run something a little later, in its turn."""

        async def later() -> None:
            await asyncio.sleep(seconds)
            with suppress(Closed):
                await self.ask(work)

        self._aside(later())

    def _tell(self, line: Line) -> None:
        """Announce an entry that is on disk, and continue from there."""
        self.on_disk = self.standing.summary()
        if isinstance(line.kept.record, ASK_ANEW):
            self.standing.asked_since = time.monotonic()
        self.broadcast(Added(line))
        self.on_entry(self, line)
        record = line.kept.record
        if isinstance(record, BotStoodIn):
            self._note_attendance()
        elif isinstance(record, SentAway) and record.away:
            self._send_away(record.guest)
        elif isinstance(record, Moved) and self.failed:
            self.note_fault(False)
        self.autoplay.wake()

    def _send_away(self, guest: str) -> None:
        for connection in self.connections:
            if connection.guest is not None and connection.guest.id == guest:
                connection.deliver(notice("sent-away"))
                connection.drop(POLICY)

    def note_fault(self, failed: bool = True) -> None:
        """Tell everybody whether the game can go on; if it cannot, it can be ended."""
        if failed == self.failed:
            return
        self.failed = failed
        if failed and self.store.shared:
            self._aside(self.store.tell(Failed(self.id)))
        self.put_off(0, self._show_anew)

    async def _show_anew(self) -> None:
        self.broadcast(Everything())

    async def _go_back(self, before: int) -> None:
        """Go back to before an entry that could not be stored, then on to what is on disk."""
        stood = self.standing
        entries = [line.kept for line in stood.lines[:before]]
        if stood.archive is not None:
            found = archive.recalled(stood.founding, entries, stood.archive)
        else:
            found = Standing(stood.founding)
            for number, kept in enumerate(entries):
                found.carry(kept)
                if number % 50 == 49:
                    await asyncio.sleep(0)
        found.advance = stood.advance
        for seat, old in zip(found.seats, stood.seats, strict=True):
            seat.away_since = old.away_since
        found.asked_since = stood.asked_since
        self.standing = found
        self.count_sockets()
        if not self._unsure:
            try:
                await self.catch_up()
            except NotSaved:
                self._unsure = True
        self.autoplay.wake()

    async def _be_sure(self) -> None:
        """Add nothing until the log has been read after a failed write.

        An entry may have been stored even if its write seemed to fail. While the database is away,
        requests are refused at once.
        """
        if not self._unsure:
            return
        if time.monotonic() < self._ask_again_at:
            raise Refusal("not-saved")
        try:
            await self.catch_up()
        except NotSaved:
            self._ask_again_at = time.monotonic() + PATIENCE
            raise Refusal("not-saved") from None
        self._unsure = False

    async def _try_to_be_sure(self) -> None:
        try:
            await self._be_sure()
        except Refusal:
            if not self._closing:
                self.put_off(PATIENCE, self._try_to_be_sure)

    # -- other processes ----------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """React to what another process has done."""
        if isinstance(news, Grew) and news.version > self.standing.version:
            await self.catch_up()
        elif isinstance(news, Here) and self.attendance.hear(news):
            self._note_attendance()
            self.people_changed()
        elif isinstance(news, Who) and self.connections:
            self._tell_processes()
        elif isinstance(news, Failed):
            self.note_fault()
        elif isinstance(news, Pointing):
            self.broadcast(news)
        elif isinstance(news, Decided):
            await self._read_advance()
        elif isinstance(news, Unsure):
            await self.catch_up()
            await self._read_advance()

    async def catch_up(self) -> None:
        """Apply what other processes have added to the log, and inform viewers here."""
        seats = [self.viewer(one.guest).seat for one in self.connections]
        added = await self.store.entries(self.id, self.standing.version)
        for kept in added:
            self._tell(self.standing.fold(kept))
            if isinstance(kept.record, PlayedAgain):
                await self._invite_watchers(kept.record.table)
        if any(isinstance(kept.record, SEATED) for kept in added):
            self.count_sockets()
        for connection, before in zip(list(self.connections), seats, strict=True):
            if self.viewer(connection.guest).seat != before:
                self.send(connection, Everything())

    async def _invite_watchers(self, new: str) -> None:
        for connection in list(self.connections):
            if connection.guest is not None:
                await self.store.invite(new, connection.guest.id)

    async def become_owner(self, owned: bool) -> None:
        """Run bots and clocks here from now on, or leave them to another process."""
        await self.catch_up()
        self.owned = owned
        self.autoplay.wake()
        self.set_timers()

    async def look_who_is_here(self) -> None:
        """Forget processes that have gone; repeat who is connected to this one."""
        if self.attendance.forget():
            self._note_attendance()
            self.people_changed()
        if self.connections:
            self._tell_processes()

    async def _read_advance(self) -> None:
        for number, given in (await self.store.advance(self.id)).items():
            if self.standing.advance.get(number, {}) != given:
                self.take_advance(number, given)

    # -- viewers ----------------------------------------------------------------------

    def viewer(self, guest: Guest | None) -> Viewer:
        number = guest.id if guest is not None else None
        return Viewer(number, self.standing.seat_of(number), number == self.standing.host)

    def audience(self) -> Audience:
        who = self.attendance
        return Audience(who.all_watchers(), self.settings.vote_after, self.failed, who.named)

    def info(self, guest: Guest | None) -> TableInfo:
        return live_info(self.standing, self.viewer(guest), self.audience(), self.on_disk)

    def send(self, connection: Connection, what: What) -> None:
        viewer = self.viewer(connection.guest)
        connection.deliver(outgoing(self.standing, viewer, self.audience(), what))

    def broadcast(self, what: What, some: Sequence[Connection] | None = None) -> None:
        """Send to all viewers, or to some. What depends only on the seat is built once."""
        audience, passing = self.audience(), isinstance(what, People)
        made: dict[tuple[int, bool], bytes] = {}
        for connection in list(self.connections if some is None else some):
            viewer = self.viewer(connection.guest)
            key = (viewer.seat, viewer.host)
            if not redact.is_for(self.standing, viewer, what):
                continue
            if key not in made:
                made[key] = outgoing(self.standing, viewer, audience, what)
            connection.deliver(made[key], passing)

    async def enter(self, connection: Connection, last: int | None) -> None:
        """Show the table to a viewer: in full, or from where they left."""
        if connection not in self.connections:
            self.connections.append(connection)
            self._count(connection, 1)
        self.send(connection, Everything(last))

    async def exit(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self._count(connection, -1)

    def _count(self, connection: Connection, change: int) -> None:
        """Record that somebody came or went, without counting a crowd of watchers again."""
        if self.viewer(connection.guest).seat < 0:
            self.attendance.watch(connection.guest, change)
        else:
            self.count_sockets()
        self.people_changed()

    def people_changed(self) -> None:
        """Announce soon who is present."""
        self._presence.changed()

    def _tell_people(self, watchers: bool) -> None:
        async def tell() -> None:
            told = [one for one in self.connections if self._watches(one) == watchers]
            self.broadcast(People(), told)
            if not watchers:
                self._tell_processes()

        async def in_turn() -> None:
            with suppress(Closed):
                await self.ask(tell)

        self._aside(in_turn())

    def _watches(self, connection: Connection) -> bool:
        return self.viewer(connection.guest).seat < 0

    def count_sockets(self) -> None:
        """Record who is present and who has just left, and tell other processes."""
        seats = [self.viewer(one.guest).seat for one in self.connections]
        self.attendance.sockets = [
            seats.count(number) for number in range(len(self.standing.seats))
        ]
        watching = [one.guest for one in self.connections if self._watches(one)]
        self.attendance.watch_anew(watching)
        self._note_attendance()
        self._tell_processes()

    def _note_attendance(self) -> None:
        self.attendance.note(self.standing.seats)
        self.set_timers()

    def _tell_processes(self) -> None:
        if self.store.shared:
            self._aside(self.store.tell(self.attendance.here(self.id)))

    def vote(self, seat: int, voter: int, give: bool) -> None:
        """Count a vote for a bot to stand in, or take it back."""
        if give:
            self.attendance.votes[seat].add(voter)
        else:
            self.attendance.votes[seat].discard(voter)
        self._note_attendance()
        self._tell_processes()

    async def set_advance(self, number: int, answers: dict[str, dict[str, int]]) -> None:
        """Store what a seat has decided in advance and tell its own browsers."""
        given = {name: figures for name, figures in answers.items() if figures}
        try:
            await self.store.set_advance(self.id, number, given)
        except NotSaved as error:
            logger.error("not saved", extra={"table": self.id, "error": str(error)})
            raise Refusal("not-saved") from None
        self.take_advance(number, given)
        await self.store.tell(Decided(self.id))

    def take_advance(self, number: int, given: dict[str, dict[str, int]]) -> None:
        self.standing.advance[number] = given
        for connection in self.connections:
            if self.viewer(connection.guest).seat == number:
                self.send(connection, Advanced())
        self.autoplay.wake()

    def refresh(self, guest: str) -> None:
        """Send everything again to a guest whose seat has changed."""
        for connection in self.connections:
            if connection.guest is not None and connection.guest.id == guest:
                self.send(connection, Everything())

    # -- people who are away ------------------------------------------------------------

    def set_timers(self) -> None:
        """Look again when somebody has been away for as long as the table allows."""
        wait = self.standing.founding.stand_in_after
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        if not wait or not self.owned or self.standing.phase in CLOSED:
            return
        loop = asyncio.get_running_loop()
        for seat in self.standing.seats:
            if seat.away_since is not None and seat.stand_in is None:
                left = max(0.0, seat.away_since + wait - time.monotonic())
                self._timers.add(loop.call_later(left + 0.01, self._look))

    def _look(self) -> None:
        task = asyncio.create_task(self.ask(self.fill_seats))
        task.add_done_callback(lambda done: done.exception())

    async def fill_seats(self) -> None:
        """Give seats to bots if their people are away too long and somebody waits for them."""
        self._timers = {timer for timer in self._timers if timer.when() > timer_now()}
        wait = self.standing.founding.stand_in_after if self.owned else 0
        for number in self.absent(wait if wait else float("inf")):
            await self.stand_in(number, voted=False)

    def absent(self, seconds: float) -> list[int]:
        """Return the seats whose people are away this long, if anybody else is there to wait."""
        standing = self.standing
        if standing.phase != "playing" or not any(seat.sockets for seat in standing.seats):
            return []
        return [
            number
            for number in standing.people()
            if away(standing.seats[number]) >= seconds and not standing.seats[number].sockets
        ]

    async def stand_in(self, number: int, voted: bool) -> None:
        await self.add(BotStoodIn(number, self.settings.stand_in, voted))


def timer_now() -> float:
    return asyncio.get_running_loop().time()


def away(seat: Seat) -> float:
    """Return for how many seconds a person has been away."""
    return 0.0 if seat.away_since is None else time.monotonic() - seat.away_since
