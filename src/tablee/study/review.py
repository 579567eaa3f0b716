"""A finished game looked back on: chances over time, each decision's verdict, luck and skill.

The chance of a seat moves for three reasons, which are kept apart: its own choices, those of the
others, and fate (draws, dice and what came to light). From the first chance over all these to the
result, nothing is left over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.core.bits import has
from tablee.core.engine import Game
from tablee.core.errors import BadReplay
from tablee.core.replay import Replay
from tablee.study.gestures import gestures
from tablee.study.judge import SURE, Judge, Verdict

FINE = ""
MOST_MOMENTS = 3
LEAST_MOMENT = 0.05  # a smaller change decided nothing


@dataclass(frozen=True, slots=True)
class Mark:
    """What a loss is called: so large on average, and surely larger than `at_least`."""

    name: str
    loss: float
    at_least: float


MARKS = (
    Mark("blunder", 0.20, 0.10),
    Mark("mistake", 0.10, 0.05),
    Mark("inaccuracy", 0.05, 0.02),
)


@dataclass(frozen=True, slots=True)
class Moment:
    """A change of the winners' chance: by a choice, or by what fate brought before a move."""

    number: int  # of the move; after the last one: one more than there are
    seat: int  # who chose; -1: fate
    change: float


@dataclass(frozen=True, slots=True)
class Course:
    """Why one seat's chance moved as it did."""

    first: float  # at the first decision
    own: float  # by its own choices
    others: float
    fate: float
    result: float  # 1 for a victory, a share of it where several sides won


@dataclass(frozen=True, slots=True)
class Review:
    """What is thought of a whole game."""

    game: str
    players: list[str]
    level: str
    seed: int
    verdicts: tuple[Verdict, ...]  # of every judged gesture, in the order of play
    courses: tuple[Course, ...]  # by seat
    moments: tuple[Moment, ...]  # that decided the game, in the order of play


def mark(verdict: Verdict) -> str:
    """Return what a verdict is called: a loss that may be chance, or is rough, has no name."""
    if verdict.played_out:
        return FINE
    low = verdict.loss - SURE * verdict.loss_error
    for each in MARKS:
        if verdict.loss >= each.loss and low >= each.at_least:
            return each.name
    return FINE


def is_rough(review: Review) -> bool:
    """Say whether the moves of a game can be compared, but not marked."""
    return any(verdict.played_out for verdict in review.verdicts)


def marked(verdicts: Iterable[Verdict], seat: int) -> list[Verdict]:
    return [verdict for verdict in verdicts if verdict.seat == seat and mark(verdict)]


# -- the whole game ------------------------------------------------------------------------


def check_finished(replay: Replay) -> None:
    """Refuse a game that is still under way: a review would help one side."""
    if not replay.final().is_over():
        raise BadReplay("a game is reviewed when it is over; this one is not")


def judged(replay: Replay, judge: Judge, numbers: Sequence[int] | None = None) -> list[Verdict]:
    """Return the verdicts of these gestures, named by the number of their first answer, or all."""
    return [
        judge.judge(gesture, state)
        for gesture, state in gestures(replay)
        if numbers is None or gesture.number in numbers
    ]


def review(replay: Replay, level: str, seed: int, verdicts: Iterable[Verdict]) -> Review:
    """Put the verdicts of a finished game together; they may come in any order."""
    in_order = tuple(sorted(verdicts, key=lambda verdict: verdict.number))
    results = shares(replay)
    game, seats = replay.rules(), len(replay.players)
    courses = tuple(course(game, seat, seats, in_order, results[seat]) for seat in range(seats))
    return Review(
        game=replay.game,
        players=replay.players,
        level=level,
        seed=seed,
        verdicts=in_order,
        courses=courses,
        moments=moments(in_order, results, len(replay.moves)),
    )


def shares(replay: Replay) -> list[float]:
    """Return each seat's share of the victory; seats of one side have it in common."""
    game, state = replay.rules(), replay.final()
    winners = int(game.winners(state))
    seats = range(len(replay.players))
    sides = {int(game.side(seat, len(replay.players))) for seat in seats if has(winners, seat)}
    return [1.0 / len(sides) if has(winners, seat) else 0.0 for seat in seats]


def course(
    game: Game[Any], seat: int, seats: int, verdicts: Sequence[Verdict], result: float
) -> Course:
    """Add up why a seat's chance moved."""
    if not verdicts:
        return Course(result, 0.0, 0.0, 0.0, result)
    own = others = fate = 0.0
    side = int(game.side(seat, seats))
    nexts = [verdict.chances[seat] for verdict in verdicts[1:]]
    for verdict, following in zip(verdicts, [*nexts, result], strict=True):
        change = verdict.after[seat] - verdict.chances[seat]
        if has(side, verdict.seat):
            own += change
        else:
            others += change
        fate += following - verdict.after[seat]
    return Course(verdicts[0].chances[seat], own, others, fate, result)


def moments(
    verdicts: Sequence[Verdict], results: Sequence[float], moves: int
) -> tuple[Moment, ...]:
    """Return the largest changes of the chance of who won in the end."""
    if not verdicts:
        return ()
    winner = max(range(len(results)), key=lambda seat: results[seat])
    found = []
    for place, verdict in enumerate(verdicts):
        if mark(verdict):
            change = verdict.after[winner] - verdict.chances[winner]
            found.append(Moment(verdict.number, verdict.seat, change))
        last = place + 1 == len(verdicts)
        following = results[winner] if last else verdicts[place + 1].chances[winner]
        number = moves + 1 if last else verdicts[place + 1].number
        found.append(Moment(number, -1, following - verdict.after[winner]))
    large = [moment for moment in found if abs(moment.change) >= LEAST_MOMENT]
    large.sort(key=lambda moment: -abs(moment.change))
    return tuple(sorted(large[:MOST_MOMENTS], key=lambda moment: (moment.number, moment.seat)))
