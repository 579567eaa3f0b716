"""States as lists of ints: snapshots, comparing, checking copies.

Works on declared attributes, so nothing is listed twice and nothing can be
forgotten; a class says itself what a save leaves out. Reflection costs some 150
clones: for saves and tests, not for searches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.core.engine import NOBODY, Observer, State, Step, empty_agenda
from tablee.core.errors import BadReplay
from tablee.core.native import append, i64, pop, u8, vec
from tablee.core.pile import Pile
from tablee.core.rng import Rng

# The attributes of each class, looked up once: a state has dozens of objects.
_FIELDS: dict[type, tuple[str, ...]] = {}
_ARGUMENTS: dict[type, tuple[str, ...]] = {}
WORDS = type(vec[i64]())  # numbers of another vector are bytes; without librt all are lists


def field_names(cls: type) -> tuple[str, ...]:
    """Return what is saved of a class and its bases, in a fixed order."""
    found = _FIELDS.get(cls)
    if found is None:
        left_out = not_saved(cls)
        names = {name for base in cls.__mro__ for name in declared(base)}
        found = _FIELDS[cls] = tuple(sorted(name for name in names if name not in left_out))
    return found


def not_saved(cls: type) -> set[str]:
    """Return what a class and its bases declare to leave out: see `State.not_saved`."""
    return {name for base in cls.__mro__ for name in base.__dict__.get("not_saved", ())}


def declared(base: type) -> list[str]:
    """Return the attributes that one class declares for its objects, in the order of the source."""
    compiled = base.__dict__.get("__mypyc_attrs__")
    if compiled is not None:
        return [name for name in compiled if not name.startswith("__")]
    notes: dict[str, str] = base.__dict__.get("__annotations__", {})
    return [name for name, note in notes.items() if not str(note).startswith("ClassVar")]


def step_fields(cls: type) -> tuple[str, ...]:
    """Return a step's attributes in the order of its constructor's arguments, without the seat."""
    found = _ARGUMENTS.get(cls)
    if found is None:
        names: list[str] = []
        for base in reversed(cls.__mro__):
            names += [name for name in declared(base) if name not in names]
        found = _ARGUMENTS[cls] = tuple(name for name in names if name != "seat")
    return found


def to_ints(value: Any, kinds: Sequence[type]) -> list[int]:
    """Flatten a state; `kinds` are the game's step classes in a fixed order."""
    out: list[int] = []
    _write(value, kinds, out)
    return out


def _write(value: Any, kinds: Sequence[type], out: list[int]) -> None:
    if isinstance(value, (bool, int)):
        out.append(int(value))
    elif isinstance(value, Step):
        out += [kinds.index(type(value)), value.seat]
        out += [getattr(value, name) for name in step_fields(type(value))]
    elif isinstance(value, (State, Pile, Rng)) or field_names(type(value)):
        for name in field_names(type(value)):
            _write(getattr(value, name), kinds, out)
    elif len(value) == 0 or isinstance(value[0], int):  # nothing or numbers, the most of a state
        out.append(len(value))
        out.extend(map(int, value))
    else:
        out.append(len(value))
        for item in value:
            _write(item, kinds, out)


def same(one: State, other: State, kinds: Sequence[type]) -> bool:
    return to_ints(one, kinds) == to_ints(other, kinds)


def from_ints(template: State, ints: Sequence[int], kinds: Sequence[type]) -> State:
    """Rebuild a state; `template` is any state of a game with the same options."""
    state = template.clone()
    source = iter(ints)
    _read(state, source, kinds)
    if next(source, None) is not None:
        raise ValueError("too many ints for this game: saved with another version?")
    state.work_out()
    return state


def begun_at(
    template: State,
    position: Sequence[int],
    kinds: Sequence[type],
    rng: Rng,
    observer: Observer | None,
) -> State:
    """Return a game that begins at a stored position, with a random source of its own."""
    try:
        state = from_ints(template, position, kinds)
    except (ValueError, IndexError, StopIteration, TypeError, OverflowError, AttributeError):
        raise BadReplay("position: of another game, other options or other rules") from None
    state.rng, state.observer = rng, observer
    return state


def _read(owner: Any, source: Iterator[int], kinds: Sequence[type]) -> None:
    for name in field_names(type(owner)):
        old = getattr(owner, name)
        if isinstance(old, bool):
            setattr(owner, name, bool(next(source)))
        elif isinstance(old, int):
            setattr(owner, name, next(source))
        elif isinstance(old, (State, Pile, Rng)) or field_names(type(old)):
            _read(old, source, kinds)
        else:
            setattr(owner, name, _read_items(name, old, source, kinds))


def _read_items(name: str, old: Any, source: Iterator[int], kinds: Sequence[type]) -> Any:
    length = next(source)
    if name == "agenda":
        agenda = empty_agenda()
        for _ in range(length):
            agenda = append(agenda, _read_step(kinds, source))
        return agenda
    if len(old) > 0 and not isinstance(old[0], int):
        while len(old) < length:  # as many as the saved game had need of
            old = append(old, old[0].clone())
        while len(old) > length:
            old, _ = pop(old)
        for item in old:
            _read(item, source, kinds)
        return old
    items = [next(source) for _ in range(length)]
    return vec[i64](items) if type(old) is WORDS else vec[u8](bytes(items))


def _read_step(kinds: Sequence[type], source: Iterator[int]) -> Step[Any]:
    kind: Any = kinds[next(source)]
    seat = next(source)
    arguments = [next(source) for _ in step_fields(kind)]
    step: Step[Any] = kind(*arguments) if seat == NOBODY else kind(seat, *arguments)
    return step
