"""The moves of a game as people mean them: answers that belong together are one gesture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.core.engine import NOBODY, Game, Gathering, State, Step
from tablee.core.moves import goes_on, reveals, together
from tablee.core.quiet import quiet_answer
from tablee.core.replay import Replay
from tablee.core.rng import Rng, seeded

DEALS = 4  # dealt anew to see whether an answer showed its seat something


@dataclass(frozen=True, slots=True)
class Gesture:
    """Answers of one seat that make one move, from the first that leaves something to decide."""

    number: int  # of its first answer in the game, from 1
    seat: int
    answers: tuple[int, ...]


def gestures(replay: Replay) -> Iterator[tuple[Gesture, State]]:
    """Yield each move that decided something, with a copy of the state before it."""
    game, rng = replay.rules(), seeded(0)
    state, number = replay.start(), 0
    while number < len(replay.moves):
        seat = replay.moves[number][0]
        answers = one_gesture(game, state, seat, replay.moves[number:], rng)
        first = first_real(game, state, seat, answers, rng)
        for place, action in enumerate(answers):
            if place == first:
                yield Gesture(number + place + 1, seat, tuple(answers[place:])), state.clone()
            state.play(seat, action)
        number += len(answers)


def one_gesture(
    game: Game[Any], state: State, seat: int, moves: Sequence[tuple[int, int]], rng: Rng
) -> list[int]:
    """Return the answers with which these moves begin that make one gesture."""
    ahead, chance = state.clone(), state.rng.used()
    answers: list[int] = []
    while len(answers) < len(moves) and moves[len(answers)][0] == seat:
        asked, action = ahead.question(), moves[len(answers)][1]
        ahead.play(seat, action)
        answers.append(action)
        if not is_rest(game, asked, ahead, seat, chance):
            break
    if len(answers) == 1:
        return answers

    def shows(before: State, after: State, some: Sequence[int]) -> bool:
        return reveals(game, before, after, seat, some, rng, DEALS)

    return answers[: together(state, seat, answers, shows)]


def is_rest(game: Game[Any], asked: Step[Any], state: State, seat: int, chance: int) -> bool:
    """Say whether the question that waits asks for the rest of the move under way.

    `asked` is the question before it, `chance` how far the random source was at the start.
    """
    if not goes_on(state, seat, chance):
        return False
    following = state.question()
    if isinstance(asked, Gathering) and isinstance(following, Gathering):
        return bool(asked.goes_on(following))
    return type(following) in game.details


def first_real(
    game: Game[Any], state: State, seat: int, answers: Sequence[int], rng: Rng
) -> int | None:
    """Return the place of the first answer that was not the only sensible one."""
    ahead = state.clone()
    for place, action in enumerate(answers):

        def deal(position: State = ahead) -> State:
            dealt: State = game.determinize(position, seat, rng)
            return dealt

        if quiet_answer(game, seat, deal) == NOBODY:
            return place
        ahead.play(seat, action)
    return None
