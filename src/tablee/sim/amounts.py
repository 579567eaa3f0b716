"""What events contribute to statistics, if a game marks them: prices paid, or deaths per game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.core.engine import Game, Observer

ByEvent = dict[str, dict[str, Counter[int]]]  # event, piece: amounts; event, label: times in a game


class Amounts(Observer):
    """Counts the events of one game. Nobody plays by it, so nothing is hidden."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.events = game.events
        self.things = game.things
        sides = list(dict.fromkeys(int(game.side(seat, seats)) for seat in range(seats)))
        names = game.things.get("side", [])
        self.sides = [names[sides.index(int(game.side(s, seats)))] for s in range(seats) if names]
        kinds = game.events.kinds
        self.kinds = {number for number, kind in enumerate(kinds) if kind.tallied or kind.counted}
        self.by_event: ByEvent = {}
        self.times = {(kind.name, label): 0 for kind in kinds for label, _, _ in kind.counted}

    def happened(self, kind: int, seat: int, what: int, amount: int, seen_by: int) -> None:
        if kind not in self.kinds:
            return
        event = self.events.describe((kind, seat, what, amount, -1), seat)
        meaning = self.events.kinds[kind]
        if meaning.tallied:
            counts = self.by_event.setdefault(event.name, {})
            counts.setdefault(event.what or "", Counter())[amount] += 1
        for label, side, thing in meaning.counted:
            if self.sides[seat] == side and event.what in self.things[thing]:
                self.times[event.name, label] += 1
                break

    def happenings(self) -> ByEvent:
        """Return how often each counted event happened in this game, by the piece concerned."""
        found: ByEvent = {}
        for (event, label), times in self.times.items():
            found.setdefault(event, {})[label] = Counter([times])
        return found


def merge(mine: ByEvent, other: ByEvent) -> None:
    """Add the amounts of other games."""
    for event, pieces in other.items():
        for piece, counts in pieces.items():
            mine.setdefault(event, {}).setdefault(piece, Counter()).update(counts)
