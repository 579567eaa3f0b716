"""Event tiles [OT-10]: one of the events that the scenario proposes, or all in order."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan import actions as act
from tablee.games.conan.data import COLOURS, HERO_SLOTS, NOWHERE, OVERLORD, OVERLORD_SIDE, RANGED
from tablee.games.conan.scenario.scenario import (
    ACTIVATE_TILE,
    AREA_ATTACK_ON_CARRIER,
    AREA_WOUNDS,
    FREE_MONSTER,
    MOVE_MARKER,
    PLACE_FIGURES,
    RANGED_ATTACK_ALL,
    REINFORCEMENT,
    REPLACE_TILE,
    REPLACE_ZONE_TAG,
    SACRIFICE_FOR_MONSTER,
    SWAP_TILES,
    TOKEN_CHAIN,
    Event,
)
from tablee.games.conan.state import ConanState, name_of, tile_name, zone_name
from tablee.games.conan.steps.attack import AfterWounds
from tablee.games.conan.steps.captive import strike_captive
from tablee.games.conan.steps.curse import Curse, carrier
from tablee.games.conan.steps.declare import ChooseTarget, can_shoot
from tablee.games.conan.steps.dice import roll_die
from tablee.games.conan.steps.flood import FloodZone, dry_zones, raise_next
from tablee.games.conan.steps.gold import ChainBag, MarauderEnters, can_enter, chained_bags
from tablee.games.conan.steps.objectives import CHECK_VICTORY
from tablee.games.conan.steps.reinforcement import begin_reinforcement, place_of, returning
from tablee.games.conan.steps.wounds import SufferWounds, living, remove_dead, wound_unit


def is_event(state: ConanState, tile: i64) -> bool:
    scenario = state.scenario()
    return scenario.events_from[tile] < scenario.events_from[tile + 1]


def resolve_event(state: ConanState, tile: i64) -> None:
    scenario = state.scenario()
    state.entered = zeros(state.board().zones)
    first = scenario.events_from[tile]
    last = scenario.events_from[tile + 1]
    if has(scenario.in_order, tile) or last - first == 1:
        for number in range(last - 1, first - 1, -1):
            state.push(Happen(number))
    else:
        state.push(ChooseEvent(OVERLORD, tile))


def is_possible(state: ConanState, event: Event) -> bool:
    """Say whether an event would do anything now."""
    if event.once and is_spent(state, event):
        return False
    if event.hook == REINFORCEMENT:
        return len(returning(state, points_of(state, event))) > 0
    if event.hook == SACRIFICE_FOR_MONSTER:
        return can_replace(state, event)
    if event.hook == FREE_MONSTER:
        return state.petrified & event.figures != 0 and monsters(state) < event.most
    if event.hook == ACTIVATE_TILE:
        payable = state.available >= event.points
        return payable and (state.activations > 0 or not event.counts)
    if event.hook == AREA_ATTACK_ON_CARRIER:
        return carrier(state, event.card) >= 0
    if event.hook == TOKEN_CHAIN:
        return chained_bags(state) != 0
    if event.hook == REPLACE_TILE:
        return waits(state, monster_of(event)) and can_enter(state, monster_of(event))
    if event.hook == REPLACE_ZONE_TAG:
        return dry_zones(state) != 0
    if event.hook == RANGED_ATTACK_ALL:
        return can_fire(state, shooters(state)) != 0
    if event.hook == SWAP_TILES:
        return len(state.river) > 1
    return True


def is_spent(state: ConanState, event: Event) -> bool:
    """Say whether this was used, also as the option of another tile."""
    for other in state.scenario().events:
        if other.hook == event.hook and has(state.spent_events, other.number):
            return True
    return False


def points_of(state: ConanState, event: Event) -> i64:
    if has(state.spent_events, event.number):
        return event.points
    return event.points + event.bonus


class ChooseEvent(Step[ConanState]):
    """Choose what the event tile does [OT-10]."""

    tile: i64

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, state: ConanState) -> vec[i64]:
        scenario = state.scenario()
        found = vec[i64](capacity=4)
        for number in range(scenario.events_from[self.tile], scenario.events_from[self.tile + 1]):
            if is_possible(state, scenario.events[number]):
                found = append(found, act.EVENT + scenario.events[number].hook)
        return append(found, i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        scenario = state.scenario()
        for number in range(scenario.events_from[self.tile], scenario.events_from[self.tile + 1]):
            if action == act.EVENT + scenario.events[number].hook:
                state.push(Happen(number))

    def rule(self, action: i64) -> str:
        return "conan:OT-10"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"tile": ["tile", tile_name(state, self.tile)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-event-is-not-possible", "conan:OT-10")


class Happen(Auto[ConanState]):
    """Carry out one event; `who` is its number."""

    def run(self, state: ConanState) -> None:
        event = state.scenario().events[self.who]
        if not is_possible(state, event):
            return
        state.tell(act.EVENT_CHOSEN, OVERLORD, event.hook)
        points = points_of(state, event)
        state.spent_events |= bit(event.number)
        if event.hook == REINFORCEMENT:
            begin_reinforcement(state, points)
        elif event.hook == AREA_WOUNDS:
            state.push(WoundZone(OVERLORD, self.who), CHECK_VICTORY)
        elif event.hook == RANGED_ATTACK_ALL:
            state.push(FireAtWill(shooters(state)))
        elif event.hook == ACTIVATE_TILE:
            state.bargain = event.points
            state.bargain_counts = event.counts
        elif event.hook == SWAP_TILES:
            state.push(SwapTile(OVERLORD, -1))
        elif event.hook == SACRIFICE_FOR_MONSTER:
            replace_victim(state, event)
        elif event.hook == FREE_MONSTER:
            state.push(FreeMonster(OVERLORD, self.who))
        elif event.hook == TOKEN_CHAIN:
            state.push(ChainBag(OVERLORD, event.points), CHECK_VICTORY)
        elif event.hook == REPLACE_TILE:
            state.push(MarauderEnters(OVERLORD, monster_of(event)))
        elif event.hook == REPLACE_ZONE_TAG:
            state.push(FloodZone(OVERLORD))
        elif event.hook == PLACE_FIGURES:
            raise_next(state, event.figures, 0)
        elif event.hook == AREA_ATTACK_ON_CARRIER:
            state.push(Curse(carrier(state, event.card), self.who), CHECK_VICTORY)
        elif event.hook == MOVE_MARKER:
            state.round += event.points
            state.tell(act.MARKER_MOVED, OVERLORD, 0, event.points)


# -- wounds in a zone --------------------------------------------------------------------


class WoundZone(Step[ConanState]):
    """Choose the zone where everyone suffers the wounds of the dice, without defence."""

    event: i64

    def __init__(self, seat: i64, event: i64) -> None:
        self.seat = seat
        self.event = event

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=32)
        for zone in range(state.board().zones):
            found = append(found, act.ZONE + zone_name(state, zone))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        zone = action - act.ZONE - state.board().first_zone
        dice = state.scenario().events[self.event].dice
        wounds: i64 = 0
        for colour in range(COLOURS):
            for die in range(dice[colour]):
                wounds += roll_die(state.rng, colour)
        state.tell(act.ENTERED, OVERLORD, action - act.ZONE)
        state.tell(act.EVENT_WOUNDS, OVERLORD, 0, wounds)
        if wounds > 0:
            strike_captive(state, zone, OVERLORD_SIDE, OVERLORD)
            state.push(WoundNext(state.standing(zone), wounds))

    def rule(self, action: i64) -> str:
        return "conan:OT-10"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-zone", "conan:OT-10")


class WoundNext(Auto[ConanState]):
    """Wound one figure after the other; `who` is the set of those still to come."""

    wounds: i64

    def __init__(self, who: i64, wounds: i64) -> None:
        super().__init__(who)
        self.wounds = wounds

    def run(self, state: ConanState) -> None:
        for figure in listed(self.who):
            state.push(WoundNext(self.who & ~bit(figure), self.wounds))
            state.tell(act.WOUNDED, state.seat_of(figure), name_of(state, figure), self.wounds)
            state.push(AfterWounds(figure))
            if figure < HERO_SLOTS:
                state.push(SufferWounds(figure, self.wounds))
            else:
                wound_unit(state, figure, self.wounds)
            return


# -- a volley ----------------------------------------------------------------------------


def shooters(state: ConanState) -> i64:
    """Return the set of the overlord's figures on the board."""
    members: i64 = 0
    for figure in range(HERO_SLOTS, state.scenario().figures):
        if state.zone[figure] != NOWHERE and not state.is_ally(figure):
            members |= bit(figure)
    return members & ~state.petrified


