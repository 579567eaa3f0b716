"""The overlord's turn [OT]: activations, free moves, attacks with extra MP, reinforcements."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    MELEE,
    OVERLORD,
    RANGED,
)
from tablee.games.conan.lasting import tell_activated, tell_activation_ends, tell_wakes
from tablee.games.conan.moments import SKILLS_AT, WRECKS
from tablee.games.conan.scenario.moments import (
    BREAKS_WALLS,
    breaks_walls,
    devours,
    speaks,
    tell_tile_activated,
    tell_tile_done,
    wall_price,
    whose_prey,
)
from tablee.games.conan.state import ConanState, name_of, tile_name, zone_name
from tablee.games.conan.steps.asking import figures_offered
from tablee.games.conan.steps.casting import lose_tokens
from tablee.games.conan.steps.declare import (
    ChooseTarget,
    can_assail,
    can_bind,
    can_fight,
    can_shoot,
)
from tablee.games.conan.steps.events import is_event, resolve_event
from tablee.games.conan.steps.movement import MoveFigure, break_wall
from tablee.games.conan.steps.objectives import CHECK_VICTORY
from tablee.games.conan.steps.paths import BOUGHT, FREE_MOVE, border_to, can_move, can_step
from tablee.games.conan.steps.reactions import OVERLORDS_WINDOW, clean_up, clean_up_options
from tablee.games.conan.steps.reinforcement import place_of
from tablee.games.conan.steps.spells import ChooseSpell, castable
from tablee.games.conan.steps.wounds import living, move_to_end


class OverlordActs(Step[ConanState]):
    """Activate a tile for the number above it, clean the river, or end the turn [OT-2, OT-3]."""

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        if state.activations > 0 or (state.bargain > 0 and not state.bargain_counts):
            for place in range(len(state.river)):
                payable = price_at(state, place) <= state.available
                if payable and not is_locked(state, state.river[place]):
                    found = append(found, act.TILE + tile_name(state, state.river[place]))
        for action in clean_up_options(state):
            found = append(found, action)
        return append(found, i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            if state.bargain > 0 and state.activations > 0:
                state.push(OVERLORD_ACTS)
            state.bargain = 0
            return
        if act.is_cleaning(action):
            clean_up(state, state.scenario().tile_of[action - act.CLEAN])
            state.push(self)
            return
        state.push(OVERLORDS_WINDOW, OVERLORD_ACTS)
        activate(state, state.scenario().tile_of[action - act.TILE])

    def rule(self, action: i64) -> str:
        if act.is_cleaning(action):
            return "conan:OT-8"
        return "conan:OT-3"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"activations": state.activations, "available": state.available}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        if act.is_cleaning(action):
            return Reason("only-a-bloodied-tile-may-be-removed", "conan:OT-8")
        if not act.names_tile(action):
            return Reason("activate-a-tile-or-end-the-turn", "conan:OT-3")
        if state.activations == 0:
            return Reason("no-activation-is-left", "conan:OT-2")
        tile = state.scenario().tile_of[action - act.TILE]
        for other in state.river:
            if other == tile:
                return Reason("not-so-many-gems-available", "conan:OT-3")
        return Reason("this-tile-is-not-in-the-river", "conan:OT-8")


OVERLORD_ACTS = OverlordActs(OVERLORD)


def price_at(state: ConanState, place: i64) -> i64:
    """Return the gems for the tile at a place of the river: an event's price, or its number.

    Where there is no token, the numbers continue as usual [OT-11].
    """
    if state.bargain > 0:
        return state.bargain
    numbers = state.scenario().numbers
    if place < len(numbers):
        return numbers[place]
    return place + 1


def is_locked(state: ConanState, tile: i64) -> bool:
    """Changing Destiny forbids every tile that controls its victim (E67)."""
    return state.scenario().controls[tile] & state.idle != 0


def activate(state: ConanState, tile: i64) -> None:
    """Pay, move the tile to the end, then its figures or its event [OT-3]."""
    state.event_place = place_of(state, tile)
    cost = price_at(state, state.event_place)
    state.available -= cost
    state.fatigue += cost
    if state.bargain == 0 or state.bargain_counts:
        state.activations -= 1
    state.bargain = 0
    state.tell(act.ACTIVATED, OVERLORD, tile_name(state, tile), cost)
    move_to_end(state, tile)
    if has(state.bloodied, tile):
        return  # E83
    if is_event(state, tile):
        resolve_event(state, tile)
        return
    state.tile = tile
    state.moved = 0
    state.attacked = 0
    state.extra = zeros(state.scenario().figures)
    state.push(OFFER_MOVES, OFFER_ATTACKS, END_ACTIVATION)
    tell_tile_activated(state, tile)
    for figure in listed(state.scenario().controls[tile]):
        wake(state, figure)


def wake(state: ConanState, figure: i64) -> None:
    """What an activation does to a figure: tokens leave, spells act (E52, E56)."""
    lose_tokens(state, figure)
    tell_activated(state, figure)
    tell_wakes(state, figure)


class EndActivation(Auto[ConanState]):
    """Forget what belongs to one activation [OT-12]."""

    def run(self, state: ConanState) -> None:
        tell_activation_ends(state, state.scenario().controls[state.tile])
        tell_tile_done(state)
        state.tile = -1
        state.moved = 0
        state.attacked = 0
        state.extra = zeros(state.scenario().figures)


# -- free moves [MV-6] -----------------------------------------------------------------


def with_free_move(state: ConanState) -> i64:
    """Return the set of figures that can still make their free move."""
    members: i64 = 0
    for figure in listed(living(state, state.tile) & ~state.moved):
        if can_move(state, figure, FREE_MOVE):
            members |= bit(figure)
    return members


class OfferMoves(Auto[ConanState]):
    """Ask for the next figure to move while there is one [OT-5]."""

    def run(self, state: ConanState) -> None:
        for figure in listed(living(state, state.tile) & ~state.moved):
            if can_move(state, figure, FREE_MOVE):
                state.push(ChooseMover(OVERLORD))
                return


class ChooseMover(Step[ConanState]):
    """Choose the figure that makes its free move next, or stop moving [MV-6]."""

    def options(self, state: ConanState) -> vec[i64]:
        return append(figures_offered(state, with_free_move(state)), i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        figure = state.scenario().figure_of[action - act.FIGURE]
        state.moved |= bit(figure)
        state.tell(act.ACTS, OVERLORD, action - act.FIGURE)
        state.mover = figure
        state.points = state.base_move(figure)
        state.push(MoveFigure(OVERLORD, figure, FREE_MOVE, 0), OVERLORDS_WINDOW, OFFER_MOVES)

    def rule(self, action: i64) -> str:
        return "conan:MV-6"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"tile": ["tile", tile_name(state, state.tile)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-figure-that-can-still-move", "conan:MV-6")


# -- attacks and extra MP [OT-5, MV-7] ---------------------------------------------------


class OfferAttacks(Auto[ConanState]):
    """Ask for attacks and extra MP while one is possible [OT-5]."""

    def run(self, state: ConanState) -> None:
        if can_choose(state):
            state.push(ChooseAttacker(OVERLORD))


def can_choose(state: ConanState) -> bool:
    """Say whether there is an attack or extra MP to choose; usually one figure's move decides."""
    for figure in listed(living(state, state.tile)):
        if can_step(state, figure, BOUGHT):
            return True
    return len(attack_options(state)) > 0


