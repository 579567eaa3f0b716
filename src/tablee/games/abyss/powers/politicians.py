"""Politicians: the court, other lords, prices."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.abyss import actions as act
from tablee.games.abyss.moments import Power
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps.recruit import enter_by_power


def court_spaces(state: AbyssState) -> vec[i64]:
    found = vec[i64](capacity=8)
    for space in range(state.court.size()):
        found = append(found, act.COURT + space)
    return found


def why_no_court_space(rule: str) -> Reason:
    return Reason("name-a-lord-at-court", rule)


class ReplaceCourtLord(Power):
    """Opportunist [61]."""

    def usable(self, state: AbyssState, owner: i64) -> bool:
        return state.court.size() > 0 and state.lord_deck.size() > 0

    def use(self, state: AbyssState, owner: i64) -> None:
        state.push(ReplaceAtCourt(owner))


class ReplaceAtCourt(Step[AbyssState]):
    """Choose the lord at court that the top of the deck replaces."""

    def options(self, state: AbyssState) -> vec[i64]:
        return court_spaces(state)

    def resolve(self, state: AbyssState, action: i64) -> None:
        space = action - act.COURT
        newcomer = state.lord_deck.draw(state.rng)
        state.tell(act.LEFT_COURT, self.seat, state.court.cards[space])
        state.tell(act.JOINED_COURT, self.seat, newcomer)
        state.court.cards[space] = newcomer  # the other one is out of the game (E26)

    def rule(self, action: i64) -> str:
        return "abyss:61"

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return why_no_court_space("abyss:61")


class BuySecondLord(Power):
    """Corruptor (E22, E23)."""

    def __init__(self, pearls: i64) -> None:
        self.pearls = pearls

    def enters(self, state: AbyssState, owner: i64) -> None:
        if state.at[owner].pearls >= self.pearls and state.court.size() > 0:
            state.push(BuyLord(owner, self.pearls))


class BuyLord(Step[AbyssState]):
    """Choose a lord at court to recruit for a fixed number of pearls, or none."""

    pearls: i64

    def __init__(self, seat: i64, pearls: i64) -> None:
        self.seat = seat
        self.pearls = pearls

    def options(self, state: AbyssState) -> vec[i64]:
        return append(court_spaces(state), act.PASS)

    def resolve(self, state: AbyssState, action: i64) -> None:
        if action != act.PASS:
            state.at[self.seat].pearls -= self.pearls
            state.tell(act.PAID_PEARLS, self.seat, 0, self.pearls)
            enter_by_power(state, self.seat, state.court.take(action - act.COURT))

    def rule(self, action: i64) -> str:
        return "abyss:E22"

    def asks(self, state: AbyssState) -> dict[str, Any]:
        return {"pearls": self.pearls}

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return why_no_court_space("abyss:E22")


class ReplaceOwnLord(Power):
    """Traitor and schemer [55]: any other free lord, disabled ones too."""

    def __init__(self, me: i64, from_court: bool) -> None:
        self.me = me
        self.from_court = from_court

    def enters(self, state: AbyssState, owner: i64) -> None:
        source = state.court if self.from_court else state.lord_deck
        if state.at[owner].free & ~bit(self.me) != 0 and source.size() > 0:  # E27
            state.push(DismissLord(owner, self.me, 1 if self.from_court else 0))


class DismissLord(Step[AbyssState]):
    """Choose the own lord to be replaced by the traitor or the schemer, or none."""

    newcomer: i64
    from_court: i64

    def __init__(self, seat: i64, newcomer: i64, from_court: i64) -> None:
        self.seat = seat
        self.newcomer = newcomer
        self.from_court = from_court

    def options(self, state: AbyssState) -> vec[i64]:
        found = vec[i64]([act.PASS])
        for lord in listed(state.at[self.seat].free & ~bit(self.newcomer)):
            found = append(found, act.LORD + lord)
        return found

    def resolve(self, state: AbyssState, action: i64) -> None:
        if action == act.PASS:
            return
        side = state.at[self.seat]
        side.free &= ~bit(action - act.LORD)  # out of the game (E26)
        side.disabled &= ~bit(action - act.LORD)
        state.tell(act.DISMISSED, self.seat, action - act.LORD)
        if self.from_court:
            state.push(InviteFromCourt(self.seat))
        else:
            enter_by_power(state, self.seat, state.lord_deck.draw(state.rng))

    def rule(self, action: i64) -> str:
        return "abyss:55"

    def asks(self, state: AbyssState) -> dict[str, Any]:
        return {"lord": ["lord", self.newcomer], "court": self.from_court}

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return Reason("name-another-free-lord-of-yours-or-pass", "abyss:55")


class InviteFromCourt(Step[AbyssState]):
    """Choose the lord at court that replaces the one dismissed."""

    def options(self, state: AbyssState) -> vec[i64]:
        return court_spaces(state)

    def resolve(self, state: AbyssState, action: i64) -> None:
        enter_by_power(state, self.seat, state.court.take(action - act.COURT))

    def rule(self, action: i64) -> str:
        return "abyss:55"

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return why_no_court_space("abyss:55")


class IgnoreRequiredRace(Power):
    """Diplomat."""

    def any_races(self) -> None: ...


class OwnRecruitCost(Power):
    """Treasurer."""

    def __init__(self, delta: i64) -> None:
        self.delta = delta

    def price_change(self, owner: i64, buyer: i64) -> i64:
        if buyer == owner:
            return self.delta
        return 0
