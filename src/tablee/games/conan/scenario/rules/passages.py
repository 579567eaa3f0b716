"""Secret passages: some lead out, and only heroes who have looked know which."""

from __future__ import annotations

from typing import Any, ClassVar

from tablee.core.bits import bit, has, listed
from tablee.core.native import i64, pop
from tablee.core.rng import Rng
from tablee.games.conan.data import CARD_IDS, HERO_SLOTS
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import NUMBER, TOKEN, Parameter, may, need, notes
from tablee.games.conan.scenario.rule import NO, UNSAID, YES, Rule
from tablee.games.conan.scenario.rules.captive import Captive
from tablee.games.conan.state import ConanState


class SecretPassages(Rule):
    """Tokens that heroes look at for a gem; carriers of the goal leave by a real one."""

    zones: i64  # set of zones with a passage
    real: i64  # how many of them lead somewhere
    carrying: i64  # card; -1: nobody leaves this way

    @classmethod
    def is_brought_by(cls, token: dict[str, Any]) -> bool:
        return bool(token["kind"] == "secret_passage")

    def read(self, page: Page) -> None:
        self.zones = page.zone_set(page.row["zones"])
        self.real = page.number("real")
        self.carrying = -1
        for token in page.data["token"]:
            if Captive.is_brought_by(token):
                self.carrying = CARD_IDS.index(token["id"])
        for rule in page.rows("flee_by_token"):
            self.carrying = page.turned_to(rule).card("carrying")

    def outline(self, page: Page) -> None:
        page.scenario.purposes.passages = self.zones
        page.scenario.purposes.havens = self.zones

    def set_up(self, state: ConanState) -> None:
        state.passages = deal_passages(state.rng, self.zones, self.real)

    def to_look_at(self, state: ConanState) -> i64:
        return self.zones & ~state.looked

    def way_out(self, state: ConanState, figure: i64) -> i64:
        if figure >= HERO_SLOTS or not has(state.looked & state.passages, state.zone[figure]):
            return UNSAID
        able = self.carrying >= 0 and state.at[figure].cards[self.carrying] > 0
        return YES if able else NO


def deal_passages(rng: Rng, zones: i64, real: i64) -> i64:
    """Return at random which of the passages are real."""
    left = listed(zones)
    members: i64 = 0
    for number in range(real):
        left, zone = pop(left, i64(rng.below(len(left))))
        members |= bit(zone)
    return members


class RevealToken(Rule):
    """Says again that heroes look at secret passages."""

    hook: ClassVar[str] = "reveal_token"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("tokens", TOKEN),
        *notes("cost", "seen_by", "then"),
    )


class FleeByToken(Rule):
    """Says what a hero must carry to leave by a secret passage, which reads it here."""

    hook: ClassVar[str] = "flee_by_token"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("tokens", TOKEN),
        need("carrying", TOKEN),
        *notes("real_only"),
        may("mp_cost", NUMBER, 1, 1),
        *notes("hindrance_applies"),
    )
