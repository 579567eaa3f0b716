"""All tables of this server: opened when somebody needs them, closed when nobody does."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from tablee import bots
from tablee.core import registry
from tablee.core.engine import Game
from tablee.core.errors import BadOption, TableeError
from tablee.core.native import i64, vec
from tablee.core.options import codes, complete
from tablee.server import fairness, sitting, stuck
from tablee.server.archivist import Archivist
from tablee.server.bot_seats import Thinkers
from tablee.server.lists import Lists
from tablee.server.news import News, Unsure, Who
from tablee.server.plays import plays_of
from tablee.server.records import (
    Branched,
    Founding,
    Kept,
    OwnData,
    PlayedAgain,
    SeatPlan,
    SeatTaken,
)
from tablee.server.redact import notice
from tablee.server.refusals import Closed, Refusal
from tablee.server.requests import CreateTable, SeatWish
from tablee.server.restoring import restored
from tablee.server.settings import Settings
from tablee.server.standing import Standing
from tablee.server.store import Guest, NotSaved, Store
from tablee.server.table import OpenTable

logger = logging.getLogger("tablee.tables")
ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
IDS = re.compile("[a-z2-7]{10}")
FAREWELL = 1.0  # seconds for the last words to browsers


def new_id() -> str:
    """Return the id of a table: 50 random bits, so ids do not clash, but they are no secret."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


