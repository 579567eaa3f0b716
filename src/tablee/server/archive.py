"""Finished games stored in words, so that they open under any version of the rules.

Rules change; a finished game does not. While the rules it was played with still exist, its result,
scoring, statistics, log and every frame are stored as each seat, and a watcher, may see them. Under
other rules the game is read from here instead of being played again. `redact` still decides what a
viewer gets of it.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from tablee.core.engine import Game
from tablee.core.events import Told
from tablee.server.game_files import game_file
from tablee.server.looking_back import Past, frame_of, scoring_of, statistics_of
from tablee.server.naming import named
from tablee.server.parts import GameView, Result
from tablee.server.records import Founding, Kept
from tablee.server.retold import Frame, Frames, Scoring, Statistics
from tablee.server.standing import Line, Occurrence, Recalled, Standing

FORM = 1
HEAD = "game"  # the part that holds no frames
CHUNK = 50  # frames in one part
WATCHER = -1
CLOSED = ("over", "ended")


class KeptLine(Struct, array_like=True):
    """A line of the log."""

    recalled: Recalled
    rule: str
    kind: str
    asked_by: str
    frame: int
    turns: int


class Archive(Struct):
    """A finished game, without its frames."""

    form: int
    rules_version: int
    version: int  # the last entry archived; later ones are chat and the like
    phase: Literal["over", "ended"]
    seq: int
    turns: int = field(name="turn")
    frames: int
    lines: list[KeptLine]
    result: Result | None
    scoring: Scoring | None
    game_file: str | None
    statistics: Statistics | None = None
    views: list[GameView] = []  # the last frame: for a watcher, then for each seat


class Stopped(Exception):
    """The server is stopping; the archive is made another time."""


_encode = msgspec.json.encode
_read_archive = msgspec.json.Decoder(Archive).decode
_read_frames = msgspec.json.Decoder(list[Frame]).decode


# -- making it --------------------------------------------------------------------------


def occurrence(game: Game[Any], told: Told) -> Occurrence:
    """Return an event in words with who may know them."""
    kind, seat, what, amount, seen_by = told
    event = game.events.describe((kind, seat, what, amount, -1), WATCHER)
    return Occurrence(
        event.name,
        int(event.seat),
        event.rule,
        event.thing,
        event.what,
        int(event.amount),
        int(seen_by),
        event.other,
    )


def kept_line(game: Game[Any], line: Line, actions: Sequence[int]) -> KeptLine:
    events = [occurrence(game, told) for told in line.told]
    choices = [named(game, action, line.rule) for action in actions]
    recalled = Recalled(events, choices)
    return KeptLine(recalled, line.rule, line.kind, line.asked_by, line.frame, line.turns)


def can_be_kept(standing: Standing) -> bool:
    """Say whether everything an archive needs is known: today's rules played the game."""
    return (
        standing.phase in CLOSED
        and standing.course is not None
        and standing.archive is None
        and not standing.only_result
    )


def head_of(standing: Standing) -> Archive:
    """Return everything that does not require playing the game again."""
    over = standing.phase == "over"
    scored = over and standing.result is not None
    return Archive(
        form=FORM,
        rules_version=int(standing.game.version),
        version=standing.version,
        phase="over" if over else "ended",
        seq=standing.seq,
        turns=standing.turns,
        frames=len(standing.fitting()) + 1,
        lines=[
            kept_line(standing.game, line, standing.actions_at(line)) for line in standing.lines
        ],
        result=standing.result,
        scoring=scoring_of(standing) if scored else None,
        game_file=game_file(standing) if scored else None,
    )


def packed(archive: Archive, past: Past, is_stopped: Callable[[], bool]) -> dict[str, bytes]:
    """Return the parts of an archive. Plays the game again, so do not call it in the event loop."""
    viewers = range(WATCHER, len(past.replay.players))
    waiting: dict[int, list[Frame]] = {viewer: [] for viewer in viewers}
    parts: dict[str, bytes] = {}
    for number, (state, last) in enumerate(past.states()):
        if is_stopped():
            raise Stopped
        for viewer, frames in waiting.items():
            frames.append(frame_of(past, number, state, viewer))
            if last or len(frames) == CHUNK:
                parts[part_name(viewer, number // CHUNK)] = squeezed(frames)
                if last:
                    archive.views.append(frames[-1].view)
                frames.clear()
    if archive.phase == "over":
        archive.statistics = statistics_of(past)
    parts[HEAD] = squeezed(archive)
    return parts


def part_name(viewer: int, chunk: int) -> str:
    return f"frames/{viewer}/{chunk}"


def squeezed(what: Any) -> bytes:
    return lzma.compress(_encode(what), preset=1)


# -- looking it up ----------------------------------------------------------------------


def read(body: bytes) -> Archive:
    """Return what was stored; raise ValueError if it cannot be read."""
    try:
        found = _read_archive(lzma.decompress(body))
    except (lzma.LZMAError, msgspec.DecodeError) as error:
        raise ValueError(f"archive: {error}") from None
    if found.form != FORM:
        raise ValueError(f"archive of form {found.form}")
    return found


def recalled(founding: Founding, entries: Sequence[Kept], archive: Archive) -> Standing:
    """Return a finished table as it was archived, with the chat that followed."""
    standing = Standing(founding)
    for kept, line in zip(entries, archive.lines, strict=False):
        standing.recall(
            Line(
                kept,
                rule=line.rule,
                kind=line.kind,
                asked_by=line.asked_by,
                frame=line.frame,
                turns=line.turns,
                recalled=line.recalled,
            )
        )
    standing.phase, standing.result = archive.phase, archive.result
    standing.turns, standing.seq = archive.turns, archive.seq
    standing.rules_version = archive.rules_version
    standing.archive = archive
    for kept in entries[archive.version :]:
        standing.fold(kept)
    return standing


def parts_wanted(viewer: int, first: int, count: int) -> list[str]:
    """Return the numbers of the parts that hold these frames."""
    chunks = range(first // CHUNK, (first + count - 1) // CHUNK + 1)
    return [part_name(viewer, chunk) for chunk in chunks]


def frames_from(bodies: Sequence[bytes], archive: Archive, first: int, count: int) -> Frames:
    """Return frames from their parts, as they were shown when the game was played."""
    found = [frame for body in bodies for frame in _read_frames(lzma.decompress(body))]
    start = first % CHUNK
    return Frames(archive.frames, first, found[start : start + count])
