"""A quick judgement of Abyss for bots: what things are worth, in hundredths of a point.

It looks only at what the asked seat may know: its own hand and what is public.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, count, listed
from tablee.core.heuristic import Heuristic
from tablee.core.native import i64, vec
from tablee.games.abyss import actions as act
from tablee.games.abyss import data
from tablee.games.abyss.data import (
    ALLIES,
    KEYS_PER_LOCATION,
    LORD_COUNT,
    LORDS,
    LORDS_TO_END,
    MONSTER,
    RACES,
    REWARD_CHOICES,
    REWARD_KEYS,
    VALUES,
    lord_id,
    race_of,
    value_of,
)
from tablee.games.abyss.moments import price_change, space_rewarded
from tablee.games.abyss.powers.mages import DiscardStack, GiveUpLocation, TakeInExchange
from tablee.games.abyss.powers.politicians import BuyLord, DismissLord, ReplaceAtCourt
from tablee.games.abyss.powers.soldiers import DisableLord
from tablee.games.abyss.scoring import monster_points, own_points, shown_points
from tablee.games.abyss.state import AbyssState, Side
from tablee.games.abyss.steps.locations import SwapSmokers

PEARL: Final = 90
KEY: Final = 300  # a third of a location
TOKEN: Final = 265  # the mean monster token
ALLY_POINT: Final = 45  # one point of value in hand, to recruit with
UNSEEN_ALLY: Final = 115  # a card of a council stack
EXPLORATION: Final = 350  # what an exploration brings: more than a council stack of three
NEXT_CARD: Final = 120  # what going on promises, roughly
LOCATION: Final = 900  # drawn blindly from the deck
EACH_MORE_DRAWN: Final = 90
TURN: Final = 330
# Seven lords end the game, so a weak lord takes the place of a strong one. A lord must be worth at
# least this much. The limit falls with the allies and pearls left over after paying.
PATIENCE: Final = 1200
IDLE_POINT: Final = 30  # for each point of value or pearl beyond the price
MONSTERS: Final = 6  # among the exploration cards

# What a power is worth besides the lord's influence and keys. All others are worth nothing.
_POWER_WORTH: Final = {
    "recruiter": 250,
    "jailer": 80,
    "seeker": 120,
    "assassin": 200,
    "army_commander": 150,
    "tamer": 120,
    "hunter": 300,
    "ship_master": 250,
    "trader": 270,
    "peddler": 180,
    "landlord": 300,
    "slaver": 300,
    "shopkeeper": 90,
    "shaman": 80,
    "invoker": 330,
    "apprentice": 250,
    "oracle": 20,
    "alchemist": 200,
    "illusionist": 100,
    "master_of_magic": 200,
    "opportunist": 80,
    "corruptor": 250,
    "traitor": 200,
    "diplomat": 250,
    "treasurer": 350,
    "schemer": 200,
}


def _power_worth() -> vec[i64]:
    worth = vec[i64]([0] * LORD_COUNT)
    for name, points in _POWER_WORTH.items():
        worth[lord_id(name)] = points
    return worth


POWER_WORTH: Final[vec[i64]] = _power_worth()


# What a position promises besides its points, by progress, in hundredths of a point. It comes from
# a logistic regression of victory on the differences between two seats, over 5,000 greedy games
# with up to a fifth of the moves at random. Everything except points is worth less near the end.
PROMISES_OF_A_STAGE: Final = 7
ON_TURN: Final = 0
ALLY_POINTS: Final = 1  # each point of value in hand
RACE_IN_HAND: Final = 2
PEARLS_HELD: Final = 3
KEYS_HELD: Final = 4
POWERS_HELD: Final = 5  # for each hundredth of POWER_WORTH, in hundredths
LORDS_HELD: Final = 6
# fmt: off
PROMISES: Final[vec[i64]] = vec[i64]([
    216, 153, -73, 171, 562, 212, -300,
    252, 114,  18, 125, 463, 147, -166,
    277,  88,  80,  93, 396, 103,  -73,
    296,  68, 125,  70, 346,  70,   -6,
    309,  53, 160,  52, 309,  45,   45,
    320,  42, 187,  39, 279,  26,   85,
    329,  32, 209,  27, 255,  10,  118,
    337,  25, 227,  18, 236,  -3,  145,
])
# fmt: on
LEADS: Final[vec[i64]] = vec[i64]([1811, 1475, 1244, 1076, 948, 847, 765, 698])


class AbyssHeuristic(Heuristic[AbyssState]):
    """Greedy values: take what is worth most now."""

    def rate(self, state: AbyssState, action: i64) -> i64:
        # Compared inline: named questions here cost a search three to five per cent.
        if action < act.PASS:
            return rate_turn(state, action)
        if action == act.PASS:
            return 0
        if action < act.PAY:
            return rate_exploration(state, action)
        if action < act.TARGET:
            return rate_allies(state, action)
        if action < act.USE:
            return rate_named(state, action)
        if action < act.KEY_TOKENS:
            return rate_use(state, action - act.USE)
        return rate_location(state, action)

    def value(self, state: AbyssState, seat: i64) -> i64:
        """Points so far, and what hand, pearls, keys, powers and the turn promise."""
        side = state.at[seat]
        row = progress(state) * PROMISES_OF_A_STAGE
        points = shown_points(state, seat) + monster_points(side)
        worth = points * 100 + side.pearls * PROMISES[row + PEARLS_HELD]
        for race in range(RACES):
            if side.worth[race] > 0:
                worth += PROMISES[row + RACE_IN_HAND]
                worth += side.worth[race] * PROMISES[row + ALLY_POINTS]
        worth += side.keys() * PROMISES[row + KEYS_HELD]
        worth += count(side.lords()) * PROMISES[row + LORDS_HELD]
        powers: i64 = 0
        for lord in listed(side.active()):
            powers += POWER_WORTH[lord]
        worth += powers * PROMISES[row + POWERS_HELD] // 100
        if state.turn == seat:
            worth += PROMISES[row + ON_TURN]
        return worth

    def lead(self, state: AbyssState) -> i64:
        return LEADS[progress(state)]


def progress(state: AbyssState) -> i64:
    """Return how far the game is: the lords of the seat with the most, or all that end it."""
    if state.ending:
        return LORDS_TO_END
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, count(state.at[seat].lords()))
    return min(most, i64(LORDS_TO_END))


def hand_worth(side: Side) -> i64:
    points: i64 = 0
    for race in range(RACES):
        points += side.worth[race]
    return points * ALLY_POINT


def lord_worth(state: AbyssState, lord: i64) -> i64:
    card = LORDS[lord]
    worth = state.influence(lord) * 100 + POWER_WORTH[lord]
    if card.keys == KEYS_PER_LOCATION:
        return worth + LOCATION
    return worth + card.keys * KEY


def ally_worth(side: Side, ally: i64) -> i64:
    """Return what one more ally in hand is worth; a new race is worth more."""
    worth = value_of(ally) * ALLY_POINT
    if side.worth[race_of(ally)] == 0:
        worth += 25
    return worth


# -- the turn ----------------------------------------------------------------------


def rate_turn(state: AbyssState, action: i64) -> i64:
    seat = state.to_move()
    if action == act.EXPLORE:
        return exploration_worth(state)
    if act.is_support_request(action):
        return state.stack_size(action - act.COUNCIL) * UNSEEN_ALLY
    if act.is_recruitment(action):
        return recruit_worth(state, seat, state.court.cards[action - act.RECRUIT])
    return plot_worth(state, seat)


def exploration_worth(state: AbyssState) -> i64:
    """Return less than for any stack if perhaps only monsters are left to find."""
    if state.deck.size() + state.discard.size() <= MONSTERS:
        return UNSEEN_ALLY - 1
    return EXPLORATION


def recruit_worth(state: AbyssState, seat: i64, lord: i64) -> i64:
    """Return what a lord is worth now; nothing while it pays to wait for a better one."""
    price = max(i64(0), LORDS[lord].price + price_change(state, seat))
    worth = TURN + lord_worth(state, lord) - price * ALLY_POINT
    side = state.at[seat]
    idle = max(i64(0), hand_worth(side) // ALLY_POINT + side.pearls - price)
    if not state.ending and worth < PATIENCE - idle * IDLE_POINT:
        return 0
    return worth


def plot_worth(state: AbyssState, seat: i64) -> i64:
    """Another lord at court is worth its pearl only with a rich hand and a poor choice."""
    side = state.at[seat]
    if state.court.size() <= 3 and side.pearls >= 4 and hand_worth(side) >= 10 * ALLY_POINT:
        return EXPLORATION + 5
    return -PEARL


# -- exploring ---------------------------------------------------------------------


def rate_exploration(state: AbyssState, action: i64) -> i64:
    side = state.at[state.to_move()]
    if action == act.BUY:
        ally = state.track.cards[-1]
        # Half as much again as in hand: it comes without using a turn.
        return ally_worth(side, ally) * 3 // 2 - state.price * PEARL
    if action == act.TAKE:
        return ally_worth(side, state.track.cards[-1])
    if action == act.GO_ON:
        if state.track.cards[-1] == MONSTER:
            return NEXT_CARD
        return NEXT_CARD + (state.track.size() - 1) * 15
    if action == act.FIGHT:
        return reward_worth(space_rewarded(state, state.turn))
    return (action - act.REWARD) * (TOKEN - PEARL)


def reward_worth(space: i64) -> i64:
    return REWARD_KEYS[space] * KEY + REWARD_CHOICES[space] * TOKEN


# -- allies of the own hand -----------------------------------------------------------


def rate_allies(state: AbyssState, action: i64) -> i64:
    side = state.at[state.to_move()]
    if act.is_ally_payment(action):
        return rate_payment(action - act.PAY)
    if action == act.PAY_PEARLS:
        return -PEARL
    if act.is_affiliation(action):
        ally = action - act.AFFILIATE
        return value_of(ally) * 100 - strongest_before(side, race_of(ally)) * 100
    return -ally_worth(side, action - act.DISCARD)


def rate_payment(ally: i64) -> i64:
    """Strong allies first: the fewer cards a lord costs, the more stay in hand."""
    return value_of(ally) * ALLY_POINT


def strongest_before(side: Side, race: i64) -> i64:
    for value in range(VALUES, 0, -1):
        if side.affiliated[race * VALUES + value - 1] > 0:
            return value
    return 0


# -- lords and court spaces named, by the question that names them ---------------------


def rate_named(state: AbyssState, action: i64) -> i64:
    question = state.question()
    side = state.at[state.to_move()]
    if act.names_target(action):
        return state.at[action - act.TARGET].tokens.size()
    if act.names_lord(action):
        lord = action - act.LORD
        if isinstance(question, DisableLord):
            return POWER_WORTH[lord] + LORDS[lord].keys * KEY
        if isinstance(question, DismissLord):
            return 850 - worth_to_keep(state, side, lord)
        return 100 - POWER_WORTH[lord]  # keys to spend
    if act.names_court_space(action):
        lord = state.court.cards[action - act.COURT]
        if isinstance(question, BuyLord):
            return lord_worth(state, lord) - question.pearls * PEARL
        if isinstance(question, ReplaceAtCourt):
            return -lord_worth(state, lord)
        return lord_worth(state, lord)
    if isinstance(question, DiscardStack):
        return -state.stack_size(action - act.STACK)
    return state.stack_size(action - act.STACK)


def worth_to_keep(state: AbyssState, side: Side, lord: i64) -> i64:
    worth = state.influence(lord) * 100
    if side.disabled & bit(lord) == 0:
        worth += LORDS[lord].keys * KEY + POWER_WORTH[lord] // 2
    return worth


def rate_use(state: AbyssState, lord: i64) -> i64:
    """Sell an ally that is worth less than its pearls; the other powers help only by luck."""
    if lord == SLAVER:
        hand = state.at[state.to_move()].hand
        for ally in range(ALLIES):
            if hand[ally] > 0 and value_of(ally) * ALLY_POINT < 2 * PEARL:
                return TURN * 3
    return -1


SLAVER: Final[i64] = lord_id("slaver")


# -- locations -----------------------------------------------------------------------


def rate_location(state: AbyssState, action: i64) -> i64:
    seat = state.to_move()
    if action == act.KEY_TOKENS:
        return 60
    if act.is_location_draw(action):
        return LOCATION + (action - act.DRAW) * EACH_MORE_DRAWN
    worth = location_worth(state, seat, action - act.LOCATION)
    question = state.question()
    if isinstance(question, GiveUpLocation):
        return best_available(state, seat) - worth - 100
    if isinstance(question, (SwapSmokers, TakeInExchange)):
        return worth
    return worth


def best_available(state: AbyssState, seat: i64) -> i64:
    best: i64 = 0
    for location in state.available.cards:
        best = max(best, location_worth(state, seat, location))
    return best


def location_worth(state: AbyssState, seat: i64, location: i64) -> i64:
    """Return its points now, and a little for future ones."""
    kind = data.LOCATIONS[location].kind
    if kind == data.COPY_OPPONENT_LOCATION:
        return 950
    points = own_points(state, state.at[seat], location) * 100
    if kind == data.LORDS_OF_GUILD or kind == data.AFFILIATED_OF_RACE:
        return points + 150
    if kind == data.BASE_MINUS_LORDS or kind == data.BASE_MINUS_AFFILIATED:
        return points - 250
    if kind == data.SWAP_ON_CONTROL:
        return 1200  # any tile of the deck
    return points + 200
