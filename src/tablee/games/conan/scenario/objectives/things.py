"""Objectives about tokens and cards, and where they are carried."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import has, listed
from tablee.core.native import append, i64
from tablee.games.conan.board.layout import tagged
from tablee.games.conan.data import HERO_SLOTS, HEROES_SIDE
from tablee.games.conan.records import IN_PLAY
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import CARD, TAG, TOKEN, ZONES, Parameter, may, need
from tablee.games.conan.scenario.scenario import Test
from tablee.games.conan.state import ConanState


class TokenCarriedOffBoard(Test):
    """A hero has left the board with a token."""

    name: ClassVar[str] = "token_carried_off_board"
    takes: ClassVar[tuple[Parameter, ...]] = (need("token", TOKEN),)
    card: i64

    def read(self, page: Page) -> None:
        self.card = page.card("token")

    def outline(self, page: Page, side: i64) -> None:
        if side == HEROES_SIDE:
            purposes = page.scenario.purposes
            purposes.wanted = append(purposes.wanted, self.card)
            purposes.havens |= page.scenario.board.exits

    def holds(self, state: ConanState) -> bool:
        return state.carried_off[self.card] > 0


class HeroInZoneWith(Test):
    """A hero in a zone with a tag carries a card or a token."""

    name: ClassVar[str] = "hero_in_zone_with"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("tag", TAG),
        may("card", CARD, supposed=()),
        may("token", TOKEN),
    )
    card: i64
    zones: i64

    def read(self, page: Page) -> None:
        self.card = page.card("token" if "token" in page.row else "card")
        self.zones = tagged(page.plan, page.row["tag"])

    def outline(self, page: Page, side: i64) -> None:
        if side == HEROES_SIDE:
            purposes = page.scenario.purposes
            purposes.wanted = append(purposes.wanted, self.card)
            purposes.havens |= self.zones

    def holds(self, state: ConanState) -> bool:
        return is_carried_in(state, self.card, self.zones)


class TokenInZone(Test):
    """A token lies in one of some zones, or a hero carries it there."""

    name: ClassVar[str] = "token_in_zone"
    takes: ClassVar[tuple[Parameter, ...]] = (need("token", TOKEN), need("zones", ZONES))
    card: i64
    zones: i64

    def read(self, page: Page) -> None:
        self.card = page.card("token")
        self.zones = page.zone_set(page.row["zones"])

    def holds(self, state: ConanState) -> bool:
        return is_carried_in(state, self.card, self.zones) or lies_in(state, self.card, self.zones)


def is_carried_in(state: ConanState, card: i64, zones: i64) -> bool:
    """Say whether a hero in one of the zones carries a card."""
    for figure in range(HERO_SLOTS):
        if (
            state.at[figure].fate == IN_PLAY
            and has(zones, state.zone[figure])
            and state.at[figure].cards[card] > 0
        ):
            return True
    return False


def lies_in(state: ConanState, card: i64, zones: i64) -> bool:
    for zone in listed(zones):
        if state.lying(zone, card) > 0:
            return True
    return False
