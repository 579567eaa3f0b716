"""How fast the engine is, game by game.

Processor time of this process, the best of several rounds; all figures of a run are
measured by turns, so that a machine that slows down meanwhile slows them all down.
What a figure means is machine-bound; ratios of one run are not.

    {"engine": "compiled" | "plain",
     "results": {<game>: {
        "seats",
        "decisions_per_s", "games_per_s"    random play by one compiled loop
        "stepped_per_s"      decisions when Python asks and answers one by one
        "vector_per_s"       decisions of the vector environment: 1,024 games at once, for each
                             decision an observation, a mask and a random legal action
        "clone_ns", "determinize_ns", "view_us"     of positions met in random play
        "iterations_per_s"   of searches from such positions
        "check"}},           of the games played: the same for every engine
     "peers": {<peer>: ...},                (`bench/peers.py` of a checkout)
     "ratios": {
        "<game>_compiled_to_plain"          decisions_per_s, the same sources not compiled
        "<game>_to_<peer>"                  decisions_per_s to the peer's
        "<game>_stepped_to_<peer>"          both stepped from Python
        "<game>_vector_to_<peer>"}}         vector_per_s to the peer's decisions_per_s
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import Any

import tablee
from tablee.bots import levels
from tablee.bots.playout import random_games
from tablee.bots.search import Search, Settings
from tablee.core.engine import Game, State
from tablee.core.errors import TableeError
from tablee.core.rng import seeded
from tablee.core.vector import VectorCore

Json = dict[str, Any]
PEERS = Path(__file__).parents[3] / "bench" / "peers.py"
VECTOR_GAMES = 1024  # at once, ours and the peers'
VECTOR_STEPS = 32  # of all of them, in one measured unit


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure."""

    rounds: int = 9
    seconds: float = 0.3  # for each figure in each round
    checked_games: int = 20  # whose results are compared between engines


@dataclass(slots=True)
class Measure:
    """One figure to measure: work that takes a number of repetitions and returns its units."""

    work: Callable[[int], int]
    repeat: int = 1
    best: float = 0.0  # units a second

    def find_size(self, seconds: float) -> None:
        """Repeat the work often enough to fill the time; it is warm afterwards."""
        while True:
            start = process_time()
            self.work(self.repeat)
            spent = process_time() - start
            if spent >= seconds / 4:
                self.repeat = max(1, round(self.repeat * seconds / spent))
                return
            self.repeat *= 2

    def round(self) -> None:
        start = process_time()
        units = self.work(self.repeat)
        spent = process_time() - start
        if spent > 0:
            self.best = max(self.best, units / spent)


def measure_all(measures: Sequence[Measure], effort: Effort) -> None:
    """Return the best of several rounds for each; they take turns."""
    for measure in measures:
        measure.find_size(effort.seconds)
    for _ in range(effort.rounds):
        for measure in measures:
            measure.round()


# -- one game ------------------------------------------------------------------------


def stepped(game: Game[Any], seats: int, games: int) -> int:
    """Play at random from Python, decision by decision; return the number of decisions."""
    decisions = 0
    for seed in range(games):
        chooser = random.Random(seed)
        state = game.new_game(seats, seed)
        while not state.is_over():
            actions = state.legal_actions()
            state.apply(actions[int(chooser.random() * len(actions))])
            decisions += 1
    return decisions


def vector_stepped(game: Game[Any], seats: int) -> Callable[[int], int]:
    """Return work that steps many games together, each step a call from Python."""
    tables = VectorCore(game, seats, list(range(VECTOR_GAMES)), game.default_codes)
    rng = seeded(3)

    def step(times: int) -> int:
        for _ in range(times * VECTOR_STEPS):
            actions = tables.sample(rng)
            assert tables.first_illegal(actions) < 0
            tables.step(actions)
        return times * VECTOR_STEPS * VECTOR_GAMES

    return step


def positions(game: Game[Any], seats: int, games: int = 4, every: int = 29) -> list[State]:
    """Return copies of positions from all parts of random games."""
    found: list[State] = []
    for seed in range(games):
        chooser = random.Random(seed)
        state = game.new_game(seats, seed)
        decisions = 0
        while not state.is_over():
            if decisions % every == 0:
                found.append(state.clone())
            decisions += 1
            state.apply(chooser.choice(list(state.legal_actions())))
    return found