def attack_options(state: ConanState) -> vec[i64]:
    found = vec[i64](capacity=8)
    figures = state.unlike(living(state, state.tile))
    for figure in figures:
        if not has(state.attacked, figure):
            found = ways_to_attack(state, figure, found)
    free = free_breaches(state)
    for zone in listed(free):
        found = append(found, act.WRECK + zone_name(state, zone))
    for figure in figures:
        found = deeds(state, figure, free, found)
    for figure in figures:
        if len(castable(state, figure)) > 0:
            found = append(found, act.MAGIC + name_of(state, figure))
    for figure in figures:
        if can_move(state, figure, BOUGHT):
            found = append(found, act.EXTRA + name_of(state, figure))
    return found


def ways_to_attack(state: ConanState, figure: i64, found: vec[i64]) -> vec[i64]:
    """One attack for each figure, with the dice its tile prints [ME-5, CH-6]."""
    name = name_of(state, figure)
    if can_fight(state, figure) or can_assail(state, figure, MELEE):
        found = append(found, act.FIGURE + name)
    if can_shoot(state, figure) or can_assail(state, figure, RANGED):
        found = append(found, act.VOLLEY + name)
    if can_bind(state, figure):
        found = append(found, act.WEB + name)
    return found


def breakable_from(state: ConanState, figure: i64) -> vec[i64]:
    """Return the zones behind walls that a figure may break instead of attacking."""
    board = state.board()
    zone = state.zone[figure]
    found = vec[i64](capacity=4)
    if not breaks_walls(state, figure):
        return found
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        if state.broken[border] == 0 and board.wreckers[border] & SKILLS_AT[WRECKS] != 0:
            found = append(found, board.other(border, zone))
    return found


