"""What a person means as one answer: a walk over several places, an agent's whole way.

Kinds and their values, beside `place`, to which the route leads:

    walk   actions, tolls, ethers (tolls that Sovereigns do not pay), flights
    agent  agent, steps, hourglasses, and south, west, north, east: 1 if the hourglass that
           faces this edge is discarded

Walks are offered that no other beats in both actions and tolls. Tolls are paid in Sovereigns
as long as there are any; a walk ends where its walker must choose which Ether to give. Agents
go with as few hourglasses as they can; which ones are discarded is a choice, so each is offered.
"""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has
from tablee.core.gestures import holds
from tablee.core.native import append, i64, vec
from tablee.core.routes import Route
from tablee.games.smog import actions as act
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps.agents import MoveAgents, SendAgent, WalkOn
from tablee.games.smog.steps.movement import PayToll
from tablee.games.smog.steps.turn import TakeTurn


def routes(state: SmogState, seat: i64) -> list[Route]:
    """Return the routes from the question that the seat is asked."""
    found: list[Route] = []
    if state.is_over() or state.to_move() != seat:
        return found
    step = state.question()
    if isinstance(step, TakeTurn):
        add_walks(state, seat, found)
    elif isinstance(step, MoveAgents):
        for action in state.legal_actions():
            if action != act.PASS:
                add_agent(after(state, action), action - act.AGENT, vec[i64]([action]), found)
    elif isinstance(step, (SendAgent, WalkOn)):
        add_agent(state, state.slots[step.slot], vec[i64](), found)
    return found


def after(state: SmogState, action: i64) -> SmogState:
    twin = state.clone()
    twin.apply(action)
    return twin


def as_tuple(actions: vec[i64]) -> tuple[int, ...]:
    return tuple([int(action) for action in actions])


# -- walks [24-26, 94] -----------------------------------------------------------------


class Stop:
    """A place on the way, and what it has cost to get there."""

    state: SmogState
    answers: vec[i64]
    place: i64
    actions: i64
    tolls: i64
    ethers: i64  # tolls that Sovereigns do not pay
    flights: i64
    leads_on: bool


def add_walks(state: SmogState, seat: i64, found: list[Route]) -> None:
    stops = vec[Stop]([start(state, seat)])
    place: i64 = 0
    while place < len(stops):  # in the order of the actions that they take
        if stops[place].leads_on and not is_beaten(stops, place):
            for stop in stops_after(stops[place], seat):
                stops = append(stops, stop)
        place += 1
    for place in range(1, len(stops)):
        stop = stops[place]
        if stop.place != stops[0].place and not is_beaten(stops, place):
            found.append(walk(stop))


def start(state: SmogState, seat: i64) -> Stop:
    stop = Stop()
    stop.state = state
    stop.answers = vec[i64]()
    stop.place = state.at[seat].place
    stop.actions = 0
    stop.tolls = 0
    stop.ethers = 0
    stop.flights = 0
    stop.leads_on = True
    return stop


def is_beaten(stops: vec[Stop], number: i64) -> bool:
    """Say whether another path to the same place costs no more of anything, and less or earlier."""
    stop = stops[number]
    for other in range(len(stops)):
        one = stops[other]
        if other == number or one.place != stop.place:
            continue
        no_worse = one.actions <= stop.actions and one.tolls <= stop.tolls
        better = one.actions < stop.actions or one.tolls < stop.tolls
        if no_worse and (better or other < number):
            return True
    return False


def stops_after(stop: Stop, seat: i64) -> vec[Stop]:
    """Return where one more action of walking or flying leads."""
    found = vec[Stop](capacity=4)
    for action in stop.state.legal_actions():
        if act.is_move_or_flight(action):
            found = append(found, stop_after(stop, seat, action))
    return found


def stop_after(before: Stop, seat: i64, action: i64) -> Stop:
    stop = start(after(before.state, action), seat)
    stop.answers = append(before.answers[:], action)
    stop.actions = before.actions + 1
    stop.tolls = before.tolls
    stop.ethers = before.ethers
    stop.flights = before.flights
    if act.is_flight(action):
        stop.flights += 1
        return stop
    stop.place = action - act.MOVE
    pay_tolls(stop)
    return stop


