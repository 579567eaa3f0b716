"""Ways are computed once for a question, and used neither for others nor afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.core import registry
from tablee.core.bits import bit
from tablee.games.conan.bot.intents import prey
from tablee.games.conan.bot.paths import WAYS, distances, worked_out
from tablee.games.conan.data import HERO_SLOTS, SCENARIO_IDS
from tablee.games.conan.state import ConanState

CONAN = registry.game("conan")


def positions(scenario: str) -> Iterator[ConanState]:
    """Yield some positions of a greedy game, far apart."""
    state = CONAN.new_game(2, 7, {"scenario": scenario})
    for number in range(1, 121):
        actions = state.legal_actions()
        ratings = list(CONAN.heuristic.ratings(state, actions))
        if number % 24 == 0:
            yield state
        state.apply(actions[ratings.index(max(ratings))])
        if state.is_over():
            return


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_ways_that_are_kept_are_those_found_afresh(scenario: str) -> None:
    for state in positions(scenario):
        targets = prey(state)
        WAYS.keep(state)
        for _ in range(2):
            for figure in range(state.printed.figures):
                if state.zone[figure] >= 0 and (figure >= HERO_SLOTS or state.at[figure].fate == 0):
                    kept = list(distances(state, figure, targets))
                    assert kept == list(worked_out(state, figure, state.skills(figure), targets))
        WAYS.forget()


def test_answers_rated_together_are_rated_as_alone() -> None:
    for state in positions("the_key_of_kuthchemes"):
        actions = state.legal_actions()
        alone = [CONAN.heuristic.rate(state, action) for action in actions]
        assert list(CONAN.heuristic.ratings(state, actions)) == alone


def test_what_was_found_is_forgotten_with_the_question() -> None:
    state = CONAN.new_game(2, 7)
    CONAN.heuristic.ratings(state, state.legal_actions())
    assert WAYS.position is None
    target = bit(int(state.zone[0]))
    before = list(distances(state, 0, target))
    board = state.board()
    for border in range(board.borders):
        if state.zone[0] in (board.a[border], board.b[border]):
            state.closed[border] = 1
    assert list(distances(state, 0, target)) != before
