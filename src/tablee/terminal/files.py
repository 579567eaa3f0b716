"""Where games played on this computer are saved, and the command that continues them."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the user's folder for such files, by the XDG convention."""
    chosen = Path(environment.get("XDG_DATA_HOME", ""))
    base = chosen if chosen.is_absolute() else Path.home() / ".local" / "share"
    return base / "tablee"


def new_path(game: str, folder: Path, now: datetime) -> Path:
    """Return an unused name: the game, the day and the time."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def own_command(started_as: str = sys.argv[0]) -> str:
    """Return the command that starts this program; its bare name only if that is found."""
    script = Path(started_as)
    if script.name != "tablee" or shutil.which("tablee") is not None:
        return "tablee"
    return os.path.relpath(script)
