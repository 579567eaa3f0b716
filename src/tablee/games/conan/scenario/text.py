"""Reads the text of a scenario file as TOML, after refusing what would cost too much to read."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from tablee.core.toml_shape import DEPTH, PARTS, all_within, deepest, most_parts
from tablee.games.conan.scenario.mistakes import BadScenario

# Ours have up to 65 tables and 300 values.
TABLES: Final = 150
VALUES: Final = 2_000


def read_toml(text: str, file: str) -> dict[str, Any]:
    check_shape(text, file)
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # includes numbers with too many digits
        raise BadScenario(file, "file", "no-toml", {"why": str(error)}) from None
    check_size(found, file)
    return found


def check_size(data: dict[str, Any], file: str) -> None:
    """Refuse what would make each move of its games costly."""
    everything = list(all_within(data))
    tables = sum(1 for one in everything if isinstance(one, dict))
    for problem, count, most in (
        ("too-many-tables", tables, TABLES),
        ("too-many-values", len(everything), VALUES),
    ):
        if count > most:
            raise BadScenario(file, "file", problem, {"count": count, "most": most})


def check_shape(text: str, file: str) -> None:
    """Refuse keys with many parts and deeply nested brackets."""
    parts = most_parts(text)
    if parts > PARTS:
        raise BadScenario(file, "file", "long-key", {"count": parts, "most": PARTS})
    depth = deepest(text)
    if depth > DEPTH:
        raise BadScenario(file, "file", "deep", {"count": depth, "most": DEPTH})
