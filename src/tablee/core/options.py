"""The options of a game: switchable readings and helps, chosen before it starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.core.errors import BadOption

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One option; the first choice is the default. Its texts are found by its name."""

    name: str
    choices: tuple[Value, ...]
    advanced: bool = False  # a fine point of the rules: most tables never touch it

    @property
    def default(self) -> Value:
        return self.choices[0]

    def read(self, written: str) -> Value:
        """Return the choice written so on a command line."""
        for choice in self.choices:
            if written.lower() == str(choice).lower():
                return choice
        raise BadOption(f"{self.name} is {self._allowed()}, not {written}")

    def choice(self, value: object) -> Value:
        """Return the choice that a value is; refuse any other value."""
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                return choice
        raise BadOption(f"{self.name} is {self._allowed()}, not {value!r}")

    def code(self, value: object) -> int:
        """Return the value as an int: numbers and switches themselves, words by their place."""
        choice = self.choice(value)
        return self.choices.index(choice) if isinstance(choice, str) else int(choice)

    def _allowed(self) -> str:
        return " or ".join(str(choice).lower() for choice in self.choices)


@dataclass(frozen=True, slots=True)
class Advance:
    """A figure that a seat may set for each of some pieces, to answer questions in advance.

    Its texts are `advance-<name>` and `advance-<name>-text`.
    """

    name: str
    thing: str  # the kind of piece each figure belongs to
    pieces: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class RoleChange:
    """An option's value with which a seat plays a piece that another has now."""

    thing: str
    piece: str
    seat: int
    option: str
    value: Value


def complete(options: Sequence[Option], chosen: Mapping[str, object]) -> dict[str, Value]:
    """Return the value of every option; refuse those the game does not have."""
    names = [option.name for option in options]
    for name in chosen:
        if name not in names:
            known = ", ".join(names) or "none"
            raise BadOption(f"there is no option '{name}'; this game has: {known}")
    return {
        option.name: option.choice(chosen.get(option.name, option.default)) for option in options
    }


def codes(options: Sequence[Option], chosen: Mapping[str, object]) -> list[int]:
    values = complete(options, chosen)
    return [option.code(values[option.name]) for option in options]
