"""What a person is offered: the answers to a question, and chains of several, by number.

A number stays with its answer as long as the question lasts, even if a choice of several pieces is
answered step by step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.core import gestures
from tablee.core.engine import Game, Gathering, State, Step
from tablee.core.moves import goes_on
from tablee.core.native import i64, vec
from tablee.core.routes import Route

Key = tuple[int, ...]  # the answers that a choice stands for


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of the list: an answer, or a chain of them.

    `route` says what it costs, if a route does. `then` is what the seat sees after it, as far as
    that can be known.
    """

    number: int
    actions: Key
    route: Route | None = None
    then: Mapping[str, Any] | None = None

    @property
    def is_chain(self) -> bool:
        return len(self.actions) > 1


class Offer:
    """The choices of one question."""

    def __init__(
        self, seat: int, step: Step[Any], choices: Sequence[Choice], numbers: Mapping[Key, int]
    ) -> None:
        self.seat = seat
        self.step = step
        self.choices = sorted(choices, key=lambda choice: choice.number)
        self.numbers = numbers  # includes what can no longer be chosen
        self._keys = {number: key for key, number in numbers.items()}

    def actions(self, number: int) -> Key:
        """Return what a number stands for, or stood for when the question was first asked."""
        return self._keys[number]

    def goes_on(self, seat: int, step: Step[Any]) -> bool:
        """Say whether another question asks for more of what this one asks."""
        mine = self.step
        return seat == self.seat and isinstance(mine, Gathering) and mine.goes_on(step)


def make_offer(game: Game[Any], seen: State, seat: int, last: Offer | None = None) -> Offer:
    """Return what a seat can choose; `seen` is a state re-dealt for it, `last` the last offer."""
    step = seen.question()
    routes = game.routes(seen, seat)
    alone: dict[Key, Route]
    alone = {route.actions: route for route in reversed(routes) if len(route.actions) == 1}
    chains: dict[Key, Route]
    chains = {route.actions: route for route in routes if len(route.actions) > 1}
    keys: list[Key] = [(action,) for action in answers_of(seen, seat)]
    kept = last.numbers if last is not None and last.goes_on(seat, step) else {}
    numbers = kept or as_they_are(game, keys if not chains else [*keys, *chains])
    for key in (*keys, *chains):
        if key not in numbers:
            numbers = {**numbers, key: max(numbers.values(), default=0) + 1}
    choices = [
        Choice(numbers[key], key, alone.get(key), following(game, seen, seat, key[0]))
        for key in keys
    ]
    choices += [Choice(numbers[key], key, route) for key, route in chains.items()]
    return Offer(seat, step, choices, numbers)


def answers_of(seen: State, seat: int) -> list[int]:
    """Return the answers of a question; for a choice of several pieces, every possible piece."""
    legal = [int(action) for action in seen.legal_actions()]
    if not isinstance(seen.question(), Gathering):
        return legal
    pieces = gestures.complete(seen, seat, vec[i64]()).more
    return sorted({*legal, *(int(piece) for piece in pieces)})


def as_they_are(game: Game[Any], keys: Sequence[Key]) -> dict[Key, int]:
    """Return the numbers of the answers themselves, if all are plain numbers of one kind."""
    found: dict[Key, int] = {}
    kinds = set()
    for key in keys:
        action = game.actions.describe(key[0])
        thing = game.actions.families[action.kind].thing
        if len(key) > 1 or thing in (None, "seat"):
            return {}
        if not all(of.isdigit() for of in game.things[thing]):
            return {}
        kinds.add(action.kind)
        found[key] = int(action.of)
    return found if len(kinds) == 1 else {}


def following(game: Game[Any], seen: State, seat: int, action: int) -> Mapping[str, Any] | None:
    """Return what a seat would see after an answer; None: chance or another seat comes first."""
    if seen.refusal(seat, action) is not None:
        return None
    twin = seen.clone()
    twin.apply(action)
    return game.view(twin, seat) if goes_on(twin, seat, int(seen.rng.used())) else None
