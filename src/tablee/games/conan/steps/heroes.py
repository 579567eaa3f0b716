"""The heroes' turn [HT]: recovery, then actions in any order, by any of them."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.card_moments import CARD_POWERS, FIGHTS, SHOOTS, speaks
from tablee.games.conan.data import (
    CARD_COUNT,
    HERO_SLOTS,
    MANIPULATION,
    MELEE,
    NOWHERE,
    OVERLORD,
    RANGED,
    RECOVERY_ACTIVE,
    RECOVERY_RESTING,
)
from tablee.games.conan.lasting import tell_activated
from tablee.games.conan.moments import LEADS
from tablee.games.conan.records import IN_PLAY
from tablee.games.conan.scenario.moments import is_free, tell_hero_acted, to_look_at, who_uses
from tablee.games.conan.scenario.scenario import IMMEDIATE
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.allies import can_be_commanded, command
from tablee.games.conan.steps.asking import FigureStep
from tablee.games.conan.steps.casting import lose_tokens
from tablee.games.conan.steps.declare import ChooseTarget
from tablee.games.conan.steps.doors import batter, doors_to_batter, look
from tablee.games.conan.steps.locks import keyed_doors, locked_doors, open_chest, unlock
from tablee.games.conan.steps.manipulation import (
    ChoosePartner,
    ThrowTo,
    can_throw,
    cards_of,
    drop,
    is_usable,
    pick_up,
    takers,
)
from tablee.games.conan.steps.movement import move, stop, why_no_step
from tablee.games.conan.steps.objectives import settle_victory
from tablee.games.conan.steps.paths import BOUGHT, border_to, can_step, movement_options
from tablee.games.conan.steps.reactions import BETWEEN_ACTIONS
from tablee.games.conan.steps.reasons import why_no_target
from tablee.games.conan.steps.spells import cast, castable
from tablee.games.conan.steps.targets import melee_targets, ranged_targets


def recovery(state: ConanState, figure: i64, active: bool) -> i64:
    """Return the gems a hero recovers from fatigue, by state and dead companions [HT-4]."""
    dead = min(i64(len(RECOVERY_ACTIVE) - 1), state.companions_dead())
    gems = RECOVERY_ACTIVE[dead] if active else RECOVERY_RESTING[dead]
    return min(gems, state.at[figure].fatigue)


class ChooseState(FigureStep):
    """Be active or rest until the next recovery phase [HT-3, HT-5]."""

    def options(self, state: ConanState) -> vec[i64]:
        if has(state.idle, self.figure):
            return vec[i64]([act.REST])  # Changing Destiny
        return vec[i64]([act.ACTIVE, act.REST])

    def resolve(self, state: ConanState, action: i64) -> None:
        """Recover gems by the state chosen and the companions killed [HT-3, HT-4]."""
        hero = state.at[self.figure]
        active = action == act.ACTIVE
        gems = recovery(state, self.figure, active)
        if active and not hero.active:
            lose_tokens(state, self.figure)  # E52
        hero.active = active
        if active:
            tell_activated(state, self.figure)
        told: i64 = act.CHOSE_ACTIVE if active else act.CHOSE_REST
        hero.fatigue -= gems
        hero.available += gems
        state.tell(told, self.seat, name_of(state, self.figure), gems)

    def rule(self, action: i64) -> str:
        return "conan:HT-3"

    def asks(self, state: ConanState) -> dict[str, Any]:
        hero = state.at[self.figure]
        return {
            "figure": ["figure", name_of(state, self.figure)],
            "available": hero.available,
            "fatigue": hero.fatigue,
            "wounds": hero.wounds,
            "active": recovery(state, self.figure, True),
            "rest": recovery(state, self.figure, False),
        }

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("be-active-or-rest", "conan:HT-3")


def may_act(state: ConanState, figure: i64) -> bool:
    """Only an active hero acts, and only if there is something he can do [HT-5].

    Usually he can drop a card or take a step. Checking that first is cheaper than listing
    everything.
    """
    hero = state.at[figure]
    if hero.fate != IN_PLAY or not hero.active or state.zone[figure] == NOWHERE:
        return False
    if len(hero.kinds) > 0 or can_step(state, figure, BOUGHT):
        return True
    return len(hero_options(state, figure)) > 0


class HeroesTurn(Auto[ConanState]):
    """Continue the action phase until nobody wants to act [HT-6]; `who` was the last to act."""

    def run(self, state: ConanState) -> None:
        stop(state)
        for figure in range(HERO_SLOTS):
            if not has(state.done, figure) and may_act(state, figure):
                state.push(HeroesAct(state.at[self.who].seat))
                return


class HeroesAct(Step[ConanState]):
    """The heroes decide together who acts next: any of their seats may answer [HT-6]."""

    def answerers(self, state: ConanState) -> i64:
        """The first answer counts; all seats but the overlord's may give it."""
        return (bit(state.seats) - 1) & ~bit(OVERLORD)

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for figure in range(HERO_SLOTS):
            if may_act(state, figure):
                found = append(found, act.ACT + name_of(state, figure))
                if not has(state.done, figure):
                    found = append(found, act.DONE + name_of(state, figure))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        if act.lets_hero_act(action):
            figure = state.scenario().figure_of[action - act.ACT]
            state.done &= ~bit(figure)
            seat = state.at[figure].seat
            state.push(HeroActs(seat, figure, 0), HeroesTurn(figure))
        else:
            figure = state.scenario().figure_of[action - act.DONE]
            state.done |= bit(figure)
            state.push(HeroesTurn(figure))

    def rule(self, action: i64) -> str:
        return "conan:HT-6"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("name-an-active-hero", "conan:HT-5")


