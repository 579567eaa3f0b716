"""The favoured player moves the agents at the start of a round [18, 79-86, 100]."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has
from tablee.core.engine import Gathering, Step
from tablee.core.errors import Reason
from tablee.core.gestures import holds
from tablee.core.native import append, i64, vec
from tablee.games.smog import actions as act
from tablee.games.smog.data import DIRECTIONS, ESPLANADE
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps.tiles import append_hourglasses, take_hourglass


def base_steps(state: SmogState) -> i64:
    """Return how far an agent goes without hourglasses: further with two players [95]."""
    if state.seats == 2:
        return 2
    return 1


def can_enter(state: SmogState, other: i64, passed: i64) -> bool:
    """Never the Esplanade, never a place it may not go back to [79, 85]; barriers are ignored."""
    return other > ESPLANADE and not has(passed, other)


def passed_on(state: SmogState, place: i64, passed: i64) -> i64:
    """Return the places closed to an agent that goes on from a place (E56)."""
    if state.only_no_step_back:
        return bit(place)
    return passed | bit(place)


def can_go(state: SmogState, place: i64, steps: i64, passed: i64) -> bool:
    """Say whether an agent can make so many more steps without a dead end."""
    if steps == 0:
        return True
    after = passed_on(state, place, passed)
    for direction in range(DIRECTIONS):
        other = state.board.neighbours[place * 4 + direction]
        if can_enter(state, other, passed) and can_go(state, other, steps - 1, after):
            return True
    return False


def append_steps(state: SmogState, found: vec[i64], place: i64, passed: i64, then: i64) -> vec[i64]:
    """Add the places an agent can enter from where `then` further steps are possible."""
    after = passed_on(state, place, passed)
    for direction in range(DIRECTIONS):
        other = state.board.neighbours[place * 4 + direction]
        if can_enter(state, other, passed) and can_go(state, other, then, after):
            found = append(found, act.MOVE + other)
    return found


class MoveAgents(Step[SmogState]):
    """Choose the next agent to move, or leave the others where they are [100]."""

    moved: i64  # set of slots

    def __init__(self, seat: i64, moved: i64) -> None:
        self.seat = seat
        self.moved = moved

    def options(self, state: SmogState) -> vec[i64]:
        found = append(vec[i64](capacity=3), act.PASS)
        for slot in state.queue:
            if not has(self.moved, slot):
                found = append(found, act.AGENT + state.slots[slot])
        return found

    def resolve(self, state: SmogState, action: i64) -> None:
        if action == act.PASS:
            return
        slot = state.slot_of(action - act.AGENT)
        moved = self.moved | bit(slot)
        if moved != everyone(state):
            state.push(MoveAgents(self.seat, moved))
        state.push(SendAgent(self.seat, slot, 0, 0))

    def rule(self, action: i64) -> str:
        return "smog:R100"

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if act.names_agent(action):
            slot = state.slot_of(action - act.AGENT)
            if slot >= 0 and has(self.moved, slot):
                return Reason("this-agent-has-moved", "smog:R100")
            return Reason("this-agent-is-not-on-the-board", "smog:R100")
        return Reason("choose-an-agent-on-the-board-or-pass", "smog:R100")


def everyone(state: SmogState) -> i64:
    """Return the set of slots whose agents are on the board."""
    slots: i64 = 0
    for slot in state.queue:
        slots |= bit(slot)
    return slots


class SendAgent(Gathering[SmogState]):
    """Discard hourglasses of the agent's tile to go further, then take the first step [82, 83].

    Hourglasses are named in the order of the edges they face; each serves one agent (E57). An agent
    that is to stay is not chosen at all, so nothing is discarded without a move (E59).
    """

    slot: i64
    discarded: i64
    first: i64  # direction of the next hourglass that may be named

    def __init__(self, seat: i64, slot: i64, discarded: i64, first: i64) -> None:
        self.seat = seat
        self.slot = slot
        self.discarded = discarded
        self.first = first

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=8)
        place = state.agent_at[self.slot]
        if can_go(state, place, self.steps(state) + 1, bit(place)):
            found = append_hourglasses(state, found, place, self.first)
        then: i64 = 0
        if self.discarded > 0:
            then = self.steps(state) - 1
        return append_steps(state, found, place, bit(place), then)

    def steps(self, state: SmogState) -> i64:
        return base_steps(state) + self.discarded

    def resolve(self, state: SmogState, action: i64) -> None:
        if act.removes_hourglass(action):
            direction = action - act.REMOVE_HOURGLASS
            place = state.agent_at[self.slot]
            take_hourglass(state, place, direction)
            state.tell(act.HOURGLASS_DISCARDED, self.seat, place, direction)
            state.push(SendAgent(self.seat, self.slot, self.discarded + 1, direction + 1))
            return
        forced: i64 = 0
        if self.discarded > 0:
            forced = 1
        start = bit(state.agent_at[self.slot])
        step_to(state, self.seat, self.slot, action - act.MOVE, self.steps(state), forced, start)

    def rule(self, action: i64) -> str:
        if act.removes_hourglass(action):
            return "smog:R82"
        return "smog:R81"

    def asks(self, state: SmogState) -> dict[str, Any]:
        return {"agent": ["agent", state.slots[self.slot]], "steps": self.steps(state)}

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if act.removes_hourglass(action):
            return Reason("no-such-hourglass-on-the-agents-tile", "smog:R83")
        return why_no_step(action)

    def laid(self, state: SmogState, pieces: vec[i64]) -> dict[str, Any]:
        """Count hourglasses alone: the step that follows them is where the agent goes."""
        hourglasses: i64 = 0
        for action in pieces:
            if act.removes_hourglass(action):
                hourglasses += 1
        return {"pieces": hourglasses, "steps": self.steps(state) + hourglasses}

    def why_not_with(self, state: SmogState, pieces: vec[i64], action: i64) -> Reason:
        if not act.removes_hourglass(action):
            return why_no_step(action)
        facing = append_hourglasses(state, vec[i64](), state.agent_at[self.slot], self.first)
        if not holds(facing, action) or holds(pieces, action):
            return Reason("no-such-hourglass-on-the-agents-tile", "smog:R83")
        return Reason("the-agent-could-not-make-so-many-steps", "smog:R84")


def why_no_step(action: i64) -> Reason:
    if action == act.MOVE + ESPLANADE:
        return Reason("agents-never-enter-the-esplanade", "smog:R79")
    if act.is_move(action):
        return Reason("the-agent-cannot-go-there", "smog:R85")
    return Reason("choose-where-the-agent-goes", "smog:R81")


def step_to(
    state: SmogState, seat: i64, slot: i64, other: i64, steps: i64, forced: i64, passed: i64
) -> None:
    """Take the first of `steps` steps and ask for the next if there can be one."""
    after = passed_on(state, state.agent_at[slot], passed)
    state.agent_at[slot] = other
    state.tell(act.AGENT_MOVED, seat, state.slots[slot])
    state.tell(act.AGENT_REACHED, seat, other)
    if steps > 1 and can_go(state, other, 1, after):
        state.push(WalkOn(seat, slot, steps - 1, forced, after))


class WalkOn(Step[SmogState]):
    """The next step: forced if hourglasses were discarded, else the agent may stop [84, 86]."""

    slot: i64
    steps: i64  # left
    forced: i64  # 1: all of them must be made
    passed: i64  # set of places it may not enter

    def __init__(self, seat: i64, slot: i64, steps: i64, forced: i64, passed: i64) -> None:
        self.seat = seat
        self.slot = slot
        self.steps = steps
        self.forced = forced
        self.passed = passed

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=5)
        then = self.steps - 1
        if self.forced == 0:
            found = append(found, act.PASS)
            then = 0
        return append_steps(state, found, state.agent_at[self.slot], self.passed, then)

    def resolve(self, state: SmogState, action: i64) -> None:
        if action != act.PASS:
            step_to(
                state, self.seat, self.slot, action - act.MOVE, self.steps, self.forced, self.passed
            )

    def rule(self, action: i64) -> str:
        if self.forced != 0:
            return "smog:R84"
        return "smog:R86"

    def asks(self, state: SmogState) -> dict[str, Any]:
        return {"agent": ["agent", state.slots[self.slot]], "steps": self.steps}

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if action == act.PASS:
            return Reason("the-agent-must-make-all-its-steps", "smog:R84")
        return why_no_step(action)
