"""What games add up to: whole numbers only, so that the order of games does not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablee.sim.amounts import ByEvent, merge


@dataclass(slots=True)
class Wins:
    """How often something was seen, and how often with a victory, by how many shared it."""

    seen: int = 0
    by_sharers: Counter[int] = field(default_factory=Counter)

    def add(self, sharers: int) -> None:
        """Count one more; `sharers` is 0 when the game was lost."""
        self.seen += 1
        if sharers:
            self.by_sharers[sharers] += 1

    def merge(self, other: Wins) -> None:
        self.seen += other.seen
        self.by_sharers.update(other.by_sharers)

    @property
    def won(self) -> float:
        """Return the victories; one shared by three counts a third."""
        return sum(self.by_sharers[n] / n for n in sorted(self.by_sharers))

    def without(self, part: Wins) -> Wins:
        """Return what is left when a part is taken away."""
        rest = Wins(self.seen - part.seen, Counter(self.by_sharers))
        rest.by_sharers.subtract(part.by_sharers)
        return rest


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended for one bot."""

    score: int
    sharers: int  # of the victory, this bot among them; 0: lost
    sheet: Mapping[str, int]  # points by source
    holdings: Mapping[str, Sequence[str]]  # pieces by thing
    opening: int  # the first choice between several actions; -1: it never had one
    side: int = 0  # the set of seats that win and lose together with this bot's


@dataclass(slots=True)
class EntryTally:
    """What the games add up to for one bot of the run."""

    wins: Wins = field(default_factory=Wins)
    scores: Counter[int] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    holdings: dict[str, dict[str, Wins]] = field(default_factory=dict)  # thing, piece
    openings: dict[int, Wins] = field(default_factory=dict)  # action
    sides: dict[int, Wins] = field(default_factory=dict)  # by the set of their seats

    def add(self, outcome: Outcome) -> None:
        self.wins.add(outcome.sharers)
        self.scores[outcome.score] += 1
        for source, points in outcome.sheet.items():
            self.sources[source] += points
        for thing, pieces in outcome.holdings.items():
            found = self.holdings.setdefault(thing, {})
            for piece in set(pieces):
                found.setdefault(piece, Wins()).add(outcome.sharers)
        if outcome.opening >= 0:
            self.openings.setdefault(outcome.opening, Wins()).add(outcome.sharers)

    def merge(self, other: EntryTally) -> None:
        self.wins.merge(other.wins)
        self.scores.update(other.scores)
        for source, points in other.sources.items():  # update() would do, but not for losses
            self.sources[source] += points
        for thing, pieces in other.holdings.items():
            found = self.holdings.setdefault(thing, {})
            for piece, wins in pieces.items():
                found.setdefault(piece, Wins()).merge(wins)
        for action, wins in other.openings.items():
            self.openings.setdefault(action, Wins()).merge(wins)
        for side, wins in other.sides.items():
            self.sides.setdefault(side, Wins()).merge(wins)


@dataclass(slots=True)
class Tally:
    """What games add up to; `entries` in the order in which the bots were named."""

    entries: list[EntryTally]
    lengths: Counter[int] = field(default_factory=Counter)  # decisions of finished games
    rounds: Counter[int] = field(default_factory=Counter)  # of games that have rounds
    amounts: ByEvent = field(default_factory=dict)
    happenings: ByEvent = field(default_factory=dict)  # times in each game
    sides: dict[int, Wins] = field(default_factory=dict)  # by the set of their seats
    winning_scores: Counter[int] = field(default_factory=Counter)  # one for each finished game
    unfinished: int = 0
    kept: list[dict[str, Any]] = field(default_factory=list)  # games of a plan that keeps them

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls([EntryTally() for _ in range(seats)])

    @property
    def finished(self) -> int:
        return self.lengths.total()

    @property
    def games(self) -> int:
        return self.finished + self.unfinished

    def add(
        self,
        decisions: int,
        outcomes: Sequence[Outcome],
        rounds: int = 0,
        amounts: ByEvent | None = None,
        happenings: ByEvent | None = None,
        sides: Mapping[int, int] | None = None,
    ) -> None:
        """Count a finished game."""
        self.lengths[decisions] += 1
        if rounds:
            self.rounds[rounds] += 1
        merge(self.amounts, amounts or {})
        merge(self.happenings, happenings or {})
        self.winning_scores[next(o.score for o in outcomes if o.sharers)] += 1
        for side, sharers in (sides or {}).items():
            self.sides.setdefault(side, Wins()).add(sharers)
        for entry, outcome in zip(self.entries, outcomes, strict=True):
            entry.add(outcome)
            if sides:
                entry.sides.setdefault(outcome.side, Wins()).add(sides[outcome.side])

    def merge(self, other: Tally) -> None:
        self.lengths.update(other.lengths)
        self.rounds.update(other.rounds)
        merge(self.amounts, other.amounts)
        merge(self.happenings, other.happenings)
        for side, wins in other.sides.items():
            self.sides.setdefault(side, Wins()).merge(wins)
        self.winning_scores.update(other.winning_scores)
        self.unfinished += other.unfinished
        self.kept += other.kept
        for mine, theirs in zip(self.entries, other.entries, strict=True):
            mine.merge(theirs)
