"""An example of a new card. Its rules need only this file.

`test_new_powers.py` adds it to the others, with a row of facts, and plays it.
"""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.conan.card_moments import register_card
from tablee.games.conan.powers.equipment.kinds import Weapon
from tablee.games.conan.state import ConanState


class WarHorn(Weapon):
    """A weapon that also gives a tired hero a gem, and that breaks when it is dropped."""

    def usable(self, state: ConanState, figure: i64) -> bool:
        return state.at[figure].fatigue > 0

    def use(self, state: ConanState, figure: i64) -> None:
        state.at[figure].fatigue -= 1
        state.at[figure].available += 1

    def lands(self, state: ConanState, figure: i64, zone: i64) -> None:
        state.discarded[self.me] += 1


register_card(WarHorn("war_horn"))