def free_breaches(state: ConanState) -> i64:
    """Return the zones towards which a figure of the tile breaks a wall instead of attacking."""
    zones: i64 = 0
    if speaks(state.scenario(), BREAKS_WALLS):
        for zone in range(state.board().zones):
            if wall_breaker(state, zone) >= 0:
                zones |= bit(zone)
    return zones


def wall_breaker(state: ConanState, zone: i64) -> i64:
    """Return a figure of the tile that can break a wall towards a zone."""
    for figure in listed(living(state, state.tile) & ~state.attacked):
        for other in breakable_from(state, figure):
            if other == zone:
                return figure
    return -1


# -- what a scenario lets a figure do beside attacks -------------------------------------


def deeds(state: ConanState, figure: i64, free: i64, found: vec[i64]) -> vec[i64]:
    """Add whom it may devour, and walls that gems let it break; some are `free` to break."""
    price = wall_price(state, figure)
    hungry = devours(state, figure) and not has(state.attacked, figure)
    if price == 0 and not hungry:
        return found
    board = state.board()
    zone = state.zone[figure]
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        other = board.other(border, zone)
        if hungry and whose_prey(state, figure, other) >= 0:
            found = append(found, act.DEVOUR + zone_name(state, other))
        breakable = state.broken[border] == 0 and board.wreckers[border] & SKILLS_AT[WRECKS] != 0
        if breakable and 0 < price <= state.available and not has(free, other):
            found = append(found, act.WRECK + zone_name(state, other))
    if hungry and whose_prey(state, figure, zone) >= 0:
        found = append(found, act.DEVOUR + zone_name(state, zone))
    return found


def devour(state: ConanState, zone: i64) -> None:
    """Let the figure of the tile that can do it devour somebody."""
    for figure in listed(living(state, state.tile) & ~state.attacked):
        rule = whose_prey(state, figure, zone)
        if rule >= 0 and devours(state, figure):
            state.attacked |= bit(figure)
            state.scenario().spoken[rule].devour(state, zone)
            return


def breach(state: ConanState, zone: i64) -> None:
    """Break a wall towards a zone: instead of an attack, or for gems."""
    figure = wall_breaker(state, zone)
    if figure >= 0:
        state.attacked |= bit(figure)
    else:
        figure = wall_buyer(state, zone)
        price = wall_price(state, figure)
        state.available -= price
        state.fatigue += price
    break_wall(state, border_to(state, state.zone[figure], zone))


def wall_buyer(state: ConanState, zone: i64) -> i64:
    """Return the figure of the tile for which gems break a wall towards a zone."""
    for figure in listed(living(state, state.tile)):
        if wall_price(state, figure) > 0 and border_to(state, state.zone[figure], zone) >= 0:
            return figure
    return -1


class ChooseAttacker(Step[ConanState]):
    """Let a figure attack, or buy it extra MP, before or after any attack [OT-5, MV-7]."""

    def options(self, state: ConanState) -> vec[i64]:
        return append(attack_options(state), i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        state.push(CHECK_VICTORY, OFFER_ATTACKS)
        if act.is_devouring(action):
            devour(state, action - act.DEVOUR - state.board().first_zone)
            return
        if act.is_wreck(action):
            breach(state, action - act.WRECK - state.board().first_zone)
            state.tell(act.WRECKED, OVERLORD, action - act.WRECK)
            return
        figures = state.scenario().figure_of
        if act.names_figure(action):
            self.attack(state, figures[action - act.FIGURE], MELEE, 0)
        elif act.buys_movement(action):
            figure = figures[action - act.EXTRA]
            state.push(MoveFigure(OVERLORD, figure, BOUGHT, 0), OVERLORDS_WINDOW)
        elif act.is_volley(action):
            self.attack(state, figures[action - act.VOLLEY], RANGED, 0)
        elif act.is_web(action):
            self.attack(state, figures[action - act.WEB], RANGED, 1)
        else:
            state.push(ChooseSpell(OVERLORD, figures[action - act.MAGIC]))

    def attack(self, state: ConanState, figure: i64, kind: i64, web: i64) -> None:
        state.attacked |= bit(figure)
        state.push(ChooseTarget(OVERLORD, figure, kind, -1, web))

    def rule(self, action: i64) -> str:
        if act.buys_movement(action):
            return "conan:MV-7"
        if act.is_magic(action):
            return "conan:SP-4"
        return "conan:OT-5"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"tile": ["tile", tile_name(state, state.tile)], "available": state.available}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        if act.buys_movement(action):
            return Reason("no-extra-movement-for-this-figure", "conan:MV-7")
        return Reason("this-figure-cannot-attack", "conan:OT-5")


OFFER_MOVES = OfferMoves(0)
OFFER_ATTACKS = OfferAttacks(0)
END_ACTIVATION = EndActivation(0)
