"""Questions that leave nothing to decide: a table answers them for the person asked.

There is nothing to decide where one answer is legal, where the question says that no other
does its seat any good, or where all answers lead to the same position. The last is worked out
on states in which all that the person may not know is dealt at random, so that nothing hidden
decides it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tablee.core import record
from tablee.core.engine import NOBODY, Game, State
from tablee.core.native import u8, vec

DEALS = 4
MOST_COMPARED = 8  # answers; questions with more of them are worth asking


def quiet_answer(game: Game[Any], seat: int, deal: Callable[[], State]) -> int:
    """Return the answer to give for a seat, or NOBODY: there is something to decide.

    `deal` returns a state possible for the seat, another one each time.
    """
    seen = deal()
    legal = [int(action) for action in seen.legal_actions()]
    if len(legal) == 1:
        return legal[0]
    idle = int(seen.question().idle(seen))
    if idle != NOBODY:
        return idle
    if len(legal) > MOST_COMPARED:
        return NOBODY
    for _ in range(DEALS):
        if not same_outcome(game, seen, seat, legal):
            return NOBODY
        seen = deal()
    return legal[0]


def same_outcome(game: Game[Any], state: State, seat: int, actions: Sequence[int]) -> bool:
    """Say whether all answers lead to the same position. What the seat sees is compared first."""
    first = after(state, actions[0])
    seen = observed(game, first, seat)
    ints: list[int] = []
    for action in actions[1:]:
        other = after(state, action)
        if observed(game, other, seat) != seen:
            return False
        ints = ints or record.to_ints(first, game.steps)
        if record.to_ints(other, game.steps) != ints:
            return False
    return True


def after(state: State, action: int) -> State:
    twin = state.clone()
    twin.apply(action)
    return twin


def observed(game: Game[Any], state: State, seat: int) -> list[int]:
    bytes_seen = vec[u8]([0] * int(game.feature_count))
    game.observe(state, seat, bytes_seen, 0)
    return list(bytes_seen)
