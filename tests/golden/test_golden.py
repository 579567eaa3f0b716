"""Seeded games give the same results, compiled or not, until a game's version changes.

After an intended change, raise the game's `version` and run `tools/regenerate_golden.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.core.engine import Game
from tablee.core.replay import load
from tablee.games.abyss.rules import Abyss
from tests.contract.walk import every_game, every_table
from tests.golden import results as golden


def stored(game: Game[Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(golden.results_path(game).read_text(encoding="utf-8"))
    return found


@every_game
def test_golden_files_are_of_this_version(game: Abyss) -> None:
    assert stored(game)["version"] == game.version


@every_table
def test_random_games_are_what_they_were(game: Abyss, seats: int) -> None:
    assert golden.random_results(game, seats) == stored(game)["random"][str(seats)]


@every_table
def test_stored_games_end_as_they_ended(game: Abyss, seats: int) -> None:
    replay = load(golden.replay_path(game, seats))
    assert (replay.game, len(replay.players)) == (game.name, seats)
    assert len(replay.moves) > 20
    assert replay.final().is_over()
    assert golden.final_checksum(replay) == stored(game)["final"][str(seats)]


@every_game
def test_changed_results_need_a_raised_version(game: Abyss, tmp_path: Path) -> None:
    path = golden.results_path(game, tmp_path)
    path.write_text(json.dumps({**stored(game), "version": game.version - 1}), encoding="utf-8")
    assert golden.regenerate(game, tmp_path) == f"written for version {game.version}"
    assert golden.regenerate(game, tmp_path) == "unchanged"
    fresh = json.loads(path.read_text(encoding="utf-8"))
    fresh["random"][str(game.min_seats)][0] += 1
    path.write_text(json.dumps(fresh), encoding="utf-8")
    with pytest.raises(ValueError, match="raise its version"):
        golden.regenerate(game, tmp_path)
    path.write_text(json.dumps({**fresh, "version": game.version + 1}), encoding="utf-8")
    with pytest.raises(ValueError, match="older than the stored"):
        golden.regenerate(game, tmp_path)
