"""Soldiers: against all opponents, except those the shaman protects (E31)."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.abyss import actions as act
from tablee.games.abyss.moments import IMMUNE_TO_SOLDIERS, Power, has_mark
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps.discard import DiscardTo


def targets(state: AbyssState, seat: i64) -> vec[i64]:
    """Return the opponents a soldier reaches, clockwise (E31, E63)."""
    found = vec[i64](capacity=4)
    for other in state.others(seat):
        if not has_mark(state, other, IMMUNE_TO_SOLDIERS):
            found = append(found, other)
    return found


class OpponentsRecruitCost(Power):
    """Recruiter."""

    def __init__(self, delta: i64) -> None:
        self.delta = delta

    def price_change(self, owner: i64, buyer: i64) -> i64:
        if buyer == owner:
            return 0
        return self.delta


class OpponentsDiscardAlly(Power):
    """Jailer: the victim chooses the ally [56]."""

    def __init__(self, me: i64) -> None:
        self.me = me

    def enters(self, state: AbyssState, owner: i64) -> None:
        victims = targets(state, owner)
        for i in range(len(victims) - 1, -1, -1):
            cards = state.at[victims[i]].hand_size()
            if cards > 0:
                state.push(DiscardTo(victims[i], self.me, cards - 1, 0))


class OpponentsLosePearls(Power):
    """Seeker."""

    def __init__(self, pearls: i64) -> None:
        self.pearls = pearls

    def enters(self, state: AbyssState, owner: i64) -> None:
        for other in targets(state, owner):
            side = state.at[other]
            lost = min(self.pearls, side.pearls)
            side.pearls -= lost
            if lost > 0:
                state.tell(act.LOST_PEARLS, other, 0, lost)


class DisableLords(Power):
    """Assassin."""

    def enters(self, state: AbyssState, owner: i64) -> None:
        victims = targets(state, owner)
        for i in range(len(victims) - 1, -1, -1):
            if state.at[victims[i]].active() != 0:
                state.push(DisableLord(owner, victims[i]))


class DisableLord(Step[AbyssState]):
    """Choose the lord of one opponent that the assassin disables (E32)."""

    victim: i64

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat = seat
        self.victim = victim

    def options(self, state: AbyssState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for lord in listed(state.at[self.victim].active()):
            found = append(found, act.LORD + lord)
        return found

    def resolve(self, state: AbyssState, action: i64) -> None:
        state.at[self.victim].disabled |= bit(action - act.LORD)
        state.tell(act.DISABLED, self.victim, action - act.LORD)

    def rule(self, action: i64) -> str:
        return "abyss:E32"

    def asks(self, state: AbyssState) -> dict[str, Any]:
        return {"victim": ["seat", self.victim]}

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        values = {"victim": ["seat", self.victim]}
        return Reason("name-a-free-lord-of-this-opponent", "abyss:E32", values)


class OpponentsHandLimit(Power):
    """Army commander: at once, then at the end of the opponents' turns [52]."""

    def __init__(self, me: i64, limit: i64) -> None:
        self.me = me
        self.limit = limit

    def enters(self, state: AbyssState, owner: i64) -> None:
        victims = targets(state, owner)
        for i in range(len(victims) - 1, -1, -1):
            if state.at[victims[i]].hand_size() > self.limit:
                state.push(DiscardTo(victims[i], self.me, self.limit, 0))

    def hand_limit(self) -> i64:
        return self.limit


class OpponentsRewardShift(Power):
    """Tamer: the reward of the space before the marker, never before the first [54]."""

    def __init__(self, shift: i64) -> None:
        self.shift = shift

    def reward_space(self, owner: i64, fighter: i64, space: i64) -> i64:
        if fighter == owner:
            return space
        return max(i64(0), space + self.shift)


class StealMonsterToken(Power):
    """Hunter [57]."""

    def enters(self, state: AbyssState, owner: i64) -> None:
        step = ChooseTarget(owner)
        if len(step.options(state)) > 0:
            state.push(step)


class ChooseTarget(Step[AbyssState]):
    """Choose the opponent whose monster token the hunter takes at random."""

    def options(self, state: AbyssState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for other in targets(state, self.seat):
            if state.at[other].tokens.size() > 0:
                found = append(found, act.TARGET + other)
        return found

    def resolve(self, state: AbyssState, action: i64) -> None:
        victim = action - act.TARGET
        token = state.at[victim].tokens.draw(state.rng)
        state.at[self.seat].tokens.add(token)
        state.tell(act.STOLE_TOKEN, self.seat, token, victim, bit(self.seat) | bit(victim))

    def rule(self, action: i64) -> str:
        return "abyss:57"

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        rule = "abyss:57"
        if act.names_target(action):
            target = action - act.TARGET
            if target < state.seats and has_mark(state, target, IMMUNE_TO_SOLDIERS):
                rule = "abyss:E31"
        return Reason("name-an-opponent-with-a-token-and-no-shaman", rule)
