"""Defence [DE]: gems and one card if it is active, armour always, then the wounds."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has, listed, lowest
from tablee.core.engine import NOBODY, Auto
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.card_moments import CARD_POWERS, DEFENDS_ACTIVELY, WORN, speaks
from tablee.games.conan.data import (
    ALLIES_BOX,
    CARDS,
    COLOURS,
    CONTACT,
    DEFENCE,
    HERO_SLOTS,
    MAX_GEMS,
    MELEE,
    ORANGE,
    OVERLORD,
)
from tablee.games.conan.lasting import defence_taken, protection
from tablee.games.conan.moments import (
    DEFENCE_IGNORED,
    DEFENDS,
    DIES,
    GUARDS,
    SKILL_POWERS,
    SKILLS_AT,
)
from tablee.games.conan.records import ARMOUR, WEAPON
from tablee.games.conan.scenario.moments import armour
from tablee.games.conan.scenario.scenario import ACTIVE_DEFENCE
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.asking import FigureStep
from tablee.games.conan.steps.dice import (
    AfterRoll,
    add_dice,
    add_die,
    add_free_rerolls,
    furthest,
    gather,
    offer_rerolls,
    throw,
)
from tablee.games.conan.steps.wounds import SufferWounds, wound_unit


def may_defend_actively(state: ConanState, figure: i64) -> bool:
    """Only a shield allows it against ranged and area attacks [DE-2, E93, E115]."""
    if has_no_shot(state.attack().kind):
        return True
    return figure < HERO_SLOTS and len(defence_cards(state, figure)) > 0


def armour_of(state: ConanState, figure: i64) -> i64:
    """Return the armour of a unit, which may be lower against one weapon of the scenario."""
    return armour(state, figure, state.unit(figure).armour)


def has_no_shot(kind: i64) -> bool:
    """Melee, and spells at arm's length, are defended without a shield [DE-2, E120]."""
    return kind in (MELEE, CONTACT)


def gems_for_defence(state: ConanState, payer: i64, figure: i64) -> i64:
    """Return how many gems a hero, a leader for his ally, or the overlord (-1) may spend."""
    gems: i64 = 0
    if payer >= 0 and payer == figure:
        gems = state.spendable(payer, DEFENCE)
    elif payer >= 0:
        gems = state.at[payer].available
    elif has(state.scenario().benefits, ACTIVE_DEFENCE):
        gems = state.available
    return min(gems, i64(MAX_GEMS))


def defence_cards(state: ConanState, figure: i64) -> vec[i64]:
    """Return the cards whose active defence is valid against this attack [DE-3]."""
    found = vec[i64](capacity=4)
    kind = state.attack().kind
    for card in state.at[figure].kinds:
        if speaks(card, DEFENDS_ACTIVELY) and CARD_POWERS[card].defends_actively(kind):
            found = append(found, card)
    return found


def add_armour(state: ConanState, figure: i64) -> None:
    """Add the dice of all armour to a hero's defence roll, even without a gem [DE-3, E90, E92]."""
    for card in state.at[figure].kinds:
        if speaks(card, WORN):
            for copy in range(state.at[figure].cards[card]):
                add_dice(state, CARDS[card].passive_dice)
                add_free_rerolls(state, ARMOUR, CARDS[card].passive_free)


def fixed_defence(state: ConanState, figure: i64) -> i64:
    """Return the passive defence that needs no roll: armour of units, halos, spells (E53)."""
    total = protection(state, figure)
    if figure >= HERO_SLOTS:
        total += armour_of(state, figure)
    skills = state.skills(figure) & SKILLS_AT[DEFENDS]
    while skills != 0:
        total += SKILL_POWERS[lowest(skills)].defends(state.attack().kind)
        skills &= skills - 1
    return total


def is_stopped(state: ConanState) -> bool:
    """Say whether the attack cannot hurt its victim, even without any defence.

    A circular strike has then nothing left either, so more defence would not spare the others.
    """
    victim = state.attack().victim
    return lessened(state, fixed_defence(state, victim), victim) >= state.attack().damage


def may_die_gladly(state: ConanState, successes: i64) -> bool:
    """Say whether so poor a roll would kill the victim, and that hurt the attacker's side (E22)."""
    attack = state.attack()
    if not state.has_mark(attack.victim, DIES):
        return False
    total = lessened(state, successes + fixed_defence(state, attack.victim), attack.victim)
    return attack.damage - total >= life_left(state, attack.victim)


def lessened(state: ConanState, total: i64, figure: i64) -> i64:
    """Subtract from a defence what precision and spells take, never below 0 (E19)."""
    return max(i64(0), total - taken_off(state, figure))


