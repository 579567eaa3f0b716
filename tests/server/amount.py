"""How much the reliability tests do: a little for every change, much more on request.

`bench/reliability/run.py` runs the long form, in parts that can be run one by one, and stores
the figures that tests record with `note`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

LONG = os.environ.get("TABLEE_RELIABILITY") == "long"
SHARE = float(os.environ.get("TABLEE_RELIABILITY_SHARE", "1"))
PART, PARTS = map(int, os.environ.get("TABLEE_RELIABILITY_PART", "1/1").split("/"))
FIGURES = os.environ.get("TABLEE_RELIABILITY_FIGURES")


def amount(short: int, long: int) -> int:
    """Return a number of things or seconds that is the same in every part."""
    return max(short, int(long * SHARE)) if LONG else short


def tries(short: int, long: int) -> range:
    """Return the numbers of the cases to try; in a run in parts, those of this part."""
    whole = amount(short, long)
    if not LONG:
        return range(whole)
    return range(whole * (PART - 1) // PARTS, whole * PART // PARTS)


def note(**figures: Any) -> None:
    """Record what a test has counted. Figures named `worst_` are not added up."""
    if FIGURES is not None:
        with Path(FIGURES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(figures) + "\n")
