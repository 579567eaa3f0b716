"""An example of a new spell and a new skill. Their rules need only this file.

`test_new_powers.py` adds them to the others, with a row of facts for each, and plays them.
"""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.conan.data import MELEE
from tablee.games.conan.moments import SkillPower, register_skill, register_spell
from tablee.games.conan.powers.spells.gifts import GivesSkill


class Rooted(SkillPower):
    """Two points of defence against melee, and enemies cannot leave its zone."""

    def defends(self, kind: i64) -> i64:
        return 2 if kind == MELEE else 0

    def blocks(self) -> None: ...


class OakenGift(GivesSkill):
    """A character in sight gets Rooted and moves more slowly."""

    def base_move_added(self) -> i64:
        return -1


register_skill(Rooted("rooted"))
register_spell(OakenGift("oaken_gift"))
