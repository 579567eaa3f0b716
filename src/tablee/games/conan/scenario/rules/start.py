"""Heroes who choose where to start."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit, listed
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.records import IN_PLAY
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import HERO_LIST, UNIT, Parameter, may, need, notes
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.asking import FigureStep, zones_offered


class ChooseStart(FigureStep):
    """A hero chooses where to start among the zones of certain enemies."""

    enemies: i64  # set of figures

    def __init__(self, seat: i64, figure: i64, enemies: i64) -> None:
        super().__init__(seat, figure)
        self.enemies = enemies

    def options(self, state: ConanState) -> vec[i64]:
        zones: i64 = 0
        for enemy in listed(self.enemies):
            if state.fits(self.figure, state.zone[enemy]):
                zones |= bit(state.zone[enemy])
        return zones_offered(state, zones)

    def resolve(self, state: ConanState, action: i64) -> None:
        state.put(self.figure, action - act.ZONE - state.board().first_zone)
        state.tell(act.ENTERED, self.seat, action - act.ZONE)

    def rule(self, action: i64) -> str:
        return "conan:SC-5"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-is-no-place-to-start", "conan:SC-5")


class StartChoice(Rule):
    """Some heroes start beside the figures of a tile, each where they like [SC-5]."""

    hook: ClassVar[str] = "start_choice"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("heroes", HERO_LIST),
        need("with_tile", UNIT),
        may("colour"),
        *notes("when"),
    )
    questions: ClassVar[dict[str, type]] = {"choose_start": ChooseStart}
    heroes: i64  # set of figures
    enemies: i64

    def read(self, page: Page) -> None:
        self.heroes = 0
        for name in page.row["heroes"]:
            self.heroes |= bit(page.hero(name))
        tile = page.tile(page.row["with_tile"], page.row.get("colour", "none"))
        self.enemies = page.scenario.controls[tile]

    def outline(self, page: Page) -> None:
        page.scenario.purposes.late = self.heroes

    def first_round(self, state: ConanState) -> None:
        for figure in listed(self.heroes):
            if state.at[figure].fate == IN_PLAY:
                state.push(ChooseStart(state.at[figure].seat, figure, self.enemies))
