"""What can be wrong with what a person, a file or a program hands us.

Every such error names what is wrong and what is allowed; commands show it
without a traceback.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class TableeError(Exception):
    """Bad input of some kind."""


class UnknownName(TableeError):
    """A game, bot, rule or language that does not exist."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        super().__init__(f"there is no {kind} '{name}'; known: {', '.join(known)}")


class BadOption(TableeError):
    """An option or a number of seats that the game does not offer."""


class BadReplay(TableeError):
    """A replay file that is broken, foreign, or of another version of the rules."""


class Reason:
    """Why an answer is refused: a text key, the rule behind it, and values for the text."""

    __slots__ = ("key", "rule", "values")

    def __init__(self, key: str, rule: str, values: dict[str, Any] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.values = values or {}


class IllegalAction(TableeError):
    """A seat tried something the rules do not allow now; nothing has changed."""

    def __init__(self, seat: int, action: int, reason: Reason) -> None:
        words = reason.key.replace("-", " ")
        super().__init__(f"seat {seat}, action {action}: {words} ({reason.rule})")
        self.seat = seat
        self.action = action
        self.reason = reason
        self.rule = reason.rule
