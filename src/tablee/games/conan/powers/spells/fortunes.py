"""Spells of gems, life and fate: healing, draining, summoning, binding, opening."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, has, listed
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import HERO_SLOTS, NOWHERE
from tablee.games.conan.moments import BLOCKS, CASTS, SpellPower, register_spell
from tablee.games.conan.powers.spells.kinds import (
    LastsOnCharacter,
    heroes_in_sight,
    in_sight,
    tire,
)
from tablee.games.conan.records import IN_PLAY, PRINTED
from tablee.games.conan.state import HERO_FIGURES, ConanState, name_of, zone_name
from tablee.games.conan.steps.asking import FigureStep
from tablee.games.conan.steps.attack import AfterWounds, enter
from tablee.games.conan.steps.casting import gems_for, pay_for_spell
from tablee.games.conan.steps.dice import AfterRoll, RollPool, add_dice, add_free_rerolls, gather
from tablee.games.conan.steps.locks import open_at_once, opened_by_magic
from tablee.games.conan.steps.paths import may_enter

GIFT: Final = 2  # gems of a Gift of Life
LEECHED: Final = 3  # gems that Energy Drain returns
TRANSFUSED: Final = 2  # gems that Life Transfer returns
DIZZY: Final = 1  # gems that each spell costs more under Magical Dizziness
FAR: Final = 2  # zones over which Set's Possession reaches

# -- gems and life -------------------------------------------------------------------------


class MitrasHealing(SpellPower):
    """Mitra's Healing: a wounded hero in the caster's zone gets gems back [SP-7]."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        members: i64 = 0
        for slot in listed(state.living_in(state.zone[caster]) & HERO_FIGURES):
            if state.at[slot].wounds > 0:
                members |= bit(slot)
        return members

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        gather(state, caster)
        add_dice(state, self.card.dice)
        add_free_rerolls(state, PRINTED, self.card.free)
        state.push(RollPool(caster), Heals(target))


class Heals(AfterRoll):
    """The successes return as gems from the wound zone (Mitra's Healing)."""

    def run(self, state: ConanState) -> None:
        hero = state.at[self.who]
        gems = min(state.roll.successes(), hero.wounds)
        hero.wounds -= gems
        hero.available += gems
        state.tell(act.HEALED, hero.seat, name_of(state, self.who), gems)

    def worth(self, state: ConanState, successes: i64) -> i64:
        return min(successes, state.at[self.who].wounds)


class GiftOfLife(SpellPower):
    """Gems of the caster, or of the overlord for his figure, go to another hero for good (E47)."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        return heroes_in_sight(state, caster) & ~bit(caster)

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        if caster < HERO_SLOTS:
            gems = min(i64(GIFT), state.at[caster].available)
            state.at[caster].available -= gems
            state.push(AfterWounds(caster))
        else:
            gems = min(i64(GIFT), state.available)
            state.available -= gems
        state.at[target].available += gems
        state.tell(act.GIFT, state.seat_of(caster), name_of(state, target), gems)


class EnergyDrain(SpellPower):
    """The side of a figure in an adjacent zone tires; the caster's side gets gems back (E65)."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        board = state.board()
        zone = state.zone[caster]
        members: i64 = 0
        for place in range(board.around_from[zone], board.around_from[zone + 1]):
            other = board.other(board.around[place], zone)
            if has(state.sight[zone], other):
                members |= state.living_in(other)
        return members

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        tire(state, target)
        if caster < HERO_SLOTS:
            gems = min(i64(LEECHED), state.at[caster].fatigue)
            state.at[caster].fatigue -= gems
            state.at[caster].available += gems
        else:
            gems = min(i64(LEECHED), state.fatigue)
            state.fatigue -= gems
            state.available += gems
        state.tell(act.HEALED, state.seat_of(caster), name_of(state, caster), gems)


class LifeTransfer(SpellPower):
    """An ally in sight dies for its hero, who must be in sight too; his wounds become fatigue."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        seen = in_sight(state, caster)
        members: i64 = 0
        for figure in listed(seen & ~HERO_FIGURES):
            if state.is_ally(figure) and has(seen, state.scenario().ally_of[figure]):
                members |= bit(figure)
        return members

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        hero = state.scenario().ally_of[target]
        state.life[target] = 0
        gems = min(i64(TRANSFUSED), state.at[hero].wounds)
        state.at[hero].wounds -= gems
        state.at[hero].fatigue += gems
        state.tell(act.HEALED, state.seat_of(hero), name_of(state, hero), gems)
        state.push(AfterWounds(target))


class MagicalDizziness(LastsOnCharacter):
    """Magical Dizziness: another spell caster pays more for each spell (E119)."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        members: i64 = 0
        for figure in listed(in_sight(state, caster) & ~bit(caster)):
            if state.has_mark(figure, CASTS):
                members |= bit(figure)
        return members

    def tax(self) -> i64:
        return DIZZY


# -- summoning -----------------------------------------------------------------------------


