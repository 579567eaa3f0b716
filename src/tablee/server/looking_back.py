"""A game told move by move, and its end: frames, scoring, statistics.

Beside `redact`, this is the other module that builds what viewers get. Frames show what a seat saw
at the time. Scoring and statistics know everything and are only for games that are over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from tablee.core.deeds import deeds_in
from tablee.core.engine import Game, State
from tablee.core.events import Told
from tablee.core.replay import Replay
from tablee.server.records import Began, Moved, TakenBack
from tablee.server.redact import question_of, view_of
from tablee.server.redact_log import happenings
from tablee.server.retold import (
    Frame,
    Frames,
    PieceStatistics,
    ScoreLine,
    Scoring,
    SeatStatistics,
    Statistics,
)
from tablee.server.standing import Line, Standing

FRAMES_PAGE = 100
CURVE = 100  # points of the score curve at most


class Past:
    """A table's moves so far, copied so that they can be played again elsewhere."""

    def __init__(self, table: Standing) -> None:
        assert table.course is not None
        self.game: Game[Any] = table.game
        self.replay: Replay = table.replay()
        self.estimates = table.founding.estimates or table.phase == "over"
        self.versions = [move.version for move in table.fitting()]
        self.sizes = [len(move.actions) for move in table.fitting()]
        self.lines = {line.kept.version: line for line in table.lines}
        self.actions = {move.version: move.actions for move in table.fitting()}
        self.begun = next(
            line.kept.version for line in table.lines if isinstance(line.kept.record, Began)
        )

    def counted(self) -> list[tuple[Line, Moved]]:
        """Return the moves that count."""
        found = []
        for version in self.versions:
            line = self.lines[version]
            assert isinstance(line.kept.record, Moved)
            found.append((line, line.kept.record))
        return found

    def states(self) -> Iterator[tuple[State, bool]]:
        """Play the game again; yield each state after a move, and whether it is the last.

        The first is the start. A state changes when the next one is requested.
        """
        ends = set(accumulate(self.sizes, initial=0))
        for answers, state in enumerate(self.replay.states()):
            if answers in ends:
                yield state, answers == max(ends)

    def told(self, version: int) -> list[Told]:
        return list(self.lines[version].told)


def frames_of(past: Past, viewer: int, first: int, count: int) -> Frames:
    """Return how a game went, as one seat saw it. Plays it again up to the last frame wanted."""
    frames: list[Frame] = []
    end = first + min(count, FRAMES_PAGE)
    for number, (state, _) in enumerate(past.states()):
        if number >= end:
            break
        if number < first:
            continue
        frames.append(frame_of(past, number, state, viewer))
    return Frames(len(past.versions) + 1, first, frames)


def frame_of(past: Past, number: int, state: State, viewer: int) -> Frame:
    """Return the game after some moves, as one seat saw it."""
    version, seat = past.begun, -1
    if number:
        version = past.versions[number - 1]
        move = past.lines[version].kept.record
        assert isinstance(move, Moved)
        seat = move.seat
    return Frame(
        version=version,
        seat=seat,
        events=happenings(past.game, past.told(version), viewer),
        view=view_of(past.game, state, viewer, past.estimates),
        question=question_of(past.game, state, viewer),
        turns=past.lines[version].turns,
    )


# -- the end ----------------------------------------------------------------------------


def scoring_of(table: Standing) -> Scoring:
    """Return a finished game's points, piece by piece, in the order of counting."""
    assert table.course is not None
    assert table.result is not None
    lines = [
        [
            ScoreLine(source, thing or None, piece or None, int(points))
            for source, thing, piece, points in table.game.score_lines(table.course.state, seat)
        ]
        for seat in range(len(table.seats))
    ]
    return Scoring(list(table.result.sheets[0]), lines, table.result.sheets)


def statistics_of(past: Past) -> Statistics:
    """Return the statistics of a finished game. Plays it again for the score curve."""
    at, scores, rounds = curve(past)
    counted = past.counted()
    last = counted[-1][0] if counted else past.lines[past.begun]
    return Statistics(
        moves=len(counted),
        rounds=rounds,
        began=past.lines[past.begun].kept.at,
        ended=last.kept.at,
        seats=[seat_statistics(past, seat) for seat in range(len(past.replay.players))],
        at=at,
        scores=scores,
        pieces=[
            PieceStatistics(deeds.thing, deeds.piece, deeds.side, deeds.counts, deeds.part)
            for deeds in deeds_in(past.replay)
        ],
    )


def seat_statistics(past: Past, seat: int) -> SeatStatistics:
    counted = [(line, move) for line, move in past.counted() if move.seat == seat]
    own = [move for _, move in counted]
    times = [move.took for move in own]
    describe = past.game.actions.describe
    families = Counter(
        describe(action).kind for line, _ in counted for action in past.actions[line.kept.version]
    )
    back = [
        line.kept.record
        for line in past.lines.values()
        if isinstance(line.kept.record, TakenBack) and line.kept.record.seat == seat
    ]
    return SeatStatistics(
        answers=sum(len(move.actions) for move in own),
        by_bot=sum(1 for move in own if move.guest is None and not move.how),
        by_clock=sum(1 for move in own if move.how == "clock"),
        taken_back=sum(record.moves for record in back),
        thought=sum(times),
        longest=max(times, default=0),
        choices=dict(sorted(families.items())),
    )


def curve(past: Past) -> tuple[list[int], list[list[int]], int]:
    """Return frames, the scores at them, and the number of rounds played."""
    every = -(-len(past.versions) // (CURVE - 1)) or 1
    at: list[int] = []
    scores: list[list[int]] = [[] for _ in past.replay.players]
    rounds = 0
    for number, (state, last) in enumerate(past.states()):
        if number % every == 0 or last:
            at.append(number)
            note_scores(past.game, state, scores)
        if last:
            rounds = int(past.game.rounds(state))
    return at, scores, rounds


def note_scores(game: Game[Any], state: State, scores: list[list[int]]) -> None:
    for curve_of_seat, points in zip(scores, game.scores(state), strict=True):
        curve_of_seat.append(int(points))
