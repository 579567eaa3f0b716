"""HTTP answers about a finished game that was thought over: chances, verdicts, what decided it."""

from __future__ import annotations

from typing import Literal

from tablee.server.parts import Choice, Wire

Mark = Literal["", "inaccuracy", "mistake", "blunder"]
"""What a loss beyond chance is called; empty: the move is not marked."""
Level = Literal["regular", "expert", "master"]
"""How strong a bot thinks."""


class ExpectedMove(Wire):
    """An answer that is expected to follow."""

    seat: int
    """Who gives it."""
    choice: Choice
    """The answer."""


class ReviewedMove(Wire):
    """A move and what it promises its seat."""

    answers: list[Choice]
    """All answers of the move; of a move that was only looked at, the first."""
    chance: float
    """The seat's chance to win after it, between 0 and 1."""
    line: list[ExpectedMove]
    """What is expected to follow its first answer."""


class Decision(Wire):
    """What is thought of one decision, by what its seat knew then."""

    number: int
    """The number of the move's first answer in the game, from 1."""
    frame: int
    """The frame that shows the game right before the move (`Frames`)."""
    seat: int
    """Whose decision it was."""
    mark: Mark
    """What its loss is called."""
    played: ReviewedMove
    """The move played."""
    best: ReviewedMove
    """The bot's choice."""
    others: list[ReviewedMove]
    """Up to four other moves that the bot looked at."""
    chances: list[float]
    """The chance of each seat before the move: what it is if the bot's choice is made."""
    margins: list[float]
    """Half the width of the 95 % interval of each of them."""
    after: list[float]
    """The chance of each seat after the move played."""
    loss: float
    """What the move played costs its seat; below 0 where it did better."""
    loss_margin: float
    """Half the width of its 95 % interval."""
    more: dict[str, float]
    """Points that the bot's choice brings beyond the move played: the texts `score-<source>`."""
    wins: bool
    """Whether the bot's choice wins at once."""
    rule: str
    """The id of the rule by which the bot's choice is possible."""


class SeatCourse(Wire):
    """Why a seat's chance moved: from `first` over the three changes to `result`."""

    first: float
    """At the first decision."""
    own: float
    """By its own choices."""
    others: float
    """By those of the others."""
    fate: float
    """By draws, dice and what came to light."""
    result: float
    """1: won; a share of it where several sides won."""


class DecisiveMoment(Wire):
    """One of the changes that decided the game."""

    number: int
    """The move at which it happened; one more than there are: at the end."""
    frame: int
    """The frame that shows the game then."""
    seat: int
    """Whose choice it was; -1: fate."""
    change: float
    """By how much the winner's chance changed."""


class Review(Wire):
    """A finished game, thought over."""

    level: Level
    """The level of the bot that judged it."""
    rough: bool
    """True: moves are compared but not marked, because lines are played to the end quickly."""
    answers: int
    """How many answers the game has."""
    decisions: list[Decision]
    """In the order of play; what left nothing to decide is left out."""
    courses: list[SeatCourse]
    """Of each seat."""
    moments: list[DecisiveMoment]
    """At most three, in the order of play."""


class ReviewState(Wire):
    """GET /api/tables/{id}/review?level=expert: the review of a finished game, if it was made."""

    level: Level
    """The level asked about."""
    decisions: int
    """How many decisions there are to judge."""
    judged: int
    """How many are judged already."""
    seconds: float
    """How long the rest is expected to take on an idle processor; 0: not known."""
    review: Review | None
    """The review; null: POST to have it made."""


class ReviewProgress(Wire):
    """How far a review is: the lines streamed by POST /api/tables/{id}/review."""

    phase: Literal["waiting", "judging", "done", "failed"]
    """waiting: others come first; done: GET it now."""
    judged: int
    """How many decisions are judged."""
    decisions: int
    """How many there are."""


class MakeReview(Wire):
    """POST /api/tables/{id}/review: have a review made, for as long as somebody waits for it."""

    level: Level = "expert"
    """The level of the bot that judges."""


class Hint(Wire):
    """POST /api/tables/{id}/hint: what a strong bot would do now, at a practice table."""

    seq: int
    """The `seq` of the position it is about."""
    where: Choice
    """Where to look: the kind of answer and the piece that it begins with."""
    best: ReviewedMove
    """The whole move."""
    others: list[ReviewedMove]
    """Other moves that the bot looked at."""
    wins: bool
    """Whether it wins at once."""
    rule: str
    """The id of the rule by which it is possible."""
