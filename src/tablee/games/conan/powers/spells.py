"""The spells that are cast as an action [SP]: paying, choosing the target, what happens."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit, has, listed
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    BELS_CARESS,
    BLOCKING,
    BORIS_RAGE,
    BORNE_BY_THE_WIND,
    CHANGING_DESTINY,
    CONTACT,
    DAGONS_ATTACK,
    ENERGY_DRAIN,
    GIFT_OF_LIFE,
    HAND_OF_DEATH,
    HERO_SLOTS,
    INVERSION,
    KISS_OF_DEATH,
    LETHAL_CLOUD,
    LIFE_TRANSFER,
    LIGHTNING_STORM,
    MIND_CONTROL,
    MITRAS_HEALING,
    MYSTIC_BARRIER,
    NOWHERE,
    RANGED,
    RECALL,
    RETURN_OF_THE_BRAVE,
    SETS_BITE,
    SETS_POSSESSION,
    SHAPECHANGER,
    SPELLS,
    TELEKINESIS,
    TELEPORTATION,
    WITHERING,
    YAJURS_AWAKENING,
    YMIRS_RAGE,
)
from tablee.games.conan.powers.effects import lay
from tablee.games.conan.powers.movers import GuideStep, MoveTentacle
from tablee.games.conan.powers.targets import ON_ZONES, can_fetch, figure_targets, zone_targets
from tablee.games.conan.records import PRINTED
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.asking import FigureStep, figures_offered, zones_offered
from tablee.games.conan.steps.attack import (
    AfterWounds,
    SufferRoll,
    attack_zone,
    begin_attack,
    enter,
    react,
    strike,
    with_dice,
    with_free_rerolls,
)
from tablee.games.conan.steps.casting import can_cast, pay_for_spell
from tablee.games.conan.steps.dice import AfterRoll, RollPool, add_dice, add_free_rerolls, gather
from tablee.games.conan.steps.locks import open_at_once, opened_by_magic
from tablee.games.conan.steps.targets import open_to_area, shoots_down
from tablee.games.conan.steps.wounds import RemoveDead

GIFT: Final = 2  # gems of a Gift of Life
LEECHED: Final = 3  # gems that Energy Drain returns
TRANSFUSED: Final = 2  # gems that Life Transfer returns


def _untargeted() -> i64:
    """Return the spells that work on the caster, his zone or his side."""
    members: i64 = bit(KISS_OF_DEATH) | bit(SHAPECHANGER) | bit(YMIRS_RAGE)
    members |= bit(MYSTIC_BARRIER) | bit(BORNE_BY_THE_WIND)
    for spell in range(len(SPELLS)):
        if SPELLS[spell].reaction:
            members |= bit(spell)
    return members


UNTARGETED: Final[i64] = _untargeted()


def has_target(state: ConanState, figure: i64, spell: i64) -> bool:
    """A spell without a legal target cannot be cast [SP-8]."""
    if has(UNTARGETED, spell):
        return True
    if spell == BELS_CARESS:
        return len(opened_by_magic(state, figure)) > 0
    if has(ON_ZONES, spell):
        return zone_targets(state, figure, spell) != 0
    return figure_targets(state, figure, spell) != 0


def castable(state: ConanState, figure: i64) -> vec[i64]:
    """Return the spells with a legal target that a figure can pay [SP-2, SP-8]."""
    found = vec[i64](capacity=4)
    for spell in listed(state.spells_of(figure)):
        if can_cast(state, figure, spell) and has_target(state, figure, spell):
            found = append(found, spell)
    return found


def cast(state: ConanState, figure: i64, spell: i64) -> None:
    """Pay and resolve a spell, or ask for its target first."""
    seat = state.seat_of(figure)
    if SPELLS[spell].reaction:
        react(state, figure, spell)
    elif has(UNTARGETED, spell):
        pay_for_spell(state, figure, spell, SPELLS[spell].cost)
        cast_on_oneself(state, figure, spell)
    elif spell == BELS_CARESS:
        state.push(OpenByMagic(seat, figure))
    elif has(ON_ZONES, spell):
        state.push(ChooseSpellZone(seat, figure, spell))
    else:
        state.push(ChooseSpellTarget(seat, figure, spell))


def cast_on_oneself(state: ConanState, figure: i64, spell: i64) -> None:
    if spell == KISS_OF_DEATH:
        zone = state.zone[figure]
        attack_zone(state, figure, zone, SPELLS[spell].dice)
        with_free_rerolls(state, PRINTED, SPELLS[spell].free)
        state.attack().spell = spell
        state.push(RemoveDead(figure))  # E118
    elif spell == SHAPECHANGER:
        state.away_from[figure] = state.zone[figure]
        state.tell(act.VANISHED, state.seat_of(figure), name_of(state, figure))
        state.put(figure, NOWHERE)
    elif spell == YMIRS_RAGE:
        lay(state, spell, figure, state.side_of(figure))
    else:
        lay(state, spell, figure, figure)
        state.tell(act.SPELL_LASTS, state.seat_of(figure), name_of(state, figure))


class ChooseSpell(FigureStep):
    """Choose the spell that a unit casts in its activation [SP-4]."""

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for spell in castable(state, self.figure):
            found = append(found, act.CAST + spell)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        cast(state, self.figure, action - act.CAST)

    def rule(self, action: i64) -> str:
        return "conan:SP-4"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-spell-cannot-be-cast", "conan:SP-2")


# -- spells on a figure ----------------------------------------------------------------


class ChooseSpellTarget(FigureStep):
    """Choose the figure on which a spell is cast [SP-8]."""

    spell: i64

    def __init__(self, seat: i64, figure: i64, spell: i64) -> None:
        super().__init__(seat, figure)
        self.spell = spell

    def options(self, state: ConanState) -> vec[i64]:
        return figures_offered(state, figure_targets(state, self.figure, self.spell))

    def resolve(self, state: ConanState, action: i64) -> None:
        target = state.scenario().figure_of[action - act.FIGURE]
        gems = price(state, self.figure, self.spell, target)
        pay_for_spell(state, self.figure, self.spell, gems)
        state.tell(act.SPELL_LASTS, self.seat, action - act.FIGURE)
        cast_on_figure(state, self.figure, self.spell, target)

    def rule(self, action: i64) -> str:
        return "conan:SP-8"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)], "spell": ["spell", self.spell]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-is-no-target-for-the-spell", "conan:SP-8")


def price(state: ConanState, caster: i64, spell: i64, target: i64) -> i64:
    """Return the gems of a spell: X is the figure called, Inversion counts zones (E61, E68)."""
    board = state.board()
    if spell == INVERSION:
        away = board.distance[state.zone[caster] * board.zones + state.zone[target]]
        return max(i64(1), away)
    if spell in (RETURN_OF_THE_BRAVE, YAJURS_AWAKENING):
        return state.unit(target).reinforcement
    return SPELLS[spell].cost


def cast_on_figure(state: ConanState, caster: i64, spell: i64, target: i64) -> None:
    if SPELLS[spell].lasts > 0:
        lay(state, spell, caster, target)
    elif spell in (BORIS_RAGE, SETS_BITE, HAND_OF_DEATH):
        strike_with_spell(state, caster, spell, target)
    elif spell in (WITHERING, MITRAS_HEALING):
        roll_for_spell(state, caster, spell, target)
    elif spell == INVERSION:
        swap(state, caster, target)
    elif spell == MIND_CONTROL:
        state.push(GuideStep(state.seat_of(caster), caster, target, 0))
    elif spell == DAGONS_ATTACK:
        state.push(MoveTentacle(state.seat_of(caster), target, 3))
    elif spell in (RETURN_OF_THE_BRAVE, YAJURS_AWAKENING):
        summon(state, caster, target)
    else:
        change_fortune(state, caster, spell, target)


def change_fortune(state: ConanState, caster: i64, spell: i64, target: i64) -> None:
    """Spells that move gems, bind or doom."""
    if spell == CHANGING_DESTINY:
        state.fated |= bit(target)
    elif spell == SETS_POSSESSION:
        possess(state, target)
    elif spell == ENERGY_DRAIN:
        tire(state, target)
        revive(state, caster)
    elif spell == GIFT_OF_LIFE:
        give_life(state, caster, target)
    elif spell == LIFE_TRANSFER:
        hero = state.scenario().ally_of[target]
        state.life[target] = 0
        gems = min(i64(TRANSFUSED), state.at[hero].wounds)
        state.at[hero].wounds -= gems
        state.at[hero].fatigue += gems
        state.tell(act.HEALED, state.seat_of(hero), name_of(state, hero), gems)
        state.push(AfterWounds(target))


def give_life(state: ConanState, caster: i64, target: i64) -> None:
    """Gems of the caster, or of the overlord for his figure, are the target's for good (E47)."""
    if caster < HERO_SLOTS:
        gems = min(i64(GIFT), state.at[caster].available)
        state.at[caster].available -= gems
        state.push(AfterWounds(caster))
    else:
        gems = min(i64(GIFT), state.available)
        state.available -= gems
    state.at[target].available += gems
    state.tell(act.GIFT, state.seat_of(caster), name_of(state, target), gems)


