"""The action ids of SMOG, by family, and the events.

One family serves several questions, so that a policy head stays small: `PLACE` names the tile of a
setup hourglass, or where the Titan's Breath blows a gentleman. Numbers are written out because the
compiler folds only literals. `ActionTable` checks at import that they leave no gap. The functions
at the end tell to which family an action belongs.
"""

from __future__ import annotations

from typing import Final

from tablee.core.native import i64

END_TURN: Final = 0
PASS: Final = 1  # decline, go on, no more
MOVE: Final = 2  # + place: a gentleman walks, an agent takes a step
FLY: Final = 15  # + place
ROTATE: Final = 28  # the own tile
TURN_CLOCKWISE: Final = 29  # + tile
TURN_ANTICLOCKWISE: Final = 41  # + tile
BUY_ETHER: Final = 53
SELL_ETHER: Final = 54
BUY_ARTEFACT: Final = 55
REMOVE_HOURGLASS: Final = 56  # + edge that its side faces
BEG: Final = 60
LEAVE: Final = 61
PAY: Final = 62  # + Sovereigns for the Shadow Master - 1
PLAY: Final = 71  # + special action
TOLL: Final = 83  # a Sovereign
TOLL_ETHER: Final = 84  # + Ether
TARGET: Final = 88  # + seat
PLACE: Final = 92  # + place
SIDE: Final = 105  # + edge that it faces
AGENT: Final = 109  # + agent
ETHER: Final = 115  # + Ether
ARTEFACT: Final = 119  # + artefact
TURN_BOARD: Final = 123  # + direction
GENTLEMAN: Final = 125  # + character
EDGE: Final = 129  # + edge
ACTION_COUNT: Final = 133

# Events: each says for which seat it happens, `what` it is about and how many. Their rules and
# meanings are in facts/vocabulary.toml, in this order.
TOOK_GENTLEMAN: Final = 0  # character
SAT_DOWN: Final = 1  # edge
GOT_COMBINATION: Final = 2  # combination, seen by its owner
GOT_PORTAL: Final = 3  # portal, seen by its owner
FIRST_PLAYER: Final = 4
SETUP_HOURGLASS: Final = 5  # place, edge its side faces
ROUND: Final = 6  # number of the round
INCOME: Final = 7
INCOME_TO_RESERVE: Final = 8
RESERVE_FULL: Final = 9  # Sovereigns to the bank
TURN: Final = 10  # actions
DANDY_STOLE: Final = 11
WITCH_HINDERED: Final = 12
MOVED: Final = 13  # place
PAID_TOLL: Final = 14
PAID_TOLL_ETHER: Final = 15  # Ether
ROTATED: Final = 16  # tile
TURNED_BACK: Final = 17  # tile, anticlockwise
BOUGHT_ETHER: Final = 18  # Ether, price
SOLD_ETHER: Final = 19  # Ether, Sovereigns
BOUGHT_ARTEFACT: Final = 20  # artefact, price
HOURGLASS_PUT: Final = 21  # place, edge
HOURGLASS_REMOVED: Final = 22  # place, edge
BEGGED: Final = 23  # Sovereigns
DREW: Final = 24  # special action, seen by its owner
RESHUFFLED: Final = 25  # cards
LEFT_MARKET: Final = 26  # place
FLEW: Final = 27  # place
PLAYED: Final = 28  # special action
MORE_ACTIONS: Final = 29
QUEENS_FAVOUR: Final = 30  # Sovereigns
BLOWN_AWAY: Final = 31  # place, of the seat blown
INVOKED: Final = 32  # agent that now stands where the other stood, the other
RUSTED: Final = 33  # Sovereigns, of the seat robbed
BOARD_TURNED: Final = 34  # direction
STOLE_ETHER: Final = 35  # Ether, the seat robbed
ROBBED: Final = 36  # of the seat robbed; the thief
STOLE_ARTEFACT: Final = 37  # artefact, the seat robbed
GIFT_ETHER: Final = 38  # Ether
GIFT_ARTEFACT: Final = 39  # artefact
PAID_MASTER: Final = 40  # Sovereigns
FAVOURED: Final = 41
NOBODY_FAVOURED: Final = 42
RESERVES_EMPTIED: Final = 43  # Sovereigns
AGENT_ENTERED: Final = 44  # agent
AGENT_LEFT: Final = 45  # agent
AGENT_MOVED: Final = 46  # agent
DRAWN_GAME: Final = 47  # rounds
HOURGLASS_DISCARDED: Final = 48  # place, edge
AGENT_REACHED: Final = 49  # place
NO_INCOME: Final = 50  # the bank is empty


# -- families: what costs an action ----------------------------------------------------


def costs_an_action(action: i64) -> bool:
    return MOVE <= action <= LEAVE


def is_move_or_flight(action: i64) -> bool:
    return MOVE <= action < ROTATE


def is_move(action: i64) -> bool:
    """Say whether a gentleman walks or an agent takes a step."""
    return MOVE <= action < FLY


def is_flight(action: i64) -> bool:
    return FLY <= action < ROTATE


def is_tile_turn(action: i64) -> bool:
    """Say whether any tile is turned, one way or the other."""
    return TURN_CLOCKWISE <= action < BUY_ETHER


def is_anticlockwise_turn(action: i64) -> bool:
    return TURN_ANTICLOCKWISE <= action < BUY_ETHER


def removes_hourglass(action: i64) -> bool:
    """Say whether an hourglass is removed, or discarded for an agent."""
    return REMOVE_HOURGLASS <= action < BEG


# -- free actions ----------------------------------------------------------------------


def is_free_action(action: i64) -> bool:
    """Say whether a seat pays the Shadow Master or plays a special action."""
    return PAY <= action < TOLL


def is_payment(action: i64) -> bool:
    """Say whether a seat pays the Shadow Master."""
    return PAY <= action < PLAY


def sovereigns_paid(action: i64) -> i64:
    return action - PAY + 1


def is_play(action: i64) -> bool:
    """Say whether a seat plays a special action."""
    return PLAY <= action < TOLL


# -- tolls, and pieces named -----------------------------------------------------------


def is_toll(action: i64) -> bool:
    """Say whether a toll is paid, with a Sovereign or an Ether."""
    return TOLL <= action < TARGET


def names_target(action: i64) -> bool:
    return TARGET <= action < PLACE


def names_side(action: i64) -> bool:
    return SIDE <= action < AGENT


def names_agent(action: i64) -> bool:
    return AGENT <= action < ETHER


def names_ether(action: i64) -> bool:
    return ETHER <= action < ARTEFACT


def names_artefact(action: i64) -> bool:
    return ARTEFACT <= action < TURN_BOARD


def names_gentleman(action: i64) -> bool:
    return GENTLEMAN <= action < EDGE
