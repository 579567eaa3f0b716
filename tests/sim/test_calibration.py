"""Chances told against games won: the classes, the intervals, and a run that goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.cli import main
from tablee.core.errors import BadOption, TableeError
from tablee.sim import calibration
from tablee.sim.calibration import plan_of, play, rows, run, share

QUICK = "search:iterations=6:ahead=0"


def test_answers_are_sorted_by_the_chance_told() -> None:
    games = [[(0.62, 1.0), (0.68, 1.0)], [(0.66, 0.0), (0.1, 0.0)], [(1.0, 1.0)]]
    low, middle, high = rows(games)
    assert (low.lowest, low.answers, low.games, low.won) == (0.1, 1, 1, 0.0)
    assert (middle.lowest, middle.answers, middle.games) == (0.6, 3, 2)
    assert middle.told == pytest.approx(0.6533, abs=1e-4)
    assert middle.won == pytest.approx(2 / 3)
    assert (high.lowest, high.told) == (0.9, 1.0), "the surest belong to the last class"
    expected = (abs(0.1 - 0) * 1 + abs(0.65333 - 0.66667) * 3 + 0) / 5
    assert calibration.distance(games) == pytest.approx(expected, abs=1e-4)


def test_answers_of_one_game_count_as_one() -> None:
    """Ten answers in each of 40 games say no more than one of each."""
    once = [[(0.55, float(n % 2))] for n in range(40)]
    often = [game * 10 for game in once]
    assert rows(once)[0].interval == pytest.approx(rows(often)[0].interval)
    assert rows(once)[0].interval == pytest.approx((0.352, 0.648), abs=1e-3)  # 20 of 40
    low, high = rows([[(0.95, 1.0)]] * 5)[0].interval
    assert (high, round(low, 2)) == (1.0, 0.57), "five games won are no proof of certainty"


def test_each_question_with_a_choice_tells_a_chance_of_the_seat_asked() -> None:
    plan = plan_of("conspiracy", QUICK, 3, 1, 1, {})
    told = play(plan, 0)
    assert len(told) > 20
    assert all(0.0 <= chance <= 1.0 for chance, _ in told)
    assert {won for _, won in told} == {0.0, 1.0}, "each seat is asked, one has won"
    last = [chance for chance, won in told if won == 1.0][-1]
    assert last > 0.9, "who is about to win knows it"
    assert play(plan, 0) == told


def test_a_side_shares_its_victory() -> None:
    conan = tablee.game("conan")
    state: Any = conan.new_game(3, 1)
    heroes = next(s for s in (int(conan.side(n, 3)) for n in range(3)) if s.bit_count() > 1)
    one = heroes & -heroes
    shares = [share(conan, 3, one, seat) for seat in range(int(state.seats))]
    assert shares == [float(heroes >> seat & 1) for seat in range(3)]
    assert share(tablee.game("abyss"), 2, 3, 0) == 0.5


def test_a_run_that_was_stopped_goes_on_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "told.jsonl"
    first = run(plan_of("conspiracy", QUICK, 2, 1, 4, {}), path, lambda done: None)
    begun = path.read_text()
    both = run(plan_of("conspiracy", QUICK, 2, 2, 4, {}), path, lambda done: None)
    assert both[0] == first[0]
    assert path.read_text().startswith(begun)
    seen: list[int] = []
    again = run(plan_of("conspiracy", QUICK, 2, 2, 4, {}), path, seen.append)
    assert [list(map(tuple, game)) for game in again] == both
    assert seen == [2], "nothing is played again"
    with pytest.raises(TableeError, match="other seed"):
        run(plan_of("conspiracy", QUICK, 2, 2, 5, {}), path, lambda done: None)
    path.write_text(begun + "{nonsense\n")
    with pytest.raises(TableeError, match=r"told\.jsonl does not hold chances"):
        run(plan_of("conspiracy", QUICK, 2, 2, 4, {}), path, lambda done: None)


def test_who_does_not_search_tells_no_chance() -> None:
    with pytest.raises(BadOption, match="novice, regular, .* not greedy"):
        plan_of("abyss", "greedy", 2, 1, 0, {})


def test_the_command_prints_a_row_for_each_class(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["calibrate", "conspiracy", "--bot", QUICK, "--games", "2"]
    words += ["--results", str(tmp_path / "told.jsonl")]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert len(told["rows"]) > 2
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert "chance told" in printed
    assert "2 games; apart by" in printed
    assert main(["calibrate", "conspiracy", "--bot", "random"]) == 2
    assert "only a bot that searches" in capsys.readouterr().err