def hero_options(state: ConanState, figure: i64) -> vec[i64]:
    """Return every action of an active hero [HT-5, GZ-12]."""
    hero = state.at[figure]
    cards = hero.kinds
    found = movement_options(state, figure, BOUGHT)
    if state.spendable(figure, MELEE) > 0 and melee_targets(state, figure) != 0:
        for card in cards:
            if speaks(card, FIGHTS):
                found = append(found, act.FIGHT + card)
        found = append(found, i64(act.UNARMED))
    found = shots(state, figure, cards, found)
    for zone in doors_to_batter(state, figure):
        found = append(found, act.BATTER + zone_name(state, zone))
    for spell in castable(state, figure):
        found = append(found, act.CAST + spell)
    if state.has_mark(figure, LEADS) and hero.available > 0:
        for ally in state.unlike(can_be_commanded(state)):
            found = append(found, act.COMMAND + name_of(state, ally))
    if state.spendable(figure, MANIPULATION) > 0:
        found = manipulations(state, figure, found)
    for card in cards:
        found = append(found, act.DROP + card)
        if is_usable(state, figure, card) or who_uses(state, figure, card) >= 0:
            found = append(found, act.USE + card)
    return found


def shots(state: ConanState, figure: i64, cards: vec[i64], found: vec[i64]) -> vec[i64]:
    """Add the cards that can be shot or thrown at an enemy, if he has any [RA-2]."""
    ranged = vec[i64](capacity=4)
    for card in cards:
        if speaks(card, SHOOTS):
            ranged = append(ranged, act.SHOOT + card)
    if len(ranged) == 0 or state.spendable(figure, RANGED) == 0:
        return found
    if ranged_targets(state, figure) != 0:
        for action in ranged:
            found = append(found, action)
    return found


def manipulations(state: ConanState, figure: i64, found: vec[i64]) -> vec[i64]:
    """Add to a list of actions what one gem of manipulation allows [MA-2, MA-3]."""
    zone = state.zone[figure]
    found = things_to_open(state, figure, found)
    others = state.heroes_in(zone, figure)
    if has(state.littered, zone) or others != 0:
        return handling(state, figure, others, found)
    for card in state.at[figure].kinds:
        if can_throw(state, figure, card):
            found = append(found, act.THROW + card)
    return found


def things_to_open(state: ConanState, figure: i64, found: vec[i64]) -> vec[i64]:
    """Add the chest of the zone, what lies there face down, and locked doors [MA-4, BZ-11]."""
    zone = state.zone[figure]
    if has(state.chests, zone):
        found = append(found, i64(act.OPEN))
    if has(to_look_at(state), zone):
        found = append(found, i64(act.LOOK))
    for other in locked_doors(state, zone, False):
        found = append(found, act.UNLOCK + zone_name(state, other))
    for other in keyed_doors(state, figure):
        if state.scenario().lock[border_to(state, zone, other)] == 0:
            found = append(found, act.UNLOCK + zone_name(state, other))
    return found


