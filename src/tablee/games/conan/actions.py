"""The action ids of Conan, by family, and the events.

Choices are small and follow one another: which hero acts, what he does, whom he strikes, with how
many gems. A family begins where the one before it ends. So a new map, scenario or card only moves
the families behind it. The functions at the end tell to which family an action belongs.
"""

from __future__ import annotations

from typing import Final

from tablee.core.native import i64
from tablee.games.conan.data import (
    BOX_COUNT,
    CARD_COUNT,
    COLOURS,
    HERO_IDS,
    MAX_GEMS,
    SHOWN,
    SPELL_COUNT,
)
from tablee.games.conan.names import FIGURE_IDS, TILE_IDS, ZONE_IDS
from tablee.games.conan.scenario.scenario import EVENT_IDS

HEROES: Final[i64] = len(HERO_IDS)
ZONES: Final[i64] = len(ZONE_IDS)
FIGURES: Final[i64] = len(FIGURE_IDS)
TILES: Final[i64] = len(TILE_IDS)
EVENTS: Final[i64] = len(EVENT_IDS)

PASS: Final = 0  # hand over, stop, do without, end
ACTIVE: Final = 1
REST: Final = 2
ACT: Final = 3  # + hero
DONE: Final[i64] = ACT + HEROES  # + hero
MOVE: Final[i64] = DONE + HEROES  # + zone
RUN: Final[i64] = MOVE + ZONES  # + zone, buying the movement points that are missing
WRECK: Final[i64] = RUN + ZONES  # + zone, through the wall
LEAP: Final[i64] = WRECK + ZONES  # + zone, over a gap
MOUNT: Final[i64] = LEAP + ZONES  # the table of the zone
DISMOUNT: Final[i64] = MOUNT + 1
TEAR: Final[i64] = DISMOUNT + 1  # a web token away
LEAVE: Final[i64] = TEAR + 1
FIGHT: Final[i64] = LEAVE + 1  # + card
UNARMED: Final[i64] = FIGHT + CARD_COUNT
SHOOT: Final[i64] = UNARMED + 1  # + card
CAST: Final[i64] = SHOOT + CARD_COUNT  # + spell
COMMAND: Final[i64] = CAST + SPELL_COUNT  # + ally
OPEN: Final[i64] = COMMAND + FIGURES
UNLOCK: Final[i64] = OPEN + 1  # + zone behind the door
PICK: Final[i64] = UNLOCK + ZONES  # + card
GIVE: Final[i64] = PICK + CARD_COUNT  # + card
TAKE: Final[i64] = GIVE + CARD_COUNT  # + card
THROW: Final[i64] = TAKE + CARD_COUNT  # + card
DROP: Final[i64] = THROW + CARD_COUNT  # + card
USE: Final[i64] = DROP + CARD_COUNT  # + card
FIGURE: Final[i64] = USE + CARD_COUNT  # + figure
EXTRA: Final[i64] = FIGURE + FIGURES  # + figure
VOLLEY: Final[i64] = EXTRA + FIGURES  # + figure that shoots
WEB: Final[i64] = VOLLEY + FIGURES  # + figure that casts a web
MAGIC: Final[i64] = WEB + FIGURES  # + figure that casts a spell
ZONE: Final[i64] = MAGIC + FIGURES  # + zone
GEMS: Final[i64] = ZONE + ZONES  # + number
CARD: Final[i64] = GEMS + MAX_GEMS + 1  # + card
BOX: Final[i64] = CARD + CARD_COUNT  # + box
STOOL: Final[i64] = BOX + BOX_COUNT
FREE: Final[i64] = STOOL + 1  # + die
SUPPORTED: Final[i64] = FREE + COLOURS * SHOWN  # + die
PAID: Final[i64] = SUPPORTED + COLOURS * SHOWN  # + die
KEEP: Final[i64] = PAID + COLOURS * SHOWN
TILE: Final[i64] = KEEP + 1  # + tile
CLEAN: Final[i64] = TILE + TILES  # + tile
EVENT: Final[i64] = CLEAN + TILES  # + what an event tile does
LOOK: Final[i64] = EVENT + EVENTS  # at the secret passage of the zone
BATTER: Final[i64] = LOOK + 1  # + zone behind the door
DEVOUR: Final[i64] = BATTER + ZONES  # + zone where a villager is
VILLAGER: Final[i64] = DEVOUR + ZONES  # + zone where a villager is attacked
ACTION_COUNT: Final[i64] = VILLAGER + ZONES

