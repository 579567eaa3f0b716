"""Who is at a table, through this process and through others that share its database."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from tablee.server.news import Here
from tablee.server.seats import Seat
from tablee.server.store import Guest

NAMED = 30  # watchers per process that the host sees by name: messages to other processes are short
FORGOTTEN = 3  # times the usual interval without news: the process and its people have gone


class Connection:
    """A viewer's socket, as a table sees it."""

    guest: Guest | None

    def deliver(self, data: bytes, passing: bool = False) -> None:
        """Queue bytes without waiting. A passing message replaces an older one of its kind."""
        raise NotImplementedError

    def drop(self, code: int) -> None:
        """Close the socket."""
        raise NotImplementedError


class Attendance:
    """Sockets and votes, by seat."""

    def __init__(self, process: str, seats: int, wait: float) -> None:
        self._process = process
        self._wait = wait
        self._elsewhere: dict[str, tuple[float, Here]] = {}  # by process: when heard, and what
        self.sockets = [0] * seats  # of this process
        self.watchers = 0
        self._watching: dict[Guest, int] = {}  # who watches through this process: their sockets
        self.votes: list[set[int]] = [set() for _ in range(seats)]  # of people of this process

    def here(self, table: str) -> Here:
        """Return what other processes are told."""
        votes = [sorted(voters) for voters in self.votes]
        named = self._named_here()
        return Here(table, self._process, list(self.sockets), self.watchers, votes, named)

    def watch(self, guest: Guest | None, change: int) -> None:
        """Count a socket without a seat that came (1) or went (-1)."""
        self.watchers += change
        if guest is not None:
            self._watching[guest] = self._watching.get(guest, 0) + change
            if self._watching[guest] <= 0:
                del self._watching[guest]

    def watch_anew(self, guests: Iterable[Guest | None]) -> None:
        """Count the watchers again from scratch."""
        self.watchers = 0
        self._watching.clear()
        for guest in guests:
            self.watch(guest, 1)

    def hear(self, here: Here) -> bool:
        """Store what another process reports; say whether it is new."""
        if here.process == self._process or len(here.sockets) != len(self.sockets):
            return False
        _, before = self._elsewhere.get(here.process, (0.0, None))
        self._elsewhere[here.process] = time.monotonic(), here
        return before != here

    def forget(self) -> bool:
        """Forget processes that have been silent for too long; say whether there were any."""
        since = time.monotonic() - FORGOTTEN * self._wait
        gone = [name for name, (heard, _) in self._elsewhere.items() if heard < since]
        for name in gone:
            del self._elsewhere[name]
        return bool(gone)

    def all_watchers(self) -> int:
        return self.watchers + sum(here.watchers for _, here in self._elsewhere.values())

    def _named_here(self) -> dict[str, str]:
        return {guest.id: guest.name for guest in list(self._watching)[-NAMED:]}

    def named(self) -> dict[str, str]:
        """Return the guests who watch, with their names; in a crowd, those who came last."""
        found = self._named_here()
        for _, here in self._elsewhere.values():
            found |= here.watching
        return found

    def note(self, seats: Sequence[Seat]) -> None:
        """Write into the seats who is present, who has just left, and who votes."""
        now = time.monotonic()
        for number, seat in enumerate(seats):
            if seat.guest is None:
                continue
            told = [here for _, here in self._elsewhere.values()]
            seat.sockets = self.sockets[number] + sum(here.sockets[number] for here in told)
            if seat.sockets or seat.stand_in is not None:
                self.votes[number].clear()
            seat.votes = set(self.votes[number]).union(*(here.votes[number] for here in told))
            if seat.sockets:
                seat.away_since = None
                seat.votes.clear()
            elif seat.away_since is None:
                seat.away_since = now