def strike_with_spell(state: ConanState, caster: i64, spell: i64, target: i64) -> None:
    """A ranged attack without weapon, or damage at arm's length (E120)."""
    kind: i64 = RANGED
    if spell == HAND_OF_DEATH:
        kind = CONTACT
    if spell == SETS_BITE:
        tire(state, target)
    begin_attack(state, caster, kind, -1, state.zone[target])
    state.attack().spell = spell
    with_dice(state, SPELLS[spell].dice)
    with_free_rerolls(state, PRINTED, SPELLS[spell].free)
    if kind == RANGED and shoots_down(state, caster, target):
        state.attack().dice[0] += 1
    strike(state, target)


def roll_for_spell(state: ConanState, caster: i64, spell: i64, target: i64) -> None:
    gather(state, caster)
    add_dice(state, SPELLS[spell].dice)
    add_free_rerolls(state, PRINTED, SPELLS[spell].free)
    if spell == WITHERING:
        state.push(RollPool(caster), SufferRoll(target))
    else:
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


def tire(state: ConanState, target: i64) -> None:
    """The side of a target moves 1 gem from available to fatigue, if it has one (E65)."""
    slot = target
    if state.is_ally(target):
        slot = state.scenario().ally_of[target]
    if slot < HERO_SLOTS:
        gems = min(i64(1), state.at[slot].available)
        state.at[slot].available -= gems
        state.at[slot].fatigue += gems
    else:
        gems = min(i64(1), state.available)
        state.available -= gems
        state.fatigue += gems
    state.tell(act.DRAINED, state.seat_of(target), name_of(state, target), gems)


