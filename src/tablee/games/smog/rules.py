"""The game of SMOG: setup, and the interface that others use."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tablee.core.engine import NOBODY, Game, empty_agenda
from tablee.core.native import append, i64, u8, vec
from tablee.core.options import Advance, Option
from tablee.core.pile import pile, zeros
from tablee.core.rng import Rng
from tablee.core.routes import Route
from tablee.core.vocabulary import vocabulary
from tablee.games.smog import actions as act
from tablee.games.smog import scoring
from tablee.games.smog.board.layout import Board, default_board, load_board, read_board
from tablee.games.smog.bot.heuristics import SmogHeuristic
from tablee.games.smog.data import (
    AGENT_IDS,
    AGENTS,
    ARTEFACT_COPIES,
    ARTEFACT_IDS,
    ARTEFACTS,
    CHARACTER_IDS,
    COMBINATION_IDS,
    DECK,
    DIRECTION_IDS,
    DIRECTIONS,
    EDGE_IDS,
    ESPLANADE,
    ETHER_IDS,
    ETHERS,
    HOURGLASSES,
    MAX_SEATS,
    MIN_SEATS,
    MOST_PAID_AT_ONCE,
    PLACE_IDS,
    PLACES,
    PORTAL_IDS,
    RITUAL_INVOCATION,
    SLOTS,
    SOVEREIGNS,
    SPECIAL_IDS,
    SPECIALS,
    TILE_IDS,
)
from tablee.games.smog.powers import assigned, rivalry, upheaval
from tablee.games.smog.state import Side, SmogState
from tablee.games.smog.steps import agents, movement, rounds, setup
from tablee.games.smog.steps import turn as turns
from tablee.games.smog.view import hidden
from tablee.games.smog.view import routes as ways
from tablee.games.smog.view.fields import SmogView

POWERS_GIVEN: Final = assigned.SPECIALS  # importing it gives cards and agents their powers

# The ids of the pieces that actions and events name; their names are in text/.
THINGS: Final[dict[str, list[str]]] = {
    "place": list(PLACE_IDS),
    "tile": list(TILE_IDS),
    "edge": list(EDGE_IDS),
    "direction": list(DIRECTION_IDS),
    "ether": ETHER_IDS,
    "artefact": ARTEFACT_IDS,
    "special": SPECIAL_IDS,
    "agent": AGENT_IDS,
    "character": CHARACTER_IDS,
    "combination": COMBINATION_IDS,
    "portal": list(PORTAL_IDS),
    "payment": [str(sovereigns + 1) for sovereigns in range(MOST_PAID_AT_ONCE)],
    "seat": [str(seat) for seat in range(MAX_SEATS)],
}

WORDS: Final = vocabulary("smog", THINGS, act.ACTION_COUNT)

# The readings that may be switched; the first choice is the default.
OPTIONS: Final = [
    Option("hourglass_supply_is_hard", (True, False), advanced=True),
    Option("double_barrier_toll", ("each", "once"), advanced=True),
    Option("faerie_gift_ignores_hourglass", (False, True), advanced=True),
    Option("dragons_gift_this_turn_only", (False, True), advanced=True),
    Option("lost_boy_blocks_trade", (False, True), advanced=True),
    Option("lost_boy_blocks_wheel", (True, False), advanced=True),
    Option("overpayment_lost", (False, True), advanced=True),
    Option("regain_counts_as_move", (True, False), advanced=True),
    Option("agent_path", ("no_tile_twice", "no_step_back"), advanced=True),
    Option("bank_is_finite", (True, False), advanced=True),
    Option("ether_track_max", (9, 4, 5, 6, 7, 8, 10, 12), advanced=True),
    Option("gatekeeper_to_esplanade", (True, False), advanced=True),
    Option("portal_set", ("ring", "outer", "axis"), advanced=True),
    Option("seats", ("by_players", "free"), advanced=True),
    Option("round_limit", (60, 20, 30, 40, 100, 0), advanced=True),
    Option("first_player", ("random", "first", "second", "third", "fourth"), advanced=True),
    Option("card_without_effect", ("refused", "allowed"), advanced=True),
]

# Every seat that might hold the card is asked at the start of its turn, so that nobody learns who
# does. A seat without it, or that will not play it, need not be asked.
AT_TURN_START: Final = "invocation"
INVOCATION: Final[str] = SPECIAL_IDS[RITUAL_INVOCATION]
ADVANCES: Final = [Advance(AT_TURN_START, "special", (INVOCATION,), 0, 0)]

# Saved games name steps by their place in this list: append only.
STEPS: Final[list[type]] = [
    setup.ChooseGentleman,
    setup.ChooseEdge,
    setup.DealSecrets,
    setup.ChooseHourglassTile,
    setup.ChooseHourglassSide,
    rounds.BeginRound,
    rounds.BeginTurn,
    rounds.EndTurn,
    turns.OfferInvocation,
    turns.InvokeFirst,
    turns.AgentsAct,
    turns.TakeTurn,
    movement.PayToll,
    agents.MoveAgents,
    agents.SendAgent,
    agents.WalkOn,
    rivalry.ChooseVictim,
    rivalry.BlowAway,
    rivalry.StealEther,
    rivalry.StealArtefact,
    upheaval.ChooseAgent,
    upheaval.ShiftGears,
    upheaval.TurnBoard,
]

# Pages and other programs know questions by these names: they are part of the protocol.
QUESTIONS: Final[dict[str, type]] = {
    "choose_gentleman": setup.ChooseGentleman,
    "choose_edge": setup.ChooseEdge,
    "choose_hourglass_tile": setup.ChooseHourglassTile,
    "choose_hourglass_side": setup.ChooseHourglassSide,
    "invoke_first": turns.InvokeFirst,
    "take_turn": turns.TakeTurn,
    "pay_toll": movement.PayToll,
    "move_agents": agents.MoveAgents,
    "send_agent": agents.SendAgent,
    "walk_on": agents.WalkOn,
    "choose_victim": rivalry.ChooseVictim,
    "blow_away": rivalry.BlowAway,
    "steal_ether": rivalry.StealEther,
    "steal_artefact": rivalry.StealArtefact,
    "choose_agent": upheaval.ChooseAgent,
    "shift_gears": upheaval.ShiftGears,
    "turn_board": upheaval.TurnBoard,
}

# The rest of a move that its seat has already begun.
DETAILS: Final[list[type]] = [
    setup.ChooseHourglassSide,
    movement.PayToll,
    agents.SendAgent,
    agents.WalkOn,
    rivalry.ChooseVictim,
    rivalry.BlowAway,
    rivalry.StealEther,
    rivalry.StealArtefact,
    upheaval.ChooseAgent,
    upheaval.ShiftGears,
    upheaval.TurnBoard,
]


class Smog(Game[SmogState]):
    """The World of SMOG: On Her Majesty's Service (2015), 2 to 4 seats, on any board."""

    board: Board

    def __init__(self, board: Board) -> None:
        self.board = board
        super().__init__("smog", 2, MIN_SEATS, MAX_SEATS, WORDS, STEPS, OPTIONS, SmogHeuristic())
        self.feature_count = hidden.FEATURES
        self.questions = QUESTIONS
        self.longest_game = 10000
        self.details = DETAILS
        self.data = board.source

    def set_up(self, seats: i64, rng: Rng, options: vec[i64]) -> SmogState:
        return set_up(self.board, seats, rng, options)

    def with_data(self, text: str, file: str) -> Smog:
        return Smog(read_board(text, file))

    def warnings(self) -> list[str]:
        return self.board.warnings

    def points(self, state: SmogState, seat: i64) -> i64:
        return scoring.points(state, seat)

    def winners(self, state: SmogState) -> i64:
        return scoring.winners(state)

    def determinize(self, state: SmogState, seat: i64, rng: Rng) -> SmogState:
        return hidden.determinize(state, seat, rng)

    def mark(self, state: SmogState, seat: i64, out: vec[u8], at: i64) -> None:
        hidden.mark(state, seat, out, at)

    def table(self, state: SmogState, seat: i64) -> SmogView:
        return hidden.view(state, seat)

    def wins(self, state: SmogState, action: i64) -> bool:
        return action == act.LEAVE  # who may leave has won [47]

    def routes(self, state: SmogState, seat: i64) -> list[Route]:
        return ways.routes(state, seat)

    def score_sheet(self, state: SmogState, seat: i64) -> dict[str, int]:
        return {
            "artefacts": scoring.artefacts_owned(state, seat),
            "ethers": scoring.ethers_owned(state, seat),
            "way_out": 1 if state.winner == seat else 0,
        }

    def advances(self) -> list[Advance]:
        return ADVANCES

    def in_advance(
        self, state: SmogState, seat: i64, given: Mapping[str, Mapping[str, int]]
    ) -> i64:
        """Let the agents act without asking, if that was set (E33)."""
        if state.is_over() or not isinstance(state.question(), turns.InvokeFirst):
            return NOBODY
        if state.to_move() != seat or INVOCATION not in given.get(AT_TURN_START, {}):
            return NOBODY
        return act.PASS

    def rounds(self, state: SmogState) -> i64:
        return state.round

    def turns(self, state: SmogState) -> i64:
        if state.round == 0:
            return 0
        return state.round * state.seats + (state.turn - state.first + state.seats) % state.seats

    def holdings(self, state: SmogState, seat: i64) -> dict[str, list[str]]:
        side = state.at[seat]
        held: dict[str, list[str]] = {"artefact": [*hidden.artefact_names(side.artefacts)]}
        if side.edge >= 0:
            held["edge"] = [EDGE_IDS[side.edge]]
        if side.combination >= 0:
            held["combination"] = [COMBINATION_IDS[side.combination]]
            held["portal"] = [PORTAL_IDS[side.portal]]
        return held


