"""`tablee tune`: better weights for a game's heuristic, by self-play."""

from __future__ import annotations

import argparse
import sys

HELP = "look for better weights of a game's heuristic by self-play (CMA-ES)"
CHECKED = 4  # times the games of a generation, on deals of their own, to measure the gain


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game's name")
    parser.add_argument("--seats", type=int, default=2, help="players (default: 2)")
    parser.add_argument("--generations", type=int, default=15, help="(default: 15)")
    parser.add_argument("--candidates", type=int, default=10, help="in each (default: 10)")
    parser.add_argument("--games", type=int, default=200, help="of each candidate (default: 200)")
    parser.add_argument("--seed", type=int, default=0, help="of the whole run (default: 0)")
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> None:
    import json

    from tablee.core import registry
    from tablee.core.errors import BadOption
    from tablee.sim.run import usable_cores
    from tablee.sim.stats import wilson
    from tablee.sim.tune import Task, shipped_weights, tune, win_rate

    jobs = usable_cores() if arguments.jobs is None else arguments.jobs
    if jobs < 1:
        raise BadOption(f"a run needs at least one job, not {jobs}")
    task = Task(
        arguments.game,
        arguments.seats,
        arguments.games,
        arguments.generations,
        arguments.candidates,
        arguments.seed,
    )
    weights = shipped_weights(task.game)
    for found in tune(task, jobs):
        weights = found.weights
        print(f"{found.number:>3}  {found.best:6.1%}  {weights}", file=sys.stderr)
    games = CHECKED * task.games
    rate = win_rate(task.game, task.seats, -1 - task.seed, games, weights)
    least, most = wilson(rate * games, games)
    names = registry.game(task.game).heuristic.weight_names()
    named = dict(zip(names, weights, strict=True))
    if arguments.json:
        print(json.dumps({"weights": named, "rate": rate, "interval": [least, most]}, indent=1))
        return
    for name, weight in named.items():
        print(f"{weight:>6}  {name}")
    print(f"{rate:.1%} ({least:.0%} to {most:.0%}) of {games} games against the shipped weights")
