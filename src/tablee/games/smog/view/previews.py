"""What a choice would lead to, for display before it is made.

All of it follows from public information, so it is the same for every viewer.
"""

from __future__ import annotations

from typing import cast

from tablee.core.bits import bit, has, listed
from tablee.core.native import i64
from tablee.games.smog.data import (
    AGENT_IDS,
    AGENTS_BY_TRANSACTION,
    ARTEFACT_IDS,
    DIRECTIONS,
    EDGE_IDS,
    ESPLANADE,
    ETHER_IDS,
    PLACE_IDS,
)
from tablee.games.smog.moments import turning_forbidden
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps.agents import (
    MoveAgents,
    SendAgent,
    WalkOn,
    base_steps,
    can_enter,
    passed_on,
)
from tablee.games.smog.steps.market import price, proceeds
from tablee.games.smog.view.fields import Artefact, Ether, Reach, Trade


def ether_id(ether: i64) -> Ether:
    return cast(Ether, ETHER_IDS[ether])


def artefact_id(artefact: i64) -> Artefact:
    return cast(Artefact, ARTEFACT_IDS[artefact])


def trade_view(state: SmogState) -> Trade | None:
    """Return what trading on their tile would do for the active seat [28-37].

    `then` is the edge of what the seat would read after the tile has turned; None: it does not
    turn. The legal actions tell whether the trade is allowed.
    """
    if state.turn < 0 or state.at[state.turn].place == ESPLANADE:
        return None
    side = state.at[state.turn]
    ether = state.board.ethers[state.reading(state.turn)]
    artefact = state.board.artefacts[side.place]
    turns = not turning_forbidden(state, side.place)
    agent_comes = state.transactions < AGENTS_BY_TRANSACTION
    return {
        "seat": state.turn,
        "place": PLACE_IDS[side.place],
        "edge": EDGE_IDS[side.edge],
        "ether": ether_id(ether) if ether >= 0 else None,
        "artefact": artefact_id(artefact) if artefact >= 0 else None,
        "price": price(state, state.turn),
        "proceeds": proceeds(state, state.turn) if ether >= 0 else None,
        "then": EDGE_IDS[(side.edge + 3) & 3] if turns else None,
        "agent": AGENT_IDS[state.slots[state.next_slot]] if agent_comes else None,
    }


def tolls_view(state: SmogState, place: i64) -> dict[str, int]:
    """Return the toll to each place side by side with one."""
    found: dict[str, int] = {}
    for direction in range(DIRECTIONS):
        other = state.board.neighbours[place * 4 + direction]
        if other >= 0:
            found[PLACE_IDS[other]] = state.toll(place, direction)
    return found


# -- how far agents can go --------------------------------------------------------------


def reach_view(state: SmogState) -> list[Reach]:
    """Return where the agents that are moved now could end, one entry for each agent."""
    if state.is_over():
        return []
    step = state.question()
    if isinstance(step, MoveAgents):
        steps = base_steps(state)
        return [
            reach_of(state, slot, steps, 0, bit(state.agent_at[slot]))
            for slot in state.queue
            if not has(step.moved, slot)
        ]
    if isinstance(step, SendAgent):
        forced: i64 = 1 if step.discarded > 0 else 0
        start = bit(state.agent_at[step.slot])
        return [reach_of(state, step.slot, step.steps(state), forced, start)]
    if isinstance(step, WalkOn):
        return [reach_of(state, step.slot, step.steps, step.forced, step.passed)]
    return []


def reach_of(state: SmogState, slot: i64, steps: i64, forced: i64, passed: i64) -> Reach:
    places = ends(state, state.agent_at[slot], steps, forced, passed)
    return {
        "agent": AGENT_IDS[state.slots[slot]],
        "steps": steps,
        "places": [PLACE_IDS[place] for place in listed(places)],
    }


def ends(state: SmogState, place: i64, steps: i64, forced: i64, passed: i64) -> i64:
    """Return the places where a walk can end; a forced one ends with its last step [84, 86]."""
    found: i64 = 0
    after = passed_on(state, place, passed)
    for direction in range(DIRECTIONS):
        other = state.board.neighbours[place * 4 + direction]
        if can_enter(state, other, passed):
            if steps == 1 or forced == 0:
                found |= bit(other)
            if steps > 1:
                found |= ends(state, other, steps - 1, forced, after)
    return found
