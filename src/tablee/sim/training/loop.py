"""Generations: play, learn, and let a match decide who plays the next games.

All that a run does is in its folder, so that it can be stopped at any time and goes on there:

    run.json            what was asked for, and where it was run
    games-N.jsonl       the games of generation N (`selfplay.Played`), one a line
    N.network           what was learned from them and from those before
    generations.jsonl   one line for each generation that is complete
    curve.html          the same for people

Seeds, not processes, decide what is played: the same command gives the same networks.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any

from tablee.bots import levels
from tablee.bots.layout import Layout
from tablee.bots.network_file import load, written
from tablee.core import registry
from tablee.core.errors import BadOption, TableeError
from tablee.sim.plan import Plan
from tablee.sim.play import play_one
from tablee.sim.stats import wilson
from tablee.sim.tally import Tally
from tablee.sim.training.fit import Course, Epoch, fit, whole
from tablee.sim.training.samples import samples_of, tops_of
from tablee.sim.training.selfplay import Played, Sitting, play

FIRST_GAMES = 200  # of a run, that show which values the bytes of an observation have
OTHERS = 0.2  # share of the games in which a seat is played by an older network or the heuristic
HEURISTIC = -1  # in place of a network's generation
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Task:
    """What a run is to do."""

    game: str
    seats: int = 2
    seed: int = 0
    generations: int = 4
    games: int = 2000  # in each
    full: int = 160  # iterations of a thorough search
    quick: int = 40  # of the others
    window: int = 3  # generations to learn from
    match: int = 200  # games that decide who plays on
    ahead: int = 0  # decisions played on beyond the tree, with a network
    trust: float = 0.25  # in the prior, with a network
    course: Course = Course()

    def check(self) -> None:
        rules = registry.game(self.game)
        if not rules.min_seats <= self.seats <= rules.max_seats:
            raise BadOption(
                f"{self.game} seats {rules.min_seats} to {rules.max_seats}, not {self.seats}"
            )
        least = min(self.generations, self.games, self.quick, self.window, self.match)
        if least < 1 or self.full < self.quick:
            raise BadOption("a run takes generations, games and iterations, more in full searches")
        if self.course.width % 4 != 0 or self.course.width <= self.seats:
            raise BadOption(f"the width is a multiple of 4, not {self.course.width}")


@dataclass(frozen=True, slots=True)
class Generation:
    """What a generation came to."""

    number: int
    positions: int  # learned from
    learned: float  # loss against the targets
    held_out: float  # loss against the results of games not learned from
    against: int  # the generation of the opponent in the match, or HEURISTIC
    won: float  # share of that match; one seat against all others, where there are more
    interval: tuple[float, float]
    plays_on: bool  # it takes the opponent's place
    seconds: float


Report = Callable[[str], None]
Map = Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[Any]]


class Run:
    """A run in its folder."""

    def __init__(self, task: Task, folder: Path, command: str, spread: Map = map) -> None:
        """`spread` plays games, here or in other processes, and keeps their order."""
        task.check()
        self.task = task
        self.folder = folder
        self.command = command
        self.spread = spread
        folder.mkdir(parents=True, exist_ok=True)
        asked = json.loads(json.dumps(asdict(task)))
        path = folder / "run.json"
        if path.exists():
            held = json.loads(path.read_text(encoding="utf-8"))["task"]
            # More generations may be asked for later.
            same = [key for key in asked if key != "generations"]
            differing = [key for key in same if held.get(key) != asked[key]]
            if differing:
                raise TableeError(f"{folder} holds a run with other {', '.join(differing)}")
        told = {"task": asked, "command": command}
        path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        self.done = [
            Generation(**{**row, "interval": tuple(row["interval"])}) for row in self.rows()
        ]

    def rows(self) -> list[Json]:
        path = self.folder / "generations.jsonl"
        return [json.loads(line) for line in whole_lines(path)]

    def network(self, generation: int) -> Path:
        return self.folder / f"{generation}.network"

    def champion(self) -> int:
        """Return the generation that plays the next games."""
        return max((one.number for one in self.done if one.plays_on), default=HEURISTIC)

    def player(self, generation: int) -> str:
        """Return how a generation searches, as settings without iterations."""
        task = self.task
        if generation == HEURISTIC:
            return f"ahead={levels.settings('novice', task.game, seats=task.seats).ahead}"
        return f"ahead={task.ahead}:trust={task.trust}:network={self.network(generation)}"

    def generate(self, report: Report) -> Iterator[Generation]:
        """Yield generation after generation, from the first that is not complete."""
        for number in range(len(self.done), self.task.generations):
            start = perf_counter()
            games = self.play(number, report)
            epoch, positions = self.learn(number, games, report)
            against = self.champion()
            report(f"generation {number}: match against {named(against)}")
            won = self.match(number, against)
            found = Generation(
                number,
                positions,
                round(epoch.learned, 5),
                round(epoch.held_out, 5),
                against,
                won,
                wilson(won * self.task.match, self.task.match),
                won > 1.0 / self.task.seats,
                round(perf_counter() - start, 1),
            )
            with (self.folder / "generations.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(found)) + "\n")
            self.done.append(found)
            yield found

    # -- playing -----------------------------------------------------------------------

    def play(self, number: int, report: Report) -> list[Played]:
        """Play the games of a generation that are missing; return those to learn from."""
        path = self.folder / f"games-{number}.jsonl"
        held = len(whole_lines(path))
        sittings = [self.sitting(number, place) for place in range(held, self.task.games)]
        start = perf_counter()
        with path.open("a", encoding="utf-8") as file:
            for place, played in enumerate(self.spread(play, sittings), 1):
                # A game without an end is a line too: what is missing is counted by lines.
                file.write(("" if played is None else played.written()) + "\n")
                left = (perf_counter() - start) / place * (len(sittings) - place)
                report(f"generation {number}: {held + place} games, {lasting(left)} left")
        first = max(0, number + 1 - self.task.window)
        return [game for near in range(first, number + 1) for game in self.played(near)]

    def played(self, number: int) -> list[Played]:
        lines = whole_lines(self.folder / f"games-{number}.jsonl")[: self.task.games]
        return [Played.read(line) for line in lines if line]

    def sitting(self, number: int, place: int) -> Sitting:
        """Return a game: the champion everywhere, or one seat played by another."""
        task = self.task
        words = f"tablee train {task.game} {task.seats} {task.seed} {number} {place}"
        seed = int.from_bytes(sha256(words.encode()).digest()[:8], "big")
        chance = random.Random(seed)
        champion = self.champion()
        players = [self.player(champion)] * task.seats
        older = [HEURISTIC, *(one.number for one in self.done if one.number < champion)]
        if champion != HEURISTIC and chance.random() < OTHERS:
            players[chance.randrange(task.seats)] = self.player(chance.choice(older))
        return Sitting(task.game, seed, tuple(players), task.full, task.quick)

    # -- learning ----------------------------------------------------------------------

    def learn(self, number: int, games: Sequence[Played], report: Report) -> tuple[Epoch, int]:
        """Fit a network to these games and write it."""
        rules = registry.game(self.task.game)
        layout = Layout(rules, self.task.seats, self.tops())
        samples = samples_of(layout, games)
        for epoch, weights in fit(layout, samples, self.task.course):
            report(
                f"generation {number}: epoch {epoch.number}, "
                f"loss {epoch.learned:.4f}, held out {epoch.held_out:.4f}"
            )
        made = {
            "command": self.command,
            "date": datetime.now(UTC).date().isoformat(),
            "generation": number,
            "games": len(games),
            "positions": len(samples),
            "held_out": round(epoch.held_out, 5),
        }
        path = self.network(number)
        path.write_bytes(written(layout, whole(weights, samples), made))
        load(path, rules, self.task.seats)  # what cannot be read again shows at once
        return epoch, len(samples)

    def tops(self) -> list[int]:
        """Return the largest values in observations, by the first games of the run."""
        return tops_of(self.task.game, self.played(0)[:FIRST_GAMES])

    # -- the match ---------------------------------------------------------------------

    def match(self, number: int, against: int) -> float:
        """Return what a generation wins against another, with the iterations of full searches."""
        task = self.task
        one, other = (
            f"search:iterations={task.full}:{self.player(who)}" for who in (number, against)
        )
        plan = Plan(task.game, (one, *[other] * (task.seats - 1)), task.match, task.seed)
        parts = [(plan, game) for game in range(task.match)]
        return sum(self.spread(won_of, parts)) / task.match


def won_of(part: tuple[Plan, int]) -> float:
    """Return the first bot's share of the victory in one game of a plan."""
    plan, game = part
    tally = Tally.empty(plan.seats)
    play_one(plan, game, tally)
    return float(tally.entries[0].wins.won)


def named(generation: int) -> str:
    return "the heuristic" if generation == HEURISTIC else f"generation {generation}"


def whole_lines(path: Path) -> list[str]:
    """Return the lines of a file; one cut off when a run was stopped is removed from it."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    lines, _, torn = text.rpartition("\n")
    if torn:
        path.write_text(lines + "\n" if lines else "", encoding="utf-8")
    return lines.split("\n") if lines else []


def lasting(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02} min" if minutes >= 60 else f"{minutes} min"
