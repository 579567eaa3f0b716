"""A move is judged by what its seat knew, beside the bot's choice in the same deals."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import pytest

import tablee
from tablee.bots.search import Settings
from tablee.core.rng import seeded
from tablee.games.abyss import data
from tablee.study.effort import DEALS, MORE, effort
from tablee.study.gestures import Gesture, gestures
from tablee.study.judge import BATCH, Effort, Judge, Sample, Verdict
from tablee.study.review import mark
from tests.bots.places import ABYSS, last_turn
from tests.study.games import LITTLE, NAMES, by_hand

ENOUGH = Effort(Settings(100), Settings(20), 40)


def recruited(lord: str) -> Verdict:
    """Judge the last recruitment of a game: only one of the two lords is worth enough to win."""
    court = ["ship_master", "aquaculturalist"]
    state = last_turn(court, opponent=["landowner", "miller"])
    place = list(state.court.cards).index(data.lord_id(lord))
    recruit = ABYSS.actions.read(f"recruit {place + 1}")
    asked = state.clone()
    asked.apply(recruit)
    answers = [int(recruit)]
    while not asked.is_over() and asked.to_move() == 0:
        action = int(asked.legal_actions()[0])
        answers.append(action)
        asked.apply(action)
    return Judge(ABYSS, ENOUGH).judge(Gesture(1, 0, tuple(answers)), state)


def test_to_overlook_the_lord_that_wins_is_a_blunder() -> None:
    overlooked = recruited("ship_master")
    assert mark(overlooked) == "blunder"
    assert overlooked.best.chance > 0.9 > 0.1 > overlooked.played.chance
    assert overlooked.more["lords"] > 0
    taken = recruited("aquaculturalist")
    assert mark(taken) == ""
    assert taken.loss == pytest.approx(0.0, abs=0.05)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_could_not_see_does_not_change_its_verdict(name: str) -> None:
    replay = by_hand(name)
    game, compared = replay.rules(), 0
    judge = Judge(game, LITTLE)
    for gesture, state in list(gestures(replay))[4::25]:
        twin = game.determinize(state, gesture.seat, seeded(99))
        assert judge.judge(gesture, twin) == judge.judge(gesture, state)
        compared += 1
    assert compared >= 2


@pytest.mark.parametrize("name", NAMES)
def test_the_bots_own_move_costs_nothing(name: str) -> None:
    replay = by_hand(name)
    judge = Judge(replay.rules(), LITTLE)
    gesture, state = list(gestures(replay))[10]
    found = judge.judge(gesture, state)
    best = Gesture(gesture.number, gesture.seat, found.best.answers)
    again = judge.judge(best, state)
    assert again.played == again.best
    assert (again.loss, again.loss_error) == (0.0, 0.0)
    assert again.after == again.chances
    assert again.deals == BATCH


@pytest.mark.parametrize("name", NAMES)
def test_chances_are_shares_of_one_victory(name: str) -> None:
    replay = by_hand(name)
    game = replay.rules()
    for gesture, state in list(gestures(replay))[6::40]:
        found = Judge(game, LITTLE).judge(gesture, state)
        sides = {int(game.side(seat, 2)): seat for seat in range(2)}
        for chances in (found.chances, found.after):
            assert sum(chances[seat] for seat in sides.values()) == pytest.approx(1.0)
        assert found.best.chance == found.chances[gesture.seat]
        assert found.played.chance == found.after[gesture.seat]
        assert found.loss == pytest.approx(found.best.chance - found.played.chance)
        assert found.rule.startswith(f"{name}:")


def test_the_other_moves_are_neither_the_played_one_nor_the_best() -> None:
    replay = by_hand("abyss")
    for gesture, state in list(gestures(replay))[:30:10]:
        found = Judge(replay.rules(), LITTLE).judge(gesture, state)
        named = {found.best.answers[0], gesture.answers[0]}
        assert not named & {other.answers[0] for other in found.others}
        assert len(found.others) <= 4


def test_a_level_unknown_to_bots_is_refused_and_a_known_one_thinks_more() -> None:
    asked = effort("expert", "conspiracy", 2)
    assert asked.thinks.iterations == 2600 * MORE
    assert asked.deals == DEALS
    assert asked.looks.network == asked.thinks.network == "shipped"
    assert effort("expert", "conspiracy", 3).looks.network == ""
    with pytest.raises(tablee.core.errors.UnknownName, match="genius"):
        effort("genius", "abyss", 2)


def test_mean_and_error_of_a_sample() -> None:
    """Of 1, 2, 3, 4: mean 2.5, variance 5/3, so the mean's error is the root of 5/12."""
    sample = Sample()
    for value in (1.0, 2.0, 3.0, 4.0):
        sample.enter(value)
    assert sample.mean() == 2.5
    assert sample.error() == pytest.approx(sqrt(5 / 12))
    assert Sample().error() == 0.0


@pytest.mark.parametrize("name", NAMES)
def test_only_conan_is_judged_by_games_played_out(name: str) -> None:
    replay = by_hand(name)
    thinks = effort("novice" if name != "conan" else "regular", name, 2)
    gesture, state = next(iter(gestures(replay)))
    found = Judge(replay.rules(), replace(thinks, deals=BATCH)).judge(gesture, state)
    assert found.played_out == (name == "conan")
