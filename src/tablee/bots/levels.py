"""How strong a bot people play against: levels that mean the same on every machine.

A level is a number of iterations, not of seconds; a slow machine takes longer and plays
as well. Where one game needs other numbers for the same meaning, it has its own line.

    novice     sees a few ideas, and takes any that looked well
    regular    as quick as the eye, and better than the greedy bot
    expert     less than 0.3 s of processor time for half of its decisions
    master     less than 1 s for half of its decisions

docs/bots.md says what was measured, and how.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.bots.search import AHEAD, Settings
from tablee.bots.trials import ThinkingBot
from tablee.core.engine import Game, State
from tablee.core.errors import UnknownName
from tablee.core.native import i64
from tablee.core.rng import Rng

ANY: Final = 0  # no bound
NAMES: Final = ["novice", "regular", "expert", "master"]

# iterations, temperature
_LEVELS: Final[dict[str, tuple[int, float]]] = {
    "novice": (8, 2.0),
    "regular": (25, 0.0),
    "expert": (600, 0.0),
    "master": (4000, 0.0),
}
_OF_ONE_GAME: Final[dict[tuple[str, str], tuple[int, float]]] = {
    ("abyss", "master"): (12000, 0.0),
    ("smog", "regular"): (60, 0.0),
    ("smog", "master"): (8000, 0.0),
    ("conan", "regular"): (12, 0.0),
    ("conan", "expert"): (12, 0.0),
    ("conan", "master"): (60, 0.0),
}
# Where more players ask for more thought: the numbers above are for two, with half as many more
# for each further one.
_BY_SEATS: Final = ("conspiracy", "smog")
# Decisions played on beyond the tree: few where the heuristic values positions well, or is slow.
_AHEAD: Final[dict[str, int]] = {"conspiracy": 10, "smog": 12, "conan": 3}
PLAYED_OUT: Final = 3000  # decisions: few games are longer, and those in which both sides wait
# Answers played out to the end beside the favourite, where positions on the way tell too little.
_RIVALS: Final[dict[tuple[str, str], int]] = {
    ("conan", "regular"): 2,
    ("conan", "expert"): 2,
    ("conan", "master"): 7,
}
# Of a hundred questions, those answered by the heuristic alone: where few games played out gain as
# much as many, thinking seldom is what makes a level weaker.
_GLANCES: Final[dict[tuple[str, str], int]] = {("conan", "regular"): 85}


class Bounds:
    """What a level is held to, whatever it would take by itself; ANY: by nothing."""

    def __init__(self, iterations: int = ANY, seconds: float = 0.0, ahead: int = ANY) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.ahead = ahead


def settings(level: str, game: str, bounds: Bounds | None = None, seats: int = 2) -> Settings:
    """Return how a level thinks at a game with so many seats, within these bounds."""
    if level not in _LEVELS:
        raise UnknownName("level", level, NAMES)
    if bounds is None:
        bounds = Bounds()
    iterations, temperature = _OF_ONE_GAME.get((game, level), _LEVELS[level])
    if game in _BY_SEATS:
        iterations = iterations * seats // 2
    rivals = _RIVALS.get((game, level), 0)
    ahead = PLAYED_OUT if rivals > 0 else _AHEAD.get(game, AHEAD)
    if bounds.iterations != ANY:
        iterations = min(iterations, bounds.iterations)
    if bounds.ahead != ANY:
        ahead = min(ahead, bounds.ahead)
    found = Settings(iterations, temperature, bounds.seconds, ahead, rivals=rivals)
    found.glances = _GLANCES.get((game, level), 0)
    if rivals > 0:
        found.blunders = 0  # a blunder in one game and not in the other hides what differs
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
    return found


class LevelBot(ThinkingBot):
    """A search bot that thinks as much as its level asks for at the game it is playing."""

    def __init__(self, level: str, bounds: Bounds) -> None:
        super().__init__(settings(level, "", bounds))
        self.level = level
        self.bounds = bounds
        self.table = ("", 0)  # the game and its seats that the settings are for

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> i64:
        table = (game.name, int(seen.seats))
        if table != self.table:
            self.table = table
            self.settings = settings(self.level, game.name, self.bounds, int(seen.seats))
        return super().choose(game, seen, rng)
