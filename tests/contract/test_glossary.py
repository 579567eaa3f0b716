"""Sentences belong to their keys: swapping two sentences of a game breaks a test.

`tests/<game>/glossary.toml` lists for each action, event and question the words that its
sentence must contain.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.ast import Pattern

from tablee.core.engine import Game
from tablee.text import GAMES, LANGUAGES
from tests.contract.expected import glossary
from tests.contract.walk import every_game

KEYS = {"actions": "action", "events": "event", "questions": "prompt"}
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_part = pytest.mark.parametrize("part", KEYS)


def names(game: Game[Any], part: str) -> set[str]:
    """Return the keys that need words: all actions, events and questions."""
    if part == "actions":
        return set(game.actions.families)
    return {kind.name for kind in game.events.kinds} if part == "events" else set(game.questions)


@cache
def sentences(game: str, language: str) -> dict[str, str]:
    """Return all variants of the sentences by key, in lower case, with values as `$name`."""
    text = (GAMES / game / "text" / f"{language}.ftl").read_text("utf-8")
    return {
        entry.id.name: " ".join(words(entry.value).lower().split())
        for entry in FluentParser().parse(text).body
        if isinstance(entry, fluent.Message)
    }


def words(pattern: Pattern | None) -> str:
    assert pattern is not None, "a sentence without words"
    return "".join(map(element, pattern.elements))


def element(part: fluent.TextElement | fluent.Placeable) -> str:
    if isinstance(part, fluent.TextElement):
        return part.value
    expression = part.expression
    if isinstance(expression, fluent.SelectExpression):
        return " ".join(words(variant.value) for variant in expression.variants)
    if isinstance(expression, fluent.VariableReference):
        return f"${expression.id.name}"
    return str(getattr(expression, "value", ""))  # a name that stands for another has no words


def holds(sentence: str, wanted: list[str]) -> bool:
    """Say whether a sentence contains one of the wanted words; `a & b` needs both."""
    if not wanted:
        return re.fullmatch(r"\$\w+", sentence) is not None
    return any(all(has(sentence, word) for word in each.split(" & ")) for each in wanted)


def has(sentence: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}", sentence) is not None


@every_game
@every_part
def test_every_action_event_and_question_has_a_row(game: Game[Any], part: str) -> None:
    assert set(glossary(game.name).get(part, {})) == names(game, part)


@every_game
@every_part
@every_language
def test_every_sentence_holds_the_words_of_its_meaning(
    game: Game[Any], part: str, language: str
) -> None:
    said = sentences(game.name, language)
    rows = glossary(game.name).get(part, {})
    texts = {name: said[f"{KEYS[part]}-{name}"] for name in rows}
    assert {
        name: text for name, text in texts.items() if not holds(text, rows[name][language])
    } == {}


@every_game
@every_part
@every_language
def test_no_two_sentences_can_be_exchanged_unnoticed(
    game: Game[Any], part: str, language: str
) -> None:
    """Unless both sentences are the same."""
    said = sentences(game.name, language)
    rows = glossary(game.name).get(part, {})
    unnoticed = []
    for one, other in combinations(rows, 2):
        first, second = (said[f"{KEYS[part]}-{name}"] for name in (one, other))
        if without_values(first) == without_values(second):
            continue
        if holds(first, rows[other][language]) and holds(second, rows[one][language]):
            unnoticed.append((one, other))
    assert unnoticed == []


def without_values(sentence: str) -> str:
    return re.sub(r"\$\w+", "$", sentence)


@every_language
def test_short_texts_say_what_the_rulebook_says(language: str) -> None:
    said = sentences("conan", language)
    rows = glossary("conan")["texts"]
    assert [key for key in rows if not holds(said[key], rows[key][language])] == []
