"""Moves in words, so that a log outlives the numbers of its actions.

A number means another action as soon as a game gets one more card. The words of a move ("pay
crab_5", as in replay files) stay the same. Logs from before moves had words hold only numbers. The
game's `numbers/` lists what those meant, by version of the rules.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tablee.core.engine import Game
from tablee.core.errors import Reason, TableeError
from tablee.server.records import Moved
from tablee.server.refusals import RULE

GAMES = Path(__file__).parents[1] / "games"


class NoSuchMove(TableeError):
    """Words, or a number without words, that mean nothing under today's rules."""

    def __init__(self, key: str, words: str) -> None:
        super().__init__(f"{key.replace('-', ' ')}: {words}")
        self.reason = Reason(key, RULE, {"words": words})


def words_of(game: Game[Any], actions: Sequence[int]) -> list[str]:
    return [str(game.actions.describe(action)) for action in actions]


def written(record: Moved, game: str, rules_version: int) -> list[str] | None:
    """Return the words of a logged move; None: it has none, and its numbers are unknown."""
    if record.words:
        return record.words
    known = numbers_then(game, rules_version)
    if known is None or not all(0 <= action < len(known) for action in record.actions):
        return None
    return [known[action] for action in record.actions]


def numbers_now(game: Game[Any], record: Moved, rules_version: int) -> list[int]:
    """Return today's numbers of a move that was written under some version of the rules."""
    if not record.words and rules_version == game.version:
        return record.actions
    words = written(record, game.name, rules_version)
    if words is None:
        numbers = ", ".join(str(action) for action in record.actions)
        raise NoSuchMove("a-move-has-no-words", numbers)
    return [_number(game, each) for each in words]


def _number(game: Game[Any], words: str) -> int:
    try:
        return int(game.actions.read(words))
    except TableeError:
        raise NoSuchMove("no-such-answer-in-these-rules", words) from None


@cache
def numbers_then(game: str, rules_version: int) -> list[str] | None:
    """Return the words of all actions of a version, by number; None: they were not kept."""
    path = GAMES / game / "numbers" / f"{rules_version}.json"
    if not path.exists():
        return None
    kept = json.loads(path.read_text(encoding="utf-8"))
    found = []
    for name, thing in kept["families"]:
        found += [name] if thing is None else [f"{name} {piece}" for piece in kept[thing]]
    return found
