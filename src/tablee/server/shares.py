"""Whose bot thinks next when there are fewer processes than bots that want to think.

Tables with people present come first, tables nobody looks at come last. Within each group, every
guest gets the same share of the time, however many tables they have. A guest's own tables take
turns.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")
PATIENCE = 30.0  # seconds after which a waiting bot is no longer put last


class Need(IntEnum):
    """How urgent a bot's answer is."""

    AWAITED = 0  # a person of the table is connected
    WATCHED = 1
    UNWATCHED = 2


class Asker(Struct, frozen=True):
    """For whom a bot thinks: the guest whose table it is, and who is looking at it."""

    guest: str = ""
    need: Callable[[], Need] = lambda: Need.AWAITED


class Waiting(Struct, eq=False):
    asker: Asker
    quick: bool
    since: float
    place: asyncio.Future[int]


class Shares(Generic[T]):
    """Hands out places, one per thought; the last one is reserved for quick bots."""

    def __init__(self, places: Sequence[T], clock: Callable[[], float] = time.monotonic) -> None:
        self._places = places
        self._free = set(range(len(places)))
        self._clock = clock
        self._waiting: list[Waiting] = []
        self._thinking: Counter[str] = Counter()
        self._used: dict[str, float] = {}  # seconds used by each guest who waits or thinks
        self._least = 0.0  # the seconds a newcomer is assumed to have used

    @asynccontextmanager
    async def place(self, asker: Asker, quick: bool) -> AsyncIterator[T]:
        """Wait for a place and hold it for a while."""
        number = await self._wait(asker, quick)
        began = self._clock()
        try:
            yield self._places[number]
        finally:
            self._used[asker.guest] += self._clock() - began
            self._thinking[asker.guest] -= 1
            self._give_back(number)

    async def _wait(self, asker: Asker, quick: bool) -> int:
        place: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        waiting = Waiting(asker, quick, self._clock(), place)
        self._used[asker.guest] = max(self._used.get(asker.guest, 0.0), self._least)
        self._waiting.append(waiting)
        self._call()
        try:
            return await place
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif place.done() and not place.cancelled():
                self._thinking[asker.guest] -= 1
                self._give_back(place.result())
            raise

    def _give_back(self, number: int) -> None:
        self._free.add(number)
        self._forget()
        self._call()

    def _call(self) -> None:
        """Give free places to those who come first."""
        for waiting in sorted(self._waiting, key=self._order):
            number = self._place_for(waiting)
            if number is None:
                continue
            self._waiting.remove(waiting)
            self._free.discard(number)
            guest = waiting.asker.guest
            self._thinking[guest] += 1
            self._least = max(self._least, self._used[guest])
            waiting.place.set_result(number)
            break
        else:
            return
        self._call()

    def _place_for(self, waiting: Waiting) -> int | None:
        last = len(self._places) - 1
        return min((one for one in self._free if waiting.quick or one != last), default=None)

    def _order(self, waiting: Waiting) -> tuple[int, int, float, float]:
        guest, need = waiting.asker.guest, waiting.asker.need()
        if self._clock() - waiting.since >= PATIENCE:
            need = Need.AWAITED
        return need, self._thinking[guest], self._used[guest], waiting.since

    def _forget(self) -> None:
        """Forget guests who want nothing and have used no more than a newcomer."""
        kept = {one.asker.guest for one in self._waiting}
        kept.update(guest for guest, count in self._thinking.items() if count > 0)
        self._thinking = +self._thinking
        self._used = {
            guest: used for guest, used in self._used.items() if guest in kept or used > self._least
        }
