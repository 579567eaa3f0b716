"""The moments at which a special rule of a scenario may act [SC-6]: a closed list.

The rules that act at each moment are found once, when a scenario is read. Play asks only those.
Where play asks often, it first checks the set of moments at which any rule acts, or a table of
answers that never change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, has
from tablee.core.native import i64
from tablee.core.pile import zeros
from tablee.games.conan.scenario.rule import NO, STAYS, YES

if TYPE_CHECKING:  # a state asks too
    from tablee.games.conan.scenario.scenario import Scenario
    from tablee.games.conan.state import ConanState

SET_UP: Final = 0
FIRST_ROUND: Final = 1
OVERLORD_STARTS: Final = 2
RISES: Final = 3
TILE_ACTIVATED: Final = 4
TILE_DONE: Final = 5
HERO_ENTERS: Final = 6
HERO_ACTED: Final = 7
CONTENT_TAKEN: Final = 8
FIGURE_DIES: Final = 9
HERO_DIES: Final = 10
UNIT_DIES: Final = 11
UNIT_WOUNDED: Final = 12
CAPTIVE_DIES: Final = 13
ZONE_STRUCK: Final = 14
ATTACK_AIMED: Final = 15
FORBIDS: Final = 16
ROOTED: Final = 17
MOST_EXTRA: Final = 18
WAY_OUT: Final = 19
LEAP_FAILS: Final = 20
LOOT: Final = 21
TO_LOOK_AT: Final = 22
HOLDS_BACK: Final = 23
USABLE: Final = 24
FLAG_IS_SET: Final = 25
ARMOUR: Final = 26
STRIKES_BESIDE: Final = 27
BREAKS_WALLS: Final = 28
WALL_PRICE: Final = 29
ASSAILABLE: Final = 30
DEVOURS: Final = 31
PREY: Final = 32
MOMENTS: Final = (
    "set_up",
    "first_round",
    "overlord_starts",
    "rises",
    "tile_activated",
    "tile_done",
    "hero_enters",
    "hero_acted",
    "content_taken",
    "figure_dies",
    "hero_dies",
    "unit_dies",
    "unit_wounded",
    "captive_dies",
    "zone_struck",
    "attack_aimed",
    "forbids",
    "rooted",
    "most_extra",
    "way_out",
    "leap_fails",
    "loot",
    "to_look_at",
    "holds_back",
    "usable",
    "flag_is_set",
    "armour",
    "strikes_beside",
    "breaks_walls",
    "wall_price",
    "assailable",
    "devours",
    "prey",
)


def speaks(scenario: Scenario, moment: i64) -> bool:
    """Say whether a rule of the scenario acts at a moment."""
    return has(scenario.speakers, moment)


# -- asking once, when a scenario is read ----------------------------------------------------------


def note_what_never_changes(scenario: Scenario) -> None:
    """Build tables of what rules say about figures and zones independently of play."""
    scenario.off_limits = zeros(scenario.board.zones)
    scenario.rooted = 0
    for figure in range(scenario.figures):
        for place in range(scenario.spoken_from[FORBIDS], scenario.spoken_from[FORBIDS + 1]):
            for zone in range(scenario.board.zones):
                if scenario.spoken[place].forbids(figure, zone):
                    scenario.off_limits[zone] |= bit(figure)
        for place in range(scenario.spoken_from[ROOTED], scenario.spoken_from[ROOTED + 1]):
            if scenario.spoken[place].rooted(figure):
                scenario.rooted |= bit(figure)


# -- telling ------------------------------------------------------------------------------------


def tell_set_up(state: ConanState) -> None:
    scenario = state.printed
    for place in range(scenario.spoken_from[SET_UP], scenario.spoken_from[SET_UP + 1]):
        scenario.spoken[place].set_up(state)


def tell_first_round(state: ConanState) -> None:
    """The first rule acts first, so its steps are pushed last."""
    scenario = state.printed
    first = scenario.spoken_from[FIRST_ROUND]
    for place in range(scenario.spoken_from[FIRST_ROUND + 1] - 1, first - 1, -1):
        scenario.spoken[place].first_round(state)


def tell_overlord_starts(state: ConanState) -> None:
    scenario = state.printed
    for place in range(
        scenario.spoken_from[OVERLORD_STARTS], scenario.spoken_from[OVERLORD_STARTS + 1]
    ):
        scenario.spoken[place].overlord_starts(state)


def tell_tile_activated(state: ConanState, tile: i64) -> None:
    scenario = state.printed
    for place in range(
        scenario.spoken_from[TILE_ACTIVATED], scenario.spoken_from[TILE_ACTIVATED + 1]
    ):
        scenario.spoken[place].tile_activated(state, tile)


def tell_tile_done(state: ConanState) -> None:
    scenario = state.printed
    for place in range(scenario.spoken_from[TILE_DONE], scenario.spoken_from[TILE_DONE + 1]):
        scenario.spoken[place].tile_done(state)


def tell_hero_enters(state: ConanState, figure: i64, zone: i64) -> None:
    if not has(state.printed.speakers, HERO_ENTERS):
        return
    scenario = state.printed
    for place in range(scenario.spoken_from[HERO_ENTERS], scenario.spoken_from[HERO_ENTERS + 1]):
        scenario.spoken[place].hero_enters(state, figure, zone)


def tell_hero_acted(state: ConanState) -> None:
    if not has(state.printed.speakers, HERO_ACTED):
        return
    scenario = state.printed
    for place in range(scenario.spoken_from[HERO_ACTED], scenario.spoken_from[HERO_ACTED + 1]):
        scenario.spoken[place].hero_acted(state)


def tell_content_taken(state: ConanState, figure: i64) -> None:
    scenario = state.printed
    for place in range(
        scenario.spoken_from[CONTENT_TAKEN], scenario.spoken_from[CONTENT_TAKEN + 1]
    ):
        scenario.spoken[place].content_taken(state, figure)


def tell_figure_dies(state: ConanState, figure: i64, zone: i64) -> None:
    if not has(state.printed.speakers, FIGURE_DIES):
        return
    scenario = state.printed
    for place in range(scenario.spoken_from[FIGURE_DIES], scenario.spoken_from[FIGURE_DIES + 1]):
        scenario.spoken[place].figure_dies(state, figure, zone)


def tell_hero_dies(state: ConanState, figure: i64) -> None:
    scenario = state.printed
    for place in range(scenario.spoken_from[HERO_DIES], scenario.spoken_from[HERO_DIES + 1]):
        scenario.spoken[place].hero_dies(state, figure)


def tell_unit_dies(state: ConanState, figure: i64, zone: i64) -> None:
    scenario = state.printed
    for place in range(scenario.spoken_from[UNIT_DIES], scenario.spoken_from[UNIT_DIES + 1]):
        scenario.spoken[place].unit_dies(state, figure, zone)


def tell_unit_wounded(state: ConanState, figure: i64) -> None:
    if not has(state.printed.speakers, UNIT_WOUNDED):
        return
    scenario = state.printed
    for place in range(scenario.spoken_from[UNIT_WOUNDED], scenario.spoken_from[UNIT_WOUNDED + 1]):
        scenario.spoken[place].unit_wounded(state, figure)


def tell_captive_dies(state: ConanState, card: i64, side: i64) -> None:
    scenario = state.printed
    for place in range(scenario.spoken_from[CAPTIVE_DIES], scenario.spoken_from[CAPTIVE_DIES + 1]):
        scenario.spoken[place].captive_dies(state, card, side)


def tell_zone_struck(state: ConanState, zone: i64, side: i64, seat: i64) -> None:
    scenario = state.printed
    for place in range(scenario.spoken_from[ZONE_STRUCK], scenario.spoken_from[ZONE_STRUCK + 1]):
        scenario.spoken[place].zone_struck(state, zone, side, seat)


def tell_attack_aimed(state: ConanState) -> None:
    if not has(state.printed.speakers, ATTACK_AIMED):
        return
    scenario = state.printed
    for place in range(scenario.spoken_from[ATTACK_AIMED], scenario.spoken_from[ATTACK_AIMED + 1]):
        scenario.spoken[place].attack_aimed(state)


# -- asking -------------------------------------------------------------------------------------


def has_bystanders(state: ConanState) -> bool:
    """Say whether a blow at a whole zone may hit somebody who is not a figure."""
    return speaks(state.printed, ZONE_STRUCK)


def rises(state: ConanState, tile: i64) -> bool:
    if not has(state.printed.speakers, RISES):
        return False
    scenario = state.printed
    for place in range(scenario.spoken_from[RISES], scenario.spoken_from[RISES + 1]):
        if scenario.spoken[place].rises(state, tile):
            return True
    return False


def is_off_limits(state: ConanState, figure: i64, zone: i64) -> bool:
    return has(state.printed.off_limits[zone], figure)


def is_rooted(state: ConanState, figure: i64) -> bool:
    return has(state.printed.rooted, figure)


def most_extra(state: ConanState, figure: i64, most: i64) -> i64:
    if not has(state.printed.speakers, MOST_EXTRA):
        return most
    scenario = state.printed
    for place in range(scenario.spoken_from[MOST_EXTRA], scenario.spoken_from[MOST_EXTRA + 1]):
        most = scenario.spoken[place].most_extra(state, figure, most)
    return most


def who_shows_out(state: ConanState, figure: i64) -> i64:
    """Return the rule by which a figure may leave the board now; -1: it may not.

    The first rule that says anything decides.
    """
    if not has(state.printed.speakers, WAY_OUT):
        return -1
    scenario = state.printed
    for place in range(scenario.spoken_from[WAY_OUT], scenario.spoken_from[WAY_OUT + 1]):
        said = scenario.spoken[place].way_out(state, figure)
        if said == YES:
            return place
        if said == NO:
            return -1
    return -1


def leap_failure(state: ConanState, figure: i64) -> i64:
    """Return what a failed leap does to a figure; without a rule it stays (E97)."""
    outcome: i64 = STAYS
    scenario = state.printed
    for place in range(scenario.spoken_from[LEAP_FAILS], scenario.spoken_from[LEAP_FAILS + 1]):
        outcome = scenario.spoken[place].leap_fails(figure, outcome)
    return outcome


def loot(state: ConanState, figure: i64) -> i64:
    """Return the card that a unit may pick up in its zone; -1: none."""
    if not has(state.printed.speakers, LOOT):
        return -1
    scenario = state.printed
    for place in range(scenario.spoken_from[LOOT], scenario.spoken_from[LOOT + 1]):
        card = scenario.spoken[place].loot(state, figure)
        if card >= 0:
            return card
    return -1


def take_loot(state: ConanState, figure: i64, card: i64) -> None:
    scenario = state.printed
    for place in range(scenario.spoken_from[LOOT], scenario.spoken_from[LOOT + 1]):
        rule = scenario.spoken[place]
        if rule.loot(state, figure) == card:
            rule.take_loot(state, figure)
            return


def to_look_at(state: ConanState) -> i64:
    if not has(state.printed.speakers, TO_LOOK_AT):
        return 0
    zones: i64 = 0
    scenario = state.printed
    for place in range(scenario.spoken_from[TO_LOOK_AT], scenario.spoken_from[TO_LOOK_AT + 1]):
        zones |= scenario.spoken[place].to_look_at(state)
    return zones


def is_free(state: ConanState, card: i64) -> bool:
    """Say whether nothing keeps a card where it lies."""
    if not has(state.printed.speakers, HOLDS_BACK):
        return True
    scenario = state.printed
    for place in range(scenario.spoken_from[HOLDS_BACK], scenario.spoken_from[HOLDS_BACK + 1]):
        if scenario.spoken[place].holds_back(state, card):
            return False
    return True


def who_uses(state: ConanState, figure: i64, card: i64) -> i64:
    """Return the rule that gives a hero a use for a card; -1: none."""
    if not has(state.printed.speakers, USABLE):
        return -1
    scenario = state.printed
    for place in range(scenario.spoken_from[USABLE], scenario.spoken_from[USABLE + 1]):
        if scenario.spoken[place].usable(state, figure, card):
            return place
    return -1


def flag_is_set(state: ConanState) -> bool:
    scenario = state.printed
    for place in range(scenario.spoken_from[FLAG_IS_SET], scenario.spoken_from[FLAG_IS_SET + 1]):
        if scenario.spoken[place].flag_is_set(state):
            return True
    return False


def armour(state: ConanState, figure: i64, printed: i64) -> i64:
    if not has(state.printed.speakers, ARMOUR):
        return printed
    scenario = state.printed
    for place in range(scenario.spoken_from[ARMOUR], scenario.spoken_from[ARMOUR + 1]):
        printed = scenario.spoken[place].armour(state, figure, printed)
    return printed


def strikes_beside(state: ConanState, figure: i64, enemies: i64) -> i64:
    if not has(state.printed.speakers, STRIKES_BESIDE):
        return 0
    struck: i64 = 0
    scenario = state.printed
    for place in range(
        scenario.spoken_from[STRIKES_BESIDE], scenario.spoken_from[STRIKES_BESIDE + 1]
    ):
        struck |= scenario.spoken[place].strikes_beside(figure, enemies)
    return struck


def breaks_walls(state: ConanState, figure: i64) -> bool:
    if not has(state.printed.speakers, BREAKS_WALLS):
        return False
    scenario = state.printed
    for place in range(scenario.spoken_from[BREAKS_WALLS], scenario.spoken_from[BREAKS_WALLS + 1]):
        if scenario.spoken[place].breaks_walls(figure):
            return True
    return False


def wall_price(state: ConanState, figure: i64) -> i64:
    """Return the gems for which a figure breaks a wall; 0: it does not."""
    if not has(state.printed.speakers, WALL_PRICE):
        return 0
    scenario = state.printed
    for place in range(scenario.spoken_from[WALL_PRICE], scenario.spoken_from[WALL_PRICE + 1]):
        price = scenario.spoken[place].wall_price(figure)
        if price > 0:
            return price
    return 0


def assailable(state: ConanState, figure: i64, kind: i64) -> i64:
    """Return the zones where a unit may attack somebody who is not a figure."""
    if not has(state.printed.speakers, ASSAILABLE):
        return 0
    zones: i64 = 0
    scenario = state.printed
    for place in range(scenario.spoken_from[ASSAILABLE], scenario.spoken_from[ASSAILABLE + 1]):
        zones |= scenario.spoken[place].assailable(state, figure, kind)
    return zones


def slay(state: ConanState, zone: i64) -> None:
    scenario = state.printed
    for place in range(scenario.spoken_from[ASSAILABLE], scenario.spoken_from[ASSAILABLE + 1]):
        scenario.spoken[place].slay(state, zone)


def devours(state: ConanState, figure: i64) -> bool:
    if not has(state.printed.speakers, DEVOURS):
        return False
    scenario = state.printed
    for place in range(scenario.spoken_from[DEVOURS], scenario.spoken_from[DEVOURS + 1]):
        if scenario.spoken[place].devours(figure):
            return True
    return False


def whose_prey(state: ConanState, figure: i64, zone: i64) -> i64:
    """Return the rule by which a figure finds somebody to devour in a zone; -1: nobody."""
    scenario = state.printed
    for place in range(scenario.spoken_from[PREY], scenario.spoken_from[PREY + 1]):
        if scenario.spoken[place].prey(state, figure, zone):
            return place
    return -1
