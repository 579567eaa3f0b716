"""Every example runs as written and stays short."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples"
NEEDS_TORCH = "learn_conspiracy.py"
ARGUMENTS = {"own_bot.py": ["2"], "read_games.py": ["games.jsonl.gz"]}
SHORT = sorted(path.name for path in EXAMPLES.glob("*.py") if path.name != NEEDS_TORCH)
SAYS = {
    "gymnasium_random.py": "decisions, reward",
    "library_random.py": "points:",
    "openspiel_random.py": "returns",
    "own_bot.py": "Curious",
    "pettingzoo_random.py": "won",
    "read_games.py": "won",
    "replay_statistics.py": "greedy",
    "vector_random.py": "games won",
}


def run(name: str, folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "200"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", SHORT)
def test_it_runs(name: str, tmp_path: Path) -> None:
    if name.startswith("openspiel"):
        pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")
    if name == "read_games.py":
        words = ["simulate", "conspiracy", "--bots", "greedy,random", "--games", "2", "--json"]
        assert main([*words, "--jobs", "1", "--save", str(tmp_path / "games.jsonl.gz")]) == 0
    assert SAYS[name] in run(name, tmp_path, *ARGUMENTS.get(name, []))


def test_every_example_is_short_and_listed() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) < 60, path.name
        assert f"`{path.name}`" in listed


@pytest.mark.long
@pytest.mark.skipif(not tablee.COMPILED, reason="learning needs thousands of games")
def test_the_learner_beats_random_after_three_minutes_of_processor_time(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="pip install torch")
    _, *lines = run(NEEDS_TORCH, tmp_path, "3").splitlines()
    rates = [float(line.split(",")[2]) for line in lines]
    assert sum(rates[-10:]) / 10 > 0.75
    assert sum(rates[:3]) / 3 < 0.6  # it has learned, and did not start that well
