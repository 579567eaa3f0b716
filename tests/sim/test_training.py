"""Training: a tiny run from end to end, and each of its parts."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.bots.layout import Layout
from tablee.bots.network import SQUARED, Judge, Network
from tablee.bots.network_file import load, read
from tablee.bots.search import Search, Settings
from tablee.cli import main
from tablee.core.errors import BadOption, TableeError
from tablee.core.rng import seeded
from tablee.sim.training import fit as fitting
from tablee.sim.training.fit import Course, fit, gradient, loss_of, whole
from tablee.sim.training.jobs import spread
from tablee.sim.training.loop import HEURISTIC, Run, Task
from tablee.sim.training.samples import (
    by_search,
    positions,
    samples_of,
    shares_of,
    tops_of,
)
from tablee.sim.training.selfplay import (
    UNKNOWN,
    Played,
    Sitting,
    add_noise,
    play,
)
from tests.bots.networks import some_layout

GAME = tablee.game("conspiracy")
COURSE = Course(width=8, units=4, epochs=2)
TINY = Task("conspiracy", 2, 3, 2, games=3, full=4, quick=2, window=2, match=2, course=COURSE)


def silent(words: str) -> None:
    pass


def some_games(number: int, full: int = 4) -> list[Played]:
    sittings = [Sitting("conspiracy", seed, ("ahead=1",) * 2, full, 2) for seed in range(number)]
    return [played for played in map(play, sittings) if played is not None]


# -- the whole ---------------------------------------------------------------------------


def test_a_tiny_run_plays_learns_and_decides(tmp_path: Path) -> None:
    run = Run(TINY, tmp_path, "tablee train conspiracy")
    found = list(run.generate(silent))
    assert [one.number for one in found] == [0, 1]
    assert found[0].against == HEURISTIC
    assert all(one.interval[0] <= one.won <= one.interval[1] for one in found)
    assert run.champion() == max((one.number for one in found if one.plays_on), default=HEURISTIC)
    assert found[1].positions > found[0].positions, "it learns from both generations"
    network = Judge(load(tmp_path / "1.network", GAME, 2))
    assert len(network.outcome(GAME.new_game(2, 1))) == 1
    made = read(tmp_path / "1.network")[0]["made"]
    assert (made["command"], made["games"]) == ("tablee train conspiracy", 6)


def numbers(folder: Path) -> list[bytes]:
    return [read(folder / f"{number}.network")[1] for number in range(2)]


def test_a_run_that_was_stopped_goes_on_to_the_same_networks(tmp_path: Path) -> None:
    at_once, stopped = tmp_path / "at_once", tmp_path / "stopped"
    list(Run(TINY, at_once, "").generate(silent))
    next(Run(TINY, stopped, "").generate(silent))
    with (stopped / "games-1.jsonl").open("w", encoding="utf-8") as file:
        file.write((at_once / "games-1.jsonl").read_text(encoding="utf-8")[:700])  # torn
    list(Run(TINY, stopped, "").generate(silent))
    assert numbers(stopped) == numbers(at_once)
    played = [
        (folder / "games-1.jsonl").read_text(encoding="utf-8") for folder in (at_once, stopped)
    ]
    assert played[0] == played[1]


def test_processes_make_no_difference(tmp_path: Path) -> None:
    task = replace(TINY, generations=1)
    for jobs in (1, 2):
        with spread(jobs) as over:
            list(Run(task, tmp_path / str(jobs), "", over).generate(silent))
    games = [(tmp_path / name / "games-0.jsonl").read_text(encoding="utf-8") for name in "12"]
    assert games[0] == games[1]


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    Run(TINY, tmp_path, "")
    Run(replace(TINY, generations=9), tmp_path, "")
    with pytest.raises(TableeError, match="other seed, full"):
        Run(replace(TINY, seed=4, full=5), tmp_path, "")


@pytest.mark.parametrize(
    "wrong", [{"seats": 9}, {"games": 0}, {"full": 1}, {"course": Course(width=10)}]
)
def test_a_run_that_cannot_be_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Run(replace(TINY, **wrong), tmp_path, "")


def test_the_command_trains_and_draws_the_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "--generations 1 --games 2 --full 3 --quick 2 --match 2 --epochs 1 --width 8 --jobs 1"
    assert main(["train", "conspiracy", "--folder", str(tmp_path), *words.split()]) == 0
    told = capsys.readouterr().err
    assert "min left" in told
    assert "against the heuristic" in told
    page = (tmp_path / "curve.html").read_text(encoding="utf-8")
    assert "0 against the heuristic" in page
    assert json.loads((tmp_path / "run.json").read_text())["task"]["games"] == 2


# -- games -------------------------------------------------------------------------------------


def test_a_game_can_be_played_again_from_its_line() -> None:
    played = some_games(1)[0]
    again = Played.read(played.written())
    assert again == played
    *_, last = positions(GAME, again)
    assert last.is_over()
    assert int(GAME.winners(last)) == played.winners


def test_games_stray_and_searches_tell_chances() -> None:
    values = [value for played in some_games(6) for value in played.values]
    assert all(value == UNKNOWN or 0 <= value <= 1000 for value in values)
    assert 0.3 < sum(value != UNKNOWN for value in values) / len(values) < 1.0


def test_noise_changes_how_readily_answers_are_tried() -> None:
    state = GAME.new_game(2, 1)
    weights = []
    for seed in (1, 2):
        search = Search(GAME, state, Settings(5), seeded(1))
        add_noise(search, random.Random(seed))
        found = [search.tree.weight[child] for child in search.tree.children(search.tree.root)]
        assert sum(found) == pytest.approx(1.0)
        assert len(found) == len(state.legal_actions())
        weights.append(found)
        search.run()
        assert search.answer() in state.legal_actions()
    assert weights[0] != weights[1]


# -- samples -------------------------------------------------------------------------------------


def test_what_is_learned_is_counted_from_the_seat_asked() -> None:
    played = Played(1, 3, 0b110, (), ())
    assert shares_of(played, 0) == [0.0, 0.5, 0.5]
    assert shares_of(played, 2) == [0.5, 0.0, 0.5]


def test_a_search_tells_the_chance_of_one_seat_and_the_others_share_the_rest() -> None:
    alone = Played(1, 3, 0b010, (), ())
    assert by_search(GAME, alone, 0, UNKNOWN, [0.0, 1.0, 0.0]) == [0.0, 1.0, 0.0]
    assert by_search(GAME, alone, 0, 400, [0.0, 1.0, 0.0]) == pytest.approx([0.4, 0.6, 0.0])
    assert by_search(GAME, alone, 1, 400, [1.0, 0.0, 0.0]) == pytest.approx([0.4, 0.3, 0.3])
    conan = tablee.game("conan")  # seats 1 and 2 are one side
    heroes = Played(1, 3, 0b110, (), ())
    assert by_search(conan, heroes, 1, 400, [0.5, 0.5, 0.0]) == pytest.approx([0.2, 0.2, 0.6])


def test_samples_hold_the_inputs_of_each_position() -> None:
    games = some_games(2)
    tops = tops_of("conspiracy", games)
    layout = Layout(GAME, 2, tops)
    samples = samples_of(layout, games)
    assert len(samples) == sum(len(played.moves) for played in games)
    assert list(samples.game) == sorted(samples.game)
    network = Judge(Network(layout, whole(*trained(layout, samples))))
    state = next(iter(positions(GAME, games[0])))
    codes = [int(code) for code in layout.active(state, network.seen)]
    assert {code >> 7: code & 127 for code in codes} == {
        int(place): int(samples.inputs[0][place]) for place in np.flatnonzero(samples.inputs[0])
    }


def trained(layout: Any, samples: Any) -> tuple[Any, Any]:
    *_, (_, weights) = fit(layout, samples, COURSE)
    return weights, samples


# -- the fit ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_slopes_are_those_of_the_loss(seats: int) -> None:
    """Compared with what a small step changes, weight by weight, with inputs renamed."""
    rng = np.random.default_rng(1)
    course = Course(width=8, units=4)
    weights = fitting.first_weights(6, seats, course, rng)
    weights = {name: numbers.astype(np.float64) for name, numbers in weights.items()}
    inputs = rng.integers(0, 3, (9, 6)).astype(np.uint8)
    targets = rng.dirichlet([1.0] * seats, 9)
    move = np.array([1, 2, 0, 3, 5, 4])
    _, slopes = gradient(weights, inputs, targets, move)
    for name, numbers in weights.items():
        for place in np.ndindex(numbers.shape):
            losses = []
            for step in (1e-4, -1e-4):
                numbers[place] += step
                losses.append(gradient(weights, inputs, targets, move)[0])
                numbers[place] -= step
            slope = (losses[0] - losses[1]) / 2e-4
            assert slopes[name][place] == pytest.approx(slope, abs=2e-4), (name, place)


def test_a_fit_learns_and_whole_numbers_tell_nearly_the_same() -> None:
    layout = some_layout(GAME, 2)
    games = some_games(24)
    samples = samples_of(layout, games)
    course = Course(width=8, units=4, epochs=12)
    epochs = [(epoch, dict(weights)) for epoch, weights in fit(layout, samples, course)]
    assert epochs[-1][0].learned < 0.9 * epochs[0][0].learned
    weights = epochs[-1][1]
    network = Network(layout, whole(weights, samples))
    judge = Judge(network)
    expected = fitting.chances(weights, samples.inputs)
    for row, state in zip(expected, positions(GAME, games[0]), strict=False):
        chance = 1.0 / (1.0 + np.exp(int(judge.outcome(state)[0]) / SQUARED))
        assert chance == pytest.approx(row[0], abs=0.03)


def test_the_loss_of_a_sure_forecast_is_small_and_of_a_wrong_one_large() -> None:
    targets = np.array([[1.0, 0.0]])
    assert loss_of(np.array([[0.99, 0.01]]), targets) < 0.02
    assert loss_of(np.array([[0.01, 0.99]]), targets) > 4.0