def use_board(path: Path) -> Smog:
    """Return the game on an owner's board; BadBoard says what is wrong with the file."""
    return Smog(load_board(path))


# -- setup [1-13] ------------------------------------------------------------------------


def set_up(board: Board, seats: i64, rng: Rng, options: vec[i64]) -> SmogState:
    """Lay out the board and the agents; the players' choices and cards wait on the agenda."""
    state = SmogState()
    state.seats = seats
    state.rng = rng
    state.agenda = empty_agenda()
    state.observer = None
    state.board = board
    choose_readings(state, options)
    state.round = 0
    state.turn = 0
    state.first = -1
    state.favoured = -1
    state.last_favoured = -1
    state.winner = -1
    state.bank = SOVEREIGNS
    state.supply = HOURGLASSES
    state.orientation = board.facing[:]
    state.hourglasses = zeros(PLACES)
    state.stacks = vec[i64]([ARTEFACT_COPIES] * ARTEFACTS)
    lay_out_agents(state)
    state.deck = pile(DECK[:])
    state.discard = pile(vec[i64]())
    state.actions = 0
    state.begged = False
    state.turned_any = False
    state.bought_on = 0
    state.sold_on = 0
    at = vec[Side]()
    for seat in range(seats):
        at = append(at, new_side(state, seat))
    state.at = at
    ask_players(state)
    return state


