"""Statistics of some games only, using SMOG: rounds, prices, edges, own boards."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main
from tablee.games.smog.data import EDGE_IDS, ETHER_IDS, FACTS
from tablee.sim.words import Words
from tablee.text import LANGUAGES

OURS = (FACTS / "board.toml").read_text("utf-8")
RUN = ["simulate", "smog", "--bots", "greedy,greedy", "--games", "2", "--seed", "2"]
RUN += ["--option", "round_limit=20"]  # long enough for all statistics


def figures_of(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main([*RUN, "--json", *more]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    del figures["origin"]  # the command is told, and differs
    return figures


@pytest.fixture
def dear(tmp_path: Path) -> Path:
    """Return a board on which nothing costs less than 5, and which differs between edges."""
    text = OURS
    for price in (1, 2, 3, 4):
        text = text.replace(f"price = {price},", "price = 5,")
    path = tmp_path / "dear.toml"
    path.write_text(text.replace("price = 6,", "price = 7,", 1), encoding="utf-8")
    return path


def test_rounds_prices_and_edges_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    figures = figures_of(capsys, "--jobs", "1")
    assert sum(figures["rounds"]["counts"].values()) == 2
    assert 5 < figures["rounds"]["mean"] <= 20
    assert list(figures["amounts"]) == ["bought_ether", "sold_ether", "bought_artefact"]
    assert set(figures["amounts"]["bought_ether"]) <= set(ETHER_IDS)
    for pieces in figures["amounts"].values():
        for row in pieces.values():
            assert row["count"] > 0
            assert 1 <= row["quantiles"]["5"] <= row["mean"] <= 12
    assert set(figures["holdings"]["edge"]) <= set(EDGE_IDS)
    assert sum(row["count"] for row in figures["holdings"]["edge"].values()) == 4


def test_an_owners_prices_are_played_with_and_odd_ones_told(
    capsys: pytest.CaptureFixture[str], dear: Path
) -> None:
    assert main([*RUN, "--json", "--jobs", "1", "--data", str(dear)]) == 0
    told = capsys.readouterr()
    figures = json.loads(told.out)
    assert "the edges are not alike" in told.err
    assert figures["data"] == hashlib.sha256(dear.read_bytes()).hexdigest()
    # the Merchant reduces a price by one
    assert all(row["mean"] >= 4 for row in figures["amounts"]["bought_artefact"].values())
    assert all(row["mean"] >= 4 for row in figures["amounts"]["bought_ether"].values())


def test_other_processes_play_on_the_owners_board_too(
    capsys: pytest.CaptureFixture[str], dear: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tablee.sim import run

    monkeypatch.setattr(run, "FEELER_SECONDS", 0.0)
    more = ("--data", str(dear), "--bots", "random,random", "--games", "4")
    assert figures_of(capsys, *more, "--jobs", "2") == figures_of(capsys, *more, "--jobs", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_page_say_it(
    language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    more = ["--jobs", "1", "--games", "1", "--lang", language, "--report", str(page)]
    assert main([*RUN, *more]) == 0
    shown = capsys.readouterr().out
    words = Words("smog", language)
    for event in ("bought_ether", "bought_artefact"):
        assert words.event(event) in shown
        assert words.event(event) in page.read_text("utf-8")
    assert words.say("rounds-line", mean="", low="", high="").split(":")[0].strip() in shown
    assert words.say("rounds") in page.read_text("utf-8")


@pytest.mark.parametrize(
    "text, said",
    [
        ("tile = 3", "tile is 3; allowed"),
        ("[tile", "not TOML"),
        ("[[card]]\n", "there is no part 'card'"),
    ],
)
def test_a_bad_file_is_refused_by_name(
    text: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    assert main([*RUN, "--data", str(path)]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert str(path) in told


def test_a_game_that_takes_no_data_says_so(capsys: pytest.CaptureFixture[str], dear: Path) -> None:
    run = ["simulate", "abyss", "--bots", "greedy,random", "--data", str(dear)]
    assert main(run) == 2
    assert "abyss has no figures that a file may replace" in capsys.readouterr().err
