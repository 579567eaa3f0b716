"""The moments at which a spell or a skill may act: a closed list for each.

A power is one object, shared by all games, that overrides the moments at which it acts. The powers
that act at each moment are collected once, at import, as a set. Play asks only those. The questions
are in `lasting.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.core.pile import zeros
from tablee.core.powers import overridden
from tablee.games.conan.data import COLOURS, NO_LIMIT, SKILL_IDS, SPELL_IDS, SPELLS, Spell
from tablee.games.conan.records import Attack

if TYPE_CHECKING:  # the state itself asks powers what they change about a figure
    from tablee.games.conan.state import ConanState

# -- the moments of a spell ----------------------------------------------------------------

FIGURES: Final = 0
ZONES: Final = 1
ASKS: Final = 2
WORKS_ALREADY: Final = 3
WORTH_A_PAUSE: Final = 4
ATTACK_ENDS: Final = 5
STRIKES_ALONE: Final = 6
SKILLS_GIVEN: Final = 7
LOAD_TAKEN: Final = 8
DICE_BETTERED: Final = 9
ATTACK_DICE: Final = 10
PROTECTS: Final = 11
DEFENCE_TAKEN: Final = 12
FORBIDS_ATTACK: Final = 13
BARS: Final = 14
ENDS_WITH_CASTER: Final = 15
UNSTEADIES: Final = 16
DRIES_BANKS: Final = 17
CROSSED: Final = 18
BASE_MOVE_ADDED: Final = 19
ROOTS: Final = 20
LIMIT_ADDED: Final = 21
TAX: Final = 22
WEARERS: Final = 23
WAKES: Final = 24
ACTIVATED: Final = 25
ACTIVATION_ENDS: Final = 26
TURN_BEGINS: Final = 27
TURN_ENDS: Final = 28
DIED: Final = 29
SPELL_MOMENTS: Final = (
    "figures",
    "zones",
    "ask",
    "works_already",
    "worth_a_pause",
    "attack_ends",
    "strikes_alone",
    "skills_given",
    "load_taken",
    "dice_bettered",
    "attack_dice",
    "protects",
    "defence_taken",
    "forbids_attack",
    "bars",
    "ends_with_caster",
    "unsteadies",
    "dries_banks",
    "crossed",
    "base_move_added",
    "roots",
    "limit_added",
    "tax",
    "wearers",
    "wakes",
    "activated",
    "activation_ends",
    "turn_begins",
    "turn_ends",
    "died",
)

# What a lasting spell works on.
ON_A_FIGURE: Final = 0
ON_A_ZONE: Final = 1
ON_A_SIDE: Final = 2


class SpellPower:
    """What a spell does; this one does nothing.

    `me` is the number of the spell, `card` what its card prints. Until it is cast, a spell acts for
    its caster. While it lasts, it acts for its target.
    """

    me: i64
    card: Spell
    works_on: i64

    def __init__(self, name: str) -> None:
        self.me = SPELL_IDS.index(name)
        self.card = SPELLS[self.me]
        self.works_on = ON_A_FIGURE

    # -- casting it

    def figures(self, state: ConanState, caster: i64) -> i64:
        """Return the figures it may be cast on [SP-8]; the caster is then asked for one."""
        return 0

    def zones(self, state: ConanState, caster: i64) -> i64:
        """Return the zones it may be cast on [SP-8]; the caster is then asked for one."""
        return 0

    def has_target(self, state: ConanState, caster: i64) -> bool:
        """Say whether there is something to cast it on that is not a figure or a zone [SP-8]."""
        return True

    def works_already(self, state: ConanState, caster: i64) -> bool:
        """Say whether it already affects the caster, so that it is not cast again."""
        return False

    def worth_a_pause(self, state: ConanState, caster: i64) -> bool:
        """Say whether this reaction does something between two actions of others [RW-1].

        A reaction that does not act here can wait for the attack it is meant for.
        """
        return False

    def price(self, state: ConanState, caster: i64, target: i64) -> i64:
        """Return the gems it costs, cast on this figure [SP-1]."""
        return self.card.cost

    def price_of_zone(self, state: ConanState, caster: i64, zone: i64) -> i64:
        """Return the gems it costs, cast on this zone [SP-1]."""
        return self.card.cost

    def cast(self, state: ConanState, caster: i64) -> None:
        """Take effect, once paid, on the caster, on his zone or on his side."""

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        """Take effect, once paid, on a figure."""

    def cast_on_zone(self, state: ConanState, caster: i64, zone: i64) -> None:
        """Take effect, once paid, on a zone."""

    def ask(self, state: ConanState, caster: i64) -> None:
        """Ask a question of its own, whose answer pays the card."""

    def rule_of_zone(self) -> str:
        """Return the rule by which its zone is chosen."""
        return "conan:SP-8"

    def why_not_zone(self) -> Reason:
        """Return why it cannot be cast on a zone."""
        return Reason("this-zone-is-not-in-sight", "conan:BZ-12")

    # -- its attack

    def attack_ends(self, state: ConanState, caster: i64) -> None:
        """Act when the attack made with it is over [RW-13]."""

    def strikes_alone(self) -> None:
        """Mark: its attack is rolled although the caster is gone."""

    # -- while it lasts

    def skills_given(self) -> i64:
        """Return the set of skills it gives to its target."""
        return 0

    def load_taken(self) -> i64:
        """Return by how much it lightens the load of a hero."""
        return 0

    def dice_bettered(self, box: i64) -> i64:
        """Return by how many colours it betters the dice of a characteristic (E2)."""
        return 0

    def attack_dice(self, pool: vec[i64]) -> None:
        """Add dice, by colour, to each attack roll of whom it works on."""

    def protects(self, state: ConanState, figure: i64) -> i64:
        """Return the fixed passive defence that it gives a figure against everything (E53)."""
        return 0

    def defence_taken(self) -> i64:
        """Return what it takes from each defence of whom it works on, never below 0."""
        return 0

    def forbids_attack(self, state: ConanState, attacker: i64, kind: i64) -> bool:
        """Say whether it keeps an attacker from choosing its target [RW-2]."""
        return False

    def bars(self, state: ConanState, caster: i64, figure: i64, zone: i64) -> bool:
        """Say whether it keeps a figure out of a zone, by any kind of movement (E62)."""
        return False

    def ends_with_caster(self) -> None:
        """Mark: it ends when its caster dies; other spells outlive theirs (E57)."""

    def unsteadies(self, unsteady: bool) -> bool:
        """Return whether the ground of its zone becomes unstable, given whether it was (E117)."""
        return unsteady

    def dries_banks(self) -> None:
        """Mark: who leaves its zone pays nothing for a bank."""

    def crossed(self, state: ConanState, place: i64, figure: i64) -> None:
        """Act when a figure enters or leaves its zone; `place` is that of the lasting spell."""

    def base_move_added(self) -> i64:
        """Return what it adds to the base MP of its target (E131)."""
        return 0

    def roots(self) -> None:
        """Mark: its target has no base MP, whatever else is cast on it (E131)."""

    def limit_added(self, box: i64) -> i64:
        """Return what it adds to the exertion limit of a box [GZ-4]."""
        return 0

    def tax(self) -> i64:
        """Return the gems that its target pays on top of each spell (E119)."""
        return 0

    # -- tokens, and what waits for its turn

    def wearers(self, state: ConanState) -> i64:
        """Return the set of figures that wear its token."""
        return 0

    def take_off(self, state: ConanState, figure: i64) -> None:
        """Take its token from a figure (E52)."""

    def wakes(self, state: ConanState, figure: i64) -> None:
        """Act when a hero begins to recover, or a tile that controls the figure is activated."""

    def activated(self, state: ConanState, figure: i64) -> None:
        """Act when a figure is activated, or a hero begins a turn as an active one."""

    def activation_ends(self, state: ConanState, figures: i64) -> None:
        """Act when the activation of these figures is over."""

    def turn_begins(self, state: ConanState, figures: i64) -> None:
        """Act when the turn of the side with these figures begins (E56)."""

    def turn_ends(self, state: ConanState, figures: i64) -> None:
        """Act when the turn of the side with these figures ends (E56)."""

    def died(self, state: ConanState, figure: i64) -> None:
        """Act when a figure has died."""


def _no_spells() -> vec[SpellPower]:
    return vec[SpellPower]([SpellPower(name) for name in SPELL_IDS])


SPELL_POWERS: Final[vec[SpellPower]] = _no_spells()
SPELLS_AT: Final[vec[i64]] = zeros(len(SPELL_MOMENTS))  # by moment, the set of spells that act


def register_spell(power: SpellPower) -> None:
    """Give a spell its power, once, at import."""
    SPELL_POWERS[power.me] = power
    for moment in overridden(power, SpellPower, SPELL_MOMENTS):
        SPELLS_AT[moment] |= bit(power.me)


# -- the moments of a skill ----------------------------------------------------------------

BLOCKS: Final = 0
SLIPS_AWAY: Final = 1
HINDERED_BY: Final = 2
UNHINDERED: Final = 3
PASSES_DOORS: Final = 4
FLIES: Final = 5
LEAPS: Final = 6
WRECKS: Final = 7
REACHES: Final = 8
TWO_WEAPONS: Final = 9
SWEEPS: Final = 10
SEIZES: Final = 11
DEFENCE_IGNORED: Final = 12
DIES: Final = 13
WAS_ATTACKED: Final = 14
SEES_PROTECTED: Final = 15
SHOOTS_UNHINDERED: Final = 16
WORKS_UNHINDERED: Final = 17
BINDING_DICE: Final = 18
DEFENDS: Final = 19
GUARDS: Final = 20
TAKES_PLACE: Final = 21
HIDES: Final = 22
ESCAPES_AREA: Final = 23
CASTS: Final = 24
LEADS: Final = 25
LOCK_DICE: Final = 26
GEMS_LEFT: Final = 27
SPOILS_REROLLS: Final = 28
SUPPORTS: Final = 29
SKILL_MOMENTS: Final = (
    "blocks",
    "slips_away",
    "hindered_by",
    "unhindered",
    "passes_doors",
    "flies",
    "leaps",
    "wrecking_cost",
    "reaches",
    "two_weapons",
    "sweeps",
    "seizes",
    "defence_ignored",
    "dies",
    "was_attacked",
    "sees_protected",
    "shoots_unhindered",
    "works_unhindered",
    "binding_dice",
    "defends",
    "guards",
    "takes_place",
    "hides",
    "escapes_area",
    "casts",
    "leads",
    "lock_dice",
    "gems_left",
    "spoils_rerolls",
    "supports",
)


class SkillPower:
    """What a skill does; this one does nothing. `me` is the number of the skill.

    Maps name skills too: their files say who crosses a border, breaks a wall or swims.
    """

    me: i64

    def __init__(self, name: str) -> None:
        self.me = SKILL_IDS.index(name)

    # -- moving

    def blocks(self) -> None:
        """Mark: enemies in its zone cannot leave by their own movement."""

    def slips_away(self) -> None:
        """Mark: nobody blocks, holds or seizes it."""

    def hindered_by(self, enemies: i64) -> i64:
        """Return how many of the enemies that hinder it cost MP when it leaves [HI-3, HI-7]."""
        return enemies

    def unhindered(self) -> None:
        """Mark: it is never subject to hindrance."""

    def passes_doors(self) -> None:
        """Mark: it goes through closed doors."""

    def flies(self) -> None:
        """Mark: it flies over zones where it cannot stand, and over ground that holds others."""

    def leaps(self) -> None:
        """Mark: it leaps over gaps, and falls more softly [FA-1]."""

    def wrecking_cost(self) -> i64:
        """Return the MP to go through a wall that it may break, hindrance apart."""
        return NO_LIMIT

    # -- attacking

    def reaches(self) -> None:
        """Mark: it strikes in melee into every adjacent zone in sight."""

    def two_weapons(self) -> None:
        """Mark: it may strike with two one-handed weapons."""

    def sweeps(self, attacker: i64, kind: i64, card: i64) -> bool:
        """Say whether an attack goes on from victim to victim."""
        return False

    def seizes(self, shown: vec[i64]) -> bool:
        """Say whether dice that show this seize the victims."""
        return False

    def defence_ignored(self, kind: i64) -> i64:
        """Return the points of each defence that its attacks ignore."""
        return 0

    def dies(self, state: ConanState, figure: i64) -> None:
        """Act when its figure has died, before it is removed [RW-12]."""

    def was_attacked(self, state: ConanState, figure: i64, attack: Attack) -> None:
        """Act when an attack on its figure is over [RW-13]."""

    def sees_protected(self) -> None:
        """Mark: it shoots at whom others protect."""

    def shoots_unhindered(self) -> None:
        """Mark: its shots lose nothing to hindrance."""

    def works_unhindered(self) -> None:
        """Mark: its manipulations lose nothing to hindrance."""

    def binding_dice(self) -> vec[i64]:
        """Return the dice, by colour, of a ranged attack that binds instead of wounding."""
        return zeros(COLOURS)

    # -- defending

    def defends(self, kind: i64) -> i64:
        """Return its fixed passive defence against a kind of attack."""
        return 0

    def guards(self) -> None:
        """Mark: it may defend actively in the place of a friend."""

    def takes_place(self) -> None:
        """Mark: it may suffer an attack in the place of a friend."""

    def hides(self, state: ConanState, figure: i64, attacker: i64, kind: i64) -> bool:
        """Say whether it keeps an attacker from choosing its figure [RW-2]."""
        return False

    def escapes_area(self, state: ConanState, figure: i64, attacker: i64) -> bool:
        """Say whether area attacks do not hit its figure."""
        return False

    # -- the rest

    def casts(self) -> None:
        """Mark: it may cast the spells it has."""

    def leads(self) -> None:
        """Mark: allies obey it."""

    def lock_dice(self, pool: vec[i64]) -> None:
        """Add dice, by colour, to the roll that picks a lock."""

    def gems_left(self) -> i64:
        """Return how many gems its enemies may spend on one characteristic in its zone [GZ-4]."""
        return NO_LIMIT

    def spoils_rerolls(self) -> None:
        """Mark: no enemy in its zone rerolls a die."""

    def supports(self) -> None:
        """Mark: a friend in its zone rerolls a die for free."""


def _no_skills() -> vec[SkillPower]:
    return vec[SkillPower]([SkillPower(name) for name in SKILL_IDS])


SKILL_POWERS: Final[vec[SkillPower]] = _no_skills()
SKILLS_AT: Final[vec[i64]] = zeros(len(SKILL_MOMENTS))  # by moment, the set of skills that act
FEWEST_GEMS: Final[vec[i64]] = vec[i64]([NO_LIMIT])  # left by any skill: fewer need no question


def register_skill(power: SkillPower) -> None:
    """Give a skill its power, once, at import."""
    SKILL_POWERS[power.me] = power
    for moment in overridden(power, SkillPower, SKILL_MOMENTS):
        SKILLS_AT[moment] |= bit(power.me)
    FEWEST_GEMS[0] = min(FEWEST_GEMS[0], power.gems_left())
