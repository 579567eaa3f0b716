"""The spells that heroes cast as an action [SP]; reactions are in `steps.reactions`."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    LIGHTNING_STORM,
    MITRAS_HALO,
    SPELL_BOX,
    SPELLS,
    TELEPORTATION,
)
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.attack import attack_zone
from tablee.games.conan.steps.movement import enter
from tablee.games.conan.steps.reactions import can_cast, cast_halo, pay_for_spell


def castable(state: ConanState, figure: i64) -> vec[i64]:
    """Return the spells with a legal target that a hero can pay [SP-8]."""
    found = vec[i64](capacity=4)
    for spell in listed(state.at[figure].spells):
        if can_cast(state, figure, spell) and (
            spell != TELEPORTATION or len(destinations(state, figure)) > 0
        ):
            found = append(found, spell)
    return found


def cast(state: ConanState, figure: i64, spell: i64) -> None:
    seat = state.at[figure].seat
    if spell == MITRAS_HALO:
        cast_halo(state, figure)
    elif spell == TELEPORTATION:
        state.push(TeleportTo(seat, figure))
    else:
        state.push(StrikeZone(seat, figure))


def destinations(state: ConanState, figure: i64) -> vec[i64]:
    """Zones where the caster fits, one gem for each zone beside the cost (E59, E60)."""
    board = state.board()
    found = vec[i64](capacity=8)
    origin = state.zone[figure]
    zones = state.at[figure].spendable(SPELL_BOX + TELEPORTATION) - SPELLS[TELEPORTATION].cost
    for zone in range(board.zones):
        away = board.distance[origin * board.zones + zone]
        if 0 < away <= zones and state.fits(figure, zone):
            found = append(found, zone)
    return found


class TeleportTo(Step[ConanState]):
    """Choose the zone the caster moves to, through whatever lies between (E59)."""

    figure: i64

    def __init__(self, seat: i64, figure: i64) -> None:
        self.seat = seat
        self.figure = figure

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for zone in destinations(state, self.figure):
            found = append(found, act.ZONE + zone_name(state, zone))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        board = state.board()
        zone = action - act.ZONE - board.first_zone
        away = board.distance[state.zone[self.figure] * board.zones + zone]
        pay_for_spell(state, self.figure, TELEPORTATION, SPELLS[TELEPORTATION].cost + away)
        state.tell(act.TELEPORTED, self.seat, zone_name(state, zone))
        enter(state, self.figure, zone)

    def rule(self, action: i64) -> str:
        return "conan:E59"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("too-far-or-too-full", "conan:E60")


class StrikeZone(Step[ConanState]):
    """Choose the zone in sight that the Lightning Storm strikes [SP-5, SP-7]."""

    figure: i64

    def __init__(self, seat: i64, figure: i64) -> None:
        self.seat = seat
        self.figure = figure

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for zone in listed(state.sight[state.zone[self.figure]]):
            found = append(found, act.ZONE + zone_name(state, zone))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        spell = SPELLS[LIGHTNING_STORM]
        pay_for_spell(state, self.figure, LIGHTNING_STORM, spell.cost)
        zone = action - act.ZONE - state.board().first_zone
        attack_zone(state, self.figure, zone, spell.dice)

    def rule(self, action: i64) -> str:
        return "conan:SP-5"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-zone-is-not-in-sight", "conan:BZ-12")
