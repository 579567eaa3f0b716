"""What a spell may be cast on [SP-8]: figures, zones; the rest is in `spells`."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, has, listed
from tablee.core.native import i64
from tablee.games.conan.data import (
    BORIS_RAGE,
    CARD_COUNT,
    CARDS,
    CONTACT,
    DAGONS_ATTACK,
    DRYING_EARTH,
    ENERGY_DRAIN,
    GIFT_OF_LIFE,
    HAND_OF_DEATH,
    HEAVIEST_THROWN,
    HERO_SLOTS,
    INVERSION,
    LETHAL_CLOUD,
    LIFE_TRANSFER,
    LIGHT_AS_A_FEATHER,
    LIGHTNING_STORM,
    MAGICAL_DIZZINESS,
    MIND_CONTROL,
    MITRAS_HEALING,
    NOWHERE,
    RANGED,
    RECALL,
    RETURN_OF_THE_BRAVE,
    SETS_BITE,
    SETS_POSSESSION,
    SPELL_CASTER,
    SPELL_ROWS,
    SPELLS,
    TEARS_OF_DAGON,
    TELEKINESIS,
    TELEPORTATION,
    YAJURS_AWAKENING,
)
from tablee.games.conan.records import IN_PLAY
from tablee.games.conan.state import HERO_FIGURES, ConanState
from tablee.games.conan.steps.casting import gems_for
from tablee.games.conan.steps.paths import (
    can_be_in,
    falls_down,
    is_blocked,
    is_clouded,
    is_open,
    may_enter,
)
from tablee.games.conan.steps.targets import targets_of


def _in_sight_on(target: str) -> i64:
    """Return the set of spells cast on such a target in sight."""
    members: i64 = 0
    for place, row in enumerate(SPELL_ROWS):
        if row["range"] == "los" and row["target"] == target:
            members |= bit(place)
    return members


ON_CHARACTERS: Final[i64] = _in_sight_on("character")
ON_HEROES: Final[i64] = _in_sight_on("hero")
ON_ZONES: Final[i64] = (
    bit(DRYING_EARTH)
    | bit(TEARS_OF_DAGON)
    | bit(LETHAL_CLOUD)
    | bit(RECALL)
    | bit(LIGHTNING_STORM)
    | bit(TELEKINESIS)
    | bit(TELEPORTATION)
)


def in_sight(state: ConanState, figure: i64) -> i64:
    """Return the set of figures in every zone the caster sees, himself included."""
    members: i64 = 0
    for zone in listed(state.sight[state.zone[figure]]):
        members |= state.standing(zone)
    return members


def figure_targets(state: ConanState, caster: i64, spell: i64) -> i64:
    """Return the set of figures a spell may be cast on."""
    seen = in_sight(state, caster)
    if spell == INVERSION:
        return swaps(state, caster, seen)
    if spell == LIGHT_AS_A_FEATHER or has(ON_HEROES, spell):
        return seen & HERO_FIGURES
    if has(ON_CHARACTERS, spell):
        return seen
    if spell in (SETS_BITE, BORIS_RAGE):
        return targets_of(state, caster, RANGED)
    if spell == HAND_OF_DEATH:
        return targets_of(state, caster, CONTACT)
    if spell == MITRAS_HEALING:
        return wounded(state, state.standing(state.zone[caster]) & HERO_FIGURES)
    if spell == GIFT_OF_LIFE:
        return seen & HERO_FIGURES & ~bit(caster)
    if spell == ENERGY_DRAIN:
        return beside(state, caster)
    if spell == SETS_POSSESSION:
        return within(state, caster, 2)
    if spell == MAGICAL_DIZZINESS:
        return other_casters(state, seen & ~bit(caster))
    if spell == MIND_CONTROL:
        return movable_enemies(state, caster)
    if spell == DAGONS_ATTACK:
        return tentacles(state, seen)
    if spell == LIFE_TRANSFER:
        return allies_with_hero(state, seen)
    if spell in (RETURN_OF_THE_BRAVE, YAJURS_AWAKENING):
        return in_reserve(state, caster, spell)
    return 0


def wounded(state: ConanState, heroes: i64) -> i64:
    members: i64 = 0
    for slot in listed(heroes):
        if state.at[slot].wounds > 0:
            members |= bit(slot)
    return members


def beside(state: ConanState, caster: i64) -> i64:
    """Figures in adjacent zones that the caster sees, not in his own (Energy Drain)."""
    board = state.board()
    zone = state.zone[caster]
    members: i64 = 0
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        other = board.other(board.around[place], zone)
        if has(state.sight[zone], other):
            members |= state.standing(other)
    return members


def within(state: ConanState, caster: i64, zones: i64) -> i64:
    """Figures at most so many zones away, in sight or not (E39)."""
    board = state.board()
    members: i64 = 0
    for zone in range(board.zones):
        if board.distance[state.zone[caster] * board.zones + zone] <= zones:
            members |= state.standing(zone)
    return members


def other_casters(state: ConanState, figures: i64) -> i64:
    members: i64 = 0
    for figure in listed(figures):
        if state.has_skill(figure, SPELL_CASTER):
            members |= bit(figure)
    return members


def swaps(state: ConanState, caster: i64, seen: i64) -> i64:
    """Figures with whom the caster can change places: both fit, one gem a zone (E61)."""
    board = state.board()
    gems = gems_for(state, caster, INVERSION)
    members: i64 = 0
    for figure in listed(seen & ~bit(caster)):
        here = state.zone[caster]
        there = state.zone[figure]
        away = board.distance[here * board.zones + there]
        if max(i64(1), away) <= gems and can_swap(state, caster, figure):
            members |= bit(figure)
    return members


def can_swap(state: ConanState, one: i64, other: i64) -> bool:
    """Say whether each fits where the other stands, once both have left."""
    here = state.zone[one]
    there = state.zone[other]
    if here == there:
        return False
    gap = state.size(one) - state.size(other)
    roomy = room(state, there) >= gap and room(state, here) >= -gap
    return roomy and can_be_in(state, one, there) and can_be_in(state, other, here)


def room(state: ConanState, zone: i64) -> i64:
    """Return how many human bases still fit on the floor of a zone; statues fill it too."""
    left = state.board().capacity[zone]
    for figure in listed(state.here[zone]):
        if state.on_table[figure] == 0:
            left -= state.size(figure)
    return left


def guided_steps(state: ConanState, figure: i64) -> i64:
    """Return the zones to which Mind Control may move a figure by one harmless step (E13)."""
    board = state.board()
    zone = state.zone[figure]
    skills = state.skills(figure)
    zones: i64 = 0
    if is_blocked(state, figure) or is_clouded(state, zone):
        return 0
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        other = board.other(border, zone)
        if (
            is_open(state, skills, border, zone)
            and not falls_down(state, figure, border)
            and not is_clouded(state, other)
            and may_enter(state, figure, other)
        ):
            zones |= bit(other)
    return zones


def movable_enemies(state: ConanState, caster: i64) -> i64:
    members: i64 = 0
    for zone in range(state.board().zones):
        for enemy in listed(state.enemies_in(zone, caster)):
            if guided_steps(state, enemy) != 0:
                members |= bit(enemy)
    return members


def tentacles(state: ConanState, seen: i64) -> i64:
    members: i64 = 0
    for figure in listed(seen & ~HERO_FIGURES):
        if state.unit(figure).tentacle:
            members |= bit(figure)
    return members


def allies_with_hero(state: ConanState, seen: i64) -> i64:
    """Allies in sight whose own hero is in sight too."""
    members: i64 = 0
    for figure in listed(seen & ~HERO_FIGURES):
        if state.is_ally(figure) and has(seen, state.scenario().ally_of[figure]):
            members |= bit(figure)
    return members


def in_reserve(state: ConanState, caster: i64, spell: i64) -> i64:
    """Dead or waiting friends that a summoner can pay and place beside himself (E68, E86)."""
    members: i64 = 0
    gems = gems_for(state, caster, spell)
    for figure in range(HERO_SLOTS, state.scenario().figures):
        away = state.away_from[figure] != NOWHERE or has(state.departed, figure)
        if state.zone[figure] != NOWHERE or away:
            continue
        unit = state.unit(figure)
        called = unit.undead or spell == RETURN_OF_THE_BRAVE
        if not called or state.side_of(figure) != state.side_of(caster):
            continue
        if not 0 < unit.reinforcement <= gems:
            continue
        if has_place(state, figure) and may_enter(state, figure, state.zone[caster]):
            members |= bit(figure)
    return members


def has_place(state: ConanState, figure: i64) -> bool:
    """Say whether a dead figure's tile is still in the river, or lies beside its hero."""
    if state.is_ally(figure):
        return state.at[state.scenario().ally_of[figure]].fate == IN_PLAY
    for tile in state.river:
        if has(state.scenario().controls[tile], figure):
            return True
    return False


