"""The facts of a game, as they are written: the tables of its TOML files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parents[1] / "games"


def table(game: str, name: str) -> dict[str, Any]:
    """Return what `games/<game>/facts/<name>.toml` holds."""
    path = GAMES / game / "facts" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def rows(game: str, name: str) -> list[dict[str, Any]]:
    """Return the entries of `games/<game>/facts/<name>.toml`, in their order."""
    found: list[dict[str, Any]] = table(game, name)[name]
    return found
