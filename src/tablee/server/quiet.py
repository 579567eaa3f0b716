"""Questions that leave nothing to decide, at the web table; `core.quiet` finds them.

A pause hides from others what they could learn from a skipped question: see `Step.hides` and
docs/protocol.md.
"""

from __future__ import annotations

from tablee.core import quiet
from tablee.core.engine import NOBODY
from tablee.server.course import Course
from tablee.server.records import TakenBack
from tablee.server.standing import Standing


def quiet_answer(course: Course, seat: int) -> int:
    """Return the answer to give for a seat, or NOBODY: there is something to decide."""
    return quiet.quiet_answer(course.game, seat, lambda: course.seen_by(seat))


def set_in_advance(standing: Standing, seat: int) -> int:
    """Return what a person has decided in advance, or NOBODY."""
    given = standing.advance.get(seat)
    if not given or standing.course is None or standing.seats[seat].player() is not None:
        return NOBODY
    if isinstance(standing.lines[standing.seq - 1].kept.record, TakenBack):
        return NOBODY  # taken back to be answered by hand
    return int(standing.game.in_advance(standing.course.state, seat, given))


def table_answers(standing: Standing, seat: int) -> bool:
    """Say whether the table is about to answer for a person, so that no question is shown."""
    return set_in_advance(standing, seat) != NOBODY or passed_over(standing, seat) != NOBODY


def passed_over(standing: Standing, seat: int) -> int:
    """Return the answer that the table gives for a person, or NOBODY: the person is asked."""
    if standing.course is None or seat < 0 or standing.seats[seat].player() is not None:
        return NOBODY
    if standing.asks_everything(seat):
        return NOBODY
    if isinstance(standing.lines[standing.seq - 1].kept.record, TakenBack):
        return NOBODY  # taken back to be answered by hand
    if standing.looked_at[0] != standing.seq:
        standing.looked_at = standing.seq, quiet_answer(standing.course, seat)
    return standing.looked_at[1]