def taken_off(state: ConanState, figure: i64) -> i64:
    attack = state.attack()
    points: i64 = 0
    skills = state.skills(attack.attacker) & SKILLS_AT[DEFENCE_IGNORED]
    while skills != 0:
        points += SKILL_POWERS[lowest(skills)].defence_ignored(attack.kind)
        skills &= skills - 1
    return points + defence_taken(state, figure)


# -- Bodyguard [RW-8] ------------------------------------------------------------------


def guards(state: ConanState, victim: i64) -> i64:
    """Return the set of friends who may defend actively in the victim's place (E23)."""
    members: i64 = 0
    if state.attack().sacrificed == victim:
        return 0
    for friend in listed(state.friends_in(state.zone[victim], victim)):
        if state.has_mark(friend, GUARDS) and may_defend_actively(state, friend):
            for payer in payers(state, friend):
                if gems_for_defence(state, payer, friend) > 0:
                    members |= bit(friend)
    return members


class OfferGuard(Auto[ConanState]):
    """Ask whether a bodyguard makes the active defence of a victim [RW-8]."""

    def run(self, state: ConanState) -> None:
        attack = state.attack()
        attack.guard = -1
        attack.guarded = 0
        seats: i64 = 0
        for guard in listed(guards(state, self.who)):
            seats |= bit(state.seat_of(guard))
        for seat in listed(seats):
            state.push(ChooseGuard(seat, self.who))


