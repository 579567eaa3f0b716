"""Treasures carried off by the overlord: the human chain."""

from __future__ import annotations

from typing import Any, ClassVar

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import OVERLORD
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import TOKEN, WORD, Parameter, need, notes
from tablee.games.conan.scenario.rules.treasure import score_bag
from tablee.games.conan.scenario.scenario import Event
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.asking import zones_offered
from tablee.games.conan.steps.objectives import CHECK_VICTORY


class TokenChain(Event):
    """Treasures pass from unit to unit and leave."""

    hook: ClassVar[str] = "token_chain"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("tokens", TOKEN),
        need("max_tokens", WORD),
        *notes("through", "then"),
    )
    card: i64
    most: i64

    def read(self, page: Page) -> None:
        self.card = page.card("tokens")
        self.most = page.number("max_tokens")

    def possible(self, state: ConanState, first: bool) -> bool:
        return chained_bags(state, self.card) != 0

    def happen(self, state: ConanState, first: bool) -> None:
        state.push(ChainBag(OVERLORD, self.most, self.card), CHECK_VICTORY)


def held_zones(state: ConanState) -> i64:
    """Return the set of zones where the overlord has a figure."""
    zones: i64 = 0
    for zone in range(state.board().zones):
        if state.living_in(zone) & ~state.scenario().heroes_side != 0:
            zones |= bit(zone)
    return zones


def chained_bags(state: ConanState, card: i64) -> i64:
    """Return the zones with a treasure from which a chain of hands reaches an exit."""
    board = state.board()
    held = held_zones(state)
    chain: i64 = 0
    for zone in state.scenario().reinforcement_zones:
        if has(held, zone):
            chain |= bit(zone)
    grown: i64 = -1
    while grown != chain:
        grown = chain
        for zone in listed(grown):
            for place in range(board.around_from[zone], board.around_from[zone + 1]):
                other = board.other(board.around[place], zone)
                if has(held, other) and is_way(state, board.around[place]):
                    chain |= bit(other)
    members: i64 = 0
    for zone in listed(chain):
        if state.lying(zone, card) > 0:
            members |= bit(zone)
    return members


def is_way(state: ConanState, border: i64) -> bool:
    """Say whether a hand reaches over a border: no wall, no closed door."""
    board = state.board()
    if state.closed[border] != 0:
        return False
    return state.broken[border] != 0 or board.open_ab[border] + board.open_ba[border] > 0


class ChainBag(Step[ConanState]):
    """Choose the next treasure that passes along the chain and leaves the board."""

    left: i64
    card: i64

    def __init__(self, seat: i64, left: i64, card: i64) -> None:
        self.seat = seat
        self.left = left
        self.card = card

    def options(self, state: ConanState) -> vec[i64]:
        return append(zones_offered(state, chained_bags(state, self.card)), i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        zone = action - act.ZONE - state.board().first_zone
        state.lay(zone, self.card, -1)
        score_bag(state, self.card)
        if self.left > 1 and chained_bags(state, self.card) != 0:
            state.push(ChainBag(self.seat, self.left - 1, self.card))

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"left": self.left}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("no-chain-of-hands-from-there", "conan:SC-6")
