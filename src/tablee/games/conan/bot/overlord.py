"""What the overlord's greedy player wants: carriers first, then the weakest hero in reach."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, count, has, listed
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.bot.fights import shields
from tablee.games.conan.bot.goals import carries_token
from tablee.games.conan.bot.intents import (
    aims,
    comes_to,
    gold_zones,
    in_danger,
    is_shield,
    is_shy,
    prey,
    somebody_in_danger,
    to_shield,
    unshielded,
)
from tablee.games.conan.bot.paths import FAR, MEAN, apart, distances, zones_of
from tablee.games.conan.data import COLOURS, HERO_SLOTS, spell_id
from tablee.games.conan.lasting import wears_token
from tablee.games.conan.scenario.events.flood import FloodZone, RaiseFigure
from tablee.games.conan.scenario.events.wounds import WoundZone
from tablee.games.conan.scenario.moments import rises
from tablee.games.conan.scenario.rules.captive import HideCaptive
from tablee.games.conan.scenario.rules.spectre import Rise
from tablee.games.conan.scenario.scenario import (
    AREA_WOUNDS,
    FREE_MONSTER,
    MOVE_MARKER,
    RANGED_ATTACK_ALL,
    REINFORCEMENT,
    REPLACE_TILE,
    SACRIFICE_FOR_MONSTER,
    TOKEN_CHAIN,
)
from tablee.games.conan.state import HERO_FIGURES, ConanState
from tablee.games.conan.steps.attack import React
from tablee.games.conan.steps.declare import can_fight, can_shoot
from tablee.games.conan.steps.defence import ChooseDefence, fixed_defence
from tablee.games.conan.steps.events import is_event, is_possible
from tablee.games.conan.steps.movement import MoveFigure, target_of
from tablee.games.conan.steps.overlord import (
    ChooseAttacker,
    ChooseMover,
    OverlordActs,
    price_at,
)
from tablee.games.conan.steps.paths import BOUGHT
from tablee.games.conan.steps.reinforcement import PlaceReinforcement, place_of
from tablee.games.conan.steps.sacrifice import Sacrifice
from tablee.games.conan.steps.spells import ChooseSpell, castable
from tablee.games.conan.steps.targets import melee_targets
from tablee.games.conan.steps.wounds import living

# The spells that it judges.
ENERGY_DRAIN: Final[i64] = spell_id("energy_drain")
SETS_BITE: Final[i64] = spell_id("sets_bite")
TELEPORTATION: Final[i64] = spell_id("teleportation")

STEP: Final = 100
GEM: Final = 25
FARTHEST_HUT: Final = 6  # beyond this, all hiding places are equally good
EVENT_POINTS: Final = 4  # figures that an event is worth at most
KEPT: Final = 3  # gems for the defence of figures that must not die
GOLD_RUN: Final = 45  # a minion on its way to treasure, or out with it
FLIGHT: Final = 350  # for a figure that must not die
UNGUARDED: Final = 150  # to leave too few gems for the defence of a figure that must not die
SHIELD: Final = 250  # to stand before a figure that must not die
ARMOUR: Final = 30  # a point of it, of a monster that could be freed
TURN: Final = 250  # of the marker, where time wins
COMES_NEARER: Final = 12  # a figure that cannot strike yet


def rate(state: ConanState, action: i64) -> i64:
    question = state.question()
    if isinstance(question, OverlordActs):
        return tile_worth(state, action)
    if isinstance(question, ChooseMover):
        return mover_worth(state, action)
    if isinstance(question, MoveFigure):
        return step_worth(state, question.figure, question.stage, action)
    if isinstance(question, ChooseAttacker):
        return attack_worth(state, action)
    if isinstance(question, ChooseDefence):
        return -apart(action - act.GEMS, defence_wanted(state, question.figure))
    if isinstance(question, React):
        return reaction_worth(state, action)
    if isinstance(question, ChooseSpell):
        return spell_worth(state, question.figure, action - act.CAST)
    if isinstance(question, Sacrifice):
        return sacrifice_worth(state, action)
    if isinstance(question, RaiseFigure):
        return emergence_worth(state, question.figure, action)
    if act.names_zone(action):
        return zone_worth(state, action - act.ZONE - state.board().first_zone)
    return other_worth(state, action)


def zone_worth(state: ConanState, zone: i64) -> i64:
    """Return the worth of the zone that the overlord is asked for."""
    question = state.question()
    if isinstance(question, HideCaptive):
        return hut_worth(state, zone)
    if isinstance(question, PlaceReinforcement):
        if has(unshielded(state), zone):
            return SHIELD
        return -distances(state, question.figure, prey(state))[zone]
    if isinstance(question, FloodZone):
        return -reach(state, zone)
    if isinstance(question, Rise):
        return rising_worth(state, zone)
    if isinstance(question, WoundZone):
        return wounds_worth(state, zone)
    return flight_worth(state, zone)


def other_worth(state: ConanState, action: i64) -> i64:
    if act.names_figure(action):
        return figure_worth(state, state.scenario().figure_of[action - act.FIGURE])
    if act.is_event(action):
        return event_worth(state, action - act.EVENT)
    if act.is_cleaning(action) or act.names_villager(action):
        return -20
    return 0


def hut_worth(state: ConanState, zone: i64) -> i64:
    """Hide the captive far from the heroes; any far place will do."""
    return min(i64(FARTHEST_HUT), distances(state, 0, zones_of(state, 1))[zone])


# -- tiles and events ----------------------------------------------------------------------


def tile_worth(state: ConanState, action: i64) -> i64:
    """What a tile's figures can do now, less its price."""
    if action == act.PASS:
        return 0
    if act.is_cleaning(action):
        return -20
    tile = state.scenario().tile_of[action - act.TILE]
    cost = price_at(state, place_of(state, tile))
    worth = -GEM * cost
    if has(state.bloodied, tile):
        return worth - 100
    if state.available - cost < KEPT and somebody_in_danger(state):
        worth -= UNGUARDED
    if is_event(state, tile):
        return worth + best_event(state, tile)
    if rises(state, tile):
        worth += 260
    for figure in listed(living(state, tile)):
        if figure == state.scenario().purposes.spectre:
            worth += 200
        else:
            worth += figure_threat(state, figure)
    return worth