class ChooseGuard(FigureStep):
    """Let a bodyguard defend in the victim's place, or not [RW-8]."""

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for guard in state.unlike(guards(state, self.figure)):
            if state.seat_of(guard) == self.seat and state.attack().guard < 0:
                found = append(found, act.FIGURE + name_of(state, guard))
        return append(found, i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action != act.PASS:
            state.attack().guard = state.scenario().figure_of[action - act.FIGURE]
            state.tell(act.GUARDED, self.seat, action - act.FIGURE)

    def rule(self, action: i64) -> str:
        return "conan:RW-8"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {
            "figure": ["figure", name_of(state, self.figure)],
            "damage": state.attack().damage,
        }

    def idle(self, state: ConanState) -> i64:
        return act.PASS if is_stopped(state) else NOBODY

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("only-a-bodyguard-in-the-zone", "conan:E23")


# -- active and passive defence ---------------------------------------------------------


def payers(state: ConanState, figure: i64) -> vec[i64]:
    """Return who may pay for an active defence: heroes, or -1 for the overlord [AL-4, E94]."""
    if figure < HERO_SLOTS:
        return vec[i64]([figure])
    if state.is_ally(figure):
        return listed(state.leaders())
    return vec[i64]([-1])


class Defend(Auto[ConanState]):
    """Begin the one defence of a victim, or the bodyguard's part of it [DE-1, RW-10]."""

    def run(self, state: ConanState) -> None:
        figure = self.who
        guard = state.attack().guard
        if guard >= 0:
            gather(state, guard)
            state.push(GuardRolls(guard), RollDefence(figure))
            offer_defence(state, guard)
            return
        gather(state, figure)
        state.push(RollDefence(figure))
        if state.attack().sacrificed != figure and may_defend_actively(state, figure):
            offer_defence(state, figure)


def offer_defence(state: ConanState, figure: i64) -> None:
    """Ask everybody who may pay for a figure's active defence [RW-9]."""
    for payer in payers(state, figure):
        if gems_for_defence(state, payer, figure) > 0:
            seat: i64 = OVERLORD
            if payer >= 0:
                seat = state.at[payer].seat
            state.push(ChooseDefence(seat, figure, payer))


class GuardRolls(Auto[ConanState]):
    """The bodyguard's dice are rolled first; then come the victim's own (E23) [RW-10]."""

    def run(self, state: ConanState) -> None:
        state.push(GuardRolled(self.who))
        throw(state)
        offer_rerolls(state)


class GuardRolled(AfterRoll):
    """Keep the bodyguard's successes and begin the victim's passive roll."""

    def run(self, state: ConanState) -> None:
        attack = state.attack()
        attack.guarded = state.roll.successes()
        state.tell(act.DEFENDED, state.seat_of(self.who), name_of(state, self.who), attack.guarded)
        gather(state, attack.victim)

    def worth(self, state: ConanState, successes: i64) -> i64:
        """The victim's own dice are added; what precision takes is not subtracted yet."""
        victim = state.attack().victim
        enough = state.attack().damage + taken_off(state, victim)
        return min(enough, successes + fixed_defence(state, victim))

    def is_double_edged(self, state: ConanState) -> bool:
        return may_die_gladly(state, furthest(state, False))


class ChooseDefence(FigureStep):
    """Say how many gems the active defence gets: a hero's own, or the overlord's [RW-9, OT-9]."""

    payer: i64  # hero; -1: the overlord

    def __init__(self, seat: i64, figure: i64, payer: i64) -> None:
        super().__init__(seat, figure)
        self.payer = payer

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for gems in range(gems_for_defence(state, self.payer, self.figure) + 1):
            found = append(found, act.GEMS + gems)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        gems = action - act.GEMS
        if gems == 0:
            return
        if self.figure >= HERO_SLOTS:
            self.buy_dice(state, gems)
            return
        state.tell(act.SPENT, self.seat, DEFENCE, gems)
        state.at[self.figure].spend(DEFENCE, gems)
        add_die(state, self.figure, DEFENCE, gems)
        cards = defence_cards(state, self.figure)
        if len(cards) == 1:
            defend_with(state, self.figure, cards[0])
        elif len(cards) > 1:
            state.push(ChooseDefenceCard(self.seat, self.figure))

    def buy_dice(self, state: ConanState, gems: i64) -> None:
        """Orange dice for a unit, from the overlord or from a leader [OT-9, AL-4]."""
        state.pool[ORANGE] += gems
        if self.payer >= 0:
            state.tell(act.SPENT, self.seat, ALLIES_BOX, gems)
            state.at[self.payer].spend(ALLIES_BOX, gems)
        else:
            state.tell(act.SPENT, self.seat, DEFENCE, gems)
            state.available -= gems
            state.fatigue += gems

    def rule(self, action: i64) -> str:
        if self.seat == OVERLORD:
            return "conan:OT-9"
        return "conan:DE-3"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {
            "figure": ["figure", name_of(state, self.figure)],
            "damage": state.attack().damage,
            "attacker": ["figure", name_of(state, state.attack().attacker)],
        }

    def idle(self, state: ConanState) -> i64:
        return act.GEMS if is_stopped(state) else NOBODY

    def why_not(self, state: ConanState, action: i64) -> Reason:
        if act.names_gems(action):
            return Reason("not-so-many-gems-available", "conan:GZ-3")
        return Reason("say-how-many-gems", self.rule(action))


def defend_with(state: ConanState, figure: i64, card: i64) -> None:
    """Add the dice of the one card of an active defence [EQ-3]."""
    state.tell(act.USED_CARD, state.seat_of(figure), card)
    add_dice(state, CARDS[card].defence_dice)
    add_free_rerolls(state, WEAPON, CARDS[card].defence_free)


class ChooseDefenceCard(FigureStep):
    """Choose one of several cards for the active defence [DE-3]."""

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for card in defence_cards(state, self.figure):
            found = append(found, act.CARD + card)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        defend_with(state, self.figure, action - act.CARD)

    def rule(self, action: i64) -> str:
        return "conan:DE-3"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-card-cannot-be-used-now", "conan:DE-3")


class RollDefence(Auto[ConanState]):
    """Roll bought dice and armour dice together; a unit without gems rolls nothing [DE-3, DE-4]."""

    def run(self, state: ConanState) -> None:
        figure = self.who
        if figure < HERO_SLOTS:
            add_armour(state, figure)
        dice: i64 = 0
        for colour in range(COLOURS):
            dice += state.pool[colour]
        state.push(ApplyDefence(figure))
        if dice > 0:
            throw(state)
            offer_rerolls(state)


class ApplyDefence(AfterRoll):
    """Wounds are the damage that the defence does not stop [DE-3, DE-4].

    In a circular strike, the defence and the life lost use up damage (E17).
    """

    def run(self, state: ConanState) -> None:
        figure = self.who
        attack = state.attack()
        total = state.roll.successes() + fixed_defence(state, figure) + attack.guarded
        total = lessened(state, total, figure)
        wounds = max(i64(0), attack.damage - total)
        seat = state.seat_of(figure)
        state.tell(act.DEFENDED, seat, name_of(state, figure), total)
        suffered = min(wounds, life_left(state, figure))
        if attack.sweeping:
            attack.damage = max(i64(0), attack.damage - total - suffered)
        if wounds == 0:
            return
        if attack.web:
            state.webs[figure] += 1
            state.tell(act.WEBBED, seat, name_of(state, figure))
            return
        state.tell(act.WOUNDED, seat, name_of(state, figure), suffered)
        if figure < HERO_SLOTS:
            state.push(SufferWounds(figure, suffered))
        else:
            wound_unit(state, figure, suffered)

    def worth(self, state: ConanState, successes: i64) -> i64:
        attack = state.attack()
        total = successes + fixed_defence(state, self.who) + attack.guarded
        return min(attack.damage, lessened(state, total, self.who))

    def is_double_edged(self, state: ConanState) -> bool:
        return may_die_gladly(state, furthest(state, False) + state.attack().guarded)


def life_left(state: ConanState, figure: i64) -> i64:
    if figure < HERO_SLOTS:
        return state.at[figure].alive_gems()
    return state.life[figure]
