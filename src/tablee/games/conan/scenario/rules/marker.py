"""The turn marker, moved by a death."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.native import i64
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import NUMBER, Parameter, need, notes
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.state import ConanState


class HeroDeathMovesMarker(Rule):
    """The turn marker advances whenever a hero dies."""

    hook: ClassVar[str] = "hero_death_moves_marker"
    takes: ClassVar[tuple[Parameter, ...]] = (need("by", NUMBER, 1, 5), *notes("marker"))
    by: i64

    def read(self, page: Page) -> None:
        self.by = page.number("by")

    def hero_dies(self, state: ConanState, figure: i64) -> None:
        state.round += self.by
