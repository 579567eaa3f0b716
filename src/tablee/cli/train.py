"""`tablee train`: a network that values a game's positions, by self-play."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

HELP = "train a network for a game's searches by self-play; needs the extra `train`"
DEFAULTS = "(default: %(default)s)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game's name")
    parser.add_argument(
        "--folder", required=True, help="where the run is kept; a rerun goes on where it stopped"
    )
    whole = {
        "seats": (2, "players"),
        "seed": (0, "of the whole run"),
        "generations": (4, "of games and networks"),
        "games": (2000, "in each generation"),
        "full": (160, "iterations of a thorough search"),
        "quick": (40, "iterations of the others, three in four"),
        "window": (3, "generations to learn from"),
        "match": (200, "games that decide who plays on"),
        "ahead": (0, "decisions played on beyond the tree, with a network"),
        "epochs": (8, "times that each position is learned from"),
        "width": (32, "sums of the first layer"),
        "units": (16, "of the second layer"),
    }
    for name, (usual, meaning) in whole.items():
        parser.add_argument(f"--{name}", type=int, default=usual, help=f"{meaning} {DEFAULTS}")
    shares = {
        "trust": (0.25, "in the prior, with a network"),
        "blend": (0.8, "part of what is learned that comes from searches, not from results"),
        "rate": (0.006, "of learning, at its highest"),
        "decay": (0.01, "of the weights"),
    }
    for name, (most, meaning) in shares.items():
        parser.add_argument(f"--{name}", type=float, default=most, help=f"{meaning} {DEFAULTS}")
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")


def run(arguments: argparse.Namespace) -> None:
    from tablee.core.errors import BadOption, TableeError
    from tablee.sim.run import usable_cores

    try:
        from tablee.sim.training.curve import page
        from tablee.sim.training.fit import Course
        from tablee.sim.training.jobs import spread
        from tablee.sim.training.loop import Run, Task, named
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise TableeError("training needs NumPy: pip install 'tablee[train]'") from None

    jobs = usable_cores() if arguments.jobs is None else arguments.jobs
    if jobs < 1:
        raise BadOption(f"a run needs at least one job, not {jobs}")
    asked = vars(arguments)
    course = {name: asked[name] for name in ("width", "units", "epochs", "rate", "decay", "blend")}
    rest = ("game", "seats", "seed", "generations", "games", "full", "quick", "window", "match")
    task = Task(
        **{name: asked[name] for name in (*rest, "ahead", "trust")},
        course=Course(**course, seed=arguments.seed),
    )
    command = shlex.join(["tablee", *sys.argv[1:]])
    folder = Path(arguments.folder)
    with spread(jobs) as over:
        course_run = Run(task, folder, command, over)
        for one in course_run.generate(tell):
            (folder / "curve.html").write_text(
                page(task, command, course_run.done), encoding="utf-8"
            )
            low, high = one.interval
            tell(
                f"generation {one.number}: {one.won:.1%} ({low:.0%} to {high:.0%}) of {task.match} "
                f"games against {named(one.against)}; loss {one.held_out:.4f}\n"
            )
    champion = course_run.champion()
    tell(f"the strongest: {named(champion)}\n")


def tell(words: str) -> None:
    """Write over the line before, unless that one is complete."""
    print(f"\r\033[K{words}", end="", file=sys.stderr, flush=True)
