"""Allies discarded from a hand."""

from __future__ import annotations

from typing import Any

from tablee.core.engine import Gathering
from tablee.core.errors import Reason
from tablee.core.gestures import copies
from tablee.core.native import append, i64, vec
from tablee.games.abyss import actions as act
from tablee.games.abyss.data import ALLIES, rule_of_lord
from tablee.games.abyss.state import AbyssState


class DiscardTo(Gathering[AbyssState]):
    """Discard allies down to a limit, kinds in rising order (jailer, army commander)."""

    lord: i64  # whose power demands it
    limit: i64
    first: i64  # the first kind that may still be named

    def __init__(self, seat: i64, lord: i64, limit: i64, first: i64) -> None:
        self.seat = seat
        self.lord = lord
        self.limit = limit
        self.first = first

    def options(self, state: AbyssState) -> vec[i64]:
        found = vec[i64](capacity=25)
        side = state.at[self.seat]
        excess = side.hand_size() - self.limit
        left: i64 = 0
        for ally in range(self.first, ALLIES):
            left += side.hand[ally]
        for ally in range(self.first, ALLIES):
            if side.hand[ally] > 0:
                if left >= excess:
                    found = append(found, act.DISCARD + ally)
                left -= side.hand[ally]
        return found

    def resolve(self, state: AbyssState, action: i64) -> None:
        ally = action - act.DISCARD
        discard_ally(state, self.seat, ally)
        if state.at[self.seat].hand_size() > self.limit:
            state.push(DiscardTo(self.seat, self.lord, self.limit, ally))

    def possible(self, state: AbyssState) -> bool:
        return len(self.options(state)) > 0

    def rule(self, action: i64) -> str:
        return rule_of_lord(self.lord)

    def asks(self, state: AbyssState) -> dict[str, Any]:
        cards = state.at[self.seat].hand_size() - self.limit
        return {"cards": cards, "lord": ["lord", self.lord]}

    def hides(self, state: AbyssState) -> bool:
        return not state.memory_aid

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        rule = rule_of_lord(self.lord)
        if not act.is_discard(action):
            return Reason("an-ally-must-be-discarded", rule)
        if state.at[self.seat].hand[action - act.DISCARD] == 0:
            return Reason("this-ally-is-not-in-your-hand", rule)
        return Reason("allies-are-named-in-rising-order", rule)

    def most(self, state: AbyssState) -> i64:
        return state.at[self.seat].hand_size() - self.limit

    def laid(self, state: AbyssState, pieces: vec[i64]) -> dict[str, Any]:
        return {"pieces": len(pieces), "needed": state.at[self.seat].hand_size() - self.limit}

    def why_not_with(self, state: AbyssState, pieces: vec[i64], action: i64) -> Reason:
        if not act.is_discard(action):
            return Reason("an-ally-must-be-discarded", "abyss:52")
        if copies(pieces, action) >= state.at[self.seat].hand[action - act.DISCARD]:
            return Reason("this-ally-is-not-in-your-hand", "abyss:52")
        excess = state.at[self.seat].hand_size() - self.limit
        return Reason("no-more-allies-are-discarded", "abyss:52", {"cards": excess})


def discard_ally(state: AbyssState, seat: i64, ally: i64) -> None:
    state.at[seat].lose(ally)
    state.discard.add(ally)
    state.tell(act.DISCARDED, seat, ally)
