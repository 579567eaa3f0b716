"""Where the heroes want to go: what the objective asks of each, and what is near."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, has, listed
from tablee.core.native import i64, vec
from tablee.games.conan.bot.paths import FAR, distances
from tablee.games.conan.data import CARDS, HERO_SLOTS, MELEE, RED, SHEETS
from tablee.games.conan.moments import BLOCKS
from tablee.games.conan.scenario.moments import is_free
from tablee.games.conan.state import ConanState

STEP: Final = 100  # a zone nearer to the goal
LATE: Final = 3  # round from which any hero picks up what he can lift
THIN: Final = 17  # enemies among whom the bearer of the trophy can be reached


def tokens(state: ConanState) -> vec[i64]:
    """Return the cards that the heroes must carry somewhere."""
    return state.scenario().purposes.wanted


def quarry(state: ConanState) -> i64:
    """Return the first living figure that the heroes must kill, or -1.

    If nobody must die, it is a blocker of whoever carries what they came for.
    """
    for figure in listed(state.scenario().purposes.quarry & ~state.petrified):
        if state.zone[figure] >= 0:
            return figure
    return gaoler(state)


def gaoler(state: ConanState) -> i64:
    """Return a blocker who stands where a token lies or is carried, or -1."""
    zones = lying_tokens(state) | carriers_zones(state)
    for zone in listed(zones):
        for figure in listed(state.living_in(zone) & ~state.scenario().heroes_side):
            if state.has_mark(figure, BLOCKS):
                return figure
    return -1


def lying_tokens(state: ConanState) -> i64:
    """Return the zones where something lies that the heroes may carry off."""
    zones: i64 = 0
    for card in tokens(state):
        if is_free(state, card):
            for zone in range(state.board().zones):
                if state.lying(zone, card) > 0:
                    zones |= bit(zone)
    return zones


def carries_token(state: ConanState, figure: i64) -> bool:
    for card in tokens(state):
        if state.at[figure].cards[card] > 0:
            return True
    return False


def is_hunter(state: ConanState, figure: i64) -> bool:
    """The strongest hero hunts and the others search. Once everything is found, all hunt."""
    strong = SHEETS[state.at[figure].sheet].dice[MELEE] == RED
    if strong or state.hiding_place < 0:
        return True
    return not has(state.heroes_on_board(), 0)


def where_lies(state: ConanState, card: i64) -> i64:
    """Return the zone on whose ground a card lies, or -1."""
    for zone in range(state.board().zones):
        if state.lying(zone, card) > 0:
            return zone
    return -1


def goals(state: ConanState, figure: i64) -> i64:
    """Return the zones a hero wants to reach."""
    purposes = state.scenario().purposes
    if carries_token(state, figure):
        return purposes.havens & ~(state.looked & ~state.passages)
    if purposes.ward == figure:
        return 0
    lying = tokens_to_fetch(state, figure)
    if lying != 0 and is_near_enough(state, figure, lying):
        return lying
    hunted = hunting_grounds(state, figure)
    if hunted >= 0:
        return hunted
    if lying != 0:
        return lying
    return whom_to_help(state, figure)


def tokens_to_fetch(state: ConanState, figure: i64) -> i64:
    """Return the zones where something lies that this hero should carry off."""
    lying: i64 = 0
    for card in tokens(state):
        if is_free(state, card) and not is_for_others(state, figure, card):
            for zone in range(state.board().zones):
                if state.lying(zone, card) > 0:
                    lying |= bit(zone)
    return lying


def hunting_grounds(state: ConanState, figure: i64) -> i64:
    """Return where a hunter finds his prey or what it left; -1: there is nothing to hunt."""
    if not is_hunter(state, figure):
        return -1
    purposes = state.scenario().purposes
    prey = quarry(state)
    if prey >= 0:
        if purposes.hiding_places != 0 and horde(state) > THIN:
            return enemies_near(state, figure)
        return bit(state.zone[prey])
    if purposes.trophy >= 0 and where_lies(state, purposes.trophy) >= 0:
        return bit(where_lies(state, purposes.trophy))
    return -1


def whom_to_help(state: ConanState, figure: i64) -> i64:
    """Return where to search, whom to guard, whom to stop or whom to escort."""
    purposes = state.scenario().purposes
    if state.hiding_place >= 0:
        return places_to_search(state, figure)
    if purposes.ward >= 0 and state.zone[purposes.ward] >= 0:
        return bit(state.zone[purposes.ward])
    if purposes.treasure >= 0:
        return thieves(state, figure)
    return carriers_zones(state)


def places_to_search(state: ConanState, figure: i64) -> i64:
    """Return the hiding places to which no other searcher is nearer; all if there is none."""
    places = state.scenario().purposes.hiding_places & ~state.searched
    own: i64 = 0
    for place in listed(places):
        away = distances(state, figure, bit(place))
        nearest = True
        for other in listed(state.heroes_on_board()):
            if other != figure and not is_hunter(state, other):
                mine = 2 * away[state.zone[figure]] + figure % 2
                nearest = nearest and mine <= 2 * away[state.zone[other]] + other % 2
        if nearest:
            own |= bit(place)
    if own == 0:
        return places
    return own


def thieves(state: ConanState, figure: i64) -> i64:
    """Return the zones where enemies stand beside treasure; if none do, all enemies' zones."""
    enemies = every_enemy(state, figure)
    zones: i64 = 0
    for zone in listed(enemies):
        if state.lying(zone, state.scenario().purposes.treasure) > 0:
            zones |= bit(zone)
    if zones == 0:
        return enemies
    return zones


