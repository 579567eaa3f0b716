"""What made a result, so that it can be made again: versions, command and date."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import tablee
from tablee.core import registry

Json = dict[str, Any]
PACKAGE = Path(tablee.__file__).parent
KINDS = (".py", ".toml", ".network")


@cache
def engine_digest(game: str) -> str:
    """Return the SHA-256 of what plays a game: engine, bots and rules, file by file."""
    found = hashlib.sha256()
    for folder in ("bots", "core", f"games/{game}"):
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in KINDS:
                found.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
                found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def origin(game: str, words: Sequence[str] = ()) -> Json:
    """Return what made a result of a game; `words` are the command's arguments.

    tablee, rules         versions of the program and of the game's rules
    engine                "compiled" | "plain": the results are the same
    engine_digest         see `engine_digest`
    command, date         how and when (UTC)
    """
    return {
        "tablee": tablee.__version__,
        "rules": int(registry.game(game).version),
        "engine": "compiled" if tablee.COMPILED else "plain",
        "engine_digest": engine_digest(game),
        "command": shlex.join(["tablee", *words]) if words else None,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }
