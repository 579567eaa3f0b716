"""Merchants: pearls."""

from __future__ import annotations

from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.abyss import actions as act
from tablee.games.abyss.moments import Power
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps.discard import discard_ally


def gain_pearls(state: AbyssState, seat: i64, lord: i64, pearls: i64) -> None:
    if pearls > 0:
        state.at[seat].pearls += pearls
        state.tell(act.POWER_PEARLS, seat, lord, pearls)


class GainPearls(Power):
    """Trader, peddler, shopkeeper."""

    def __init__(self, me: i64, pearls: i64) -> None:
        self.me = me
        self.pearls = pearls

    def enters(self, state: AbyssState, owner: i64) -> None:
        gain_pearls(state, owner, self.me, self.pearls)


class PearlsPerRaceSentToCouncil(Power):
    """Ship master (E12)."""

    def __init__(self, me: i64) -> None:
        self.me = me

    def exploration_ends(self, state: AbyssState, owner: i64, races: i64) -> None:
        gain_pearls(state, owner, self.me, races)


class IncomeEachTurn(Power):
    """Landlord: in the turn of entry, then at the start of each later turn (E35)."""

    def __init__(self, me: i64, pearls: i64) -> None:
        self.me = me
        self.pearls = pearls

    def enters(self, state: AbyssState, owner: i64) -> None:
        gain_pearls(state, owner, self.me, self.pearls)

    def turn_starts(self, state: AbyssState, owner: i64) -> None:
        gain_pearls(state, owner, self.me, self.pearls)


class SellAlly(Power):
    """Slaver [59]."""

    def __init__(self, me: i64, pearls: i64) -> None:
        self.me = me
        self.pearls = pearls

    def usable(self, state: AbyssState, owner: i64) -> bool:
        return state.at[owner].hand_size() > 0

    def use(self, state: AbyssState, owner: i64) -> None:
        state.push(SellOneAlly(owner, self.me, self.pearls))


class SellOneAlly(Step[AbyssState]):
    """Choose the ally to sell."""

    lord: i64
    pearls: i64

    def __init__(self, seat: i64, lord: i64, pearls: i64) -> None:
        self.seat = seat
        self.lord = lord
        self.pearls = pearls

    def options(self, state: AbyssState) -> vec[i64]:
        found = vec[i64](capacity=16)
        hand = state.at[self.seat].hand
        for ally in range(len(hand)):
            if hand[ally] > 0:
                found = append(found, act.DISCARD + ally)
        return found

    def resolve(self, state: AbyssState, action: i64) -> None:
        discard_ally(state, self.seat, action - act.DISCARD)
        gain_pearls(state, self.seat, self.lord, self.pearls)

    def possible(self, state: AbyssState) -> bool:
        return state.at[self.seat].hand_size() > 0

    def rule(self, action: i64) -> str:
        return "abyss:59"

    def hides(self, state: AbyssState) -> bool:
        return not state.memory_aid

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return Reason("an-ally-of-your-hand-must-be-sold", "abyss:59")