def best_event(state: ConanState, tile: i64) -> i64:
    """Return what the best event of a tile is worth, or all where all happen."""
    scenario = state.scenario()
    best: i64 = 0
    together: i64 = 0
    for number in range(scenario.events_from[tile], scenario.events_from[tile + 1]):
        if is_possible(state, scenario.events[number]):
            worth = event_worth(state, scenario.events[number].kind)
            best = max(best, worth)
            together += worth
    if has(scenario.in_order, tile):
        return together
    return best


def dead_with_cost(state: ConanState) -> i64:
    dead: i64 = 0
    for figure in range(HERO_SLOTS, state.scenario().figures):
        if (
            state.zone[figure] < 0
            and not state.is_ally(figure)
            and state.unit(figure).reinforcement > 0
        ):
            dead += 1
    return dead


def damage_of(state: ConanState, figure: i64, shooting: bool) -> i64:
    """Return the mean damage of a unit's dice, in hundredths."""
    damage: i64 = 0
    for colour in range(COLOURS):
        if shooting:
            damage += state.unit(figure).ranged[colour] * MEAN[colour]
        else:
            damage += state.unit(figure).melee[colour] * MEAN[colour]
    return damage


def figure_threat(state: ConanState, figure: i64) -> i64:
    """Return the damage a figure promises if a hero is in reach, or a little if it comes nearer."""
    if is_shy(state, figure):
        if in_danger(state, figure) and shields(state, figure) == 0:
            return FLIGHT
        return 0
    zones = to_shield(state, figure)
    if zones != 0 and not has(zones, state.zone[figure]) and comes_to(state, figure, zones):
        return SHIELD
    if can_shoot(state, figure):
        return damage_of(state, figure, True) * 2 // 3
    if is_shield(state, figure) and melee_targets(state, figure) == 0:
        return 0
    if gold_zones(state, figure) != 0 and state.unit(figure).reinforcement > 0:
        return GOLD_RUN
    away = distances(state, figure, prey(state))[state.zone[figure]]
    if away > state.unit(figure).move + 1:
        return COMES_NEARER
    return damage_of(state, figure, False) * 2 // 3