def pay_tolls(stop: Stop) -> None:
    """Pay in Sovereigns, then in the one way that is left; if there are several, stay there."""
    step = stop.state.question()
    while isinstance(step, PayToll):
        ways = stop.state.legal_actions()
        way = ways[0]
        if way != act.TOLL and len(ways) > 1:
            stop.tolls += step.tolls
            stop.ethers += step.tolls
            stop.leads_on = False
            return
        stop.tolls += 1
        if way != act.TOLL:
            stop.ethers += 1
        stop.answers = append(stop.answers, way)
        stop.state.apply(way)
        step = stop.state.question()


def walk(stop: Stop) -> Route:
    place = int(stop.place)
    values: dict[str, Any] = {
        "place": ["place", place],
        "actions": int(stop.actions),
        "tolls": int(stop.tolls),
        "ethers": int(stop.ethers),
        "flights": int(stop.flights),
    }
    return Route("walk", ("place", place), as_tuple(stop.answers), values)


# -- agents [81-86] --------------------------------------------------------------------


class Leg:
    """An agent on its way: the answers so far, and where it stands."""

    state: SmogState
    answers: vec[i64]
    steps: i64

    def __init__(self, state: SmogState, answers: vec[i64], steps: i64) -> None:
        self.state = state
        self.answers = answers
        self.steps = steps

    def then(self, action: i64, steps: i64) -> Leg:
        twin = after(self.state, action)
        return Leg(twin, append(self.answers[:], action), self.steps + steps)


def add_agent(state: SmogState, agent: i64, first: vec[i64], found: list[Route]) -> None:
    """Add the places where an agent can end, those with the fewest hourglasses first."""
    slot = state.slot_of(agent)
    legs = vec[Leg]([Leg(state, first, 0)])
    known: i64 = 0
    while len(legs) > 0:
        ends = ends_of(legs[0], slot)
        before = len(legs[0].answers)
        for end in ends:
            place = end.state.agent_at[slot]
            if has(known, place):
                continue
            known |= bit(place)
            for leg in legs:  # the steps depend on how many hourglasses, not on which
                answers = leg.answers[:]
                for number in range(before, len(end.answers)):
                    answers = append(answers, end.answers[number])
                found.append(agents_way(agent, place, answers, end.steps))
        legs = with_one_more_hourglass(legs)


def with_one_more_hourglass(legs: vec[Leg]) -> vec[Leg]:
    found = vec[Leg](capacity=4)
    for leg in legs:
        if isinstance(leg.state.question(), SendAgent):
            for action in leg.state.legal_actions():
                if act.removes_hourglass(action):
                    found = append(found, leg.then(action, 0))
    return found


def ends_of(leg: Leg, slot: i64) -> vec[Leg]:
    """Return the walks after which an agent stops, the shortest to each place first."""
    ends = vec[Leg](capacity=8)
    walking = vec[Leg]([leg])
    number: i64 = 0
    while number < len(walking):
        here = walking[number]
        number += 1
        for action in here.state.legal_actions():
            if not act.is_move(action):
                continue
            there = here.then(action, 1)
            if not walks_on(there.state, slot):
                ends = append(ends, there)
                continue
            walking = append(walking, there)
            if holds(there.state.legal_actions(), act.PASS):
                ends = append(ends, there.then(act.PASS, 0))
    return ends


def walks_on(state: SmogState, slot: i64) -> bool:
    """Say whether the next step of the same agent is asked for."""
    if state.is_over():
        return False
    step = state.question()
    return isinstance(step, WalkOn) and step.slot == slot


def agents_way(agent: i64, place: i64, answers: vec[i64], steps: i64) -> Route:
    hourglasses: i64 = 0
    for action in answers:
        if act.removes_hourglass(action):
            hourglasses += 1
    values: dict[str, Any] = {
        "agent": ["agent", int(agent)],
        "place": ["place", int(place)],
        "steps": int(steps),
        "hourglasses": int(hourglasses),
        "south": 1 if holds(answers, act.REMOVE_HOURGLASS) else 0,
        "west": 1 if holds(answers, act.REMOVE_HOURGLASS + 1) else 0,
        "north": 1 if holds(answers, act.REMOVE_HOURGLASS + 2) else 0,
        "east": 1 if holds(answers, act.REMOVE_HOURGLASS + 3) else 0,
    }
    return Route("agent", ("place", int(place)), as_tuple(answers), values)
