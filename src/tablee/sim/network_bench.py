"""How large and how fast a network is: bytes, microseconds a position, iterations a second."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablee.bots.network import Judge
from tablee.bots.network_file import load, read
from tablee.bots.search import Search, Settings
from tablee.core import registry
from tablee.core.rng import seeded
from tablee.sim.bench import Effort, Measure, measure_all, over, positions

GAMES = 8  # played at random, from which the positions come
EVERY = 5  # decisions of them


def network_figures(path: Path, effort: Effort | None = None) -> dict[str, Any]:
    """Measure a network's file; a search by it does not play on beyond the tree."""
    header, _ = read(path)
    game, seats = registry.game(header["game"]), header["seats"]
    network = load(path, game, seats)
    judge = Judge(network)
    met = positions(game, seats, GAMES, EVERY)
    settings = Settings(1, temperature=1.0, ahead=0, network=str(path))

    def searched(times: int) -> int:
        settings.iterations = times
        for place, state in enumerate(met):
            Search(game, state, settings, seeded(place)).run()
        return times * len(met)

    valued, iterated = Measure(over(met, judge.outcome)), Measure(searched)
    measure_all([valued, iterated], effort or Effort())
    return {
        "game": game.name,
        "seats": seats,
        "bytes": path.stat().st_size,
        "inputs": len(network.layout.names),
        "position_us": 1e6 / valued.best,
        "iterations_per_s": iterated.best,
        "made": header["made"],
    }
