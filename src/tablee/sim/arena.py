"""Every bot against every other: who is stronger, and how sure that is.

With two seats each pair of bots is one pairing; with more, each bot meets a table full of
each other. In a ladder each meets only the next one named: fewer games, where the order is
foreseen. All pairings play the same deals, and in each deal the bots change seats until
each has sat everywhere. What is played is written to a file batch by batch; the same
arena begun again with that file plays only what is missing.

The file has one JSON object a line: first what makes the arena (`Arena.header`), then

    {"bots": [one, other], "first": 0, "last": 8,      games played, `last` not included
     "won": {sharers: games},                          by the first bot, alone or shared
     "unfinished": games}

An arena that is asked for more games, or for further bots, goes on with the same file;
`as_played` is the arena that a file holds, with as many games of each pairing as there are.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise, permutations
from pathlib import Path
from time import perf_counter
from typing import Any

from tablee.bots import levels
from tablee.core import registry
from tablee.core.errors import BadOption, TableeError
from tablee.core.options import complete
from tablee.sim.backend import Backend
from tablee.sim.origin import origin
from tablee.sim.plan import Batch, Plan, make_plan
from tablee.sim.play import play_batch
from tablee.sim.run import BATCH_SECONDS
from tablee.sim.tally import Tally, Wins

FORMAT = 1
MALFORMED = (ValueError, KeyError, TypeError, AttributeError, RecursionError)
MOST_GAMES = 10_000_000  # of a pairing in a file
Json = dict[str, Any]
Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Arena:
    """What is to be played: plans by their pair of bots."""

    game: str
    bots: tuple[str, ...]
    seats: int
    plans: Mapping[Pair, Plan]

    @property
    def games(self) -> int:
        return sum(plan.games for plan in self.plans.values())

    def header(self) -> Json:
        """Return what makes results comparable. A file with another header is refused."""
        plan = next(iter(self.plans.values()))
        return {
            "tablee_arena": FORMAT,
            "game": self.game,
            "version": int(registry.game(self.game).version),
            "seats": self.seats,
            "seed": plan.seed,
            "options": dict(plan.options),
            "levels": levels.numbers(self.game, self.seats),
        }


def make_arena(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int = 2,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    ladder: bool = False,
) -> Arena:
    """Return an arena of at least `games` games a pairing, in whole rounds of seats."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadOption(f"an arena needs different bots, at least two, not {', '.join(bots)}")
    meeting = pairwise(bots) if ladder else combinations(bots, 2)
    pairs = [pair for met in meeting for pair in (permutations(met) if seats > 2 else [met])]
    whole = -(-games // seats) * seats
    plans = {
        (one, other): make_plan(game, [one, *[other] * (seats - 1)], whole, seed, options or {})
        for one, other in pairs
    }
    return Arena(game, tuple(bots), seats, plans)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the file: games of one pairing, and what the first bot won of them."""

    bots: Pair
    first: int
    last: int  # not included
    wins: Wins
    unfinished: int

    @classmethod
    def of(cls, batch: Batch, tally: Tally) -> Row:
        one, other = batch.plan.bots[:2]
        wins = tally.entries[0].wins
        return cls((one, other), batch.first, batch.last, wins, tally.unfinished)

    @classmethod
    def read(cls, line: str) -> Row:
        """Read a line; ValueError, KeyError or TypeError says what is wrong with it."""
        found = json.loads(line)
        one, other = found["bots"]
        if not isinstance(one, str) or not isinstance(other, str):
            raise ValueError(f"bots are two names, not {found['bots']!r}")
        first, last, unfinished = found["first"], found["last"], found["unfinished"]
        won = Counter({int(sharers): games for sharers, games in found["won"].items()})
        figures = [first, unfinished, *won, *won.values()]
        if not isinstance(last, int) or not 0 < last <= MOST_GAMES:
            raise ValueError(f"last is a number of games up to {MOST_GAMES}")
        if not all(type(figure) is int and 0 <= figure <= last for figure in figures):
            raise ValueError(f"a figure is not between 0 and {last}: {line[:200]}")
        if first >= last or unfinished > last - first or 0 in won:
            raise ValueError(f"figures that do not go together: {line[:200]}")
        return cls((one, other), first, last, Wins(last - first - unfinished, won), unfinished)

    def written(self) -> str:
        won = {str(n): games for n, games in sorted(self.wins.by_sharers.items())}
        found = {"bots": self.bots, "first": self.first, "last": self.last, "won": won}
        return json.dumps({**found, "unfinished": self.unfinished})


@dataclass(slots=True)
class Score:
    """What one bot of a pairing won, and which of its games are played."""

    wins: Wins = field(default_factory=Wins)
    unfinished: int = 0
    played: set[int] = field(default_factory=set)

    def add(self, row: Row) -> None:
        games = range(row.first, row.last)
        if not self.played.isdisjoint(games):
            raise TableeError(f"games {row.first} to {row.last - 1} were played twice")
        self.played.update(games)
        self.unfinished += row.unfinished
        self.wins.merge(row.wins)

    def missing(self, plan: Plan) -> list[int]:
        """Return the first game of each round that is not played."""
        rounds = range(0, plan.games, plan.seats)
        return [first for first in rounds if first not in self.played]


class Scoreboard:
    """The scores of all pairings, kept in a file if there is one."""

    def __init__(self, arena: Arena, path: Path | None = None) -> None:
        self.arena = arena
        self.path = path
        self.scores = {pair: Score() for pair in arena.plans}
        if path is not None:
            self._open(path)

    @property
    def games(self) -> int:
        return sum(len(score.played) for score in self.scores.values())

    def enter(self, batch: Batch, tally: Tally) -> None:
        """Write a batch to the file, then count it, so that nothing counted is ever lost."""
        row = Row.of(batch, tally)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(row.written() + "\n")
        self._count(row)

    def _count(self, row: Row) -> None:
        wanted = self.arena.plans.get(row.bots)
        # Games of other pairings, or beyond those requested, stay unread in the file.
        if wanted is not None and row.last <= wanted.games:
            self.scores[row.bots].add(row)

    def _open(self, path: Path) -> None:
        if not path.exists() or path.stat().st_size == 0:
            header = {**self.arena.header(), "origin": origin(self.arena.game)}
            path.write_text(json.dumps(header) + "\n", encoding="utf-8")
            return
        for row in read_rows(self.arena, path):
            self._count(row)


def read_rows(arena: Arena, path: Path) -> list[Row]:
    """Return the scores of this arena in a file; a line cut off by a crash is removed."""
    try:
        whole, _, torn = path.read_text(encoding="utf-8").rpartition("\n")
        first, *lines = whole.splitlines() or [torn]
        if in_full(arena, json.loads(first)) != arena.header():
            raise TableeError(f"{path} holds another arena: {first}")
        rows = [Row.read(line) for line in lines]
    except (OSError, *MALFORMED) as error:
        raise TableeError(f"{path} is no arena's file: {error}") from error
    if torn:  # the line that was being written when a run was killed
        path.write_text(whole + "\n", encoding="utf-8")
    return rows


def in_full(arena: Arena, header: Json) -> Json:
    """Return a header with the options that the game did not have yet, at their defaults.

    What made a file does not tell its arena from another.
    """
    options = complete(registry.game(arena.game).options, header["options"])
    known = {name: value for name, value in header.items() if name != "origin"}
    return {**known, "options": options}


def as_played(arena: Arena, path: Path) -> Arena:
    """Return the arena that a file holds: each pairing with all of its games that are there."""
    held: Counter[Pair] = Counter()
    for row in read_rows(arena, path) if path.exists() else []:
        held[row.bots] = max(held[row.bots], row.last)
    plans = {
        pair: replace(plan, games=held[pair]) for pair, plan in arena.plans.items() if held[pair]
    }
    apart = unlinked(arena.bots, plans)
    if apart:
        first = arena.bots[0]
        raise TableeError(f"{path} has no games that link {first} to {', '.join(apart)}")
    return replace(arena, plans=plans)


def unlinked(bots: Sequence[str], pairs: Iterable[Pair]) -> list[str]:
    """Return the bots that cannot be compared with the first, not even through others."""
    met = [set(pair) for pair in pairs]
    linked = {bots[0]}
    for _ in bots:
        linked = linked.union(*(pair for pair in met if pair & linked))
    return [bot for bot in bots if bot not in linked]


def play_arena(
    scoreboard: Scoreboard, where: Backend, progress: Callable[[int], None] = lambda games: None
) -> bool:
    """Play what is missing; say whether everything was played, that is, without Ctrl-C."""
    progress(scoreboard.games)
    try:
        sizes = {pair: feel(scoreboard, pair, progress) for pair in scoreboard.arena.plans}
        with closing(where.play(missing(scoreboard, sizes))) as results:
            for batch, tally in results:
                scoreboard.enter(batch, tally)
                progress(scoreboard.games)
    except KeyboardInterrupt:
        return False
    return True


def feel(scoreboard: Scoreboard, pair: Pair, progress: Callable[[int], None]) -> int:
    """Play one missing round here; return how many games fill a batch."""
    plan = scoreboard.arena.plans[pair]
    left = scoreboard.scores[pair].missing(plan)
    if not left:
        return plan.seats
    batch = Batch(plan, left[0], left[0] + plan.seats)
    start = perf_counter()
    scoreboard.enter(batch, play_batch(batch))
    progress(scoreboard.games)
    rounds = max(1, round(BATCH_SECONDS / (perf_counter() - start)))
    return rounds * plan.seats


def missing(scoreboard: Scoreboard, sizes: Mapping[Pair, int]) -> Iterator[Batch]:
    """Yield the games to play in batches of rounds; pairings take turns."""
    queues = [
        list(batches_of(plan, scoreboard.scores[pair].missing(plan), sizes[pair]))
        for pair, plan in scoreboard.arena.plans.items()
    ]
    found = [batch for queue in queues for batch in queue]
    yield from sorted(found, key=lambda batch: batch.first)


def batches_of(plan: Plan, rounds: Sequence[int], size: int) -> Iterator[Batch]:
    start = end = -1
    for first in rounds:
        if first == end and end - start < size:
            end += plan.seats
            continue
        if start >= 0:
            yield Batch(plan, start, end)
        start, end = first, first + plan.seats
    if start >= 0:
        yield Batch(plan, start, end)
