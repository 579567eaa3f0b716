"""A card that is not in the box: all that its rules need is in this file.

`test_new_powers.py` puts it beside the others, with a row of facts, and plays it.
"""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.conan.card_moments import register_card
from tablee.games.conan.powers.equipment.kinds import Weapon
from tablee.games.conan.state import ConanState


class WarHorn(Weapon):
    """Strikes like a club; blown, it gives a tired hero a gem; it breaks where it falls."""

    def usable(self, state: ConanState, figure: i64) -> bool:
        return state.at[figure].fatigue > 0

    def use(self, state: ConanState, figure: i64) -> None:
        state.at[figure].fatigue -= 1
        state.at[figure].available += 1

    def lands(self, state: ConanState, figure: i64, zone: i64) -> None:
        state.discarded[self.me] += 1


register_card(WarHorn("war_horn"))
