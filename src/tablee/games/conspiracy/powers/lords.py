"""The powers of lords, one for each influence [16]."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit, count, has, listed
from tablee.core.engine import Gathering, Step, each
from tablee.core.errors import Reason
from tablee.core.gestures import holds
from tablee.core.native import append, i64, vec
from tablee.games.conspiracy import actions as act
from tablee.games.conspiracy.data import MAX_SEATS, gives_key
from tablee.games.conspiracy.moments import LordPower
from tablee.games.conspiracy.state import Chamber, ConspiracyState
from tablee.games.conspiracy.steps.locations import gain_key
from tablee.games.conspiracy.steps.pearls import gain_pearls


class Key(LordPower):
    """Influence 1: a silver key; influence 2: a gold key."""

    def __init__(self, metal: i64) -> None:
        self.metal = metal

    def placed(self, state: ConspiracyState, owner: i64) -> None:
        gain_key(state, owner, self.metal)


class Pearls(LordPower):
    """Influence 3: two pearls; influence 4: one."""

    def __init__(self, pearls: i64) -> None:
        self.pearls = pearls

    def placed(self, state: ConspiracyState, owner: i64) -> None:
        gain_pearls(state, owner, self.pearls)


class RevealLord(LordPower):
    """Influence 6: the top lord of the deck goes to its discard pile (C6); C11 without one."""

    def placed(self, state: ConspiracyState, owner: i64) -> None:
        if state.deck.size() > 0:
            lord = state.deck.draw(state.rng)
            state.discards[lord] += 1
            state.tell(act.REVEALED, owner, lord)


class SwapLords(LordPower):
    """Influence 0: two lords without a key may change places (C13)."""

    def placed(self, state: ConspiracyState, owner: i64) -> None:
        if count(state.at[owner].keyless()) >= 2:
            state.push(SWAP_FIRST[owner])


class SwapFirst(Gathering[ConspiracyState]):
    """Choose the first of the two lords to swap, in the order of the spaces, or none."""

    def options(self, state: ConspiracyState) -> vec[i64]:
        found = append(vec[i64](capacity=16), act.PASS)
        spaces = listed(state.at[self.seat].keyless())
        for i in range(len(spaces) - 1):
            found = append(found, act.SWAP + spaces[i])
        return found

    def resolve(self, state: ConspiracyState, action: i64) -> None:
        if action == act.PASS:
            return
        first = action - act.SWAP
        seconds = later(state.at[self.seat], first)
        if count(seconds) == 1:
            swap(state, self.seat, first, listed(seconds)[0])
        else:
            state.push(SwapSecond(self.seat, first))

    def goes_on(self, following: Step[Any]) -> bool:
        return isinstance(following, SwapSecond)

    def forced(self, state: ConspiracyState, action: i64) -> vec[i64]:
        """The second lord, if there is only one."""
        if action != act.PASS:
            seconds = later(state.at[self.seat], action - act.SWAP)
            if count(seconds) == 1:
                return each(act.SWAP, listed(seconds))
        return vec[i64]()

    def rule(self, action: i64) -> str:
        return "conspiracy:C13"

    def why_not(self, state: ConspiracyState, action: i64) -> Reason:
        return why_no_swap(state.at[self.seat], action)

    def most(self, state: ConspiracyState) -> i64:
        return 2

    def laid(self, state: ConspiracyState, pieces: vec[i64]) -> dict[str, Any]:
        return {"pieces": len(pieces), "needed": 2}

    def why_not_with(self, state: ConspiracyState, pieces: vec[i64], action: i64) -> Reason:
        return why_no_swap_with(state.at[self.seat], pieces, action)


class SwapSecond(Gathering[ConspiracyState]):
    """Choose the lord, on a later space, that changes places with the first."""

    first: i64

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat = seat
        self.first = first

    def options(self, state: ConspiracyState) -> vec[i64]:
        return each(act.SWAP, listed(later(state.at[self.seat], self.first)))

    def resolve(self, state: ConspiracyState, action: i64) -> None:
        swap(state, self.seat, self.first, action - act.SWAP)

    def goes_on(self, following: Step[Any]) -> bool:
        return False

    def rule(self, action: i64) -> str:
        return "conspiracy:C13"

    def asks(self, state: ConspiracyState) -> dict[str, Any]:
        lord = state.at[self.seat].lords[self.first]
        return {"lord": ["lord", lord], "space": self.first + 1}

    def why_not(self, state: ConspiracyState, action: i64) -> Reason:
        if action == act.PASS:
            return Reason("the-swap-must-be-finished", "conspiracy:C13")
        return why_no_swap(state.at[self.seat], action)

    def most(self, state: ConspiracyState) -> i64:
        return 1

    def laid(self, state: ConspiracyState, pieces: vec[i64]) -> dict[str, Any]:
        return {"pieces": len(pieces) + 1, "needed": 2}

    def why_not_with(self, state: ConspiracyState, pieces: vec[i64], action: i64) -> Reason:
        return why_no_swap_with(state.at[self.seat], pieces, action)


def later(chamber: Chamber, first: i64) -> i64:
    """Return the spaces after `first` whose lords may be swapped."""
    return chamber.keyless() & -bit(first + 1)


def why_no_swap(chamber: Chamber, action: i64) -> Reason:
    if not act.is_swap(action):
        return Reason("choose-a-lord-to-swap", "conspiracy:C13")
    space = action - act.SWAP
    if space >= chamber.placed:
        return Reason("there-is-no-lord-on-this-space", "conspiracy:C13")
    if gives_key(chamber.lords[space]):
        return Reason("a-lord-with-a-key-is-not-swapped", "conspiracy:16")
    return Reason("the-two-lords-are-named-in-the-order-of-their-spaces", "conspiracy:C13")


def why_no_swap_with(chamber: Chamber, pieces: vec[i64], action: i64) -> Reason:
    """Return why a lord does not fit those named for the swap, in any order."""
    if action == act.PASS:
        return Reason("the-swap-must-be-finished", "conspiracy:C13")
    if not act.is_swap(action) or not has(chamber.keyless(), action - act.SWAP):
        return why_no_swap(chamber, action)
    if holds(pieces, action):
        return Reason("a-lord-is-not-swapped-with-itself", "conspiracy:C13")
    return Reason("two-lords-change-places", "conspiracy:C13")


def swap(state: ConspiracyState, seat: i64, one: i64, other: i64) -> None:
    chamber = state.at[seat]
    chamber.swap(one, other)
    state.tell(act.MOVED, seat, chamber.lords[one], one + 1)
    state.tell(act.MOVED, seat, chamber.lords[other], other + 1)


# Steps never change, so those that only hold a seat are created once.
SWAP_FIRST: Final[vec[SwapFirst]] = vec[SwapFirst]([SwapFirst(seat) for seat in range(MAX_SEATS)])
