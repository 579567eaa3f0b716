"""Reviews by HTTP: who may see a finished game again may see what is thought of it."""

from __future__ import annotations

import asyncio
import weakref
from bisect import bisect_right
from collections.abc import AsyncIterator
from itertools import accumulate
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from tablee.core.engine import Game
from tablee.core.replay import Replay
from tablee.server.lobby import Asked, Place, finished, guest_of, site_of
from tablee.server.naming import named
from tablee.server.packed import Packed, answered, packed
from tablee.server.refusals import Refusal
from tablee.server.reviewed import (
    Decision,
    DecisiveMoment,
    ExpectedMove,
    Level,
    MakeReview,
    Review,
    ReviewedMove,
    ReviewState,
    SeatCourse,
)
from tablee.server.reviews import SEED, Reviews, Task, judged_in, task_of, verdicts_in
from tablee.server.standing import Standing
from tablee.study import review as study
from tablee.study.costs import expected
from tablee.study.judge import SURE, Verdict, Weighed


class Played(msgspec.Struct, frozen=True):
    """A finished game, copied for work elsewhere."""

    replay: Replay
    sizes: list[int]  # how many answers each move has


async def reviewable(request: Asked, table: str) -> Played:
    """Return a finished game that the asker may see again and that today's rules play."""
    standing: Standing = await finished(request, table)
    if standing.archive is not None:
        raise Refusal("played-by-other-rules", version=standing.archive.rules_version)
    return Played(standing.replay(), [len(move.actions) for move in standing.fitting()])


@get("/api/tables/{table:str}/review")
async def review(
    request: Asked, table: Place, level: Annotated[Level, Parameter()] = "expert"
) -> Response[ReviewState]:
    played = await reviewable(request, table)
    task = await asyncio.to_thread(task_of, table, played.replay, level)
    stored = await site_of(request).store.review(table, task.key)
    return answered(request, await asyncio.to_thread(state_of, played, task, stored))


@post("/api/tables/{table:str}/review", status_code=200)
async def make_review(request: Asked, table: Place, data: JSONBody[MakeReview]) -> Stream:
    """Have a review made and tell how far it is, line by line. Who stops reading waits no more."""
    guest, reviews = await guest_of(request), site_of(request).reviews
    address = request.client.host if request.client else ""
    played = await reviewable(request, table)
    reviews.begin(guest.id, address)
    try:
        task = await asyncio.to_thread(task_of, table, played.replay, data.level)
    except BaseException:
        reviews.end(guest.id, address)
        raise
    return Stream(lines(reviews, task, guest.id, address), media_type="application/x-ndjson")


def lines(reviews: Reviews, task: Task, guest: str, address: str) -> AsyncIterator[bytes]:
    """Tell how far a review is; the place taken for it is given back in any case."""

    async def told() -> AsyncIterator[bytes]:
        progress = reviews.progress(task)
        try:
            async for one in progress:
                yield msgspec.json.encode(one) + b"\n"
        finally:
            await progress.aclose()  # type: ignore[attr-defined]
            give_back()

    telling = told()
    # Who has gone before the first line leaves an iterator that never begins, and so never ends.
    give_back = weakref.finalize(telling, reviews.end, guest, address)
    return telling


# -- as the page gets it ----------------------------------------------------------------------


def state_of(played: Played, task: Task, stored: dict[int, bytes]) -> Packed:
    replay, verdicts = played.replay, verdicts_in(task, stored)
    judged = judged_in(task, stored)
    state = ReviewState(
        level=task.level,  # type: ignore[arg-type]
        decisions=len(task.numbers),
        judged=judged,
        seconds=expected(replay.game, task.level, len(task.numbers) - judged),
        review=told(played, task.level, verdicts) if verdicts is not None else None,
    )
    return packed(msgspec.json.encode(state))


def told(played: Played, level: str, verdicts: list[Verdict]) -> Review:
    """Put a whole review into words of the protocol."""
    found = study.review(played.replay, level, SEED, verdicts)
    game, ends = played.replay.rules(), list(accumulate(played.sizes))

    def frame(number: int) -> int:
        """Return the frame right before an answer: so many moves had ended."""
        return bisect_right(ends, number - 1)

    return Review(
        level=level,  # type: ignore[arg-type]
        rough=study.is_rough(found),
        answers=len(played.replay.moves),
        decisions=[decision(game, each, frame(each.number)) for each in found.verdicts],
        courses=[
            SeatCourse(one.first, one.own, one.others, one.fate, one.result)
            for one in found.courses
        ],
        moments=[
            DecisiveMoment(one.number, frame(one.number), one.seat, one.change)
            for one in found.moments
        ],
    )


def decision(game: Game[Any], verdict: Verdict, frame: int) -> Decision:
    return Decision(
        number=verdict.number,
        frame=frame,
        seat=verdict.seat,
        mark=study.mark(verdict),  # type: ignore[arg-type]
        played=move(game, verdict.played),
        best=move(game, verdict.best),
        others=[move(game, other) for other in verdict.others],
        chances=list(verdict.chances),
        margins=[SURE * error for error in verdict.errors],
        after=list(verdict.after),
        loss=verdict.loss,
        loss_margin=SURE * verdict.loss_error,
        more=verdict.more,
        wins=verdict.wins,
        rule=verdict.rule,
    )


def move(game: Game[Any], weighed: Weighed) -> ReviewedMove:
    return ReviewedMove(
        [named(game, action, "") for action in weighed.answers],
        weighed.chance,
        [ExpectedMove(seat, named(game, action, "")) for seat, action in weighed.line],
    )


ROUTES = [review, make_review]
