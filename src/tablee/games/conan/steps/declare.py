"""Declaring an attack [RW-2]: the target, a second weapon, a stool, the gems."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, listed, lowest
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan import actions as act
from tablee.games.conan.card_moments import FIGHTS, speaks
from tablee.games.conan.data import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    DICE_FROM_ABOVE,
    HERO_SLOTS,
    MELEE,
    RANGED,
    RED,
    SHEETS,
    STOOL_DICE,
    TWO_HANDED,
    UNARMED_PENALTY,
    YELLOW,
)
from tablee.games.conan.lasting import dice_bettered
from tablee.games.conan.moments import BINDING_DICE, SKILL_POWERS, SKILLS_AT, SWEEPS, TWO_WEAPONS
from tablee.games.conan.records import PRINTED, SECOND_WEAPON, WEAPON
from tablee.games.conan.scenario.moments import assailable, tell_attack_aimed
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.asking import FigureStep
from tablee.games.conan.steps.attack import (
    PUT_IN_ORDER,
    begin_attack,
    run_attack,
    with_dice,
    with_free_rerolls,
)
from tablee.games.conan.steps.dice import add_die
from tablee.games.conan.steps.reasons import why_no_target
from tablee.games.conan.steps.targets import melee_targets, shoots_down, targets_of


def aim(state: ConanState, target: i64) -> None:
    """Put the target in the queue; a circular strike adds all other legal ones [ME-2, E17]."""
    attack = state.attack()
    attack.queue = append(attack.queue, target)
    state.tell(act.ATTACKED, state.seat_of(attack.attacker), name_of(state, target))
    if is_circular(state, attack.attacker, attack.kind, attack.card):
        attack.sweeping = True
        attack.unordered = melee_targets(state, attack.attacker) & ~bit(target)
    tell_attack_aimed(state)
    if attack.kind == RANGED and shoots_down(state, attack.attacker, target):
        attack.dice[YELLOW] += DICE_FROM_ABOVE


def is_circular(state: ConanState, attacker: i64, kind: i64, card: i64) -> bool:
    """Say whether a skill lets an attack go on from victim to victim."""
    skills = state.skills(attacker) & SKILLS_AT[SWEEPS]
    while skills != 0:
        if SKILL_POWERS[lowest(skills)].sweeps(attacker, kind, card):
            return True
        skills &= skills - 1
    return False


def add_weapon(state: ConanState, number: i64, source: i64) -> None:
    """Add the bonus of a card used, with its free rerolls [EQ-3]."""
    attack = state.attack()
    card = CARDS[number]
    state.tell(act.USED_CARD, state.seat_of(attack.attacker), number)
    if attack.kind == MELEE:
        with_dice(state, card.melee_dice)
        with_free_rerolls(state, source, card.melee_free)
    else:
        with_dice(state, card.ranged_dice)
        with_free_rerolls(state, source, card.ranged_free)


def attack_with_unit(state: ConanState, figure: i64, kind: i64, target: i64) -> None:
    """Roll the dice of the tile [ME-3, RA-6]."""
    begin_attack(state, figure, kind, -1, state.zone[target])
    aim(state, target)
    with_dice_of_tile(state)
    run_attack(state)
    state.push(PUT_IN_ORDER)


def with_dice_of_tile(state: ConanState) -> None:
    attack = state.attack()
    unit = state.unit(attack.attacker)
    if attack.kind == MELEE:
        with_dice(state, unit.melee)
        with_free_rerolls(state, PRINTED, unit.melee_free)
    else:
        with_dice(state, unit.ranged)
        with_free_rerolls(state, PRINTED, unit.ranged_free)


def attack_villager(state: ConanState, figure: i64, kind: i64, zone: i64) -> None:
    """Roll the dice of the tile against a villager, who does not defend."""
    begin_attack(state, figure, kind, -1, zone)
    state.attack().villager = True
    state.tell(act.ASSAILED, state.seat_of(figure), zone_name(state, zone))
    with_dice_of_tile(state)
    run_attack(state)


def project_web(state: ConanState, figure: i64, target: i64) -> None:
    """A ranged attack that binds instead of wounding (E104)."""
    begin_attack(state, figure, RANGED, -1, state.zone[target])
    aim(state, target)
    state.attack().web = True
    with_dice(state, binding_dice(state, figure))
    run_attack(state)


def attack_with_hero(state: ConanState, figure: i64, kind: i64, card: i64, target: i64) -> None:
    """A weapon, perhaps a second one and a stool, then gems, then the roll [ME-2, RA-2]."""
    seat = state.at[figure].seat
    begin_attack(state, figure, kind, card, state.zone[target])
    aim(state, target)
    if card >= 0:
        add_weapon(state, card, WEAPON)
    elif kind == MELEE:
        state.attack().penalty = UNARMED_PENALTY
    run_attack(state)
    state.push(AttackGems(seat, figure, kind))
    if kind == MELEE and has_stool(state, figure):
        state.push(TakeStool(seat, figure))
    if kind == MELEE and len(second_weapons(state, figure, card)) > 0:
        state.push(ChooseSecondWeapon(seat, figure, card))
    state.push(PUT_IN_ORDER)


class ChooseTarget(FigureStep):
    """Choose whom a figure attacks [ME-1, RA-1]."""

    kind: i64
    card: i64
    web: i64

    def __init__(self, seat: i64, figure: i64, kind: i64, card: i64, web: i64) -> None:
        super().__init__(seat, figure)
        self.kind = kind
        self.card = card
        self.web = web

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for target in state.unlike(targets_of(state, self.figure, self.kind)):
            found = append(found, act.FIGURE + name_of(state, target))
        if self.web == 0 and self.figure >= HERO_SLOTS:
            for zone in listed(assailable(state, self.figure, self.kind)):
                found = append(found, act.VILLAGER + zone_name(state, zone))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        if act.names_villager(action):
            zone = action - act.VILLAGER - state.board().first_zone
            attack_villager(state, self.figure, self.kind, zone)
            return
        target = state.scenario().figure_of[action - act.FIGURE]
        if self.web != 0:
            project_web(state, self.figure, target)
        elif self.figure < HERO_SLOTS:
            attack_with_hero(state, self.figure, self.kind, self.card, target)
        else:
            attack_with_unit(state, self.figure, self.kind, target)

    def rule(self, action: i64) -> str:
        if self.kind == MELEE:
            return "conan:ME-1"
        return "conan:RA-1"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        if act.names_figure(action):
            target = state.scenario().figure_of[action - act.FIGURE]
            return why_no_target(state, self.figure, self.kind, target)
        return Reason("this-is-no-target-for-the-attack", self.rule(action))


# -- a second weapon, a stool ------------------------------------------------------------


def is_one_handed(card: i64) -> bool:
    return speaks(card, FIGHTS) and CARDS[card].weight < TWO_HANDED


def second_weapons(state: ConanState, figure: i64, first: i64) -> vec[i64]:
    """Return the other one-handed weapons that an ambidextrous hero may use as well."""
    found = vec[i64](capacity=4)
    if first < 0 or not is_one_handed(first) or not state.has_mark(figure, TWO_WEAPONS):
        return found
    for card in range(CARD_COUNT):
        spare = state.at[figure].cards[card]
        if card == first:
            spare -= 1
        if spare > 0 and is_one_handed(card):
            found = append(found, card)
    return found


class ChooseSecondWeapon(FigureStep):
    """An ambidextrous hero may strike with two one-handed weapons [EQ-3]."""

    first: i64

    def __init__(self, seat: i64, figure: i64, first: i64) -> None:
        super().__init__(seat, figure)
        self.first = first

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for card in second_weapons(state, self.figure, self.first):
            found = append(found, act.CARD + card)
        return append(found, i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action != act.PASS:
            state.attack().second_card = action - act.CARD
            add_weapon(state, action - act.CARD, SECOND_WEAPON)

    def rule(self, action: i64) -> str:
        return "conan:EQ-3"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-card-cannot-be-used-now", "conan:EQ-3")


def has_stool(state: ConanState, figure: i64) -> bool:
    """Say whether a seat is left around the table of the hero's zone (E114)."""
    table = state.board().table_in(state.zone[figure])
    return table >= 0 and state.stools[table] > 0


