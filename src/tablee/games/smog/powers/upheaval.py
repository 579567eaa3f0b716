"""Special actions that change the board: agents trade places, tiles turn, all of it turns."""

from __future__ import annotations

from typing import Any

from tablee.core.engine import Gathering, Step
from tablee.core.errors import Reason
from tablee.core.gestures import holds
from tablee.core.native import append, i64, vec
from tablee.games.smog import actions as act
from tablee.games.smog.data import CLOCKWISE, ESPLANADE, LOST_BOY, SLOTS, TILES
from tablee.games.smog.moments import Special, turning_forbidden
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps import obstacles
from tablee.games.smog.steps.obstacles import reason
from tablee.games.smog.steps.tiles import append_turns, tile_turned, turn_as_told

# -- Ritual Invocation [52, E32-E35] ---------------------------------------------------------


class RitualInvocation(Special):
    """An agent on a tile and another of the four in play trade figures and card slots."""

    def has_effect(self, state: SmogState, seat: i64) -> bool:
        return len(state.queue) > 0

    def play(self, state: SmogState, seat: i64) -> None:
        state.push(ChooseAgent(seat, -1))

    def rule(self) -> str:
        return "smog:R52"

    def why_without_effect(self, state: SmogState, seat: i64) -> Reason:
        return Reason("no-agent-is-on-a-tile", "smog:E32")


class ChooseAgent(Gathering[SmogState]):
    """First an agent on a tile, then the one it trades places with.

    Two agents on tiles are named in the order of their slots, so that each
    exchange is found once.
    """

    slot: i64  # of the agent on a tile, -1 until it is named

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat = seat
        self.slot = slot

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for slot in range(SLOTS):
            if self.suits(state, slot):
                found = append(found, act.AGENT + state.slots[slot])
        return found

    def suits(self, state: SmogState, slot: i64) -> bool:
        on_tile = state.agent_at[slot] != ESPLANADE
        if self.slot < 0:
            return on_tile
        return slot > self.slot or not on_tile

    def resolve(self, state: SmogState, action: i64) -> None:
        slot = state.slot_of(action - act.AGENT)
        if self.slot < 0:
            state.push(ChooseAgent(self.seat, slot))
            return
        newcomer = state.slots[slot]
        replaced = state.slots[self.slot]
        state.exchange_agents(slot, self.slot)
        state.tell(act.INVOKED, self.seat, newcomer, replaced)

    def rule(self, action: i64) -> str:
        return "smog:R52"

    def asks(self, state: SmogState) -> dict[str, Any]:
        return {"named": 0 if self.slot < 0 else 1}

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if self.slot < 0:
            return Reason("choose-an-agent-on-a-tile", "smog:E32")
        return Reason("choose-another-agent-in-play", "smog:E32")

    def most(self, state: SmogState) -> i64:
        return 2 if self.slot < 0 else 1

    def laid(self, state: SmogState, pieces: vec[i64]) -> dict[str, Any]:
        return {"pieces": len(pieces) + (0 if self.slot < 0 else 1), "needed": 2}

    def why_not_with(self, state: SmogState, pieces: vec[i64], action: i64) -> Reason:
        if not act.names_agent(action) or state.slot_of(action - act.AGENT) < 0:
            return self.why_not(state, action)
        if holds(pieces, action):
            return Reason("choose-another-agent-in-play", "smog:E32")
        if len(pieces) == 1:
            return Reason("one-of-the-two-agents-is-on-a-tile", "smog:E32")
        return Reason("two-agents-trade-places", "smog:E32")


# -- Shifting Gears [53, E78] ---------------------------------------------------------------


class ShiftingGears(Special):
    """Two different tiles, a quarter each."""

    def play(self, state: SmogState, seat: i64) -> None:
        state.push(ShiftGears(seat, 0, 2))

    def rule(self) -> str:
        return "smog:R53"


class ShiftGears(Gathering[SmogState]):
    """Name a tile and a direction, in the order of the tiles; one must be left for the second."""

    first: i64  # tile that may be named
    tiles: i64  # still to turn

    def __init__(self, seat: i64, first: i64, tiles: i64) -> None:
        self.seat = seat
        self.first = first
        self.tiles = tiles

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=24)
        last = self.last_tile(state)
        for action in append_turns(state, vec[i64](capacity=24), self.first):
            if tile_turned(action) <= last:
                found = append(found, action)
        return found

    def last_tile(self, state: SmogState) -> i64:
        """Return the highest tile that may be named now."""
        last: i64 = TILES - 1
        left = self.tiles
        while turning_forbidden(state, last + 1) or left > 1:
            if not turning_forbidden(state, last + 1):
                left -= 1
            last -= 1
        return last

    def resolve(self, state: SmogState, action: i64) -> None:
        turn_as_told(state, self.seat, action)
        if self.tiles > 1:
            state.push(ShiftGears(self.seat, tile_turned(action) + 1, self.tiles - 1))

    def rule(self, action: i64) -> str:
        return "smog:R53"

    def asks(self, state: SmogState) -> dict[str, Any]:
        return {"tiles": self.tiles}

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if not act.is_tile_turn(action):
            return Reason("choose-a-tile-to-turn", "smog:R53")
        if turning_forbidden(state, tile_turned(action) + 1):
            return reason(obstacles.LOST_BOY_STOPS_TILE)
        return Reason("two-different-tiles-in-their-order", "smog:E78")

    def most(self, state: SmogState) -> i64:
        return self.tiles

    def laid(self, state: SmogState, pieces: vec[i64]) -> dict[str, Any]:
        return {"pieces": len(pieces), "needed": self.tiles}

    def why_not_with(self, state: SmogState, pieces: vec[i64], action: i64) -> Reason:
        if not act.is_tile_turn(action) or turning_forbidden(state, tile_turned(action) + 1):
            return self.why_not(state, action)
        return Reason("two-different-tiles-are-turned", "smog:E78")


# -- Wheel of Chaos [56, E24, E28-E31] ------------------------------------------------------


class WheelOfChaos(Special):
    """The whole board turns; players, sheets and hands stay."""

    def has_effect(self, state: SmogState, seat: i64) -> bool:
        return not self.is_forbidden(state, seat)

    def is_forbidden(self, state: SmogState, seat: i64) -> bool:
        return state.lost_boy_blocks_wheel and state.on_board(LOST_BOY)

    def play(self, state: SmogState, seat: i64) -> None:
        state.push(TurnBoard(seat))

    def rule(self) -> str:
        return "smog:R56"

    def why_without_effect(self, state: SmogState, seat: i64) -> Reason:
        return Reason("the-lost-boy-stops-the-wheel", "smog:E24")


class TurnBoard(Step[SmogState]):
    """A quarter either way: in the board's frame, every player faces another edge (E28)."""

    def options(self, state: SmogState) -> vec[i64]:
        return vec[i64]([act.TURN_BOARD, act.TURN_BOARD + 1])

    def resolve(self, state: SmogState, action: i64) -> None:
        direction = action - act.TURN_BOARD
        for side in state.at:
            if direction == CLOCKWISE:
                side.edge = (side.edge + 3) & 3
            else:
                side.edge = (side.edge + 1) & 3
        state.tell(act.BOARD_TURNED, self.seat, direction)

    def rule(self, action: i64) -> str:
        return "smog:R56"

    def why_not(self, state: SmogState, action: i64) -> Reason:
        return Reason("choose-a-direction", "smog:R56")
