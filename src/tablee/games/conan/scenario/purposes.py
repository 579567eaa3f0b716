"""What a scenario is about, for code that looks at it without playing it: views and bots.

Rules, events and tests own their numbers. This is only what they share with others.
"""

from __future__ import annotations

from tablee.core.native import i64, vec


class Purposes:
    """What to carry, whom to kill, and the pieces of special rules; -1: none."""

    wanted: vec[i64]  # cards that heroes must carry somewhere
    havens: i64  # set of zones where they carry them
    quarry: i64  # set of figures that heroes must kill
    ward: i64  # hero whose death the overlord wants
    time_wins: bool  # for the overlord: when the turn marker has advanced far enough
    made: vec[i64]  # cards that are not there at the start
    late: i64  # set of heroes who choose where to start
    captive: i64  # card
    hiding_places: i64  # set of zones among which the overlord hides the captive
    passages: i64  # set of zones with a secret passage
    trophy: i64  # card that a death leaves
    trophy_tile: i64
    opener: i64  # card that opens a locked token
    treasure: i64  # token that the overlord's units carry off
    villagers: i64  # token that is devoured or saved
    spectre: i64  # figure that rises from water and sinks again
    weak_at: i64  # life at which it loses its second tile

    def __init__(self) -> None:
        self.wanted = vec[i64]()
        self.havens = 0
        self.quarry = 0
        self.ward = -1
        self.time_wins = False
        self.made = vec[i64]()
        self.late = 0
        self.captive = -1
        self.hiding_places = 0
        self.passages = 0
        self.trophy = -1
        self.trophy_tile = -1
        self.opener = -1
        self.treasure = -1
        self.villagers = -1
        self.spectre = -1
        self.weak_at = 0
