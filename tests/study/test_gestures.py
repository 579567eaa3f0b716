"""Answers that a person means as one move are judged as one; what was forced is not judged."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.replay import Replay
from tablee.study.gestures import Gesture, gestures
from tests.study.games import NAMES, at_random, by_hand


def in_words(replay: Replay, gesture: Gesture) -> list[str]:
    describe = replay.rules().actions.describe
    return [str(describe(action)) for action in gesture.answers]


@pytest.mark.parametrize("name", NAMES)
def test_gestures_follow_each_other_and_are_what_was_played(name: str) -> None:
    replay = by_hand(name)
    last = 0
    for gesture, state in gestures(replay):
        assert gesture.number > last
        last = gesture.number + len(gesture.answers) - 1
        played = replay.moves[gesture.number - 1 : last]
        assert played == [(gesture.seat, action) for action in gesture.answers]
        assert state.to_move() >= 0
        assert len(state.legal_actions()) > 1
    assert last <= len(replay.moves)


def test_a_lord_and_what_is_paid_for_it_are_one_move() -> None:
    replay = by_hand("abyss")
    found = [in_words(replay, gesture) for gesture, state in gestures(replay)]
    bought = [words for words in found if words[0].startswith("recruit")]
    assert bought
    for words in bought:
        assert any(word.startswith("pay") for word in words[1:]), words
    assert not any(words[0].startswith("pay") for words in found)


def test_what_is_drawn_ends_a_move() -> None:
    """Who draws lords at Conspiracy chooses one when they are seen: two moves [10]."""
    replay = by_hand("conspiracy")
    found = [in_words(replay, gesture) for gesture, state in gestures(replay)]
    drawn = [words for words in found if words[0].startswith("draw ")]
    assert drawn
    assert all(len(words) == 1 for words in drawn)


def test_a_question_with_one_answer_is_no_decision() -> None:
    replay = at_random("abyss", 2, 3)
    judged = {gesture.number for gesture, state in gestures(replay)}
    forced = {
        number
        for number, state in enumerate(replay.states(), 1)
        if not state.is_over() and len(state.legal_actions()) == 1
    }
    assert forced
    assert not forced & judged


def test_the_positions_are_those_before_the_moves() -> None:
    replay = by_hand("smog")
    before = {number: state.clone() for number, state in enumerate(replay.states(), 1)}
    game = tablee.game("smog")
    for gesture, state in gestures(replay):
        assert game.view(state, gesture.seat) == game.view(before[gesture.number], gesture.seat)