def every_enemy(state: ConanState, figure: i64) -> i64:
    """Return the zones where enemies stand."""
    zones: i64 = 0
    for zone in range(state.board().zones):
        if state.enemies_in(zone, figure) != 0:
            zones |= bit(zone)
    return zones


def is_near_enough(state: ConanState, figure: i64, zones: i64) -> bool:
    """Say whether a path leads there, and from there to where tokens are carried."""
    if distances(state, figure, zones)[state.zone[figure]] >= FAR:
        return False
    out = distances(state, figure, state.scenario().purposes.havens)
    for zone in listed(zones):
        if out[zone] < FAR:
            return True
    return False


def carriers_zones(state: ConanState) -> i64:
    """Return where heroes carry what they came for: the others escort them."""
    zones: i64 = 0
    for figure in range(HERO_SLOTS):
        if state.zone[figure] >= 0 and carries_token(state, figure):
            zones |= bit(state.zone[figure])
    return zones


def horde(state: ConanState) -> i64:
    """Return how many enemies are on the board."""
    left: i64 = 0
    for figure in range(HERO_SLOTS, state.scenario().figures):
        if state.zone[figure] >= 0:
            left += 1
    return left


def enemies_near(state: ConanState, figure: i64) -> i64:
    """Return the zones with enemies within a turn's reach; none: stay and let them come."""
    board = state.board()
    zone = state.zone[figure]
    zones: i64 = 0
    for other in range(board.zones):
        near = board.distance[zone * board.zones + other] <= 2
        if near and state.enemies_in(other, figure) != 0:
            zones |= bit(other)
    return zones


def nearness(state: ConanState, figure: i64, zone: i64) -> i64:
    """Return how near a zone is to a hero's goal, in hundredths of a step."""
    wanted = goals(state, figure)
    if wanted == 0:
        return 0
    return -STEP * min(i64(FAR), distances(state, figure, wanted)[zone])


def walks_with(state: ConanState, figure: i64, weight: i64) -> bool:
    """Say whether a hero would have base movement left with so much more to carry."""
    hero = state.at[figure]
    return SHEETS[hero.sheet].base_move_at(hero.load + weight) > 0


def is_for_others(state: ConanState, figure: i64, card: i64) -> bool:
    """Say whether a token is too heavy for a hero while somebody else could carry it.

    A hero who could not walk with it waits for others only at first.
    """
    walks = walks_with(state, figure, CARDS[card].weight) or state.round >= LATE
    if walks and state.at[figure].room_for(card):
        return False
    for other in listed(state.heroes_on_board() & ~bit(figure)):
        if state.at[other].room_for(card):
            return True
    return False
