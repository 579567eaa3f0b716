"""Finding out whether all answers have the same effect."""

from __future__ import annotations

from typing import Any

from tablee.core.engine import Game
from tablee.core.quiet import same_outcome
from tests.contract.walk import every_game, positions


@every_game
def test_an_answer_comes_to_the_same_as_itself_and_not_as_every_other(game: Game[Any]) -> None:
    apart = 0
    for state in positions(game, game.min_seats, range(1), every=25):
        actions = [int(action) for action in state.legal_actions()]
        seat = state.to_move()
        assert same_outcome(game, state, seat, actions[:1] * 3)
        apart += not same_outcome(game, state, seat, actions)
    assert apart > 0
