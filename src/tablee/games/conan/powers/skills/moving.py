"""Skills of movement."""

from __future__ import annotations

from typing import Final

from tablee.core.native import i64
from tablee.games.conan.moments import SkillPower, register_skill

WALL: Final = 2  # MP in all to break through one, hindrance apart (E9)
SLENDER: Final = 1  # enemies less that hinder the feline


class Blocking(SkillPower):
    """Enemies in the zone cannot leave it, except the Evasive (E12)."""

    def blocks(self) -> None: ...


class WallWrecker(SkillPower):
    """Goes through walls that the map lets it break (E9, E10)."""

    def wrecking_cost(self) -> i64:
        return WALL


class Climb(SkillPower):
    """Crosses the borders where the map requires it [MV-10]."""


class Evasive(SkillPower):
    """Ignores what enemies in its zone do to its movement; is never seized (E12, E15)."""

    def slips_away(self) -> None: ...

    def hindered_by(self, enemies: i64) -> i64:
        return 0


class Intangible(SkillPower):
    """Goes through what others cannot cross [MV-10]; nobody hinders it (E6)."""

    def unhindered(self) -> None: ...

    def passes_doors(self) -> None: ...


class Swimming(SkillPower):
    """May be in deep water; pays less to leave it if the map says so."""


class Leap(SkillPower):
    """Leaps where the map shows a gap, and falls more softly [MV-10, FA-1, E96]."""

    def leaps(self) -> None: ...


class FelineGrace(SkillPower):
    """One enemy less hinders it when it leaves a zone [HI-7, E8]."""

    def hindered_by(self, enemies: i64) -> i64:
        return max(i64(0), enemies - SLENDER)


class Flying(SkillPower):
    """Flies over scenery, water and crowds; nobody hinders its movement (E117, E137)."""

    def flies(self) -> None: ...

    def hindered_by(self, enemies: i64) -> i64:
        return 0


register_skill(Blocking("blocking"))
register_skill(WallWrecker("wall_wrecker"))
register_skill(Climb("climb"))
register_skill(Evasive("evasive"))
register_skill(Intangible("intangible"))
register_skill(Swimming("swimming"))
register_skill(Leap("leap"))
register_skill(FelineGrace("feline_grace"))
register_skill(Flying("flying"))
