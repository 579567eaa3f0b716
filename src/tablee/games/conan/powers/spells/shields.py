"""Spells that protect, and one that trades defence for rage."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, has
from tablee.core.native import i64, vec
from tablee.games.conan.data import HERO_SLOTS, ORANGE, RANGED
from tablee.games.conan.moments import ON_A_SIDE, SpellPower, register_spell
from tablee.games.conan.powers.effects import lay
from tablee.games.conan.powers.spells.kinds import LastsOnCaster, LastsOnCharacter
from tablee.games.conan.state import ConanState

# Points of passive defence.
HALO_OF_MITRA: Final = 2
HALO_OF_SET: Final = 1
SKIN_OF_STONE: Final = 2

# Ymir's Rage.
RAGING_DICE: Final = 1  # orange, for each attack roll
RECKLESSNESS: Final = 1  # taken from each defence


class MitrasHalo(SpellPower):
    """Mitra's Halo, a reaction: a token that adds to the passive defence (E52, E53)."""

    def works_already(self, state: ConanState, caster: i64) -> bool:
        return has(state.mitras_halo, caster)

    def cast(self, state: ConanState, caster: i64) -> None:
        state.mitras_halo |= bit(caster)

    def wearers(self, state: ConanState) -> i64:
        return state.mitras_halo

    def take_off(self, state: ConanState, figure: i64) -> None:
        state.mitras_halo &= ~bit(figure)

    def protects(self, state: ConanState, figure: i64) -> i64:
        return HALO_OF_MITRA if has(state.mitras_halo, figure) else 0


class SetsHalo(SpellPower):
    """Set's Halo, a reaction: a token that adds to the passive defence (E52, E53)."""

    def works_already(self, state: ConanState, caster: i64) -> bool:
        return has(state.sets_halo, caster)

    def cast(self, state: ConanState, caster: i64) -> None:
        state.sets_halo |= bit(caster)

    def wearers(self, state: ConanState) -> i64:
        return state.sets_halo

    def take_off(self, state: ConanState, figure: i64) -> None:
        state.sets_halo &= ~bit(figure)

    def protects(self, state: ConanState, figure: i64) -> i64:
        return HALO_OF_SET if has(state.sets_halo, figure) else 0


class StoneSkin(LastsOnCharacter):
    """Stone Skin: more passive defence against every attack (E53)."""

    def protects(self, state: ConanState, figure: i64) -> i64:
        return SKIN_OF_STONE if state.feels(figure, self.me) else 0


class BarrierOfTheWinds(LastsOnCharacter):
    """Barrier of the Winds: nobody may choose its target for a ranged attack [RA-1]."""

    def forbids_attack(self, state: ConanState, attacker: i64, kind: i64) -> bool:
        return kind == RANGED


class Putrescence(SpellPower):
    """Putrescence, a reaction: Skeletons and Mummies cannot attack the caster (E128)."""

    def works_already(self, state: ConanState, caster: i64) -> bool:
        return state.feels(caster, self.me)

    def cast(self, state: ConanState, caster: i64) -> None:
        lay(state, self.me, caster, caster)

    def forbids_attack(self, state: ConanState, attacker: i64, kind: i64) -> bool:
        return attacker >= HERO_SLOTS and state.unit(attacker).undead


class MysticBarrier(LastsOnCaster):
    """Mystic Barrier: nobody else enters the zone where the caster is (E57, E62)."""

    def bars(self, state: ConanState, caster: i64, figure: i64, zone: i64) -> bool:
        return caster != figure and state.zone[caster] == zone

    def ends_with_caster(self) -> None: ...


class YmirsRage(SpellPower):
    """Ymir's Rage: more dice for each attack of the caster's side, less for each defence."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.works_on = ON_A_SIDE

    def cast(self, state: ConanState, caster: i64) -> None:
        lay(state, self.me, caster, state.side_of(caster))

    def attack_dice(self, pool: vec[i64]) -> None:
        pool[ORANGE] += RAGING_DICE

    def defence_taken(self) -> i64:
        return RECKLESSNESS


register_spell(MitrasHalo("mitras_halo"))
register_spell(SetsHalo("sets_halo"))
register_spell(StoneSkin("stone_skin"))
register_spell(BarrierOfTheWinds("barrier_of_the_winds"))
register_spell(Putrescence("putrescence"))
register_spell(MysticBarrier("mystic_barrier"))
register_spell(YmirsRage("ymirs_rage"))
