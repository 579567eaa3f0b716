"""An attack from its roll to its end, and what may happen inside it [RW].

Attacks nest: a reaction spell, an attack from beyond, a counterattack or a spell on a zone may be
an attack inside another one. These steps call each other, so they are in one module.
"""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, count, has, listed, lowest
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, pop, vec
from tablee.games.conan import actions as act
from tablee.games.conan.card_moments import ATTACK_OVER, CARD_POWERS, speaks
from tablee.games.conan.data import (
    AREA,
    COLOURS,
    HERO_SLOTS,
    HEROES_SIDE,
    NOWHERE,
    OVERLORD_SIDE,
)
from tablee.games.conan.lasting import add_attack_dice, is_barred, tell_crossed
from tablee.games.conan.moments import (
    ATTACK_ENDS,
    DIES,
    SKILL_POWERS,
    SKILLS_AT,
    SLIPS_AWAY,
    SPELL_POWERS,
    SPELLS_AT,
    WAS_ATTACKED,
)
from tablee.games.conan.records import SOURCES, Attack, no_attack
from tablee.games.conan.scenario.moments import slay, tell_hero_enters, tell_zone_struck
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.asking import FigureStep, figures_offered
from tablee.games.conan.steps.casting import cast_at_once, reactions_of, with_reactions
from tablee.games.conan.steps.defence import Defend, OfferGuard, life_left
from tablee.games.conan.steps.dice import AfterRoll, gather, offer_rerolls, throw
from tablee.games.conan.steps.sacrifice import OFFER_SACRIFICE, STILL_LEGAL
from tablee.games.conan.steps.stakes import may_want_less, penalty, seizes, worth_of_attack
from tablee.games.conan.steps.targets import open_to_area
from tablee.games.conan.steps.wounds import RemoveDead, SufferWounds, is_dying, wound_unit

# -- declaring ----------------------------------------------------------------------


def begin_attack(state: ConanState, attacker: i64, kind: i64, card: i64, zone: i64) -> None:
    """Open the record of an attack with an empty pool of dice [RW-2]."""
    if state.depth == len(state.attacks):
        state.attacks = append(state.attacks, no_attack())
    else:
        state.attacks[state.depth] = no_attack()
    state.depth += 1
    attack = state.attack()
    attack.attacker = attacker
    attack.kind = kind
    attack.card = card
    attack.zone = zone
    state.tell(act.ACTS, state.seat_of(attacker), name_of(state, attacker))


def with_dice(state: ConanState, dice: vec[i64]) -> None:
    """Add dice to the attack that is being declared."""
    attack = state.attack()
    for colour in range(COLOURS):
        attack.dice[colour] += dice[colour]


def with_free_rerolls(state: ConanState, source: i64, symbols: vec[i64]) -> None:
    attack = state.attack()
    for colour in range(COLOURS):
        attack.free[source * COLOURS + colour] += symbols[colour]


def attack_zone(state: ConanState, attacker: i64, zone: i64, dice: vec[i64]) -> None:
    """One roll against everybody in a zone [AR-1, AR-2]."""
    begin_attack(state, attacker, AREA, -1, zone)
    with_dice(state, dice)
    state.push(SPELL_WINDOW, STILL_LEGAL, ROLL_ATTACK)


def strike(state: ConanState, target: i64) -> None:
    """Set the one target of the declared attack and start its windows."""
    attack = state.attack()
    attack.queue = append(attack.queue, target)
    state.tell(act.ATTACKED, state.seat_of(attack.attacker), name_of(state, target))
    run_attack(state)


def run_attack(state: ConanState) -> None:
    """Reactions, a last check of the targets, sacrifice, then the roll [RW-3, RW-4, RW-5]."""
    state.push(SPELL_WINDOW, STILL_LEGAL, OFFER_SACRIFICE, ROLL_ATTACK)


# -- reaction spells inside an attack and elsewhere [RW-3, RW-7] ------------------------


def in_order(state: ConanState) -> vec[i64]:
    """Return all figures in the order of asking: the target's side first, else the active one.

    If the attack is against a zone, the attacker's enemies are asked first.
    """
    first: i64 = 0
    side = state.side
    if state.depth > 0:
        attack = state.attack()
        if attack.victim < 0 and len(attack.queue) == 0:
            side = HEROES_SIDE + OVERLORD_SIDE - state.side_of(attack.attacker)
        else:
            first = attack.victim
            if first < 0:
                first = attack.queue[0]
            side = state.side_of(first)
    figures = state.scenario().figures
    found = vec[i64](capacity=32)
    for own in (True, False):
        for place in range(figures):
            figure = (first + place) % figures
            if (state.side_of(figure) == side) == own:
                found = append(found, figure)
    return found


