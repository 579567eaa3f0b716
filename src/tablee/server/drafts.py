"""Answers that a person lays out before giving them: tried, and put into the engine's order.

Everything is worked out on a state in which all that the person may not know is dealt at
random, so that neither a preview nor a refusal can tell a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from tablee.core import gestures
from tablee.core.engine import Game, Gathering, State
from tablee.core.errors import IllegalAction, Reason
from tablee.core.events import Log, Told
from tablee.core.native import i64, vec
from tablee.server.course import Course, goes_on, reveals
from tablee.server.refusals import Refusal


class Misfit(Struct):
    """Why answers cannot be given together: the one that is wrong, where it is one."""

    reason: Reason
    action: int | None = None


class Trial(Struct):
    """What answers would lead to, as far as it can be known."""

    state: State
    played: int  # answers, in the engine's order; 0 while the pieces need others beside them
    stopped: str | None = None  # why no more
    whole: bool = False  # whether the answers can be given as they are
    told: Sequence[Told] = ()
    more: Sequence[int] | None = None  # what may be added; None: whatever the question allows
    step: Any = None  # the gathering that pieces are laid out for, or None
    laid: dict[str, Any] = {}  # how far they go
    misfit: Misfit | None = None


def in_order(course: Course, seat: int, answers: Sequence[int], chain: bool) -> list[int] | Misfit:
    """Return the answers of one move in the engine's order, or why they are none.

    A chain is played as it is given, up to where something unforeseen happens; everything
    else all or not at all.
    """
    seen = course.seen_by(seat)
    if chain:
        order = list(answers[: _as_given(seen, seat, answers)])
    else:
        order = [int(action) for action in gestures.arrange(seen, seat, vec[i64](answers)).order]
    if not order:
        return misfit(course.game, seen, seat, answers)
    try:
        count = course.together(seat, order)
    except IllegalAction:  # not what the seat could know: says no more than that
        return Misfit(Refusal("not-now").reason())
    if count < len(order) and not chain:
        rule = course.state.question().rule(order[0])
        return Misfit(Reason("something-happens-before-that", rule), order[count])
    return order[:count]


def _as_given(seen: State, seat: int, answers: Sequence[int]) -> int:
    """Return how many answers can be given one after the other, the last of them unforeseen."""
    state, chance = seen.clone(), seen.rng.used()
    for number, action in enumerate(answers):
        if state.refusal(seat, action) is not None:
            return number
        state.apply(action)
        if not goes_on(state, seat, chance):
            return number + 1
    return len(answers)


def misfit(game: Game[Any], seen: State, seat: int, answers: Sequence[int]) -> Misfit:
    """Return which answer is wrong and why; the others may be right."""
    bag = vec[i64](answers)
    place = int(gestures.misfit(seen, seat, bag))
    if place < 0:
        return Misfit(Reason("more-must-be-laid-out", seen.question().rule(-1)))
    reason = gestures.why_not(game, seen, seat, bag[:place], answers[place])
    return Misfit(reason, answers[place])


# -- trying out ---------------------------------------------------------------------------


def try_out(course: Course, seat: int, answers: Sequence[int]) -> Trial:
    """Try answers up to where chance, news or another seat comes in."""
    seen, game = course.seen_by(seat), course.game
    bag = vec[i64](answers)
    laid = gestures.arrange(seen, seat, bag)
    if laid.state is not None:
        trial = _played(game, seen, seat, [int(action) for action in laid.order])
        trial.whole = True
        bag = laid.order[: trial.played]
    else:
        trial = Trial(seen, 0)
    open_pieces = gestures.complete(seen, seat, bag)
    if laid.state is None and not open_pieces.complete:
        trial.misfit = misfit(game, seen, seat, answers)
    elif open_pieces.begun is not None and len(open_pieces.pieces) > 0:
        _note_pieces(trial, open_pieces)
    return trial


def _note_pieces(trial: Trial, found: gestures.Laid) -> None:
    """Say how far the pieces of a gathering go, and what can join them while it lasts."""
    step = found.begun.question()
    trial.step, trial.laid = step, step.laid(found.begun, found.pieces)
    if trial.played == 0:
        trial.state = found.begun
    if trial.played == 0 or isinstance(_asked(trial.state), Gathering):
        trial.more = [int(action) for action in found.more]


def _asked(state: State) -> Any:
    return None if state.is_over() else state.question()


def _played(game: Game[Any], seen: State, seat: int, order: list[int]) -> Trial:
    """Play answers on a copy as far as their outcome can be known."""
    states, chance, stopped = [seen], seen.rng.used(), None
    for action in order:
        state = states[-1].clone()
        state.apply(action)
        if state.rng.used() != chance:
            stopped = "chance"
            break
        states.append(state)
        if not goes_on(state, seat, chance):
            stopped = "end" if state.is_over() else "control"
            break
    known = len(states) - 1
    while known > 0 and reveals(game, seen, states[known], seat, order[:known]):
        known, stopped = known - 1, "reveal"
    return Trial(states[known], known, stopped, told=_events(seen, order[:known]))


def _events(seen: State, order: Sequence[int]) -> list[Told]:
    log = Log()
    state = seen.clone()
    state.observer = log
    for action in order:
        state.apply(action)
    return log.told
