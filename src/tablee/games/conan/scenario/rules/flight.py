"""Heroes who leave the board for good."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import has
from tablee.core.native import i64
from tablee.games.conan.data import HERO_SLOTS
from tablee.games.conan.scenario.parameters import NUMBER, SIDE, TILE, Parameter, may, need, notes
from tablee.games.conan.scenario.rule import NO, UNSAID, YES, Rule
from tablee.games.conan.state import ConanState


class FleeBoard(Rule):
    """Heroes leave the board from the exits of the map [MV-9]."""

    hook: ClassVar[str] = "flee_board"
    takes: ClassVar[tuple[Parameter, ...]] = (
        may("side", SIDE),
        *notes("from"),
        may("mp_cost", NUMBER, 1, 1),
        *notes("hindrance_applies", "returns"),
    )

    def way_out(self, state: ConanState, figure: i64) -> i64:
        if figure >= HERO_SLOTS:
            return UNSAID
        return YES if has(state.board().exits, state.zone[figure]) else NO


class CannotLeaveBoard(Rule):
    """Figures of a tile stay on the board, like all units unless another rule lets them leave."""

    hook: ClassVar[str] = "cannot_leave_board"
    takes: ClassVar[tuple[Parameter, ...]] = (need("tile", TILE),)