class GameMeasures:
    """All figures of one game."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.played = Measure(lambda times: int(random_games(game, seats, 0, times)[0]))
        self.stepped = Measure(lambda times: stepped(game, seats, times))
        self.vector = Measure(vector_stepped(game, seats))
        met = positions(game, seats)
        rng = seeded(1)
        self.clone = Measure(over(met, lambda state: state.clone()))
        self.determinize = Measure(
            over(met, lambda state: game.determinize(state, state.to_move(), rng))
        )
        self.view = Measure(over(met, lambda state: game.view(state, state.to_move())))
        self.searched = Measure(lambda times: searched(game, met, times))

    def measures(self) -> list[Measure]:
        return [
            *(self.played, self.stepped, self.vector, self.clone, self.determinize),
            *(self.view, self.searched),
        ]

    def figures(self, effort: Effort) -> Json:
        games = effort.checked_games
        per_game = int(random_games(self.game, self.seats, 0, self.played.repeat)[0])
        return {
            "seats": self.seats,
            "decisions_per_s": self.played.best,
            "games_per_s": self.played.best * self.played.repeat / per_game,
            "stepped_per_s": self.stepped.best,
            "vector_per_s": self.vector.best,
            "clone_ns": 1e9 / self.clone.best,
            "determinize_ns": 1e9 / self.determinize.best,
            "view_us": 1e6 / self.view.best,
            "iterations_per_s": self.searched.best,
            "check": int(random_games(self.game, self.seats, 0, games)[1]),
        }


def searched(game: Game[Any], states: Sequence[State], times: int) -> int:
    """Search from all states with this many iterations each, without stopping early; return the
    total.
    """
    ahead = levels.settings("novice", game.name).ahead  # this level grows a tree at every game
    for place, state in enumerate(states):
        Search(game, state, Settings(times, temperature=1.0, ahead=ahead), seeded(place)).run()
    return times * len(states)


def over(states: Sequence[State], work: Callable[[State], object]) -> Callable[[int], int]:
    """Return work that visits all states so many times, and counts the visits."""

    def visit(times: int) -> int:
        for _ in range(times):
            for state in states:
                work(state)
        return times * len(states)

    return visit


# -- the whole run ---------------------------------------------------------------------


def bench(names: Sequence[str], with_peers: bool = False, effort: Effort | None = None) -> Json:
    """Measure games, the plain engine and, if requested, peers; the module describes the result."""
    effort = effort or Effort()
    peers = load_peers() if with_peers else None  # or fails early if they are missing
    games = {name: tablee.game(name) for name in names}
    ours = {name: GameMeasures(game, game.max_seats) for name, game in games.items()}
    theirs = {name: Measure(peer) for name, peer in peers.installed().items()} if peers else {}
    measure_all([m for game in ours.values() for m in game.measures()] + [*theirs.values()], effort)
    results = {name: game.figures(effort) for name, game in ours.items()}
    found = peers.figures({name: m.best for name, m in theirs.items()}) if peers else {}
    return {
        "engine": "compiled" if tablee.COMPILED else "plain",
        "results": results,
        "peers": found,
        "ratios": {**ratios_to_plain(results, effort), **ratios_to_peers(results, found)},
    }


@cache
def load_peers() -> ModuleType:
    """Return the module that plays other engines; only a checkout has it."""
    if not PEERS.is_file():
        raise TableeError("the peers are not here: --peers needs a checkout of the project")
    spec = spec_from_file_location("peers", PEERS)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ratios_to_plain(results: Json, effort: Effort) -> dict[str, float]:
    """Measure the same sources in a process that does not use the compiled ones."""
    if not tablee.COMPILED:
        return {}
    plain = plain_figures(list(results), effort)
    for name, row in results.items():
        if row["check"] != plain[name]["check"]:
            raise AssertionError(f"{name}: compiled and plain engine play different games")
    return {
        f"{name}_compiled_to_plain": row["decisions_per_s"] / plain[name]["decisions_per_s"]
        for name, row in results.items()
    }


def plain_figures(names: Sequence[str], effort: Effort) -> Json:
    code = "from tablee.sim import bench; bench.print_played()"
    asked = json.dumps([list(names), effort.rounds, effort.seconds, effort.checked_games])
    done = subprocess.run(
        [sys.executable, "-c", code, asked],
        env=os.environ | {"TABLEE_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: Json = json.loads(done.stdout)
    return found


def print_played() -> None:
    """Print the figures of random play alone, as asked on the command line, as JSON."""
    names, *rest = json.loads(sys.argv[1])
    effort = Effort(*rest)
    ours = {name: GameMeasures(tablee.game(name), tablee.game(name).max_seats) for name in names}
    measure_all([game.played for game in ours.values()], effort)
    found = {}
    for name, game in ours.items():
        check = int(random_games(game.game, game.seats, 0, effort.checked_games)[1])
        found[name] = {"decisions_per_s": game.played.best, "check": check}
    print(json.dumps(found))


def ratios_to_peers(results: Json, found: Json) -> dict[str, float]:
    """Compare with the peers measured in this run: figures of another machine mean nothing here."""
    ratios = {}
    for name, row in results.items():
        for peer, theirs in found.items():
            if theirs["measured"]:
                ratios[f"{name}_to_{peer}"] = row["decisions_per_s"] / theirs["decisions_per_s"]
                ratios[f"{name}_stepped_to_{peer}"] = (
                    row["stepped_per_s"] / theirs["decisions_per_s"]
                )
                ratios[f"{name}_vector_to_{peer}"] = row["vector_per_s"] / theirs["decisions_per_s"]
    return ratios
