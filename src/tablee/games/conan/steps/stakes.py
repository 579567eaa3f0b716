"""What the roll of an attack is worth: its victims, its penalties, and who may want less."""

from __future__ import annotations

from tablee.core.bits import bit, listed, lowest
from tablee.core.native import i64
from tablee.games.conan.data import AREA, RANGED
from tablee.games.conan.moments import DIES, SEIZES, SKILL_POWERS, SKILLS_AT
from tablee.games.conan.scenario.moments import has_bystanders
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.defence import fixed_defence, lessened
from tablee.games.conan.steps.hands import is_hindered


def penalty(state: ConanState) -> i64:
    """Return what is subtracted from the successes: unarmed, or a hindered shooter [HI-4]."""
    attack = state.attack()
    if attack.kind == RANGED and is_hindered(state, attack.attacker):
        return attack.penalty + state.hindrance(attack.attacker)
    return attack.penalty


def seizes(state: ConanState) -> bool:
    """Say whether the dice of the attack seize its victims."""
    skills = state.skills(state.attack().attacker) & SKILLS_AT[SEIZES]
    while skills != 0:
        if SKILL_POWERS[lowest(skills)].seizes(state.roll.shown):
            return True
        skills &= skills - 1
    return False


def victims(state: ConanState) -> i64:
    """Return the set of figures that the attack being rolled will hit."""
    attack = state.attack()
    if attack.kind == AREA and len(attack.queue) == 0:
        return state.living_in(attack.zone) & ~attack.spared
    found = attack.unordered
    for figure in attack.queue:
        found |= bit(figure)
    return found


def worth_of_attack(state: ConanState, successes: i64) -> i64:
    """Return the damage beyond what the weakest of the victims stops in any case.

    One damage is enough for a villager.
    """
    damage = max(i64(0), successes - penalty(state))
    attack = state.attack()
    if attack.villager:
        return min(i64(1), damage)
    if attack.wounds:
        return damage
    least: i64 = -1
    for victim in listed(victims(state)):
        defence = lessened(state, fixed_defence(state, victim), victim)
        if least < 0 or defence < least:
            least = defence
    if least < 0:
        return 0  # nobody is there
    return max(i64(0), damage - least)


def may_want_less(state: ConanState) -> bool:
    """Say whether more damage is not always better for the attacker.

    A constrictor may want another face. A dying victim may strike from beyond (E22). A zone may
    hold figures that the attacker's side wants to spare.
    """
    attack = state.attack()
    if state.any_with(victims(state), DIES):
        return True
    if state.has_mark(attack.attacker, SEIZES) and not seizes(state):
        return True
    if attack.kind != AREA:
        return False
    if len(attack.queue) == 0 and has_bystanders(state):
        return True
    return victims(state) & ~state.foes(attack.attacker) != 0
