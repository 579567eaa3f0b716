"""What the bytes of an observation mean: a table in their order, for people and for models.

Each game describes its own observation in `features.py`, beside `hidden.py` that writes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from tablee.core import registry


@dataclass(frozen=True, slots=True)
class Feature:
    """One or several neighbouring bytes of one meaning.

    `of` names what each of several bytes counts: ids of pieces, or numbers. `bits`: each byte is
    a set, not a number.
    """

    name: str
    meaning: str
    of: tuple[str, ...] = ()
    bits: bool = False

    @property
    def size(self) -> int:
        return len(self.of) or 1


@dataclass(frozen=True, slots=True)
class Block:
    """Features that come again for each of several pieces: sides of the table, figures, zones."""

    name: str
    of: tuple[str, ...]
    features: tuple[Feature, ...]


def places(count: int) -> tuple[str, ...]:
    """Return names for pieces that only have numbers, from 0 on."""
    return tuple(map(str, range(count)))


@dataclass(frozen=True, slots=True)
class Entry:
    """A feature in its place."""

    first: int
    name: str  # with the block and the piece it belongs to: "side.0.pearls"
    feature: Feature

    @property
    def last(self) -> int:
        return self.first + self.feature.size - 1


class FeatureTable:
    """The whole observation of a game, index by index."""

    def __init__(self, parts: Sequence[Feature | Block]) -> None:
        self.parts = tuple(parts)
        self.entries = tuple(_entries(parts))
        self._by_name = {entry.name: entry for entry in self.entries}
        if len(self._by_name) != len(self.entries):
            raise ValueError("two features have the same name")

    def __len__(self) -> int:
        return self.entries[-1].last + 1

    def index(self, name: str, of: str | None = None) -> int:
        """Return where a feature stands; `of` is one of the pieces it counts."""
        entry = self._by_name[name]
        return entry.first if of is None else entry.first + entry.feature.of.index(of)

    def names(self) -> list[str]:
        """Return a name for every byte: "hand.crab_5"."""
        found: list[str] = []
        for entry in self.entries:
            if entry.feature.of:
                found += [f"{entry.name}.{of}" for of in entry.feature.of]
            else:
                found.append(entry.name)
        return found


def _entries(parts: Sequence[Feature | Block]) -> Iterator[Entry]:
    at = 0
    for part in parts:
        if isinstance(part, Feature):
            yield Entry(at, part.name, part)
            at += part.size
            continue
        for of in part.of:
            for feature in part.features:
                yield Entry(at, f"{part.name}.{of}.{feature.name}", feature)
                at += feature.size


@cache
def features(game: str) -> FeatureTable:
    """Return what the bytes of a game's observation mean."""
    registry.game(game)  # an unknown name is refused in words
    table: FeatureTable = import_module(f"tablee.games.{game}.view.features").FEATURES
    return table
