"""What it costs to get from place to place, in hundredths of a round: actions, tolls, a flight."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit
from tablee.core.native import i64, vec
from tablee.games.smog.data import DIRECTIONS, ESPLANADE, GATEKEEPER, PLACES
from tablee.games.smog.state import SmogState

ACTION: Final = 33
FAR: Final = 1_000_000

# Copied instead of created: much cheaper at every step of a search.
_NOWHERE: Final[vec[i64]] = vec[i64]([FAR] * PLACES)
_OPEN: Final[vec[i64]] = vec[i64]([ACTION] * (PLACES * DIRECTIONS))


class Ways:
    """The borders as they are now, and the Gatekeeper's place.

    Borders cost the same both ways, so paths to a place are found as well as paths from it.
    """

    def __init__(self, state: SmogState, toll: i64) -> None:
        self.state = state
        self.toll = toll  # what one toll is worth
        self.neighbours: vec[i64] = state.board.neighbours
        self.crossing: vec[i64] = _OPEN[:]  # by place and direction, where there is a border: cost
        barred = state.board.barred
        for place in range(1, PLACES):
            if barred[place] != 0:
                self.read_borders(place)
        self.hangar: i64 = -1  # the Gatekeeper's place, or -1 if it is on none
        self.read_hangar()

    def read_borders(self, place: i64) -> bool:
        """Read the borders of a tile, for both sides; say whether any cost has changed."""
        changed = False
        for direction in range(DIRECTIONS):
            at = place * 4 + direction
            other = self.neighbours[at]
            if other >= 0:
                cost = ACTION + self.state.toll(place, direction) * self.toll
                if self.crossing[at] != cost:
                    self.crossing[at] = cost
                    self.crossing[other * 4 + ((direction + 2) & 3)] = cost
                    changed = True
        return changed

    def read_turned(self, place: i64) -> bool:
        """Read the borders of a tile that has turned; say whether any cost has changed."""
        return self.state.board.barred[place] != 0 and self.read_borders(place)

    def read_hangar(self) -> bool:
        """Find the Gatekeeper; say whether it has come, gone or moved."""
        before = self.hangar
        self.hangar = -1
        slot = self.state.slot_of(GATEKEEPER)
        if slot >= 0 and self.state.agent_at[slot] != ESPLANADE:
            self.hangar = self.state.agent_at[slot]
        return self.hangar != before

    def from_place(self, start: i64) -> vec[i64]:
        """Return what it costs to walk, or fly with the Gatekeeper, from here to each place."""
        cost = _NOWHERE[:]
        cost[start] = 0
        self.spread(cost, bit(start))
        if self.hangar >= 0:
            flown = cost[self.hangar] + ACTION
            for place in range(PLACES):
                if flown < cost[place]:
                    cost[place] = flown
        return cost

    def to_place(self, goal: i64) -> vec[i64]:
        """Return what it costs to walk or fly from each place to here."""
        cost = _NOWHERE[:]
        cost[goal] = 0
        begun = bit(goal)
        if self.hangar >= 0 and self.hangar != goal:
            cost[self.hangar] = ACTION
            begun |= bit(self.hangar)
        self.spread(cost, begun)
        return cost

    def spread(self, cost: vec[i64], pending: i64) -> None:
        """Lower the costs of all places that can be reached cheaper from the set `pending`."""
        neighbours = self.neighbours
        crossing = self.crossing
        while pending != 0:
            power: i64 = 1
            for place in range(PLACES):
                if pending & power != 0:
                    pending ^= power
                    here = cost[place]
                    for at in range(place * 4, place * 4 + 4):
                        other = neighbours[at]
                        if other >= 0 and here + crossing[at] < cost[other]:
                            cost[other] = here + crossing[at]
                            pending |= bit(other)
                power += power
