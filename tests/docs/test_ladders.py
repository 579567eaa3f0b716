"""The ladders in docs/bots.md match the stored results."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tools import export_ladders as ladders


@pytest.fixture(scope="module")
def told() -> dict[str, dict[str, Any]]:
    return ladders.figures()


def test_the_tables_and_the_picture_are_what_the_results_say(
    told: dict[str, dict[str, Any]],
) -> None:
    assert ladders.page(told) == ladders.TARGET.read_text("utf-8"), "run tools/export_ladders.py"
    assert ladders.drawing(told) == ladders.PICTURE.read_text("utf-8")


def test_every_game_has_a_ladder_that_rises_from_level_to_level(
    told: dict[str, dict[str, Any]],
) -> None:
    assert set(told) == set(tablee.game_names())
    for game, figures in told.items():
        rising = list(reversed(figures["ratings"]))
        assert rising == ladders.LEVELS, game


def test_a_share_is_told_of_the_stronger() -> None:
    row = {"bots": ["novice", "expert"], "games": 200, "won": 50.0}
    figures = {"pairings": [row]}
    assert ladders.share(figures, ["novice", "expert"]) == "75.0 (69 to 80), 200"
    assert ladders.share(figures, ["greedy", "expert"]) == ""