# Events: each says for which seat it happens, `what` it is about and how many. Their rules and
# meanings are in facts/vocabulary.toml, in this order.
ROUND: Final = 0  # round
CHOSE_ACTIVE: Final = 1  # figure, gems recovered
CHOSE_REST: Final = 2  # figure, gems recovered
OVERLORD_RECOVERED: Final = 3  # gems
ACTS: Final = 4  # figure
MOVED: Final = 5  # zone, movement points
BOUGHT_MOVES: Final = 6  # gems
WRECKED: Final = 7  # zone behind the wall
LEFT_BOARD: Final = 8  # figure
ATTACKED: Final = 9  # figure attacked
USED_CARD: Final = 10  # card
SPENT: Final = 11  # box, gems
ROLLED: Final = 12  # die, figure that rolls
REROLLED: Final = 13  # die it was, figure that rolls
DAMAGE: Final = 14  # damage of the attack
DEFENDED: Final = 15  # figure, points of defence
WOUNDED: Final = 16  # figure, wounds
DIED: Final = 17  # figure
CAST_SPELL: Final = 18  # spell
TELEPORTED: Final = 19  # zone
HALO_LEFT: Final = 20  # figure
OPENED: Final = 21  # card found
FAILED: Final = 22  # successes that were not enough
PICKED: Final = 23  # card
GAVE: Final = 24  # card
TOOK: Final = 25  # card
DROPPED: Final = 26  # card
LANDED: Final = 27  # zone
EXPLODED: Final = 28  # zone
DRANK: Final = 29  # card, gems
ACTIVATED: Final = 30  # tile, gems
CLEANED: Final = 31  # tile
BLOODIED: Final = 32  # tile
REINFORCED: Final = 33  # figure
ENTERED: Final = 34  # zone
HID: Final = 35  # zone, seen by the overlord
FOUND: Final = 36  # card found in a zone
TROPHY: Final = 37  # card left by a death
CAPTIVE_DIED: Final = 38  # card
HEROES_WIN: Final = 39
OVERLORD_WINS: Final = 40
SEARCHED: Final = 41  # zone where nobody is hidden
MOUNTED: Final = 42  # figure
DISMOUNTED: Final = 43  # figure
TORE: Final = 44  # figure
LEAPT: Final = 45  # zone
SACRIFICED: Final = 46  # figure that suffers the attack
GUARDED: Final = 47  # figure that defends for another
WEBBED: Final = 48  # figure
SEIZED: Final = 49  # figure
STOOL_TAKEN: Final = 50  # figure
COMMANDED: Final = 51  # ally
SPELL_LASTS: Final = 52  # figure on which a spell works
ZONE_CHANGED: Final = 53  # zone on which a spell works
PLACED: Final = 54  # zone where a spell puts somebody
HEALED: Final = 55  # figure, gems
DRAINED: Final = 56  # figure, gems lost to fatigue
GIFT: Final = 57  # figure, gems
VANISHED: Final = 58  # figure
RETURNED: Final = 59  # figure
UNLOCKED: Final = 60  # zone behind the door
EVENT_CHOSEN: Final = 61  # event
EVENT_WOUNDS: Final = 62  # wounds for everyone in the zone
SWAPPED: Final = 63  # tile
AWAKENED: Final = 64  # figure that was petrified
SACRIFICED_FOR: Final = 65  # figure that takes the victim's place
MARKER_MOVED: Final = 66  # steps
FLOODED: Final = 67  # zone
CHARM_ENDED: Final = 68
LOOKED: Final = 69  # zone; 1: the passage is real, seen by the heroes alone
DOOR_BROKEN: Final = 70  # zone behind the door
CURSED: Final = 71  # figure, damage
BAG_TAKEN: Final = 72  # unit that carries it
BAG_LEFT: Final = 73  # worth of the bag that has left
DEVOURED: Final = 74  # zone
SAVED: Final = 75  # zone, villagers
ASSAILED: Final = 76  # zone where a villager is attacked


# -- families: moving --------------------------------------------------------------------


def is_movement(action: i64) -> bool:
    """Say whether a figure moves, including on the spot or off the board."""
    return MOVE <= action <= LEAVE


def enters_zone(action: i64) -> bool:
    return MOVE <= action < MOUNT


