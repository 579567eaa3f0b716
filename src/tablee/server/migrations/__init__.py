"""The schema of the store, one numbered step after the other.

A database has the number of the last step it went through, in its table `format`. When a store
is opened the steps it lacks are taken in one transaction: all of them, or none. A step once
published is never changed; what comes later is a module of its own here, with a number one
higher, and has what both databases need: `SQLITE` and `POSTGRES`.
"""

from __future__ import annotations

from typing import Protocol

from tablee.server.migrations import (
    m1_tables,
    m2_advance,
    m3_archives,
    m4_idle_guests,
    m5_library,
    m6_reviews,
)
from tablee.server.store import NotSaved


class Migration(Protocol):
    """A step: its name and its statements."""

    NAME: str
    SQLITE: str
    POSTGRES: str


STEPS: list[Migration] = [
    m1_tables,
    m2_advance,
    m3_archives,
    m4_idle_guests,
    m5_library,
    m6_reviews,
]


def check_number(found: int, what: str) -> None:
    """Refuse a database that a later program has changed."""
    if found > len(STEPS):
        raise NotSaved(
            f"{what} has format {found}, made by a newer version of Tablée; this one knows formats"
            f" up to {len(STEPS)}. Start the newer version, or restore a backup made before it."
        )


def failed(number: int, step: Migration, what: str, error: Exception) -> NotSaved:
    return NotSaved(
        f"{what} could not be brought to format {number} ({step.NAME}): {error}."
        " Nothing was changed in it."
    )