def break_stool(state: ConanState, figure: i64) -> None:
    state.stools[state.board().table_in(state.zone[figure])] -= 1
    state.tell(act.STOOL_TAKEN, state.seat_of(figure), name_of(state, figure))


class TakeStool(FigureStep):
    """Strike with a stool as well: one yellow die, then it is broken [BZ-10]."""

    def options(self, state: ConanState) -> vec[i64]:
        return vec[i64]([act.STOOL, act.PASS])

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.STOOL:
            break_stool(state, self.figure)
            state.attack().dice[YELLOW] += STOOL_DICE

    def rule(self, action: i64) -> str:
        return "conan:BZ-10"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("take-a-stool-or-not", "conan:BZ-10")


# -- gems --------------------------------------------------------------------------------


class ChooseGems(FigureStep):
    """Spend gems on a characteristic: one die of its colour each, at least one [GZ-12]."""

    box: i64

    def __init__(self, seat: i64, figure: i64, box: i64) -> None:
        super().__init__(seat, figure)
        self.box = box

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for gems in range(1, state.spendable(self.figure, self.box) + 1):
            found = append(found, act.GEMS + gems)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        gems = action - act.GEMS
        self.spend(state, gems)
        add_die(state, self.figure, self.box, gems)

    def spend(self, state: ConanState, gems: i64) -> None:
        hero = state.at[self.figure]
        hero.spend(self.box, gems)
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
        if not act.names_gems(action):
            return Reason("say-how-many-gems", "conan:GZ-12")
        if action == act.GEMS:
            return Reason("at-least-one-gem", "conan:GZ-12")
        if action - act.GEMS > state.at[self.figure].available:
            return Reason("not-so-many-gems-available", "conan:GZ-3")
        return Reason("the-exertion-limit-is-reached", "conan:GZ-4")


