"""What states and games are to Python's own copying, comparing and pickling.

For programs, not for searches, which use `clone`. `core.copies` does the work.
"""

from __future__ import annotations

from typing import Any


class Copied:
    """A state: copied whole, equal by content."""

    def clone(self) -> Any:
        """Return an independent copy."""
        raise NotImplementedError

    def printed_by(self) -> tuple[str | None, dict[str, str]]:
        """Return where to find again what copies share: an owner's file, if any, and options."""
        return None, {}

    def __copy__(self) -> Any:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from tablee.core import copies

        state: Any = self
        return copies.reduced(state)

    def __eq__(self, other: object) -> bool:
        """Say whether all is the same: table, agenda, chance to come. Observers do not count."""
        from tablee.core import copies

        state: Any = self
        against: Any = other
        return isinstance(other, Copied) and copies.content(state) == copies.content(against)

    def __hash__(self) -> int:
        """Return a number that changes with the content: keep a clone as a key, not the game."""
        from tablee.core import copies

        state: Any = self
        return hash(copies.content(state))


class Single:
    """A game: there is one of each, so a copy is the game itself."""

    name: str
    data: str | None  # text of an owner's file that replaces our figures

    def __copy__(self) -> Any:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from tablee.core import registry

        return registry.game, (self.name, self.data)