def handling(state: ConanState, figure: i64, others: i64, found: vec[i64]) -> vec[i64]:
    """Add cards to pick up, to give, to take from others in the zone and to throw [MA-2, MA-5]."""
    hero = state.at[figure]
    cards = hero.cards
    zone = state.zone[figure]
    littered = has(state.littered, zone)
    theirs = cards_of(state, others)
    for card in range(CARD_COUNT):
        lies = littered and state.lying(zone, card) > 0
        if lies and hero.room_for(card) and is_free(state, card):
            found = append(found, act.PICK + card)
        if cards[card] > 0 and takers(state, others, card) != 0:
            found = append(found, act.GIVE + card)
        if theirs[card] > 0 and hero.room_for(card):
            found = append(found, act.TAKE + card)
        if cards[card] > 0 and can_throw(state, figure, card):
            found = append(found, act.THROW + card)
    return found


def use(state: ConanState, figure: i64, card: i64) -> None:
    """Use a card as the scenario says, or else as the card says [HT-8]."""
    rule = who_uses(state, figure, card)
    if rule >= 0:
        state.scenario().spoken[rule].use(state, figure)
    else:
        CARD_POWERS[card].use(state, figure)


def enemy_meant(state: ConanState, figure: i64, action: i64) -> i64:
    """Return the enemy that somebody wanted to do something to, or -1."""
    target: i64 = -1
    if act.names_figure(action):
        target = state.scenario().figure_of[action - act.FIGURE]
    elif act.is_command(action):
        target = state.scenario().figure_of[action - act.COMMAND]
    if target < 0 or not has(state.foes(figure), target):
        return -1
    return target


def why_no_attack(state: ConanState, figure: i64, enemy: i64) -> Reason:
    """Return why a hero cannot attack an enemy: no gem, no reach, nothing to shoot with."""
    if state.at[figure].available == 0:
        return Reason("not-so-many-gems-available", "conan:GZ-3")
    shoots = len(shots(state, figure, state.at[figure].kinds, vec[i64]())) > 0
    if shoots and not has(ranged_targets(state, figure), enemy):
        return why_no_target(state, figure, RANGED, enemy)
    if not has(melee_targets(state, figure), enemy):
        return why_no_target(state, figure, MELEE, enemy)
    return Reason("the-exertion-limit-is-reached", "conan:GZ-4")


