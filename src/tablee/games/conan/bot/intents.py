"""Whom the overlord's greedy player hunts, and whom he saves."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, has, listed
from tablee.core.native import i64
from tablee.games.conan.bot.fights import PROTECTED, shields, toughness
from tablee.games.conan.bot.goals import carries_token
from tablee.games.conan.bot.paths import distances, zones_of
from tablee.games.conan.data import HERO_SLOTS
from tablee.games.conan.moments import CASTS
from tablee.games.conan.state import ConanState

DANGER: Final = 3  # movement points at which even heroes without gems are a threat
RECOVERED: Final = 2  # gems that a hero is sure to gain in his turn
BLOW: Final = 3  # gems that he needs to strike
RUN: Final = 4  # gems that he may spend to come near


def prey(state: ConanState) -> i64:
    """Return the zones of carriers, else of the hero who must die, else of all heroes."""
    carriers: i64 = 0
    for figure in range(HERO_SLOTS):
        if state.zone[figure] >= 0 and carries_token(state, figure):
            carriers |= bit(figure)
    ward = state.scenario().purposes.ward
    if carriers == 0 and ward >= 0 and state.zone[ward] >= 0:
        carriers = bit(ward)
    if carriers == 0:
        carriers = state.heroes_on_board()
    return zones_of(state, carriers)


def is_shield(state: ConanState, figure: i64) -> bool:
    """Say whether a figure is the sturdiest that stands before one that must not die [E26]."""
    for hunted in listed(state.scenario().purposes.quarry):
        zone = state.zone[hunted]
        if zone >= 0 and state.has_skill(hunted, PROTECTED) and state.zone[figure] == zone:
            return figure != hunted and sturdiest(state, shields(state, hunted)) == figure
    return False


def sturdiest(state: ConanState, figures: i64) -> i64:
    """Return the figure of a set that takes most damage to kill, or -1."""
    best: i64 = 0
    found: i64 = -1
    for figure in listed(figures):
        if toughness(state, figure) > best:
            best = toughness(state, figure)
            found = figure
    return found


def unshielded(state: ConanState) -> i64:
    """Return the zones of those who must not die and have Protected but no protector."""
    zones: i64 = 0
    for hunted in listed(state.scenario().purposes.quarry):
        alone = state.zone[hunted] >= 0 and shields(state, hunted) == 0
        if alone and state.has_skill(hunted, PROTECTED):
            zones |= bit(state.zone[hunted])
    return zones


def to_shield(state: ConanState, figure: i64) -> i64:
    """Return where a figure should stand to protect one that must not die.

    Nobody does yet, or all who do are killed far more easily.
    """
    zones: i64 = 0
    for hunted in listed(state.scenario().purposes.quarry):
        if state.zone[hunted] >= 0 and state.has_skill(hunted, PROTECTED) and hunted != figure:
            other = sturdiest(state, shields(state, hunted))
            if other < 0 or toughness(state, figure) > 2 * toughness(state, other):
                zones |= bit(state.zone[hunted])
    return zones


def is_shy(state: ConanState, figure: i64) -> bool:
    """Say whether a figure keeps away: a sorcerer whom the heroes want dead."""
    return has(state.scenario().purposes.quarry, figure) and state.has_mark(figure, CASTS)


def gold_zones(state: ConanState, figure: i64) -> i64:
    """Return where a unit goes for treasure: to the bags, and with one to the way out."""
    zones: i64 = 0
    treasure = state.scenario().purposes.treasure
    if treasure < 0:
        return 0
    if has(state.bearers, figure):
        for zone in state.scenario().reinforcement_zones:
            zones |= bit(zone)
        return zones
    for zone in range(state.board().zones):
        if state.lying(zone, treasure) > 0:
            zones |= bit(zone)
    return zones


def aims(state: ConanState, figure: i64) -> i64:
    """Return the zones a figure wants to reach: those who need a shield, treasure, else heroes."""
    zones = to_shield(state, figure)
    if zones != 0 and comes_to(state, figure, zones):
        return zones
    zones = gold_zones(state, figure)
    if zones != 0 and state.unit(figure).reinforcement > 0:
        return zones
    return prey(state)


def in_danger(state: ConanState, figure: i64) -> bool:
    """Say whether a hero could come to a figure in his next turn and still strike."""
    if state.zone[figure] < 0:
        return False
    target = bit(state.zone[figure])
    for hero in listed(state.heroes_on_board()):
        breath = state.at[hero].available + RECOVERED - BLOW
        reach = state.base_move(hero) + max(i64(0), min(breath, i64(RUN)))
        if distances(state, hero, target)[state.zone[hero]] <= max(reach, i64(DANGER)):
            return True
    return False


def somebody_in_danger(state: ConanState) -> bool:
    for figure in listed(state.scenario().purposes.quarry):
        if is_shy(state, figure) and in_danger(state, figure):
            return True
    return False


def comes_to(state: ConanState, figure: i64, zones: i64) -> bool:
    """Say whether a figure that could protect others reaches one of the zones by its free move."""
    if state.has_skill(figure, PROTECTED):
        return False
    return distances(state, figure, zones)[state.zone[figure]] <= state.unit(figure).move