def crosses_border(action: i64) -> bool:
    return MOVE <= action < LEAP


def is_walk(action: i64) -> bool:
    """Say whether a figure goes through an opening, no matter who pays for it."""
    return MOVE <= action < WRECK


def is_move(action: i64) -> bool:
    """Say whether the movement points left are enough for a step."""
    return MOVE <= action < RUN


def is_run(action: i64) -> bool:
    return RUN <= action < WRECK


def is_wreck(action: i64) -> bool:
    return WRECK <= action < LEAP


def is_leap(action: i64) -> bool:
    return LEAP <= action < MOUNT


def stays_in_zone(action: i64) -> bool:
    """Say whether a figure uses a table or tears a web."""
    return MOUNT <= action < LEAVE


# -- the action of a hero ----------------------------------------------------------------


def lets_hero_act(action: i64) -> bool:
    return ACT <= action < DONE


def is_attack(action: i64) -> bool:
    return FIGHT <= action < CAST


def is_melee(action: i64) -> bool:
    return FIGHT <= action <= UNARMED


def is_fight(action: i64) -> bool:
    """Say whether a hero strikes with a card."""
    return FIGHT <= action < UNARMED


def is_shot(action: i64) -> bool:
    return SHOOT <= action < CAST


def is_cast(action: i64) -> bool:
    return CAST <= action < COMMAND


def is_command(action: i64) -> bool:
    return COMMAND <= action < OPEN


def is_opening(action: i64) -> bool:
    """Say whether a hero opens a chest or a door with his hands."""
    return OPEN <= action < PICK


def is_unlocking(action: i64) -> bool:
    return UNLOCK <= action < PICK


def is_battering(action: i64) -> bool:
    return BATTER <= action < DEVOUR


def costs_a_gem(action: i64) -> bool:
    """Say whether a hero without gems cannot do this."""
    return FIGHT <= action < DROP


# -- cards in the hand and on the ground -------------------------------------------------


def handles_card(action: i64) -> bool:
    return PICK <= action < FIGURE


def is_simple_manipulation(action: i64) -> bool:
    """Say whether a card changes hands for one gem, without a roll [MA-2]."""
    return PICK <= action < THROW


def is_pick(action: i64) -> bool:
    return PICK <= action < GIVE


def is_gift(action: i64) -> bool:
    return GIVE <= action < TAKE


def is_taking(action: i64) -> bool:
    return TAKE <= action < THROW


def is_throw(action: i64) -> bool:
    return THROW <= action < DROP


def is_drop(action: i64) -> bool:
    return DROP <= action < USE


def is_use(action: i64) -> bool:
    return USE <= action < FIGURE


# -- the overlord's figures and tiles ----------------------------------------------------


def buys_movement(action: i64) -> bool:
    return EXTRA <= action < VOLLEY


def is_volley(action: i64) -> bool:
    return VOLLEY <= action < WEB


def is_web(action: i64) -> bool:
    return WEB <= action < MAGIC


def is_magic(action: i64) -> bool:
    return MAGIC <= action < ZONE


def names_tile(action: i64) -> bool:
    return TILE <= action < CLEAN


def is_cleaning(action: i64) -> bool:
    return CLEAN <= action < EVENT


def is_event(action: i64) -> bool:
    return EVENT <= action < LOOK


def is_devouring(action: i64) -> bool:
    return DEVOUR <= action < VILLAGER


# -- pieces and numbers named ------------------------------------------------------------


def names_figure(action: i64) -> bool:
    return FIGURE <= action < EXTRA


def names_zone(action: i64) -> bool:
    return ZONE <= action < GEMS


def names_gems(action: i64) -> bool:
    return GEMS <= action < CARD


def names_card(action: i64) -> bool:
    return CARD <= action < BOX


def names_villager(action: i64) -> bool:
    return VILLAGER <= action < ACTION_COUNT


# -- rerolls -----------------------------------------------------------------------------


def is_about_a_roll(action: i64) -> bool:
    """Say whether a die is rerolled or the roll is kept."""
    return FREE <= action <= KEEP


def is_free_reroll(action: i64) -> bool:
    return FREE <= action < SUPPORTED


def is_supported_reroll(action: i64) -> bool:
    return SUPPORTED <= action < PAID


def is_paid_reroll(action: i64) -> bool:
    return PAID <= action < KEEP
