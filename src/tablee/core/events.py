"""Events for people: what happened, of which seat, by which rule, as far as a viewer may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.core.engine import Observer

SPECTATOR = -1


@dataclass(frozen=True, slots=True)
class EventKind:
    """What an event of this kind tells; its sentence is found by its name.

    `thing` says what the event's number stands for ("ally"); None: nothing.
    Of kinds `tallied`, statistics show the amounts: prices, say. Of those `counted`, they show
    how often it happens in a game: under the first label whose side has the seat told of and
    whose thing has the piece. With `other` the amount counts nothing: it is the number of a
    second thing, such as the seat that is robbed.

    Events of one `line`, told of one seat one after another, are read as one line of the log.
    One that `opens` begins it: its piece is who acts. Several of a kind that `gathers` are one
    part of the line: their pieces are listed, their amounts added.
    """

    name: str
    rule: str
    thing: str | None = None
    tallied: bool = False
    counted: tuple[tuple[str, str, str], ...] = ()  # label, side, thing
    other: str | None = None
    line: str | None = None
    opens: bool = False
    gathers: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as one viewer may know it."""

    name: str
    seat: int
    rule: str
    thing: str | None
    what: str | None  # the piece's id; None when there is none or the viewer may not know
    amount: int
    hidden: bool  # whether the viewer is kept from knowing `what`
    other: tuple[str, str] | None = None  # a second piece or seat: thing and id


Told = tuple[int, int, int, int, int]  # kind, seat, what, amount, seen_by


def is_hidden(seen_by: int, viewer: int) -> bool:
    """Say whether a viewer is kept from knowing what an event is about: the rule of redaction."""
    return seen_by != -1 and (viewer < 0 or not (seen_by >> viewer) & 1)


class EventTable:
    """All kinds of events of a game, in the order of their numbers."""

    def __init__(self, kinds: Sequence[EventKind], things: Mapping[str, Sequence[str]]) -> None:
        self.kinds = tuple(kinds)
        self._things = things

    def describe(self, told: Told, viewer: int) -> Event:
        """Return an event as a seat, or SPECTATOR, may know it: the one place of redaction."""
        kind, seat, what, amount, seen_by = told
        meaning = self.kinds[kind]
        hidden = is_hidden(seen_by, viewer)
        name = None
        if meaning.thing is not None and not hidden:
            name = self._things[meaning.thing][what]
        other = None
        if meaning.other is not None:
            other = (meaning.other, self._things[meaning.other][amount])
        return Event(meaning.name, seat, meaning.rule, meaning.thing, name, amount, hidden, other)


class Log(Observer):
    """Keeps what was told, for logs and animation."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def happened(self, kind: int, seat: int, what: int, amount: int, seen_by: int) -> None:
        self.told.append((kind, seat, what, amount, seen_by))
