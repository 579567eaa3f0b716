"""What is asked, the same for every game: who, what, by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from tablee.core.bits import has

if TYPE_CHECKING:
    from tablee.core.engine import Game, State


class QuestionView(TypedDict):
    """The question that waits."""

    seat: int
    """The seat that must answer."""
    kind: str
    """What is asked: one of the game's questions."""
    rule: str
    """The id of the rule by which it is asked."""
    asks: dict[str, Any]
    """Values of the sentence that asks: numbers, and pieces by kind and number."""
    actions: list[int] | None
    """Every legal answer; None for those who may not give one."""


def question_view(game: Game[Any], state: State, seat: int) -> QuestionView | None:
    """Return the question that waits, or None. Only those who may answer get the answers."""
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
