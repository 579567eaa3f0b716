"""Spells that strike: attacks by magic, and wounds without an attack."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Auto
from tablee.core.native import append, i64
from tablee.games.conan.data import (
    AREA,
    CONTACT,
    DICE_FROM_ABOVE,
    HERO_SLOTS,
    NOWHERE,
    RANGED,
    YELLOW,
)
from tablee.games.conan.moments import SpellPower, register_spell
from tablee.games.conan.powers.effects import lay
from tablee.games.conan.powers.spells.kinds import (
    OnZoneInSight,
    attack_all,
    attack_one,
    in_sight,
    tire,
)
from tablee.games.conan.records import PRINTED
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.attack import (
    ROLL_ATTACK,
    AfterWounds,
    SufferRoll,
    begin_attack,
    hurt,
    strike,
    with_dice,
)
from tablee.games.conan.steps.dice import RollPool, add_dice, add_free_rerolls, gather
from tablee.games.conan.steps.targets import open_to_area, shoots_down, targets_of
from tablee.games.conan.steps.wounds import RemoveDead

RECOIL: Final = 1  # wounds that Hand of Death costs its caster

# -- on one figure -------------------------------------------------------------------------


class BorisRage(SpellPower):
    """Bori's Rage: a ranged attack on a figure in sight, without weapon (E120)."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        return targets_of(state, caster, RANGED)

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        attack_one(state, self, caster, target, RANGED)
        if shoots_down(state, caster, target):
            state.attack().dice[YELLOW] += DICE_FROM_ABOVE
        strike(state, target)


class SetsBite(BorisRage):
    """Set's Bite: the target's side loses a gem to fatigue, then a ranged attack (E65, E120)."""

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        tire(state, target)
        super().cast_on(state, caster, target)


class HandOfDeath(SpellPower):
    """Damage at arm's length, defended as against melee; then the caster suffers too (E120)."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        return targets_of(state, caster, CONTACT)

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        attack_one(state, self, caster, target, CONTACT)
        strike(state, target)

    def attack_ends(self, state: ConanState, caster: i64) -> None:
        if state.zone[caster] != NOWHERE:
            state.push(AfterWounds(caster))
            hurt(state, caster, RECOIL)


class Withering(SpellPower):
    """Wounds for a character in sight: no attack, so no defence of any kind [SP-7]."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        return in_sight(state, caster)

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        gather(state, caster)
        add_dice(state, self.card.dice)
        add_free_rerolls(state, PRINTED, self.card.free)
        state.push(RollPool(caster), SufferRoll(target))


# -- on a zone -----------------------------------------------------------------------------


class KissOfDeath(SpellPower):
    """The caster dies, then everybody in the zone he left is attacked (E118)."""

    def cast(self, state: ConanState, caster: i64) -> None:
        attack_all(state, self, caster, state.zone[caster])
        state.push(RemoveDead(caster))

    def strikes_alone(self) -> None: ...


class LightningStorm(OnZoneInSight):
    """Lightning Storm: an area attack on a zone in sight [AR-1]."""

    def work(self, state: ConanState, caster: i64, zone: i64) -> None:
        attack_all(state, self, caster, zone)


class LethalCloud(OnZoneInSight):
    """An area attack at once; then it lasts and hits all who enter or leave, each once (E63)."""

    def work(self, state: ConanState, caster: i64, zone: i64) -> None:
        lay(state, self.me, caster, zone)
        state.effect_hit[-1] = open_to_area(state, caster, state.living_in(zone))
        attack_all(state, self, caster, zone)

    def crossed(self, state: ConanState, place: i64, figure: i64) -> None:
        caster = state.effect_by[place]
        spared = has(state.effect_hit[place], figure)
        if not spared and open_to_area(state, caster, bit(figure)) != 0:
            state.effect_hit[place] |= bit(figure)
            state.push(CloudStrikes(figure, caster))


class CloudStrikes(Auto[ConanState]):
    """A new roll of the cloud against the one figure that crosses it (E63)."""

    caster: i64

    def __init__(self, who: i64, caster: i64) -> None:
        super().__init__(who)
        self.caster = caster

    def run(self, state: ConanState) -> None:
        if state.zone[self.who] == NOWHERE:
            return
        cloud = LETHAL_CLOUD
        begin_attack(state, self.caster, AREA, -1, state.zone[self.who])
        attack = state.attack()
        attack.spell = cloud.me
        attack.queue = append(attack.queue, self.who)
        with_dice(state, cloud.card.dice)
        state.push(ROLL_ATTACK)


class PestilentialSwarm(SpellPower):
    """A reaction: wounds for all in the zone but the caster and the undead; no defence [SP-7]."""

    def cast(self, state: ConanState, caster: i64) -> None:
        zone = state.zone[caster]
        attack_all(state, self, caster, zone)
        attack = state.attack()
        attack.wounds = True
        attack.spared = bit(caster)
        for other in listed(state.living_in(zone)):
            if is_undead(state, other):
                attack.spared |= bit(other)

    def worth_a_pause(self, state: ConanState, caster: i64) -> bool:
        for other in listed(state.here[state.zone[caster]] & ~bit(caster)):
            if not is_undead(state, other):
                return True
        return False


def is_undead(state: ConanState, figure: i64) -> bool:
    return figure >= HERO_SLOTS and state.unit(figure).undead


LETHAL_CLOUD: Final = LethalCloud("lethal_cloud")

register_spell(BorisRage("boris_rage"))
register_spell(SetsBite("sets_bite"))
register_spell(HandOfDeath("hand_of_death"))
register_spell(Withering("withering"))
register_spell(KissOfDeath("kiss_of_death"))
register_spell(LightningStorm("lightning_storm"))
register_spell(LETHAL_CLOUD)
register_spell(PestilentialSwarm("pestilential_swarm"))
