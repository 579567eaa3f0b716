"""Keys: of doors, which `[[door]]` tables handle, and of tokens that hold something."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.native import append, i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import MANIPULATION
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import CARD, DOOR, TOKEN, Parameter, may, need, notes
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.state import ConanState


class KeyOpens(Rule):
    """A card opens a locked token that its hero carries or stands beside."""

    hook: ClassVar[str] = "key_opens"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("card", CARD),
        may("door", DOOR),
        may("token", TOKEN),
        *notes("from", "cost"),
        may("gives", CARD),
        *notes("other_ways"),
    )
    key: i64
    locked: i64  # token; -1: the key is that of a door
    content: i64

    def read(self, page: Page) -> None:
        self.key = page.card("card")
        self.locked = -1
        self.content = -1
        if "token" in page.row:
            self.locked = page.card("token")
            self.content = page.card("gives")

    def outline(self, page: Page) -> None:
        purposes = page.scenario.purposes
        if self.locked >= 0:
            purposes.opener = self.key
            purposes.made = append(purposes.made, self.content)

    def usable(self, state: ConanState, figure: i64, card: i64) -> bool:
        if self.locked < 0 or card != self.key:
            return False
        hero = state.at[figure]
        near = hero.cards[self.locked] + state.lying(state.zone[figure], self.locked)
        return hero.cards[card] > 0 and near > 0 and state.spendable(figure, MANIPULATION) > 0

    def use(self, state: ConanState, figure: i64) -> None:
        """One gem: the token is opened and discarded; its content is taken or lies there."""
        hero = state.at[figure]
        zone = state.zone[figure]
        hero.spend(MANIPULATION, 1)
        if hero.cards[self.locked] > 0:
            hero.lose(self.locked)
        else:
            state.lay(zone, self.locked, -1)
        state.discarded[self.locked] += 1
        state.tell(act.OPENED, hero.seat, self.content)
        if hero.room_for(self.content):
            hero.gain(self.content)
        else:
            state.lay(zone, self.content)
