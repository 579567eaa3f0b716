"""The documentation site builds, and all its links and references work."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tests.docs.commands import python_blocks
from tools import export_observations

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_the_site_builds_without_a_warning(site: Path) -> None:
    assert (site / "index.html").exists()


def test_the_reference_comes_from_docstrings(site: Path) -> None:
    page = (site / "reference" / "rl" / "index.html").read_text(encoding="utf-8")
    assert "one compiled call steps all games" in page
    assert "tablee.rl.pettingzoo.Table" in page


def test_the_page_of_observations_is_what_the_games_say() -> None:
    written = export_observations.TARGET.read_text(encoding="utf-8")
    assert written == export_observations.page(), "run tools/export_observations.py"
    for name in tablee.game_names():
        assert f"## {name.title()}" in written


@pytest.mark.parametrize("guide", ["learning", "bot-authors"])
def test_the_python_of_the_guides_runs(guide: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a guide are run in order, as a reader would type them."""
    monkeypatch.syspath_prepend(str(ROOT))
    names = {"tablee": tablee}
    __import__("tablee.rl")
    for code in python_blocks(ROOT / "docs" / "guides" / f"{guide}.md"):
        exec(compile(code, f"{guide}.md", "exec"), names)
