"""Announces who is at a table: once for many changes, and less often to watchers.

A crowd that comes or goes must not cost the players anything. Without this, each of its people
would be a message to everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablee.server.settings import Settings

Tell = Callable[[bool], None]


class Presence:
    """Waits a little after a change, then announces the latest situation."""

    def __init__(self, settings: Settings, tell: Tell) -> None:
        self._waits = {False: settings.presence_seconds, True: settings.watchers_hear_seconds}
        self._tell = tell  # with True: those who watch
        self._timers: dict[bool, asyncio.TimerHandle] = {}

    def changed(self) -> None:
        loop = asyncio.get_running_loop()
        for watchers, wait in self._waits.items():
            if watchers not in self._timers:
                self._timers[watchers] = loop.call_later(wait, self._due, watchers)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _due(self, watchers: bool) -> None:
        del self._timers[watchers]
        self._tell(watchers)
