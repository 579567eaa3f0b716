"""What cards do when they are played."""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.sample import actions as act
from tablee.games.sample.moments import CardPower
from tablee.games.sample.state import SampleState
from tablee.games.sample.steps.sweep import sweep


class Coins(CardPower):
    """Gain coins [4]."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def played(self, state: SampleState, owner: i64, card: i64) -> None:
        state.at[owner].coins += self.count
        state.tell(act.GAINED_COINS, owner, 0, self.count)


class Steal(CardPower):
    """Take coins from the opponent, at most as many as there are [5]."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def played(self, state: SampleState, owner: i64, card: i64) -> None:
        victim = state.at[state.next_seat(owner)]
        coins = min(self.count, victim.coins)
        if coins > 0:
            victim.coins -= coins
            state.at[owner].coins += coins
            state.tell(act.STOLE, owner, 0, coins)


class Sweep(CardPower):
    """Discard a card of the opponent's row [6]."""

    def played(self, state: SampleState, owner: i64, card: i64) -> None:
        sweep(state, owner, card)
