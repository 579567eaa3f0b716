"""What a person types at the table, read into a command."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

LETTERS = {
    "u": "undo",
    "l": "log",
    "r": "rule",
    "d": "details",
    "b": "board",
    "s": "save",
    "q": "quit",
    "h": "help",
}
WITH_WORDS = ("rule", "save")  # the others stand alone


@dataclass(frozen=True, slots=True)
class Command:
    """`verb` do, explain, wrong, or one of LETTERS; `wrong` holds the key of what to answer."""

    verb: str
    numbers: tuple[int, ...] = ()  # of the answers meant
    words: str = ""


def parse(line: str, shown: Collection[int], once_shown: Collection[int] = ()) -> Command:
    """Read a line; `shown` are the numbers of the answers on the screen.

    `once_shown` are numbers that the question had at first: they get a longer explanation.
    """
    line = line.strip()
    if not line:
        return _alone(shown)
    if line.startswith("?"):
        return _explain(line[1:].split(), {*shown, *once_shown})
    if all(_is_number(word) for word in line.split()):
        return _numbered("do", line.split(), {*shown, *once_shown})
    letter, _, words = line.partition(" ")
    verb = LETTERS.get(letter.lower())
    words = words.strip()
    if verb is None or (words and verb not in WITH_WORDS):
        return Command("wrong", words="terminal-wrong")
    if verb == "rule" and not words:
        return Command("wrong", words="terminal-wrong-rule")
    return Command(verb, words=words)


def _alone(shown: Collection[int]) -> Command:
    if len(shown) == 1:
        return Command("do", tuple(shown))
    return Command("wrong", words="terminal-wrong-empty")


def _explain(words: list[str], known: Collection[int]) -> Command:
    if not words:
        return Command("explain")
    if len(words) == 1 and _is_number(words[0]):
        return _numbered("explain", words, known)
    return Command("wrong", words="terminal-wrong")


def _is_number(words: str) -> bool:
    return words.isascii() and words.isdigit()


def _numbered(verb: str, words: list[str], known: Collection[int]) -> Command:
    # Thousands of digits are not the number of an answer, and Python refuses to read them.
    numbers = tuple(int(digits) if len(digits) < 9 else -1 for digits in words)
    if all(number in known for number in numbers):
        return Command(verb, numbers)
    return Command("wrong", words="terminal-wrong-number")
