"""What is on the table in SMOG, and read-only questions about it."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import has
from tablee.core.engine import State
from tablee.core.native import append, i64, vec
from tablee.core.pile import Pile
from tablee.games.smog.board.layout import Board
from tablee.games.smog.data import ALL_ARTEFACTS, ESPLANADE, ETHERS, REQUIRED, SPECIALS


class Side:
    """A player's gentleman, sheet and hand."""

    gentleman: i64  # character, -1 until chosen
    edge: i64  # of the board that the seat faces now, -1 until taken
    place: i64
    sovereigns: i64
    reserve: i64  # paid to the Shadow Master
    ethers: vec[i64]  # number of each
    artefacts: i64  # set
    hand: vec[i64]  # special action cards of each kind
    dragons_gifts: i64  # played, waiting for the next sale
    combination: i64  # -1 until dealt
    portal: i64  # -1 until dealt

    def clone(self) -> Side:
        twin = Side()
        twin.gentleman = self.gentleman
        twin.edge = self.edge
        twin.place = self.place
        twin.sovereigns = self.sovereigns
        twin.reserve = self.reserve
        twin.ethers = self.ethers[:]
        twin.artefacts = self.artefacts
        twin.hand = self.hand[:]
        twin.dragons_gifts = self.dragons_gifts
        twin.combination = self.combination
        twin.portal = self.portal
        return twin

    def hand_size(self) -> i64:
        cards: i64 = 0
        for special in range(SPECIALS):
            cards += self.hand[special]
        return cards

    def ether_total(self) -> i64:
        total: i64 = 0
        for ether in range(ETHERS):
            total += self.ethers[ether]
        return total

    def owns_ethers_for(self, special: i64) -> bool:
        """Say whether one of each Ether printed on the card is owned [48]."""
        for ether in range(ETHERS):
            if has(REQUIRED[special], ether) and self.ethers[ether] == 0:
                return False
        return True


