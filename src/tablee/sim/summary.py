"""What a run tells, as JSON. Keys are stable; words are the games' ids, in no language.

    game, seed, seats, options
    engine                "compiled" | "plain"
    games                 played: finished and unfinished
    planned               asked for; more than `games` only if `interrupted`
    unfinished            not over within the game's bound: in no other figure below
    interrupted           true when stopped before the end
    bots.<entry>          in the order named; one named again is greedy-2
        bot               its name
        wins              victories; one shared by three counts a third
        win_rate, interval        of the finished games; 95 % interval (Wilson)
        mean_score, score_quantiles {"5" .. "95"}, score_counts {points: games}
    sides                 in the order of their first seats, whoever sat there:
        side              the game's id of it; null: this game has none beside its seats
        seats             that win and lose together
        wins, win_rate, interval
        bots.<entry>      the same for the games in which this bot sat there
    winning_score         mean and quantiles of the winners' points
    length                decisions of finished games: mean, quantiles, counts
    rounds                the same for rounds; null for games that have none
    amounts.<event>.<piece>       what events tell in numbers, such as prices: count, mean,
                          quantiles; only of events that the game marks for it
    happenings.<event>.<label>    how often an event befalls somebody in a game, such as
                          deaths: mean, quantiles, counts; only of events that the game marks
    data                  SHA-256 of an owner's file, null without one
    holdings.<thing>.<piece>      pieces before a seat at the end, over all bots
        count             seats that had it
        win_rate_with, win_rate_without, difference, interval
                          compared within each bot (`stats.compare`); null: cannot be told
    openings.<action>     the first choice of a seat between several actions
        count, win_rate, interval
    scores.<entry>.<source>       mean points by source; they add up to mean_score

Rates, means and intervals are null or [0, 1] when no game was finished.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import tablee
from tablee.core import registry
from tablee.core.engine import Game
from tablee.core.replay import digest
from tablee.sim.run import Played
from tablee.sim.stats import compare, mean, quantiles, wilson
from tablee.sim.tally import EntryTally, Tally, Wins

Json = dict[str, Any]


def summary(played: Played) -> Json:
    plan, tally = played.plan, played.tally
    entries = dict(zip(plan.entries(), tally.entries, strict=True))
    bots = dict(zip(plan.entries(), plan.bots, strict=True))
    return {
        "game": plan.game,
        "games": tally.games,
        "planned": plan.games,
        "unfinished": tally.unfinished,
        "seed": plan.seed,
        "seats": plan.seats,
        "options": dict(plan.options),
        "data": None if plan.data is None else digest(plan.data),
        "engine": "compiled" if tablee.COMPILED else "plain",
        "interrupted": played.interrupted,
        "bots": {name: bot_figures(bots[name], entry) for name, entry in entries.items()},
        "sides": sides(plan.rules(), tally, entries),
        "winning_score": {
            "mean": mean(tally.winning_scores),
            "quantiles": quantiles(tally.winning_scores),
        },
        "length": distribution(tally.lengths),
        "rounds": distribution(tally.rounds) if tally.rounds else None,
        "amounts": amounts(plan.rules(), tally),
        "happenings": happenings(plan.rules(), tally),
        "holdings": holdings(tally),
        "openings": openings(plan.game, tally),
        "scores": {name: mean_sources(entry) for name, entry in entries.items()},
    }


def sides(rules: Game[Any], tally: Tally, entries: Mapping[str, EntryTally]) -> list[Json]:
    """Return how often each side won; a game names its sides in the order of their first seats."""
    names = rules.things.get("side", [])
    return [
        {
            "side": names[place] if names else None,
            "seats": [seat for seat in range(rules.max_seats) if side >> seat & 1],
            **rate_figures(tally.sides[side], "wins"),
            "bots": {
                name: rate_figures(entry.sides[side], "wins")
                for name, entry in entries.items()
                if side in entry.sides
            },
        }
        for place, side in enumerate(sorted(tally.sides, key=lambda side: side & -side))
    ]


def distribution(counts: Counter[int]) -> Json:
    return {"mean": mean(counts), "quantiles": quantiles(counts), "counts": written(counts)}


def amounts(rules: Game[Any], tally: Tally) -> Json:
    """Return events and pieces in the game's own order."""
    found: Json = {}
    for kind in rules.events.kinds:
        pieces = tally.amounts.get(kind.name, {})
        if pieces and kind.thing is not None:
            found[kind.name] = {
                piece: {
                    "count": pieces[piece].total(),
                    "mean": mean(pieces[piece]),
                    "quantiles": quantiles(pieces[piece]),
                }
                for piece in rules.things[kind.thing]
                if piece in pieces
            }
    return found


def happenings(rules: Game[Any], tally: Tally) -> Json:
    """Return events and labels in the game's own order."""
    return {
        kind.name: {
            label: distribution(tally.happenings[kind.name][label]) for label, _, _ in kind.counted
        }
        for kind in rules.events.kinds
        if kind.name in tally.happenings
    }


def bot_figures(bot: str, entry: EntryTally) -> Json:
    return {
        "bot": bot,
        **rate_figures(entry.wins, "wins"),
        "mean_score": mean(entry.scores),
        "score_quantiles": quantiles(entry.scores),
        "score_counts": written(entry.scores),
    }


def rate_figures(wins: Wins, first: str) -> Json:
    """Return a rate with its interval, after the victories or the count it comes from."""
    return {
        first: wins.won if first == "wins" else wins.seen,
        "win_rate": wins.won / wins.seen if wins.seen else None,
        "interval": list(wilson(wins.won, wins.seen)),
    }


def written(counts: Mapping[int, int]) -> dict[str, int]:
    return {str(value): counts[value] for value in sorted(counts)}


def holdings(tally: Tally) -> Json:
    """Return each piece that a seat had at the end, most helpful first."""
    things = sorted({thing for entry in tally.entries for thing in entry.holdings})
    return {thing: by_piece(tally, thing) for thing in things}


def by_piece(tally: Tally, thing: str) -> Json:
    pieces = sorted({p for entry in tally.entries for p in entry.holdings.get(thing, {})})
    rows = {piece: piece_figures(tally, thing, piece) for piece in pieces}

    def unhelpful(piece: str) -> float:
        difference = rows[piece]["difference"]
        return 2.0 if difference is None else -difference

    return {piece: rows[piece] for piece in sorted(rows, key=unhelpful)}


def piece_figures(tally: Tally, thing: str, piece: str) -> Json:
    groups = []
    for entry in tally.entries:
        having = entry.holdings.get(thing, {}).get(piece, Wins())
        groups.append((having, entry.wins.without(having)))
    found = compare(groups)
    return {
        "count": sum(having.seen for having, _ in groups),
        "win_rate_with": found.with_it if found else None,
        "win_rate_without": found.without if found else None,
        "difference": found.difference if found else None,
        "interval": list(found.interval) if found else None,
    }


def openings(game: str, tally: Tally) -> Json:
    """Return the first real choices, most frequent first."""
    total: dict[int, Wins] = {}
    for entry in tally.entries:
        for action, wins in entry.openings.items():
            total.setdefault(action, Wins()).merge(wins)
    table = registry.game(game).actions
    order = sorted(total, key=lambda action: (-total[action].seen, action))
    return {str(table.describe(action)): rate_figures(total[action], "count") for action in order}


def mean_sources(entry: EntryTally) -> Json:
    games = entry.wins.seen
    return {source: points / games for source, points in entry.sources.items()} if games else {}
