"""How a table is restored from disk: played again by today's rules, or read if it is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from tablee.core import registry
from tablee.server import archive, snapshots
from tablee.server.records import Founding, Kept, RulesChanged, Summary
from tablee.server.standing import Standing
from tablee.server.store import Saved, Store

logger = logging.getLogger("tablee.restoring")
BREATH = 50  # entries after which other tables get a turn


async def restored(store: Store, table: str, upto: int | None = None) -> Standing | None:
    """Return how a table stands, or stood after some entries, from its log.

    A snapshot avoids playing all of it again. A finished game that was played by other rules is
    read from its archive. A running game is played again by the words of its moves.
    """
    saved = await store.saved(table)
    if saved is None:
        return None
    row, entries = saved.row, saved.entries[:upto]
    closed = row.summary.phase in archive.CLOSED
    if closed and last_rules(row.founding, entries) != registry.game(row.founding.game).version:
        found = await looked_up(store, saved, entries)
        if found is not None:
            return found
    standing = await played_again(row.founding, entries, saved.snapshot)
    if closed and upto is None and not same_end(standing, row.summary):
        found = await looked_up(store, saved, entries)
        if found is not None:
            return found
        standing.keep_only_result(row.summary)
    if standing.unfit is not None:
        told = {"table": table, "move": standing.unfit.move + 1, "why": standing.unfit.reason.key}
        logger.warning("a move no longer fits", extra=told)
    standing.advance = saved.advance
    return standing


def last_rules(founding: Founding, entries: Sequence[Kept]) -> int:
    """Return the version of the rules by which the end of a log was played."""
    for kept in reversed(entries):
        if isinstance(kept.record, RulesChanged):
            return kept.record.rules_version
    return founding.rules_version


async def played_again(
    founding: Founding, entries: Sequence[Kept], snapshot: bytes | None
) -> Standing:
    standing = snapshots.resumed(founding, entries, snapshot)
    for number, kept in enumerate(entries[standing.version :], 1):
        standing.carry(kept)
        if number % BREATH == 0:
            await asyncio.sleep(0)
    return standing


async def looked_up(store: Store, saved: Saved, entries: Sequence[Kept]) -> Standing | None:
    """Return a finished table from its archive, if there is one that these entries continue."""
    founding = saved.row.founding
    body = await store.archive(founding.id, archive.HEAD)
    if body is None:
        return None
    try:
        found = archive.read(body)
    except ValueError as error:
        logger.error("archive not used", extra={"table": founding.id, "error": str(error)})
        return None
    if found.version > len(entries):
        return None
    standing = archive.recalled(founding, entries, found)
    standing.advance = saved.advance
    return standing


def same_end(standing: Standing, summary: Summary) -> bool:
    """Say whether a finished game, when played again, ended the same way."""
    return standing.phase == summary.phase and points_of(standing) == points_of(summary)


def points_of(ended: Standing | Summary) -> tuple[Any, ...] | None:
    """Return how a game ended, without the words for it, which later versions may add."""
    result = ended.result
    return None if result is None else (result.scores, result.winners, result.sheets)
