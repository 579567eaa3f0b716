"""Write docs/leaderboard.md from entries: what `tablee evaluate --save` wrote, by game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import tablee
from tablee.sim import evaluate

DOCS = Path(__file__).parents[1] / "docs"
ENTRIES = DOCS / "leaderboard"
TARGET = DOCS / "leaderboard.md"
HEAD = """# Leaderboard

How strong bots are, measured by one protocol: `tablee evaluate` plays 240 games against each of
`random`, `greedy`, `regular` and `expert`, with 2 and with 4 seats, on the same deals for
everybody. A cell is the share won with its 95 % interval. With 4 seats an equal share is 25 %.
Bots stand in the order of their mean share, in equal shares.

## How to enter

    tablee evaluate my_bot.py:Hopeful --game conspiracy --save hopeful.json

Add the file as `docs/leaderboard/GAME/hopeful.json`, run `tools/leaderboard.py` and send both
with a link to the bot's source. The entry names Tablée's version, a digest of the engine and of
the bot's file, so anybody can play it again; the same versions give the same figures. Only
whole protocols are listed.
"""


def page() -> str:
    return HEAD + "".join(board(name) for name in tablee.game_names())


def entries(game: str) -> list[dict[str, Any]]:
    """Return a game's entries, the strongest first."""
    found = [
        json.loads(path.read_text(encoding="utf-8")) for path in ENTRIES.glob(f"{game}/*.json")
    ]
    whole = [entry for entry in found if entry["standard"]]
    return sorted(whole, key=lambda entry: (-evaluate.strength(entry), entry["bot"]))


def board(game: str) -> str:
    found = entries(game)
    if not found:
        return f"\n## {game.title()}\n\nNobody has entered yet.\n"
    heads = evaluate.heads(found[0])
    lines = [evaluate.row_of(heads), evaluate.row_of(["---"] * len(heads))]
    lines += [evaluate.line(entry) for entry in found]
    return f"\n## {game.title()}\n\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
