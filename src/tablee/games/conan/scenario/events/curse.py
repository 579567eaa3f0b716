"""A curse on the hero who carries a token: a dodge and the passive defence reduce the damage."""

from __future__ import annotations

from typing import Any, ClassVar

from tablee.core.engine import NOBODY, Auto
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import COLOURS, DEFENCE, HERO_SLOTS, OVERLORD, dice_counts
from tablee.games.conan.lasting import defence_taken, protection
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import DICE, TOKEN, Parameter, need, notes
from tablee.games.conan.scenario.scenario import Event
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.asking import FigureStep
from tablee.games.conan.steps.attack import SPELL_WINDOW, AfterWounds
from tablee.games.conan.steps.defence import add_armour
from tablee.games.conan.steps.dice import AfterRoll, RollPool, add_die, gather, roll_die
from tablee.games.conan.steps.objectives import CHECK_VICTORY
from tablee.games.conan.steps.wounds import SufferWounds


class AreaAttackOnCarrier(Event):
    """Dice of damage against the hero who carries a token, who may only dodge."""

    hook: ClassVar[str] = "area_attack_on_carrier"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("token", TOKEN),
        need("dice", DICE),
        *notes("defence"),
    )
    card: i64
    dice: vec[i64]

    def read(self, page: Page) -> None:
        self.card = page.card("token")
        self.dice = dice_counts(page.row["dice"])

    def possible(self, state: ConanState, first: bool) -> bool:
        return carrier(state, self.card) >= 0

    def happen(self, state: ConanState, first: bool) -> None:
        state.push(Curse(carrier(state, self.card), self.number), CHECK_VICTORY)

    def roll(self, state: ConanState) -> i64:
        damage: i64 = 0
        for colour in range(COLOURS):
            for die in range(self.dice[colour]):
                damage += roll_die(state.rng, colour)
        return damage


def carrier(state: ConanState, card: i64) -> i64:
    """Return the hero who carries a token, or -1."""
    for figure in range(HERO_SLOTS):
        if state.zone[figure] >= 0 and state.at[figure].cards[card] > 0:
            return figure
    return -1


class Curse(Auto[ConanState]):
    """Roll the dice of the event against a hero: `who`."""

    event: i64

    def __init__(self, who: i64, event: i64) -> None:
        super().__init__(who)
        self.event = event

    def run(self, state: ConanState) -> None:
        event = state.scenario().events[self.event]
        assert isinstance(event, AreaAttackOnCarrier)
        damage = event.roll(state)
        state.tell(act.CURSED, OVERLORD, name_of(state, self.who), damage)
        if damage > 0:
            state.push(SPELL_WINDOW, Dodge(state.at[self.who].seat, self.who, damage))


class Dodge(FigureStep):
    """Choose how many defence dice to roll: no card helps, armour always does [DE-1, E92]."""

    damage: i64

    def __init__(self, seat: i64, figure: i64, damage: i64) -> None:
        super().__init__(seat, figure)
        self.damage = damage

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for gems in range(state.spendable(self.figure, DEFENCE) + 1):
            found = append(found, act.GEMS + gems)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        gems = action - act.GEMS
        gather(state, self.figure)
        if gems > 0:
            state.at[self.figure].spend(DEFENCE, gems)
            state.tell(act.SPENT, self.seat, DEFENCE, gems)
            add_die(state, self.figure, DEFENCE, gems)
        add_armour(state, self.figure)
        hits = CurseHits(self.figure, self.damage)
        state.push(RollPool(self.figure), hits, AfterWounds(self.figure))

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)], "damage": self.damage}

    def idle(self, state: ConanState) -> i64:
        """Spend nothing if halos and spells stop all of it."""
        return act.GEMS if caught(state, self.figure, 0) >= self.damage else NOBODY

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("say-how-many-gems", "conan:GZ-12")


class CurseHits(AfterRoll):
    """Damage that dodge, armour, halos and spells have not stopped becomes wounds [DE-3]."""

    damage: i64

    def __init__(self, who: i64, damage: i64) -> None:
        super().__init__(who)
        self.damage = damage

    def run(self, state: ConanState) -> None:
        total = caught(state, self.who, state.roll.successes())
        seat = state.at[self.who].seat
        state.tell(act.DEFENDED, seat, name_of(state, self.who), total)
        wounds = max(i64(0), self.damage - total)
        state.tell(act.WOUNDED, seat, name_of(state, self.who), wounds)
        if wounds > 0:
            state.push(SufferWounds(self.who, wounds))

    def worth(self, state: ConanState, successes: i64) -> i64:
        return min(self.damage, caught(state, self.who, successes))


def caught(state: ConanState, figure: i64, successes: i64) -> i64:
    """Return the damage that this many successes, halos and spells stop."""
    total = successes + protection(state, figure)
    return max(i64(0), total - defence_taken(state, figure))
