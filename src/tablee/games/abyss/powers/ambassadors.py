"""Ambassadors: a location at once."""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.abyss.moments import Power
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps.locations import draw_locations, house


class DrawLocations(Power):
    """Sage, hermit, elder: a location at once, with this lord alone [45, E42-E45]."""

    def __init__(self, me: i64, number: i64) -> None:
        self.me = me
        self.number = number

    def enters(self, state: AbyssState, owner: i64) -> None:
        number = min(self.number, state.location_deck.size())
        if number > 0:
            house(state, owner, self.me)
            draw_locations(state, owner, number)
