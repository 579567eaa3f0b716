"""Networks for tests: random weights, the same for the same seed."""

from __future__ import annotations

import random
from typing import Any

from tablee.bots.layout import Layout
from tablee.bots.network import Network, Weights, sizes
from tablee.core.engine import Game

WIDTH, UNITS = 8, 4


def some_layout(game: Game[Any], seats: int) -> Layout:
    return Layout(game, seats, [3] * int(game.feature_count))


def some_weights(layout: Layout, seed: int = 1) -> Weights:
    chance = random.Random(seed)
    counts = sizes(len(layout.names), WIDTH, UNITS, layout.seats)
    spans = [60, 200, 300, 40_000, 300, 40_000]
    lists = [
        [chance.randint(-span, span) for _ in range(n)]
        for n, span in zip(counts, spans, strict=True)
    ]
    return Weights(*lists)


def some_network(game: Game[Any], seats: int, seed: int = 1) -> Network:
    layout = some_layout(game, seats)
    return Network(layout, some_weights(layout, seed))
