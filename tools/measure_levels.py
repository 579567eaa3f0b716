"""Play games between bots of each level and store the results in the game's bot/results.toml.

    python tools/measure_levels.py conan scenario regular=60 novice=200

There is one row for each choice of the option and each level, with at least so many games: a row
that has fewer gets more, from other deals. It is written after every few games, so the script may
be stopped at any time and goes on where it was. `--only CHOICE` measures one choice alone.
"""

from __future__ import annotations

import argparse
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
BATCH = 4  # games between two writings
HEAD = """\
# How games between two bots of a level ended, one with each side; the lobby tells it.
# Written by tools/measure_levels.py, which leaves out what is here already.
"""


def play(
    game: str, option: str, choice: object, level: str, games: int, seed: int
) -> dict[str, Any]:
    plan = make_plan(game, (level, level), games, seed, {option: choice})
    figures = summary(play_plan(plan, backend(1, None), lambda done: None))
    return {
        "options": {option: choice},
        "level": level,
        "games": figures["games"] - figures["unfinished"],
        "wins": {side["side"]: round(side["wins"]) for side in figures["sides"]},
        "rounds": round(figures["rounds"]["mean"], 1),
        "date": datetime.now(UTC).date(),
    }


def together(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Return the row of the games of both."""
    games = one["games"] + other["games"]
    rounds = one["rounds"] * one["games"] + other["rounds"] * other["games"]
    return {
        **other,
        "games": games,
        "wins": {side: wins + other["wins"][side] for side, wins in one["wins"].items()},
        "rounds": round(rounds / games, 1),
    }


def written(row: dict[str, Any]) -> str:
    options = ", ".join(f'{name} = "{value}"' for name, value in row["options"].items())
    wins = ", ".join(f"{side} = {count}" for side, count in row["wins"].items())
    return (
        f'\n[[result]]\noptions = {{ {options} }}\nlevel = "{row["level"]}"\n'
        f"games = {row['games']}\nwins = {{ {wins} }}\nrounds = {row['rounds']}\n"
        f"date = {row['date']}\n"
    )


def main(game: str, option: str, wanted: list[str], only: str | None) -> None:
    path = registry.GAMES / game / "bot" / "results.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["result"] if path.exists() else []
    [choices] = [one.choices for one in registry.game(game).options if one.name == option]
    for level, games in (one.split("=") for one in wanted):
        for choice in choices if only is None else [only]:
            measure(path, rows, game, option, choice, level, int(games))


def measure(
    path: Path,
    rows: list[dict[str, Any]],
    game: str,
    option: str,
    choice: object,
    level: str,
    wanted: int,
) -> None:
    """Play until the row of this choice and level has so many games."""
    key = ({option: choice}, level)
    at = next((at for at, row in enumerate(rows) if (row["options"], row["level"]) == key), None)
    known = 0 if at is None else rows[at]["games"]
    while known < wanted:
        more = play(game, option, choice, level, min(BATCH, wanted - known), SEED + known)
        if at is None:
            at = len(rows)
            rows.append(more)
        else:
            rows[at] = together(rows[at], more)
        known = rows[at]["games"]
        keep(path, rows)
        print(f"{level} {choice}: {rows[at]['wins']} of {known}", flush=True)


def keep(path: Path, rows: list[dict[str, Any]]) -> None:
    path.write_text(HEAD + "".join(map(written, rows)), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("option")
    parser.add_argument("wanted", nargs="+", metavar="LEVEL=GAMES")
    parser.add_argument("--only", metavar="CHOICE")
    given = parser.parse_args()
    main(given.game, given.option, given.wanted, given.only)
