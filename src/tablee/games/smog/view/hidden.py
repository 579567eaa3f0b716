"""What a seat may know (E81), and how to re-deal the rest: the two belong together.

Hidden from a seat: the combinations, portals and hands of the others, and the order of the deck. A
change to `view` or `mark` needs the same change in `determinize`; the contract tests compare them.
"""

from __future__ import annotations

from typing import Final, Literal

from tablee.core.bits import has, listed
from tablee.core.native import i64, u8, vec
from tablee.core.pile import Pile, pile, zeros
from tablee.core.rng import Rng
from tablee.games.smog.data import (
    AGENT_IDS,
    AGENTS,
    CHARACTER_IDS,
    COMBINATION_IDS,
    COMBINATIONS,
    DIRECTIONS,
    EDGE_IDS,
    ESPLANADE,
    ETHERS,
    LOWEST_PRICE,
    MAX_SEATS,
    PLACE_IDS,
    PLACES,
    PORTAL_IDS,
    SLOTS,
    SPECIAL_IDS,
    SPECIALS,
)
from tablee.games.smog.moments import price_change
from tablee.games.smog.state import Side, SmogState
from tablee.games.smog.steps.master import highest_bidder
from tablee.games.smog.view import fields as views
from tablee.games.smog.view.previews import (
    artefact_id,
    ether_id,
    reach_view,
    tolls_view,
    trade_view,
)

# -- for searches ----------------------------------------------------------------------


def determinize(state: SmogState, seat: i64, rng: Rng) -> SmogState:
    """Re-deal what `seat`, or a spectator, cannot see."""
    twin = state.clone()
    twin.rng = rng.clone()
    rng.next32()
    if state.first >= 0:  # the secret cards are dealt
        deal_secrets(twin, seat, rng)
    deal_hands(twin, seat, rng)
    return twin


def knows_secrets_of(state: SmogState, other: i64, seat: i64) -> bool:
    """The own cards are known, and those shown on leaving the market."""
    return other == seat or other == state.winner


def combinations_left(state: SmogState, seat: i64) -> Pile:
    """Return the combinations that the others may have, as far as a seat knows."""
    left = pile(vec[i64](range(COMBINATIONS)))
    for other in range(state.seats):
        if knows_secrets_of(state, other, seat):
            left.remove(state.at[other].combination)
    return left


def portals_left(state: SmogState, seat: i64) -> Pile:
    """Return the portals that the others may have, as far as a seat knows."""
    left = pile(listed(state.board.portal_sets[state.portal_set]))
    for other in range(state.seats):
        if knows_secrets_of(state, other, seat):
            left.remove(state.at[other].portal)
    return left


def deal_secrets(state: SmogState, seat: i64, rng: Rng) -> None:
    """Deal combinations and portals to the others, from all cards except the known ones."""
    combinations = combinations_left(state, seat)
    portals = portals_left(state, seat)
    for other in range(state.seats):
        if not knows_secrets_of(state, other, seat):
            state.at[other].combination = combinations.draw(rng)
            state.at[other].portal = portals.draw(rng)


def deal_hands(state: SmogState, seat: i64, rng: Rng) -> None:
    """Shuffle the hands of the others into the deck and deal the same number of cards again.

    By kind, so that the order of the cards cannot influence what is dealt.
    """
    pool = zeros(SPECIALS)
    for card in state.deck.cards:
        pool[card] += 1
    sizes = zeros(state.seats)
    for other in range(state.seats):
        if other != seat:
            side = state.at[other]
            sizes[other] = side.hand_size()
            for special in range(SPECIALS):
                pool[special] += side.hand[special]
            side.hand = zeros(SPECIALS)
    state.deck.clear()
    for special in range(SPECIALS):
        for copy in range(pool[special]):
            state.deck.add(special)
    for other in range(state.seats):
        for dealt in range(sizes[other]):
            state.at[other].hand[state.deck.draw(rng)] += 1


# -- for learning ----------------------------------------------------------------------

OWN: Final = 17  # the four needs, the portal's place, the hand by kind
SIDE: Final = 12  # by seat, the own first: see `observe_side`
TILE: Final = 2  # by place: orientation, set of sides with an hourglass
AGENT: Final = 2  # by agent: slot + 1, place; 0 0: not in the game
TABLE: Final = 32  # see `observe_table`
FEATURES: Final[i64] = OWN + MAX_SEATS * SIDE + PLACES * TILE + AGENTS * AGENT + TABLE


