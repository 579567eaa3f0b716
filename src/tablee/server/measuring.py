"""Where the server reports how long things take. Nobody listens unless `metrics.py` does.

Light on purpose: the measured code must not need the library that measures.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextvars import ContextVar


class Journey:
    """A person's move on its way: from the browser to the disk, and to its last viewer."""

    def __init__(self, arrived: float, ended: Callable[[float], None]) -> None:
        self.arrived = arrived
        self.kept = False  # whether the log has it
        self._ended = ended
        self._under_way = 1  # the move itself, until all its messages are built

    def one_more(self) -> None:
        """Count a message of this move that waits for a viewer."""
        self._under_way += 1

    def one_less(self) -> None:
        """Count a message as sent, or its viewer as gone."""
        self._under_way -= 1
        if not self._under_way and self.kept:
            self._ended(time.perf_counter() - self.arrived)


JOURNEY: ContextVar[Journey | None] = ContextVar("JOURNEY", default=None)
BEGINS: ContextVar[Callable[[], None] | None] = ContextVar("BEGINS", default=None)


def work_begins() -> None:
    """Record that a bot's waiting is over: a worker takes its question."""
    begins = BEGINS.get()
    if begins is not None:
        begins()
