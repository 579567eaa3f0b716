"""The moments at which agents act, and what a special action is: two closed lists.

Agents and special actions are single objects, shared by all games. Between two agents, or an agent
and a card, the more restrictive effect prevails [87]: what one of them forbids is forbidden.
"""

from __future__ import annotations

from typing import Final

from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.games.smog.data import AGENTS, SPECIALS
from tablee.games.smog.state import SmogState


class Agent:
    """What an agent does on the tile where it stands; this one does nothing."""

    def turn_starts(self, state: SmogState, seat: i64) -> None:
        """Act on a gentleman who starts his turn here."""

    def forbids_trade(self) -> bool:
        return False

    def price_change(self) -> i64:
        """Return what is added to the price of a purchase."""
        return 0

    def sale_bonus(self) -> i64:
        """Return what is added to what a sale brings."""
        return 0

    def forbids_turning(self) -> bool:
        """Say whether the tile cannot turn and is nobody's exit."""
        return False

    def carries(self) -> bool:
        """Say whether a gentleman may fly from here."""
        return False


class Special:
    """What a special action does when it is played."""

    def has_effect(self, state: SmogState, seat: i64) -> bool:
        """Say whether playing it would do something: if not, it cannot be played (E72)."""
        return True

    def is_forbidden(self, state: SmogState, seat: i64) -> bool:
        """Say whether an agent forbids it: then it cannot be played without effect either [87]."""
        return False

    def play(self, state: SmogState, seat: i64) -> None:
        raise NotImplementedError

    def rule(self) -> str:
        raise NotImplementedError

    def why_without_effect(self, state: SmogState, seat: i64) -> Reason:
        """Return why it would do nothing now; called only when that is so."""
        return Reason("this-card-would-have-no-effect", "smog:E72")


AGENT_EFFECTS: Final[vec[Agent]] = vec[Agent]([Agent() for _ in range(AGENTS)])
SPECIAL_EFFECTS: Final[vec[Special]] = vec[Special]([Special() for _ in range(SPECIALS)])


# -- asking the agents of a tile -----------------------------------------------------


def trade_forbidden(state: SmogState, place: i64) -> bool:
    for slot in state.queue:
        if state.agent_at[slot] == place and AGENT_EFFECTS[state.slots[slot]].forbids_trade():
            return True
    return False


def price_change(state: SmogState, place: i64) -> i64:
    change: i64 = 0
    for slot in state.queue:
        if state.agent_at[slot] == place:
            change += AGENT_EFFECTS[state.slots[slot]].price_change()
    return change


def sale_bonus(state: SmogState, place: i64) -> i64:
    bonus: i64 = 0
    for slot in state.queue:
        if state.agent_at[slot] == place:
            bonus += AGENT_EFFECTS[state.slots[slot]].sale_bonus()
    return bonus


def turning_forbidden(state: SmogState, place: i64) -> bool:
    for slot in state.queue:
        if state.agent_at[slot] == place and AGENT_EFFECTS[state.slots[slot]].forbids_turning():
            return True
    return False


def flight_offered(state: SmogState, place: i64) -> bool:
    for slot in state.queue:
        if state.agent_at[slot] == place and AGENT_EFFECTS[state.slots[slot]].carries():
            return True
    return False


def tell_turn_starts(state: SmogState, seat: i64) -> None:
    """Let the agents on a gentleman's tile act; both do if there are two (E38)."""
    for slot in state.queue:
        if state.agent_at[slot] == state.at[seat].place:
            AGENT_EFFECTS[state.slots[slot]].turn_starts(state, seat)
