"""One bot against fixed opponents on fixed deals: figures that different people can compare.

The protocol, version 1: with 2 and with 4 seats, or as many as the game has, the bot meets
`random`, `greedy`, `regular` and `expert`; the other seats all hold the same opponent. There are
240 games against each. Seats rotate, and the games of a rotation share a deal, so luck of seats
and deals is alike for all. The deals are those of seed 26. Options are the game's defaults.

    protocol              1
    game, bot, bot_digest     SHA-256 of a bot's own file; null for ours
    standard              whether the figures follow the protocol (all its games, every opponent)
    results               a list: seats, opponent, games, unfinished, won, win_rate, interval
                          (95 %, Wilson), equal: what a bot as strong as the opponent wins
    origin                see `sim.origin`
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tablee.core import registry
from tablee.core.errors import BadOption
from tablee.sim.backend import Backend
from tablee.sim.origin import origin
from tablee.sim.plan import Plan, make_plan
from tablee.sim.run import Played, play_plan
from tablee.sim.stats import wilson

Json = dict[str, Any]
PROTOCOL = 1
SEED = 26
GAMES = 240  # against each opponent: whole rotations of 2, 3 and 4 seats
SEATS = (2, 4)
OPPONENTS = ("random", "greedy", "regular", "expert")


def plans(game: str, bot: str, games: int = GAMES, against: Sequence[str] = ()) -> list[Plan]:
    """Return what is played: each number of seats, against each opponent."""
    unknown = [name for name in against if name not in OPPONENTS]
    if unknown:
        raise BadOption(f"opponents are {', '.join(OPPONENTS)}, not {unknown[0]}")
    rules = registry.game(game)
    tables = sorted({max(int(rules.min_seats), min(n, int(rules.max_seats))) for n in SEATS})
    return [
        make_plan(game, [bot, *[name] * (seats - 1)], games, SEED, {})
        for seats in tables
        for name in OPPONENTS
        if not against or name in against
    ]


def play(
    game: str,
    bot: str,
    where: Backend,
    games: int = GAMES,
    against: Sequence[str] = (),
    words: Sequence[str] = (),
    progress: Callable[[int], None] = lambda games: None,
) -> Json:
    """Play the protocol; return its figures."""
    done = 0
    results = []
    for plan in plans(game, bot, games, against):
        before = done
        played = play_plan(plan, where, lambda n, before=before: progress(before + n))  # type: ignore[misc]
        if played.interrupted:
            raise KeyboardInterrupt
        done += plan.games
        results.append(result_of(played))
    return {
        "protocol": PROTOCOL,
        "game": game,
        "bot": bot,
        "bot_digest": own_digest(bot),
        "standard": games == GAMES and not against,
        "results": results,
        "origin": origin(game, words),
    }


def result_of(played: Played) -> Json:
    wins = played.tally.entries[0].wins
    return {
        "seats": played.plan.seats,
        "opponent": played.plan.bots[1],
        "games": played.tally.games,
        "unfinished": played.tally.unfinished,
        "won": wins.won,
        "win_rate": wins.won / wins.seen if wins.seen else None,
        "interval": list(wilson(wins.won, wins.seen)),
        "equal": 1 / played.plan.seats,
    }


def own_digest(bot: str) -> str | None:
    """Return the digest of the file that a bot of one's own stands in."""
    file = Path(bot.rpartition(":")[0])
    if not file.name.endswith(".py"):
        return None
    return hashlib.sha256(file.read_bytes()).hexdigest()


# -- the leaderboard -----------------------------------------------------------------------


def heads(entry: Json) -> list[str]:
    columns = [f"{row['opponent']}, {row['seats']}" for row in entry["results"]]
    return ["Bot", *columns, "Rules", "Tablée", "Date"]


def line(entry: Json) -> str:
    """Return an entry as a row of the leaderboard, in Markdown."""
    made = entry["origin"]
    name = f"`{entry['bot'].rpartition(':')[2]}`" + ("" if entry["standard"] else " (in part)")
    cells = [name, *(cell(row) for row in entry["results"])]
    return row_of([*cells, str(made["rules"]), made["tablee"], made["date"][:10]])


def cell(row: Json) -> str:
    if row["win_rate"] is None:
        return "–"
    low, high = row["interval"]
    return f"{row['win_rate']:.0%} ({low:.0%}–{high:.0%})"


def row_of(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def strength(entry: Json) -> float:
    """Return the mean share won, in shares of an equal one: what entries are ordered by."""
    rates: list[float] = [(row["win_rate"] or 0.0) / row["equal"] for row in entry["results"]]
    return sum(rates) / len(rates)
