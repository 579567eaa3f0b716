"""One decision thought over by several processes: each grows a tree, the visits are added up.

The same seed and the same number of processes give the same answer. The processes are
given the game's name and the numbers of a state that was dealt anew, never the true one.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tablee.bots.base import Bot
from tablee.bots.search import Settings
from tablee.bots.trials import begin
from tablee.core import record, registry
from tablee.core.engine import Game, State
from tablee.core.native import i64
from tablee.core.rng import Rng, seeded

Found = list[tuple[int, int, float]]  # action, visits, chances won
Plain = tuple[int, float, float, int, int, int]  # the arguments of Settings


def think(
    game: str, seats: int, options: Mapping[str, object], ints: list[int], plain: Plain, seed: int
) -> Found:
    """Search in this process; plain values in and out."""
    rules = registry.game(game)
    template: State = rules.new_game(seats, 0, options)
    seen = record.from_ints(template, ints, rules.steps)
    search = begin(rules, seen, Settings(*plain), seeded(seed))
    search.run()
    tree = search.tree
    return [
        (int(tree.action[child]), int(tree.visits[child]), float(tree.won[child]))
        for child in tree.children(tree.root)
    ]


class Thinkers:
    """Processes that stay ready from one decision to the next; close them after use."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))

    def __enter__(self) -> Thinkers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def visits(
        self,
        game: Game[Any],
        seen: State,
        settings: Settings,
        rng: Rng,
        options: Mapping[str, object],
    ) -> dict[int, tuple[int, float]]:
        """Return visits and mean chance by action, of all processes; they share the iterations."""
        ints = record.to_ints(seen, game.steps)
        seeds = [(int(rng.next32()) << 32) + int(rng.next32()) for _ in range(self.processes)]
        futures = [
            self._pool.submit(
                think,
                game.name,
                int(seen.seats),
                dict(options),
                ints,
                self._share(settings, place),
                seed,
            )
            for place, seed in enumerate(seeds)
        ]
        visits: Counter[int] = Counter()
        won: dict[int, float] = {}
        for future in futures:
            for action, tried, chances in future.result():
                visits[action] += tried
                won[action] = won.get(action, 0.0) + chances
        return {action: (n, won[action] / max(1, n)) for action, n in visits.items()}

    def _share(self, settings: Settings, place: int) -> Plain:
        whole = int(settings.iterations)
        iterations = whole // self.processes + (place < whole % self.processes)
        return (
            max(1, iterations),
            float(settings.temperature),
            float(settings.seconds),
            int(settings.ahead),
            int(settings.blunders),
            int(settings.rivals),
        )


class ParallelBot(Bot):
    """Takes the action that all processes together tried most, among equals the first."""

    def __init__(
        self, thinkers: Thinkers, settings: Settings, options: Mapping[str, object] | None = None
    ) -> None:
        self.thinkers = thinkers
        self.settings = settings
        self.options = options or {}

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> i64:
        actions = list(seen.legal_actions())
        if len(actions) == 1:
            return actions[0]
        found = self.thinkers.visits(game, seen, self.settings, rng, self.options)
        return max(actions, key=lambda action: found.get(int(action), (0, 0.0)))
