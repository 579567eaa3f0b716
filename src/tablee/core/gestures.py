"""Several answers as one move, in whatever order a person names them.

The engine asks for pieces one by one and in one order (`Gathering`), so that each result has
one path. A person lays them out freely. `arrange` finds the engine's order for a bag of
answers; `complete` finds which pieces could still join it. Both look ahead on copies only, and
stop where chance speaks or another seat is asked: nothing can be laid out beyond that.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.core.engine import Game, Gathering, State
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec

MOST_LOOKED_AT: Final = 3000  # positions; no bag may cost more


class Laid:
    """What became of a bag of answers."""

    order: vec[i64]  # the answers in the engine's order; empty if there is none
    state: Any  # after those answers; None if there is no order
    begun: Any  # where the gathering under way began: the state, None if there is none
    pieces: vec[i64]  # those of the bag that belong to that gathering
    more: vec[i64]  # pieces that can join them
    complete: bool  # whether those of the bag are, or can be made, a complete choice

    def __init__(self) -> None:
        self.order = vec[i64]()
        self.state = None
        self.begun = None
        self.pieces = vec[i64]()
        self.more = vec[i64]()
        self.complete = False


def holds(bag: vec[i64], action: i64) -> bool:
    for one in bag:
        if one == action:
            return True
    return False


def copies(bag: vec[i64], action: i64) -> i64:
    """Return how often an answer is in a bag."""
    found: i64 = 0
    for one in bag:
        if one == action:
            found += 1
    return found


def without(bag: vec[i64], action: i64) -> vec[i64]:
    """Return a bag without one copy of an answer."""
    rest = vec[i64](capacity=len(bag))
    found = False
    for one in bag:
        if one == action and not found:
            found = True
        else:
            rest = append(rest, one)
    return rest


class Search:
    """Looks for orders of a bag from one position."""

    seat: i64
    chance: i64  # how far the random source was at the start
    looked_at: i64
    laid: Laid

    def __init__(self, state: State, seat: i64) -> None:
        self.seat = seat
        self.chance = state.rng.used()
        self.looked_at = 0
        self.laid = Laid()

    def is_mine(self, state: State) -> bool:
        """Say whether the seat is asked and nothing has been left to chance so far."""
        if state.is_over() or state.rng.used() != self.chance:
            return False
        return (state.may_answer() >> self.seat) & 1 == 1

    def after(self, state: State, action: i64) -> State:
        self.looked_at += 1
        twin = state.clone()
        twin.apply(action)
        return twin

    # -- an order for the whole bag --------------------------------------------------

    def arrange(self, state: State, rest: vec[i64], order: vec[i64]) -> bool:
        """Play all of the rest in some order; the first one found is kept."""
        if len(rest) == 0:
            self.laid.order = order
            self.laid.state = state
            return True
        if not self.is_mine(state):
            return False
        for action in self.in_order_of(rest, state.legal_actions()):
            if self.looked_at >= MOST_LOOKED_AT:
                return False
            left = left_after(state, rest, action)
            if self.arrange(self.after(state, action), left, append(order[:], action)):
                return True
        return False

    def in_order_of(self, rest: vec[i64], legal: vec[i64]) -> vec[i64]:
        """Return the answers of a bag that are legal, once each, as the person named them."""
        found = vec[i64](capacity=len(rest))
        for action in rest:
            if holds(legal, action) and not holds(found, action):
                found = append(found, action)
        return found

    # -- what could join it ------------------------------------------------------------

    def complete(self, state: State, rest: vec[i64]) -> None:
        """Follow the bag to the gathering it ends in, then look for what completes it."""
        if not self.is_mine(state):
            return
        step = state.question()
        if isinstance(step, Gathering):
            self.laid.begun = state
            self.laid.pieces = rest
            self.fill(state, step, rest, vec[i64]())
            if self.laid.complete or len(rest) == 0:
                return
        legal = state.legal_actions()
        if len(rest) > 0 and holds(legal, rest[0]):
            self.complete(self.after(state, rest[0]), left_after(state, rest, rest[0]))

    def fill(self, state: State, step: Gathering[Any], rest: vec[i64], path: vec[i64]) -> None:
        """Try every way to go on with a gathering; note the pieces of those that hold the rest."""
        if len(rest) > step.most(state):
            return
        for action in state.legal_actions():
            if self.looked_at >= MOST_LOOKED_AT:
                return
            left = without(rest, action)
            longer = path
            if not holds(rest, action):
                longer = append(path[:], action)
            for piece in forced_by(state, action):
                if not holds(left, piece):  # a second copy of the answer is not the first
                    longer = append(longer[:], piece)
                left = without(left, piece)
            after = self.after(state, action)
            following = after.question() if self.is_mine(after) else None
            if isinstance(following, Gathering) and step.goes_on(following):
                self.fill(after, following, left, longer)
            elif len(left) == 0:
                self.note(longer)

    def note(self, path: vec[i64]) -> None:
        self.laid.complete = True
        for action in path:
            if not holds(self.laid.more, action):
                self.laid.more = append(self.laid.more, action)


def forced_by(state: State, action: i64) -> vec[i64]:
    """Return the pieces that follow from an answer."""
    step = state.question()
    if isinstance(step, Gathering):
        return step.forced(state, action)
    return vec[i64]()


def left_after(state: State, rest: vec[i64], action: i64) -> vec[i64]:
    """Return what is left of a bag after an answer and the pieces that follow from it."""
    left = without(rest, action)
    for piece in forced_by(state, action):
        left = without(left, piece)
    return left


# -- for the table and the terminal ------------------------------------------------------


def arrange(state: State, seat: i64, bag: vec[i64]) -> Laid:
    """Find an order in which a seat can give these answers; the state stays as it is."""
    search = Search(state, seat)
    search.arrange(state, bag, vec[i64]())
    return search.laid


def complete(state: State, seat: i64, bag: vec[i64]) -> Laid:
    """Find the pieces that can join these answers in some complete choice of the seat."""
    search = Search(state, seat)
    search.complete(state, bag)
    return search.laid


def fits(state: State, seat: i64, bag: vec[i64]) -> bool:
    """Say whether these answers can be given together, perhaps with more pieces."""
    if arrange(state, seat, bag).state is not None:
        return True
    return complete(state, seat, bag).complete


def misfit(state: State, seat: i64, bag: vec[i64]) -> i64:
    """Return the place of the first answer of a bag that does not go with those before it."""
    for place in range(len(bag)):
        if not fits(state, seat, bag[: place + 1]):
            return place
    return -1


def why_not(game: Game[Any], state: State, seat: i64, before: vec[i64], action: i64) -> Reason:
    """Return why an answer does not go with the ones before it, which do."""
    laid = complete(state, seat, before)
    after = arrange(state, seat, before).state
    begun = laid.begun
    asked = after is not None and Search(state, seat).is_mine(after)
    if begun is not None and (not asked or of_one_family(game, laid.pieces, action)):
        step = begun.question()
        if isinstance(step, Gathering):
            return step.why_not_with(begun, laid.pieces, action)
    if asked or len(before) == 0:
        reason: Reason | None = after.refusal(seat, action)
        if reason is not None:
            return reason
    return Reason("something-happens-before-that", state.question().rule(-1))


def of_one_family(game: Game[Any], pieces: vec[i64], action: i64) -> bool:
    """Say whether an answer is of the same kind as the pieces laid out, if there are any."""
    if len(pieces) == 0:
        return True
    kind = game.actions.describe(action).kind
    for piece in pieces:
        if game.actions.describe(piece).kind == kind:
            return True
    return False
