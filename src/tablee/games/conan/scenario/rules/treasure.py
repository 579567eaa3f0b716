"""Treasures that the overlord's units carry off."""

from __future__ import annotations

from typing import ClassVar, Final

from tablee.core.bits import bit, has, listed
from tablee.core.native import i64, vec
from tablee.core.pile import pile
from tablee.games.conan import actions as act
from tablee.games.conan.data import HERO_SLOTS, OVERLORD
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import TOKEN, Parameter, need, notes
from tablee.games.conan.scenario.rule import NO, UNSAID, YES, Rule
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.movement import stop
from tablee.games.conan.steps.wounds import depart

MOST_EXTRA_MP: Final = 1  # for a figure that carries a treasure


class CarryByUnits(Rule):
    """A unit picks up a treasure as it moves and leaves with it where reinforcements enter."""

    hook: ClassVar[str] = "carry_by_units"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("tokens", TOKEN),
        *notes(
            "pick_up",
            "then_no_attack",
            "max_extra_mp",
            "dropped_at_end_of_activation",
            "flee_from",
            "flee_mp_cost",
            "scores_for",
        ),
    )
    card: i64
    bags: vec[i64]  # worth of each, face down
    ways_out: i64  # set of zones

    def read(self, page: Page) -> None:
        self.card = page.card("tokens")
        self.bags = vec[i64]()
        for token in page.data.get("token", []):
            if token["kind"] == "treasure":
                self.bags = vec[i64](token["values"])
        self.ways_out = 0
        for zone in page.scenario.reinforcement_zones:
            self.ways_out |= bit(zone)

    def outline(self, page: Page) -> None:
        page.scenario.purposes.treasure = self.card

    def set_up(self, state: ConanState) -> None:
        state.bags = pile(self.bags[:])

    def loot(self, state: ConanState, figure: i64) -> i64:
        """Say whether a unit may pick up a treasure of its zone during its movement."""
        if figure < HERO_SLOTS or state.is_ally(figure):
            return -1
        free = not has(state.bearers | state.attacked, figure)
        return self.card if free and state.lying(state.zone[figure], self.card) > 0 else -1

    def take_loot(self, state: ConanState, figure: i64) -> None:
        """It does not attack in this activation."""
        state.bearers |= bit(figure)
        state.attacked |= bit(figure)
        state.lay(state.zone[figure], self.card, -1)
        state.tell(act.BAG_TAKEN, OVERLORD, name_of(state, figure))

    def most_extra(self, state: ConanState, figure: i64, most: i64) -> i64:
        return min(most, i64(MOST_EXTRA_MP)) if has(state.bearers, figure) else most

    def way_out(self, state: ConanState, figure: i64) -> i64:
        if not has(state.bearers, figure):
            return UNSAID
        return YES if has(self.ways_out, state.zone[figure]) else NO

    def unit_leaves(self, state: ConanState, figure: i64) -> None:
        """A unit leaves for good with a treasure, whose worth is seen now."""
        state.tell(act.LEFT_BOARD, OVERLORD, name_of(state, figure))
        state.bearers &= ~bit(figure)
        score_bag(state, self.card)
        depart(state, figure)
        stop(state)

    def figure_dies(self, state: ConanState, figure: i64, zone: i64) -> None:
        self.drop(state, figure, zone)

    def tile_done(self, state: ConanState) -> None:
        for figure in listed(state.bearers):
            self.drop(state, figure, state.zone[figure])

    def drop(self, state: ConanState, figure: i64, zone: i64) -> None:
        """A treasure that a unit carries falls to the ground."""
        if has(state.bearers, figure):
            state.bearers &= ~bit(figure)
            state.lay(zone, self.card)


def score_bag(state: ConanState, card: i64) -> None:
    worth = state.bags.draw(state.rng)
    state.gold += worth
    state.carried_off[card] += 1
    state.tell(act.BAG_LEFT, OVERLORD, 0, worth)
