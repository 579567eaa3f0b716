"""What a death leaves behind."""

from __future__ import annotations

from typing import Any, ClassVar

from tablee.core.bits import bit
from tablee.core.native import append, i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import CARD_IDS, HERO_SLOTS, OVERLORD
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import CARD, UNIT, Parameter, need, notes
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.state import ConanState


class DropOnDeath(Rule):
    """A card lies where a unit died: from a row, or a token that a death creates."""

    hook: ClassVar[str] = "drop_on_death"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("unit", UNIT),
        need("card", CARD),
        *notes("where"),
    )
    card: i64
    tile: i64

    @classmethod
    def is_brought_by(cls, token: dict[str, Any]) -> bool:
        return token["kind"] != "secret_passage" and "created_when" in token

    def read(self, page: Page) -> None:
        if "created_when" in page.row:
            self.card = CARD_IDS.index(page.row["id"])
            self.tile = page.tile(page.row["created_when"]["tile"])
        else:
            self.card = page.card("card")
            self.tile = page.tile(page.row["unit"])

    def outline(self, page: Page) -> None:
        purposes = page.scenario.purposes
        purposes.trophy = self.card
        purposes.trophy_tile = self.tile
        purposes.made = append(purposes.made, self.card)
        for figure in range(HERO_SLOTS, page.scenario.figures):
            if page.scenario.tile[figure] == self.tile:
                purposes.quarry |= bit(figure)

    def unit_dies(self, state: ConanState, figure: i64, zone: i64) -> None:
        if state.scenario().tile[figure] == self.tile:
            state.lay(zone, self.card)
            state.tell(act.TROPHY, OVERLORD, self.card)
