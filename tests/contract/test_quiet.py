"""Questions that leave nothing to decide: which are answered for people, and what that reveals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tablee.core import record
from tablee.core.engine import NOBODY, Game, State, Step
from tablee.core.events import SPECTATOR
from tablee.core.rng import seeded
from tests.contract.expected import expected
from tests.contract.walk import every_table, options_of, positions

DEALS = 6
if TYPE_CHECKING:
    from tablee.server.course import Course

GAMES = 12


def some_positions(game: Game[Any], seats: int, games: int, each: int) -> Iterator[State]:
    """Walk through random games; yield the first positions of each question, then a sample."""
    seen: Counter[type[Step[Any]]] = Counter()
    for seed in range(games):
        for state in positions(game, seats, [seed], options=options_of(game, seats, seed)):
            kind = type(state.question())
            if seen[kind] < each or seen[kind] % each == 0:
                yield state
            seen[kind] += 1


def leaves_no_choice(state: State) -> bool:
    return len(state.legal_actions()) == 1 or state.question().idle(state) != NOBODY


def after(state: State, action: int) -> State:
    twin = state.clone()
    twin.apply(action)
    return twin


@every_table
def test_an_answer_given_silently_reveals_nothing(game: Game[Any], seats: int) -> None:
    """If others cannot know whether there is a choice, answering silently must not reveal it."""
    rng = seeded(3)
    for state in some_positions(game, seats, GAMES, 40):
        hides = state.question().hides(state)
        for viewer in (*range(seats), SPECTATOR):
            if viewer != SPECTATOR and state.may_answer() >> viewer & 1:
                continue
            kinds = {leaves_no_choice(state)}
            for _ in range(DEALS):
                deal = game.determinize(state, viewer, rng)
                kinds.add(leaves_no_choice(deal))
                assert deal.question().hides(deal) == hides  # it tells nothing itself
            assert hides or len(kinds) == 1, type(state.question()).__name__


@every_table
def test_an_idle_answer_is_legal_and_found_with_what_the_seat_knows(
    game: Game[Any], seats: int
) -> None:
    rng = seeded(4)
    for state in some_positions(game, seats, GAMES, 100):
        idle = state.question().idle(state)
        if idle == NOBODY:
            continue
        assert idle in list(state.legal_actions())
        for seat in range(seats):
            if state.may_answer() >> seat & 1:
                deal = game.determinize(state, seat, rng)
                assert deal.question().idle(deal) == idle


def course_of(game: Game[Any], seats: int, state: State) -> Course:
    """Return a table's course with a given state."""
    pytest.importorskip("msgspec")
    from tablee.server.course import Course

    course = Course(game, seats, {}, 1)
    course.state = state
    return course


@every_table
def test_answers_passed_over_because_they_are_all_the_same_are_the_same(
    game: Game[Any], seats: int
) -> None:
    """In the true state too; the table only compared guesses of it."""
    course = course_of(game, seats, game.new_game(seats, 1))
    from tablee.server.quiet import quiet_answer

    for state in some_positions(game, seats, GAMES, 15):
        legal = list(state.legal_actions())
        if len(legal) == 1 or state.question().idle(state) != NOBODY:
            continue
        course.state = state
        if quiet_answer(course, state.to_move()) != NOBODY:
            outcomes = [record.to_ints(after(state, action), game.steps) for action in legal]
            assert outcomes.count(outcomes[0]) == len(outcomes)


@every_table
def test_nobody_is_asked_where_there_is_one_answer(game: Game[Any], seats: int) -> None:
    """In whole games, a person is never asked if Pass or End turn is the only answer."""
    state = game.new_game(seats, 5, options_of(game, seats, 5))
    course = course_of(game, seats, state)
    from tablee.server.quiet import quiet_answer

    chooser = random.Random(5)
    answered = 0
    while not state.is_over():
        action = quiet_answer(course, state.to_move())
        legal = list(state.legal_actions())
        if action == NOBODY:
            assert len(legal) >= 2, type(state.question()).__name__
            action = chooser.choice(legal)
        else:
            answered += 1
            assert action in legal
        state.apply(action)
    assert answered > 0 or expected(game.name).always_a_choice
