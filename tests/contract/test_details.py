"""Questions for the rest of a move: people answer them together with what began it."""

from __future__ import annotations

import random

from tablee.core.engine import Auto, Step
from tests.contract.walk import every_game, every_table, options_of

GAMES = 12
# Mostly they follow the own answer as well. But a monster on the last space is fought at once,
# whoever bought the card before; an event lets one shooter after the other attack; a roll of
# somebody else may come in the middle of a movement, or before the victims are put in order.
AFTER_OTHERS = {
    "abyss": {"ChooseReward"},
    "conan": {"ChooseTarget", "MoveFigure", "OrderVictims"},
}


@every_game
def test_details_are_questions_of_the_game(game):
    assert game.details
    assert len(set(game.details)) == len(game.details)
    for step in game.details:
        assert step in game.steps
        assert issubclass(step, Step)
        assert not issubclass(step, Auto)


@every_table
def test_a_detail_is_asked_of_the_seat_that_has_just_answered(game, seats):
    """It asks for the rest of that answer: nobody else has spoken in between."""
    usual = {step.__name__ for step in game.details} - AFTER_OTHERS.get(game.name, set())
    for seed in range(GAMES):
        state = game.new_game(seats, seed, options_of(game, seats, seed))
        chooser = random.Random(seed)
        last = -1
        while not state.is_over():
            if type(state.question()).__name__ in usual:
                assert state.to_move() == last, type(state.question()).__name__
            last = state.to_move()
            state.apply(chooser.choice(list(state.legal_actions())))
