"""Every lesson there is can be learned to its end: on the engine and in the terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import tablee
from tablee.lessons.check import check
from tablee.lessons.files import Lesson, lessons
from tablee.lessons.walk import Walk
from tablee.lessons.words import MOST_SENTENCES, MOST_WORDS, texts_of
from tablee.terminal.lesson import LessonTable, Progress
from tablee.text import LANGUAGES, texts

LESSONS = [each for game in tablee.game_names() for each in lessons(game)]
named = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.name}")
spoken = pytest.mark.parametrize("language", LANGUAGES)


@named
def test_each_accepted_answer_leads_to_the_end(lesson: Lesson) -> None:
    check(lesson)


@named
@spoken
def test_each_step_says_one_or_two_short_sentences(lesson: Lesson, language: str) -> None:
    said = texts_of(lesson, language)
    for step in lesson.steps:
        sentences = re.split(r"(?<=[.!?…])\s+(?=[A-ZÀ-Ý«])", said[step.id])
        assert len(sentences) <= MOST_SENTENCES, said[step.id]
        for sentence in sentences:
            words = [word for word in sentence.split() if any(map(str.isalnum, word))]
            assert len(words) <= MOST_WORDS, sentence
        assert said[step.id].count("*") % 2 == 0


@named
def test_both_languages_say_as_much(lesson: Lesson) -> None:
    one, other = (texts_of(lesson, language) for language in LANGUAGES)
    assert one.keys() == other.keys()


@named
@spoken
def test_it_is_learned_in_the_terminal(lesson: Lesson, language: str, tmp_path: Path) -> None:
    """By the answers that the lesson means, typed by their numbers; then it is marked as done."""
    console = Console(file=io.StringIO(), width=100, markup=False, highlight=False)
    progress = Progress(tmp_path / "lessons.json")
    table: LessonTable

    def read(prompt: str) -> str:
        walk, offer = table.walk, table.offer
        wanted = [(walk.game.actions.read(words),) for words in walk.example()]
        if not wanted:
            return ""
        assert offer is not None
        numbers = [offer.numbers[key] for key in wanted if key in offer.numbers]
        return " ".join(map(str, numbers)) if len(numbers) == len(wanted) else str(numbers[0])

    table = LessonTable(lesson, texts(lesson.game, language), console, read, progress)
    table.play()
    assert table.walk.is_over()
    assert progress.is_done(lesson)
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    said = texts_of(lesson, language)
    plain = " ".join(shown.split())
    for step in lesson.steps:
        assert " ".join(said[step.id].replace("*", "").split())[:60] in plain


@named
def test_one_can_always_step_back(lesson: Lesson) -> None:
    walk = Walk(lesson)
    while not walk.is_over():
        before = walk.game.view(walk.state, lesson.seat)
        walk.go_on()
        walk.back()
        assert walk.game.view(walk.state, lesson.seat) == before
        walk.go_on()
