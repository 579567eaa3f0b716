"""A captive: hidden, found by a hero who enters, killed by what hits her zone."""

from __future__ import annotations

from typing import Any, ClassVar

from tablee.core.bits import bit, has
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import CARD_IDS, HERO_SLOTS, OVERLORD
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.state import ConanState, zone_name
from tablee.games.conan.steps.asking import zones_offered
from tablee.games.conan.steps.captive import kill_captive


class HideCaptive(Step[ConanState]):
    """The overlord chooses in secret where the captive is hidden [SC-1]."""

    places: i64  # set of zones

    def __init__(self, seat: i64, places: i64) -> None:
        self.seat = seat
        self.places = places

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, self.places)

    def resolve(self, state: ConanState, action: i64) -> None:
        state.hiding_place = action - act.ZONE - state.board().first_zone
        state.tell(act.HID, OVERLORD, action - act.ZONE, 1, 1)

    def rule(self, action: i64) -> str:
        return "conan:SC-1"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("the-captive-cannot-be-hidden-there", "conan:SC-1")


class Captive(Rule):
    """One captive, who lies somewhere or is hidden by the overlord; her killer may lose."""

    questions: ClassVar[dict[str, type]] = {"hide_captive": HideCaptive}
    card: i64
    places: i64  # set of zones among which the overlord hides her
    killer_loses: bool

    @classmethod
    def is_brought_by(cls, token: dict[str, Any]) -> bool:
        return bool(token["kind"] == "captive" and token.get("count", 1) == 1)

    def read(self, page: Page) -> None:
        self.card = CARD_IDS.index(page.row["id"])
        self.places = page.zone_set(page.row.get("hidden", {}).get("candidates", []))
        self.killer_loses = "on_death" in page.row

    def outline(self, page: Page) -> None:
        page.scenario.purposes.captive = self.card
        page.scenario.purposes.hiding_places = self.places

    def first_round(self, state: ConanState) -> None:
        if self.places != 0:
            state.push(HideCaptive(OVERLORD, self.places))

    def may_hide_in(self, state: ConanState, zone: i64) -> bool:
        return state.hiding_place >= 0 and has(self.places & ~state.searched, zone)

    def hero_enters(self, state: ConanState, figure: i64, zone: i64) -> None:
        """Show whether the captive is hidden in a zone that a hero has entered."""
        if not self.may_hide_in(state, zone):
            return
        state.searched |= bit(zone)
        if state.hiding_place == zone:
            state.hiding_place = -1
            state.lay(zone, self.card)
            state.tell(act.FOUND, OVERLORD, self.card)
        else:
            state.tell(act.SEARCHED, OVERLORD, zone_name(state, zone))

    def zone_struck(self, state: ConanState, zone: i64, side: i64, seat: i64) -> None:
        """Kill her in a zone that is hit, carried or not, or show that she is not there (E73)."""
        if state.hiding_place == zone:
            state.hiding_place = -1
            kill_captive(state, self.card, side, seat)
        elif self.may_hide_in(state, zone):
            state.searched |= bit(zone)
            state.tell(act.SEARCHED, OVERLORD, zone_name(state, zone))
        if state.lying(zone, self.card) > 0:
            state.lay(zone, self.card, -1)
            kill_captive(state, self.card, side, seat)
        for slot in range(HERO_SLOTS):
            if state.zone[slot] == zone and state.at[slot].cards[self.card] > 0:
                state.at[slot].lose(self.card)
                kill_captive(state, self.card, side, seat)

    def captive_dies(self, state: ConanState, card: i64, side: i64) -> None:
        """If the scenario says so, the side that kills her loses."""
        if card == self.card and self.killer_loses:
            state.killer = side
