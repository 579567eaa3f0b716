"""Several answers given as one move: which order, how far, and what is wrong with them.

For tables, at the browser and in the terminal. What can be known is worked out on a state in
which all that the seat may not know is dealt at random, so that no refusal can tell a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.core import gestures
from tablee.core.engine import Game, State
from tablee.core.errors import IllegalAction, Reason
from tablee.core.native import i64, vec
from tablee.core.rng import Rng

# Says whether answers that led from one state to another showed their seat something.
Shows = Callable[[State, State, Sequence[int]], bool]


@dataclass(frozen=True, slots=True)
class Misfit:
    """Why answers cannot be given together: the one that is wrong, where it is one."""

    reason: Reason
    action: int | None = None


def goes_on(state: State, seat: int, chance: int) -> bool:
    """Say whether a seat is still asked, with nothing left to chance since."""
    return (
        not state.is_over() and state.rng.used() == chance and bool(state.may_answer() >> seat & 1)
    )


def reveals(
    game: Game[Any],
    before: State,
    after: State,
    seat: int,
    actions: Sequence[int],
    rng: Rng,
    deals: int,
) -> bool:
    """Say whether answers showed their own seat something it could not know.

    They did if, from states the seat could not tell from the true one, the same answers
    lead to something it can tell apart, or if the game says so. Without chance the same state
    leads to the same again and is not played twice.
    """
    if game.told(before, after, seat):
        return True
    looked_at = set()
    if before.rng.used() == after.rng.used():
        looked_at.add(game.unknown(before, seat))
    seen: dict[str, Any] | None = None
    for _ in range(deals):
        twin = game.determinize(before, seat, rng)
        unknown, chance = game.unknown(twin, seat), twin.rng.used()
        if unknown is not None and unknown in looked_at:
            continue
        for action in actions:
            if twin.refusal(seat, action) is not None:
                return True
            twin.apply(action)
        if seen is None:
            seen = game.view(after, seat)
        if game.view(twin, seat) != seen:
            return True
        if twin.rng.used() == chance:
            looked_at.add(unknown)
    return False


def together(state: State, seat: int, actions: Sequence[int], shows: Shows) -> int:
    """Return how many of these legal answers make one move.

    What draws, shows the seat something or lets another seat speak ends a move.
    """
    last, chance = state.clone(), state.rng.used()
    after: list[State] = []
    for action in actions:
        last.play(seat, action)
        after.append(last.clone())
        if not goes_on(last, seat, chance):
            break
    for count in range(len(after) - 1, 0, -1):
        if not shows(state, after[count - 1], actions[:count]):
            return count + 1
    return 1


def in_order(
    game: Game[Any],
    state: State,
    seen: State,
    seat: int,
    answers: Sequence[int],
    chain: bool,
    shows: Shows,
) -> list[int] | Misfit:
    """Return the answers of one move in the engine's order, or why they are none.

    A chain is played in the order given until something unforeseen happens. Other answers
    are played all or not at all. `seen` is `state` dealt anew for the seat.
    """
    if len(answers) == 1 and is_open(seen, seat, answers[0]) and is_open(state, seat, answers[0]):
        return list(answers)
    if chain:
        order = list(answers[: as_given(seen, seat, answers)])
    else:
        order = [int(action) for action in gestures.arrange(seen, seat, vec[i64](answers)).order]
    if not order:
        return misfit(game, seen, seat, answers)
    try:
        count = together(state, seat, order, shows)
    except IllegalAction:  # not what the seat could know: says no more than that
        return Misfit(Reason("not-now", "tablee:table"))
    if count < len(order) and not chain:
        rule = state.question().rule(order[0])
        return Misfit(Reason("something-happens-before-that", rule), order[count])
    return order[:count]


def is_open(state: State, seat: int, action: int) -> bool:
    return state.refusal(seat, action) is None


def as_given(seen: State, seat: int, answers: Sequence[int]) -> int:
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
