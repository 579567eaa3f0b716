"""Villagers: heroes save them, monsters devour them, blows at their zone kill them."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import bit, has, listed
from tablee.core.native import append, i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import HERO_SLOTS, HEROES_SIDE, MELEE, NOWHERE, OVERLORD, OVERLORD_SIDE
from tablee.games.conan.records import IN_PLAY
from tablee.games.conan.scenario.moments import devours
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import TOKEN, Parameter, may, need, notes
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.state import HERO_FIGURES, ConanState, zone_name
from tablee.games.conan.steps.captive import kill_captive
from tablee.games.conan.steps.targets import strikes_over


class Captives(Rule):
    """Many captives: saved where reinforcements enter, devoured by a monster, killed by blows."""

    hook: ClassVar[str] = "captives"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("tokens", TOKEN),
        may("attackable_by"),
        *notes("devoured_when", "protected_from", "saved_when"),
    )
    card: i64
    attackable: bool  # by the overlord's figures
    havens: i64  # set of zones

    def read(self, page: Page) -> None:
        self.card = page.card("tokens")
        self.attackable = page.row.get("attackable_by") == "overlord"
        self.havens = 0
        for zone in page.scenario.reinforcement_zones:
            self.havens |= bit(zone)

    def outline(self, page: Page) -> None:
        purposes = page.scenario.purposes
        purposes.villagers = self.card
        purposes.wanted = append(purposes.wanted, self.card)
        purposes.havens |= self.havens

    # -- saved -----------------------------------------------------------------------------

    def hero_acted(self, state: ConanState) -> None:
        """Villagers in a reinforcement zone with a hero are saved and leave."""
        for figure in range(HERO_SLOTS):
            zone = state.zone[figure]
            if state.at[figure].fate == IN_PLAY and zone != NOWHERE and has(self.havens, zone):
                self.save(state, figure, zone)

    def save(self, state: ConanState, figure: i64, zone: i64) -> None:
        hero = state.at[figure]
        saved = hero.cards[self.card] + state.lying(zone, self.card)
        if saved == 0:
            return
        while hero.cards[self.card] > 0:
            hero.lose(self.card)
        state.lay(zone, self.card, -state.lying(zone, self.card))
        state.carried_off[self.card] += saved
        state.tell(act.SAVED, hero.seat, zone_name(state, zone), saved)

    # -- killed ----------------------------------------------------------------------------

    def zone_struck(self, state: ConanState, zone: i64, side: i64, seat: i64) -> None:
        """Kill every villager in a zone that is hit, carried or not (E124)."""
        killed = state.lying(zone, self.card)
        state.lay(zone, self.card, -killed)
        for figure in range(HERO_SLOTS):
            while state.zone[figure] == zone and state.at[figure].cards[self.card] > 0:
                state.at[figure].lose(self.card)
                killed += 1
        for villager in range(killed):
            kill_captive(state, self.card, side, seat)

    def captive_dies(self, state: ConanState, card: i64, side: i64) -> None:
        """Villagers whom heroes kill count as devoured."""
        if card == self.card and side == HEROES_SIDE:
            state.devoured += 1

    def assailable(self, state: ConanState, figure: i64, kind: i64) -> i64:
        """A figure that devours needs no dice for it."""
        if not self.attackable or state.is_ally(figure) or devours(state, figure):
            return 0
        found: i64 = 0
        for zone in listed(reached(state, figure, kind)):
            if state.lying(zone, self.card) > 0:
                found |= bit(zone)
        return found

    def slay(self, state: ConanState, zone: i64) -> None:
        """One damage is enough for a villager, who has one life, no armour and no defence."""
        if state.lying(zone, self.card) > 0:
            state.lay(zone, self.card, -1)
            kill_captive(state, self.card, OVERLORD_SIDE, OVERLORD)

    # -- devoured --------------------------------------------------------------------------

    def prey(self, state: ConanState, figure: i64, zone: i64) -> bool:
        """Say whether a villager in sight in a zone has no hero to protect him."""
        seen = has(state.sight[state.zone[figure]], zone)
        alone = state.here[zone] & HERO_FIGURES == 0
        return seen and alone and state.lying(zone, self.card) > 0

    def devour(self, state: ConanState, zone: i64) -> None:
        """A villager that a monster attacks is devoured: no roll, no defence."""
        state.lay(zone, self.card, -1)
        state.discarded[self.card] += 1
        state.devoured += 1
        state.tell(act.DEVOURED, OVERLORD, zone_name(state, zone))


def reached(state: ConanState, figure: i64, kind: i64) -> i64:
    """Return the zones into which a figure strikes or shoots."""
    board = state.board()
    zone = state.zone[figure]
    if kind != MELEE:
        return state.sight[zone]
    zones = bit(zone)
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        if strikes_over(state, figure, border):
            zones |= bit(board.other(border, zone))
    return zones
