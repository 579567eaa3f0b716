"""The action ids of Abyss, by family, and the events.

One family serves several questions, so that a policy head stays small: `LORD` names the lord to
disable, to discard or to spend as a key. Numbers are written out because the compiler folds only
literals. At import, the table read from facts/vocabulary.toml checks that they leave no gap. The
functions at the end tell to which family an action belongs.
"""

from __future__ import annotations

from typing import Final

from tablee.core.native import i64

EXPLORE: Final = 0
COUNCIL: Final = 1  # + race
RECRUIT: Final = 6  # + court space
PLOT: Final = 12
PASS: Final = 13  # decline, do without, end
BUY: Final = 14
TAKE: Final = 15
GO_ON: Final = 16
FIGHT: Final = 17
REWARD: Final = 18  # + monster tokens among the things to choose
PAY: Final = 21  # + ally
PAY_PEARLS: Final = 46
AFFILIATE: Final = 47  # + ally
DISCARD: Final = 72  # + ally
TARGET: Final = 97  # + seat
LORD: Final = 101  # + lord
COURT: Final = 136  # + court space
STACK: Final = 142  # + race
USE: Final = 147  # + lord
KEY_TOKENS: Final = 182
LOCATION: Final = 183  # + location
DRAW: Final = 203  # + locations drawn - 1
ACTION_COUNT: Final = 207

# Events: each says for which seat it happens, `what` it is about and how many. Their rules and
# meanings are in facts/vocabulary.toml, in this order.
TURN: Final = 0
PLOTTED: Final = 1  # lord
REVEALED: Final = 2  # exploration card that is an ally
BOUGHT: Final = 3  # ally, price
TOOK: Final = 4  # ally
LAST_SPACE: Final = 5  # pearls
THREAT_ROSE: Final = 6  # threat space
FOUGHT: Final = 7  # threat space whose reward is given
REWARD_PEARLS: Final = 8
REWARD_KEYS: Final = 9
GOT_TOKEN: Final = 10  # value, seen by its owner
SENT_TO_COUNCIL: Final = 11  # race, cards
RESHUFFLED: Final = 12  # cards
TOOK_STACK: Final = 13  # race, cards
PAID: Final = 14  # ally
PAID_PEARLS: Final = 15
AFFILIATED: Final = 16  # ally
RECRUITED: Final = 17  # lord
REFILL_PEARLS: Final = 18
JOINED_COURT: Final = 19  # lord
SPENT_TOKENS: Final = 20
HOUSED: Final = 21  # lord
LAID_OUT: Final = 22  # location
CONTROLLED: Final = 23  # location
USED: Final = 24  # lord
POWER_PEARLS: Final = 25  # lord, pearls
LOST_PEARLS: Final = 26
DISABLED: Final = 27  # lord
DISCARDED: Final = 28  # ally
STOLE_TOKEN: Final = 29  # value, seen by both seats; the seat robbed
DISCARDED_STACK: Final = 30  # race, cards
LEFT_COURT: Final = 31  # lord
GAVE_UP_LOCATION: Final = 32  # location
DISMISSED: Final = 33  # lord
EXTRA_TURN: Final = 34
END_IS_NEAR: Final = 35
LAST_AFFILIATION: Final = 36  # ally
REVEALED_MONSTER: Final = 37


# -- families: the action of a turn ----------------------------------------------------


def is_support_request(action: i64) -> bool:
    return COUNCIL <= action < RECRUIT


def is_recruitment(action: i64) -> bool:
    return RECRUIT <= action < PLOT


# -- exploring -------------------------------------------------------------------------


def is_reward(action: i64) -> bool:
    return REWARD <= action < PAY


# -- allies ----------------------------------------------------------------------------


def is_payment(action: i64) -> bool:
    return PAY <= action <= PAY_PEARLS


def is_ally_payment(action: i64) -> bool:
    return PAY <= action < PAY_PEARLS


def is_affiliation(action: i64) -> bool:
    return AFFILIATE <= action < DISCARD


def is_discard(action: i64) -> bool:
    return DISCARD <= action < TARGET


# -- pieces named ----------------------------------------------------------------------


def names_target(action: i64) -> bool:
    return TARGET <= action < LORD


def names_lord(action: i64) -> bool:
    return LORD <= action < COURT


def names_court_space(action: i64) -> bool:
    return COURT <= action < STACK


def names_stack(action: i64) -> bool:
    return STACK <= action < USE


# -- powers and locations --------------------------------------------------------------


def is_use(action: i64) -> bool:
    """Say whether a seat uses a once-a-turn power."""
    return USE <= action < KEY_TOKENS


def names_location(action: i64) -> bool:
    return LOCATION <= action < DRAW


def is_location_draw(action: i64) -> bool:
    return DRAW <= action < ACTION_COUNT


def locations_drawn(action: i64) -> i64:
    return action - DRAW + 1
