"""Arenas: same results for any number of processes, and played games are stored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.bots import levels
from tablee.cli import main
from tablee.core.errors import BadOption, TableeError
from tablee.sim import arena as arenas
from tablee.sim.arena import Arena, Scoreboard, as_played, make_arena, play_arena
from tablee.sim.arena_report import ArenaWords, page
from tablee.sim.arena_summary import luck, summary_of
from tablee.sim.backend import Backend, backend
from tablee.sim.backend.local import Here
from tablee.text import LANGUAGES
from tests.sim.test_run import Interrupted

BOTS = ["greedy", "random", "search:iterations=2:ahead=0"]


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use small batches, so that a short arena has several."""
    monkeypatch.setattr(arenas, "BATCH_SECONDS", 0.0)


def played(arena: Arena, path: Path | None = None, where: Backend | None = None) -> dict[str, Any]:
    scoreboard = Scoreboard(arena, path)
    assert play_arena(scoreboard, where or Here())
    return summary_of(scoreboard)


def test_every_bot_meets_every_other_on_the_same_deals() -> None:
    arena = make_arena("abyss", BOTS, 5)
    assert list(arena.plans) == [(BOTS[0], BOTS[1]), (BOTS[0], BOTS[2]), (BOTS[1], BOTS[2])]
    assert {plan.games for plan in arena.plans.values()} == {6}, "whole rounds of seats"
    assert len({plan.seed_of(2) for plan in arena.plans.values()}) == 1


def test_with_more_seats_each_meets_a_table_full_of_the_other() -> None:
    arena = make_arena("abyss", ["greedy", "random"], 3, seats=3)
    assert {pair: plan.bots for pair, plan in arena.plans.items()} == {
        ("greedy", "random"): ("greedy", "random", "random"),
        ("random", "greedy"): ("random", "greedy", "greedy"),
    }


def test_in_a_ladder_each_meets_the_next_one_only() -> None:
    arena = make_arena("abyss", BOTS, 2, ladder=True)
    assert list(arena.plans) == [(BOTS[0], BOTS[1]), (BOTS[1], BOTS[2])]
    full = make_arena("abyss", BOTS, 2, seats=3, ladder=True)
    assert {frozenset(pair) for pair in full.plans} == {frozenset(pair) for pair in arena.plans}
    assert len(full.plans) == 4, "each meets a table full of the other"


def test_a_ladder_rates_bots_that_never_met_and_shares_an_arenas_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    figures = played(make_arena("abyss", BOTS, 20, ladder=True), path)
    assert figures["games"] == 40
    assert list(figures["ratings"])[-1] == "random" == BOTS[1]
    cells = page(figures, ArenaWords("abyss", "en"))
    assert "<td>–</td>" in cells, "who never met has no share in the cross table"
    scoreboard = Scoreboard(make_arena("abyss", BOTS, 20), path)
    assert scoreboard.games == 40, "what the ladder played is part of the whole arena"


def test_any_number_of_processes_gives_the_same_standing() -> None:
    arena = make_arena("abyss", BOTS, 4, seed=7)
    figures = [played(arena, where=backend(jobs)) for jobs in (1, 2)]
    assert figures[0] == figures[1]
    assert figures[0]["games"] == 12


def test_an_interrupted_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = played(make_arena("abyss", BOTS, 6))
    path = tmp_path / "results.jsonl"
    arena = make_arena("abyss", BOTS, 6)
    begun = Scoreboard(arena, path)
    assert not play_arena(begun, Interrupted())
    assert 0 < begun.games < arena.games
    again = Scoreboard(arena, path)
    assert again.games == begun.games
    told: list[int] = []
    assert play_arena(again, Here(), told.append)
    assert told[0] == begun.games, "what was played is not played again"
    assert summary_of(again) == whole
    before = path.read_text()
    assert played(arena, path) == whole
    assert path.read_text() == before, "nothing was left to play"


def test_more_games_and_more_bots_go_on_with_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(make_arena("abyss", ["greedy", "random"], 2), path)
    larger = make_arena("abyss", BOTS, 4)
    scoreboard = Scoreboard(larger, path)
    assert scoreboard.games == 2
    assert play_arena(scoreboard, Here())
    assert summary_of(scoreboard) == played(larger)


def test_a_line_torn_by_a_crash_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    arena = make_arena("abyss", ["greedy", "random"], 4)
    whole = played(arena, path)
    text = path.read_text()
    path.write_text(text[:-20])
    assert played(arena, path) == whole


@pytest.mark.parametrize("change", [{"seed": 1}, {"seats": 3}, {"options": {"memory_aid": True}}])
def test_a_file_of_another_arena_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "results.jsonl"
    Scoreboard(make_arena("abyss", ["greedy", "random"], 2), path)
    with pytest.raises(TableeError, match="another arena"):
        Scoreboard(make_arena("abyss", ["greedy", "random"], 2, **change), path)


def test_a_file_tells_what_the_levels_mean_at_its_tables() -> None:
    told = make_arena("smog", ["greedy", "novice"], 4, seats=4).header()["levels"]
    assert told == levels.numbers("smog", 4)
    assert told != make_arena("smog", ["greedy", "novice"], 4).header()["levels"]


