"""Tables whose moves no longer fit the rules: going on, ending, branching.

This runs in the table's own task.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from tablee.server.records import (
    AnyRecord,
    BotStoodIn,
    Founding,
    Kept,
    LeftUnfinished,
    PersonBack,
    RulesChanged,
    SeatTaken,
)
from tablee.server.refusals import Refusal
from tablee.server.standing import Standing
from tablee.server.store import Guest
from tablee.server.table import OpenTable

BEGUN = 0  # moves before the one that no longer fits; fewer: the game cannot even begin


async def note_rules(table: OpenTable) -> None:
    """Record in the log that a game goes on under today's rules."""
    standing = table.standing
    before, today = standing.rules_version, int(standing.game.version)
    if before != today and standing.phase in ("waiting", "playing"):
        await table.add(RulesChanged(today, before))


async def end(table: OpenTable, guest: Guest) -> None:
    """End a game that cannot go on. It is kept, unfinished. A second request changes nothing."""
    standing = table.standing
    seat = standing.seat_of(guest.id)
    if seat < 0:
        raise Refusal("you-have-no-seat")
    if standing.phase == "ended":
        return
    if standing.phase != "stuck" or standing.unfit is None:
        raise Refusal("nothing-is-stuck")
    await table.add(LeftUnfinished(seat, guest.name, standing.unfit.entry))


def branch_at(standing: Standing) -> int:
    """Return the entry before which a branch continues."""
    if standing.phase not in ("stuck", "ended"):
        raise Refusal("nothing-is-stuck")
    if standing.unfit is not None and standing.unfit.move < BEGUN:
        raise Refusal("nothing-to-go-on-from")
    entry = standing.unfit.entry if standing.unfit is not None else standing.unfit_entry
    if not entry:
        raise Refusal("nothing-is-stuck")
    return entry


def branch_of(standing: Standing, table: str) -> tuple[Founding, list[Kept], Standing]:
    """Return a new table that stands right before the move that no longer fits.

    It copies the old log up to there and has the same shuffles. The same people sit where they sit
    now.
    """
    entry, now = branch_at(standing), int(time.time())
    founding = msgspec.structs.replace(
        standing.founding, id=table, created=now, dealt_as=standing.founding.seed_name
    )
    made = Standing(founding)
    entries = [line.kept for line in standing.lines[: entry - 1]]
    for kept in entries:
        made.carry(kept)
    for record in changes(made, standing):
        entries.append(Kept(made.version + 1, now, record))
        made.carry(entries[-1])
    made.advance = dict(standing.advance)  # before anything is answered automatically
    return founding, entries, made


def changes(made: Standing, standing: Standing) -> Iterator[AnyRecord]:
    """Yield what has changed at a table since: who sits where, and the rules."""
    for number, (then, now) in enumerate(zip(made.seats, standing.seats, strict=True)):
        if now.guest is not None and now.guest != then.guest:
            yield SeatTaken(number, now.guest, now.name or "?")
        if now.stand_in is not None and then.stand_in is None:
            yield BotStoodIn(number, now.stand_in, False, now.resigned)
        elif now.stand_in is None and then.stand_in is not None:
            yield PersonBack(number)
    today = int(made.game.version)
    if made.rules_version != today:
        yield RulesChanged(today, made.rules_version)
