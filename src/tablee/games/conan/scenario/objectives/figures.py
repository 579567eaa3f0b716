"""Objectives about who lives and who is there."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit, has
from tablee.core.native import i64
from tablee.games.conan.data import HERO_SLOTS, HEROES_SIDE, NOWHERE, OVERLORD_SIDE
from tablee.games.conan.records import ABSENT, DEAD
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import HERO, UNIT, Parameter, may
from tablee.games.conan.scenario.scenario import Test
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.objectives import no_hero_in_play

SOMEBODY: tuple[Parameter, ...] = (may("unit", UNIT, supposed=()), may("hero", HERO))


class CharacterDead(Test):
    """A unit or hero has died at least once."""

    name: ClassVar[str] = "character_dead"
    takes: ClassVar[tuple[Parameter, ...]] = SOMEBODY
    figure: i64

    def read(self, page: Page) -> None:
        self.figure = page.figure()

    def outline(self, page: Page, side: i64) -> None:
        if side == HEROES_SIDE:
            page.scenario.purposes.quarry |= bit(self.figure)
        if side == OVERLORD_SIDE and self.figure < HERO_SLOTS:
            page.scenario.purposes.ward = self.figure

    def holds(self, state: ConanState) -> bool:
        return has(state.fallen, self.figure)


class CharacterAlive(Test):
    """A unit or hero is on the board."""

    name: ClassVar[str] = "character_alive"
    takes: ClassVar[tuple[Parameter, ...]] = SOMEBODY
    figure: i64

    def read(self, page: Page) -> None:
        self.figure = page.figure()

    def holds(self, state: ConanState) -> bool:
        return state.zone[self.figure] != NOWHERE


class AllHeroesDead(Test):
    """No hero is alive; one who has left the board is."""

    name: ClassVar[str] = "all_heroes_dead"

    def holds(self, state: ConanState) -> bool:
        for hero in state.at:
            if hero.fate != DEAD and hero.fate != ABSENT:
                return False
        return True


class NoHeroOnBoard(Test):
    """All heroes are dead or have left."""

    name: ClassVar[str] = "no_hero_on_board"

    def holds(self, state: ConanState) -> bool:
        return no_hero_in_play(state)
