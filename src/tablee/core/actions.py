"""Actions for people: a table of families turns ints into named choices and back.

Outside the hot path; rules and searches use the ints alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.core.errors import TableeError


def numbers(first: int, count: int) -> list[str]:
    """Return the ids of pieces that are mere numbers."""
    return [str(number) for number in range(first, first + count)]


@dataclass(frozen=True, slots=True)
class Action:
    """One choice, as the table and the log see it."""

    kind: str  # the family's name, also its text key
    of: str | None = None  # what is chosen: an id from the facts, or a number as text

    def __str__(self) -> str:
        return self.kind if self.of is None else f"{self.kind} {self.of}"


@dataclass(frozen=True, slots=True)
class Family:
    """Action ids `first`, `first + 1`, ... with one name; one id for each member.

    `thing` names the kind of piece the members are ("ally"); its names are found
    in the texts. A family of one action has none.
    """

    name: str
    first: int
    thing: str | None = None


class ActionTable:
    """All families of a game, checked to cover 0 .. count-1 without a gap."""

    def __init__(
        self, families: Sequence[Family], things: Mapping[str, Sequence[str]], count: int
    ) -> None:
        self._actions: list[Action] = []
        self.families = {family.name: family for family in families}
        for family in families:
            if family.first != len(self._actions):
                raise ValueError(
                    f"family {family.name} starts at {family.first}, not at {len(self._actions)}"
                )
            names: Sequence[str | None] = things[family.thing] if family.thing else (None,)
            self._actions += [Action(family.name, name) for name in names]
        if len(self._actions) != count:
            raise ValueError(f"{len(self._actions)} actions described, {count} declared")
        self._codes = {action: code for code, action in enumerate(self._actions)}

    def describe(self, code: int) -> Action:
        if not 0 <= code < len(self._actions):
            raise TableeError(f"there is no action {code}; they are 0 to {len(self._actions) - 1}")
        return self._actions[code]

    def encode(self, action: Action) -> int:
        code = self._codes.get(action)
        if code is None:
            raise TableeError(f"there is no action '{action}'")
        return code

    def read(self, words: str) -> int:
        """Return the action written as in `str(action)`: "pay crab_5"."""
        kind, _, of = words.partition(" ")
        return self.encode(Action(kind, of or None))

    def __len__(self) -> int:
        return len(self._actions)
