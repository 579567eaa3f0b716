"""Golden files: results of seeded games, which may change only with a game's version.

`<game>.json` has the version, figures of random games by number of seats, and a checksum
of the final state of each stored game. `<game>-<seats>.json` are these games, replay files
of games between greedy bots.
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

from tablee import bots
from tablee.bots.match import Match
from tablee.bots.playout import random_games
from tablee.core import record
from tablee.core.engine import Game
from tablee.core.errors import BadReplay
from tablee.core.replay import Replay, load

HERE = Path(__file__).parent
GAMES = 20
SEED = 41


def seat_counts(game: Game[Any]) -> range:
    return range(int(game.min_seats), int(game.max_seats) + 1)


def results_path(game: Game[Any], folder: Path = HERE) -> Path:
    return folder / f"{game.name}.json"


def replay_path(game: Game[Any], seats: int, folder: Path = HERE) -> Path:
    return folder / f"{game.name}-{seats}.json"


def random_results(game: Game[Any], seats: int) -> list[int]:
    """Return the number of decisions and a checksum of random games."""
    decisions, checksum = random_games(game, seats, 0, GAMES)
    return [int(decisions), int(checksum)]


def final_checksum(replay: Replay) -> int:
    ints = record.to_ints(replay.final(), replay.rules().steps)
    return zlib.crc32(json.dumps([int(number) for number in ints]).encode())


def play(game: Game[Any], seats: int) -> Replay:
    """Let greedy bots play a game to be stored."""
    match = Match(game, [bots.make("greedy") for _ in range(seats)], SEED + seats)
    assert match.play()
    replay = Replay(game.name, [f"greedy {seat + 1}" for seat in range(seats)], SEED + seats)
    replay.moves = [(int(seat), int(action)) for seat, action in match.moves]
    return replay


def results(game: Game[Any], replays: dict[int, Replay]) -> dict[str, Any]:
    """Return the results of the random games and the stored games under today's rules."""
    return {
        "game": game.name,
        "version": int(game.version),
        "random": {str(seats): random_results(game, seats) for seats in seat_counts(game)},
        "final": {str(seats): final_checksum(replay) for seats, replay in replays.items()},
    }


def still_holds(game: Game[Any], stored: dict[str, Any], folder: Path) -> bool:
    """Say whether today's rules give the stored results and all moves are still legal."""
    try:
        replays = {seats: load(replay_path(game, seats, folder)) for seats in seat_counts(game)}
    except BadReplay:
        return False
    return results(game, replays) == stored


def regenerate(game: Game[Any], folder: Path = HERE) -> str:
    """Write the golden files if they are missing or the version was raised; say what was done.

    Changed results under the same version are refused: saved games would silently replay
    differently.
    """
    path = results_path(game, folder)
    if path.exists():
        stored = json.loads(path.read_text(encoding="utf-8"))
        if stored["version"] == game.version:
            if still_holds(game, stored, folder):
                return "unchanged"
            raise ValueError(f"{game.name}: results changed; raise its version first")
        if stored["version"] > game.version:
            raise ValueError(f"{game.name}: version {game.version} is older than the stored one")
    replays = {seats: play(game, seats) for seats in seat_counts(game)}
    for seats, replay in replays.items():
        replay.save(replay_path(game, seats, folder))
    text = json.dumps(results(game, replays), indent=1) + "\n"
    path.write_text(text, encoding="utf-8")
    return f"written for version {game.version}"