def choose_readings(state: SmogState, options: vec[i64]) -> None:
    """The options in their order."""
    state.hourglass_supply_is_hard = options[0] != 0
    state.one_toll_per_border = options[1] != 0
    state.faerie_gift_ignores_hourglass = options[2] != 0
    state.dragons_gift_this_turn_only = options[3] != 0
    state.lost_boy_blocks_trade = options[4] != 0
    state.lost_boy_blocks_wheel = options[5] != 0
    state.overpayment_lost = options[6] != 0
    state.regain_counts_as_move = options[7] != 0
    state.only_no_step_back = options[8] != 0
    state.bank_is_finite = options[9] != 0
    state.ether_track_max = options[10]
    state.gatekeeper_to_esplanade = options[11] != 0
    state.portal_set = options[12]
    state.free_seats = options[13] != 0
    state.round_limit = options[14]
    # A seat that nobody has taken: the last one begins (E87).
    state.first_seat = min(options[15], state.seats) - 1
    state.cards_may_do_nothing = options[16] != 0


def lay_out_agents(state: SmogState) -> None:
    """Four of the six agents, face up, on the slots I to IV; the others leave the game [7]."""
    cards = pile(vec[i64](range(AGENTS)))
    state.slots = zeros(SLOTS)
    for slot in range(SLOTS):
        state.slots[slot] = cards.draw(state.rng)
    state.agent_at = zeros(SLOTS)
    state.queue = vec[i64]()
    state.next_slot = 0
    state.transactions = 0


def new_side(state: SmogState, seat: i64) -> Side:
    side = Side()
    side.gentleman = -1
    side.edge = -1
    if not state.free_seats:
        side.edge = state.board.seating[state.seats * DIRECTIONS + seat]
    side.place = ESPLANADE
    side.sovereigns = 0
    side.reserve = 0
    side.ethers = zeros(ETHERS)
    side.artefacts = 0
    side.hand = zeros(SPECIALS)
    side.dragons_gifts = 0
    side.combination = -1
    side.portal = -1
    return side


def ask_players(state: SmogState) -> None:
    """Gentlemen and edges first, then the secret cards [98]; pushed last, asked first."""
    state.push(setup.DealSecrets(0))
    for seat in range(state.seats - 1, -1, -1):
        if state.free_seats:
            state.push(setup.ChooseEdge(seat))
        state.push(setup.ChooseGentleman(seat))


GAME: Final = Smog(default_board())