def event_worth(state: ConanState, event: i64) -> i64:
    if event == REINFORCEMENT:
        worth = 45 * min(EVENT_POINTS, dead_with_cost(state))
        if may_enter_before(state) and dead_with_cost(state) > 0:
            worth += SHIELD
        return worth
    if event == MOVE_MARKER and state.scenario().purposes.time_wins:
        return TURN
    if event == TOKEN_CHAIN:
        return 400
    if event == REPLACE_TILE:
        return 120
    if event == FREE_MONSTER:
        return 300
    if event == RANGED_ATTACK_ALL:
        return 100
    if event == AREA_WOUNDS:
        return 70
    if event == SACRIFICE_FOR_MONSTER:
        return 20
    return 10


def may_enter_before(state: ConanState) -> bool:
    """Say whether reinforcements may enter where somebody in danger has no protector."""
    if not somebody_in_danger(state):
        return False
    zones = unshielded(state)
    for zone in state.scenario().reinforcement_zones:
        if has(zones, zone):
            return True
    return False


def reach(state: ConanState, zone: i64) -> i64:
    """Return the distance from a zone to the nearest prey, ignoring what lies between."""
    board = state.board()
    nearest: i64 = FAR
    for other in listed(prey(state)):
        nearest = min(nearest, board.distance[other * board.zones + zone])
    return nearest


def emergence_worth(state: ConanState, figure: i64, action: i64) -> i64:
    """Rise where the prey is; a figure that is already there stays."""
    if action != act.PASS:
        return -reach(state, action - act.ZONE - state.board().first_zone)
    if state.zone[figure] < 0:
        return -FAR
    return -reach(state, state.zone[figure])


def wounds_worth(state: ConanState, zone: i64) -> i64:
    """Strike where heroes stand and own figures do not."""
    heroes = count(state.here[zone] & HERO_FIGURES)
    return 100 * heroes - 60 * (count(state.here[zone]) - heroes)


# -- movement ------------------------------------------------------------------------------


def mover_worth(state: ConanState, action: i64) -> i64:
    """Move every figure that is not yet where it wants to be."""
    if action == act.PASS:
        return 0
    figure = state.scenario().figure_of[action - act.FIGURE]
    if is_shy(state, figure):
        if in_danger(state, figure) and shields(state, figure) == 0:
            return 10
        return -10
    if is_shield(state, figure):
        return -10
    if can_shoot(state, figure):
        return -10
    if state.scenario().purposes.treasure >= 0:
        return FAR
    away = distances(state, figure, aims(state, figure))[state.zone[figure]]
    if away == 0:
        return -10
    return FAR - away


def step_worth(state: ConanState, figure: i64, stage: i64, action: i64) -> i64:
    if action == act.PASS:
        return 0
    if act.is_pick(action) or action == act.LEAVE:
        return 500
    if act.stays_in_zone(action):
        return -20
    target = target_of(state, action)
    zone = state.zone[figure]
    if is_shy(state, figure):
        heroes = distances(state, figure, zones_of(state, state.heroes_on_board()))
        return STEP * (heroes[target] - heroes[zone]) - 10
    away = distances(state, figure, aims(state, figure))
    worth = STEP * (away[zone] - away[target]) - 10
    if stage == BOUGHT:
        worth -= GEM
    return worth


# -- attacks -------------------------------------------------------------------------------


def attack_worth(state: ConanState, action: i64) -> i64:
    """Attack if possible; spend gems on extra movement only to reach a hero."""
    if action == act.PASS:
        return 0
    if act.is_devouring(action):
        return 400
    if act.is_wreck(action):
        return wall_worth(state, action - act.WRECK - state.board().first_zone)
    figures = state.scenario().figure_of
    if act.names_figure(action):
        return 200 if can_fight(state, figures[action - act.FIGURE]) else -10
    if act.buys_movement(action):
        return extra_worth(state, figures[action - act.EXTRA])
    if act.is_volley(action):
        return 190 if can_shoot(state, figures[action - act.VOLLEY]) else -10
    if act.is_web(action):
        return 100
    figure = figures[action - act.MAGIC]
    best: i64 = -10
    for spell in castable(state, figure):
        best = max(best, spell_worth(state, figure, spell))
    return best


