"""How strong a bot people play against: levels that mean the same on every machine.

A level is a number of iterations, not of seconds; a slow machine takes longer and plays
as well. Where a game needs other numbers for the same meaning, it writes them into its
`bot/levels.toml`.

    novice     sees a few ideas, and takes any that looked well
    regular    as quick as the eye, and better than the greedy bot
    expert     less than 0.3 s of processor time for half of its decisions
    master     less than 1 s for half of its decisions

docs/bots.md says what was measured, and how.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tablee.bots.network_file import SHIPPED, checksum, shipped
from tablee.bots.search import AHEAD, Settings
from tablee.bots.trials import ThinkingBot
from tablee.core.engine import Game, State
from tablee.core.errors import TableeError, UnknownName
from tablee.core.native import i64
from tablee.core.rng import Rng

ANY: Final = 0  # no bound
NAMES: Final = ["novice", "regular", "expert", "master"]
PLAYED_OUT: Final = 3000  # decisions: few games are longer, and those in which both sides wait
GAMES: Final = Path(__file__).parents[1].joinpath("games")

# What a level is made of, beside the temperature:
#   iterations  games tried
#   rivals      answers played out to the end beside the favourite, where positions on the way
#               tell too little
#   glances     of a hundred questions, those answered by the heuristic alone: where few games
#               played out gain as much as many, thinking seldom is what makes a level weaker
_COUNTS: Final = ["iterations", "rivals", "glances"]
_ITERATIONS: Final[dict[str, int]] = {"novice": 8, "regular": 25, "expert": 600, "master": 4000}
_TEMPERATURES: Final[dict[str, float]] = {"novice": 2.0}

# What holds for all levels of a game:
#   ahead       decisions played on beyond the tree: few where the heuristic values positions
#               well, or is slow
#   by_seats    more players ask for more thought: the iterations are for two, with half as many
#               more for each further one
#   network     a table for games that have a network for so many seats (`network_file`): its own
#               `ahead`, `trust` in hundredths, and iterations of the levels that think by it
_OF_ALL: Final[dict[str, type]] = {"ahead": int, "by_seats": bool}
_OF_NETWORK: Final = ["ahead", "trust"]

_KINDS: Final[dict[type, str]] = {bool: "true or false", dict: "a table", int: "a whole number"}


class BadLevels(TableeError):
    """A game's levels.toml that says something else than a level is made of."""


class Figures:
    """What the levels of one game are made of."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.ahead: int = told.get("ahead", AHEAD)
        self.by_seats: bool = told.get("by_seats", False)
        self.network: dict[str, int] = told.get("network", {})
        self.levels: dict[str, dict[str, int]] = {
            level: {"iterations": _ITERATIONS[level], **told.get(level, {})} for level in NAMES
        }


_known: Final[dict[str, Figures]] = {}


def _figures(game: str) -> Figures:
    """Return a game's figures; a game that has written none gets the usual ones."""
    if game not in _known:
        path = GAMES / game / "bot" / "levels.toml"
        _known[game] = Figures(read(path)) if path.exists() else Figures({})
    return _known[game]


def read(path: Path) -> dict[str, Any]:
    """Return what a levels.toml says, or say what is wrong with it."""
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    tables = dict.fromkeys([*NAMES, "network"], dict)
    _check(told, {**_OF_ALL, **tables}, str(path))
    for level in NAMES:
        _check(told.get(level, {}), dict.fromkeys(_COUNTS, int), f"{path}, {level}")
    of_network = dict.fromkeys([*_OF_NETWORK, *NAMES], int)
    _check(told.get("network", {}), of_network, f"{path}, network")
    return told


def _check(told: dict[str, Any], kinds: Mapping[str, type], where: str) -> None:
    for key, value in told.items():
        if key not in kinds:
            raise BadLevels(f"{where}: '{key}' is not known; allowed: {', '.join(kinds)}")
        kind = kinds[key]
        if type(value) is not kind:
            raise BadLevels(f"{where}: {key} is {value!r}, not {_KINDS[kind]}")


class Bounds:
    """What a level is held to, whatever it would take by itself; ANY: by nothing."""

    def __init__(self, iterations: int = ANY, seconds: float = 0.0, ahead: int = ANY) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.ahead = ahead

    def __reduce__(self) -> tuple[Any, ...]:
        return Bounds, (self.iterations, self.seconds, self.ahead)


def settings(level: str, game: str, bounds: Bounds | None = None, seats: int = 2) -> Settings:
    """Return how a level thinks at a game with so many seats, within these bounds."""
    if level not in NAMES:
        raise UnknownName("level", level, NAMES)
    if bounds is None:
        bounds = Bounds()
    of_game = _figures(game)
    counts = of_game.levels[level]
    network: dict[str, int] = {}
    if level in of_game.network and shipped(game, seats).exists():
        network = of_game.network
    iterations = network.get(level, counts["iterations"])
    if of_game.by_seats:
        iterations = iterations * seats // 2
    rivals = counts.get("rivals", 0)
    ahead = PLAYED_OUT if rivals > 0 else network.get("ahead", of_game.ahead)
    if bounds.iterations != ANY:
        iterations = min(iterations, bounds.iterations)
    if bounds.ahead != ANY:
        ahead = min(ahead, bounds.ahead)
    temperature = _TEMPERATURES.get(level, 0.0)
    found = Settings(iterations, temperature, bounds.seconds, ahead, rivals=rivals)
    found.glances = counts.get("glances", 0)
    if rivals > 0:
        found.blunders = 0  # a blunder in one game and not in the other hides what differs
    if network:
        found.network = SHIPPED
        found.trust = network.get("trust", 50) / 100.0
    return found


def numbers(game: str, seats: int = 2) -> dict[str, list[float]]:
    """Return what the levels mean at a game: results of other numbers cannot be compared."""
    found = {}
    for level in NAMES:
        meant = settings(level, game, seats=seats)
        found[level] = [int(meant.iterations), meant.temperature, int(meant.ahead)]
        if meant.rivals > 0 or meant.glances > 0:
            found[level].append(int(meant.rivals))
        if meant.glances > 0:
            found[level].append(int(meant.glances))
        if meant.network == SHIPPED:
            found[level] += [meant.trust, checksum(game, seats)]
    return found


class LevelBot(ThinkingBot):
    """A search bot that thinks as much as its level asks for at the game it is playing."""

    def __init__(self, level: str, bounds: Bounds) -> None:
        super().__init__(settings(level, "", bounds))
        self.level = level
        self.bounds = bounds
        self.table = ("", 0)  # the game and its seats that the settings are for

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy finds the settings again when it sees its game."""
        return type(self), (self.level, self.bounds)

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> i64:
        table = (game.name, int(seen.seats))
        if table != self.table:
            self.table = table
            self.settings = settings(self.level, game.name, self.bounds, int(seen.seats))
        return super().choose(game, seen, rng)
