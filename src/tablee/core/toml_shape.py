"""The shape of a TOML text, looked at before it is read: what would cost too much is found out.

Reading takes the square of the parts of a key, and brackets deep in brackets take the stack.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

PARTS: Final = 8  # of a key
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


def most_parts(text: str) -> int:
    """Return how many parts the longest key has, in time that grows as the text."""
    return max(key.count(".") for key in KEYS.split(QUOTED.sub("x", text))) + 1


def deepest(text: str) -> int:
    """Return how deep brackets stand in brackets."""
    found = depth = 0
    for bracket in BRACKETS.findall(QUOTED.sub("x", text)):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        found = max(found, depth)
    return found


def all_within(data: Any) -> Iterator[Any]:
    """Yield everything in what was read: tables, lists and values, the whole first."""
    waiting = [data]
    while waiting:
        found = waiting.pop()
        yield found
        if isinstance(found, dict):
            waiting += found.values()
        elif isinstance(found, list):
            waiting += found