class SpellWindow(Auto[ConanState]):
    """Ask everybody with a reaction spell, also if resting, until all pass in a row [SP-3].

    `who` is the set of figures that have passed since the last spell.
    """

    def run(self, state: ConanState) -> None:
        if not anybody_reacts(state, self.who):
            return
        for figure in in_order(state):
            if not has(self.who, figure) and len(reactions_of(state, figure)) > 0:
                state.push(React(state.seat_of(figure), figure, self.who))
                return


def anybody_reacts(state: ConanState, passed: i64) -> bool:
    figures = with_reactions(state) & ~passed
    while figures != 0:
        if len(reactions_of(state, lowest(figures))) > 0:
            return True
        figures &= figures - 1
    return False


class React(FigureStep):
    """Cast a reaction spell now, or not [SP-3]."""

    passed: i64

    def __init__(self, seat: i64, figure: i64, passed: i64) -> None:
        super().__init__(seat, figure)
        self.passed = passed

    def options(self, state: ConanState) -> vec[i64]:
        return append(reactions_of(state, self.figure), i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            state.push(SpellWindow(self.passed | bit(self.figure)))
            return
        state.push(SPELL_WINDOW)
        cast_at_once(state, self.figure, action - act.CAST)

    def rule(self, action: i64) -> str:
        return "conan:SP-3"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("only-a-reaction-spell-may-be-cast-now", "conan:SP-3")


# -- the roll and its damage ---------------------------------------------------------


class RollAttack(Auto[ConanState]):
    """Roll, reroll, fix the damage [RA-4]; a lost attack is not rolled (E55, E128)."""

    def run(self, state: ConanState) -> None:
        attack = state.attack()
        if attack.lost:
            state.depth -= 1
            return
        gather(state, attack.attacker)
        for colour in range(COLOURS):
            state.pool[colour] += attack.dice[colour]
        for place in range(SOURCES * COLOURS):
            state.roll.free[place] = attack.free[place]
        add_attack_dice(state, attack.attacker, state.pool)
        throw(state)
        state.push(FIX_DAMAGE)
        if not attack.beyond:
            offer_rerolls(state)


class FixDamage(AfterRoll):
    """One damage for each success, less the penalties, never below 0 [ME-2, HI-4, E31]."""

    def run(self, state: ConanState) -> None:
        attack = state.attack()
        attack.damage = max(i64(0), state.roll.successes() - penalty(state))
        attack.seizes = seizes(state)
        seat = state.seat_of(attack.attacker)
        state.tell(act.DAMAGE, seat, 0, attack.damage)
        if attack.kind == AREA and len(attack.queue) == 0:
            there = state.living_in(attack.zone) & ~attack.spared
            attack.unordered = open_to_area(state, attack.attacker, there)
            if attack.damage > 0:
                tell_zone_struck(state, attack.zone, state.side_of(attack.attacker), seat)
        if attack.villager and attack.damage > 0:
            slay(state, attack.zone)
        state.push(PUT_IN_ORDER, NEXT_VICTIM)

    def worth(self, state: ConanState, successes: i64) -> i64:
        return worth_of_attack(state, successes)

    def is_double_edged(self, state: ConanState) -> bool:
        return may_want_less(state)


# -- the victims, one after the other --------------------------------------------------


class PutInOrder(Auto[ConanState]):
    """Let the attacker order the victims; equal ones need no question [RW-6, AR-2]."""

    def run(self, state: ConanState) -> None:
        attack = state.attack()
        if attack.unordered == 0:
            return
        if len(state.unlike(attack.unordered)) > 1:
            state.push(OrderVictims(state.seat_of(attack.attacker)), PUT_IN_ORDER)
            return
        for figure in listed(attack.unordered):
            attack.queue = append(attack.queue, figure)
        attack.unordered = 0


class OrderVictims(Step[ConanState]):
    """Choose the next victim of an area attack or of a circular strike [AR-2, E17]."""

    def options(self, state: ConanState) -> vec[i64]:
        return figures_offered(state, state.attack().unordered)

    def resolve(self, state: ConanState, action: i64) -> None:
        attack = state.attack()
        figure = state.scenario().figure_of[action - act.FIGURE]
        attack.unordered &= ~bit(figure)
        attack.queue = append(attack.queue, figure)

    def rule(self, action: i64) -> str:
        return "conan:RW-6"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"victims": count(state.attack().unordered)}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-one-of-the-victims", "conan:RW-6")


