"""Values that a test relies on. If one is missing, the test fails and says what is missing."""

from __future__ import annotations

from typing import TypeVar

from tablee.server.course import Course
from tablee.server.records import AnyRecord, Moved
from tablee.server.standing import Standing

T = TypeVar("T")


def present(value: T | None) -> T:
    """Return a value that must be there."""
    assert value is not None, "nothing is there"
    return value


def course_of(standing: Standing) -> Course:
    """Return the game of a table that has begun."""
    assert standing.course is not None, f"the game has not begun: {standing.phase}"
    return standing.course


def move_in(record: AnyRecord) -> Moved:
    """Return the record of a move."""
    assert isinstance(record, Moved), f"not a move: {record}"
    return record