# -- zones ---------------------------------------------------------------------------


def zone_targets(state: ConanState, caster: i64, spell: i64) -> i64:
    """Return the set of zones a spell may be cast on."""
    seen = state.sight[state.zone[caster]]
    if spell == TELEPORTATION:
        return destinations(state, caster)
    zones: i64 = 0
    for zone in listed(seen):
        if suits(state, caster, spell, zone):
            zones |= bit(zone)
    return zones


def suits(state: ConanState, caster: i64, spell: i64, zone: i64) -> bool:
    if spell == DRYING_EARTH:
        return is_unstable(state, zone)
    if spell == TEARS_OF_DAGON:
        return not is_unstable(state, zone)
    if spell == RECALL:
        return can_recall(state, caster, zone)
    if spell == TELEKINESIS:
        return within_reach_of_mind(state, caster, zone) > 0
    return True


def is_unstable(state: ConanState, zone: i64) -> bool:
    """Say whether a zone is shallow water or under tears; the later of two spells counts (E117)."""
    unstable = has(state.board().water & ~state.board().deep, zone)
    for place in range(len(state.effect_spell)):
        if state.effect_on[place] == zone:
            if state.effect_spell[place] == TEARS_OF_DAGON:
                unstable = True
            elif state.effect_spell[place] == DRYING_EARTH:
                unstable = False
    return unstable


