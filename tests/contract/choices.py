"""Choices of several pieces, written down from the rules: each can be laid out in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from itertools import permutations
from typing import Any

from tablee.core import gestures
from tablee.core.engine import Game, State
from tablee.core.native import i64, vec

Choice = tuple[str, ...]  # pieces in words, in no order


def joining(choices: Iterable[Choice], laid: Choice) -> set[str]:
    """Return the pieces that are missing from those choices that hold the ones laid out."""
    found: set[str] = set()
    for choice in choices:
        if not Counter(laid) - Counter(choice):
            found |= set(Counter(choice) - Counter(laid))
    return found


def check_choices(
    game: Game[Any],
    state: State,
    choices: Collection[Choice],
    check: Callable[[Any, Choice], None],
) -> None:
    """Lay out all choices that a seat has, whatever the engine asks for piece by piece.

    Each whole one is carried out in any order, which `check` looks at; beside a part of one,
    just the pieces of the choices that hold that part can be laid.
    """
    seat = state.to_move()

    def bag(pieces: Choice) -> vec[i64]:
        return vec[i64]([game.actions.read(piece) for piece in pieces])

    for choice in choices:
        for order in sorted(set(permutations(choice))):
            laid = gestures.arrange(state, seat, bag(order))
            assert laid.state is not None, order
            check(laid.state, choice)
            for number in range(len(order) + 1):
                part = gestures.complete(state, seat, bag(order[:number]))
                more = {str(game.actions.describe(action)) for action in part.more}
                assert part.complete
                assert more == joining(choices, order[:number]), order[:number]
