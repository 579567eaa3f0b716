"""Every line that a person may type is a command or gets a clear answer."""

from __future__ import annotations

import pytest

from tablee.terminal.commands import Command, parse
from tablee.text import LANGUAGES, texts


@pytest.mark.parametrize(
    "line, command",
    [
        ("2", Command("do", (2,))),
        (" 3 ", Command("do", (3,))),
        ("3 1", Command("do", (3, 1))),
        ("2  2 1", Command("do", (2, 2, 1))),
        ("?", Command("explain")),
        ("? 3", Command("explain", (3,))),
        ("?3", Command("explain", (3,))),
        ("u", Command("undo")),
        ("U", Command("undo")),
        ("l", Command("log")),
        ("r 33", Command("rule", words="33")),
        ("r E62", Command("rule", words="E62")),
        ("s", Command("save")),
        ("s my games/one.json", Command("save", words="my games/one.json")),
        ("q", Command("quit")),
        ("h", Command("help")),
        ("b", Command("board")),
        ("d", Command("details")),
    ],
)
def test_lines_that_are_commands(line: str, command: Command) -> None:
    assert parse(line, [1, 2, 3]) == command


@pytest.mark.parametrize(
    "line, key",
    [
        ("", "terminal-wrong-empty"),
        ("0", "terminal-wrong-number"),
        ("4", "terminal-wrong-number"),
        ("? 4", "terminal-wrong-number"),
        ("9" * 5000, "terminal-wrong-number"),
        ("-1", "terminal-wrong"),
        ("1 4", "terminal-wrong-number"),
        ("1 x", "terminal-wrong"),
        ("? 1 2", "terminal-wrong"),
        ("²", "terminal-wrong"),
        ("? why", "terminal-wrong"),
        ("q now", "terminal-wrong"),
        ("quit", "terminal-wrong"),
        ("r", "terminal-wrong-rule"),
        ("\x00\x1b[2J", "terminal-wrong"),
    ],
)
def test_other_lines_are_answered(line: str, key: str) -> None:
    assert parse(line, [1, 2, 3]) == Command("wrong", words=key)
    for language in LANGUAGES:
        assert texts(None, language).say(key, answers=3, first=1, last=3)


def test_enter_alone_is_an_answer_when_there_is_no_choice() -> None:
    assert parse("", [1]) == Command("do", (1,))


def test_0_is_a_number_where_an_answer_bears_it() -> None:
    assert parse("0", [0, 1, 2]) == Command("do", (0,))
    assert parse("3", [0, 1, 2]) == Command("wrong", words="terminal-wrong-number")


def test_a_number_that_was_shown_before_is_understood() -> None:
    assert parse("2", [1, 3], [1, 2, 3]) == Command("do", (2,))