class Tables:
    """The open tables by id, and the way to open the others."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.workers, settings.bot_seconds, settings.ray)
        self._open: dict[str, OpenTable] = {}
        self.lists = Lists(store, settings, self._open)
        self._opening: dict[str, asyncio.Lock] = {}
        self.process = secrets.token_hex(8)  # the name of this process for the others
        self._archivist = Archivist(store)
        self._tasks = [asyncio.create_task(self._put_away())]
        self._replies: set[asyncio.Task[None]] = set()

    async def table(self, name: str) -> OpenTable:
        """Return a table; open it if necessary."""
        if IDS.fullmatch(name) is None:
            raise Refusal("no-such-table")
        found = self._open.get(name)
        if found is not None:
            return found
        lock = self._opening.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if name not in self._open:
                    self._open[name] = await self._restore(name)
                return self._open[name]
        finally:
            self._opening.pop(name, None)

    async def _restore(self, name: str) -> OpenTable:
        standing = await restored(self.store, name)
        if standing is None:
            raise Refusal("no-such-table")
        owned = name in await self.store.own([name])
        logger.info("opened", extra={"table": name, "entries": standing.version, "owned": owned})
        await self.store.tell(Who(name, self.process))
        table = self._opened(standing, owned)
        with suppress(Refusal):  # a full disk: people may look, and words carry what they play
            await table.ask_again(lambda: stuck.note_rules(table))
        return table

    def _opened(self, standing: Standing, owned: bool) -> OpenTable:
        table = OpenTable(
            standing,
            self.store,
            self.thinkers,
            self.settings,
            self.process,
            owned,
            self._archivist.note,
        )
        table.on_entry = self.lists.changed
        return table

    async def _put_away(self) -> None:
        """Close tables that nobody looks at. Their logs bring them back."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            for name, table in list(self._open.items()):
                if table.is_idle(self.settings.idle_seconds):
                    del self._open[name]
                    await table.close()
                    await self.store.disown(name)
                    logger.info("put away", extra={"table": name})

    async def close(self) -> None:
        """Inform every viewer, finish what is running, stop."""
        for task in self._tasks:
            task.cancel()
        await self._archivist.close()
        await self.say_stopping()
        tables = list(self._open.values())
        await asyncio.gather(*(table.close() for table in tables))
        await self.thinkers.close()

    async def say_stopping(self) -> None:
        """Tell browsers that the server is stopping, so that they wait and come back."""
        for table in self._open.values():
            for connection in list(table.connections):
                connection.deliver(notice("stopping"))
                connection.drop(1001)
        patience = time.monotonic() + FAREWELL
        while time.monotonic() < patience and any(
            table.connections for table in self._open.values()
        ):
            await asyncio.sleep(0.01)

    @property
    def open_count(self) -> int:
        return len(self._open)

    async def forget(self, name: str) -> None:
        """Tell those who look at a table that it no longer exists."""
        table = self._open.pop(name, None)
        if table is not None:
            for connection in list(table.connections):
                connection.deliver(notice("no-such-table"))
            await table.close()
            await self.store.disown(name)

    def all_open(self) -> list[OpenTable]:
        return list(self._open.values())

    # -- other processes ---------------------------------------------------------------

    async def listen(self) -> None:
        """Start working with the other processes that share the database."""
        if self.store.shared:
            await self.store.listen(self.hear)
            self._tasks.append(asyncio.create_task(self._look_for_owners()))
            self._tasks.append(asyncio.create_task(self._say_who_is_here()))

    def hear(self, news: News) -> None:
        """Pass the news of another process to the table concerned."""
        concerned = list(self._open.values())
        if not isinstance(news, Unsure):
            concerned = [table for table in concerned if table.id == news.table]
        for table in concerned:
            reply = asyncio.create_task(self._hand_over(table, news))
            self._replies.add(reply)
            reply.add_done_callback(self._replies.discard)

    async def _hand_over(self, table: OpenTable, news: News) -> None:
        try:
            with suppress(Closed):
                await table.ask(lambda: table.hear(news))
        except NotSaved as error:
            logger.warning("could not apply news", extra={"table": table.id, "error": str(error)})

    async def _look_for_owners(self) -> None:
        """Take over the bots and clocks of tables whose process has gone."""
        while True:
            await asyncio.sleep(self.settings.own_seconds)
            owned = await self.store.own(list(self._open))
            for name, table in list(self._open.items()):
                if table.owned != (name in owned):
                    await self._change_owner(table, name in owned)

    async def _change_owner(self, table: OpenTable, owned: bool) -> None:
        logger.info("owned" if owned else "not owned", extra={"table": table.id})
        try:
            with suppress(Closed):
                await table.ask(lambda: table.become_owner(owned))
        except NotSaved as error:
            logger.warning("could not change owner", extra={"table": table.id, "error": str(error)})

    async def _say_who_is_here(self) -> None:
        while True:
            await asyncio.sleep(self.settings.here_seconds)
            for table in list(self._open.values()):
                with suppress(Closed):
                    await table.ask(table.look_who_is_here)

    # -- who may look ----------------------------------------------------------------

    async def visible(self, name: str, guest: Guest | None) -> OpenTable:
        """Return a table that this guest may watch."""
        table = await self.table(name)
        if self.store.shared:
            await table.ask(table.catch_up)
        standing = table.standing
        if guest is not None and guest.id in standing.sent_away:
            raise Refusal("sent-away")
        if standing.founding.visibility == "public":
            return table
        if guest is not None:
            if guest.id == standing.host or standing.seat_of(guest.id) >= 0:
                return table
            if await self.store.invited(name, guest.id):
                return table
        raise Refusal("not-invited")

    # -- new tables --------------------------------------------------------------------

    async def create(self, guest: Guest, wish: CreateTable) -> OpenTable:
        """Create a table as requested, with its host seated."""
        plan = [plan_of(seat) for seat in wish.seats]
        own = await self._own_file(guest, wish)
        try:
            game = registry.game(wish.game, own.text if own is not None else None)
            options = complete(game.options, wish.options)
        except TableeError as error:
            raise Refusal("malformed", why=str(error)) from None
        if not game.min_seats <= len(plan) <= game.max_seats:
            raise Refusal("malformed", why=f"seats: {game.min_seats} to {game.max_seats}")
        most = most_seats(game, options)
        if len(plan) > most:
            raise Refusal("too-many-seats", most=most)
        try:
            plays_of(game, len(plan), options)
        except BadOption as error:
            raise Refusal("malformed", why=str(error)) from None
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) > 1:
            raise Refusal("malformed", why="me: at most once")
        founding = Founding(
            id=new_id(),
            game=wish.game,
            rules_version=int(game.version),
            options=options,
            visibility=wish.visibility,
            stand_in_after=wish.stand_in_after,
            plan=plan,
            host=guest.id,
            created=int(time.time()),
            server_seed=fairness.new_seed(),
            clock=wish.clock,
            estimates=wish.estimates,
            own=own,
            practice=wish.practice,
        )
        return await self.found(founding, [(number, guest.id, guest.name) for number in mine])

    async def _own_file(self, guest: Guest, wish: CreateTable) -> OwnData | None:
        """Return the file of the guest's library that the new table uses."""
        if wish.own is None:
            return None
        found = await self.store.own_file(guest.id, wish.own)
        if found is None or found.game != wish.game:
            raise Refusal("no-such-file")
        return OwnData(found.text, found.titles)

    async def found(self, founding: Founding, people: Sequence[tuple[int, str, str]]) -> OpenTable:
        standing = Standing(founding)
        entries = [
            Kept(version, founding.created, SeatTaken(*person))
            for version, person in enumerate(people, 1)
        ]
        for kept in entries:
            standing.fold(kept)
        return await self._keep(founding, entries, standing)

    async def _keep(
        self, founding: Founding, entries: Sequence[Kept], standing: Standing
    ) -> OpenTable:
        """Store a new table and open it."""
        await self.store.add_table(founding, entries, standing.summary())
        owned = founding.id in await self.store.own([founding.id])
        table = self._opened(standing, owned)
        self._open[founding.id] = table
        self.lists.forget()
        logger.info("made", extra={"table": founding.id, "game": founding.game})
        return table

    async def rematch(self, table: OpenTable, guest: Guest, rotate: bool) -> str:
        """Return the table of the rematch; create it if necessary."""

        async def work() -> str:
            standing = table.standing
            if standing.seat_of(guest.id) < 0:
                raise Refusal("you-have-no-seat")
            if standing.phase != "over":
                raise Refusal("not-over-yet")
            if standing.rematch is None:
                made = await self.found(*again(standing, guest, rotate))
                await self._invite_watchers(table, made.id)
                await table.add(PlayedAgain(made.id))
            assert table.standing.rematch is not None
            return table.standing.rematch

        return await table.ask_again(work)

    async def branch(self, table: OpenTable, guest: Guest) -> str:
        """Return the table where a stuck game goes on; create it if necessary."""

        async def work() -> str:
            standing = table.standing
            if standing.seat_of(guest.id) < 0:
                raise Refusal("you-have-no-seat")
            if standing.branch is None:
                made = await self._keep(*stuck.branch_of(standing, new_id()))
                for seat, answers in standing.advance.items():
                    await made.set_advance(seat, answers)
                await self._invite_watchers(table, made.id)
                await table.add(Branched(made.id))
            assert table.standing.branch is not None
            return table.standing.branch

        return await table.ask_again(work)

    async def _invite_watchers(self, old: OpenTable, new: str) -> None:
        """Let watchers follow to a private table."""
        watching = {one.guest.id for one in old.connections if one.guest is not None}
        invited = watching | set(await self.store.guests_invited(old.id))
        for guest in invited - set(old.standing.sent_away):
            await self.store.invite(new, guest)

    async def start(self, table: OpenTable, guest: Guest) -> None:
        """Start a game, unless bots already think at too many tables of its host."""

        async def work() -> None:
            if any(seat.bot is not None for seat in table.standing.seats):
                busy = sum(1 for one in self._open.values() if one.autoplay.thinks_for(guest.id))
                if busy >= self.settings.bot_tables:
                    raise Refusal("too-many-bots", most=self.settings.bot_tables)
            await sitting.start(table, guest)

        await table.ask_again(work)


