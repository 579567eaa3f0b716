"""What several spells have in common: how they are aimed, and how they last."""

from __future__ import annotations

from tablee.core.bits import bit, listed
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import HERO_SLOTS
from tablee.games.conan.moments import ON_A_ZONE, SpellPower
from tablee.games.conan.powers.effects import lay
from tablee.games.conan.records import PRINTED
from tablee.games.conan.state import HERO_FIGURES, ConanState, name_of, zone_name
from tablee.games.conan.steps.attack import (
    attack_zone,
    begin_attack,
    with_dice,
    with_free_rerolls,
)


def in_sight(state: ConanState, caster: i64) -> i64:
    """Return the set of figures in every zone the caster sees, himself included."""
    members: i64 = 0
    for zone in listed(state.sight[state.zone[caster]]):
        members |= state.living_in(zone)
    return members


def heroes_in_sight(state: ConanState, caster: i64) -> i64:
    return in_sight(state, caster) & HERO_FIGURES


class LastsOnCharacter(SpellPower):
    """A spell that lasts on a character in sight, friend or enemy, the caster included."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        return in_sight(state, caster)

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        lay(state, self.me, caster, target)


class LastsOnHero(LastsOnCharacter):
    """A spell that lasts on a hero in sight, the caster included."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        return heroes_in_sight(state, caster)


class LastsOnCaster(SpellPower):
    """A spell that lasts on its caster, or follows him."""

    def cast(self, state: ConanState, caster: i64) -> None:
        lay(state, self.me, caster, caster)
        state.tell(act.SPELL_LASTS, state.seat_of(caster), name_of(state, caster))


class OnZoneInSight(SpellPower):
    """A spell on a zone in sight, the caster's own included."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.works_on = ON_A_ZONE

    def zones(self, state: ConanState, caster: i64) -> i64:
        members: i64 = 0
        for zone in listed(state.sight[state.zone[caster]]):
            if self.suits(state, caster, zone):
                members |= bit(zone)
        return members

    def suits(self, state: ConanState, caster: i64, zone: i64) -> bool:
        """Say whether a zone in sight may be chosen."""
        return True

    def cast_on_zone(self, state: ConanState, caster: i64, zone: i64) -> None:
        state.tell(act.ZONE_CHANGED, state.seat_of(caster), zone_name(state, zone))
        self.work(state, caster, zone)

    def work(self, state: ConanState, caster: i64, zone: i64) -> None:
        """Do what the spell does there: by default it lasts."""
        lay(state, self.me, caster, zone)


def attack_one(state: ConanState, power: SpellPower, caster: i64, target: i64, kind: i64) -> None:
    """Declare an attack with the dice of a spell, without weapon."""
    begin_attack(state, caster, kind, -1, state.zone[target])
    state.attack().spell = power.me
    with_dice(state, power.card.dice)
    with_free_rerolls(state, PRINTED, power.card.free)


def attack_all(state: ConanState, power: SpellPower, caster: i64, zone: i64) -> None:
    """Declare an area attack with the dice of a spell [AR-1]."""
    attack_zone(state, caster, zone, power.card.dice)
    with_free_rerolls(state, PRINTED, power.card.free)
    state.attack().spell = power.me


def tire(state: ConanState, target: i64) -> None:
    """The side of a target moves 1 gem from available to fatigue, if it has one (E65)."""
    slot = target
    if state.is_ally(target):
        slot = state.scenario().ally_of[target]
    if slot < HERO_SLOTS:
        gems = min(i64(1), state.at[slot].available)
        state.at[slot].available -= gems
        state.at[slot].fatigue += gems
    else:
        gems = min(i64(1), state.available)
        state.available -= gems
        state.fatigue += gems
    state.tell(act.DRAINED, state.seat_of(target), name_of(state, target), gems)
