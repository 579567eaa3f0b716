"""Wounds in a zone: rocks fall, gas rises."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit, listed
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import COLOURS, HERO_SLOTS, OVERLORD, OVERLORD_SIDE, dice_counts
from tablee.games.conan.scenario.moments import tell_zone_struck
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import DICE, NOTE, Parameter, may, need, notes
from tablee.games.conan.scenario.scenario import Event
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.attack import AfterWounds
from tablee.games.conan.steps.dice import roll_die
from tablee.games.conan.steps.objectives import CHECK_VICTORY
from tablee.games.conan.steps.wounds import SufferWounds, wound_unit


class AreaWounds(Event):
    """Everybody in a zone of the overlord's choice suffers the wounds of the dice."""

    hook: ClassVar[str] = "area_wounds"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("dice", DICE),
        may("zone", NOTE, supposed="any"),
        *notes("who"),
    )
    dice: vec[i64]

    def read(self, page: Page) -> None:
        self.dice = dice_counts(page.row["dice"])

    def happen(self, state: ConanState, first: bool) -> None:
        state.push(WoundZone(OVERLORD, self.number), CHECK_VICTORY)

    def roll(self, state: ConanState) -> i64:
        wounds: i64 = 0
        for colour in range(COLOURS):
            for die in range(self.dice[colour]):
                wounds += roll_die(state.rng, colour)
        return wounds


class WoundZone(Step[ConanState]):
    """Choose the zone where everyone suffers the wounds of the dice, without defence."""

    event: i64

    def __init__(self, seat: i64, event: i64) -> None:
        self.seat = seat
        self.event = event

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=32)
        for zone in range(state.board().zones):
            found = append(found, act.ZONE + zone_name(state, zone))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        zone = action - act.ZONE - state.board().first_zone
        event = state.scenario().events[self.event]
        assert isinstance(event, AreaWounds)
        wounds = event.roll(state)
        state.tell(act.ENTERED, OVERLORD, action - act.ZONE)
        state.tell(act.EVENT_WOUNDS, OVERLORD, 0, wounds)
        if wounds > 0:
            tell_zone_struck(state, zone, OVERLORD_SIDE, OVERLORD)
            state.push(WoundNext(state.living_in(zone), wounds))

    def rule(self, action: i64) -> str:
        return "conan:OT-10"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-zone", "conan:OT-10")


class WoundNext(Auto[ConanState]):
    """Wound one figure after the other; `who` is the set of those still to come."""

    wounds: i64

    def __init__(self, who: i64, wounds: i64) -> None:
        super().__init__(who)
        self.wounds = wounds

    def run(self, state: ConanState) -> None:
        for figure in listed(self.who):
            state.push(WoundNext(self.who & ~bit(figure), self.wounds))
            state.tell(act.WOUNDED, state.seat_of(figure), name_of(state, figure), self.wounds)
            state.push(AfterWounds(figure))
            if figure < HERO_SLOTS:
                state.push(SufferWounds(figure, self.wounds))
            else:
                wound_unit(state, figure, self.wounds)
            return
