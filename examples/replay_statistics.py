"""Statistics of replay files with pandas: pip install tablee pandas.

python replay_statistics.py game.json ...      without files: of a few games made on the spot
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import pandas

from tablee import bots
from tablee.bots.match import Match
from tablee.core.replay import Replay, load


def made(seed: int) -> Replay:
    """Let greedy bots play a game and return it as a replay."""
    replay = Replay("conspiracy", ["greedy", "greedy", "random"], seed)
    match = Match(replay.rules(), [bots.make(name) for name in replay.players], seed)
    match.play()
    replay.moves = [(int(seat), int(action)) for seat, action in match.moves]
    return replay


def rows(number: int, replay: Replay) -> Iterator[dict[str, object]]:
    """One row for each decision: who chose what, among how many answers."""
    game = replay.rules()
    for state, (seat, action) in zip(replay.states(), replay.moves, strict=False):
        yield {
            "game": number,
            "player": replay.players[seat],
            "family": game.actions.describe(action).kind,
            "answers": len(state.legal_actions()),
        }


replays = [load(Path(name)) for name in sys.argv[1:]] or [made(seed) for seed in range(3)]
table = pandas.DataFrame([row for pair in enumerate(replays) for row in rows(*pair)])
print(table.groupby("player")["answers"].describe()[["count", "mean", "max"]])
print(table.pivot_table(index="family", columns="player", values="game", aggfunc="count"))
