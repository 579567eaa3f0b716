"""Answers that nobody gives by hand: bots, expired clocks, and what a seat set in advance.

This works only in the process that owns the table, so one bot thinks and one clock runs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from tablee.core import record as ints
from tablee.server.bot_seats import Problem, Thinkers
from tablee.server.quiet import passed_over, set_in_advance
from tablee.server.records import Moved
from tablee.server.refusals import Closed, Refusal, Stale
from tablee.server.shares import Asker, Need
from tablee.server.store import NotSaved

if TYPE_CHECKING:
    from tablee.server.table import OpenTable

logger = logging.getLogger("tablee.autoplay")
Work = Callable[[], Awaitable[None]]
GRACE = 0.25  # seconds beyond the clock for an answer that is already on its way


class Autoplay:
    """Looks at a table after each change and keeps it going."""

    def __init__(self, table: OpenTable, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._late = 0  # the seq of the question whose time is up

    def is_thinking(self) -> bool:
        """Say whether an answer is on its way. A running clock means that we wait for somebody."""
        return self._task is not None

    def stop(self) -> None:
        self._stop_clock()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def wake(self) -> None:
        """Answer the current question if it is not for a person to answer."""
        self._stop_clock()
        if not self._table.owned:
            return
        self._start_clock()
        standing = self._table.standing
        number = standing.asked()
        if self._task is not None or number < 0:
            return
        action = set_in_advance(standing, number)
        if action >= 0:
            seq = standing.seq
            self._begin(lambda: self._answer_as_set(number, action, seq))
            return
        action = passed_over(standing, number)
        if action >= 0:
            seq = standing.seq
            self._begin(lambda: self._answer_quietly(number, action, seq))
            return
        bot = self._bot(number)
        if bot is not None:
            problem, legal = self._problem(number, bot)
            seq = standing.seq
            self._begin(lambda: self._think(problem, legal, number, seq))

    def _begin(self, work: Work) -> None:
        self._task = asyncio.create_task(self._finished(work))

    async def _finished(self, work: Work) -> None:
        """Do the work; if the result could not be saved, look again later."""
        try:
            await work()
        except Stale:
            pass  # another process was quicker
        except (Refusal, NotSaved):
            await asyncio.sleep(self._table.settings.retry_seconds)
        except Exception:
            logger.exception("automatic answer failed", extra={"table": self._table.id})
            self._table.note_fault()
            await asyncio.sleep(self._table.settings.retry_seconds)
        await self._in_turn(self._look_again)

    async def _look_again(self) -> None:
        self._task = None
        self.wake()

    async def _in_turn(self, work: Work) -> None:
        with suppress(Closed):
            await self._table.ask(work, needed=False)

    # -- what was set in advance --------------------------------------------------------

    async def _answer_as_set(self, number: int, action: int, seq: int) -> None:
        async def answer() -> None:
            standing = self._table.standing
            if standing.seq == seq and set_in_advance(standing, number) == action:
                guest = standing.seats[number].guest
                await self._table.add(
                    Moved(number, action, guest, took=standing.used(), how="advance")
                )

        await self._in_turn(answer)

    # -- what leaves nothing to decide ----------------------------------------------------

    def rest(self) -> float:
        """Return the seconds to wait with an answer that would reveal something at once."""
        standing = self._table.standing
        if standing.course is None or standing.asked() < 0:
            return 0.0
        state = standing.course.state
        if not state.question().hides(state):
            return 0.0
        return max(0.0, self._table.settings.quiet_seconds - standing.used() / 1000)

    async def _answer_quietly(self, number: int, action: int, seq: int) -> None:
        await asyncio.sleep(self.rest())

        async def answer() -> None:
            standing = self._table.standing
            if standing.seq == seq and passed_over(standing, number) == action:
                guest = standing.seats[number].guest
                await self._table.add(
                    Moved(number, action, guest, took=standing.used(), how="quiet")
                )

        await self._in_turn(answer)

    # -- bots ---------------------------------------------------------------------------

    def _bot(self, number: int) -> str | None:
        """Return the bot that answers now: the seat's own, a stand-in, or one for a late person."""
        standing = self._table.standing
        playing = standing.seats[number].player()
        if playing is None and self._late == standing.seq:
            return self._table.settings.stand_in
        return playing

    def _problem(self, number: int, bot: str) -> tuple[Problem, list[int]]:
        standing = self._table.standing
        assert standing.course is not None
        game, seen = standing.game, standing.course.seen_by(number)
        problem = Problem(
            game.name,
            standing.founding.options,
            len(standing.seats),
            ints.to_ints(seen, game.steps),
            bot,
            standing.founding.data,
        )
        return problem, [int(action) for action in standing.course.state.legal_actions()]

    def thinks_for(self, host: str) -> bool:
        """Say whether a bot of a table of this guest is thinking here."""
        standing = self._table.standing
        number = standing.asked()
        if number < 0 or standing.host != host:
            return False
        return standing.seats[number].player() is not None

    def _need(self) -> Need:
        """Say how urgent a bot's answer is."""
        if any(seat.sockets for seat in self._table.standing.seats):
            return Need.AWAITED
        return Need.WATCHED if self._table.attendance.all_watchers() else Need.UNWATCHED

    def _asker(self) -> Asker:
        return Asker(self._table.standing.host, self._need)

    async def _think(self, problem: Problem, legal: list[int], number: int, seq: int) -> None:
        action = await self._thinkers.choose(problem, legal, self._asker())

        async def answer() -> None:
            standing = self._table.standing
            if standing.seq != seq or self._bot(number) != problem.bot:
                return  # things have changed in the meantime
            if standing.seats[number].player() is None:
                await self._table.add(Moved(number, action, took=standing.used(), how="clock"))
            else:
                await self._table.add(Moved(number, action))

        await self._in_turn(answer)

    # -- the clock ------------------------------------------------------------------------

    def _stop_clock(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _start_clock(self) -> None:
        standing = self._table.standing
        left = standing.time_left()
        if left is None or self._late == standing.seq:
            return
        seq = standing.seq
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(left + GRACE, lambda: self._ring(seq))

    def _ring(self, seq: int) -> None:
        self._timer = None

        async def time_is_up() -> None:
            if self._table.standing.seq == seq and self._table.standing.time_left() == 0:
                self._late = seq
            self.wake()

        task = asyncio.create_task(self._in_turn(time_is_up))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