def test_a_file_that_is_no_arena_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("remember the milk\n")
    with pytest.raises(TableeError, match="no arena"):
        Scoreboard(make_arena("abyss", ["greedy", "random"], 2), path)
    assert path.read_text() == "remember the milk\n"


@pytest.mark.parametrize(
    "text", ["remember the milk", "[]\n", '{"tablee_arena": 1}\n{"bots": 3}\n']
)
def test_what_is_refused_is_left_as_it_is(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(TableeError):
        Scoreboard(make_arena("abyss", ["greedy", "random"], 2), path)
    assert path.read_text() == text


@pytest.mark.parametrize("line", ["[]", "{}", '{"bots": ["greedy", "random"]}', "milk"])
def test_a_line_that_is_no_result_is_refused(line: str, tmp_path: Path) -> None:
    arena = make_arena("abyss", ["greedy", "random"], 2)
    path = tmp_path / "results.jsonl"
    path.write_text(f"{json.dumps(arena.header())}\n{line}\n")
    with pytest.raises(TableeError, match="no arena"):
        Scoreboard(arena, path)


def test_as_played_counts_every_game_of_the_file_between_these_bots(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(make_arena("abyss", BOTS, 4, ladder=True), path)
    played(make_arena("abyss", [BOTS[0], BOTS[1]], 10), path)
    played(make_arena("abyss", [BOTS[0], "novice"], 2), path)
    figures = summary_of(Scoreboard(as_played(make_arena("abyss", BOTS, 2), path), path))
    assert [(row["bots"], row["games"]) for row in figures["pairings"]] == [
        ([BOTS[0], BOTS[1]], 10),
        ([BOTS[1], BOTS[2]], 4),
    ]
    assert figures["games"] == figures["planned"] == 14
    assert set(figures["ratings"]) == set(BOTS)


def test_bots_that_nothing_links_are_not_rated_together(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with pytest.raises(TableeError, match="link greedy to random"):
        as_played(make_arena("abyss", BOTS[:2], 2), path)
    assert not path.exists()
    played(make_arena("abyss", BOTS[:2], 2), path)
    played(make_arena("abyss", [BOTS[2], "novice"], 2), path)
    with pytest.raises(TableeError, match=f"link greedy to {BOTS[2]}, novice"):
        as_played(make_arena("abyss", [*BOTS, "novice"], 2), path)


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"]])
def test_an_arena_needs_different_bots(bots: list[str]) -> None:
    with pytest.raises(BadOption):
        make_arena("abyss", bots, 2)


def test_luck_is_two_sided_and_falls_with_games() -> None:
    assert luck(50, 100, 0.5) == pytest.approx(1.0)
    assert luck(60, 100, 0.5) == pytest.approx(luck(40, 100, 0.5))
    assert luck(60, 100, 0.5) == pytest.approx(0.0455, abs=0.0005)  # two standard deviations
    assert luck(25, 100, 0.25) == pytest.approx(1.0)
    assert luck(0.0, 0, 0.5) == 1.0


# -- the command -------------------------------------------------------------------------------

RUN = ["arena", "abyss", "--bots", "greedy,random", "--games", "4", "--jobs", "1"]


def test_the_command_prints_json_and_keeps_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"
    assert main([*RUN, "--json", "--results", str(path)]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == figures["planned"] == 4
    assert figures["pairings"][0]["bots"] == ["greedy", "random"]
    assert figures["pairings"][0]["win_rate"] > 0.5
    assert list(figures["ratings"]) == ["greedy", "random"], "the stronger first"
    assert len(path.read_text().splitlines()) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_ratings_pairings_and_cross_table(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "arena.html"
    assert main([*RUN, "--report", str(path), "--lang", language]) == 0
    text = path.read_text()
    assert text.count("<svg") == 2
    assert text.count("<table") == 3
    assert "greedy" in capsys.readouterr().out


def test_the_command_rates_what_a_file_holds_and_plays_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"
    assert main([*RUN, "--results", str(path), "--json"]) == 0
    before = path.read_text()
    capsys.readouterr()
    asked = [*RUN[:-4], "--played", "--results", str(path), "--lang", "en"]
    assert main([*asked, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == figures["planned"] == 4, "not the 200 of the default"
    assert figures["ratings"]["random"]["lead"] is None
    lead = figures["ratings"]["greedy"]["lead"]
    assert lead["over"] == "random"
    assert lead["interval"][0] < lead["elo"] < lead["interval"][1]
    assert path.read_text() == before
    assert main(asked) == 0
    assert f"+{round(lead['elo'])} (" in capsys.readouterr().out


def test_what_was_played_needs_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--played"]) == 2
    assert "--results" in capsys.readouterr().err
    path = tmp_path / "none.jsonl"
    assert main([*RUN, "--played", "--results", str(path)]) == 2
    assert "link greedy to random" in capsys.readouterr().err
    assert not path.exists()


def test_a_page_can_be_made_before_anything_is_played() -> None:
    figures = summary_of(Scoreboard(make_arena("abyss", ["greedy", "random"], 2)))
    assert "<svg" in page(figures, ArenaWords("abyss", "en"))


def test_the_command_refuses_nonsense(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "abyss", "--bots", "greedy,genius", "--games", "2"]) == 2
    assert "genius" in capsys.readouterr().err
    assert main([*RUN[:-4], "--games", "0"]) == 2
