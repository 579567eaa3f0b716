"""Events that change the river, its prices or the turn marker."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import OVERLORD
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import NUMBER, Parameter, may, need, notes
from tablee.games.conan.scenario.scenario import Event
from tablee.games.conan.state import ConanState, tile_name
from tablee.games.conan.steps.reinforcement import place_of


class ActivateTile(Event):
    """Any tile may be activated for one price."""

    hook: ClassVar[str] = "activate_tile"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("gem_cost", NUMBER, 0, 10),
        may("counts_toward_limit"),
        *notes("any_position"),
    )
    gems: i64
    counts: bool  # toward the activations of the turn

    def read(self, page: Page) -> None:
        self.gems = page.number("gem_cost")
        self.counts = page.row.get("counts_toward_limit", True)

    def possible(self, state: ConanState, first: bool) -> bool:
        return state.available >= self.gems and (state.activations > 0 or not self.counts)

    def happen(self, state: ConanState, first: bool) -> None:
        state.bargain = self.gems
        state.bargain_counts = self.counts


class MoveMarker(Event):
    """The turn marker advances."""

    hook: ClassVar[str] = "move_marker"
    takes: ClassVar[tuple[Parameter, ...]] = (need("by", NUMBER, 1, 5), *notes("marker"))
    by: i64

    def read(self, page: Page) -> None:
        self.by = page.number("by")

    def happen(self, state: ConanState, first: bool) -> None:
        state.round += self.by
        state.tell(act.MARKER_MOVED, OVERLORD, 0, self.by)


class SwapTiles(Event):
    """Two tiles of the river change places."""

    hook: ClassVar[str] = "swap_tiles"
    takes: ClassVar[tuple[Parameter, ...]] = (need("count", NUMBER, 1, 6),)

    def possible(self, state: ConanState, first: bool) -> bool:
        return len(state.river) > 1

    def happen(self, state: ConanState, first: bool) -> None:
        state.push(SwapTile(OVERLORD, -1))


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
