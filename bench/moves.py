"""What a move costs a server, without disk and network: applying it, views, undo, encoding.

    python bench/moves.py [--games conan abyss] [--moves 100] [--tables 3]
    python bench/moves.py --other path/to/other/src [--runs 5]

Random people play; two seats and a watcher are told of each move. Processor time of one process.
With --other, runs with these sources and with those alternate, each in a process of its own, and
the ratio of each pair is printed with their median: times change with the load of a machine, the
ratio hardly does.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.server.standing import Standing

OURS = Path(__file__).parents[1] / "src"
SEATS = 2


def cost(game: str, tables: int, moves: int) -> float:
    """Return the milliseconds of processor time that a move takes."""
    play(game, 0, 20)  # what is loaded and remembered once
    began = time.process_time()
    done = sum(play(game, seed, moves) for seed in range(1, tables + 1))
    return 1000 * (time.process_time() - began) / done


def play(game: str, seed: int, moves: int) -> int:
    """Play at a table and tell its viewers; return how many moves there were."""
    from tablee.server.infos import Audience, Viewer
    from tablee.server.records import Kept, Moved
    from tablee.server.redact import Added, outgoing

    table, chooser = begun(game, seed), random.Random(seed)
    viewers = [Viewer(f"guest {seat}", seat, seat == 0) for seat in range(SEATS)]
    viewers.append(Viewer("watcher", -1, False))
    for move in range(moves):
        seat = table.asked()
        if seat < 0:
            return move
        assert table.course is not None
        action = int(chooser.choice(list(table.course.state.legal_actions())))
        line = table.fold(Kept(table.version + 1, 1, Moved(seat, action, f"guest {seat}")))
        for viewer in viewers:
            outgoing(table, viewer, Audience(), Added(line))
    return moves


def begun(game: str, seed: int) -> Standing:
    """Return a table with people at all seats, right after its start."""
    import tablee
    from tablee.core.options import complete
    from tablee.server.records import Began, Founding, Kept, SeatPlan, SeatTaken
    from tablee.server.standing import Standing

    rules = tablee.game(game)
    founding = Founding(
        id="a" * 10,
        game=game,
        rules_version=int(rules.version),
        options=complete(rules.options, {}),
        visibility="public",
        stand_in_after=0,
        plan=[SeatPlan("person")] * SEATS,
        host="guest 0",
        created=1,
        server_seed="ab" * 32,
    )
    table = Standing(founding)
    for seat in range(SEATS):
        table.fold(Kept(table.version + 1, 1, SeatTaken(seat, f"guest {seat}", f"Guest {seat}")))
    seeds = [f"{seed:02x}" * 32] * SEATS
    table.fold(Kept(table.version + 1, 1, Began(seeds=list(seeds))))
    return table


def run_with(sources: Path, arguments: argparse.Namespace) -> dict[str, float]:
    """Measure in a process that uses these sources."""
    command = [sys.executable, __file__, "--json", "--moves", str(arguments.moves)]
    command += ["--tables", str(arguments.tables), "--games", *arguments.games]
    here = {**os.environ, "PYTHONPATH": str(sources)}
    done = subprocess.run(command, env=here, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(arguments: argparse.Namespace) -> None:
    ratios: dict[str, list[float]] = {game: [] for game in arguments.games}
    for _ in range(arguments.runs):
        ours, other = run_with(OURS, arguments), run_with(arguments.other, arguments)
        for game, found in ratios.items():
            found.append(ours[game] / other[game])
            print(f"{game}: {ours[game]:.2f} ms, other {other[game]:.2f} ms, {found[-1]:.2f}")
    for game, found in ratios.items():
        print(f"{game}: median of {len(found)} ratios {statistics.median(found):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", nargs="+", default=["conan", "abyss"])
    parser.add_argument("--moves", type=int, default=100, help="moves of a table")
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--other", type=Path, help="the sources of another version")
    parser.add_argument("--runs", type=int, default=5, help="pairs of runs with --other")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.other is not None:
        compare(arguments)
        return
    found = {game: cost(game, arguments.tables, arguments.moves) for game in arguments.games}
    if arguments.json:
        print(json.dumps(found))
        return
    for game, milliseconds in found.items():
        print(f"{game}: {milliseconds:.2f} ms of processor time a move")


if __name__ == "__main__":
    main()
