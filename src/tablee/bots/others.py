"""Bots in the other seats of many games at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.bots.base import Bot, answers_at_a_glance
from tablee.bots.match import FIRST_DEALER, FIRST_STREAM
from tablee.core.engine import Game, State
from tablee.core.errors import IllegalAction
from tablee.core.native import i64
from tablee.core.rng import Rng, seeded
from tablee.core.vector import Others


class BotsBeside(Others):
    """Answer as `Match` lets bots answer: each gets what its seat may know, and its own chance.

    `names` has a bot for each seat, "" where none is needed; `make` makes one for each game anew,
    so that what a bot remembers never depends on other games.
    """

    def __init__(
        self, game: Game[Any], names: list[str], games: i64, make: Callable[[str], Bot]
    ) -> None:
        self.game = game
        self.names = names
        self.make = make
        self.seats: i64 = len(names)
        places = games * self.seats
        self.bots: list[Bot] = [Bot() for _ in range(places)]
        self.deals: list[bool] = [False for _ in range(places)]
        self.rngs: list[Rng] = [seeded(0) for _ in range(places)]
        self.dealers: list[Rng] = [seeded(0) for _ in range(places)]

    def begin(self, i: i64, seed: int) -> None:
        for seat in range(self.seats):
            if self.names[seat] == "":
                continue
            place = i * self.seats + seat
            bot = self.make(self.names[seat])
            self.bots[place] = bot
            self.deals[place] = not answers_at_a_glance(bot)
            self.rngs[place] = seeded(seed, FIRST_STREAM + seat)
            self.dealers[place] = seeded(seed, FIRST_DEALER + seat)

    def kept(self) -> Any:
        return self.bots, self.rngs, self.dealers

    def restore(self, kept: Any) -> None:
        self.bots, self.rngs, self.dealers = kept
        self.deals = [not answers_at_a_glance(bot) for bot in self.bots]

    def answer(self, i: i64, state: State, seat: i64) -> i64:
        place = i * self.seats + seat
        seen = state
        if self.deals[place]:
            seen = self.game.determinize(state, seat, self.dealers[place])
        action = self.bots[place].choose(self.game, seen, self.rngs[place])
        reason = state.refusal(seat, action)
        if reason is not None:
            raise IllegalAction(seat, action, reason)
        return action
