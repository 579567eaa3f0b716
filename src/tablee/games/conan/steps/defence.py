"""Defence [DE]: gems and one card if it is active, armour always, then the wounds."""

from __future__ import annotations

from typing import Any

from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    DEFENCE,
    HALO_DEFENCE,
    HERO_SLOTS,
    MAX_GEMS,
    MELEE,
    ORANGE,
    OVERLORD,
    RANGED,
    SHEETS,
    UNTOUCHABLE,
)
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.dice import add_dice, gather, offer_rerolls, throw
from tablee.games.conan.steps.wounds import SufferWounds, wound_unit


def may_defend_actively(state: ConanState, figure: i64) -> bool:
    """Against ranged and area attacks only a shield allows it [DE-2, E93, E115]."""
    if state.attack().kind == MELEE:
        return True
    return figure < HERO_SLOTS and state.at[figure].has_shield()


def gems_for_defence(state: ConanState, figure: i64) -> i64:
    if figure < HERO_SLOTS:
        return min(state.at[figure].spendable(DEFENCE), i64(MAX_GEMS))
    return min(state.available, i64(MAX_GEMS))


def defence_cards(state: ConanState, figure: i64) -> vec[i64]:
    """Return the cards whose active defence is valid against this attack [DE-3]."""
    found = vec[i64](capacity=4)
    for card in range(CARD_COUNT):
        if (
            state.at[figure].cards[card] > 0
            and CARDS[card].defends
            and (state.attack().kind == MELEE or CARDS[card].shield)
        ):
            found = append(found, card)
    return found


def fixed_defence(state: ConanState, figure: i64) -> i64:
    """Return the passive defence that needs no roll: armour of units, halo, Untouchable."""
    total: i64 = 0
    if figure >= HERO_SLOTS:
        total += state.unit(figure).armour
    elif state.at[figure].halo:
        total += HALO_DEFENCE
    if state.attack().kind == RANGED and state.has_skill(figure, UNTOUCHABLE):
        total += 1
    return total


class Defend(Auto[ConanState]):
    """Begin the one defence of a victim [DE-1]."""

    def run(self, state: ConanState) -> None:
        figure = self.who
        gather(state, figure)
        state.push(RollDefence(figure))
        if may_defend_actively(state, figure) and gems_for_defence(state, figure) > 0:
            state.push(ChooseDefence(state.seat_of(figure), figure))


class ChooseDefence(Step[ConanState]):
    """Say how many gems the active defence gets: a hero's own, or the overlord's [RW-9, OT-9]."""

    figure: i64

    def __init__(self, seat: i64, figure: i64) -> None:
        self.seat = seat
        self.figure = figure

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for gems in range(gems_for_defence(state, self.figure) + 1):
            found = append(found, act.GEMS + gems)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        gems = action - act.GEMS
        if gems == 0:
            return
        state.tell(act.SPENT, self.seat, DEFENCE, gems)
        if self.figure >= HERO_SLOTS:
            state.available -= gems
            state.fatigue += gems
            state.pool[ORANGE] += gems
            return
        hero = state.at[self.figure]
        hero.spend(DEFENCE, gems)
        state.pool[SHEETS[hero.sheet].dice[DEFENCE]] += gems
        cards = defence_cards(state, self.figure)
        if len(cards) == 1:
            defend_with(state, self.figure, cards[0])
        elif len(cards) > 1:
            state.push(ChooseDefenceCard(self.seat, self.figure))

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

    def why_not(self, state: ConanState, action: i64) -> Reason:
        if act.GEMS <= action < act.CARD:
            return Reason("not-so-many-gems-available", "conan:GZ-3")
        return Reason("say-how-many-gems", self.rule(action))


def defend_with(state: ConanState, figure: i64, card: i64) -> None:
    """Add the dice of the one card of an active defence [EQ-3]."""
    state.tell(act.USED_CARD, state.seat_of(figure), card)
    add_dice(state, CARDS[card].defence_dice)


class ChooseDefenceCard(Step[ConanState]):
    """Choose one of several cards for the active defence [DE-3]."""

    figure: i64

    def __init__(self, seat: i64, figure: i64) -> None:
        self.seat = seat
        self.figure = figure

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for card in defence_cards(state, self.figure):
            found = append(found, act.CARD + card)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        defend_with(state, self.figure, action - act.CARD)

    def rule(self, action: i64) -> str:
        return "conan:DE-3"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-card-cannot-be-used-now", "conan:DE-3")


class RollDefence(Auto[ConanState]):
    """Roll bought dice and armour dice together; a unit without gems rolls nothing [DE-3, DE-4]."""

    def run(self, state: ConanState) -> None:
        figure = self.who
        if figure < HERO_SLOTS:
            for card in range(CARD_COUNT):
                for copy in range(state.at[figure].cards[card]):
                    add_dice(state, CARDS[card].passive_dice)
        dice: i64 = 0
        for colour in range(COLOURS):
            dice += state.pool[colour]
        state.push(ApplyDefence(figure))
        if dice > 0:
            throw(state)
            offer_rerolls(state)


class ApplyDefence(Auto[ConanState]):
    """Wounds are the damage that the defence lets through [DE-3, DE-4].

    Of a circular strike, what the defence stopped and the life lost is used up (E17).
    """

    def run(self, state: ConanState) -> None:
        figure = self.who
        attack = state.attack()
        total = state.roll.successes() + fixed_defence(state, figure)
        wounds = max(i64(0), attack.damage - total)
        seat = state.seat_of(figure)
        state.tell(act.DEFENDED, seat, name_of(state, figure), total)
        suffered = min(wounds, life_left(state, figure))
        if attack.sweeping:
            attack.damage = max(i64(0), attack.damage - total - suffered)
        if wounds == 0:
            return
        state.tell(act.WOUNDED, seat, name_of(state, figure), suffered)
        if figure < HERO_SLOTS:
            state.push(SufferWounds(figure, suffered))
        else:
            wound_unit(state, figure, suffered)


def life_left(state: ConanState, figure: i64) -> i64:
    if figure < HERO_SLOTS:
        return state.at[figure].alive_gems()
    return state.life[figure]