class NextVictim(Auto[ConanState]):
    """Handle the next victim, or end the attack [RW-13]."""

    def run(self, state: ConanState) -> None:
        attack = state.attack()
        if len(attack.queue) == 0 or (
            attack.sweeping and attack.damage == 0 and len(attack.struck) > 0
        ):
            state.push(END_ATTACK)
            return
        attack.queue, victim = pop(attack.queue, 0)
        state.push(NEXT_VICTIM)
        if state.zone[victim] == NOWHERE:
            return
        attack.victim = victim
        attack.struck = append(attack.struck, victim)
        state.foes_struck[attack.attacker] |= bit(victim)
        if attack.damage == 0:
            return
        state.push(AfterWounds(victim))
        if attack.wounds:
            hurt(state, victim, attack.damage)
        else:
            state.push(SPELL_WINDOW, OfferGuard(victim), Defend(victim))


def hurt(state: ConanState, figure: i64, wounds: i64) -> None:
    """Wounds that nobody defends against [DE-5]."""
    suffered = min(wounds, life_left(state, figure))
    if suffered == 0:
        return
    state.tell(act.WOUNDED, state.seat_of(figure), name_of(state, figure), suffered)
    if figure < HERO_SLOTS:
        state.push(SufferWounds(figure, suffered))
    else:
        wound_unit(state, figure, suffered)


class AfterWounds(Auto[ConanState]):
    """A victim that died is removed before the next one defends (E125) [RW-12]."""

    def run(self, state: ConanState) -> None:
        there = state.zone[self.who] != NOWHERE and not has(state.dying, self.who)
        if there and is_dying(state, self.who):
            die(state, self.who)


class SufferRoll(AfterRoll):
    """The successes of the roll are wounds, without defence [FA-1, SP-7]."""

    def run(self, state: ConanState) -> None:
        state.push(AfterWounds(self.who))
        hurt(state, self.who, state.roll.successes())

    def worth(self, state: ConanState, successes: i64) -> i64:
        return min(successes, life_left(state, self.who))

    def is_double_edged(self, state: ConanState) -> bool:
        """Wounds of a friend are no gain."""
        return not has(state.foes(state.roll.roller), self.who)


def die(state: ConanState, figure: i64) -> None:
    """Remove a figure, after what a skill lets it do first (E22).

    Until then it lies dead in its zone: nobody can attack or counter it.
    """
    state.dying |= bit(figure)
    state.push(RemoveDead(figure))
    skills = state.skills(figure) & SKILLS_AT[DIES]
    while skills != 0:
        SKILL_POWERS[lowest(skills)].dies(state, figure)
        skills &= skills - 1


# -- the end of an attack [RW-13, RW-14] -----------------------------------------------


class EndAttack(Auto[ConanState]):
    """Seizure, the weapon, the price of a spell; then counterattacks [RW-13]."""

    def run(self, state: ConanState) -> None:
        attack = state.attack()
        state.depth -= 1
        for place in range(len(attack.struck) - 1, -1, -1):
            tell_attacked(state, attack.struck[place], attack)
        if attack.spell >= 0 and has(SPELLS_AT[ATTACK_ENDS], attack.spell):
            SPELL_POWERS[attack.spell].attack_ends(state, attack.attacker)
        if attack.card >= 0 and speaks(attack.card, ATTACK_OVER):
            CARD_POWERS[attack.card].attack_over(state, attack)
        if attack.seizes:
            for victim in attack.struck:
                seize(state, attack.attacker, victim)


def tell_attacked(state: ConanState, figure: i64, attack: Attack) -> None:
    skills = state.skills(figure) & SKILLS_AT[WAS_ATTACKED]
    while skills != 0:
        SKILL_POWERS[lowest(skills)].was_attacked(state, figure, attack)
        skills &= skills - 1


def seize(state: ConanState, holder: i64, victim: i64) -> None:
    """Draw a surviving victim into the constrictor's zone and hold it there (E15, E16)."""
    zone = state.zone[holder]
    if zone == NOWHERE or state.zone[victim] == NOWHERE or state.has_mark(victim, SLIPS_AWAY):
        return
    if state.zone[victim] != zone:
        if not state.fits(victim, zone) or is_barred(state, victim, zone):
            return
        enter(state, victim, zone)
    state.held_by[victim] = holder
    state.tell(act.SEIZED, state.seat_of(holder), name_of(state, victim))


# -- entering a zone -------------------------------------------------------------------


def enter(state: ConanState, figure: i64, zone: i64) -> None:
    """Put a figure in a zone, by any kind of movement; a hero finds who is hidden there."""
    old = state.zone[figure]
    state.put(figure, zone)
    tell_crossed(state, figure, old, zone)
    if figure < HERO_SLOTS:
        tell_hero_enters(state, figure, zone)


SPELL_WINDOW = SpellWindow(0)
ROLL_ATTACK = RollAttack(0)
FIX_DAMAGE = FixDamage(0)
PUT_IN_ORDER = PutInOrder(0)
NEXT_VICTIM = NextVictim(0)
END_ATTACK = EndAttack(0)
