"""Verbs that mean the same in the tests of every game.

`tests/<game>/tables.py` makes them for its game. A seat may be named first, `do(state, 0,
"explore")`; without one it is whoever is asked, `do(state, "explore")`.

| verb | what it does |
| --- | --- |
| `do(state, [seat,] *choices)` | answers one question after another; illegal answers are refused |
| `options(state, [family])` | what may be answered now, in words, as a set |
| `offered(state)` | the same in the engine's order, for tests that take the first or the last |
| `refusal(state, [seat,] choice)` | why this may not be done: key and rule; fails if it may |
| `why_not(state, [seat,] choice)` | the same, as the engine's reason with its values |
| `told(state, [seat,] *choices)` | the events that these choices cause: name, piece, amount |
| `names_told(state, [seat,] *choices)` | the names of these events |
| `script(state, *outcomes)` | lets chance follow a script: dice by number, draws by card |
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar, overload

import pytest

from tablee.core.engine import Game, State
from tablee.core.errors import IllegalAction, Reason
from tablee.core.events import SPECTATOR, Log
from tablee.core.native import i64, vec
from tablee.core.rng import loaded

S = TypeVar("S", bound=State)
Said = tuple[int | str, ...]  # choices in words, perhaps after a seat


class Refusal(NamedTuple):
    key: str
    rule: str


class Happening(NamedTuple):
    name: str
    what: str | None
    amount: int


class Verbs(Generic[S]):
    """The verbs for one game."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    @overload
    def do(self, state: S, seat: int, /, *choices: str) -> S: ...

    @overload
    def do(self, state: S, /, *choices: str) -> S: ...

    def do(self, state: S, /, *said: int | str) -> S:
        """Answer one question after another, legally; return the state."""
        self._answer(state, said)
        return state

    def options(self, state: S, family: str | None = None) -> set[str]:
        """Return what may be answered now, in words; of one family only, if it is named."""
        words = self.offered(state)
        assert len(set(words)) == len(words), f"an answer is offered twice: {words}"
        return {word for word in words if family in (None, word.split()[0])}

    def offered(self, state: S) -> list[str]:
        """Return what may be answered now, in words and in the engine's order."""
        return [str(self.game.actions.describe(action)) for action in state.legal_actions()]

    @overload
    def refusal(self, state: S, seat: int, choice: str, /) -> Refusal: ...

    @overload
    def refusal(self, state: S, choice: str, /) -> Refusal: ...

    def refusal(self, state: S, /, *said: int | str) -> Refusal:
        """Return the key and the rule of the reason why this may not be done now."""
        reason = self._reason(state, said)
        return Refusal(reason.key, reason.rule)

    @overload
    def why_not(self, state: S, seat: int, choice: str, /) -> Reason: ...

    @overload
    def why_not(self, state: S, choice: str, /) -> Reason: ...

    def why_not(self, state: S, /, *said: int | str) -> Reason:
        """Return the reason why this may not be done now, with its values."""
        return self._reason(state, said)

    @overload
    def told(self, state: S, seat: int, /, *choices: str) -> list[Happening]: ...

    @overload
    def told(self, state: S, /, *choices: str) -> list[Happening]: ...

    def told(self, state: S, /, *said: int | str) -> list[Happening]:
        """Return the events that these choices cause, as a spectator sees them."""
        return self._happenings(state, said)

    @overload
    def names_told(self, state: S, seat: int, /, *choices: str) -> list[str]: ...

    @overload
    def names_told(self, state: S, /, *choices: str) -> list[str]: ...

    def names_told(self, state: S, /, *said: int | str) -> list[str]:
        """Return the names of the events that these choices cause."""
        return [event.name for event in self._happenings(state, said)]

    def script(self, state: S, *outcomes: int) -> None:
        """Let chance follow a script: dice by number, draws by card."""
        state.rng = loaded(vec[i64](outcomes))

    def _answer(self, state: S, said: Said) -> None:
        seat, choices = spoken(said)
        for choice in choices:
            asked = state.to_move() if seat is None else seat
            state.play(asked, self.game.actions.read(choice))

    def _reason(self, state: S, said: Said) -> Reason:
        with pytest.raises(IllegalAction) as refused:
            self._answer(state, said)
        return refused.value.reason

    def _happenings(self, state: S, said: Said) -> list[Happening]:
        log = Log()
        state.observer = log
        self._answer(state, said)
        state.observer = None
        events = [self.game.events.describe(event, SPECTATOR) for event in log.told]
        return [Happening(event.name, event.what, event.amount) for event in events]


def spoken(said: Said) -> tuple[int | None, list[str]]:
    """Return the seat that is named first, if there is one, and the choices."""
    seat = said[0] if said and not isinstance(said[0], str) else None
    choices = said if seat is None else said[1:]
    return seat, [str(choice) for choice in choices]
