"""What a seat of Conspiracy may not know, for the tests that look for leaks."""

from __future__ import annotations

from tests.contract.secret import Tables

TABLES: Tables = [("conspiracy", {}, {})]  # the seat asked sees everything on the table
