"""The copy of the checkout that is mutated: an edit meanwhile, or a stop, harms neither."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "mutate"
TREE = FOLDER / "tree"


def refresh() -> None:
    """Make the copy equal to the checkout."""
    mirror(ROOT, TREE)


def mirror(original: Path, tree: Path) -> None:
    """Make a copy equal; what did not change keeps its date, and its bytecode."""
    wanted = set(listed() if original == ROOT else names_in(original))
    for name in wanted:
        source, copy = original / name, tree / name
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)
    for name in names_in(tree):
        if name not in wanted:
            (tree / name).unlink()


def names_in(tree: Path) -> list[str]:
    """The files of a copy, without what running them leaves there."""
    names = [p.relative_to(tree).as_posix() for p in tree.rglob("*") if p.is_file()]
    return [name for name in names if "/." not in f"/{name}" and "__pycache__" not in name]


def listed() -> list[str]:
    """What git tracks, and new files; no compiled library is among them."""
    command = [
        "git",
        "-C",
        str(ROOT),
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]
    names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")
    return [name for name in names if name and (ROOT / name).is_file()]


def digest(*parts: Path | str) -> str:
    """Of texts, of files, and of the sources in folders."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            total.update(part.encode())
            continue
        for path in sorted(p for p in part.rglob("*") if p.is_file()) if part.is_dir() else [part]:
            if "__pycache__" not in path.parts:
                total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]
