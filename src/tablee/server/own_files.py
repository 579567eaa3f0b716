"""Reads a guest's own file as its game does, in the worker that reads files.

No game is known here: each game says itself which files it accepts.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tablee.core import own_data, registry
from tablee.core.errors import BadOption, TableeError
from tablee.server.parts import Told
from tablee.server.requests import FileMistake

FILE = "file"
# What setting up a game can raise for a file of an unforeseen shape.
BROKEN = (ArithmeticError, AttributeError, LookupError, StopIteration, TypeError, ValueError)


class Taken(Struct, frozen=True):
    """What a game makes of a file: its title, or what is wrong with it."""

    text: str
    titles: dict[str, str]
    warnings: list[str]
    mistake: FileMistake | None = None


def taken(game: str, text: str) -> Taken:
    """Read a file as its game does, and set up a table with it."""
    try:
        rules = registry.game(game).with_data(text, FILE)
        rules.new_game(int(rules.min_seats), 0, {})
        return Taken(text, own_data.titles_of(text), rules.warnings())
    except TableeError as error:
        return Taken(text, {}, [], mistake_of(error))
    except BROKEN:
        words = f"{FILE}: something here has the wrong shape"
        return Taken(text, {}, [], FileMistake("", words, None))


def taken_with_title(game: str, text: str, titles: Mapping[str, str]) -> Taken | None:
    """Read a file under another title; None: the title is not possible."""
    try:
        return taken(game, own_data.retitled(text, titles))
    except BadOption:
        return None


def mistake_of(error: TableeError) -> FileMistake:
    """Return what a game says about a file; some games also give a key of their texts."""
    problem, key = getattr(error, "problem", None), str(getattr(error, "key", ""))
    if problem is None:
        return FileMistake(key, str(error), None)
    values = {name: [value] for name, value in getattr(error, "values", {}).items()}
    return FileMistake(key, str(error), Told(f"mistake-{problem}", values))