def wall_worth(state: ConanState, zone: i64) -> i64:
    """Break walls that hide villagers without a hero."""
    card = state.scenario().purposes.villagers
    hidden = card >= 0 and state.lying(zone, card) > 0
    if hidden and state.here[zone] & HERO_FIGURES == 0:
        return 300
    return -10


def rising_worth(state: ConanState, zone: i64) -> i64:
    """Rise beside villagers, preferably where no wall is left between."""
    board = state.board()
    worth: i64 = 0
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        other = board.other(board.around[place], zone)
        if state.here[other] & HERO_FIGURES != 0:
            continue
        there = min(i64(2), state.lying(other, state.scenario().purposes.villagers))
        if has(state.sight[zone], other):
            there *= 3
        worth = max(worth, there)
    return worth


def extra_worth(state: ConanState, figure: i64) -> i64:
    if has(state.bearers, figure):
        return 60
    if is_shy(state, figure) or melee_targets(state, figure) != 0:
        return -10
    if has(state.attacked, figure) or state.available <= KEPT:
        return -10
    if is_a_step_from_prey(state, figure):
        return 50
    return -10


def is_a_step_from_prey(state: ConanState, figure: i64) -> bool:
    """Say whether a figure comes to its prey for one point: there must be room beside it."""
    here = state.zone[figure]
    for zone in listed(prey(state)):
        if state.fits(figure, zone) and distances(state, figure, bit(zone))[here] == 1:
            return True
    return False


def spell_worth(state: ConanState, figure: i64, spell: i64) -> i64:
    """Wound from afar, drain, or flee; gems kept for the defence."""
    if state.available <= KEPT and spell != TELEPORTATION:
        return -10
    if spell == SETS_BITE:
        return 120
    if spell == ENERGY_DRAIN:
        return 60
    if spell == TELEPORTATION and in_danger(state, figure) and shields(state, figure) == 0:
        return 150
    return -10


def flight_worth(state: ConanState, zone: i64) -> i64:
    """Among zones to flee or enter to, the one farthest from the heroes."""
    board = state.board()
    nearest: i64 = FAR
    for hero in listed(state.heroes_on_board()):
        nearest = min(nearest, board.distance[state.zone[hero] * board.zones + zone])
    return nearest


def reaction_worth(state: ConanState, action: i64) -> i64:
    """Protect a figure that a hero strikes, if it matters."""
    if action == act.PASS:
        return 0
    if state.depth > 0 and state.attack().attacker < HERO_SLOTS and state.available > 1:
        return 10
    return -10


def sacrifice_worth(state: ConanState, action: i64) -> i64:
    """A minion dies for a lieutenant, not for another minion."""
    if action == act.PASS:
        return 0
    attack = state.attack()
    if len(attack.queue) == 0:
        return -10
    if state.unit(attack.queue[0]).reinforcement > 0:
        return -10
    return 10


def defence_wanted(state: ConanState, figure: i64) -> i64:
    """Save figures that must not die; a minion is not worth a gem."""
    threat = state.attack().damage - fixed_defence(state, figure)
    if has(state.scenario().purposes.quarry, figure):
        return max(i64(0), threat + 1)
    if state.life[figure] > 1 and threat >= state.life[figure]:
        return min(threat - state.life[figure] + 2, max(i64(0), state.available - KEPT))
    return 0


def figure_worth(state: ConanState, figure: i64) -> i64:
    """Whom to strike: carriers, then heroes near death; whom to bring or free: the strongest."""
    if has(state.petrified, figure):
        return damage_of(state, figure, False) + ARMOUR * state.unit(figure).armour
    if figure >= HERO_SLOTS:
        return 10 * state.unit(figure).reinforcement
    hero = state.at[figure]
    worth = 10 * (20 - hero.alive_gems())
    if carries_token(state, figure) or state.scenario().purposes.ward == figure:
        worth += 300
    if wears_token(state, figure):
        worth -= 60
    if hero.available == 0:
        worth += 50
    return worth
