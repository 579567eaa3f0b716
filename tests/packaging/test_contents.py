"""A wheel contains every file of the package that the program reads."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

import pytest

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


def test_a_wheel_holds_the_compressed_page() -> None:
    """The server compresses nothing: without these files, the page takes four times as long."""
    files = PACKAGE / "server" / "static" / "assets"
    if not files.is_dir():
        pytest.skip("the page is not built")
    patterns = SETTINGS["setuptools"]["package-data"]["tablee"]
    packed = {path for pattern in patterns for path in PACKAGE.glob(pattern)}
    large = [path for path in files.glob("*.*") if path.suffix in (".js", ".css")]
    large = [path for path in large if path.stat().st_size > 2_000]
    assert len(large) > 20
    for path in large:
        for suffix, most in ((".br", 0.6), (".gz", 0.65)):
            made = path.with_name(path.name + suffix)
            assert made in packed
            assert made.stat().st_size < most * path.stat().st_size, made.name
