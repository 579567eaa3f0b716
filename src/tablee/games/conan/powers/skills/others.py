"""Skills of defence and magic, and those that change rolls, gems and locks."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import has, listed
from tablee.core.native import i64, vec
from tablee.games.conan.data import RANGED, RED
from tablee.games.conan.moments import SEES_PROTECTED, SkillPower, register_skill
from tablee.games.conan.state import ConanState

SWAYING: Final = 1  # point of defence of the Untouchable
PICKS: Final = 1  # red die for a lock
TREMBLING: Final = 2  # gems that Horror leaves its enemies for each characteristic (E28)

# -- defence -------------------------------------------------------------------------------


class Bodyguard(SkillPower):
    """May make the active defence of a friend in its zone (E23) [RW-8]."""

    def guards(self) -> None: ...


class Untouchable(SkillPower):
    """A point of passive defence against ranged attacks (E53)."""

    def defends(self, kind: i64) -> i64:
        return SWAYING if kind == RANGED else 0


class Sacrifice(SkillPower):
    """May suffer an attack in the place of a friend in its zone (E24, E25) [RW-4]."""

    def takes_place(self) -> None: ...


class Protected(SkillPower):
    """Nobody may choose it while a friend without the skill is in its zone (E26)."""

    def hides(self, state: ConanState, figure: i64, attacker: i64, kind: i64) -> bool:
        if kind == RANGED and state.has_mark(attacker, SEES_PROTECTED):
            return False
        for friend in listed(state.friends_in(state.zone[figure], figure)):
            if not state.has_skill(friend, self.me):
                return True
        return False


class Fascination(SkillPower):
    """Figures that it has not attacked in this game cannot attack it, even by area (E27)."""

    def hides(self, state: ConanState, figure: i64, attacker: i64, kind: i64) -> bool:
        return not has(state.foes_struck[figure], attacker)

    def escapes_area(self, state: ConanState, figure: i64, attacker: i64) -> bool:
        return figure != attacker and not has(state.foes_struck[figure], attacker)


# -- magic ---------------------------------------------------------------------------------


class SpellCaster(SkillPower):
    """May cast the spells it has (E112)."""

    def casts(self) -> None: ...


# -- the rest ------------------------------------------------------------------------------


class Alchemy(SkillPower):
    """No effect except what a scenario gives it."""


class Leadership(SkillPower):
    """Commands allies, defends them and rerolls for them [AL-2, E102]."""

    def leads(self) -> None: ...


class Concentration(SkillPower):
    """Hindrance takes nothing from its rolls [HI-4, HI-5, E32]."""

    def shoots_unhindered(self) -> None: ...

    def works_unhindered(self) -> None: ...


class LockPicking(SkillPower):
    """A red die more to pick a lock (E122)."""

    def lock_dice(self, pool: vec[i64]) -> None:
        pool[RED] += PICKS


class Horror(SkillPower):
    """Enemies in its zone spend few gems on each characteristic (E28, E29) [GZ-4]."""

    def gems_left(self) -> i64:
        return TREMBLING


class Jinx(SkillPower):
    """Enemies in its zone reroll nothing at all (E30)."""

    def spoils_rerolls(self) -> None: ...


class Poison(SkillPower):
    """No effect except what a scenario gives it."""


class Support(SkillPower):
    """A friend in its zone may reroll a die of each roll (E4)."""

    def supports(self) -> None: ...


register_skill(Bodyguard("bodyguard"))
register_skill(Untouchable("untouchable"))
register_skill(Sacrifice("sacrifice"))
register_skill(Protected("protected"))
register_skill(Fascination("fascination"))
register_skill(SpellCaster("spell_caster"))
register_skill(Alchemy("alchemy"))
register_skill(Leadership("leadership"))
register_skill(Concentration("concentration"))
register_skill(LockPicking("lock_picking"))
register_skill(Horror("horror"))
register_skill(Jinx("jinx"))
register_skill(Poison("poison"))
register_skill(Support("support"))
