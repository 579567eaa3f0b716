"""The printed facts of Conan, read from `facts` and checked at import."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from tablee.core.bits import bit
from tablee.core.facts import GAMES
from tablee.core.native import i64, vec
from tablee.core.pile import zeros
from tablee.games.conan.view.fields import Die

FACTS: Final = GAMES.joinpath("conan", "facts")

MAX_SEATS: Final = 5
OVERLORD: Final = 0  # the seat; the others lead the heroes
HERO_SLOTS: Final = 4  # the first figures of every scenario
NOWHERE: Final = -1  # the zone of a figure that is not on the board

HEROES_SIDE: Final = 0
OVERLORD_SIDE: Final = 1

# -- dice [DI-1] ------------------------------------------------------------------

YELLOW: Final = 0
ORANGE: Final = 1
RED: Final = 2
COLOURS: Final = 3
COLOUR_NAMES: Final[tuple[Die, ...]] = ("yellow", "orange", "red")
FACES: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 1, 2, 0, 0, 1, 1, 2, 2, 0, 1, 1, 2, 2, 3])
SIDES: Final = 6
SHOWN: Final = 4  # successes a die may show: 0 to 3; a die is named colour * 4 + successes

# -- characteristics [CH-7], which are the boxes that gems are placed on ------------

MOVEMENT: Final = 0
MELEE: Final = 1
RANGED: Final = 2
DEFENCE: Final = 3
MANIPULATION: Final = 4
REROLL: Final = 5
SPELL_BOX: Final = 6  # + spell
CHARACTERISTICS: Final = ("movement", "melee", "ranged", "defence", "manipulation", "reroll")
NO_LIMIT: Final = 99

# Kinds of attack beside MELEE and RANGED.
AREA: Final = 3
CONTACT: Final = 4  # of a spell, defended as against melee (E120)

# -- skills, by their place in the facts --------------------------------------------


def read(name: str) -> dict[str, Any]:
    """Return the tables of one file of facts."""
    return tomllib.loads((FACTS / f"{name}.toml").read_text(encoding="utf-8"))


SKILL_ROWS: Final[list[dict[str, Any]]] = read("skills")["skill"]
SKILL_IDS: Final[list[str]] = [row["id"] for row in SKILL_ROWS]


def skill_set(names: list[str]) -> i64:
    members: i64 = 0
    for name in names:
        members |= bit(SKILL_IDS.index(name))
    return members


def crossing(what: str) -> i64:
    """Return the set of skills that ignore such borders."""
    return skill_set([row["id"] for row in SKILL_ROWS if row.get("crosses") == what])


def dice_counts(names: list[str]) -> vec[i64]:
    """Return how many dice, or symbols, of each colour are listed."""
    counts = zeros(COLOURS)
    for name in names:
        counts[COLOUR_NAMES.index(name)] += 1
    return counts


# -- hero sheets -------------------------------------------------------------------


# Base MP that a load takes [GZ-7].
SLOWER: Final = 1
SLOWEST: Final = 2


class Sheet:
    """A hero sheet [CH-7, GZ-7]."""

    energy: i64
    dice: vec[i64]  # colour by characteristic; movement and reroll have none
    free_reroll: vec[i64]  # by characteristic: 1 where the sheet prints a symbol (E111)
    limits: vec[i64]  # exertion limit by characteristic
    base_move: i64
    max_load: i64
    slower_at: i64  # load from which it takes base MP
    slowest_at: i64  # and from which it takes more of them
    skills: vec[i64]  # by load: the set of skills it leaves

    def skills_at(self, load: i64) -> i64:
        """Return the set of skills a hero has with this load [GZ-7]."""
        if load > NO_LIMIT:
            return self.skills[NO_LIMIT]
        return self.skills[load]

    def base_move_at(self, load: i64) -> i64:
        if load >= self.slowest_at:
            return max(i64(0), self.base_move - SLOWEST)
        if load >= self.slower_at:
            return max(i64(0), self.base_move - SLOWER)
        return self.base_move


def _sheet(row: dict[str, Any]) -> Sheet:
    sheet = Sheet()
    sheet.energy = row["energy"]
    sheet.dice = zeros(len(CHARACTERISTICS))
    sheet.free_reroll = zeros(len(CHARACTERISTICS))
    sheet.limits = zeros(len(CHARACTERISTICS))
    for place, name in enumerate(CHARACTERISTICS):
        box = row[name]
        sheet.limits[place] = box["limit"] or NO_LIMIT
        if "die" in box:
            sheet.dice[place] = COLOUR_NAMES.index(box["die"])
            sheet.free_reroll[place] = int(box["free_reroll"])
    sheet.base_move = row["movement"]["base"]
    sheet.max_load = row["load"]["max"]
    sheet.slower_at = row["load"]["move_minus_1"]
    sheet.slowest_at = row["load"]["move_minus_2"]
    sheet.skills = zeros(NO_LIMIT + 1)
    for skill in row["skills"]:
        for load in range(skill.get("lost_at_load", NO_LIMIT)):
            sheet.skills[load] |= bit(SKILL_IDS.index(skill["id"]))
    return sheet


_HEROES: Final = read("heroes")
HERO_ROWS: Final[list[dict[str, Any]]] = _HEROES["hero"]
HERO_IDS: Final[list[str]] = [row["id"] for row in HERO_ROWS]
SHEETS: Final[vec[Sheet]] = vec[Sheet]([_sheet(row) for row in HERO_ROWS])
# Gems recovered by companions killed: none, one, two or more [HT-4].
RECOVERY_ACTIVE: Final[vec[i64]] = vec[i64](_HEROES["recovery"]["active"])
RECOVERY_RESTING: Final[vec[i64]] = vec[i64](_HEROES["recovery"]["resting"])

# -- unit tiles --------------------------------------------------------------------


class Unit:
    """What a unit tile prints [CH-4]."""

    move: i64
    armour: i64
    melee: vec[i64]  # dice by colour; none: cannot fight
    melee_free: vec[i64]  # symbols by colour
    ranged: vec[i64]  # dice by colour; none: cannot shoot [RA-6]
    ranged_free: vec[i64]
    reinforcement: i64  # cost of a figure; 0: never returns
    skills: i64
    size: i64
    undead: bool  # a Skeleton or a Mummy, of any kind
    tentacle: bool
    monster: bool


def _unit(row: dict[str, Any]) -> Unit:
    unit = Unit()
    melee = row.get("melee", {"dice": [], "free_rerolls": []})
    ranged = row.get("ranged", {"dice": [], "free_rerolls": []})
    unit.move = row["move"]
    unit.armour = row["armour"]
    unit.melee = dice_counts(melee["dice"])
    unit.melee_free = dice_counts(melee["free_rerolls"])
    unit.ranged = dice_counts(ranged["dice"])
    unit.ranged_free = dice_counts(ranged["free_rerolls"])
    unit.reinforcement = row.get("reinforcement", 0)
    unit.skills = skill_set(row["skills"])
    unit.size = row["base_size"]
    unit.undead = "skeleton" in row["id"] or "mumm" in row["id"]
    unit.tentacle = "tentacle" in row["id"]
    unit.monster = row["class"] == "monster"
    return unit


UNIT_ROWS: Final[list[dict[str, Any]]] = read("units")["unit"]
UNIT_IDS: Final[list[str]] = [row["id"] for row in UNIT_ROWS]
UNITS: Final[vec[Unit]] = vec[Unit]([_unit(row) for row in UNIT_ROWS])

# -- cards: equipment, and the tokens of scenarios that are carried like equipment ---


class Card:
    """An equipment card, or a token that is carried like one."""

    weight: i64
    melee: bool  # has the symbol
    melee_dice: vec[i64]
    melee_free: vec[i64]
    ranged: bool
    ranged_dice: vec[i64]
    ranged_free: vec[i64]
    thrown: bool
    defends: bool  # has the symbol of active defence
    defence_dice: vec[i64]
    defence_free: vec[i64]
    passive_dice: vec[i64]
    passive_free: vec[i64]
    area_dice: vec[i64]
    recovers: i64  # gems, when used


def _none() -> dict[str, Any]:
    return {"dice": [], "free_rerolls": []}


def _card(row: dict[str, Any]) -> Card:
    card = Card()
    card.weight = row.get("weight", 0)
    card.melee = "melee" in row
    card.melee_dice = dice_counts(row.get("melee", _none())["dice"])
    card.melee_free = dice_counts(row.get("melee", _none())["free_rerolls"])
    card.ranged = "ranged" in row
    card.ranged_dice = dice_counts(row.get("ranged", _none())["dice"])
    card.ranged_free = dice_counts(row.get("ranged", _none())["free_rerolls"])
    card.thrown = row.get("ranged", {}).get("thrown", False)
    card.defends = "active_defence" in row
    card.defence_dice = dice_counts(row.get("active_defence", _none())["dice"])
    card.defence_free = dice_counts(row.get("active_defence", _none())["free_rerolls"])
    card.passive_dice = dice_counts(row.get("passive_defence", _none())["dice"])
    card.passive_free = dice_counts(row.get("passive_defence", _none())["free_rerolls"])
    card.area_dice = dice_counts(row.get("area_attack", _none())["dice"])
    card.recovers = row.get("use", {}).get("recover", 0)
    return card


EQUIPMENT_ROWS: Final[list[dict[str, Any]]] = read("equipment")["equipment"]
EQUIPMENT_IDS: Final[list[str]] = [row["id"] for row in EQUIPMENT_ROWS]
SCENARIO_IDS: Final = (
    "in_the_clutches_of_the_picts",
    "hunting_the_tigress",
    "in_the_heart_of_darkness",
    "for_all_of_ophirs_gold",
    "the_key_of_kuthchemes",
    "in_the_name_of_ibis",
    "the_thing_from_the_swamp",
    "the_serpents_awakening",
    "the_treasure_of_tranicos",
    "facing_the_serpent_specter",
)
SCENARIO_FILES: Final = [FACTS / "scenarios" / f"{name}.toml" for name in SCENARIO_IDS]
TOKEN_ROWS: Final[list[dict[str, Any]]] = read("tokens")["token"]
TOKEN_IDS: Final[list[str]] = [row["id"] for row in TOKEN_ROWS]
CARD_IDS: Final[list[str]] = EQUIPMENT_IDS + TOKEN_IDS
CARD_KINDS: Final[list[str]] = [row["kind"] for row in EQUIPMENT_ROWS + TOKEN_ROWS]
CARDS: Final[vec[Card]] = vec[Card]([_card(row) for row in EQUIPMENT_ROWS + TOKEN_ROWS])
CARD_COUNT: Final[i64] = len(CARD_IDS)

TWO_HANDED: Final = 3  # weight from which a weapon takes two hands [EQ-1]
HEAVIEST_THROWN: Final = 3  # [MA-5]

# -- spells ------------------------------------------------------------------------

# How long a spell lasts.
INSTANT: Final = 0
END_OF_TURN: Final = 1  # of the caster
START_OF_TURN: Final = 2  # the next one of the caster's side
TARGETS_TURN: Final = 3  # start of the next turn of the target's side
_DURATIONS: Final = {
    "until_end_of_caster_turn": END_OF_TURN,
    "until_start_of_caster_next_turn": START_OF_TURN,
    "until_start_of_side_next_turn": START_OF_TURN,
    "until_start_of_target_next_turn": TARGETS_TURN,
}


class Spell:
    """What a spell card prints."""

    cost: i64  # 0: X, which the thing called costs
    limit: i64
    reaction: bool
    dice: vec[i64]
    free: vec[i64]  # free rerolls by colour
    lasts: i64
    skill: i64  # that it gives to its target; -1: none
    upgrades: i64  # characteristic whose dice it makes one colour better; -1: none


def _modifier(row: dict[str, Any], kind: str) -> str | None:
    for modifier in row.get("modifiers", []):
        if modifier.startswith(kind):
            found: str = modifier.removeprefix(kind)
            return found
    return None


def _spell(row: dict[str, Any]) -> Spell:
    spell = Spell()
    spell.cost = 0 if row["cost"] == "X" else row["cost"]
    spell.limit = row["exertion_limit"] or NO_LIMIT
    spell.reaction = row["reaction"]
    spell.dice = dice_counts(row.get("roll", _none())["dice"])
    spell.free = dice_counts(row.get("roll", _none())["free_rerolls"])
    spell.lasts = _DURATIONS.get(row["duration"], INSTANT)
    skill = _modifier(row, "skill:")
    spell.skill = -1 if skill is None else SKILL_IDS.index(skill)
    box = _modifier(row, "upgrade:")
    spell.upgrades = -1 if box is None else CHARACTERISTICS.index(box)
    return spell


def _reactions() -> i64:
    """Return the set of reaction spells."""
    members: i64 = 0
    for spell in range(SPELL_COUNT):
        if SPELLS[spell].reaction:
            members |= bit(spell)
    return members


SPELL_ROWS: Final[list[dict[str, Any]]] = read("spells")["spell"]
SPELL_IDS: Final[list[str]] = [row["id"] for row in SPELL_ROWS]
SPELLS: Final[vec[Spell]] = vec[Spell]([_spell(row) for row in SPELL_ROWS])
SPELL_COUNT: Final[i64] = len(SPELL_IDS)
REACTIONS: Final[i64] = _reactions()
ALLIES_BOX: Final[i64] = SPELL_BOX + SPELL_COUNT  # gems on ally tiles [AL-7]
BOX_COUNT: Final[i64] = ALLIES_BOX + 1  # characteristics, spells, ally tiles

WEB_STRENGTH: Final = 4  # MP that tear one token away
UNARMED_PENALTY: Final = 2
DICE_FROM_ABOVE: Final = 1  # yellow, of a shot from above [RA-3]
STOOL_DICE: Final = 1  # yellow, of a blow with a stool [BZ-10]
LEAP_DICE: Final = 1  # red, of a leap [MV-10]
GEMS_TO_CLEAN_UP: Final = 2  # [OT-8]
ACTIVATIONS: Final = 2
MAX_GEMS: Final = 24  # that one choice may name


def card_id(name: str) -> i64:
    return CARD_IDS.index(name)


def spell_id(name: str) -> i64:
    return SPELL_IDS.index(name)


def skill_id(name: str) -> i64:
    return SKILL_IDS.index(name)