def revive(state: ConanState, caster: i64) -> None:
    """The caster's side moves up to 3 gems from fatigue to available (Energy Drain)."""
    if caster < HERO_SLOTS:
        gems = min(i64(LEECHED), state.at[caster].fatigue)
        state.at[caster].fatigue -= gems
        state.at[caster].available += gems
    else:
        gems = min(i64(LEECHED), state.fatigue)
        state.fatigue -= gems
        state.available += gems
    state.tell(act.HEALED, state.seat_of(caster), name_of(state, caster), gems)


def possess(state: ConanState, target: i64) -> None:
    """A blocker loses its skill for a turn; another figure cannot move (E66)."""
    if state.has_skill(target, BLOCKING):
        state.taming |= bit(target)
    else:
        state.possessed |= bit(target)


def swap(state: ConanState, caster: i64, target: i64) -> None:
    """Change places; nobody is held any more (E61)."""
    here = state.zone[caster]
    there = state.zone[target]
    enter(state, caster, there)
    enter(state, target, here)
    state.tell(act.PLACED, state.seat_of(caster), zone_name(state, there))


def summon(state: ConanState, caster: i64, figure: i64) -> None:
    """A dead figure returns beside the caster; its tile is turned face up (E68)."""
    zone = state.zone[caster]
    state.life[figure] = max(i64(1), state.scenario().life[figure])
    if not state.is_ally(figure):
        state.bloodied &= ~bit(state.scenario().tile[figure])
    state.tell(act.REINFORCED, state.seat_of(caster), name_of(state, figure))
    state.tell(act.ENTERED, state.seat_of(caster), zone_name(state, zone))
    enter(state, figure, zone)


