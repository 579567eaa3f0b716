"""Rules that repeat what other parts of a scenario file say, and so have no effect."""

from __future__ import annotations

from typing import ClassVar

from tablee.games.conan.scenario.parameters import (
    DICE,
    DOORS,
    NUMBER,
    SIDE,
    WORD,
    Parameter,
    may,
    need,
    notes,
)
from tablee.games.conan.scenario.rule import Rule


class DoorLock(Rule):
    """The lock of a `[[door]]`."""

    hook: ClassVar[str] = "door_lock"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("doors", DOORS),
        need("difficulty", NUMBER, 1, 12),
        *notes("from"),
    )


class DoorDamage(Rule):
    """The damage that breaks a `[[door]]`."""

    hook: ClassVar[str] = "door_damage"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("doors", DOORS),
        need("damage_in_one_attack", WORD),
        may("by", SIDE),
    )


class DoorFreeFor(Rule):
    """The side that passes a `[[door]]` with `units_pass`."""

    hook: ClassVar[str] = "door_free_for"
    takes: ClassVar[tuple[Parameter, ...]] = (need("doors", DOORS), need("side", SIDE))


class DoorStepCost(Rule):
    """What it costs to walk through a `[[door]]`."""

    hook: ClassVar[str] = "door_step_cost"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("doors", DOORS),
        need("extra_mp", WORD),
        *notes("removed_when_crossed", "not_for"),
    )


class Petrified(Rule):
    """Statues only fill their zone: a `[[token]]` of this kind."""

    hook: ClassVar[str] = "petrified"
    takes: ClassVar[tuple[Parameter, ...]] = notes("attackable", "hinders", "fills_zone")


class ReinforcementAnywhere(Rule):
    """The zones and numbers of `[reinforcement]`."""

    hook: ClassVar[str] = "reinforcement_anywhere"
    takes: ClassVar[tuple[Parameter, ...]] = (need("max_per_zone", NUMBER, 1, 10),)


class ChairBonus(Rule):
    """Stools stand around the tables of the map."""

    hook: ClassVar[str] = "chair_bonus"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("dice", DICE),
        *notes("attacks", "removes_seat"),
    )
