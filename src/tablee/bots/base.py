"""What a bot is: something that answers questions, honestly."""

from __future__ import annotations

from typing import Any

from tablee.core.engine import Game, State
from tablee.core.native import i64, mypyc_attr
from tablee.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses an action for the seat that is asked.

    `seen` is one of the states that are possible for its seat: what the seat may know is
    true in it, all else is dealt at random. It is the bot's own, to play on or to clone;
    `game.determinize(seen, seat, rng)` deals further ones. No bot gets the true state but
    the two that `answers_at_a_glance` names, and these only where bots play among
    themselves (`Match`), for speed.
    """

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> i64:
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any legal action."""

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> i64:
        actions = seen.legal_actions()
        return actions[rng.below(len(actions))]


class GreedyBot(Bot):
    """Takes what the game's heuristic rates highest; among equals, any."""

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> i64:
        best: i64 = 0
        chosen: i64 = -1
        equals: i64 = 0
        actions = seen.legal_actions()
        ratings = game.heuristic.ratings(seen, actions)
        for i in range(len(actions)):
            if chosen < 0 or ratings[i] > best:
                best = ratings[i]
                chosen = actions[i]
                equals = 1
            elif ratings[i] == best:
                equals += 1
                if rng.below(equals) == 0:
                    chosen = actions[i]
        return chosen


def answers_at_a_glance(bot: Bot) -> bool:
    """Say whether hidden pieces cannot change a bot's answer, so that no new deal is needed.

    It looks only at the legal actions and at the heuristic's ratings, which are the same
    before and after a deal (contract tests), and leaves the state as it is. Exactly these
    bots: a subclass may look at more, so it does not inherit this.
    """
    return type(bot) is RandomBot or type(bot) is GreedyBot
