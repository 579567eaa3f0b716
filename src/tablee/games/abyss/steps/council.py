"""Request council support."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import lowest
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.abyss import actions as act
from tablee.games.abyss.data import RACES, VALUES, rule_of_lord
from tablee.games.abyss.moments import SECOND_STACK, SPEAKERS
from tablee.games.abyss.state import AbyssState


def request_support(state: AbyssState, seat: i64, race: i64) -> None:
    """Take a stack; with the alchemist a second one, after seeing the first (E18)."""
    take_stack(state, seat, race)
    lords = state.at[seat].active() & SPEAKERS[SECOND_STACK]
    if lords != 0:
        ask_for_stack(state, seat, lowest(lords))


def take_stack(state: AbyssState, seat: i64, race: i64) -> None:
    """Add a stack to the hand. Everybody sees how many cards; only the taker sees which [32]."""
    state.tell(act.TOOK_STACK, seat, race, state.stack_size(race))
    for ally in range(race * VALUES, race * VALUES + VALUES):
        if state.council[ally] > 0:
            state.at[seat].gain(ally, state.council[ally])
            state.council[ally] = 0


def stacks_with_cards(state: AbyssState) -> vec[i64]:
    found = vec[i64](capacity=8)
    for race in range(RACES):
        if state.stack_size(race) > 0:
            found = append(found, act.STACK + race)
    return found


def ask_for_stack(state: AbyssState, seat: i64, lord: i64) -> None:
    if len(stacks_with_cards(state)) > 0:
        state.push(ChooseStack(seat, lord))


class ChooseStack(Step[AbyssState]):
    """Add a council stack to the hand (alchemist, apprentice)."""

    lord: i64  # whose power gives it

    def __init__(self, seat: i64, lord: i64) -> None:
        self.seat = seat
        self.lord = lord

    def options(self, state: AbyssState) -> vec[i64]:
        return stacks_with_cards(state)

    def resolve(self, state: AbyssState, action: i64) -> None:
        take_stack(state, self.seat, action - act.STACK)

    def rule(self, action: i64) -> str:
        return rule_of_lord(self.lord)

    def asks(self, state: AbyssState) -> dict[str, Any]:
        return {"lord": ["lord", self.lord]}

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return why_no_stack(action, rule_of_lord(self.lord))


def why_no_stack(action: i64, rule: str) -> Reason:
    if act.names_stack(action):
        return Reason("this-stack-is-empty", "abyss:E17")
    return Reason("a-council-stack-must-be-chosen", rule)
