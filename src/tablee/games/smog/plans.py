"""How far a seat is from leaving the market: the next purchase, and what the others will cost.

In hundredths of a round. Looks only at what the seat itself may know.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import has
from tablee.core.native import i64, vec
from tablee.games.smog import actions as act
from tablee.games.smog.data import (
    DANDY,
    DIRECTIONS,
    ESPLANADE,
    ETHERS,
    GATEKEEPER,
    LOST_BOY,
    LOWEST_PRICE,
    PLACES,
)
from tablee.games.smog.moments import price_change, trade_forbidden, turning_forbidden
from tablee.games.smog.state import SmogState

ROUND: Final = 100
ACTION: Final = 33
COIN: Final = 45  # what a Sovereign in hand is worth
COIN_BEGGED: Final = 40  # what it takes to get one on the Esplanade
CARD: Final = 70
NEEDED_ETHER: Final = 250
TRAVEL: Final = 130  # to and from the place of a purchase that is not the next
BLOCKED: Final = 250  # a Doctor or Lost Boy in the way: it may take rounds to get rid of him
DISTURBED: Final = 150  # the tile may be turned before the purchase
FAR: Final = 1_000_000


class Plan:
    """What to do next: where to go, and what to do there."""

    def __init__(self, cost: i64, goal: i64, action: i64, blocked: bool) -> None:
        self.cost = cost
        self.goal = goal  # place
        self.action = action  # to be taken at the goal
        self.blocked = blocked  # an agent stands in the way


# -- distances ---------------------------------------------------------------------------


def toll_worth(state: SmogState, seat: i64) -> i64:
    """Return what a toll means to a seat: a coin, or an Ether that it may have to buy again."""
    side = state.at[seat]
    if side.sovereigns > 0:
        return COIN
    for ether in range(ETHERS):
        if side.ethers[ether] > state.need(seat, ether):
            return COIN
    return NEEDED_ETHER


def distances(state: SmogState, start: i64, toll: i64) -> vec[i64]:
    """Return what it costs to walk, or fly with the Gatekeeper, to each place."""
    cost = vec[i64]([FAR] * PLACES)
    cost[start] = 0
    hangar: i64 = -1
    slot = state.slot_of(GATEKEEPER)
    if slot >= 0 and state.agent_at[slot] != ESPLANADE:
        hangar = state.agent_at[slot]
    changed = True
    while changed:
        changed = False
        for place in range(PLACES):
            if cost[place] == FAR:
                continue
            for direction in range(DIRECTIONS):
                other = state.board.neighbours[place * 4 + direction]
                if other >= 0:
                    reached = cost[place] + ACTION + state.toll(place, direction) * toll
                    if reached < cost[other]:
                        cost[other] = reached
                        changed = True
            if place == hangar:
                for other in range(PLACES):
                    if cost[place] + ACTION < cost[other]:
                        cost[other] = cost[place] + ACTION
                        changed = True
    return cost


# -- needs -------------------------------------------------------------------------------


def lacks(state: SmogState, seat: i64, ether: i64) -> i64:
    """Return how many of an Ether the combination still needs."""
    return max(state.need(seat, ether) - state.at[seat].ethers[ether], i64(0))


def is_wanted(state: SmogState, seat: i64, place: i64, at: i64) -> bool:
    """Say whether a side of a tile offers something that is missing."""
    artefact = state.board.artefacts[place]
    if artefact >= 0:
        return not has(state.at[seat].artefacts, artefact)
    return lacks(state, seat, state.board.ethers[at]) > 0


def offer_cost(state: SmogState, seat: i64, place: i64, turns: i64) -> i64:
    """Return actions and coins for what a tile offers after so many turns; FAR: nothing wanted."""
    side = (state.at[seat].edge - state.orientation[place] - turns) & 3
    at = place * 4 + side
    if not is_wanted(state, seat, place, at):
        return FAR
    cost = ACTION * (turns + 1) + COIN * cost_of(state, place, at)
    if state.has_hourglass(place, side):
        cost += ACTION
    return cost


def cost_of(state: SmogState, place: i64, at: i64) -> i64:
    return max(state.board.prices[at] + price_change(state, place), i64(LOWEST_PRICE))


def most_turns(state: SmogState, place: i64) -> i64:
    """Return how often a tile may be turned before a purchase there."""
    if turning_forbidden(state, place):
        return 0
    return 3


def still_to_buy(state: SmogState, seat: i64) -> i64:
    """Return what all that is missing will cost, each thing where it is cheapest now."""
    ethers = vec[i64]([FAR] * ETHERS)
    total: i64 = 0
    for place in range(1, PLACES):
        best: i64 = FAR
        for turns in range(most_turns(state, place) + 1):
            cost = offer_cost(state, seat, place, turns)
            if cost == FAR:
                continue
            best = min(best, cost)
            if state.board.artefacts[place] < 0:
                side = (state.at[seat].edge - state.orientation[place] - turns) & 3
                ether = state.board.ethers[place * 4 + side]
                ethers[ether] = min(ethers[ether], cost)
        if state.board.artefacts[place] >= 0 and best < FAR:
            total += best + TRAVEL
    for ether in range(ETHERS):
        total += lacks(state, seat, ether) * (min(ethers[ether], i64(400)) + TRAVEL)
    return total


# -- the plan ----------------------------------------------------------------------------


def best_plan(state: SmogState, seat: i64) -> Plan:
    """Return the cheapest next thing to do: a purchase, money for it, or the way out."""
    side = state.at[seat]
    toll = toll_worth(state, seat)
    near = distances(state, side.place, toll)
    if state.has_all(seat):
        portal = state.portal_place(seat)
        closed = state.stands_on(LOST_BOY, portal)
        cost = near[portal] + ACTION
        if closed:
            cost += BLOCKED
        return Plan(cost, portal, act.LEAVE, closed)
    from_esplanade = distances(state, ESPLANADE, toll)
    best = Plan(FAR, ESPLANADE, act.END_TURN, False)
    for place in range(1, PLACES):
        for turns in range(most_turns(state, place) + 1):
            cost = offer_cost(state, seat, place, turns)
            if cost < FAR:
                blocked = trade_forbidden(state, place) or has(state.sold_on, place)
                if blocked:
                    cost += BLOCKED
                elif turns >= state.actions and is_shared(state, seat, place):
                    cost += DISTURBED
                short = shortage(state, seat, place, turns, near[place])
                waiting = near[place] + short * ROUND
                if short > 0 and not earns_by_waiting(state, seat, place):
                    waiting = FAR
                begging = near[ESPLANADE] + from_esplanade[place] + short * COIN_BEGGED
                if short > 0 and begging < waiting:
                    if cost + begging < best.cost:
                        best = Plan(cost + begging, ESPLANADE, act.BEG, blocked)
                elif cost + waiting < best.cost:
                    action = first_action(state, seat, place, turns)
                    best = Plan(cost + waiting, place, action, blocked)
    return best


def shortage(state: SmogState, seat: i64, place: i64, turns: i64, way: i64) -> i64:
    """Return the Sovereigns missing when the seat could buy, income until then counted."""
    side = (state.at[seat].edge - state.orientation[place] - turns) & 3
    missing = cost_of(state, place, place * 4 + side) - state.at[seat].sovereigns
    actions = way // ACTION + turns + 1 - state.actions
    if actions > 0 and state.favoured != seat:
        missing -= (actions + 2) // 3
    return max(missing, i64(0))


def is_shared(state: SmogState, seat: i64, place: i64) -> bool:
    """Say whether another gentleman stands on a tile: he may turn it as he likes."""
    for other in state.others(seat):
        if state.at[other].place == place:
            return True
    return False


def earns_by_waiting(state: SmogState, seat: i64, place: i64) -> bool:
    """The Dandy takes what comes in, and the favoured player's income is not to be spent."""
    return state.favoured != seat and not state.stands_on(DANDY, place)


def first_action(state: SmogState, seat: i64, place: i64, turns: i64) -> i64:
    """Return what is done first on the tile of a purchase."""
    if turns > 0:
        return act.ROTATE
    edge = state.at[seat].edge
    if state.has_hourglass(place, state.side_facing(place, edge)):
        return act.REMOVE_HOURGLASS + edge
    if state.board.artefacts[place] >= 0:
        return act.BUY_ARTEFACT
    return act.BUY_ETHER


def outlook(state: SmogState, seat: i64) -> i64:
    """Return what it may still take to leave; less is better."""
    side = state.at[seat]
    cost = best_plan(state, seat).cost + still_to_buy(state, seat)
    return cost - side.sovereigns * COIN - side.hand_size() * CARD
