"""Monsters that events bring: in the place of a victim, by a way in, or from stone."""

from __future__ import annotations

from typing import ClassVar, Final

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import NOWHERE, OVERLORD
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import (
    NUMBER,
    TOKEN,
    UNIT,
    Parameter,
    may,
    need,
    notes,
)
from tablee.games.conan.scenario.scenario import Event
from tablee.games.conan.state import ConanState, name_of, tile_name
from tablee.games.conan.steps.asking import FigureStep, zones_offered
from tablee.games.conan.steps.attack import enter
from tablee.games.conan.steps.objectives import CHECK_VICTORY
from tablee.games.conan.steps.reinforcement import entry_zones, place_of
from tablee.games.conan.steps.wounds import living, remove_dead

MANY: Final = 99


def waits(state: ConanState, figure: i64) -> bool:
    """Say whether a figure of the reserve has not come yet: it comes once, by whatever event."""
    return not has(state.fallen, figure) and place_of(state, state.scenario().tile[figure]) < 0


# -- in the place of a victim ------------------------------------------------------------


class SacrificeForMonster(Event):
    """A victim dies; a monster of the reserve takes its zone and the place of its tile."""

    hook: ClassVar[str] = "sacrifice_for_monster"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("victim", UNIT),
        need("unit", UNIT),
        *notes("where", "takes_tile_of_victim", "once"),
    )
    victim: i64
    monster: i64

    def read(self, page: Page) -> None:
        self.victim = page.figure_of(page.row["victim"])
        self.monster = page.figure_of(page.row["unit"])

    def possible(self, state: ConanState, first: bool) -> bool:
        """Say whether the monster waits and fits where its victim stands."""
        zone = state.zone[self.victim]
        if zone == NOWHERE or not waits(state, self.monster):
            return False
        room = state.board().capacity[zone] - state.size(self.monster)
        for other in listed(state.here[zone] & ~bit(self.victim)):
            if state.on_table[other] == 0:  # E105
                room -= state.size(other)
        return room >= 0

    def happen(self, state: ConanState, first: bool) -> None:
        scenario = state.scenario()
        zone = state.zone[self.victim]
        place = place_of(state, scenario.tile[self.victim])
        state.life[self.victim] = 0
        state.push(CHECK_VICTORY)
        remove_dead(state, self.victim)
        state.put(self.monster, zone)
        state.life[self.monster] = scenario.life[self.monster]
        self.take_place(state, place)
        state.tell(act.SACRIFICED_FOR, OVERLORD, name_of(state, self.monster))

    def take_place(self, state: ConanState, place: i64) -> None:
        """Lay the monster's tile where that of its victim lay."""
        tiles = state.scenario().tile
        river = vec[i64](capacity=8)
        for tile in state.river:
            if len(river) == place:
                river = append(river, tiles[self.monster])
            if tile != tiles[self.victim]:
                river = append(river, tile)
        if len(river) == place:
            river = append(river, tiles[self.monster])
        state.river = river


# -- by a way in -------------------------------------------------------------------------


class ReplaceTile(Event):
    """A monster of the reserve enters; its tile replaces an event tile."""

    hook: ClassVar[str] = "replace_tile"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("unit", UNIT),
        *notes("where", "replaces", "once"),
    )
    monster: i64

    def read(self, page: Page) -> None:
        self.monster = page.figure_of(page.row["unit"])

    def possible(self, state: ConanState, first: bool) -> bool:
        return waits(state, self.monster) and entry_zones(state, self.monster) != 0

    def happen(self, state: ConanState, first: bool) -> None:
        state.push(MarauderEnters(OVERLORD, self.monster))


class MarauderEnters(FigureStep):
    """Choose the reinforcement zone where the monster enters."""

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, entry_zones(state, self.figure))

    def resolve(self, state: ConanState, action: i64) -> None:
        state.life[self.figure] = state.scenario().life[self.figure]
        state.push(MarauderReplaces(self.seat, self.figure))
        state.tell(act.REINFORCED, OVERLORD, name_of(state, self.figure))
        enter(state, self.figure, action - act.ZONE - state.board().first_zone)

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("reinforcements-do-not-enter-here", "conan:OT-6")


class MarauderReplaces(FigureStep):
    """Choose the event tile whose place the monster's tile takes."""

    def options(self, state: ConanState) -> vec[i64]:
        scenario = state.scenario()
        found = vec[i64](capacity=2)
        for tile in state.river:
            if scenario.events_from[tile] < scenario.events_from[tile + 1]:
                found = append(found, act.TILE + tile_name(state, tile))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        replaced = state.scenario().tile_of[action - act.TILE]
        for place in range(len(state.river)):
            if state.river[place] == replaced:
                state.river[place] = state.scenario().tile[self.figure]

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-tile-of-the-river", "conan:OT-10")


# -- from stone --------------------------------------------------------------------------


class FreeAMonster(Event):
    """A petrified figure wakes."""

    hook: ClassVar[str] = "free_monster"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("tokens", TOKEN),
        *notes("tile_goes_to"),
        may("max_monster_tiles_face_up", NUMBER, 1, 8),
    )
    figures: i64
    most: i64  # monster tiles face up

    def read(self, page: Page) -> None:
        self.figures = page.scenario.petrified
        self.most = page.number("max_monster_tiles_face_up", MANY)

    def possible(self, state: ConanState, first: bool) -> bool:
        return state.petrified & self.figures != 0 and monsters(state) < self.most

    def happen(self, state: ConanState, first: bool) -> None:
        state.push(FreeMonster(OVERLORD, self.figures))


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

    figures: i64

    def __init__(self, seat: i64, figures: i64) -> None:
        self.seat = seat
        self.figures = figures

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for figure in listed(state.petrified & self.figures):
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