def can_recall(state: ConanState, caster: i64, zone: i64) -> bool:
    """Say whether all friends in another zone fit beside the caster: all or none (E64)."""
    here = state.zone[caster]
    friends = state.friends_in(zone, caster)
    if zone == here or friends == 0:
        return False
    left = room(state, here)
    for friend in listed(friends):
        left -= state.size(friend)
        if not can_be_in(state, friend, here):
            return False
    return left >= 0


def within_reach_of_mind(state: ConanState, caster: i64, zone: i64) -> i64:
    """Return how many kinds of cards Telekinesis could fetch from a zone (E121)."""
    found: i64 = 0
    if caster >= HERO_SLOTS:
        return 0
    for card in range(CARD_COUNT):
        if can_fetch(state, caster, zone, card):
            found += 1
    return found


def can_fetch(state: ConanState, caster: i64, zone: i64, card: i64) -> bool:
    light = CARDS[card].weight <= HEAVIEST_THROWN
    return light and state.lying(zone, card) > 0 and state.at[caster].room_for(card)


def destinations(state: ConanState, figure: i64) -> i64:
    """Zones where the caster fits, one gem for each zone beside the cost (E59, E60)."""
    board = state.board()
    zones: i64 = 0
    origin = state.zone[figure]
    steps = gems_for(state, figure, TELEPORTATION) - SPELLS[TELEPORTATION].cost
    for zone in range(board.zones):
        away = board.distance[origin * board.zones + zone]
        if 0 < away <= steps and may_enter(state, figure, zone):
            zones |= bit(zone)
    if state.webs[figure] > 0:
        zones |= bit(origin)  # the spell also tears a web
    return zones
