"""The log as one viewer may know it; `redact` sends it.

`core.events` says who may know what an event is about. This holds both for recent events and for
those that an archive keeps in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tablee.core.engine import Game
from tablee.core.events import Told, is_hidden
from tablee.server import entries, records
from tablee.server.naming import named
from tablee.server.parts import Choice, Happening
from tablee.server.standing import Line, Occurrence, Standing


def happenings(game: Game[Any], told: Sequence[Told], viewer: int) -> list[Happening]:
    found = []
    for one in told:
        event = game.events.describe(one, viewer)
        found.append(
            Happening(
                event.name,
                int(event.seat),
                event.rule,
                event.thing,
                event.what,
                int(event.amount),
                event.hidden,
                event.other,
            )
        )
    return found


def as_seen(event: Occurrence, viewer: int) -> Happening:
    """Return an event of an archive as a viewer may know it."""
    hidden = is_hidden(event.seen_by, viewer)
    what = None if hidden else event.what
    return Happening(
        event.name, event.seat, event.rule, event.thing, what, event.amount, hidden, event.other
    )


def events_of(game: Game[Any], line: Line, viewer: int) -> list[Happening]:
    if line.recalled is not None:
        return [as_seen(event, viewer) for event in line.recalled.events]
    return happenings(game, line.told, viewer)


def choices_at(table: Standing, line: Line) -> list[Choice]:
    """Return the answers of a move."""
    if line.recalled is not None:
        return line.recalled.choices
    return [named(table.game, action, line.rule) for action in table.actions_at(line)]


def entry_of(table: Standing, line: Line, viewer: int) -> entries.LogEntry:
    """Return an entry as a seat may know it."""
    version, at, record = line.kept.version, line.kept.at, line.kept.record
    if isinstance(record, records.Moved):
        return moved_of(table, line, viewer)
    if isinstance(record, records.Began):
        return entries.Began(version, at, events_of(table.game, line, viewer), line.turns)
    if isinstance(record, records.Said):
        speaker = table.speakers.get(record.guest or "", version)
        said = (record.seat, record.name, record.text, speaker, record.phrase)
        return entries.Said(version, at, *said)
    if isinstance(record, (records.Muted, records.SentAway)):
        speaker = table.speakers.get(record.guest, 0)
        if isinstance(record, records.Muted):
            return entries.Muted(version, at, record.name, speaker, record.muted)
        return entries.SentAway(version, at, record.name, speaker, record.away)
    if isinstance(record, (records.RulesChanged, records.LeftUnfinished, records.Branched)):
        return entry_of_rules(version, at, record)
    return plain_entry(version, at, record)


def entry_of_rules(
    version: int, at: int, record: records.RulesChanged | records.LeftUnfinished | records.Branched
) -> entries.LogEntry:
    """Return an entry about changed rules."""
    if isinstance(record, records.RulesChanged):
        return entries.RulesChanged(version, at, record.rules_version, record.before)
    if isinstance(record, records.LeftUnfinished):
        return entries.LeftUnfinished(version, at, record.seat, record.name)
    return entries.Branched(version, at, record.table)


def plain_entry(version: int, at: int, record: records.AnyRecord) -> entries.LogEntry:
    """Return an entry that everybody may know completely."""
    if isinstance(record, records.SeatTaken):
        return entries.SeatTaken(version, at, record.seat, record.name)
    if isinstance(record, records.SeatLeft):
        return entries.SeatLeft(version, at, record.seat, record.name, record.freed)
    if isinstance(record, records.SeatGiven):
        return entries.SeatGiven(version, at, record.seat, record.to)
    if isinstance(record, records.SeatsSwapped):
        return entries.SeatsSwapped(version, at, record.seats)
    if isinstance(record, records.SeedAdded):
        return entries.SeedAdded(version, at, record.seat)
    if isinstance(record, records.TakenBack):
        return entries.TakenBack(
            version, at, record.seat, record.moves, record.since, record.agreed
        )
    if isinstance(record, records.UndoWanted):
        return entries.UndoWanted(version, at, record.seat, record.moves)
    if isinstance(record, records.UndoAllowed):
        return entries.UndoAllowed(version, at, record.seat)
    if isinstance(record, records.UndoDenied):
        return entries.UndoDenied(version, at, record.seat)
    if isinstance(record, records.BotStoodIn):
        stood = (record.seat, record.bot, record.voted, record.resigned)
        return entries.BotStoodIn(version, at, *stood)
    if isinstance(record, records.PersonBack):
        return entries.PersonBack(version, at, record.seat)
    if isinstance(record, records.EndWanted):
        return entries.EndWanted(version, at, record.seat, record.wanted)
    if isinstance(record, records.Ended):
        return entries.Ended(version, at, record.seat, record.why)
    assert isinstance(record, records.PlayedAgain)
    return entries.PlayedAgain(version, at, record.table)


def moved_of(table: Standing, line: Line, viewer: int) -> entries.Moved:
    """Return a move. Its answers, and who gave them for a person, are only for its own seat."""
    record = cast(records.Moved, line.kept.record)
    how: Any = record.how or ("person" if record.guest is not None else "bot")
    if how in ("advance", "quiet") and record.seat != viewer:
        how = "person"
    choices = choices_at(table, line) if record.seat == viewer else []
    return entries.Moved(
        version=line.kept.version,
        at=line.kept.at,
        seat=record.seat,
        bot=record.guest is None,
        choices=choices,
        events=events_of(table.game, line, viewer),
        how=how,
        kind=line.kind,
        rule=line.asked_by,
        frame=line.frame,
        turns=line.turns,
    )
