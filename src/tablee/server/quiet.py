"""Questions that leave nothing to decide, at the web table: `core.quiet` says which they are.

What others could learn from a question that is passed over is kept from them by a pause:
`Step.hides` and docs/protocol.md.
"""

from __future__ import annotations

from tablee.core import quiet
from tablee.server.course import Course


def quiet_answer(course: Course, seat: int) -> int:
    """Return the answer to give for a seat, or NOBODY: there is something to decide."""
    return quiet.quiet_answer(course.game, seat, lambda: course.seen_by(seat))
