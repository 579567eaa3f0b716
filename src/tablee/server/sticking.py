"""Logged moves that today's rules do not allow, and what can be said about them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tablee.core.engine import NOBODY, Game
from tablee.core.errors import IllegalAction, Reason
from tablee.server import wording
from tablee.server.course import Course, fresh_rng
from tablee.server.records import Kept, Moved
from tablee.server.refusals import RULE


class Unfit(Struct, frozen=True):
    """The first move of a log that today's rules do not allow. Those after it were not played."""

    move: int  # how many moves count before it; -1: the game cannot even begin
    entry: int  # its version
    seat: int
    words: list[str]
    actions: list[int]  # today's numbers; none if its words mean nothing today
    reason: Reason  # worked out without what its seat may not know
    kind: str = ""  # the question at which it stood
    asked_by: str = ""  # the rule of that question


def unfit_of(
    game: Game[Any], course: Course | None, kept: Kept, rules_version: int, error: Exception
) -> Unfit:
    """Return what does not fit, and put the game back to right before it."""
    record = kept.record
    if course is None or not isinstance(record, Moved):
        reason = Reason("the-game-cannot-begin", RULE, {"why": str(error)})
        return Unfit(-1, kept.version, NOBODY, [], [], reason)
    reason, actions = why(game, course, record, rules_version, error)
    course.play_again()
    kind = asked_by = ""
    if course.asked() >= 0:
        question = course.state.question()
        kind, asked_by = game.kind_of(question), question.rule(NOBODY)
    return Unfit(
        move=len(course.moves),
        entry=kept.version,
        seat=record.seat,
        words=wording.written(record, game.name, rules_version) or [],
        actions=actions,
        reason=reason,
        kind=kind,
        asked_by=asked_by,
    )


def why(
    game: Game[Any], course: Course, record: Moved, rules_version: int, error: Exception
) -> tuple[Reason, list[int]]:
    """Return why a move cannot be played, as far as its seat may know, and its numbers."""
    if isinstance(error, wording.NoSuchMove):
        return error.reason, []
    actions = wording.numbers_now(game, record, rules_version)
    if not isinstance(error, IllegalAction):
        return Reason("the-rules-failed", RULE), actions
    seen = game.determinize(course.state, record.seat, fresh_rng())
    reason = seen.refusal(record.seat, error.action)
    return reason or Reason("not-now", RULE), actions