def mark(state: SmogState, seat: i64, out: vec[u8], at: i64) -> None:
    """Own secrets; each side from the own one clockwise; tiles; agents; the table.

    `features` tells them index by index. Seats are counted from the own one;
    numbers that do not fit a byte are cut to 255.
    """
    observe_own(state, seat, out, at)
    at += OWN
    other = seat
    for i in range(MAX_SEATS):
        if i < state.seats:
            observe_side(state.at[other], out, at)
            other = state.next_seat(other)
        at += SIDE
    for place in range(PLACES):
        out[at] = u8(state.orientation[place])
        out[at + 1] = u8(state.hourglasses[place])
        at += TILE
    for slot in range(SLOTS):
        agent = state.slots[slot]
        out[at + AGENT * agent] = u8(slot + 1)
        out[at + AGENT * agent + 1] = u8(state.agent_at[slot])
    at += AGENT * AGENTS
    observe_table(state, seat, out, at)


def observe_own(state: SmogState, seat: i64, out: vec[u8], at: i64) -> None:
    me = state.at[seat]
    if me.combination >= 0:
        for ether in range(ETHERS):
            out[at + ether] = u8(state.need(seat, ether))
        out[at + 4] = u8(state.portal_place(seat))
    for special in range(SPECIALS):
        out[at + 5 + special] = u8(me.hand[special])


def observe_side(side: Side, out: vec[u8], at: i64) -> None:
    """Place, edge + 1, Sovereigns, reserve, the four Ethers, artefacts, hand, gifts, seated."""
    out[at] = u8(side.place)
    out[at + 1] = u8(side.edge + 1)
    out[at + 2] = a_byte(side.sovereigns)
    out[at + 3] = a_byte(side.reserve)
    for ether in range(ETHERS):
        out[at + 4 + ether] = u8(side.ethers[ether])
    out[at + 8] = u8(side.artefacts)
    out[at + 9] = u8(side.hand_size())
    out[at + 10] = u8(side.dragons_gifts)
    out[at + 11] = 1


def observe_table(state: SmogState, seat: i64, out: vec[u8], at: i64) -> None:
    """Round, first player, favoured, turn, bank, supply, actions, begged, turned any tile,

    places bought and sold on (two bytes each), the deck, discards by kind, the
    slots on the board from the oldest (two, + 1), the next slot, transactions,
    the highest bidder, the last favoured.
    """
    out[at] = a_byte(state.round)
    out[at + 1] = u8(counted_from(state, seat, state.first))
    out[at + 2] = u8(counted_from(state, seat, state.favoured))
    out[at + 3] = u8(counted_from(state, seat, state.turn))
    out[at + 4] = a_byte(state.bank)
    out[at + 5] = a_byte(state.supply)
    out[at + 6] = a_byte(state.actions)
    out[at + 7] = u8(1) if state.begged else u8(0)
    out[at + 8] = u8(1) if state.turned_any else u8(0)
    out[at + 9] = u8(state.bought_on & 255)
    out[at + 10] = u8(state.bought_on >> 8)
    out[at + 11] = u8(state.sold_on & 255)
    out[at + 12] = u8(state.sold_on >> 8)
    out[at + 13] = u8(state.deck.size())
    at += 14
    for special in state.discard.cards:
        out[at + special] += 1
    at += SPECIALS
    for i in range(len(state.queue)):
        out[at + i] = u8(state.queue[i] + 1)
    out[at + 2] = u8(state.next_slot)
    out[at + 3] = u8(state.transactions)
    if state.first >= 0:
        out[at + 4] = u8(counted_from(state, seat, highest_bidder(state)))
    out[at + 5] = u8(counted_from(state, seat, state.last_favoured))


def a_byte(number: i64) -> u8:
    return u8(min(max(number, i64(0)), i64(255)))


def counted_from(state: SmogState, seat: i64, other: i64) -> i64:
    """Return another seat's place clockwise of this one, 1 to 4; 0: nobody."""
    if other < 0:
        return 0
    return (other - seat + state.seats) % state.seats + 1


# -- for people ------------------------------------------------------------------------


def artefact_names(artefacts: i64) -> list[views.Artefact]:
    return [artefact_id(artefact) for artefact in listed(artefacts)]


