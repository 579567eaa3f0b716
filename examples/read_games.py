"""Read kept games and count who wins: tablee simulate ... --save games.jsonl.zst

python read_games.py games.jsonl.zst
"""

import sys
from collections import Counter
from pathlib import Path

import tablee
from tablee.sim.kept import games_of, header_of

path = Path(sys.argv[1])
header = header_of(path)
game = tablee.game(header["game"])
won: Counter[str] = Counter()
decisions = 0
for kept in games_of(path):
    state = game.new_game(len(kept["players"]), int(kept["seed"], 16), header["options"])
    for seat, action in kept["moves"]:
        state.play(seat, action)  # a position for each decision: what a learner needs
        decisions += 1
    for seat in kept["winners"] or []:
        won[kept["players"][seat]] += 1
print(f"{header['game']}, Tablée {header['origin']['tablee']}: {decisions} decisions")
for bot, games in won.most_common():
    print(f"{bot} won {games}")
