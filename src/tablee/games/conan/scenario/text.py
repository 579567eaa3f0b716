"""The text of a scenario file read as TOML, after a look at what would cost too much to read."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from tablee.games.conan.scenario.mistakes import BadScenario

PARTS: Final = 8  # of a key; reading takes the square of them
DEPTH: Final = 32  # of brackets within brackets
# Strings and comments; one that is not closed ends with the file or the line, so that no sign
# is looked at twice.
QUOTED: Final = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\.|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*",
    re.DOTALL,
)
KEYS: Final = re.compile(r"[\n=,\[\]{}]")
BRACKETS: Final = re.compile(r"[\[\]{}]")


def read_toml(text: str, file: str) -> dict[str, Any]:
    check_shape(text, file)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of too many digits
        raise BadScenario(file, "file", "no-toml", {"why": str(error)}) from None


def check_shape(text: str, file: str) -> None:
    """Refuse keys of many parts and brackets deep in brackets, in time that grows as the text."""
    bare = QUOTED.sub("x", text)
    parts = max(key.count(".") for key in KEYS.split(bare)) + 1
    if parts > PARTS:
        raise BadScenario(file, "file", "long-key", {"count": parts, "most": PARTS})
    deepest = depth = 0
    for bracket in BRACKETS.findall(bare):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        deepest = max(deepest, depth)
    if deepest > DEPTH:
        raise BadScenario(file, "file", "deep", {"count": deepest, "most": DEPTH})
