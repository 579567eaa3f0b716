"""One drawer for each game, found by the game's name; any other game is drawn as a plain list.

A drawer gets a view, never a state, so it cannot show what the viewer may not know. `details`, if a
drawer has it, shows in full what the board has no room for. `hint` adds to the words of an action
what the board shows about it, and its cost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from tablee.core.actions import Action
from tablee.terminal.boards import generic
from tablee.text import Texts

Drawer = Callable[[Mapping[str, Any], Texts, Sequence[str]], RenderableType]


@cache
def _module(game: str) -> ModuleType:
    name = f"{__name__}.{game}"
    return import_module(name) if find_spec(name) else generic


def drawer(game: str) -> Drawer:
    """Return `draw(view, said, players)` of a game."""
    draw: Drawer = _module(game).draw
    return draw


def details(game: str) -> Drawer | None:
    """Return what shows a game's pieces in full, if its drawer has that."""
    return getattr(_module(game), "details", None)


def hint(
    game: str,
    view: Mapping[str, Any],
    action: Action,
    said: Texts,
    then: Mapping[str, Any] | None = None,
) -> str:
    """Return what the board says about an action, or nothing; `then` is the view after it."""
    find: Callable[[Mapping[str, Any], Action, Texts, Mapping[str, Any] | None], str] | None
    find = getattr(_module(game), "hint", None)
    return find(view, action, said, then) if find else ""
