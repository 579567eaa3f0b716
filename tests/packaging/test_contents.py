"""A wheel contains every file of the package that the program reads."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tablee"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]


def test_every_file_of_the_package_is_in_the_wheel() -> None:
    """Facts, texts and levels are read at run time, so a wheel without them would not work."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/tablee"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    ours = {ROOT / line for line in listed.stdout.splitlines()}
    patterns = SETTINGS["setuptools"]["package-data"]["tablee"]
    packed = {path for pattern in patterns for path in PACKAGE.glob(pattern)}
    assert len(ours) > 100
    assert sorted(path for path in ours - packed if path.suffix != ".py" and path.exists()) == []
