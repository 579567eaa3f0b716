"""Mages: the council, locations, affiliation, time."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, listed
from tablee.core.engine import Step, each
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.abyss import actions as act
from tablee.games.abyss.data import VALUES
from tablee.games.abyss.moments import Power
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps.council import ask_for_stack, stacks_with_cards, why_no_stack
from tablee.games.abyss.steps.locations import control


class ImmuneToSoldiers(Power):
    """Shaman."""

    def immune_to_soldiers(self) -> None: ...


class ExtraTurn(Power):
    """Invoker (E38)."""

    def enters(self, state: AbyssState, owner: i64) -> None:
        state.extra_turns += 1
        state.tell(act.EXTRA_TURN, owner, 0)


class TakeCouncilStack(Power):
    """Apprentice [58]."""

    def __init__(self, me: i64) -> None:
        self.me = me

    def enters(self, state: AbyssState, owner: i64) -> None:
        ask_for_stack(state, owner, self.me)


class DiscardCouncilStack(Power):
    """Oracle [60]."""

    def usable(self, state: AbyssState, owner: i64) -> bool:
        return len(stacks_with_cards(state)) > 0

    def use(self, state: AbyssState, owner: i64) -> None:
        state.push(DiscardStack(owner))


class DiscardStack(Step[AbyssState]):
    """Choose the council stack to discard."""

    def options(self, state: AbyssState) -> vec[i64]:
        return stacks_with_cards(state)

    def resolve(self, state: AbyssState, action: i64) -> None:
        race = action - act.STACK
        state.tell(act.DISCARDED_STACK, self.seat, race, state.stack_size(race))
        for ally in range(race * VALUES, race * VALUES + VALUES):
            while state.council[ally] > 0:
                state.council[ally] -= 1
                state.discard.add(ally)

    def rule(self, action: i64) -> str:
        return "abyss:60"

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return why_no_stack(action, "abyss:60")


class SecondCouncilStack(Power):
    """Alchemist."""

    def second_stack(self) -> None: ...


class SwapLocation(Power):
    """Illusionist (E39)."""

    def enters(self, state: AbyssState, owner: i64) -> None:
        if state.at[owner].locations != 0 and state.available.size() > 0:
            state.push(GiveUpLocation(owner))


class GiveUpLocation(Step[AbyssState]):
    """Choose the own location to exchange for an available one, or none."""

    def options(self, state: AbyssState) -> vec[i64]:
        found = vec[i64]([act.PASS])
        for location in listed(state.at[self.seat].locations):
            found = append(found, act.LOCATION + location)
        return found

    def resolve(self, state: AbyssState, action: i64) -> None:
        if action != act.PASS:
            state.push(TakeInExchange(self.seat, action - act.LOCATION))

    def rule(self, action: i64) -> str:
        return "abyss:E39"

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return Reason("name-a-location-of-yours-or-pass", "abyss:E39")


class TakeInExchange(Step[AbyssState]):
    """Choose the available location taken for the one given up."""

    given: i64

    def __init__(self, seat: i64, given: i64) -> None:
        self.seat = seat
        self.given = given

    def options(self, state: AbyssState) -> vec[i64]:
        return each(act.LOCATION, state.available.cards)

    def resolve(self, state: AbyssState, action: i64) -> None:
        taken = action - act.LOCATION
        state.available.remove(taken)
        state.available.add(self.given)
        state.at[self.seat].locations &= ~bit(self.given)
        state.tell(act.GAVE_UP_LOCATION, self.seat, self.given)
        control(state, self.seat, taken)

    def rule(self, action: i64) -> str:
        return "abyss:E39"

    def asks(self, state: AbyssState) -> dict[str, Any]:
        return {"location": ["location", self.given]}

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return Reason("this-location-is-not-available", "abyss:E39")


class AffiliateAny(Power):
    """Master of magic."""

    def affiliates_any(self) -> None: ...
