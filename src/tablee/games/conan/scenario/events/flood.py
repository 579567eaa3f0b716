"""The rising swamp: zones that become water, creatures that rise from it."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import NOWHERE, OVERLORD
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import NUMBER, TAG, UNIT, Parameter, may, need, notes
from tablee.games.conan.scenario.scenario import Event
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.asking import FigureStep, zones_offered
from tablee.games.conan.steps.attack import enter
from tablee.games.conan.steps.paths import can_be_in


class ReplaceZoneTag(Event):
    """A zone of the overlord's choice becomes water."""

    hook: ClassVar[str] = "replace_zone_tag"
    takes: ClassVar[tuple[Parameter, ...]] = notes(
        "zone", "add", "remove", "bank_kind_from_neighbour"
    )

    def possible(self, state: ConanState, first: bool) -> bool:
        return dry_zones(state) != 0

    def happen(self, state: ConanState, first: bool) -> None:
        state.push(FloodZone(OVERLORD))


class PlaceFigures(Event):
    """Figures of a unit rise in water, from the board or beside it."""

    hook: ClassVar[str] = "place_figures"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("unit", UNIT),
        need("count", NUMBER, 1, 6),
        may("tag", TAG),
        *notes("from", "tile_goes_to", "optional"),
    )
    figures: i64

    def read(self, page: Page) -> None:
        self.figures = page.figures_of(page.row["unit"])

    def happen(self, state: ConanState, first: bool) -> None:
        raise_next(state, self.figures, 0)


def dry_zones(state: ConanState) -> i64:
    """Return the set of zones that are not water yet."""
    board = state.board()
    return (bit(board.zones) - 1) & ~board.water


class FloodZone(Step[ConanState]):
    """Choose the zone that becomes water: leaving it costs more from now on."""

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, dry_zones(state))

    def resolve(self, state: ConanState, action: i64) -> None:
        state.flooded |= bit(action - act.ZONE - state.board().first_zone)
        state.tell(act.FLOODED, OVERLORD, action - act.ZONE)

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-zone-that-is-dry", "conan:SC-6")


def raise_next(state: ConanState, figures: i64, begun: i64) -> None:
    """Ask for the next of the figures that rise."""
    for figure in listed(figures):
        state.push(RaiseFigure(OVERLORD, figure, figures & ~bit(figure), begun))
        return


class RaiseFigure(FigureStep):
    """Choose the water zone where a creature rises, from the board or beside it; or leave it."""

    others: i64  # set of figures still to come
    begun: i64

    def __init__(self, seat: i64, figure: i64, others: i64, begun: i64) -> None:
        super().__init__(seat, figure)
        self.others = others
        self.begun = begun

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for zone in listed(state.board().water):
            fits = state.zone[self.figure] == zone or state.fits(self.figure, zone)
            if fits and can_be_in(state, self.figure, zone):
                found = append(found, act.ZONE + zone_name(state, zone))
        return append(found, i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        raise_next(state, self.others, 1)
        if action == act.PASS:
            return
        if state.zone[self.figure] == NOWHERE:
            state.life[self.figure] = state.scenario().life[self.figure]
        join_river(state, state.scenario().tile[self.figure])
        state.tell(act.REINFORCED, OVERLORD, name_of(state, self.figure))
        state.tell(act.ENTERED, OVERLORD, action - act.ZONE)
        enter(state, self.figure, action - act.ZONE - state.board().first_zone)

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-water-zone-with-room", "conan:SC-6")


def join_river(state: ConanState, tile: i64) -> None:
    """Turn the tile face up; a new one takes the place that the event tile has left (E107)."""
    state.bloodied &= ~bit(tile)
    river = vec[i64](capacity=8)
    known = False
    for other in state.river:
        if other == tile:
            known = True
    if known:
        return
    for other in state.river:
        if len(river) == state.event_place:
            river = append(river, tile)
        river = append(river, other)
    if not has_tile(river, tile):
        river = append(river, tile)
    state.river = river


def has_tile(river: vec[i64], tile: i64) -> bool:
    members: i64 = 0
    for other in river:
        members |= bit(other)
    return has(members, tile)
