"""Games kept as a dataset: written by `tablee simulate --save`, read again, played again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.cli import main
from tablee.core.errors import BadOption
from tablee.sim import kept
from tests.rl.results import seats_of

COMMAND = ["simulate", "conspiracy", "--bots", "greedy,random,random", "--seed", "4"]


def saved(path: Path, *more: str) -> Path:
    assert (
        main([*COMMAND, "--games", "7", "--json", "--jobs", "1", "--save", str(path), *more]) == 0
    )
    return path


@pytest.mark.parametrize("ending", kept.ENDINGS)
def test_every_game_can_be_played_again(ending: str, tmp_path: Path) -> None:
    path = saved(tmp_path / f"games{ending}")
    header, games = kept.header_of(path), list(kept.games_of(path))
    assert [game["number"] for game in games] == list(range(7))
    assert (header["game"], header["seed"], header["games"]) == ("conspiracy", 4, 7)
    assert header["origin"]["tablee"] == tablee.__version__
    assert header["origin"]["command"].startswith("tablee simulate conspiracy --bots")
    rules = tablee.game("conspiracy")
    for game in games:
        assert sorted(game["players"]) == ["greedy", "random", "random"]
        state = rules.new_game(3, int(game["seed"], 16), header["options"])
        for seat, action in game["moves"]:
            state.play(seat, action)
        assert state.is_over()
        assert game["scores"] == list(rules.scores(state))
        assert set(game["winners"]) == seats_of(rules.winners(state))


def test_the_same_games_are_kept_whatever_the_processes_and_the_file(tmp_path: Path) -> None:
    found = [
        list(kept.games_of(saved(tmp_path / name, *more)))
        for name, more in [
            ("one.jsonl", []),
            ("two.jsonl", ["--jobs", "2"]),
            ("three.parquet", []),
            ("four.jsonl.zst", []),
        ]
    ]
    assert all(games == found[0] for games in found)


def test_batches_may_come_in_any_order(tmp_path: Path) -> None:
    keeper = kept.Keeper(tmp_path / "games.jsonl", {})
    rows: list[dict[str, Any]] = [{"number": number} for number in range(6)]
    keeper.keep(rows[4:])
    keeper.keep(rows[:2])
    keeper.keep(rows[3:4])  # number 2 was interrupted
    keeper.close()
    assert [game["number"] for game in kept.games_of(tmp_path / "games.jsonl")] == [0, 1, 3, 4, 5]


def test_a_name_that_says_no_kind_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*COMMAND, "--games", "1", "--save", str(tmp_path / "games.csv")]) == 2
    assert ".jsonl.zst" in capsys.readouterr().err
    other = tmp_path / "other.jsonl"
    other.write_text(json.dumps({"tablee_arena": 1}) + "\n", encoding="utf-8")
    with pytest.raises(BadOption, match="holds no games"):
        list(kept.games_of(other))


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(__import__("sys").modules, "zstandard", None)
    with pytest.raises(BadOption, match=r"tablee\[data\]"):
        kept.ending_of(tmp_path / "games.jsonl.zst")
