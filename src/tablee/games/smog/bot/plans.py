"""How far a seat is from leaving the market: the next purchase, and the cost of the others.

In hundredths of a round. It looks only at what the seat itself may know.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, has
from tablee.core.native import i64, vec
from tablee.games.smog import actions as act
from tablee.games.smog.bot.ways import ACTION, FAR, Ways
from tablee.games.smog.data import (
    DANDY,
    DIRECTIONS,
    ESPLANADE,
    ETHERS,
    LOST_BOY,
    LOWEST_PRICE,
    PLACES,
)
from tablee.games.smog.moments import price_change, trade_forbidden, turning_forbidden
from tablee.games.smog.state import SmogState

ROUND: Final = 100
COIN: Final = 45  # what a Sovereign in hand is worth
COIN_BEGGED: Final = 40  # what it takes to get one on the Esplanade
CARD: Final = 70
NEEDED_ETHER: Final = 250
TRAVEL: Final = 130  # to and from the place of a later purchase
BLOCKED: Final = 250  # a Doctor or Lost Boy in the way: it may take rounds to get rid of him
DISTURBED: Final = 150  # the tile may be turned before the purchase
DEAREST_ETHER: Final = 400  # what an Ether costs at most without TRAVEL, even if nobody sells it

# Copied instead of created: much cheaper at every step of a search.
_NO_OFFERS: Final[vec[i64]] = vec[i64]([FAR] * (PLACES * DIRECTIONS))
_NOWHERE: Final[vec[i64]] = vec[i64]([FAR] * PLACES)


class Plan:
    """What to do next: where to go, and what to do there."""

    def __init__(self, goal: i64, action: i64, blocked: bool) -> None:
        self.goal = goal  # place
        self.action = action  # to be taken at the goal
        self.blocked = blocked  # an agent stands in the way


# -- needs -------------------------------------------------------------------------------


def toll_worth(state: SmogState, seat: i64) -> i64:
    """Return what a toll means to a seat: a coin, or an Ether that it may have to buy again."""
    side = state.at[seat]
    if side.sovereigns > 0:
        return COIN
    for ether in range(ETHERS):
        if side.ethers[ether] > state.need(seat, ether):
            return COIN
    return NEEDED_ETHER


def lacks(state: SmogState, seat: i64, ether: i64) -> i64:
    """Return how many of an Ether the combination still needs."""
    return max(state.need(seat, ether) - state.at[seat].ethers[ether], i64(0))


def ethers_lacking(state: SmogState, seat: i64) -> i64:
    """Return the set of Ethers that the combination still needs."""
    found: i64 = 0
    for ether in range(ETHERS):
        if lacks(state, seat, ether) > 0:
            found |= bit(ether)
    return found


def is_wanted(state: SmogState, seat: i64, place: i64, at: i64) -> bool:
    """Say whether a side of a tile offers something that is missing."""
    artefact = state.board.artefacts[place]
    if artefact >= 0:
        return not has(state.at[seat].artefacts, artefact)
    return lacks(state, seat, state.board.ethers[at]) > 0


def cost_of(state: SmogState, place: i64, at: i64) -> i64:
    return max(state.board.prices[at] + price_change(state, place), i64(LOWEST_PRICE))


# -- what a seat reads on the board ---------------------------------------------------------


class Survey:
    """What lies between a seat and the way out, read once.

    After a tile has turned or an agent has moved, only the places concerned are read again.
    """

    def __init__(self, state: SmogState, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.lacking: i64 = ethers_lacking(state, seat)
        self.has_all: bool = state.has_all(seat)
        self.ways = Ways(state, toll_worth(state, seat))
        self.near: vec[i64] = self.ways.from_place(state.at[seat].place)
        self.from_esplanade: vec[i64] = vec[i64]()  # empty: not measured yet
        # Actions and coins for what is wanted; FAR: nothing.
        self.offers: vec[i64] = _NO_OFFERS[:]  # by place and turns of the tile before
        self.ether_offers: vec[i64] = _NO_OFFERS[:]  # by place and Ether: with the best turns
        self.best_offer: vec[i64] = _NOWHERE[:]  # by place
        self.read_agents()
        self.shared: i64 = 0  # set of places
        # The cheapest purchase, found by `weigh`.
        self.cost: i64 = FAR
        self.place: i64 = ESPLANADE
        self.turns: i64 = 0
        self.begs: bool = False  # money must be begged for first
        if not self.has_all:
            self.read_others()
            for place in range(1, PLACES):
                self.read_offers(place)
            self.weigh()

    def read_others(self) -> None:
        """Another gentleman may turn the tile he stands on as he likes."""
        for other in range(self.state.seats):
            if other != self.seat:
                self.shared |= bit(self.state.at[other].place)

    def read_agents(self) -> None:
        state = self.state
        self.visited: i64 = 0  # set of places with an agent
        self.dandy: i64 = -1  # his place
        for slot in state.queue:
            self.visited |= bit(state.agent_at[slot])
            if state.slots[slot] == DANDY:
                self.dandy = state.agent_at[slot]

    def read_offers(self, place: i64) -> None:
        """Read what a tile offers after each number of turns."""
        state = self.state
        board = state.board
        side = state.at[self.seat]
        artefact = board.artefacts[place]
        if artefact >= 0:
            if has(side.artefacts, artefact):
                return
        elif self.lacking == 0:
            return
        change: i64 = 0
        most: i64 = 3
        if has(self.visited, place):
            change = price_change(state, place)
            if turning_forbidden(state, place):
                most = 0
        facing = side.edge - state.orientation[place]
        hourglasses = state.hourglasses[place]
        offers = self.offers
        best: i64 = FAR
        for turns in range(DIRECTIONS):
            printed = (facing - turns) & 3
            at = place * 4 + printed
            cost: i64 = FAR
            if turns <= most and (artefact >= 0 or has(self.lacking, board.ethers[at])):
                price = max(board.prices[at] + change, i64(LOWEST_PRICE))
                cost = ACTION * (turns + 1) + COIN * price
                if has(hourglasses, printed):
                    cost += ACTION
                if cost < best:
                    best = cost
            offers[place * 4 + turns] = cost
        self.best_offer[place] = best
        if artefact < 0:
            self.read_ethers(place, facing)

    def read_ethers(self, place: i64, facing: i64) -> None:
        """Note for each Ether what it costs on a tile, with as many turns as are best."""
        offers = self.offers
        by_ether = self.ether_offers
        ethers = self.state.board.ethers
        for ether in range(ETHERS):
            by_ether[place * 4 + ether] = FAR
        for turns in range(DIRECTIONS):
            cost = offers[place * 4 + turns]
            at = place * 4 + ethers[place * 4 + ((facing - turns) & 3)]
            if cost < by_ether[at]:
                by_ether[at] = cost

    # -- the plan --------------------------------------------------------------------------

    def weigh(self) -> None:
        """Find the cheapest purchase; every purchase requires going to its place."""
        self.cost = FAR
        near = self.near
        best_offer = self.best_offer
        for place in range(1, PLACES):
            way = near[place]
            if best_offer[place] + way < self.cost:
                for turns in range(DIRECTIONS):
                    cost = self.offers[place * 4 + turns]
                    if cost + way < self.cost:
                        self.consider(place, turns, cost)

    def consider(self, place: i64, turns: i64, cost: i64) -> None:
        """Take a purchase for the plan if it is cheaper than what was found before."""
        state = self.state
        if self.is_blocked(place):
            cost += BLOCKED
        elif turns >= state.actions and has(self.shared, place):
            cost += DISTURBED
        begs = False
        short = self.shortage(place, turns)
        if short == 0:
            cost += self.near[place]
        else:
            waiting: i64 = FAR
            if self.earns_by_waiting(place):
                waiting = self.near[place] + short * ROUND
            begging = self.way_by_esplanade(place) + short * COIN_BEGGED
            begs = begging < waiting
            cost += min(begging, waiting)
        if cost < self.cost:
            self.cost = cost
            self.place = place
            self.turns = turns
            self.begs = begs

    def is_blocked(self, place: i64) -> bool:
        return trade_forbidden(self.state, place) or has(self.state.sold_on, place)

    def shortage(self, place: i64, turns: i64) -> i64:
        """Return the Sovereigns missing when the seat could buy, with income until then counted."""
        state = self.state
        side = (state.at[self.seat].edge - state.orientation[place] - turns) & 3
        missing = cost_of(state, place, place * 4 + side) - state.at[self.seat].sovereigns
        actions = self.near[place] // ACTION + turns + 1 - state.actions
        if actions > 0 and state.favoured != self.seat:
            missing -= (actions + 2) // 3
        return max(missing, i64(0))

    def earns_by_waiting(self, place: i64) -> bool:
        """The Dandy takes the income, and the favoured player cannot spend his."""
        return self.state.favoured != self.seat and self.dandy != place

    def way_by_esplanade(self, place: i64) -> i64:
        if len(self.from_esplanade) == 0:
            self.from_esplanade = self.ways.from_place(ESPLANADE)
        return self.near[ESPLANADE] + self.from_esplanade[place]

    def plan(self) -> Plan:
        """Return the cheapest next thing to do: a purchase, money for it, or the way out."""
        state = self.state
        if self.has_all:
            portal = state.portal_place(self.seat)
            return Plan(portal, act.LEAVE, state.stands_on(LOST_BOY, portal))
        if self.cost == FAR:
            return Plan(ESPLANADE, act.END_TURN, False)
        blocked = self.is_blocked(self.place)
        if self.begs:
            return Plan(ESPLANADE, act.BEG, blocked)
        return Plan(self.place, first_action(state, self.seat, self.place, self.turns), blocked)

    # -- the outlook -----------------------------------------------------------------------

    def outlook(self) -> i64:
        """Return what it may still take to leave; less is better."""
        side = self.state.at[self.seat]
        spared = side.sovereigns * COIN + side.hand_size() * CARD
        if self.has_all:
            return self.way_out() - spared
        return self.cost + self.still_to_buy() - spared

    def way_out(self) -> i64:
        portal = self.state.portal_place(self.seat)
        cost = self.near[portal] + ACTION
        if self.state.stands_on(LOST_BOY, portal):
            cost += BLOCKED
        return cost

    def still_to_buy(self) -> i64:
        """Return the cost of everything missing, each thing where it is cheapest now."""
        total: i64 = 0
        artefacts = self.state.board.artefacts
        best_offer = self.best_offer
        ether_offers = self.ether_offers
        for place in range(1, PLACES):
            if artefacts[place] >= 0 and best_offer[place] < FAR:
                total += best_offer[place] + TRAVEL
        for ether in range(ETHERS):
            if has(self.lacking, ether):
                best: i64 = DEAREST_ETHER
                for place in range(1, PLACES):
                    best = min(best, ether_offers[place * 4 + ether])
                total += lacks(self.state, self.seat, ether) * (best + TRAVEL)
        return total

    # -- what a change would mean ------------------------------------------------------------

    def outlook_if_turned(self, place: i64, turns: i64) -> i64:
        """Return the outlook if a tile were turned."""
        orientation = self.state.orientation
        before = orientation[place]
        orientation[place] = (before + turns) & 3
        self.read_offers(place)
        found = self.outlook_anew(self.ways.read_turned(place))
        orientation[place] = before
        self.read_offers(place)
        self.ways.read_turned(place)
        return found

    def outlook_if_sent(self, slot: i64, place: i64) -> i64:
        """Return the outlook if an agent stood elsewhere."""
        agent_at = self.state.agent_at
        before = agent_at[slot]
        places = bit(before) | bit(place)
        agent_at[slot] = place
        found = self.outlook_with_agents(places)
        agent_at[slot] = before
        self.read_visited(places)
        return found

    def outlook_if_exchanged(self, slot: i64, other: i64) -> i64:
        """Return the outlook if two agents traded places."""
        state = self.state
        places = bit(state.agent_at[slot]) | bit(state.agent_at[other])
        state.exchange_agents(slot, other)
        found = self.outlook_with_agents(places)
        state.exchange_agents(slot, other)
        self.read_visited(places)
        return found

    def outlook_with_agents(self, places: i64) -> i64:
        """Return the outlook if agents have come to these places or left them."""
        return self.outlook_anew(self.read_visited(places))

    def read_visited(self, places: i64) -> bool:
        """Read where agents have come or gone; say whether the Gatekeeper is among them."""
        self.read_agents()
        for place in range(1, PLACES):
            if has(places, place):
                self.read_offers(place)
        return self.ways.read_hangar()

    def outlook_anew(self, ways_changed: bool) -> i64:
        """Return the outlook with what was just read; the plan stays the same."""
        near = self.near
        from_esplanade = self.from_esplanade
        cost = self.cost
        place = self.place
        turns = self.turns
        begs = self.begs
        if ways_changed:
            self.near = self.ways.from_place(self.state.at[self.seat].place)
            self.from_esplanade = vec[i64]()
        if not self.has_all:
            self.weigh()
        found = self.outlook()
        if ways_changed:
            self.near = near
            self.from_esplanade = from_esplanade
        self.cost = cost
        self.place = place
        self.turns = turns
        self.begs = begs
        return found


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
    return Survey(state, seat).outlook()
