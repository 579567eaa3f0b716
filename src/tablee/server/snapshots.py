"""Snapshots: a cache that avoids playing a long game again when its table is opened.

The log stays the truth. A snapshot holds the state after some entry, and what each entry before it
led to. It is used only if it was made from exactly these entries, by the same version of the rules,
with the same fields of the state. If not, it is ignored and the game is played again.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from tablee.core import record
from tablee.core.errors import TableeError
from tablee.core.events import Told
from tablee.server.records import Founding, Kept, Moved
from tablee.server.standing import Line, Standing

logger = logging.getLogger("tablee.snapshots")
EVERY = 50  # moves between snapshots
FORM = 2  # raise this when the content of a snapshot changes


class Past(Struct, array_like=True):
    """What an entry led to."""

    told: list[Told] = []
    rule: str = ""
    kind: str = ""
    asked_by: str = ""
    frame: int = 0


class Snapshot(Struct):
    """A table after an entry of its log."""

    form: str  # of the snapshot and of the state in it
    rules_version: int
    version: int
    entries: bytes  # digest of the founding and of the entries up to this version
    state: list[int]
    banks: list[int]
    pasts: list[Past]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Snapshot)


def form_of(standing: Standing) -> str:
    """Return the fields of a state of this game, without which its ints have no meaning."""
    course = standing.course
    assert course is not None
    names = [kind.__name__ for kind in standing.game.steps]
    parts = [names, list(standing.game.questions), record.field_names(type(course.state))]
    parts += [record.step_fields(kind) for kind in standing.game.steps]
    return f"{FORM}/{hashlib.sha256(repr(parts).encode()).hexdigest()}"


def digest(founding: Founding, entries: Sequence[Kept]) -> bytes:
    """Return a digest that tells one log from another."""
    found = hashlib.sha256(msgspec.msgpack.encode(founding))
    for kept in entries:
        found.update(msgspec.msgpack.encode((kept.version, kept.at, kept.record)))
    return found.digest()


def is_due(standing: Standing) -> bool:
    """Say whether a snapshot is worth making now.

    Only if nothing can be taken back freely, because a snapshot does not hold what that needs.
    """
    course, last = standing.course, standing.lines[-1].kept.record
    if course is None or not isinstance(last, Moved) or course.moves[-1].before is not None:
        return False
    if standing.unfit is not None:
        return False
    if standing.phase == "over":
        return True
    return len(course.moves) - standing.snapshot_at >= EVERY


def taken(standing: Standing) -> bytes:
    """Return a table's snapshot, with a digest against damage."""
    course = standing.course
    assert course is not None
    standing.snapshot_at = len(course.moves)
    snapshot = Snapshot(
        form=form_of(standing),
        rules_version=int(standing.game.version),
        version=standing.version,
        entries=digest(standing.founding, [line.kept for line in standing.lines]),
        state=record.to_ints(course.state, standing.game.steps),
        banks=standing.banks,
        pasts=[
            Past(list(line.told), line.rule, line.kind, line.asked_by, line.frame)
            for line in standing.lines
        ],
    )
    written = _encoder.encode(snapshot)
    return hashlib.sha256(written).digest() + written


def resumed(founding: Founding, entries: Sequence[Kept], sealed: bytes | None) -> Standing:
    """Return a table as it stood at the snapshot, or at its founding if there is none."""
    standing = Standing(founding)
    if sealed is None:
        return standing
    try:
        snapshot = _checked(standing, entries, sealed)
        _resume(standing, entries, snapshot)
    except (ValueError, IndexError, StopIteration, AssertionError, TypeError, TableeError) as error:
        logger.warning("snapshot not used", extra={"table": founding.id, "error": str(error)})
        return Standing(founding)
    return standing


def _checked(standing: Standing, entries: Sequence[Kept], sealed: bytes) -> Snapshot:
    seal, written = sealed[:32], sealed[32:]
    if hashlib.sha256(written).digest() != seal:
        raise ValueError("damaged")
    try:
        snapshot = _decoder.decode(written)
    except msgspec.DecodeError as error:
        raise ValueError(f"of another form: {error}") from None
    if snapshot.rules_version != standing.game.version:
        raise ValueError(f"of rules {snapshot.rules_version}")
    if snapshot.version > len(entries) or len(snapshot.pasts) != snapshot.version:
        raise ValueError("of another log")
    if snapshot.entries != digest(standing.founding, entries[: snapshot.version]):
        raise ValueError("of another log")
    return snapshot


def _resume(standing: Standing, entries: Sequence[Kept], snapshot: Snapshot) -> None:
    for kept, past in zip(entries, snapshot.pasts, strict=False):
        line = Line(kept, past.told or (), past.rule, past.kind, past.asked_by, past.frame)
        standing.skim(line)
    if snapshot.form != form_of(standing):
        raise ValueError("of another form")
    standing.resume(snapshot.state, snapshot.banks)
    assert standing.course is not None
    standing.snapshot_at = len(standing.course.moves)
