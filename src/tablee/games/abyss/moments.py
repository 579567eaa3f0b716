"""The moments at which a lord's power may act: a closed list.

A power is one object, shared by all games, that overrides the moments at which it acts. The lords
that act at each moment are collected once, at import, as a set. During play, only the lords of that
set that are active in front of a seat are asked.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, lowest
from tablee.core.native import i64, vec
from tablee.core.pile import zeros
from tablee.core.powers import overridden
from tablee.games.abyss.data import LORD_COUNT, LORDS, SOLDIER
from tablee.games.abyss.state import AbyssState

ENTERS: Final = 0
TURN_STARTS: Final = 1
EXPLORATION_ENDS: Final = 2
PRICE_CHANGE: Final = 3
ANY_RACES: Final = 4
AFFILIATES_ANY: Final = 5
REWARD_SPACE: Final = 6
HAND_LIMIT: Final = 7
SECOND_STACK: Final = 8
IMMUNE_TO_SOLDIERS: Final = 9
ONCE_A_TURN: Final = 10
MOMENTS: Final = (
    "enters",
    "turn_starts",
    "exploration_ends",
    "price_change",
    "any_races",
    "affiliates_any",
    "reward_space",
    "hand_limit",
    "second_stack",
    "immune_to_soldiers",
    "use",
)

NO_LIMIT: Final = 999


class Power:
    """What a lord does; this one does nothing. `owner` is the lord's seat."""

    def enters(self, state: AbyssState, owner: i64) -> None:
        """Act at once, and only once, when the lord enters play (the arrow on the card)."""

    def turn_starts(self, state: AbyssState, owner: i64) -> None:
        """Act at the start of each of the owner's turns."""

    def exploration_ends(self, state: AbyssState, owner: i64, races: i64) -> None:
        """Act when the owner's exploration sends allies of this many races to the council."""

    def price_change(self, owner: i64, buyer: i64) -> i64:
        """Return what is added to the value `buyer` must pay for a lord."""
        return 0

    def reward_space(self, owner: i64, fighter: i64, space: i64) -> i64:
        """Return the threat space whose reward `fighter` gets."""
        return space

    def hand_limit(self) -> i64:
        """Return how many allies an opponent may keep at the end of their turn."""
        return NO_LIMIT

    def any_races(self) -> None:
        """Mark: the owner need not pay a lord's required race."""

    def affiliates_any(self) -> None:
        """Mark: the owner affiliates any ally paid, not the weakest."""

    def second_stack(self) -> None:
        """Mark: the owner takes two stacks when requesting support."""

    def immune_to_soldiers(self) -> None:
        """Mark: powers of soldiers do not affect the owner."""

    def usable(self, state: AbyssState, owner: i64) -> bool:
        """Say whether `use` would do something now."""
        return True

    def use(self, state: AbyssState, owner: i64) -> None:
        """Act once in each of the owner's turns, when the owner chooses."""


POWERS: Final[vec[Power]] = vec[Power]([Power() for _ in range(LORD_COUNT)])
SPEAKERS: Final[vec[i64]] = zeros(len(MOMENTS))  # by moment, the set of lords that act


def register(lord: i64, power: Power) -> None:
    """Give a lord its power, once, at import."""
    POWERS[lord] = power
    for moment in overridden(power, Power, MOMENTS):
        SPEAKERS[moment] |= bit(lord)


# -- asking ------------------------------------------------------------------


def has_power_once_a_turn(lord: i64) -> bool:
    return SPEAKERS[ONCE_A_TURN] & bit(lord) != 0


def has_mark(state: AbyssState, seat: i64, moment: i64) -> bool:
    return state.at[seat].active() & SPEAKERS[moment] != 0


def affects(state: AbyssState, lord: i64, seat: i64) -> bool:
    """Say whether a lord's power affects an opponent; the shaman stops soldiers (E31)."""
    return LORDS[lord].guild != SOLDIER or not has_mark(state, seat, IMMUNE_TO_SOLDIERS)


def price_change(state: AbyssState, buyer: i64) -> i64:
    """Return what is added to the price of every lord; changes add up (E21)."""
    change: i64 = 0
    for owner in range(state.seats):
        lords = state.at[owner].active() & SPEAKERS[PRICE_CHANGE]
        while lords != 0:
            lord = lowest(lords)
            lords &= lords - 1
            if owner == buyer or affects(state, lord, buyer):
                change += POWERS[lord].price_change(owner, buyer)
    return change


def space_rewarded(state: AbyssState, fighter: i64) -> i64:
    space = state.threat
    for owner in range(state.seats):
        lords = state.at[owner].active() & SPEAKERS[REWARD_SPACE]
        while lords != 0:
            lord = lowest(lords)
            lords &= lords - 1
            if owner == fighter or affects(state, lord, fighter):
                space = POWERS[lord].reward_space(owner, fighter, space)
    return space


def allies_allowed(state: AbyssState, seat: i64) -> i64:
    lord = limiting_lord(state, seat)
    if lord < 0:
        return NO_LIMIT
    return POWERS[lord].hand_limit()


def limiting_lord(state: AbyssState, seat: i64) -> i64:
    """Return the opponents' lord that leaves a seat the fewest allies; -1: none limits them."""
    limit: i64 = NO_LIMIT
    found: i64 = -1
    for owner in state.others(seat):
        lords = state.at[owner].active() & SPEAKERS[HAND_LIMIT]
        while lords != 0:
            lord = lowest(lords)
            lords &= lords - 1
            allowed = POWERS[lord].hand_limit()
            if allowed < limit and affects(state, lord, seat):
                limit = allowed
                found = lord
    return found


def tell_turn_starts(state: AbyssState, seat: i64) -> None:
    lords = state.at[seat].active() & SPEAKERS[TURN_STARTS]
    while lords != 0:
        POWERS[lowest(lords)].turn_starts(state, seat)
        lords &= lords - 1


def tell_exploration_ends(state: AbyssState, seat: i64, races: i64) -> None:
    lords = state.at[seat].active() & SPEAKERS[EXPLORATION_ENDS]
    while lords != 0:
        POWERS[lowest(lords)].exploration_ends(state, seat, races)
        lords &= lords - 1


def usable_lords(state: AbyssState, seat: i64) -> i64:
    """Return the set of lords whose once-a-turn power the seat may use now."""
    lords = state.at[seat].active() & SPEAKERS[ONCE_A_TURN] & ~state.used
    usable: i64 = 0
    while lords != 0:
        lord = lowest(lords)
        lords &= lords - 1
        if POWERS[lord].usable(state, seat):
            usable |= bit(lord)
    return usable
