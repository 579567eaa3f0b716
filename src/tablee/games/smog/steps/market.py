"""Buying and selling on the own tile, and removing hourglasses there."""

from __future__ import annotations

from tablee.core.bits import bit, has
from tablee.core.native import append, i64
from tablee.games.smog import actions as act
from tablee.games.smog.data import (
    AGENTS_BY_TRANSACTION,
    CLOCKWISE,
    DRAGONS_BONUS,
    LOWEST_PRICE,
    SLOTS,
)
from tablee.games.smog.moments import price_change, sale_bonus, trade_forbidden, turning_forbidden
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps import obstacles
from tablee.games.smog.steps.tiles import put_hourglass, take_hourglass, turn_tile

# -- what stands in the way -----------------------------------------------------------


def obstacle_to_ether_trade(state: SmogState, seat: i64) -> i64:
    if state.board.ethers[state.reading(seat)] < 0:
        return obstacles.NO_ETHER_HERE
    if trade_forbidden(state, state.at[seat].place):
        return obstacles.DOCTOR_HERE
    return obstacles.NOTHING


def obstacle_to_ether(state: SmogState, seat: i64) -> i64:
    """Every way of buying the Ether on the own side, paid or free, must respect these."""
    found = obstacle_to_ether_trade(state, seat)
    if found != obstacles.NOTHING:
        return found
    if has(state.sold_on, state.at[seat].place):
        return obstacles.SOLD_HERE
    if not state.has_room_for(seat, state.board.ethers[state.reading(seat)]):
        return obstacles.TRACK_FULL
    return obstacles.NOTHING


def obstacle_to_artefact(state: SmogState, seat: i64) -> i64:
    """Every way of buying the artefact of the own tile, paid or free, must respect these.

    The stack cannot be empty: it has a card for each player (E76).
    """
    side = state.at[seat]
    artefact = state.board.artefacts[side.place]
    if artefact < 0:
        return obstacles.NO_ARTEFACT_HERE
    if trade_forbidden(state, side.place):
        return obstacles.DOCTOR_HERE
    if has(side.artefacts, artefact):
        return obstacles.ARTEFACT_OWNED
    return obstacles.NOTHING


def obstacle_to_marking(state: SmogState, seat: i64) -> i64:
    """A transaction puts an hourglass on a side without one, then the tile turns [29, E6, E22]."""
    if state.is_marked_for(seat):
        return obstacles.HOURGLASS_ON_SIDE
    if state.hourglass_supply_is_hard and state.supply == 0:
        return obstacles.SUPPLY_EMPTY
    if state.lost_boy_blocks_trade and turning_forbidden(state, state.at[seat].place):
        return obstacles.LOST_BOY_STOPS_TRADE
    return obstacles.NOTHING


def obstacle_to_buying_ether(state: SmogState, seat: i64) -> i64:
    return obstacle_to_paid_purchase(state, seat, obstacle_to_ether(state, seat))


def obstacle_to_buying_artefact(state: SmogState, seat: i64) -> i64:
    return obstacle_to_paid_purchase(state, seat, obstacle_to_artefact(state, seat))


def obstacle_to_paid_purchase(state: SmogState, seat: i64, found: i64) -> i64:
    """Add the checks that the side can be marked and the price paid."""
    if found == obstacles.NOTHING:
        found = obstacle_to_marking(state, seat)
    if found == obstacles.NOTHING and state.at[seat].sovereigns < price(state, seat):
        return obstacles.PRICE_NOT_PAYABLE
    return found


def obstacle_to_selling(state: SmogState, seat: i64) -> i64:
    side = state.at[seat]
    found = obstacle_to_ether_trade(state, seat)
    if found != obstacles.NOTHING:
        return found
    if has(state.bought_on, side.place):
        return obstacles.BOUGHT_HERE
    if side.ethers[state.board.ethers[state.reading(seat)]] == 0:
        return obstacles.ETHER_NOT_OWNED
    return obstacle_to_marking(state, seat)


# -- sums --------------------------------------------------------------------------------


