"""States as Python's own tools keep them: pickled, compared, hashed.

A pickle holds the ints of a save (`core.record`). What copies share, such as a printed map,
is not in it: the reader finds it by the game's name, the owner's file and the options.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core import record, registry
from tablee.core.engine import State
from tablee.core.native import i64, vec
from tablee.core.rng import LoadedRng, Rng, SecretRng, loaded, secret, seeded

Printed = tuple[str | None, dict[str, str]]
SOURCES: dict[type[Rng], Callable[[], Rng]] = {
    Rng: lambda: seeded(0),
    SecretRng: lambda: secret(0),
    LoadedRng: lambda: loaded(vec[i64]()),
}


def name_of(state: State) -> str:
    """Return the game's name, which is that of the folder where its state is defined."""
    return type(state).__module__.split(".")[-2]


def ints_of(state: State) -> tuple[int, ...]:
    return tuple(record.to_ints(state, registry.game(name_of(state)).steps))


def content(state: State) -> tuple[object, ...]:
    """Return all that makes a state what it is, as a value that compares and hashes."""
    file, options = state.printed_by()
    return name_of(state), type(state.rng), file, tuple(options.items()), ints_of(state)


def reduced(state: State) -> tuple[Any, ...]:
    """Return how a pickle makes the state again."""
    return restored, (
        name_of(state),
        int(state.seats),
        state.printed_by(),
        type(state.rng),
        ints_of(state),
    )


def restored(
    name: str, seats: int, printed: Printed, source: type[Rng], ints: tuple[int, ...]
) -> State:
    file, options = printed
    game = registry.game(name, file)
    template = game.new_game(seats, 0, options, SOURCES[source]())
    state: State = record.from_ints(template, ints, game.steps)
    return state
