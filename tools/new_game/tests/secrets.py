"""What a seat of Sample may not know, for the tests that look for leaks."""

from __future__ import annotations

from tests.contract.secret import Tables, of_others

TABLES: Tables = [("sample", {}, {"hands": of_others(lambda side: int(side.hand))})]
