"""How much the reliability tests try: little at every change, much when asked for."""

from __future__ import annotations

import os

LONG = os.environ.get("TABLEE_RELIABILITY") == "long"
SHARE = float(os.environ.get("TABLEE_RELIABILITY_SHARE", "1"))


def amount(short: int, long: int) -> int:
    """Return how many: `long`, or a share of it, when run by bench/reliability/run.py."""
    return max(short, int(long * SHARE)) if LONG else short
