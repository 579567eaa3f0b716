"""The guide for bot authors works in an empty folder."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tablee import bots
from tablee.cli import main
from tests.docs.commands import commands, python_blocks

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "bot-authors.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (code,) = python_blocks(GUIDE)
    (tmp_path / "my_bot.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    bots.own_class.cache_clear()
    return tmp_path


def fewer_games(command: str) -> list[str]:
    """Return the arguments of a command in the guide, with two games and one process."""
    words = shlex.split(command)[1:]
    words[words.index("--games") + 1] = "2"
    return [*words, "--jobs", "1"]


def test_its_commands_play_the_bot(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = [line for line in commands(GUIDE) if "--games" in line]
    assert len(played) == 2
    for command in played:
        assert command.startswith(".venv/bin/tablee ")
        assert main(fewer_games(command)) == 0
    assert "Hopeful" in capsys.readouterr().out
