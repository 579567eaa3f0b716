"""An attack from the choice of the target to its end: roll, damage, victims [ME, RA, AR, RW]."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, count, has, listed
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, pop, vec
from tablee.core.pile import zeros
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    AREA,
    ATTACK_FROM_BEYOND,
    CARDS,
    CIRCULAR_STRIKE,
    COLOURS,
    CONCENTRATION,
    HERO_SLOTS,
    MELEE,
    RANGED,
    RED,
    SHEETS,
    TWO_HANDED,
    UNARMED_PENALTY,
)
from tablee.games.conan.state import (
    IN_PLAY,
    PRINTED,
    WEAPON,
    ConanState,
    name_of,
    zone_name,
)
from tablee.games.conan.steps.defence import Defend
from tablee.games.conan.steps.dice import (
    add_dice,
    add_free_rerolls,
    gather,
    offer_rerolls,
    throw,
)
from tablee.games.conan.steps.movement import is_accessible
from tablee.games.conan.steps.reactions import SPELL_WINDOW
from tablee.games.conan.steps.wounds import RemoveDead, is_dying

# -- who may be attacked ------------------------------------------------------------


def melee_targets(state: ConanState, figure: i64) -> i64:
    """Enemies in the zone, or in an adjacent zone that is saturated and accessible [ME-1, E36]."""
    board = state.board()
    zone = state.zone[figure]
    targets = state.enemies_in(zone, figure)
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        other = board.other(border, zone)
        enemies = state.enemies_in(other, figure)
        if enemies != 0 and is_accessible(state, figure, border) and not state.fits(figure, other):
            targets |= enemies
    return targets


def ranged_targets(state: ConanState, figure: i64) -> i64:
    """Enemies in every zone in sight, the own one included [RA-1, E33]."""
    targets: i64 = 0
    for zone in listed(state.sight[state.zone[figure]]):
        targets |= state.enemies_in(zone, figure)
    return targets


def targets_of(state: ConanState, figure: i64, kind: i64) -> i64:
    if kind == MELEE:
        return melee_targets(state, figure)
    return ranged_targets(state, figure)


# -- declaring ----------------------------------------------------------------------


def begin_attack(state: ConanState, attacker: i64, kind: i64, card: i64, zone: i64) -> None:
    """Open the record of an attack and an empty pool of dice [RW-2]."""
    state.depth += 1
    attack = state.attack()
    attack.attacker = attacker
    attack.kind = kind
    attack.card = card
    attack.zone = zone
    attack.sweeping = False
    attack.beyond = False
    attack.penalty = 0
    attack.damage = 0
    attack.queue = vec[i64]()
    attack.unordered = 0
    attack.victim = -1
    gather(state, attacker)
    state.tell(act.ACTS, state.seat_of(attacker), name_of(state, attacker))


def aim(state: ConanState, target: i64) -> None:
    """Put the target in the queue; a circular strike adds all other legal ones [ME-2, E17]."""
    attack = state.attack()
    attack.queue = append(attack.queue, target)
    state.tell(act.ATTACKED, state.seat_of(attack.attacker), name_of(state, target))
    if is_circular(state, attack.attacker, attack.kind, attack.card):
        attack.sweeping = True
        attack.unordered = melee_targets(state, attack.attacker) & ~bit(target)


def is_circular(state: ConanState, attacker: i64, kind: i64, card: i64) -> bool:
    """A hero needs a two-handed weapon for it, a unit does not (E18, E110)."""
    if kind != MELEE or not state.has_skill(attacker, CIRCULAR_STRIKE):
        return False
    return attacker >= HERO_SLOTS or (card >= 0 and CARDS[card].weight >= TWO_HANDED)


def add_weapon(state: ConanState) -> None:
    """Add the bonus of the one card used, with its free rerolls [EQ-3]."""
    attack = state.attack()
    if attack.card < 0:
        if attack.kind == MELEE:
            attack.penalty = UNARMED_PENALTY
        return
    card = CARDS[attack.card]
    state.tell(act.USED_CARD, state.seat_of(attack.attacker), attack.card)
    if attack.kind == MELEE:
        add_dice(state, card.melee_dice)
        add_free_rerolls(state, WEAPON, card.melee_free)
    else:
        add_dice(state, card.ranged_dice)
        add_free_rerolls(state, WEAPON, card.ranged_free)


def attack_with_unit(state: ConanState, figure: i64, target: i64) -> None:
    """Roll the dice of the tile [ME-3]."""
    begin_attack(state, figure, MELEE, -1, state.zone[target])
    aim(state, target)
    add_dice(state, state.unit(figure).melee)
    add_free_rerolls(state, PRINTED, state.unit(figure).melee_free)
    state.push(PUT_IN_ORDER, SPELL_WINDOW, ROLL_ATTACK)


def attack_with_hero(state: ConanState, figure: i64, kind: i64, card: i64, target: i64) -> None:
    """Gems, then a weapon, then the roll [ME-2, RA-2]."""
    begin_attack(state, figure, kind, card, state.zone[target])
    aim(state, target)
    add_weapon(state)
    state.push(
        PUT_IN_ORDER, ChooseGems(state.at[figure].seat, figure, kind), SPELL_WINDOW, ROLL_ATTACK
    )


def attack_zone(state: ConanState, attacker: i64, zone: i64, dice: vec[i64]) -> None:
    """One roll against everybody in a zone [AR-1, AR-2]."""
    begin_attack(state, attacker, AREA, -1, zone)
    add_dice(state, dice)
    state.push(SPELL_WINDOW, ROLL_ATTACK)


class ChooseTarget(Step[ConanState]):
    """Choose whom a figure attacks [ME-1, RA-1]."""

    figure: i64
    kind: i64
    card: i64

    def __init__(self, seat: i64, figure: i64, kind: i64, card: i64) -> None:
        self.seat = seat
        self.figure = figure
        self.kind = kind
        self.card = card

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for target in state.unlike(targets_of(state, self.figure, self.kind)):
            found = append(found, act.FIGURE + name_of(state, target))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        target = state.scenario().figure_of[action - act.FIGURE]
        if self.figure < HERO_SLOTS:
            attack_with_hero(state, self.figure, self.kind, self.card, target)
        else:
            attack_with_unit(state, self.figure, target)

    def rule(self, action: i64) -> str:
        if self.kind == MELEE:
            return "conan:ME-1"
        return "conan:RA-1"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-is-no-target-for-the-attack", self.rule(action))


class ChooseGems(Step[ConanState]):
    """Spend gems on a characteristic: one die of its colour each, at least one [GZ-12]."""

    figure: i64
    box: i64

    def __init__(self, seat: i64, figure: i64, box: i64) -> None:
        self.seat = seat
        self.figure = figure
        self.box = box

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for gems in range(1, state.at[self.figure].spendable(self.box) + 1):
            found = append(found, act.GEMS + gems)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        gems = action - act.GEMS
        hero = state.at[self.figure]
        hero.spend(self.box, gems)
        state.pool[SHEETS[hero.sheet].dice[self.box]] += gems
        state.tell(act.SPENT, hero.seat, self.box, gems)

    def rule(self, action: i64) -> str:
        return "conan:GZ-12"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {
            "figure": ["figure", name_of(state, self.figure)],
            "box": ["box", self.box],
            "available": state.at[self.figure].available,
        }

    def why_not(self, state: ConanState, action: i64) -> Reason:
        if not act.GEMS <= action < act.CARD:
            return Reason("say-how-many-gems", "conan:GZ-12")
        if action == act.GEMS:
            return Reason("at-least-one-gem", "conan:GZ-12")
        if action - act.GEMS > state.at[self.figure].available:
            return Reason("not-so-many-gems-available", "conan:GZ-3")
        return Reason("the-exertion-limit-is-reached", "conan:GZ-4")


# -- the roll and its damage ---------------------------------------------------------


class RollAttack(Auto[ConanState]):
    """Roll, reroll, fix the damage [RA-4]; an attack from beyond has no rerolls."""

    def run(self, state: ConanState) -> None:
        throw(state)
        state.push(FIX_DAMAGE)
        if not state.attack().beyond:
            offer_rerolls(state)


class FixDamage(Auto[ConanState]):
    """One damage for each success, less the penalties, never below 0 [ME-2, HI-4, E31]."""

    def run(self, state: ConanState) -> None:
        attack = state.attack()
        penalty = attack.penalty
        if attack.kind == RANGED and not state.has_skill(attack.attacker, CONCENTRATION):
            penalty += state.hindrance(attack.attacker)
        attack.damage = max(i64(0), state.roll.successes() - penalty)
        state.tell(act.DAMAGE, state.seat_of(attack.attacker), 0, attack.damage)
        if attack.kind == AREA:
            attack.unordered = state.here[attack.zone]
            strike_captive(state)
        state.push(PUT_IN_ORDER, NEXT_VICTIM)


def strike_captive(state: ConanState) -> None:
    """An area attack kills a captive in the zone, carried or not, or shows there is none (E73)."""
    attack = state.attack()
    scenario = state.scenario()
    captive = scenario.captive
    zone = attack.zone
    if captive < 0 or attack.damage == 0:
        return
    killed = False
    if state.hiding_place == zone:
        state.hiding_place = -1
        state.discarded[captive] += 1
        killed = True
    elif state.hiding_place >= 0 and has(scenario.hiding_places & ~state.searched, zone):
        state.searched |= bit(zone)
        state.tell(act.SEARCHED, 0, zone_name(state, zone))
    if state.lying(zone, captive) > 0:
        state.lay(zone, captive, -1)
        state.discarded[captive] += 1
        killed = True
    for figure in range(HERO_SLOTS):
        if state.zone[figure] == zone and state.at[figure].cards[captive] > 0:
            state.at[figure].lose(captive)
            state.discarded[captive] += 1
            killed = True
    if killed:
        state.killer = state.side_of(attack.attacker)
        state.tell(act.CAPTIVE_DIED, state.seat_of(attack.attacker), captive)


# -- the victims, one after the other --------------------------------------------------


class PutInOrder(Auto[ConanState]):
    """Let the attacker put the victims in order; equal ones need no question [RW-6, AR-2]."""

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
        found = vec[i64](capacity=8)
        for figure in state.unlike(state.attack().unordered):
            found = append(found, act.FIGURE + name_of(state, figure))
        return found

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
    """Deal with the next victim, or end the attack [RW-13]."""

    def run(self, state: ConanState) -> None:
        attack = state.attack()
        if len(attack.queue) == 0 or attack.damage == 0:
            state.push(END_ATTACK)
            return
        attack.queue, victim = pop(attack.queue, 0)
        attack.victim = victim
        state.push(SPELL_WINDOW, Defend(victim), AfterWounds(victim), NEXT_VICTIM)


class AfterWounds(Auto[ConanState]):
    """A victim that died is removed before the next one defends (E125) [RW-12]."""

    def run(self, state: ConanState) -> None:
        if is_dying(state, self.who):
            die(state, self.who)


def die(state: ConanState, figure: i64) -> None:
    """Remove a figure, after its attack from beyond if it has one and an enemy is there (E22)."""
    enemies = state.enemies_in(state.zone[figure], figure)
    if state.has_skill(figure, ATTACK_FROM_BEYOND) and enemies != 0:
        state.push(AttackFromBeyond(state.seat_of(figure), figure), RemoveDead(figure))
    else:
        state.push(RemoveDead(figure))


class AttackFromBeyond(Step[ConanState]):
    """The dying figure makes one last attack of 3 red dice in its zone (E22)."""

    figure: i64

    def __init__(self, seat: i64, figure: i64) -> None:
        self.seat = seat
        self.figure = figure

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        enemies = state.enemies_in(state.zone[self.figure], self.figure)
        for enemy in state.unlike(enemies):
            found = append(found, act.FIGURE + name_of(state, enemy))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        target = state.scenario().figure_of[action - act.FIGURE]
        begin_attack(state, self.figure, MELEE, -1, state.zone[target])
        attack = state.attack()
        attack.beyond = True
        attack.queue = append(attack.queue, target)
        state.tell(act.ATTACKED, self.seat, name_of(state, target))
        dice = zeros(COLOURS)
        dice[RED] = 3
        add_dice(state, dice)
        state.push(SPELL_WINDOW, ROLL_ATTACK)

    def rule(self, action: i64) -> str:
        return "conan:RW-12"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("only-an-enemy-in-the-zone-of-death", "conan:E22")


class EndAttack(Auto[ConanState]):
    """A thrown weapon lies in the target's zone, whatever the result [RA-5]."""

    def run(self, state: ConanState) -> None:
        attack = state.attack()
        if attack.kind == RANGED and attack.card >= 0 and CARDS[attack.card].thrown:
            hero = state.at[attack.attacker]
            if hero.fate == IN_PLAY:
                hero.lose(attack.card)
                state.lay(attack.zone, attack.card)
                state.tell(act.LANDED, hero.seat, zone_name(state, attack.zone))
        state.depth -= 1


ROLL_ATTACK = RollAttack(0)
FIX_DAMAGE = FixDamage(0)
PUT_IN_ORDER = PutInOrder(0)
NEXT_VICTIM = NextVictim(0)
END_ATTACK = EndAttack(0)
