"""The amounts of events that a game marks for statistics: what was paid for each piece, say."""

from __future__ import annotations

from collections import Counter

from tablee.core.engine import Observer
from tablee.core.events import EventTable

ByEvent = dict[str, dict[str, Counter[int]]]  # event, piece: amounts


class Amounts(Observer):
    """Counts the amounts told in one game; nobody plays by them, so nothing is hidden."""

    def __init__(self, events: EventTable) -> None:
        self.events = events
        self.kinds = {number for number, kind in enumerate(events.kinds) if kind.tallied}
        self.by_event: ByEvent = {}

    def happened(self, kind: int, seat: int, what: int, amount: int, seen_by: int) -> None:
        if kind not in self.kinds:
            return
        event = self.events.describe((kind, seat, what, amount, -1), seat)
        counts = self.by_event.setdefault(event.name, {}).setdefault(event.what or "", Counter())
        counts[amount] += 1


def merge(mine: ByEvent, other: ByEvent) -> None:
    """Add the amounts of other games."""
    for event, pieces in other.items():
        for piece, counts in pieces.items():
            mine.setdefault(event, {}).setdefault(piece, Counter()).update(counts)
