"""What a person types at the table, read into a command."""

from __future__ import annotations

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
    number: int | None = None  # of the answer meant, from 1
    words: str = ""


def parse(line: str, answers: int) -> Command:
    """Read a line; `answers` is the number of answers on the screen."""
    line = line.strip()
    if not line:
        return Command("do", 1) if answers == 1 else Command("wrong", words="terminal-wrong-empty")
    if line.startswith("?"):
        return _explain(line[1:].strip(), answers)
    if _is_number(line):
        return _numbered("do", line, answers)
    letter, _, words = line.partition(" ")
    verb = LETTERS.get(letter.lower())
    words = words.strip()
    if verb is None or (words and verb not in WITH_WORDS):
        return Command("wrong", words="terminal-wrong")
    if verb == "rule" and not words:
        return Command("wrong", words="terminal-wrong-rule")
    return Command(verb, words=words)


def _explain(words: str, answers: int) -> Command:
    if not words:
        return Command("explain")
    if _is_number(words):
        return _numbered("explain", words, answers)
    return Command("wrong", words="terminal-wrong")


def _is_number(words: str) -> bool:
    return words.isascii() and words.isdigit()


def _numbered(verb: str, digits: str, answers: int) -> Command:
    # Thousands of digits are no number of an answer, and Python refuses to read them.
    number = int(digits) if len(digits) < 9 else 0
    if 1 <= number <= answers:
        return Command(verb, number)
    return Command("wrong", words="terminal-wrong-number")