class AttackGems(ChooseGems):
    """Spend gems on melee or ranged: the dice wait in the attack until it is rolled [ME-2]."""

    def resolve(self, state: ConanState, action: i64) -> None:
        gems = action - act.GEMS
        self.spend(state, gems)
        sheet = SHEETS[state.at[self.figure].sheet]
        colour = min(i64(RED), sheet.dice[self.box] + dice_bettered(state, self.figure, self.box))
        state.attack().dice[colour] += gems
        if sheet.free_reroll[self.box] != 0:
            symbols = zeros(COLOURS)
            symbols[colour] = 1
            with_free_rerolls(state, PRINTED, symbols)


def has_dice(state: ConanState, figure: i64, kind: i64) -> bool:
    """Say whether a unit's tile prints dice for this kind of attack [CH-6]."""
    printed = state.unit(figure).ranged
    if kind == MELEE:
        printed = state.unit(figure).melee
    dice: i64 = 0
    for number in printed:
        dice += number
    return dice > 0


def can_fight(state: ConanState, figure: i64) -> bool:
    """Say whether a unit has melee dice and an enemy within reach [ME-3]."""
    return has_dice(state, figure, MELEE) and melee_targets(state, figure) != 0


def can_shoot(state: ConanState, figure: i64) -> bool:
    """Say whether a unit has ranged dice and an enemy in sight [RA-6]."""
    return has_dice(state, figure, RANGED) and targets_of(state, figure, RANGED) != 0


def can_assail(state: ConanState, figure: i64, kind: i64) -> bool:
    """Say whether a unit may attack a villager this way."""
    return assailable(state, figure, kind) != 0 and has_dice(state, figure, kind)


def can_bind(state: ConanState, figure: i64) -> bool:
    """Say whether a figure may bind an enemy in sight (E104)."""
    return state.has_mark(figure, BINDING_DICE) and targets_of(state, figure, RANGED) != 0


def binding_dice(state: ConanState, figure: i64) -> vec[i64]:
    skill = lowest(state.skills(figure) & SKILLS_AT[BINDING_DICE])
    return SKILL_POWERS[skill].binding_dice()
