"""Event tiles [OT-10]: one of the events that the scenario proposes, or all in order."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan import actions as act
from tablee.games.conan.data import OVERLORD
from tablee.games.conan.scenario.scenario import Event
from tablee.games.conan.state import ConanState, tile_name


def is_event(state: ConanState, tile: i64) -> bool:
    scenario = state.scenario()
    return scenario.events_from[tile] < scenario.events_from[tile + 1]


def resolve_event(state: ConanState, tile: i64) -> None:
    scenario = state.scenario()
    state.entered = zeros(state.board().zones)
    first = scenario.events_from[tile]
    last = scenario.events_from[tile + 1]
    if has(scenario.in_order, tile) or last - first == 1:
        for number in range(last - 1, first - 1, -1):
            state.push(Happen(number))
    else:
        state.push(ChooseEvent(OVERLORD, tile))


def is_possible(state: ConanState, event: Event) -> bool:
    """Say whether an event would do anything now."""
    return event.possible(state, not has(state.spent_events, event.number))


class ChooseEvent(Step[ConanState]):
    """Choose what the event tile does [OT-10]."""

    tile: i64

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, state: ConanState) -> vec[i64]:
        scenario = state.scenario()
        found = vec[i64](capacity=4)
        for number in range(scenario.events_from[self.tile], scenario.events_from[self.tile + 1]):
            if is_possible(state, scenario.events[number]):
                found = append(found, act.EVENT + scenario.events[number].kind)
        return append(found, i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        scenario = state.scenario()
        for number in range(scenario.events_from[self.tile], scenario.events_from[self.tile + 1]):
            if action == act.EVENT + scenario.events[number].kind:
                state.push(Happen(number))

    def rule(self, action: i64) -> str:
        return "conan:OT-10"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"tile": ["tile", tile_name(state, self.tile)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-event-is-not-possible", "conan:OT-10")


class Happen(Auto[ConanState]):
    """Carry out one event; `who` is its number."""

    def run(self, state: ConanState) -> None:
        event = state.scenario().events[self.who]
        if not is_possible(state, event):
            return
        state.tell(act.EVENT_CHOSEN, OVERLORD, event.kind)
        first = not has(state.spent_events, event.number)
        state.spent_events |= bit(event.number)
        event.happen(state, first)