class ReturnOfTheBrave(SpellPower):
    """A dead or waiting friend returns beside the caster; X is its cost (E68, E86)."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        members: i64 = 0
        gems = gems_for(state, caster, self.me)
        for figure in range(HERO_SLOTS, state.scenario().figures):
            away = state.away_from[figure] != NOWHERE or has(state.departed, figure)
            if state.zone[figure] != NOWHERE or away or not self.calls(state, figure):
                continue
            if state.side_of(figure) != state.side_of(caster):
                continue
            if not 0 < state.unit(figure).reinforcement <= gems:
                continue
            if has_place(state, figure) and may_enter(state, figure, state.zone[caster]):
                members |= bit(figure)
        return members

    def calls(self, state: ConanState, figure: i64) -> bool:
        """Say whether it calls such a figure."""
        return True

    def price(self, state: ConanState, caster: i64, target: i64) -> i64:
        return state.unit(target).reinforcement

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        zone = state.zone[caster]
        state.life[target] = max(i64(1), state.scenario().life[target])
        if not state.is_ally(target):
            state.bloodied &= ~bit(state.scenario().tile[target])
        state.tell(act.REINFORCED, state.seat_of(caster), name_of(state, target))
        state.tell(act.ENTERED, state.seat_of(caster), zone_name(state, zone))
        enter(state, target, zone)


class YajursAwakening(ReturnOfTheBrave):
    """Yajur's Awakening: the same for Skeletons and Mummies (E68)."""

    def calls(self, state: ConanState, figure: i64) -> bool:
        return state.unit(figure).undead


def has_place(state: ConanState, figure: i64) -> bool:
    """Say whether a dead figure's tile is still in the river, or lies beside its hero."""
    if state.is_ally(figure):
        return state.at[state.scenario().ally_of[figure]].fate == IN_PLAY
    for tile in state.river:
        if has(state.scenario().controls[tile], figure):
            return True
    return False


# -- fate ----------------------------------------------------------------------------------


class ChangingDestiny(SpellPower):
    """Changing Destiny: in its next turn a hero must rest, or a unit is not activated (E67)."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        return in_sight(state, caster)

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        state.fated |= bit(target)

    def turn_begins(self, state: ConanState, figures: i64) -> None:
        state.idle |= state.fated & figures
        state.fated &= ~figures

    def turn_ends(self, state: ConanState, figures: i64) -> None:
        state.idle &= ~figures

    def died(self, state: ConanState, figure: i64) -> None:
        state.fated &= ~bit(figure)


class SetsPossession(SpellPower):
    """A blocker loses its skill in its next turn; another cannot move when next active (E66)."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        """Figures at most two zones away, in sight or not (E39)."""
        board = state.board()
        members: i64 = 0
        for zone in range(board.zones):
            if board.distance[state.zone[caster] * board.zones + zone] <= FAR:
                members |= state.living_in(zone)
        return members

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        if state.has_mark(target, BLOCKS):
            state.taming |= bit(target)
        else:
            state.possessed |= bit(target)

    def turn_begins(self, state: ConanState, figures: i64) -> None:
        state.tamed |= state.taming & figures
        state.taming &= ~figures

    def activated(self, state: ConanState, figure: i64) -> None:
        if has(state.possessed, figure):
            state.possessed &= ~bit(figure)
            state.stilled |= bit(figure)

    def activation_ends(self, state: ConanState, figures: i64) -> None:
        state.stilled &= ~figures

    def turn_ends(self, state: ConanState, figures: i64) -> None:
        state.tamed &= ~figures
        state.stilled &= ~figures

    def died(self, state: ConanState, figure: i64) -> None:
        state.possessed &= ~bit(figure)
        state.taming &= ~bit(figure)


# -- locks ---------------------------------------------------------------------------------


class BelsCaress(SpellPower):
    """Bel's Caress opens a chest here or a door of this zone without a roll (E70)."""

    def has_target(self, state: ConanState, caster: i64) -> bool:
        return len(opened_by_magic(state, caster)) > 0

    def ask(self, state: ConanState, caster: i64) -> None:
        state.push(OpenByMagic(state.seat_of(caster), caster))


class OpenByMagic(FigureStep):
    """Choose what Bel's Caress opens (E70)."""

    def options(self, state: ConanState) -> vec[i64]:
        return opened_by_magic(state, self.figure)

    def resolve(self, state: ConanState, action: i64) -> None:
        pay_for_spell(state, self.figure, BELS_CARESS.me, BELS_CARESS.card.cost)
        open_at_once(state, self.figure, action)

    def rule(self, action: i64) -> str:
        return "conan:E70"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("nothing-locked-there", "conan:E70")


BELS_CARESS: Final = BelsCaress("bels_caress")

register_spell(MitrasHealing("mitras_healing"))
register_spell(GiftOfLife("gift_of_life"))
register_spell(EnergyDrain("energy_drain"))
register_spell(LifeTransfer("life_transfer"))
register_spell(MagicalDizziness("magical_dizziness"))
register_spell(ReturnOfTheBrave("return_of_the_brave"))
register_spell(YajursAwakening("yajurs_awakening"))
register_spell(ChangingDestiny("changing_destiny"))
register_spell(SetsPossession("sets_possession"))
register_spell(BELS_CARESS)
