"""`tablee evaluate`: a protocol, an entry, a leaderboard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.cli import main
from tablee.core.errors import BadOption
from tablee.sim import evaluate
from tablee.sim.origin import engine_digest, origin


def test_the_protocol_is_two_and_four_seats_against_four_opponents() -> None:
    for name in tablee.game_names():
        plans = evaluate.plans(name, "greedy")
        assert [(plan.seats, plan.bots[1]) for plan in plans] == [
            (seats, opponent) for seats in (2, 4) for opponent in evaluate.OPPONENTS
        ]
        for plan in plans:
            assert plan.bots[0] == "greedy"
            assert set(plan.bots[1:]) == {plan.bots[1]}
            assert plan.games == 240
            assert plan.games % plan.seats == 0
            assert plan.seed == evaluate.SEED


def test_an_entry_says_what_was_played_and_by_what(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "entry.json"
    words = ["evaluate", "greedy", "--game", "conspiracy", "--games", "4", "--jobs", "1"]
    words += ["--against", "random,greedy", "--save", str(file)]
    assert main(words) == 0
    told = capsys.readouterr()
    entry: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    assert (entry["protocol"], entry["bot"], entry["standard"]) == (1, "greedy", False)
    assert len(entry["results"]) == 4
    for row in entry["results"]:
        assert row["games"] == 4
        assert row["interval"][0] <= row["win_rate"] <= row["interval"][1]
        assert row["equal"] == 1 / row["seats"]
    assert entry["origin"]["command"] == "tablee " + " ".join(words)
    assert entry["origin"]["engine_digest"] == engine_digest("conspiracy")
    assert evaluate.line(entry) in told.out
    assert main([*words[:-2], "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["results"] == entry["results"]


def test_a_bot_against_itself_wins_an_equal_share() -> None:
    """With the same bot everywhere, each deal is won once, whoever wins it."""
    from tablee.sim.backend.local import Here

    entry = evaluate.play("conspiracy", "greedy", Here(), 8, ["greedy"])
    assert [row["opponent"] for row in entry["results"]] == ["greedy", "greedy"]
    assert all(0 <= row["win_rate"] <= 1 for row in entry["results"])


def test_an_opponent_outside_the_protocol_is_refused() -> None:
    with pytest.raises(BadOption, match="opponents are random, greedy, regular, expert"):
        evaluate.plans("abyss", "greedy", 4, ["master"])


def test_the_digest_of_an_own_bot_is_that_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("x = 1\n", encoding="utf-8")
    first = evaluate.own_digest(f"{file}:Mine")
    file.write_text("x = 2\n", encoding="utf-8")
    assert evaluate.own_digest(f"{file}:Mine") not in (first, None)
    assert evaluate.own_digest("greedy") is None


def test_an_origin_names_versions_command_and_date() -> None:
    made = origin("abyss", ["arena", "abyss", "--bots", "my bot.py:A"])
    assert made["tablee"] == tablee.__version__
    assert made["rules"] == tablee.game("abyss").version
    assert made["command"] == "tablee arena abyss --bots 'my bot.py:A'"
    assert made["date"].endswith("+00:00")
    assert len(made["engine_digest"]) == 64
    assert made["engine_digest"] != engine_digest("smog")


def test_reports_end_with_what_made_them(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    for command in (
        ["simulate", "conspiracy", "--bots", "greedy,random"],
        ["arena", "conspiracy", "--bots", "greedy,random"],
    ):
        words = [*command, "--games", "2", "--jobs", "1", "--lang", "en", "--report", str(page)]
        assert main(words) == 0
        text = page.read_text(encoding="utf-8")
        assert f"Tablée {tablee.__version__}, rules version" in text
        assert engine_digest("conspiracy")[:12] in text
        assert f"tablee {' '.join(command)}" in text.split("<footer>")[1]


def test_an_arenas_file_says_what_made_it_and_still_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["arena", "conspiracy", "--bots", "greedy,random", "--jobs", "1", "--json"]
    assert main([*words, "--games", "2", "--results", str(file)]) == 0
    first = file.read_text(encoding="utf-8").splitlines()[0]
    assert json.loads(first)["origin"]["engine_digest"] == engine_digest("conspiracy")
    assert main([*words, "--games", "4", "--results", str(file)]) == 0
    assert file.read_text(encoding="utf-8").splitlines()[0] == first
