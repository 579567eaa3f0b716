"""Every way of a gentleman or an agent, found by trying all answers, to compare routes with."""

from __future__ import annotations

from typing import Any

from tablee.games.smog import actions as act
from tablee.games.smog.state import SmogState

WALKING = range(act.MOVE, act.ROTATE)
TOLLS = range(act.TOLL, act.TARGET)


def all_walks(state: SmogState) -> dict[int, set[tuple[int, int]]]:
    """Return for each place the best pairs of actions and tolls: none is worse in both."""
    seat, start = state.to_move(), int(state.at[state.to_move()].place)
    found: dict[int, set[tuple[int, int]]] = {}
    pending = [(state, 0, 0)]
    while pending:
        here, actions, tolls = pending.pop()
        paying = type(here.question()).__name__ == "PayToll"
        if not paying and int(here.at[seat].place) != start:
            found.setdefault(int(here.at[seat].place), set()).add((actions, tolls))
        for action in here.legal_actions():
            if (paying and action in TOLLS) or (not paying and action in WALKING):
                twin = here.clone()
                twin.apply(action)
                pending.append((twin, actions + (not paying), tolls + paying))
    return {place: unbeaten(pairs) for place, pairs in found.items()}


def unbeaten(pairs: set[tuple[int, int]]) -> set[tuple[int, int]]:
    return {
        pair
        for pair in pairs
        if not any(one != pair and one[0] <= pair[0] and one[1] <= pair[1] for one in pairs)
    }


def all_ends(state: SmogState, slot: int) -> dict[int, tuple[int, int]]:
    """Return the fewest hourglasses, then steps, for each place where an agent can end."""
    seat = state.to_move()
    found: dict[int, tuple[int, int]] = {}
    pending = [(state, 0, 0)]
    while pending:
        here, hourglasses, steps = pending.pop()
        for action in here.legal_actions():
            twin = here.clone()
            twin.apply(action)
            removed = int(act.REMOVE_HOURGLASS <= action < act.BEG)
            stepped = int(act.MOVE <= action < act.FLY)
            price = hourglasses + removed, steps + stepped
            if moves(twin, seat, slot):
                pending.append((twin, *price))
            elif price[1] > 0:  # staying is not a way
                place = int(twin.agent_at[slot])
                found[place] = min(found.get(place, price), price)
    return found


def moves(state: SmogState, seat: int, slot: int) -> bool:
    if state.is_over() or state.to_move() != seat:
        return False
    step: Any = state.question()
    return type(step).__name__ in ("SendAgent", "WalkOn") and step.slot == slot
