"""Whether a lesson can be played to its end as its file says.

Each accepted answer of each step is tried, and the lesson played on from there.
"""

from __future__ import annotations

from typing import Any

from tablee.core.errors import TableeError
from tablee.lessons.files import BadLesson, Lesson
from tablee.lessons.walk import Walk, accepted, give_words, taken_up
from tablee.lessons.words import texts_of
from tablee.text import LANGUAGES


def check(lesson: Lesson) -> None:
    """Raise an error that names file and step if anything is wrong."""
    for language in LANGUAGES:
        texts_of(lesson, language)
    walk = Walk(lesson)
    while not walk.is_over():
        look_at(walk)
        for answer in others(walk):
            branch(walk, answer)
        walk.go_on()


def look_at(walk: Walk) -> None:
    """Check the step under way: who is asked, what is legal, what is lit."""
    step = walk.now
    assert step is not None
    if not step.is_read and not walk.state.may_answer() >> walk.lesson.seat & 1:
        asked = "the game is over" if walk.state.is_over() else f"seat {walk.state.to_move()} is"
        raise BadLesson(
            f"{walk.where()}: the learner has seat {walk.lesson.seat}, but {asked} asked here;"
            " say with `then` or `bot` of the step before what the others do"
        )
    for answer in step.answers:
        trial = taken_up(walk.lesson, walk.given)
        give_words(trial, answer)
        if trial.step == walk.step:
            legal = ", ".join(trial.legal())
            said = "; ".join(answer)
            raise BadLesson(f"{walk.where()}: answer {said!r} does not fit; legal: {legal}")
    for lit in (step.light, step.look):
        if lit and not is_there(walk, lit):
            raise BadLesson(f"{walk.where()}: {lit!r} is not on the board; {spots(walk)}")


def others(walk: Walk) -> list[tuple[str, ...]]:
    """Return the answers that are accepted besides the one that is shown on demand."""
    step = walk.now
    assert step is not None
    free = [(words,) for words in walk.legal() if accepted(step, words)]
    return [*step.answers[1:], *free]


def branch(walk: Walk, answer: tuple[str, ...]) -> None:
    """Give another answer and play the lesson on from there."""
    try:
        other = taken_up(walk.lesson, walk.given)
        give_words(other, answer)
        while not other.is_over():
            other.go_on()
    except TableeError as error:
        raise BadLesson(
            f"{walk.where()}: after the answer {'; '.join(answer)!r}: {error}"
        ) from None


# -- what can be lit ----------------------------------------------------------------------


def is_there(walk: Walk, lit: str) -> bool:
    """Say whether something is on the board: an answer, a piece of the view, or a place."""
    if lit in walk.legal() or lit.startswith("place "):
        return True
    thing, _, piece = lit.partition(" ")
    return thing in walk.game.things and piece in pieces(walk).get(thing, [])


def pieces(walk: Walk) -> dict[str, list[str]]:
    """Return the pieces that the learner's view names, by kind."""
    seen = set(words_in(walk.game.view(walk.state, walk.lesson.seat)))
    found = {
        thing: [piece for piece in names if piece in seen and not piece.isdigit()]
        for thing, names in walk.game.things.items()
    }
    return {thing: names for thing, names in found.items() if names}


def words_in(part: Any) -> list[str]:
    """Return all words of a view."""
    if isinstance(part, str):
        return [part]
    if isinstance(part, dict):
        return [word for each in part.values() for word in words_in(each)]
    if isinstance(part, (list, tuple)):
        return [word for each in part for word in words_in(each)]
    return []


def spots(walk: Walk) -> str:
    """Say what can be lit in this position."""
    listed = [f"{thing} {', '.join(names)}" for thing, names in pieces(walk).items()]
    legal = ", ".join(walk.legal())
    return f"allowed: an answer ({legal}), a piece ({' | '.join(listed)}), or place NAME"
