"""What an arena tells, as JSON. Keys are stable.

game, seats, seed, options, engine
games, planned        played and asked for, all pairings together
unfinished            not over within the game's bound: in no other figure below
pairings              a list: bots [one, other], games,
                      won, win_rate, interval    of the first; 95 % (Wilson)
                      equal                      what it would win if all seats did alike
                      p                          how often luck alone does so well or so badly
ratings.<bot>         the highest first: elo, interval; the mean of all bots is 1500 (`rating`)
                      lead: over (the bot rated next), elo, interval; of the lowest null
"""

from __future__ import annotations

from dataclasses import asdict
from math import erfc, sqrt
from typing import Any

import tablee
from tablee.sim.arena import Score, Scoreboard
from tablee.sim.rating import Result, ratings
from tablee.sim.stats import wilson

Json = dict[str, Any]


def summary_of(scoreboard: Scoreboard) -> Json:
    arena = scoreboard.arena
    results = [
        Result(one, other, arena.seats - 1, score.wins.seen, score.wins.won)
        for (one, other), score in scoreboard.scores.items()
    ]
    header = arena.header()
    return {
        "game": arena.game,
        "seats": arena.seats,
        "seed": header["seed"],
        "options": header["options"],
        "engine": "compiled" if tablee.COMPILED else "plain",
        "games": scoreboard.games,
        "planned": arena.games,
        "unfinished": sum(score.unfinished for score in scoreboard.scores.values()),
        "pairings": [
            pairing(list(pair), score, 1 / arena.seats) for pair, score in scoreboard.scores.items()
        ],
        "ratings": {
            bot: {
                "elo": rating.elo,
                "interval": list(rating.interval),
                "lead": None if rating.lead is None else asdict(rating.lead),
            }
            for bot, rating in ratings(arena.bots, results).items()
        },
    }


def pairing(pair: list[str], score: Score, equal: float) -> Json:
    won, games = score.wins.won, score.wins.seen
    return {
        "bots": pair,
        "games": games,
        "won": won,
        "win_rate": won / games if games else None,
        "interval": list(wilson(won, games)),
        "equal": equal,
        "p": luck(won, games, equal),
    }


def luck(won: float, games: int, equal: float) -> float:
    """Return the two-sided p value of a share won, if all seats were alike (score test)."""
    if games == 0:
        return 1.0
    deviation = abs(won / games - equal) / sqrt(equal * (1 - equal) / games)
    return erfc(deviation / sqrt(2))