def view(state: SmogState, seat: i64) -> views.SmogView:
    """Return what a seat may know; a spectator (NOBODY) sees what is public."""
    return {
        "seat": seat,
        "round": state.round,
        "round_limit": state.round_limit,
        "turn": state.turn,
        "first": state.first,
        "order": order(state),
        "favoured": state.favoured,
        "last_favoured": state.last_favoured,
        "winner": state.winner,
        "actions": state.actions,
        "trade": trade_view(state),
        "reach": reach_view(state),
        "begged": state.begged,
        "turned_any": state.turned_any,
        "bought_on": place_names(state.bought_on),
        "sold_on": place_names(state.sold_on),
        "bank": state.bank if state.bank_is_finite else None,
        "hourglass_supply": state.supply if state.hourglass_supply_is_hard else None,
        "places": [place_view(state, place) for place in range(PLACES)],
        "edges": {
            EDGE_IDS[edge]: ether_id(state.board.expertise[edge]) for edge in range(DIRECTIONS)
        },
        "sides": [side_view(state, other, seat) for other in range(state.seats)],
        "stacks": {artefact_id(kind): cards for kind, cards in enumerate(state.stacks)},
        "agents": [agent_view(state, slot) for slot in range(SLOTS)],
        "agents_by_age": [AGENT_IDS[state.slots[slot]] for slot in state.queue],
        "next_slot": state.next_slot,
        "transactions": state.transactions,
        "deck_size": state.deck.size(),
        "discard": [SPECIAL_IDS[special] for special in sorted(state.discard.cards)],
    }


def order(state: SmogState) -> list[int]:
    """Return the seats from the first player on: turns go round the table."""
    found: list[int] = []
    seat = state.first
    while seat >= 0 and len(found) < state.seats:
        found.append(int(seat))
        seat = state.next_seat(seat)
    return found


def place_names(places: i64) -> list[str]:
    return [PLACE_IDS[place] for place in listed(places)]


def place_view(state: SmogState, place: i64) -> views.Place:
    """One place; `sides` tell what each edge reads there, S W N E."""
    x, y = state.board.positions[place]
    artefact = state.board.artefacts[place]
    return {
        "id": PLACE_IDS[place],
        "pos": [x, y],
        "kind": kind_of(state, place),
        "artefact": artefact_id(artefact) if artefact >= 0 else None,
        "marked_side_faces": EDGE_IDS[state.orientation[place]] if place != ESPLANADE else None,
        "sides": [side_of_tile(state, place, edge) for edge in range(DIRECTIONS)]
        if place != ESPLANADE
        else [],
        "agents": [
            AGENT_IDS[state.slots[slot]] for slot in state.queue if state.agent_at[slot] == place
        ],
        "gentlemen": [seat for seat in range(state.seats) if state.at[seat].place == place],
        "tolls": tolls_view(state, place),
    }


def kind_of(state: SmogState, place: i64) -> Literal["ether", "artefact", "esplanade"]:
    if place == ESPLANADE:
        return "esplanade"
    return "artefact" if state.board.artefacts[place] >= 0 else "ether"


def side_of_tile(state: SmogState, place: i64, edge: i64) -> views.TileSide:
    """What is printed and lies on the side of a tile that faces an edge."""
    side = state.side_facing(place, edge)
    at = place * DIRECTIONS + side
    ether = state.board.ethers[at]
    price = state.board.prices[at]
    return {
        "edge": EDGE_IDS[edge],
        "ether": ether_id(ether) if ether >= 0 else None,
        "price": price,
        "cost": max(price + price_change(state, place), i64(LOWEST_PRICE)),
        "barrier": state.board.barriers[at] != 0,
        "hourglass": has(state.hourglasses[place], side),
    }


def agent_view(state: SmogState, slot: i64) -> views.AgentCard:
    place = state.agent_at[slot]
    return {
        "agent": AGENT_IDS[state.slots[slot]],
        "place": PLACE_IDS[place] if place != ESPLANADE else None,
    }


def side_view(state: SmogState, other: i64, seat: i64) -> views.Side:
    side = state.at[other]
    shown = knows_secrets_of(state, other, seat) and side.combination >= 0
    return {
        "gentleman": CHARACTER_IDS[side.gentleman] if side.gentleman >= 0 else None,
        "edge": EDGE_IDS[side.edge] if side.edge >= 0 else None,
        "expertise": ether_id(state.expertise(other)) if side.edge >= 0 else None,
        "place": PLACE_IDS[side.place],
        "sovereigns": side.sovereigns,
        "reserve": side.reserve,
        "ethers": {ether_id(ether): side.ethers[ether] for ether in range(ETHERS)},
        "artefacts": artefact_names(side.artefacts),
        "dragons_gifts": side.dragons_gifts,
        "hand_size": side.hand_size(),
        "hand": hand_names(side) if other == seat else None,
        "combination": COMBINATION_IDS[side.combination] if shown else None,
        "needs": {ether_id(ether): state.need(other, ether) for ether in range(ETHERS)}
        if shown
        else None,
        "portal": PORTAL_IDS[side.portal] if shown else None,
        "portal_place": PLACE_IDS[state.portal_place(other)] if shown else None,
    }


def hand_names(side: Side) -> list[str]:
    """Return one id for each card, kinds in rising order."""
    return [
        SPECIAL_IDS[special] for special in range(SPECIALS) for copy in range(side.hand[special])
    ]
