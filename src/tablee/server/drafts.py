"""Answers that a person lays out before giving them: tried, and put into the engine's order.

Everything is worked out on a state where everything hidden from the person is dealt at random, so
neither a preview nor a refusal can give away a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from tablee.core import gestures, moves
from tablee.core.engine import Game, Gathering, State
from tablee.core.events import Log, Told
from tablee.core.moves import Misfit, goes_on, misfit
from tablee.core.native import append, i64, vec
from tablee.server.course import Course, reveals


class Trial(Struct):
    """What answers would lead to, as far as it can be known."""

    state: State
    played: int  # answers, in the engine's order; 0 while the pieces need more to go with them
    stopped: str | None = None  # why it stopped there
    whole: bool = False  # whether the answers can be given as they are
    told: Sequence[Told] = ()
    more: dict[int, bool] | None = None
    """What may be added, and whether the result can be given; None: as the question allows."""
    step: Any = None  # the gathering that pieces are laid out for, or None
    laid: dict[str, Any] = {}  # how far they go
    misfit: Misfit | None = None


def in_order(course: Course, seat: int, answers: Sequence[int], chain: bool) -> list[int] | Misfit:
    """Return the answers of one move in the engine's order, or why they are not a move."""

    def shows(before: State, after: State, actions: Sequence[int]) -> bool:
        return reveals(course.game, before, after, seat, actions)

    seen = course.seen_by(seat)
    return moves.in_order(course.game, course.state, seen, seat, answers, chain, shows)


# -- trying out ---------------------------------------------------------------------------


def try_out(course: Course, seat: int, answers: Sequence[int]) -> Trial:
    """Try answers until randomness, new information or another seat comes in."""
    seen, game = course.seen_by(seat), course.game
    bag = vec[i64](answers)
    laid = gestures.arrange(seen, seat, bag)
    if laid.state is not None:
        trial = _played(game, seen, seat, [int(action) for action in laid.order])
        trial.whole = True
        bag = laid.order
    else:
        trial = Trial(seen, 0)
    open_pieces = gestures.complete(seen, seat, bag)
    if laid.state is None and not open_pieces.complete:
        trial.misfit = misfit(game, seen, seat, answers)
    elif open_pieces.begun is not None and len(open_pieces.pieces) > 0:
        _note_pieces(trial, open_pieces)
        if trial.stopped is None and isinstance(trial.state.question(), Gathering):
            trial.more = _joining(seen, seat, bag, open_pieces.more)
    return trial


def _joining(seen: State, seat: int, bag: vec[i64], more: vec[i64]) -> dict[int, bool] | None:
    """Return the pieces that can join a bag, and whether the result can then be given."""
    found = {
        int(action): gestures.arrange(seen, seat, append(bag[:], action)).state is not None
        for action in more
    }
    return found or None


def _note_pieces(trial: Trial, found: gestures.Laid) -> None:
    """Say how far the pieces of a gathering have come."""
    step = found.begun.question()
    trial.step, trial.laid = step, step.laid(found.begun, found.pieces)
    if not trial.whole:
        trial.state = found.begun


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