class HeroActs(FigureStep):
    """Carry out actions of one hero until he hands over [HT-6].

    Steps of one movement follow each other; any other action ends it [MV-5].
    """

    begun: i64  # 0: he was just named and must do something

    def __init__(self, seat: i64, figure: i64, begun: i64) -> None:
        super().__init__(seat, figure)
        self.begun = begun

    def options(self, state: ConanState) -> vec[i64]:
        found = hero_options(state, self.figure)
        if self.begun != 0:
            found = append(found, i64(act.PASS))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        state.push(AfterAction(self.figure))
        if act.is_movement(action):
            move(state, self.figure, action)
            return
        stop(state)
        if act.is_attack(action):
            self.fight(state, action)
        elif act.is_cast(action):
            cast(state, self.figure, action - act.CAST)
        elif act.is_command(action):
            ally = state.scenario().figure_of[action - act.COMMAND]
            command(state, self.figure, ally)
        else:
            self.handle(state, action)

    def fight(self, state: ConanState, action: i64) -> None:
        if act.is_fight(action):
            state.push(ChooseTarget(self.seat, self.figure, MELEE, action - act.FIGHT, 0))
        elif action == act.UNARMED:
            state.push(ChooseTarget(self.seat, self.figure, MELEE, -1, 0))
        else:
            state.push(ChooseTarget(self.seat, self.figure, RANGED, action - act.SHOOT, 0))

    def handle(self, state: ConanState, action: i64) -> None:
        """Manipulate, drop or use something."""
        if action == act.LOOK:
            look(state, self.figure)
        elif act.is_battering(action):
            batter(state, self.figure, action - act.BATTER - state.board().first_zone)
        elif action == act.OPEN:
            open_chest(state, self.figure)
        elif act.is_unlocking(action):
            unlock(state, self.figure, action - act.UNLOCK - state.board().first_zone)
        elif act.is_pick(action):
            pick_up(state, self.figure, action - act.PICK)
        elif act.is_gift(action):
            state.push(ChoosePartner(self.seat, self.figure, action - act.GIVE, 0))
        elif act.is_taking(action):
            state.push(ChoosePartner(self.seat, self.figure, action - act.TAKE, 1))
        elif act.is_throw(action):
            state.push(ThrowTo(self.seat, self.figure, action - act.THROW))
        elif act.is_drop(action):
            drop(state, self.figure, action - act.DROP)
        else:
            use(state, self.figure, action - act.USE)

    def rule(self, action: i64) -> str:
        if act.is_movement(action):
            return "conan:MV-4" if act.is_run(action) else "conan:MV-3"
        if act.is_melee(action):
            return "conan:ME-2"
        if act.is_shot(action):
            return "conan:RA-2"
        if act.is_cast(action):
            return "conan:SP-1"
        if act.is_command(action):
            return "conan:AL-1"
        if act.is_opening(action):
            return "conan:MA-4"
        if act.is_simple_manipulation(action):
            return "conan:MA-2"
        if act.is_throw(action):
            return "conan:MA-5"
        if act.is_drop(action):
            return "conan:HT-7"
        if act.is_use(action):
            return "conan:HT-8"
        return "conan:HT-6"

    def asks(self, state: ConanState) -> dict[str, Any]:
        hero = state.at[self.figure]
        points = state.points if state.mover == self.figure else 0
        if not hero.walked:
            points = state.base_move(self.figure)
        return {
            "figure": ["figure", name_of(state, self.figure)],
            "available": hero.available,
            "points": points,
        }

    def hides(self, state: ConanState) -> bool:
        """Only heroes who have looked know whether a secret passage leads out."""
        if self.begun != 0 or not has(state.looked, state.zone[self.figure]):
            return False
        known = vec[i64](capacity=8)
        for action in self.options(state):
            if action != act.LEAVE:
                known = append(known, action)
        return len(known) == 1

    def why_not(self, state: ConanState, action: i64) -> Reason:
        hero = state.at[self.figure]
        enemy = enemy_meant(state, self.figure, action)
        if enemy >= 0:
            return why_no_attack(state, self.figure, enemy)
        if action == act.PASS:
            return Reason("the-hero-named-must-act-first", "conan:HT-6")
        if act.is_movement(action):
            return why_no_step(state, self.figure, action, BOUGHT)
        if act.is_melee(action) and melee_targets(state, self.figure) == 0:
            return Reason("no-enemy-within-reach", "conan:ME-1")
        if act.is_shot(action) and ranged_targets(state, self.figure) == 0:
            return Reason("no-enemy-in-sight", "conan:RA-1")
        if hero.available == 0 and act.costs_a_gem(action):
            return Reason("not-so-many-gems-available", "conan:GZ-3")
        if act.is_cast(action):
            return Reason("this-spell-cannot-be-cast", "conan:SP-2")
        if act.is_command(action):
            return Reason("this-ally-cannot-be-commanded", "conan:AL-1")
        if act.is_opening(action):
            return Reason("there-is-no-chest-here", "conan:MA-4")
        if act.is_gift(action) or act.is_taking(action):
            if state.heroes_in(state.zone[self.figure], self.figure) == 0:
                return Reason("no-companion-stands-here", "conan:MA-2")
            return Reason("too-heavy-or-not-carried", "conan:MA-2")
        if act.is_attack(action) or act.handles_card(action):
            return Reason("not-with-this-card-now", self.rule(action))
        return Reason("this-is-no-action-of-a-hero", "conan:HT-6")


class AfterAction(Auto[ConanState]):
    """Check victory, then let others react before the same hero goes on [RW-15, RW-1]."""

    def run(self, state: ConanState) -> None:
        tell_hero_acted(state)
        if not settle_victory(state, IMMEDIATE):
            state.push(BETWEEN_ACTIONS, HeroGoesOn(self.who))


class HeroGoesOn(Auto[ConanState]):
    """Let the same hero act again if he still can."""

    def run(self, state: ConanState) -> None:
        if not settle_victory(state, IMMEDIATE) and may_act(state, self.who):
            state.push(HeroActs(state.at[self.who].seat, self.who, 1))
