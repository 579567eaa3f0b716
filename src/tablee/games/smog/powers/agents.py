"""The six agents of the Shadow [88-94]."""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.smog import actions as act
from tablee.games.smog.data import DISCOUNT, SALE_BONUS
from tablee.games.smog.moments import Agent
from tablee.games.smog.state import SmogState


class Witch(Agent):
    """One action fewer for a gentleman who starts a turn on her tile."""

    def turn_starts(self, state: SmogState, seat: i64) -> None:
        state.actions -= 1
        state.tell(act.WITCH_HINDERED, seat, 0)


class Dandy(Agent):
    """He takes a held Sovereign, if any, from a gentleman who starts on his tile (E37)."""

    def turn_starts(self, state: SmogState, seat: i64) -> None:
        if state.at[seat].sovereigns > 0:
            state.pay_in(seat, 1)
            state.tell(act.DANDY_STOLE, seat, 0)


class Doctor(Agent):
    """No transaction on his tile; everything else is allowed (E85)."""

    def forbids_trade(self) -> bool:
        return True


class Merchant(Agent):
    """Purchases cost 1 less, sales bring 1 more."""

    def price_change(self) -> i64:
        return -DISCOUNT

    def sale_bonus(self) -> i64:
        return SALE_BONUS


class Gatekeeper(Agent):
    """A gentleman on its tile may fly."""

    def carries(self) -> bool:
        return True


class LostBoy(Agent):
    """His tile does not turn and is nobody's exit."""

    def forbids_turning(self) -> bool:
        return True
