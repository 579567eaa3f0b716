"""A charm that keeps a token where it lies, and the card that breaks it."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit, has
from tablee.core.native import append, i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import RED, SHOWN
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import (
    CARD,
    DICE,
    TOKEN,
    WORD,
    Parameter,
    may,
    need,
    notes,
)
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.dice import roll_die


class Charm(Rule):
    """Nobody picks up a token until the charm is broken: its maker dies, or a card is found."""

    hook: ClassVar[str] = "charm"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("token", TOKEN),
        need("broken_when", WORD),
        *notes("flag"),
    )
    card: i64
    maker: i64  # figure; -1: none

    def read(self, page: Page) -> None:
        self.card = page.card("token")
        self.maker = -1
        for test in page.row["broken_when"]:
            if test["test"] == "character_dead":
                self.maker = page.turned_to(test).figure()

    def outline(self, page: Page) -> None:
        if self.maker >= 0:
            page.scenario.purposes.quarry |= bit(self.maker)

    def holds_back(self, state: ConanState, card: i64) -> bool:
        return card == self.card and not self.flag_is_set(state)

    def flag_is_set(self, state: ConanState) -> bool:
        """Say whether the card that ends the charm was taken, or its maker is dead."""
        return state.charm_broken or (self.maker >= 0 and has(state.fallen, self.maker))


class BonusCardRoll(Rule):
    """After each chest, a red die may find the card that breaks the charm."""

    hook: ClassVar[str] = "bonus_card_roll"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("gives", CARD),
        *notes("after"),
        may("dice", DICE),
        *notes("success_if"),
    )
    card: i64

    def read(self, page: Page) -> None:
        self.card = page.card("gives")

    def outline(self, page: Page) -> None:
        purposes = page.scenario.purposes
        purposes.made = append(purposes.made, self.card)

    def content_taken(self, state: ConanState, figure: i64) -> None:
        """A red die as high as the cards left in the deck finds what breaks the charm."""
        if state.charm_broken:
            return
        hero = state.at[figure]
        shown = roll_die(state.rng, RED)
        state.tell(act.ROLLED, hero.seat, RED * SHOWN + shown, name_of(state, figure))
        if shown < state.deck.size():
            return
        state.charm_broken = True
        state.tell(act.CHARM_ENDED, hero.seat, 0)
        if hero.room_for(self.card):
            hero.gain(self.card)
        else:
            state.lay(state.zone[figure], self.card)

    def flag_is_set(self, state: ConanState) -> bool:
        return state.charm_broken
