"""A whole game looked back on: marks, luck and skill, and what decided it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tablee.core.errors import BadReplay
from tablee.core.replay import Replay
from tablee.study.judge import SURE, Judge, Verdict, Weighed
from tablee.study.review import (
    MARKS,
    check_finished,
    course,
    judged,
    mark,
    moments,
    review,
    shares,
)
from tests.bots.places import ABYSS
from tests.study.games import LITTLE, at_random

A_MOVE = Weighed((1,), 0.5, 10, ())


def verdict(
    number: int, seat: int, before: float, after: float, error: float = 0.0, seats: int = 2
) -> Verdict:
    """Return a verdict of seat 0's chances; the others share the rest."""
    rest = seats - 1

    def chances(first: float) -> tuple[float, ...]:
        return (first, *[(1 - first) / rest] * rest)

    lost = chances(before)[seat] - chances(after)[seat]
    return Verdict(
        number=number,
        seat=seat,
        played=A_MOVE,
        best=A_MOVE,
        others=(),
        chances=chances(before),
        errors=(0.0,) * seats,
        after=chances(after),
        loss=lost,
        loss_error=error,
        deals=20,
        more={},
        wins=False,
        played_out=False,
        rule="abyss:1",
    )


# -- marks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("each", MARKS, ids=lambda each: str(each.name))
def test_a_mark_begins_at_its_loss(each: object) -> None:
    named = next(known for known in MARKS if known is each)
    at = replace(verdict(1, 0, 0.5, 0.5), loss=named.loss)
    assert mark(at) == named.name
    assert mark(replace(at, loss=named.loss - 0.001)) != named.name
    assert mark(replace(at, loss=named.loss + 0.001)) == named.name


@pytest.mark.parametrize("each", MARKS, ids=lambda each: str(each.name))
def test_a_loss_that_may_be_chance_is_not_marked_so(each: object) -> None:
    """The interval's low end has to reach the mark's bound."""
    named = next(known for known in MARKS if known is each)
    room = (named.loss - named.at_least) / SURE
    at = replace(verdict(1, 0, 0.5, 0.5), loss=named.loss, loss_error=room - 1e-9)
    assert mark(at) == named.name
    assert mark(replace(at, loss_error=room + 0.001)) != named.name


def test_a_move_better_than_the_bots_has_no_mark() -> None:
    assert mark(replace(verdict(1, 0, 0.5, 0.5), loss=-0.4)) == ""


def test_a_doubtful_blunder_is_called_what_is_sure() -> None:
    """25 points lost, surely 6: no blunder, which needs 10, but a mistake, which needs 5."""
    assert mark(replace(verdict(1, 0, 0.5, 0.5), loss=0.25, loss_error=0.19 / SURE)) == "mistake"


def test_a_loss_by_lines_played_on_quickly_is_told_but_not_marked() -> None:
    rough = replace(verdict(1, 0, 0.9, 0.1), played_out=True)
    assert mark(rough) == ""
    assert mark(replace(rough, played_out=False)) == "blunder"


# -- luck and skill ------------------------------------------------------------------------


def test_own_choices_those_of_others_and_fate_are_kept_apart() -> None:
    """50 %; I lose 10; fate gives 5; the other loses 20; fate takes the rest of it: I lose."""
    found = [verdict(1, 0, 0.5, 0.4), verdict(2, 1, 0.45, 0.65)]
    mine = course(ABYSS, 0, 2, found, 0.0)
    assert mine.first == 0.5
    assert mine.own == pytest.approx(-0.10)
    assert mine.others == pytest.approx(0.20)
    assert mine.fate == pytest.approx(0.05 - 0.65)
    theirs = course(ABYSS, 1, 2, found, 1.0)
    assert theirs.own == pytest.approx(-0.20)
    assert theirs.others == pytest.approx(0.10)


@pytest.mark.parametrize("name, seats", [("abyss", 3), ("conan", 3), ("conspiracy", 2)])
def test_nothing_is_left_over(name: str, seats: int) -> None:
    replay = at_random(name, seats, 1)
    numbers = [1, 2, 3, *range(10, 400, 40)]
    judge = Judge(replay.rules(), LITTLE)
    found = review(replay, "expert", 0, judged(replay, judge, numbers))
    assert len(found.verdicts) > 3
    for seat, told in enumerate(found.courses):
        moved = told.first + told.own + told.others + told.fate
        assert moved == pytest.approx(told.result), seat
    sides = {int(replay.rules().side(seat, seats)): seat for seat in range(seats)}
    assert sum(found.courses[seat].result for seat in sides.values()) == pytest.approx(1.0)


def test_what_a_friend_of_the_same_side_chooses_is_ones_own() -> None:
    """At Conan, seats 1 and 2 lead the heroes together, seat 0 is the Overlord."""
    replay = at_random("conan", 3, 1)
    found = [verdict(1, 2, 0.5, 0.6, seats=3)]
    assert course(replay.rules(), 1, 3, found, 0.0).own < 0.0
    assert course(replay.rules(), 1, 3, found, 0.0).others == 0.0
    assert course(replay.rules(), 0, 3, found, 1.0).others > 0.0


def test_a_victory_shared_by_two_is_half_of_one() -> None:
    """Whoever the winners of a random game are, the shares add up to one victory."""
    for seed in range(8):
        found = shares(at_random("conspiracy", 3, seed))
        assert sum(found) == pytest.approx(1.0)


# -- what decided the game -----------------------------------------------------------------


def test_the_three_largest_changes_decided_the_game() -> None:
    """The winner is seat 0. In order: fate +10, a blunder of seat 1 +30, the end +20."""
    found = [
        verdict(1, 0, 0.30, 0.30),
        verdict(5, 0, 0.40, 0.40),
        verdict(7, 1, 0.44, 0.74),
        verdict(9, 0, 0.80, 0.80),
    ]
    told = moments(found, [1.0, 0.0], moves=10)
    assert [(moment.number, moment.seat) for moment in told] == [(5, -1), (7, 1), (11, -1)]
    assert [moment.change for moment in told] == [pytest.approx(one) for one in (0.1, 0.3, 0.2)]


def test_small_changes_decided_nothing() -> None:
    assert moments([verdict(1, 0, 0.97, 0.97)], [1.0, 0.0], moves=1) == ()


def test_a_choice_without_a_mark_is_no_moment() -> None:
    """It may be chance: what follows belongs to fate only as far as it moved after the choice."""
    doubtful = verdict(3, 1, 0.5, 0.8, error=0.2)
    told = moments([doubtful], [1.0, 0.0], moves=3)
    assert [moment.seat for moment in told] == [-1]


# -- which games ---------------------------------------------------------------------------


def test_a_game_under_way_is_not_reviewed() -> None:
    whole = at_random("abyss", 2, 3)
    check_finished(whole)
    part = Replay(whole.game, whole.players, whole.seed, moves=whole.moves[:-1])
    with pytest.raises(BadReplay, match="over"):
        check_finished(part)
