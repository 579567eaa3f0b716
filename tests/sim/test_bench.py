"""The form and arithmetic of measurements. No test depends on this machine's speed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.bots import levels
from tablee.bots.network_file import written
from tablee.cli import main
from tablee.sim import bench as benches
from tablee.sim import network_bench, patience
from tablee.sim.bench import Effort, Measure, bench, load_peers, measure_all, ratios_to_peers
from tests.bots.networks import some_layout, some_weights

TINY = Effort(rounds=1, seconds=0.001, checked_games=1)
FIGURES = {
    *("seats", "decisions_per_s", "games_per_s", "stepped_per_s"),
    "vector_per_s",
    *("clone_ns", "determinize_ns", "view_us", "iterations_per_s", "check"),
}


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "VECTOR_GAMES", 4)
    monkeypatch.setattr(benches, "Effort", lambda *args: Effort(*args) if args else TINY)


def test_json_has_the_documented_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "abyss", "--json"]) == 0
    told = capsys.readouterr()
    assert "engine" in told.err.splitlines()[0]
    figures = json.loads(told.out)
    assert set(figures) == {"engine", "results", "peers", "ratios"}
    assert figures["engine"] == ("compiled" if tablee.COMPILED else "plain")
    assert set(figures["results"]) == {"abyss"}
    row = figures["results"]["abyss"]
    assert set(row) == FIGURES
    assert row["seats"] == 4
    assert all(value > 0 for value in row.values())
    assert set(figures["ratios"]) == ({"abyss_compiled_to_plain"} if tablee.COMPILED else set())
    assert figures["peers"] == {}


def test_the_table_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "abyss"]) == 0
    assert "abyss" in capsys.readouterr().out


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_peers_that_are_not_installed_are_named_with_their_recorded_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(load_peers(), "installed", dict)
    assert main(["bench", "abyss", "--peers"]) == 0
    told = capsys.readouterr().out
    for name in load_peers().PEERS:
        assert name in told
    assert "not installed; on 2026-11-15" in told
    assert "abyss_to_" not in told  # figures of another run are not compared


def test_peers_without_a_checkout_are_refused_before_anything_is_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    load_peers.cache_clear()
    monkeypatch.setattr(benches, "PEERS", tmp_path / "peers.py")
    monkeypatch.setattr(benches, "measure_all", None)
    assert main(["bench", "abyss", "--peers"]) == 2
    assert "needs a checkout" in capsys.readouterr().err


def test_peers_measured_in_the_run_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(games: int) -> int:
        return sum(1 for _ in range(games))  # takes some time, as games do

    monkeypatch.setattr(load_peers(), "installed", lambda: {"catanatron": play})
    figures = bench(["abyss"], True, TINY)
    assert figures["peers"]["catanatron"]["measured"]
    assert not figures["peers"]["openspiel_hearts"]["measured"]
    ratio = figures["ratios"]["abyss_to_catanatron"]
    theirs = figures["peers"]["catanatron"]["decisions_per_s"]
    assert ratio == pytest.approx(figures["results"]["abyss"]["decisions_per_s"] / theirs)
    assert "abyss_to_openspiel_hearts" not in figures["ratios"]


def test_ratios_divide_ours_by_theirs() -> None:
    results = {"abyss": {"decisions_per_s": 300.0, "stepped_per_s": 60.0, "vector_per_s": 80.0}}
    found = {"other": {"decisions_per_s": 20.0, "measured": True}}
    assert ratios_to_peers(results, found) == {
        "abyss_to_other": 15.0,
        "abyss_stepped_to_other": 3.0,
        "abyss_vector_to_other": 4.0,
    }


def test_the_best_round_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds of 4, 2 and 8 seconds with 8 units each: at best 4 per second."""
    clock = iter([0, 1, 0, 4, 0, 2, 0, 8])
    monkeypatch.setattr(benches, "process_time", lambda: next(clock))
    measure = Measure(lambda times: 8)
    measure_all([measure], Effort(rounds=3, seconds=1.0))
    assert measure.best == 4.0


def test_engines_that_play_different_games_are_not_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tablee, "COMPILED", True)
    wrong = {"abyss": {"check": 1, "decisions_per_s": 1.0}}
    monkeypatch.setattr(benches, "plain_figures", lambda names, effort: wrong)
    with pytest.raises(AssertionError, match="different games"):
        benches.ratios_to_plain({"abyss": {"check": 2, "decisions_per_s": 1.0}}, TINY)


def test_levels_are_timed_over_decisions_with_a_choice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "abyss", "--levels", "12", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["abyss"]
    assert list(rows) == levels.NAMES
    for row in rows.values():
        assert row["all"]["decisions"] == 12
        assert 0 < row["all"]["median_ms"] <= row["all"]["p99_ms"] <= row["all"]["slowest_ms"]
        assert row["off_turn"]["decisions"] < 12
    assert main(["bench", "abyss", "--levels", "0"]) == 2
    assert "at least 1 decision" in capsys.readouterr().err


def test_off_turn_is_a_question_to_a_seat_whose_turn_it_is_not() -> None:
    game = tablee.game("abyss")
    met = [state for state, _ in zip(patience.choices(game, 3), range(60), strict=False)]
    off = [state for state in met if patience.is_off_turn(game, state)]
    assert 0 < len(off) < len(met), "at Abyss others may buy what is explored"
    assert all(len(state.legal_actions()) > 1 for state in met)
    turns: list[Any] = off
    assert all(state.turn != state.to_move() for state in turns)


def test_how_long_levels_take_is_told_by_median_and_99th() -> None:
    times = [float(number) for number in range(1, 201)]
    assert patience.spread(times[::-1]) == {
        "decisions": 200,
        "median_ms": 100.0,
        "p99_ms": 198.0,
        "slowest_ms": 200.0,
    }
    assert patience.spread([]) == {"decisions": 0}


def test_a_network_is_measured_by_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_bench, "Effort", lambda: TINY)
    path = tmp_path / "some.network"
    layout = some_layout(tablee.game("conspiracy"), 2)
    path.write_bytes(written(layout, some_weights(layout), {}))
    assert main(["bench", "--network", str(path), "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["game"], figures["seats"]) == ("conspiracy", 2)
    assert figures["bytes"] == path.stat().st_size
    assert figures["inputs"] == len(layout.names)
    assert figures["position_us"] > 0
    assert figures["iterations_per_s"] > 0
    assert main(["bench", "--network", str(path)]) == 0
    assert "us a position" in capsys.readouterr().out
    assert main(["bench", "--network", str(tmp_path / "none")]) == 2
