"""Tuning is repeatable, uses the win rate, and does not change the shipped weights."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.cli import main
from tablee.core.errors import BadOption
from tablee.sim.tune import Task, scaled, shipped_weights, tune, win_rate

GAME = "conspiracy"


def test_shipped_weights_win_their_share_and_senseless_ones_less() -> None:
    """With all weights 0, keys, pearls, neighbours and a choice of lords are worth nothing."""
    shipped = shipped_weights(GAME)
    assert win_rate(GAME, 2, 3, 8, shipped) == 0.5, "each deal is played from both seats"
    assert win_rate(GAME, 2, 3, 8, [0] * len(shipped)) < 0.5


def test_games_leave_the_shipped_weights_as_they_were() -> None:
    shipped = shipped_weights(GAME)
    win_rate(GAME, 2, 3, 1, [2 * weight for weight in shipped])
    assert shipped_weights(GAME) == shipped


def test_steps_scale_weights_and_keep_their_sign() -> None:
    assert scaled([100, -100, 0], [0.6931471805599453, 0.6931471805599453, 5.0]) == [200, -200, 0]


def test_the_same_seed_gives_the_same_weights_on_any_number_of_processes() -> None:
    pytest.importorskip("cma")
    task = Task(GAME, 2, games=2, generations=2, candidates=4, seed=5)
    found = [list(tune(task, jobs)) for jobs in (1, 2)]
    assert found[0] == found[1]
    assert [one.number for one in found[0]] == [1, 2]
    assert found[0][-1].weights != shipped_weights(GAME)
    assert all(0 <= one.best <= 1 for one in found[0])


@pytest.mark.parametrize(
    "wrong",
    [{"game": "smog"}, {"seats": 9}, {"games": 0}, {"generations": 0}, {"candidates": 3}],
)
def test_what_cannot_be_tuned_is_refused(wrong: dict[str, Any]) -> None:
    chosen = {"game": GAME, "seats": 2, "games": 2, "generations": 1, "candidates": 4, "seed": 0}
    with pytest.raises(BadOption):
        Task(**{**chosen, **wrong})


def test_the_command_names_the_weights(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("cma")
    words = ["tune", GAME, "--games", "1", "--generations", "1", "--candidates", "4", "--jobs", "1"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told["weights"])[:2] == ["pearl", "master"]
    assert told["interval"][0] <= told["rate"] <= told["interval"][1]
    assert main(words) == 0
    assert "against the shipped weights" in capsys.readouterr().out
