"""The part of a view that every game shares: who is asked what, by which rule."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import has
from tablee.core.engine import Game, State


def question_view(game: Game[Any], state: State, seat: int) -> dict[str, Any] | None:
    """Return the question that waits; its answers only for those who may give one. None: over."""
    if state.is_over():
        return None
    step = state.question()
    mine = seat >= 0 and has(state.may_answer(), seat)
    return {
        "seat": step.seat,
        "kind": game.kind_of(step),
        "rule": step.rule(-1),
        "asks": step.asks(state),
        "actions": [int(action) for action in state.legal_actions()] if mine else None,
    }