def price(state: SmogState, seat: i64) -> i64:
    """Return what a purchase on the own tile costs; the Merchant leaves at least 1 [91, E16]."""
    printed = state.board.prices[state.reading(seat)]
    change = price_change(state, state.at[seat].place)
    if change == 0:
        return printed
    return max(printed + change, i64(LOWEST_PRICE))


def sale_value(state: SmogState, seat: i64) -> i64:
    """Return what a sale on the own tile is worth (E69)."""
    printed = state.board.prices[state.reading(seat)]
    bonus = sale_bonus(state, state.at[seat].place)
    return printed + bonus + DRAGONS_BONUS * state.at[seat].dragons_gifts


def proceeds(state: SmogState, seat: i64) -> i64:
    """Return what a sale on the own tile brings, as far as the bank can pay it (E64)."""
    return state.payable(sale_value(state, seat))


# -- transactions ---------------------------------------------------------------------------


def buy_ether(state: SmogState, seat: i64) -> None:
    cost = price(state, seat)
    state.pay_in(seat, cost)
    ether = gain_ether(state, seat)
    state.tell(act.BOUGHT_ETHER, seat, ether, cost)
    conclude(state, seat)


def buy_artefact(state: SmogState, seat: i64) -> None:
    cost = price(state, seat)
    state.pay_in(seat, cost)
    artefact = gain_artefact(state, seat)
    state.tell(act.BOUGHT_ARTEFACT, seat, artefact, cost)
    conclude(state, seat)


def sell_ether(state: SmogState, seat: i64) -> None:
    side = state.at[seat]
    ether = state.board.ethers[state.reading(seat)]
    paid = state.pay_out(seat, sale_value(state, seat))
    side.ethers[ether] -= 1
    side.dragons_gifts = 0
    state.sold_on |= bit(side.place)
    state.tell(act.SOLD_ETHER, seat, ether, paid)
    conclude(state, seat)


def gain_ether(state: SmogState, seat: i64) -> i64:
    """Take the Ether of the own side; return which."""
    side = state.at[seat]
    ether = state.board.ethers[state.reading(seat)]
    side.ethers[ether] += 1
    state.bought_on |= bit(side.place)
    return ether


def gain_artefact(state: SmogState, seat: i64) -> i64:
    """Take a card of the own tile's stack; return which."""
    side = state.at[seat]
    artefact = state.board.artefacts[side.place]
    state.stacks[artefact] -= 1
    side.artefacts |= bit(artefact)
    state.bought_on |= bit(side.place)
    return artefact


def conclude(state: SmogState, seat: i64) -> None:
    """Hourglass on the side just used, then the turn, then an agent may enter [30, E3, E26]."""
    side = state.at[seat]
    put_hourglass(state, side.place, state.side_facing(side.place, side.edge))
    state.tell(act.HOURGLASS_PUT, seat, side.place, side.edge)
    if not turning_forbidden(state, side.place):
        turn_tile(state, seat, side.place, CLOCKWISE)
    bring_agent(state, seat)


def bring_agent(state: SmogState, seat: i64) -> None:
    """The first two transactions of the game each bring an agent to their tile [77]."""
    if state.transactions < AGENTS_BY_TRANSACTION:
        state.transactions += 1
        enter_agent(state, seat, state.at[seat].place)


def enter_agent(state: SmogState, seat: i64, place: i64) -> None:
    """The next agent, in an endless clockwise order, comes to a tile (E54)."""
    slot = state.next_slot
    state.agent_at[slot] = place
    state.queue = append(state.queue, slot)
    state.next_slot = (slot + 1) % SLOTS
    state.tell(act.AGENT_ENTERED, seat, state.slots[slot])
    state.tell(act.AGENT_REACHED, seat, place)


def remove_hourglass(state: SmogState, seat: i64, direction: i64) -> None:
    """Any side of the own tile [39, E8]."""
    take_hourglass(state, state.at[seat].place, direction)
    state.tell(act.HOURGLASS_REMOVED, seat, state.at[seat].place, direction)