# -- spells on a zone --------------------------------------------------------------------


class ChooseSpellZone(FigureStep):
    """Choose the zone on which a spell is cast [SP-8]."""

    spell: i64

    def __init__(self, seat: i64, figure: i64, spell: i64) -> None:
        super().__init__(seat, figure)
        self.spell = spell

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, zone_targets(state, self.figure, self.spell))

    def resolve(self, state: ConanState, action: i64) -> None:
        zone = action - act.ZONE - state.board().first_zone
        if self.spell == TELEPORTATION:
            teleport(state, self.figure, zone)
            return
        pay_for_spell(state, self.figure, self.spell, SPELLS[self.spell].cost)
        state.tell(act.ZONE_CHANGED, self.seat, action - act.ZONE)
        self.work(state, zone)

    def work(self, state: ConanState, zone: i64) -> None:
        figure = self.figure
        if self.spell == TELEKINESIS:
            state.push(FetchCard(self.seat, figure, zone))
        elif self.spell == RECALL:
            for friend in listed(state.friends_in(zone, figure)):
                enter(state, friend, state.zone[figure])
        elif self.spell == LIGHTNING_STORM:
            attack_zone(state, figure, zone, SPELLS[self.spell].dice)
            state.attack().spell = self.spell
        else:
            lay(state, self.spell, figure, zone)
            if self.spell == LETHAL_CLOUD:
                state.effect_hit[-1] = open_to_area(state, figure, state.standing(zone))
                attack_zone(state, figure, zone, SPELLS[self.spell].dice)
                state.attack().spell = self.spell

    def rule(self, action: i64) -> str:
        return "conan:E59" if self.spell == TELEPORTATION else "conan:SP-8"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)], "spell": ["spell", self.spell]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        if self.spell == TELEPORTATION:
            return Reason("too-far-or-too-full", "conan:E60")
        return Reason("this-zone-is-not-in-sight", "conan:BZ-12")


def teleport(state: ConanState, figure: i64, zone: i64) -> None:
    """One gem for each zone beside the cost; a web is torn on the way (E59, E60)."""
    board = state.board()
    away = board.distance[state.zone[figure] * board.zones + zone]
    pay_for_spell(state, figure, TELEPORTATION, SPELLS[TELEPORTATION].cost + away)
    if state.webs[figure] > 0:
        state.webs[figure] -= 1
    state.tell(act.TELEPORTED, state.seat_of(figure), zone_name(state, zone))
    if away > 0:
        enter(state, figure, zone)


class FetchCard(FigureStep):
    """Choose the card that Telekinesis fetches; nothing explodes (E44, E121)."""

    zone: i64

    def __init__(self, seat: i64, figure: i64, zone: i64) -> None:
        super().__init__(seat, figure)
        self.zone = zone

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for card in range(len(state.carried_off)):
            if can_fetch(state, self.figure, self.zone, card):
                found = append(found, act.CARD + card)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        state.lay(self.zone, action - act.CARD, -1)
        state.at[self.figure].gain(action - act.CARD)
        state.tell(act.PICKED, self.seat, action - act.CARD)

    def rule(self, action: i64) -> str:
        return "conan:E121"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("not-with-this-card-now", "conan:E121")


class OpenByMagic(FigureStep):
    """Bel's Caress opens a chest here or a door of this zone without a roll (E70)."""

    def options(self, state: ConanState) -> vec[i64]:
        return opened_by_magic(state, self.figure)

    def resolve(self, state: ConanState, action: i64) -> None:
        pay_for_spell(state, self.figure, BELS_CARESS, SPELLS[BELS_CARESS].cost)
        open_at_once(state, self.figure, action)

    def rule(self, action: i64) -> str:
        return "conan:E70"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("nothing-locked-there", "conan:E70")
