"""HTTP answers that tell a game again: frames, scoring, statistics, the check of its shuffles."""

from __future__ import annotations

from tablee.server.parts import GameView, Happening, Question, Wire


class Frame(Wire):
    """The game after one move, for the replay viewer."""

    version: int
    """The log entry that led here: `began` or `moved`."""
    seat: int
    """Whose move it was; -1 for the start."""
    events: list[Happening]
    """What happened."""
    view: GameView
    """The view of the requested seat."""
    question: Question | None
    """What was asked at that point."""
    turns: int = 0
    """How many turns had begun before the move. Its next event `turn` is number `turns` + 1."""


class Frames(Wire):
    """GET /api/tables/{id}/frames?seat=&first=&count=: the game as a seat saw it.

    During the game only your own seat or -1 is allowed; after the game, every seat is.
    """

    count: int
    """How many frames the whole game has; moves taken back are left out."""
    first: int
    """The number of the first frame sent, from 0."""
    frames: list[Frame]
    """At most 100."""


class ScoreLine(Wire):
    """Some of a seat's points and where they come from."""

    source: str
    """The text `score-<source>`."""
    thing: str | None
    """What kind of piece scores, or null."""
    piece: str | None
    """The piece that scores; its name is the text `<thing>-<piece>`."""
    points: int
    """How many."""


class Scoring(Wire):
    """GET /api/tables/{id}/scoring: the final scoring step by step; only when the game is over."""

    sources: list[str]
    """The sources of points, in the order in which they are counted."""
    lines: list[list[ScoreLine]]
    """Each seat's points, piece by piece, in that order. They add up to its score."""
    sheets: list[dict[str, int]]
    """Each seat's points by source, as in `result`."""


class SeatStatistics(Wire):
    """How a seat played."""

    answers: int
    """How many of its answers count."""
    by_bot: int
    """How many of these a bot gave: its own, or one standing in."""
    by_clock: int
    """How many of these a bot gave because time was up."""
    taken_back: int
    """How many answers it took back."""
    thought: int
    """How long its person took to answer, in total, in milliseconds."""
    longest: int
    """The longest time for one answer, in milliseconds."""
    choices: dict[str, int]
    """How often it gave each kind of answer: the texts `action-<family>`."""


class PieceStatistics(Wire):
    """What one piece did and suffered in the game."""

    thing: str
    """What it is: "figure", say."""
    piece: str
    """Its id; its name is the text `<thing>-<id>`."""
    side: str
    """Whose it is: the text `side-<side>`."""
    counts: dict[str, int]
    """How much of what, in the order in which it is shown: the texts `deeds-<count>`."""
    part: bool
    """Whether it belongs to the piece above it that is no part, whose counts include it."""


class Statistics(Wire):
    """GET /api/tables/{id}/statistics: only when the game is over."""

    moves: int
    """How many answers count."""
    rounds: int
    """Rounds played; 0: the game has none."""
    began: int
    """When it began, in seconds since 1970."""
    ended: int
    """When it ended, in seconds since 1970."""
    seats: list[SeatStatistics]
    """In the order of the seats."""
    at: list[int]
    """Frame numbers, in rising order, at most 100: the first is 0, the last is the end."""
    scores: list[list[int]]
    """The points of each seat at those frames."""
    pieces: list[PieceStatistics] = []
    """What the pieces did, by side; games that count no deeds have none."""


class Verified(Wire):
    """GET /api/tables/{id}/verify: the server's own check; `tablee verify` repeats it elsewhere."""

    ok: bool
    """Whether all checks passed."""
    checks: dict[str, bool]
    """Each check: commitment, seed, moves; the texts `verify-<check>`."""