def most_seats(game: Game[Any], options: Mapping[str, object]) -> int:
    """Return how many players find a seat with these options."""
    return int(game.most_seats(vec[i64](codes(game.options, options))))


def plan_of(wish: SeatWish) -> SeatPlan:
    if wish.kind == "bot":
        if wish.bot not in bots.names():
            raise Refusal("malformed", why=f"bot: one of {', '.join(bots.names())}")
        return SeatPlan("bot", wish.bot)
    if wish.bot is not None:
        raise Refusal("malformed", why="bot: only for a bot's seat")
    return SeatPlan("person") if wish.kind == "me" else SeatPlan(wish.kind)


def again(
    standing: Standing, host: Guest, rotate: bool
) -> tuple[Founding, list[tuple[int, str, str]]]:
    """Return a new table for the players of an old one.

    They have the same seats, or each moves up one, so that another player begins.
    """
    old, game = standing.founding, standing.game
    try:
        options = complete(game.options, old.options)
    except TableeError as error:
        raise Refusal("malformed", why=str(error)) from None
    first = 1 if rotate else 0
    seats = [*standing.seats[first:], *standing.seats[:first]]
    plan = [SeatPlan("bot", seat.bot) if seat.bot else SeatPlan("person") for seat in seats]
    people = [
        (number, seat.guest, seat.name or "?")
        for number, seat in enumerate(seats)
        if seat.guest is not None
    ]
    founding = Founding(
        id=new_id(),
        game=old.game,
        rules_version=int(game.version),
        options=options,
        visibility=old.visibility,
        stand_in_after=old.stand_in_after,
        plan=plan,
        host=host.id,
        created=int(time.time()),
        server_seed=fairness.new_seed(),
        clock=old.clock,
        estimates=old.estimates,
        own=old.own,
        practice=old.practice,
        origin=old.origin,
    )
    return founding, people