def can_fire(state: ConanState, figures: i64) -> i64:
    """Return those of a set who are still there, can shoot and see somebody."""
    members: i64 = 0
    for figure in listed(figures):
        if state.zone[figure] != NOWHERE and can_shoot(state, figure):
            members |= bit(figure)
    return members


class FireAtWill(Auto[ConanState]):
    """Every unit able to shoot makes one ranged attack; `who` are those still to come."""

    def run(self, state: ConanState) -> None:
        for figure in listed(can_fire(state, self.who)):
            rest = FireAtWill(self.who & ~bit(figure))
            state.push(ChooseTarget(OVERLORD, figure, RANGED, -1, 0), CHECK_VICTORY, rest)
            return


# -- the river ---------------------------------------------------------------------------


class SwapTile(Step[ConanState]):
    """Choose two tiles of the river that change places."""

    first: i64  # -1: none chosen yet

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat = seat
        self.first = first

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for tile in state.river:
            if tile != self.first:
                found = append(found, act.TILE + tile_name(state, tile))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        tile = state.scenario().tile_of[action - act.TILE]
        state.tell(act.SWAPPED, OVERLORD, action - act.TILE)
        if self.first < 0:
            state.push(SwapTile(self.seat, tile))
            return
        one = place_of(state, self.first)
        two = place_of(state, tile)
        state.river[one] = tile
        state.river[two] = self.first

    def rule(self, action: i64) -> str:
        return "conan:OT-10"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-tile-of-the-river", "conan:OT-10")


