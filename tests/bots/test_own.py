"""Bots of one's own, named by file or module, wherever bots are named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee import bots
from tablee.cli import main
from tablee.core.errors import BadOption, UnknownName
from tablee.server.refusals import Refusal
from tablee.server.requests import SeatWish
from tablee.server.tables import plan_of

FIRST = """
from tablee.bots import Bot


class First(Bot):
    def choose(self, game, seen, rng):
        return min(seen.legal_actions())


class NoBot:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "first.py").write_text(FIRST, encoding="utf-8")
    (tmp_path / "broken.py").write_text("def", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    bots.own_class.cache_clear()
    return tmp_path


@pytest.mark.parametrize("name", ["first.py:First", "first:First"])
def test_a_bot_of_a_file_or_module_is_made(folder: Path, name: str) -> None:
    assert type(bots.make(name)).__name__ == "First"
    assert bots.make(name) is not bots.make(name)


@pytest.mark.parametrize(
    "name", ["missing.py:First", "first.py:Second", "first.py:NoBot", "broken.py:X", "nowhere:X"]
)
def test_what_is_no_bot_is_refused_in_words(folder: Path, name: str) -> None:
    with pytest.raises(BadOption, match=name.split(":")[0]):
        bots.make(name)


def test_a_plain_unknown_name_is_still_unknown() -> None:
    with pytest.raises(UnknownName):
        bots.make("nobody")


def test_it_plays_in_the_arena_in_other_processes(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", "conspiracy", "--bots", "first.py:First,random", "--games", "4"]
    assert main([*command, "--jobs", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert "first.py:First" in json.dumps(told)


def test_guests_of_a_server_cannot_name_one(folder: Path) -> None:
    """A name from outside must not load code."""
    with pytest.raises(Refusal):
        plan_of(SeatWish("bot", "first.py:First"))
