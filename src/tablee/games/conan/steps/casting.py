"""What spells cost and who can pay [SP-1, SP-2, SP-4]; tokens of spells."""

from __future__ import annotations

from tablee.core.bits import bit, has, lowest
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import HERO_SLOTS, NOWHERE, REACTIONS, SPELL_BOX, SPELLS
from tablee.games.conan.lasting import take_tokens_off, tax, wears_token
from tablee.games.conan.moments import CASTS, SPELL_POWERS, SPELLS_AT, WORKS_ALREADY
from tablee.games.conan.state import ConanState, name_of


def gems_for(state: ConanState, figure: i64, spell: i64) -> i64:
    """Return how many gems a caster can place on a card when it is cast [SP-2, SP-4]."""
    return more_gems_for(state, figure, spell, tax(state, figure))


def more_gems_for(state: ConanState, figure: i64, spell: i64, kept: i64 = 0) -> i64:
    """Return how many gems can be added to a card, by purse and limit, minus those kept."""
    if figure < HERO_SLOTS:
        hero = state.at[figure]
        left = hero.limit(SPELL_BOX + spell) - hero.used[SPELL_BOX + spell]
        return max(i64(0), min(hero.available - kept, left))
    left = SPELLS[spell].limit - state.spell_used[spell]
    return max(i64(0), min(state.available - kept, left))


def is_caster(state: ConanState, figure: i64, spell: i64) -> bool:
    """Say whether a living figure on the board has the card and the skill [E112]."""
    there = state.zone[figure] != NOWHERE and not has(state.dying, figure)
    if not there or not has(state.spells_of(figure), spell):
        return False
    return state.has_mark(figure, CASTS)


def with_reactions(state: ConanState) -> i64:
    """Return the set of figures that have a reaction spell."""
    found = state.printed.reacting_units
    for slot in range(HERO_SLOTS):
        if state.at[slot].spells & REACTIONS != 0:
            found |= bit(slot)
    return found


def can_cast(state: ConanState, figure: i64, spell: i64) -> bool:
    """Say whether a figure can pay for a spell; one that already affects it is not cast again."""
    if not is_caster(state, figure, spell):
        return False
    if has(SPELLS_AT[WORKS_ALREADY], spell) and SPELL_POWERS[spell].works_already(state, figure):
        return False
    return gems_for(state, figure, spell) >= max(i64(1), SPELLS[spell].cost)


def pay_for_spell(state: ConanState, figure: i64, spell: i64, gems: i64) -> None:
    """Place the gems on the card before anything is resolved [SP-1, SP-8]."""
    seat = state.seat_of(figure)
    state.tell(act.ACTS, seat, name_of(state, figure))
    state.tell(act.CAST_SPELL, seat, spell, gems)
    place_gems(state, figure, spell, gems, tax(state, figure))


def place_gems(state: ConanState, figure: i64, spell: i64, gems: i64, more: i64) -> None:
    """Put gems on a card, and extra ones that do not count toward its limit (E119)."""
    if figure < HERO_SLOTS:
        hero = state.at[figure]
        hero.spend(SPELL_BOX + spell, gems)
        hero.available -= more
        hero.boxes[SPELL_BOX + spell] += more
    else:
        state.available -= gems + more
        state.spell_gems[spell] += gems + more
        state.spell_used[spell] += gems


def lose_tokens(state: ConanState, figure: i64) -> None:
    """The tokens leave at a change of state or an activation (E52)."""
    if wears_token(state, figure):
        state.tell(act.HALO_LEFT, state.seat_of(figure), name_of(state, figure))
        take_tokens_off(state, figure)


def cast_at_once(state: ConanState, figure: i64, spell: i64) -> None:
    """Pay for a spell without a target, and let it take effect."""
    pay_for_spell(state, figure, spell, SPELLS[spell].cost)
    SPELL_POWERS[spell].cast(state, figure)


def reactions_of(state: ConanState, figure: i64) -> vec[i64]:
    """Return the reaction spells that a figure can cast now [SP-3]."""
    found = vec[i64](capacity=2)
    spells = state.spells_of(figure) & REACTIONS
    while spells != 0:
        if can_cast(state, figure, lowest(spells)):
            found = append(found, act.CAST + lowest(spells))
        spells &= spells - 1
    return found
