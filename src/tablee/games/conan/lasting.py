"""What the rules ask about lasting spells: what they change while they last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import has, lowest
from tablee.core.native import i64, vec
from tablee.games.conan.moments import (
    ACTIVATED,
    ACTIVATION_ENDS,
    ATTACK_DICE,
    BARS,
    BASE_MOVE_ADDED,
    CROSSED,
    DEFENCE_TAKEN,
    DICE_BETTERED,
    DIED,
    FORBIDS_ATTACK,
    LIMIT_ADDED,
    ON_A_FIGURE,
    ON_A_SIDE,
    PROTECTS,
    SPELL_POWERS,
    SPELLS_AT,
    STRIKES_ALONE,
    TAX,
    TURN_BEGINS,
    TURN_ENDS,
    UNSTEADIES,
    WAKES,
    WEARERS,
)

if TYPE_CHECKING:  # the state itself asks here
    from tablee.games.conan.state import ConanState

# -- spells that last --------------------------------------------------------------------------


def works_on(state: ConanState, place: i64, figure: i64) -> bool:
    """Say whether a lasting spell works on a figure: cast on it, or on its whole side."""
    kind = SPELL_POWERS[state.effect_spell[place]].works_on
    if kind == ON_A_FIGURE:
        return state.effect_on[place] == figure
    return kind == ON_A_SIDE and state.effect_on[place] == state.side_of(figure)


def speaks(state: ConanState, place: i64, moment: i64, figure: i64) -> bool:
    """Say whether a lasting spell of a figure acts at a moment."""
    return has(SPELLS_AT[moment], state.effect_spell[place]) and works_on(state, place, figure)


def feels_any(state: ConanState, figure: i64, moment: i64) -> bool:
    """Say whether a spell with this mark works on a figure."""
    for place in range(len(state.effect_spell)):
        if speaks(state, place, moment, figure):
            return True
    return False


def lies_under(state: ConanState, zone: i64, moment: i64) -> bool:
    """Say whether a spell that acts at this moment lies on a zone."""
    for place in range(len(state.effect_spell)):
        if state.effect_on[place] == zone and has(SPELLS_AT[moment], state.effect_spell[place]):
            return True
    return False


def harms_crossers(state: ConanState, zone: i64) -> bool:
    return lies_under(state, zone, CROSSED)


def base_move_added(state: ConanState, figure: i64) -> i64:
    points: i64 = 0
    for place in range(len(state.effect_spell)):
        if speaks(state, place, BASE_MOVE_ADDED, figure):
            points += SPELL_POWERS[state.effect_spell[place]].base_move_added()
    return points


def limit_added(state: ConanState, figure: i64, box: i64) -> i64:
    gems: i64 = 0
    for place in range(len(state.effect_spell)):
        if speaks(state, place, LIMIT_ADDED, figure):
            gems += SPELL_POWERS[state.effect_spell[place]].limit_added(box)
    return gems


def tax(state: ConanState, figure: i64) -> i64:
    """Return the extra gems that a caster pays; they exhaust no card (E119)."""
    gems: i64 = 0
    for place in range(len(state.effect_spell)):
        if speaks(state, place, TAX, figure):
            gems += SPELL_POWERS[state.effect_spell[place]].tax()
    return gems


def dice_bettered(state: ConanState, figure: i64, box: i64) -> i64:
    """Return by how many colours spells better the dice of a characteristic (E2)."""
    colours: i64 = 0
    for place in range(len(state.effect_spell)):
        if speaks(state, place, DICE_BETTERED, figure):
            colours += SPELL_POWERS[state.effect_spell[place]].dice_bettered(box)
    return colours


def add_attack_dice(state: ConanState, attacker: i64, pool: vec[i64]) -> None:
    """Add to a pool what spells give to each attack roll."""
    for place in range(len(state.effect_spell)):
        if speaks(state, place, ATTACK_DICE, attacker):
            SPELL_POWERS[state.effect_spell[place]].attack_dice(pool)


def protection(state: ConanState, figure: i64, moment: i64 = PROTECTS) -> i64:
    """Return the fixed passive defence of spells against everything, or of tokens alone (E53)."""
    total: i64 = 0
    spells = SPELLS_AT[moment]
    while spells != 0:
        total += SPELL_POWERS[lowest(spells)].protects(state, figure)
        spells &= spells - 1
    return total


def defence_taken(state: ConanState, figure: i64) -> i64:
    points: i64 = 0
    for place in range(len(state.effect_spell)):
        if speaks(state, place, DEFENCE_TAKEN, figure):
            points += SPELL_POWERS[state.effect_spell[place]].defence_taken()
    return points


def is_forbidden(state: ConanState, attacker: i64, target: i64, kind: i64) -> bool:
    """Say whether a spell keeps an attacker from choosing a target [RW-2]."""
    for place in range(len(state.effect_spell)):
        if speaks(state, place, FORBIDS_ATTACK, target):
            power = SPELL_POWERS[state.effect_spell[place]]
            if power.forbids_attack(state, attacker, kind):
                return True
    return False


def is_barred(state: ConanState, figure: i64, zone: i64) -> bool:
    """Say whether a spell keeps a figure out of a zone, by any kind of movement (E62)."""
    for place in range(len(state.effect_spell)):
        spell = state.effect_spell[place]
        if has(SPELLS_AT[BARS], spell):
            caster = state.effect_by[place]
            if SPELL_POWERS[spell].bars(state, caster, figure, zone):
                return True
    return False


def is_unsteady(state: ConanState, zone: i64, unsteady: bool) -> bool:
    """Return whether the ground of a zone is unstable; the later of two spells counts (E117)."""
    for place in range(len(state.effect_spell)):
        spell = state.effect_spell[place]
        if state.effect_on[place] == zone and has(SPELLS_AT[UNSTEADIES], spell):
            unsteady = SPELL_POWERS[spell].unsteadies(unsteady)
    return unsteady


def tell_crossed(state: ConanState, figure: i64, old: i64, new: i64) -> None:
    """Tell the spells on two zones that a figure has moved from one to the other."""
    for place in range(len(state.effect_spell)):
        spell = state.effect_spell[place]
        zone = state.effect_on[place]
        if has(SPELLS_AT[CROSSED], spell) and zone in (old, new):
            SPELL_POWERS[spell].crossed(state, place, figure)


# -- tokens, and what waits for its turn ----------------------------------------------------


def strikes_alone(spell: i64) -> bool:
    return spell >= 0 and has(SPELLS_AT[STRIKES_ALONE], spell)


def wears_token(state: ConanState, figure: i64) -> bool:
    return has(wearers(state), figure)


def wearers(state: ConanState) -> i64:
    """Return the set of figures with the token of any spell."""
    figures: i64 = 0
    spells = SPELLS_AT[WEARERS]
    while spells != 0:
        figures |= SPELL_POWERS[lowest(spells)].wearers(state)
        spells &= spells - 1
    return figures


def take_tokens_off(state: ConanState, figure: i64) -> None:
    spells = SPELLS_AT[WEARERS]
    while spells != 0:
        SPELL_POWERS[lowest(spells)].take_off(state, figure)
        spells &= spells - 1


def tell_wakes(state: ConanState, figure: i64) -> None:
    spells = SPELLS_AT[WAKES]
    while spells != 0:
        SPELL_POWERS[lowest(spells)].wakes(state, figure)
        spells &= spells - 1


def tell_activated(state: ConanState, figure: i64) -> None:
    spells = SPELLS_AT[ACTIVATED]
    while spells != 0:
        SPELL_POWERS[lowest(spells)].activated(state, figure)
        spells &= spells - 1


def tell_activation_ends(state: ConanState, figures: i64) -> None:
    spells = SPELLS_AT[ACTIVATION_ENDS]
    while spells != 0:
        SPELL_POWERS[lowest(spells)].activation_ends(state, figures)
        spells &= spells - 1


def tell_turn_begins(state: ConanState, figures: i64) -> None:
    spells = SPELLS_AT[TURN_BEGINS]
    while spells != 0:
        SPELL_POWERS[lowest(spells)].turn_begins(state, figures)
        spells &= spells - 1


def tell_turn_ends(state: ConanState, figures: i64) -> None:
    spells = SPELLS_AT[TURN_ENDS]
    while spells != 0:
        SPELL_POWERS[lowest(spells)].turn_ends(state, figures)
        spells &= spells - 1


def tell_died(state: ConanState, figure: i64) -> None:
    take_tokens_off(state, figure)
    spells = SPELLS_AT[DIED]
    while spells != 0:
        SPELL_POWERS[lowest(spells)].died(state, figure)
        spells &= spells - 1