class SmogState(State):
    """One game of SMOG."""

    not_saved: ClassVar[tuple[str, ...]] = ("board",)
    board: Board  # printed: shared by all copies, never changed
    # -- options: the readings chosen --
    hourglass_supply_is_hard: bool
    one_toll_per_border: bool
    faerie_gift_ignores_hourglass: bool
    dragons_gift_this_turn_only: bool
    lost_boy_blocks_trade: bool
    lost_boy_blocks_wheel: bool
    overpayment_lost: bool
    regain_counts_as_move: bool
    only_no_step_back: bool
    bank_is_finite: bool
    ether_track_max: i64
    gatekeeper_to_esplanade: bool
    portal_set: i64
    free_seats: bool
    round_limit: i64  # 0: none
    first_seat: i64  # that begins; -1: drawn
    cards_may_do_nothing: bool
    # -- the table --
    round: i64  # 0 during setup
    turn: i64  # the seat whose turn it is
    first: i64  # the seat with the first player token, -1 until given
    favoured: i64  # the seat with the Shadow Master figure, -1: common area
    last_favoured: i64  # that had the figure last, -1: nobody yet
    winner: i64  # -1: nobody has left the market
    bank: i64  # below 0 only if it is not finite
    supply: i64  # of hourglasses; below 0 only if it is not hard
    orientation: vec[i64]  # by place: the direction that its marked side faces
    hourglasses: vec[i64]  # by place: the set of sides with one
    at: vec[Side]  # by seat
    stacks: vec[i64]  # artefact cards left, by artefact
    slots: vec[i64]  # the agents in play, by slot I to IV
    agent_at: vec[i64]  # by slot: the agent's place, 0 while it waits on its card
    queue: vec[i64]  # slots of the agents on the board, oldest first
    next_slot: i64  # of the next agent to enter
    transactions: i64  # that have brought an agent, at most two
    deck: Pile  # bag of special actions
    discard: Pile
    # -- the turn --
    actions: i64  # left
    begged: bool
    turned_any: bool
    bought_on: i64  # set of places
    sold_on: i64  # set of places

    def clone(self) -> SmogState:
        twin = SmogState()
        twin.seats = self.seats
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda[:]
        twin.observer = None
        twin.board = self.board
        twin.hourglass_supply_is_hard = self.hourglass_supply_is_hard
        twin.one_toll_per_border = self.one_toll_per_border
        twin.faerie_gift_ignores_hourglass = self.faerie_gift_ignores_hourglass
        twin.dragons_gift_this_turn_only = self.dragons_gift_this_turn_only
        twin.lost_boy_blocks_trade = self.lost_boy_blocks_trade
        twin.lost_boy_blocks_wheel = self.lost_boy_blocks_wheel
        twin.overpayment_lost = self.overpayment_lost
        twin.regain_counts_as_move = self.regain_counts_as_move
        twin.only_no_step_back = self.only_no_step_back
        twin.bank_is_finite = self.bank_is_finite
        twin.ether_track_max = self.ether_track_max
        twin.gatekeeper_to_esplanade = self.gatekeeper_to_esplanade
        twin.portal_set = self.portal_set
        twin.free_seats = self.free_seats
        twin.round_limit = self.round_limit
        twin.first_seat = self.first_seat
        twin.cards_may_do_nothing = self.cards_may_do_nothing
        twin.round = self.round
        twin.turn = self.turn
        twin.first = self.first
        twin.favoured = self.favoured
        twin.last_favoured = self.last_favoured
        twin.winner = self.winner
        twin.bank = self.bank
        twin.supply = self.supply
        twin.orientation = self.orientation[:]
        twin.hourglasses = self.hourglasses[:]
        at = vec[Side](capacity=self.seats)
        for side in self.at:
            at = append(at, side.clone())
        twin.at = at
        twin.stacks = self.stacks[:]
        twin.slots = self.slots[:]
        twin.agent_at = self.agent_at[:]
        twin.queue = self.queue[:]
        twin.next_slot = self.next_slot
        twin.transactions = self.transactions
        twin.deck = self.deck.clone()
        twin.discard = self.discard.clone()
        twin.actions = self.actions
        twin.begged = self.begged
        twin.turned_any = self.turned_any
        twin.bought_on = self.bought_on
        twin.sold_on = self.sold_on
        return twin

    def printed_by(self) -> tuple[str | None, dict[str, str]]:
        return self.board.source, {}

    # -- reading tiles [14] ----------------------------------------------------------

    def side_facing(self, place: i64, direction: i64) -> i64:
        """Return the side of a tile that faces a direction or an edge."""
        return (direction - self.orientation[place]) & 3

    def reading(self, seat: i64) -> i64:
        """Return the index in the board's tables of what a seat reads on its own tile."""
        side = self.at[seat]
        return side.place * 4 + self.side_facing(side.place, side.edge)

    def has_hourglass(self, place: i64, side: i64) -> bool:
        return has(self.hourglasses[place], side)

    def is_marked_for(self, seat: i64) -> bool:
        """Say whether an hourglass lies on the seat's side of its own tile."""
        side = self.at[seat]
        return self.has_hourglass(side.place, self.side_facing(side.place, side.edge))

    def barriers_between(self, place: i64, direction: i64) -> i64:
        """Return how many barriers lie on a border: of the tile left and of the one entered."""
        other = self.board.neighbours[place * 4 + direction]
        back = (direction + 2) & 3
        return (
            self.board.barriers[place * 4 + self.side_facing(place, direction)]
            + self.board.barriers[other * 4 + self.side_facing(other, back)]
        )

    def toll(self, place: i64, direction: i64) -> i64:
        """Return what crossing a border costs: one for each barrier (E10)."""
        barriers = self.barriers_between(place, direction)
        if barriers > 1 and self.one_toll_per_border:
            return 1
        return barriers

    # -- players ------------------------------------------------------------------------

    def expertise(self, seat: i64) -> i64:
        """Return the Ether of the edge that the seat faces now (E30)."""
        return self.board.expertise[self.at[seat].edge]

    def portal_place(self, seat: i64) -> i64:
        """Return the place of a seat's portal, read from its own view [47]."""
        side = self.at[seat]
        return self.board.portals[side.portal * 4 + side.edge]

    def need(self, seat: i64, ether: i64) -> i64:
        return self.board.needs[self.at[seat].combination * 4 + ether]

    def owns_combination(self, seat: i64) -> bool:
        """Say whether a seat has its Ethers; extra ones do no harm [46]."""
        side = self.at[seat]
        for ether in range(ETHERS):
            if side.ethers[ether] < self.need(seat, ether):
                return False
        return True

    def has_all(self, seat: i64) -> bool:
        return self.at[seat].artefacts == ALL_ARTEFACTS and self.owns_combination(seat)

    def has_room_for(self, seat: i64, ether: i64) -> bool:
        return self.at[seat].ethers[ether] < self.ether_track_max

    # -- the bank -------------------------------------------------------------------------

    def payable(self, sovereigns: i64) -> i64:
        """Return what the bank can pay of a sum (E64)."""
        if self.bank_is_finite and sovereigns > self.bank:
            return self.bank
        return sovereigns

    def bank_is_empty(self) -> bool:
        return self.bank_is_finite and self.bank == 0

    def pay_out(self, seat: i64, sovereigns: i64) -> i64:
        """Give a seat a sum from the bank, or what is there; return how much."""
        paid = self.payable(sovereigns)
        self.bank -= paid
        self.at[seat].sovereigns += paid
        return paid

    def pay_in(self, seat: i64, sovereigns: i64) -> None:
        self.at[seat].sovereigns -= sovereigns
        self.bank += sovereigns

    # -- agents ---------------------------------------------------------------------------

    def stands_on(self, agent: i64, place: i64) -> bool:
        """Say whether an agent stands on a tile."""
        for slot in self.queue:
            if self.slots[slot] == agent:
                return self.agent_at[slot] == place
        return False

    def slot_of(self, agent: i64) -> i64:
        """Return the slot of an agent, or -1 if it is not in the game."""
        for slot in range(len(self.slots)):
            if self.slots[slot] == agent:
                return slot
        return -1

    def on_board(self, agent: i64) -> bool:
        slot = self.slot_of(agent)
        return slot >= 0 and self.agent_at[slot] != ESPLANADE

    def exchange_agents(self, slot: i64, other: i64) -> None:
        """Let two agents trade figures and card slots."""
        agent = self.slots[slot]
        self.slots[slot] = self.slots[other]
        self.slots[other] = agent
