"""Play games between bots of each level and store the results in the game's bot/results.toml.

    python tools/measure_levels.py conan scenario regular=60 novice=200

There is one row for each choice of the option and each level. Existing rows are not played again.
Each row is written when it is done, so the script may be stopped at any time.
"""

from __future__ import annotations

import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tablee.core import registry
from tablee.sim.backend import backend
from tablee.sim.plan import make_plan
from tablee.sim.run import play_plan
from tablee.sim.summary import summary

SEED = 1
HEAD = """\
# How games between two bots of a level ended, one with each side; the lobby tells it.
# Written by tools/measure_levels.py, which leaves out what is here already.
"""


def play(game: str, option: str, choice: object, level: str, games: int) -> dict[str, Any]:
    plan = make_plan(game, (level, level), games, SEED, {option: choice})
    figures = summary(play_plan(plan, backend(1, None), lambda done: None))
    return {
        "options": {option: choice},
        "level": level,
        "games": figures["games"] - figures["unfinished"],
        "wins": {side["side"]: round(side["wins"]) for side in figures["sides"]},
        "rounds": round(figures["rounds"]["mean"], 1),
        "date": datetime.now(UTC).date(),
    }


def written(row: dict[str, Any]) -> str:
    options = ", ".join(f'{name} = "{value}"' for name, value in row["options"].items())
    wins = ", ".join(f"{side} = {count}" for side, count in row["wins"].items())
    return (
        f'\n[[result]]\noptions = {{ {options} }}\nlevel = "{row["level"]}"\n'
        f"games = {row['games']}\nwins = {{ {wins} }}\nrounds = {row['rounds']}\n"
        f"date = {row['date']}\n"
    )


def main(game: str, option: str, *wanted: str) -> None:
    path = registry.GAMES / game / "bot" / "results.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["result"] if path.exists() else []
    [choices] = [one.choices for one in registry.game(game).options if one.name == option]
    for level, games in (one.split("=") for one in wanted):
        for choice in choices:
            known = [(row["options"], row["level"]) for row in rows]
            if ({option: choice}, level) in known:
                continue
            rows.append(play(game, option, choice, level, int(games)))
            keep(path, rows)
            print(f"{level} {choice}: {rows[-1]['wins']}", flush=True)


def keep(path: Path, rows: list[dict[str, Any]]) -> None:
    path.write_text(HEAD + "".join(map(written, rows)), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