# -- monsters ----------------------------------------------------------------------------


def monster_of(event: Event) -> i64:
    return listed(event.figures)[0]


def waits(state: ConanState, figure: i64) -> bool:
    """Say whether a figure of the reserve has not come yet: it comes once, by whatever event."""
    return not has(state.fallen, figure) and place_of(state, state.scenario().tile[figure]) < 0


def can_replace(state: ConanState, event: Event) -> bool:
    """Say whether the monster waits and fits where its victim stands."""
    zone = state.zone[event.victim]
    if zone == NOWHERE or not waits(state, monster_of(event)):
        return False
    return has_room_without(state, monster_of(event), zone, event.victim)


def has_room_without(state: ConanState, figure: i64, zone: i64, leaving: i64) -> bool:
    room = state.board().capacity[zone] - state.size(figure)
    for other in listed(state.here[zone] & ~bit(leaving)):
        if state.on_table[other] == 0:  # E105
            room -= state.size(other)
    return room >= 0


def replace_victim(state: ConanState, event: Event) -> None:
    """The victim dies; the monster takes its zone and the place of its tile."""
    scenario = state.scenario()
    monster = monster_of(event)
    zone = state.zone[event.victim]
    place = place_of(state, scenario.tile[event.victim])
    state.life[event.victim] = 0
    state.push(CHECK_VICTORY)
    remove_dead(state, event.victim)
    state.put(monster, zone)
    state.life[monster] = scenario.life[monster]
    river = vec[i64](capacity=8)
    for tile in state.river:
        if len(river) == place:
            river = append(river, scenario.tile[monster])
        if tile != scenario.tile[event.victim]:
            river = append(river, tile)
    if len(river) == place:
        river = append(river, scenario.tile[monster])
    state.river = river
    state.tell(act.SACRIFICED_FOR, OVERLORD, name_of(state, monster))


def monsters(state: ConanState) -> i64:
    """Return how many tiles of monsters lie face up in the river."""
    found: i64 = 0
    for tile in state.river:
        if not has(state.bloodied, tile) and is_monster(state, tile):
            found += 1
    return found


def is_monster(state: ConanState, tile: i64) -> bool:
    for figure in listed(living(state, tile)):
        if state.unit(figure).monster:
            return True
    return False


class FreeMonster(Step[ConanState]):
    """Choose the petrified monster that wakes; its tile joins the end of the river."""

    event: i64

    def __init__(self, seat: i64, event: i64) -> None:
        self.seat = seat
        self.event = event

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for figure in listed(state.petrified & state.scenario().events[self.event].figures):
            found = append(found, act.FIGURE + name_of(state, figure))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        figure = state.scenario().figure_of[action - act.FIGURE]
        state.petrified &= ~bit(figure)
        state.river = append(state.river, state.scenario().tile[figure])
        state.tell(act.AWAKENED, OVERLORD, action - act.FIGURE)

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-petrified-monster", "conan:SC-6")
