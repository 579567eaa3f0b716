"""Reads the text of a scenario file as TOML, after refusing what would cost too much to read."""

from __future__ import annotations

import tomllib
from typing import Any

from tablee.core.toml_shape import DEPTH, PARTS, deepest, most_parts
from tablee.games.conan.scenario.mistakes import BadScenario


def read_toml(text: str, file: str) -> dict[str, Any]:
    check_shape(text, file)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # includes numbers with too many digits
        raise BadScenario(file, "file", "no-toml", {"why": str(error)}) from None


def check_shape(text: str, file: str) -> None:
    """Refuse keys with many parts and deeply nested brackets."""
    parts = most_parts(text)
    if parts > PARTS:
        raise BadScenario(file, "file", "long-key", {"count": parts, "most": PARTS})
    depth = deepest(text)
    if depth > DEPTH:
        raise BadScenario(file, "file", "deep", {"count": depth, "most": DEPTH})
