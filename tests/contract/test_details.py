"""Questions for the rest of a move: people answer them together with its first answer."""

from __future__ import annotations

import random
from typing import Any

from tablee.core.engine import Auto, Game, Step
from tests.contract.expected import expected
from tests.contract.walk import every_game, every_table, options_of

GAMES = 12


@every_game
def test_details_are_questions_of_the_game(game: Game[Any]) -> None:
    assert game.details
    assert len(set(game.details)) == len(game.details)
    for step in game.details:
        assert step in game.steps
        assert issubclass(step, Step)
        assert not issubclass(step, Auto)


@every_table
def test_a_detail_is_asked_of_the_seat_that_has_just_answered(game: Game[Any], seats: int) -> None:
    """It asks for the rest of that answer, usually without another seat in between."""
    after_others = set(expected(game.name).details_after_others)
    usual = {step.__name__ for step in game.details} - after_others
    for seed in range(GAMES):
        state = game.new_game(seats, seed, options_of(game, seats, seed))
        chooser = random.Random(seed)
        last = -1
        while not state.is_over():
            if type(state.question()).__name__ in usual:
                assert state.to_move() == last, type(state.question()).__name__
            last = state.to_move()
            state.apply(chooser.choice(list(state.legal_actions())))
