"""What a seat of Conspiracy may not know, for the tests that look for leaks."""

from __future__ import annotations

TABLES = [("conspiracy", {}, {})]  # the seat asked sees all that lies on the table
