"""Bots by name.

random, greedy                       no search
novice, regular, expert, master      levels of search (`levels`)
search:iterations=400:ahead=0        a search with settings of its own, for comparisons
search:iterations=400:network=FILE   the same, valuing positions by a network; `shipped` is the
                                     game's own
my_bot.py:Cautious                   a class of one's own in a file, or of a module that can
                                     be imported: my_package.bots:Cautious
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from tablee.bots import levels
from tablee.bots.base import Bot, GreedyBot, RandomBot
from tablee.bots.levels import ANY
from tablee.bots.search import Settings
from tablee.bots.trials import ThinkingBot
from tablee.core.errors import BadOption, UnknownName

__all__ = ["Bot", "make", "names"]

_AT_A_GLANCE: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
_SEARCH = "search"


def names() -> list[str]:
    """Return the bots to choose from, weaker ones first."""
    return [*_AT_A_GLANCE, *levels.NAMES]


def is_quick(name: str) -> bool:
    """Say whether a bot answers at a glance, without a search."""
    return name in _AT_A_GLANCE


def make(name: str, at_most: int = 0, seconds: float = 0.0, ahead: int = ANY) -> Bot:
    """Return a new bot. The numbers limit a level: iterations, seconds, decisions ahead.

    Limit seconds only for people on a slow machine: a level that is cut short is weaker.
    """
    if name in _AT_A_GLANCE:
        return _AT_A_GLANCE[name]()
    if name in levels.NAMES:
        return levels.LevelBot(name, levels.Bounds(at_most, seconds, ahead))
    kind, *written = name.split(":")
    if kind == _SEARCH and written:
        return ThinkingBot(read_settings(written))
    where, separator, own = name.rpartition(":")
    if separator:
        return own_class(where, own)()
    raise UnknownName("bot", name, names())


def is_own(name: str) -> bool:
    """Say whether a name leads to a program of one's own: a file or a module that would run."""
    return name not in names() and ":" in name and not name.startswith(_SEARCH + ":")


@cache
def own_class(where: str, name: str) -> type[Bot]:
    """Return a bot's class from a file or module; the server never asks for one."""
    try:
        module = read_file(Path(where)) if where.endswith(".py") else import_module(where)
    except (ImportError, OSError, SyntaxError) as error:
        raise BadOption(f"the bot {where}:{name} cannot be loaded: {error}") from None
    found = getattr(module, name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOption(f"{where} has no class '{name}' that is a tablee.bots.Bot")
    return found


def read_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[path.stem] = module  # as an import would: dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def read_settings(written: list[str]) -> Settings:
    """Return the settings written as NAME=NUMBER."""
    known = {
        "iterations": int,
        "temperature": float,
        "seconds": float,
        "ahead": int,
        "blunders": int,
        "rivals": int,
        "glances": int,
        "trust": float,
        "turns": int,
    }
    chosen: dict[str, float] = {}
    network = ""
    for word in written:
        setting, _, value = word.partition("=")
        if setting == "network":
            network = value
            continue
        if setting not in known:
            raise UnknownName("setting of a search", setting, [*known, "network"])
        try:
            chosen[setting] = known[setting](value)
        except ValueError:
            raise BadOption(f"{setting} of a search is a number, not '{value}'") from None
    if chosen.get("iterations", 0) < 1:
        raise BadOption("a search needs iterations, such as search:iterations=400")
    for share in ("blunders", "glances"):
        if not 0 <= chosen.get(share, 0) <= 100:
            raise BadOption(f"{share} of a search are 0 to 100 of a hundred, not {chosen[share]}")
    # Each value has the type that `known` gives its setting.
    found = Settings(**chosen)  # type: ignore[arg-type]
    found.network = network
    return found
