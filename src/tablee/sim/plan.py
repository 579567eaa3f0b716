"""Which games a run consists of: seats, deals and seeds, the same for any number of processes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Any

from tablee import bots
from tablee.core import registry
from tablee.core.engine import Game
from tablee.core.errors import BadOption
from tablee.core.options import complete

SEED_BYTES = 16  # the longest seed a game takes


def changes_of_seats(names: tuple[str, ...]) -> int:
    """Return after how many changes of seats the same names sit in the same seats again."""
    turned = (names[change:] + names[:change] for change in range(1, len(names)))
    return next((n for n, moved in enumerate(turned, 1) if moved == names), len(names))


@cache
def orders_of(names: tuple[str, ...]) -> list[tuple[int, ...]]:
    """Return the orders, as places, in which these bots can sit around the table.

    Only orders with the same period of seat changes as the given one, which comes first. So all
    deals have the same number of games.
    """
    found = [(0, *others) for others in permutations(range(1, len(names)))]
    changes = changes_of_seats(names)
    return [o for o in found if changes_of_seats(tuple(names[p] for p in o)) == changes]


@dataclass(frozen=True, slots=True)
class Plan:
    """A run: as many games as seats share one deal, and the bots change seats between them.

    Every bot moves on by one seat from game to game, so over the games of a deal it sits everywhere
    once. Then the bots get other neighbours, because sitting behind a weak bot is worth much in
    some games. If a bot is named twice, a deal ends before the same names would sit in the same
    seats again (`greedy,greedy`: after each game). If not, games would repeat each other and make
    rates look more certain than they are. A plan holds plain values only, because it travels to
    other processes.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, object], ...] = ()
    data: str | None = None  # text of an owner's file
    keeps: bool = False  # every game, for a dataset (`sim.kept`)

    def rules(self) -> Game[Any]:
        return registry.game(self.game, self.data)

    @property
    def seats(self) -> int:
        return len(self.bots)

    def seat_of(self, place: int, game: int) -> int:
        """Return where the bot named in this place sits."""
        orders = orders_of(self.bots)
        order = orders[game // self.seats % len(orders)]
        return (order.index(place) + game) % self.seats

    @property
    def games_per_deal(self) -> int:
        return changes_of_seats(self.bots)

    def seed_of(self, game: int) -> int:
        """Return the seed of a game: a digest of the run's seed and the number of its deal.

        SHA-256 of "tablee <seed> <deal>", its first 16 bytes as a big-endian number. Runs with
        neighbouring seeds have no deals in common.
        """
        words = f"tablee {self.seed} {game // self.games_per_deal}".encode()
        return int.from_bytes(hashlib.sha256(words).digest()[:SEED_BYTES], "big")

    def entries(self) -> list[str]:
        """Return a name for each bot; repeated names are numbered: greedy, greedy-2."""
        names: list[str] = []
        for place, bot in enumerate(self.bots):
            again = self.bots[:place].count(bot) + 1
            names.append(bot if again == 1 else f"{bot}-{again}")
        return names


@dataclass(frozen=True, slots=True)
class Batch:
    """Games `first` to `last - 1` of a plan: what a process gets."""

    plan: Plan
    first: int
    last: int


def make_plan(
    game: str,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object],
    data: str | None = None,
) -> Plan:
    """Return a plan in which everything named exists; refuse what does not."""
    rules = registry.game(game, data)
    for name in names:
        bots.make(name)
    if not rules.min_seats <= len(names) <= rules.max_seats:
        raise BadOption(
            f"{game} seats {rules.min_seats} to {rules.max_seats} players, not {len(names)}"
        )
    if games < 1:
        raise BadOption(f"a run has at least one game, not {games}")
    chosen = tuple(complete(rules.options, options).items())
    return Plan(game, tuple(names), games, seed, chosen, data)


def batches(plan: Plan, first: int, size: int) -> Iterator[Batch]:
    """Split the games from `first` on; the last batch may be smaller."""
    for start in range(first, plan.games, size):
        yield Batch(plan, start, min(start + size, plan.games))
