"""How much the reliability tests try: little at every change, much when asked for."""

from __future__ import annotations

import os

LONG = os.environ.get("TABLEE_RELIABILITY") == "long"


def amount(short: int, long: int) -> int:
    """Return how many: `long` when run by bench/reliability/run.py."""
    return long if LONG else short
