"""Whole games: they end, the greedy bot plays well, and optional rules have an effect."""

from __future__ import annotations

import random

import pytest

from tablee import bots
from tablee.bots.match import Match
from tablee.core.rng import seeded
from tablee.games.smog.rules import GAME, OPTIONS
from tablee.games.smog.state import SmogState
from tests.smog.pieces import pieces


def play(names: list[str], seed: int, options: dict[str, object] | None = None) -> SmogState:
    match = Match(GAME, [bots.make(name) for name in names], seed, options)
    assert match.play()
    assert isinstance(match.state, SmogState)
    return match.state


@pytest.mark.rule("smog:E84", "smog:E98")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_the_quick_bot_end_with_a_winner_in_good_time(seats: int) -> None:
    rounds = []
    for seed in range(6):
        state = play(["greedy"] * seats, seed)
        assert state.winner >= 0
        rounds.append(state.round)
    assert sorted(rounds)[3] <= 18


def test_the_quick_bot_beats_random_play() -> None:
    wins = 0
    for seed in range(6):
        names = ["random", "random"]
        names[seed % 2] = "greedy"
        wins += play(names, seed).winner == seed % 2
    assert wins >= 5


CHOICES = [
    pytest.param(option.name, choice, id=f"{option.name}-{choice}")
    for option in OPTIONS
    for choice in option.choices[1:]
]


@pytest.mark.parametrize("name, choice", CHOICES)
def test_random_games_keep_their_pieces_under_every_reading(name: str, choice: str | bool) -> None:
    state = GAME.new_game(3, 7, {name: choice})
    chooser = random.Random(7)
    box = pieces(state)
    for _ in range(600):
        if state.is_over():
            break
        state.apply(chooser.choice(list(state.legal_actions())))
        assert pieces(state) == box
        seat = state.to_move()
        if seat >= 0:
            twin = GAME.determinize(state, seat, seeded(1))
            assert list(twin.legal_actions()) == list(state.legal_actions())


def test_the_judgement_of_a_position_leaves_it_as_it_was() -> None:
    from tablee.core import record

    state = GAME.new_game(4, 3)
    chooser = random.Random(3)
    for _ in range(400):
        if state.is_over():
            break
        before = record.to_ints(state, GAME.steps)
        for action in state.legal_actions():
            GAME.heuristic.rate(state, action)
        GAME.heuristic.value(state, state.to_move())
        assert record.to_ints(state, GAME.steps) == before
        state.apply(chooser.choice(list(state.legal_actions())))
