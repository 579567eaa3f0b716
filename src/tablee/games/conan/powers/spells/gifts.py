"""Spells that give a character something for a while: a skill, better dice, speed."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit
from tablee.core.native import i64
from tablee.games.conan.data import MOVEMENT
from tablee.games.conan.moments import register_spell
from tablee.games.conan.powers.spells.kinds import (
    LastsOnCaster,
    LastsOnCharacter,
    LastsOnHero,
)

SWIFTNESS: Final = 1  # MP, and gems on the movement, that Fleet Runner adds
FEATHER: Final = 3  # by which Light as a Feather lightens a load
BETTER: Final = 1  # colour

# -- skills: the card names it -----------------------------------------------------------


class GivesSkill(LastsOnCharacter):
    """A character in sight has a skill while the spell lasts."""

    def skills_given(self) -> i64:
        return bit(self.card.skill)


class BlessingOfIbis(GivesSkill):
    """Blessing of Ibis: Untouchable."""


class MagicBlock(GivesSkill):
    """Magic Block: Blocking."""


class DivineCharisma(GivesSkill):
    """Divine Charisma: Support."""


class SetsIllusion(GivesSkill):
    """Set's Illusion: Horror."""


class BadLuck(GivesSkill):
    """Bad Luck: Jinx."""


class EagleEye(GivesSkill):
    """Eagle Eye: Precision Shot."""


class EelSkin(GivesSkill):
    """Eel Skin: Evasive."""


class IshtarsGaze(GivesSkill):
    """Ishtar's Gaze: Protected."""


class BorneByTheWind(LastsOnCaster):
    """Borne by the Wind: the caster is Flying."""

    def skills_given(self) -> i64:
        return bit(self.card.skill)


# -- dice: the card names the characteristic -----------------------------------------------


class BettersDice(LastsOnHero):
    """The dice that a hero in sight buys for one characteristic are one colour better (E2)."""

    def dice_bettered(self, box: i64) -> i64:
        return BETTER if box == self.card.upgrades else 0


class ArcherOfAcheron(BettersDice):
    """Archer of Acheron: ranged dice."""


class EscapeRoute(BettersDice):
    """Escape Route: defence dice."""


class GullahsStrength(BettersDice):
    """Gullah's Strength: melee dice."""


class BelsHand(BettersDice):
    """Bel's Hand: manipulation dice."""


# -- speed and load ------------------------------------------------------------------------


class FleetRunner(LastsOnCharacter):
    """Fleet Runner: more base MP, and a higher limit of the movement (E131)."""

    def base_move_added(self) -> i64:
        return SWIFTNESS

    def limit_added(self, box: i64) -> i64:
        return SWIFTNESS if box == MOVEMENT else 0


class Deceleration(LastsOnCharacter):
    """Deceleration: no base MP; a hero may still buy some, a unit may not (E131)."""

    def roots(self) -> None: ...


class LightAsAFeather(LastsOnHero):
    """Light as a Feather: the load counts as less [GZ-7]; only heroes have one."""

    def load_taken(self) -> i64:
        return FEATHER


register_spell(BlessingOfIbis("blessing_of_ibis"))
register_spell(MagicBlock("magic_block"))
register_spell(DivineCharisma("divine_charisma"))
register_spell(SetsIllusion("sets_illusion"))
register_spell(BadLuck("bad_luck"))
register_spell(EagleEye("eagle_eye"))
register_spell(EelSkin("eel_skin"))
register_spell(IshtarsGaze("ishtars_gaze"))
register_spell(BorneByTheWind("borne_by_the_wind"))
register_spell(ArcherOfAcheron("archer_of_acheron"))
register_spell(EscapeRoute("escape_route"))
register_spell(GullahsStrength("gullahs_strength"))
register_spell(BelsHand("bels_hand"))
register_spell(FleetRunner("fleet_runner"))
register_spell(Deceleration("deceleration"))
register_spell(LightAsAFeather("light_as_a_feather"))
