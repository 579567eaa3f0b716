"""The copy of the checkout that is mutated, so that edits and interruptions do no harm."""

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
    """Make a copy equal. Unchanged files keep their date and their bytecode."""
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
    """Return the files of a copy, without those created by running it."""
    names = [p.relative_to(tree).as_posix() for p in tree.rglob("*") if p.is_file()]
    return [name for name in names if "/." not in f"/{name}" and "__pycache__" not in name]


def listed() -> list[str]:
    """Return the files that git tracks, and new files; no compiled libraries."""
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
    """Return a digest of texts, files and the sources in folders."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            total.update(part.encode())
            continue
        for path in sorted(p for p in part.rglob("*") if p.is_file()) if part.is_dir() else [part]:
            if "__pycache__" not in path.parts:
                total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]
