"""Choices of several pieces, as the rules list them; pieces may be laid out in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from itertools import permutations
from typing import Any

from tablee.core import gestures
from tablee.core.engine import Game, State
from tablee.core.native import i64, vec

Choice = tuple[str, ...]  # pieces in words, unordered


def joining(choices: Iterable[Choice], laid: Choice) -> set[str]:
    """Return the pieces that can be added to those laid out so that a choice is still possible."""
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
    """Lay out every choice that a seat has, although the engine asks piece by piece.

    Each complete choice is carried out in every order; `check` checks the result. After some
    pieces, exactly the pieces of the choices that contain them can be added.
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
