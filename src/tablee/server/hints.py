"""Hints at practice tables: what a strong bot would consider, for the person who is asked.

A worker gets what a bot gets: a position in which everything hidden from the seat was dealt at
random. Where people play each other there are none.
"""

from __future__ import annotations

import logging
import secrets
from concurrent.futures.process import BrokenProcessPool

from litestar import post

from tablee.core import record
from tablee.server.bot_seats import MEMORY, Problem
from tablee.server.limits import Held
from tablee.server.lobby import Asked, Place, site_of, table_for
from tablee.server.naming import named
from tablee.server.refusals import Refusal
from tablee.server.reviewed import Hint
from tablee.server.reviewing import move
from tablee.server.store import Guest
from tablee.server.table import OpenTable
from tablee.server.workers import Workers
from tablee.study.coach import Advice, advise

logger = logging.getLogger("tablee.hints")
LEVEL = "expert"
WAITED_FOR = 8  # hints on one server at a time


class Hints:
    """The worker that thinks for people who ask."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._workers = Workers(1, MEMORY)
        self._guests = Held(1)
        self._all = Held(WAITED_FOR)

    async def hint(self, table: OpenTable, guest: Guest) -> Hint:
        """Return what a bot would do with the question that waits for this guest."""
        seq, problem = await table.ask(lambda: asked(table, guest))
        if not self._guests.enter(guest.id):
            raise Refusal("hint-running")
        if not self._all.enter(""):
            self._guests.leave(guest.id)
            raise Refusal("too-many-hints")
        try:
            advice = await self._workers.run(
                self._seconds, think, problem, LEVEL, secrets.randbits(128)
            )
        except (TimeoutError, BrokenProcessPool, MemoryError, RuntimeError) as error:
            logger.warning("no hint", extra={"table": table.id, "error": str(error)})
            self._workers.end()
            raise Refusal("no-hint-found") from None
        finally:
            self._all.leave("")
            self._guests.leave(guest.id)
        return told(table, seq, advice)

    def close(self) -> None:
        self._workers.end()


async def asked(table: OpenTable, guest: Guest) -> tuple[int, Problem]:
    """Return the question that waits for a guest, as a bot in this seat would get it."""
    standing = table.standing
    seat, course = standing.seat_of(guest.id), standing.course
    if seat < 0:
        raise Refusal("you-have-no-seat")
    if not standing.founding.practice or set(standing.owners()) != {seat}:
        raise Refusal("no-hints-here")
    if standing.phase != "playing" or course is None or course.asked() != seat:
        raise Refusal("nobody-asks-you")
    ints = record.to_ints(course.seen_by(seat), standing.game.steps)
    founding = standing.founding
    return standing.seq, Problem(
        founding.game, founding.options, len(standing.seats), ints, LEVEL, founding.data
    )


def told(table: OpenTable, seq: int, advice: Advice) -> Hint:
    game = table.standing.game
    return Hint(
        seq=seq,
        where=named(game, advice.best.answers[0], advice.rule),
        best=move(game, advice.best),
        others=[move(game, other) for other in advice.others],
        wins=advice.wins,
        rule=advice.rule,
    )


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(request: Asked, table: Place) -> Hint:
    found, guest = await table_for(request, table)
    return await site_of(request).hints.hint(found, guest)


ROUTES = [hint]


# -- in the worker --------------------------------------------------------------------------


def think(problem: Problem, level: str, seed: int) -> Advice:
    from tablee.core import registry
    from tablee.core.rng import seeded

    try:
        game = registry.game(problem.game, problem.data)
        template = game.new_game(problem.seats, 0, problem.options)
        seen = record.from_ints(template, problem.ints, game.steps)
        return advise(game, seen, level, seeded(seed))
    except Exception as error:  # not every exception can be pickled; this one can
        raise RuntimeError(f"{type(error).__name__}: {error}") from None
