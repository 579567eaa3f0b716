"""A choice of several pieces is one move for people, in any order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.core import gestures, record
from tablee.core.engine import Game, Gathering, State, Step
from tablee.core.native import i64, vec
from tests.contract.expected import expected
from tests.contract.walk import every_game, every_table, positions

GAMES = 12  # random games: rare questions come up too


def bag(actions: list[int]) -> vec[i64]:
    return vec[i64](list(actions))


def gatherings(game: Game[Any], seats: int, each: int = 8) -> Iterator[State]:
    """Walk through random games; yield some positions of each class of gathering."""
    seen: dict[type[Step[Any]], int] = {}
    for state in positions(game, seats, range(GAMES)):
        kind = type(state.question())
        if issubclass(kind, Gathering) and seen.setdefault(kind, 0) < each:
            seen[kind] += 1
            yield state


def completion(state: State, chooser: Random) -> tuple[list[int], State]:
    """Complete a choice piece by piece; return the pieces, and the state after them."""
    seat, twin = state.to_move(), state.clone()
    pieces: list[int] = []
    while True:
        step = twin.question()
        assert isinstance(step, Gathering)
        action = chooser.choice(list(twin.legal_actions()))
        forced = [int(piece) for piece in step.forced(twin, action)]
        pieces += [int(action), *forced]
        twin.apply(action)
        if twin.is_over() or twin.to_move() != seat or not step.goes_on(twin.question()):
            return pieces, twin


@every_table
def test_every_order_of_the_pieces_gives_the_same_result(game: Game[Any], seats: int) -> None:
    chooser = random.Random(1)
    for state in gatherings(game, seats):
        seat = state.to_move()
        before = record.to_ints(state, game.steps)
        pieces, after = completion(state, chooser)
        for _ in range(6):
            chooser.shuffle(pieces)
            laid = gestures.arrange(state, seat, bag(pieces))
            assert laid.state is not None, (type(state.question()).__name__, pieces)
            assert record.same(laid.state, after, game.steps)
            again = state.clone()
            for action in laid.order:
                again.play(seat, action)
            assert record.same(again, after, game.steps)
        assert record.to_ints(state, game.steps) == before


@every_table
def test_some_pieces_of_a_choice_leave_the_others_open(game: Game[Any], seats: int) -> None:
    """Whichever piece comes first, each missing piece can still be added."""
    chooser = random.Random(2)
    for state in gatherings(game, seats):
        seat = state.to_move()
        pieces, _ = completion(state, chooser)
        chooser.shuffle(pieces)
        for number in range(len(pieces)):
            laid, missing = pieces[:number], pieces[number:]
            assert gestures.fits(state, seat, bag(laid))
            more = list(gestures.complete(state, seat, bag(laid)).more)
            assert set(missing) <= set(more), type(state.question()).__name__


@every_table
def test_a_piece_that_can_join_can_be_completed(game: Game[Any], seats: int) -> None:
    """What the page highlights is part of some complete choice; nothing else is."""
    chooser = random.Random(3)
    for state in gatherings(game, seats, each=4):
        seat = state.to_move()
        legal = set(state.legal_actions())
        more = set(gestures.complete(state, seat, bag([])).more)
        assert legal <= more
        for piece in more:
            chosen = [piece]
            for _ in range(30):
                left = list(gestures.complete(state, seat, bag(chosen)).more)
                if not left:
                    break
                chosen.append(chooser.choice(left))
            assert gestures.arrange(state, seat, bag(chosen)).state is not None
        for piece in set(range(game.action_count)) - more:
            assert not gestures.fits(state, seat, bag([piece]))


@every_table
def test_a_piece_too_many_is_refused_by_name_and_with_a_rule(game: Game[Any], seats: int) -> None:
    """In any order. The state does not change."""
    chooser = random.Random(4)
    refused = 0
    for state in gatherings(game, seats):
        seat = state.to_move()
        before = record.to_ints(state, game.steps)
        pieces, _ = completion(state, chooser)
        families = {game.actions.describe(piece).kind for piece in pieces}
        extra = [
            action
            for action in range(game.action_count)
            if game.actions.describe(action).kind in families
        ]
        for action in chooser.sample(extra, min(6, len(extra))):
            named = [*pieces, action]
            chooser.shuffle(named)
            if gestures.fits(state, seat, bag(named)):
                continue  # a longer choice, or the next question's answer
            refused += 1
            place = gestures.misfit(state, seat, bag(named))
            assert 0 <= place < len(named)
            assert gestures.fits(state, seat, bag(named[:place]))
            reason = gestures.why_not(game, state, seat, bag(named[:place]), named[place])
            assert reason.rule.startswith(f"{game.name}:")
            assert reason.key != "that-is-no-answer-to-the-question-asked"
        assert record.to_ints(state, game.steps) == before
    assert refused > 0 or not expected(game.name).gatherings


@every_game
def test_these_are_the_questions_asked_piece_by_piece(game: Game[Any]) -> None:
    found = {kind.__name__ for kind in game.steps if issubclass(kind, Gathering)}
    assert found == set(expected(game.name).gatherings)
