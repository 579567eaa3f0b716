"""A monster with two tiles that loses one."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit, has
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import OVERLORD
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import TILE, UNIT, WORD, Parameter, may, need
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.state import ConanState, tile_name
from tablee.games.conan.steps.wounds import move_to_end


class TileFlipsAtLife(Rule):
    """A wounded unit with two tiles face up loses the rightmost: bloodied, it goes to the end."""

    hook: ClassVar[str] = "tile_flips_at_life"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("unit", UNIT),
        need("life_at_most", WORD),
        may("tile", TILE),
    )
    figure: i64
    most: i64  # life

    def read(self, page: Page) -> None:
        self.figure = page.figure()
        self.most = page.number("life_at_most")

    def outline(self, page: Page) -> None:
        page.scenario.purposes.weak_at = self.most

    def unit_wounded(self, state: ConanState, figure: i64) -> None:
        if figure == self.figure and 0 < state.life[figure] <= self.most:
            self.lose_second_tile(state)

    def lose_second_tile(self, state: ConanState) -> None:
        last: i64 = -1
        tiles: i64 = 0
        for tile in state.river:
            if has(state.scenario().controls[tile], self.figure) and not has(state.bloodied, tile):
                last = tile
                tiles += 1
        if tiles > 1:
            state.bloodied |= bit(last)
            move_to_end(state, last)
            state.tell(act.BLOODIED, OVERLORD, tile_name(state, last))
