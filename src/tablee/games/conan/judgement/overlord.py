"""What the overlord's greedy player wants: carriers first, then the weakest hero in reach."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, has, listed
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import COLOURS, HERO_SLOTS
from tablee.games.conan.judgement.heroes import carries_token, trophy_bearer
from tablee.games.conan.judgement.paths import FAR, MEAN, apart, distances, zones_of
from tablee.games.conan.powers.effects import has_halo
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.defence import ChooseDefence, fixed_defence
from tablee.games.conan.steps.events import is_event
from tablee.games.conan.steps.movement import MoveFigure
from tablee.games.conan.steps.overlord import (
    ChooseAttacker,
    ChooseMover,
    OverlordActs,
)
from tablee.games.conan.steps.paths import BOUGHT
from tablee.games.conan.steps.reinforcement import PlaceReinforcement, cost_of
from tablee.games.conan.steps.round import HideCaptive
from tablee.games.conan.steps.targets import melee_targets
from tablee.games.conan.steps.wounds import living

STEP: Final = 100
GEM: Final = 25
FARTHEST_HUT: Final = 6  # beyond this, all hiding places are equally good
DANGER: Final = 3  # movement points at which heroes frighten the bearer of the trophy
EVENT_POINTS: Final = 4  # figures that an event is worth at most
KEPT: Final = 3  # gems for the defence of the bearer


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
    if isinstance(question, HideCaptive):
        return hut_worth(state, action - act.ZONE - state.board().first_zone)
    if isinstance(question, PlaceReinforcement):
        zone = action - act.ZONE - state.board().first_zone
        return -distances(state, question.figure, prey(state))[zone]
    if act.FIGURE <= action < act.EXTRA:
        return figure_worth(state, state.scenario().figure_of[action - act.FIGURE])
    if action >= act.CLEAN:
        return -20
    return 0


def prey(state: ConanState) -> i64:
    """Return the zones of heroes who carry what they came for, else of all heroes."""
    carriers: i64 = 0
    for figure in range(HERO_SLOTS):
        if state.zone[figure] >= 0 and carries_token(state, figure):
            carriers |= bit(figure)
    if carriers == 0:
        carriers = state.heroes_on_board()
    return zones_of(state, carriers)


def hut_worth(state: ConanState, zone: i64) -> i64:
    """Hide the captive far from the heroes; among far places, anywhere."""
    return min(i64(FARTHEST_HUT), distances(state, 0, zones_of(state, 1))[zone])


def tile_worth(state: ConanState, action: i64) -> i64:
    """What a tile's figures can do now, less its price."""
    if action == act.PASS:
        return 0
    if action >= act.CLEAN:
        return -20
    tile = state.scenario().tile_of[action - act.TILE]
    cost = cost_of(state, tile)
    worth = -GEM * cost
    if has(state.bloodied, tile):
        return worth - 100
    if state.available - cost < KEPT and bearer_in_danger(state):
        worth -= 60
    if is_event(state, tile):
        return worth + 45 * min(EVENT_POINTS, dead_with_cost(state))
    for figure in listed(living(state, tile)):
        worth += figure_threat(state, figure)
    return worth


def bearer_in_danger(state: ConanState) -> bool:
    bearer = trophy_bearer(state)
    if bearer < 0:
        return False
    heroes = zones_of(state, state.heroes_on_board())
    return distances(state, bearer, heroes)[state.zone[bearer]] <= DANGER


def dead_with_cost(state: ConanState) -> i64:
    dead: i64 = 0
    for figure in range(HERO_SLOTS, state.scenario().figures):
        if state.zone[figure] < 0 and state.unit(figure).reinforcement > 0:
            dead += 1
    return dead


def figure_threat(state: ConanState, figure: i64) -> i64:
    """Return the damage a figure promises if a hero is in reach, a little if it comes nearer."""
    if figure == trophy_bearer(state):
        if bearer_in_danger(state):
            return 120
        return 0
    away = distances(state, figure, prey(state))[state.zone[figure]]
    if away > state.unit(figure).move + 1:
        return 12
    damage: i64 = 0
    for colour in range(COLOURS):
        damage += state.unit(figure).melee[colour] * MEAN[colour]
    return damage * 2 // 3


def mover_worth(state: ConanState, action: i64) -> i64:
    """Move every figure that is not yet where it wants to be."""
    if action == act.PASS:
        return 0
    figure = state.scenario().figure_of[action - act.FIGURE]
    if figure == trophy_bearer(state):
        if bearer_in_danger(state):
            return 10
        return -10
    away = distances(state, figure, prey(state))[state.zone[figure]]
    if away == 0:
        return -10
    return FAR - away


def step_worth(state: ConanState, figure: i64, stage: i64, action: i64) -> i64:
    if action == act.PASS:
        return 0
    if action < act.RUN:
        target = action - act.MOVE
    elif action < act.WRECK:
        target = action - act.RUN
    else:
        target = action - act.WRECK
    target -= state.board().first_zone
    zone = state.zone[figure]
    if figure == trophy_bearer(state):
        heroes = distances(state, figure, zones_of(state, state.heroes_on_board()))
        return STEP * (heroes[target] - heroes[zone]) - 10
    away = distances(state, figure, prey(state))
    worth = STEP * (away[zone] - away[target]) - 10
    if stage == BOUGHT:
        worth -= GEM
    return worth


def attack_worth(state: ConanState, action: i64) -> i64:
    """Attack whenever possible; gems for extra movement only to reach a carrier."""
    if action == act.PASS:
        return 0
    if action < act.EXTRA:
        return 200
    figure = state.scenario().figure_of[action - act.EXTRA]
    if figure == trophy_bearer(state) or melee_targets(state, figure) != 0:
        return -10
    if has(state.attacked, figure) or state.available <= KEPT:
        return -10
    away = distances(state, figure, prey(state))[state.zone[figure]]
    if away == 1:
        return 50
    return -10


def defence_wanted(state: ConanState, figure: i64) -> i64:
    """Save the bearer of the trophy; a gem is too much for a minion."""
    threat = state.attack().damage - fixed_defence(state, figure)
    if figure == trophy_bearer(state):
        return max(i64(0), threat + 1)
    if state.life[figure] > 1 and threat >= state.life[figure]:
        return min(threat - state.life[figure] + 2, max(i64(0), state.available - KEPT))
    return 0


def figure_worth(state: ConanState, figure: i64) -> i64:
    """Whom to strike: carriers, then heroes near death; whom to bring back: the strongest."""
    if figure >= HERO_SLOTS:
        return 10 * state.unit(figure).reinforcement
    hero = state.at[figure]
    worth = 10 * (20 - hero.alive_gems())
    if carries_token(state, figure):
        worth += 300
    if has_halo(state, figure):
        worth -= 60
    if hero.available == 0:
        worth += 50
    return worth
