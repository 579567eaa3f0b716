"""Builders that set up a table in a known position, without playing. No piece is created."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.core.bits import bit
from tablee.core.engine import Game, empty_agenda
from tablee.core.events import Log
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.smog import data
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps import rounds
from tablee.games.smog.steps.master import settle_favours
from tests.games import Verbs

VERBS = Verbs(GAME)
do, options, refusal, script = VERBS.do, VERBS.options, VERBS.refusal, VERBS.script

ALL_FOUR = ("atlantean_key", "spectral_chain", "adamantine_key", "mithril_lock")


def place(name: str | int) -> int:
    """`place("A")` and `place(3)` are tiles, `place("esplanade")` is the centre."""
    return data.PLACE_IDS.index(str(name))


def edge(name: str) -> int:
    return data.EDGE_IDS.index(name)


def table(
    seats: int = 4,
    options: Mapping[str, object] | None = None,
    agents: tuple[str, ...] = ("witch", "dandy", "doctor", "merchant"),
    game: Game[SmogState] = GAME,
) -> SmogState:
    """Return a table in round 1 where seat 0 is first and begins its turn.

    Everybody stands on the Esplanade with 2 Sovereigns and no Ether. The board has no
    hourglasses and no agents. Each seat has the combination and the portal of its number.
    """
    state = game.new_game(seats, 0, options)
    state.slots = vec[i64]([data.AGENT_IDS.index(name) for name in agents])
    portals = [p for p in range(12) if state.board.portal_sets[state.portal_set] >> p & 1]
    for seat, side in enumerate(state.at):
        side.gentleman = seat
        side.edge = state.board.seating[seats * 4 + seat]
        side.ethers = zeros(4)
        side.combination = seat
        side.portal = portals[seat]
        coins(state, seat, 2)
    state.first = 0
    state.round = 1
    begin_turn(state, 0)
    return state


def begin_turn(state: SmogState, seat: int) -> None:
    """Let a seat's turn begin now, whatever was asked before."""
    state.agenda = empty_agenda()
    state.push(rounds.BEGIN_TURN[seat])
    state.settle()


def begin_round(state: SmogState) -> None:
    state.agenda = empty_agenda()
    state.push(rounds.BEGIN_ROUND)
    state.settle()


def end_round(state: SmogState) -> None:
    """Settle the favours as at the end of a round."""
    settle_favours(state)


# -- pieces ------------------------------------------------------------------------------


def coins(state: SmogState, seat: int, number: int) -> None:
    state.bank += state.at[seat].sovereigns - number
    state.at[seat].sovereigns = number


def reserves(state: SmogState, *numbers: int) -> None:
    for seat, number in enumerate(numbers):
        state.bank += state.at[seat].reserve - number
        state.at[seat].reserve = number


def ethers(state: SmogState, seat: int, **numbers: Any) -> None:
    for name, number in numbers.items():
        state.at[seat].ethers[data.ETHER_IDS.index(name)] = number


def owned(state: SmogState, seat: int) -> dict[str, int]:
    return {name: state.at[seat].ethers[ether] for ether, name in enumerate(data.ETHER_IDS)}


def artefacts(state: SmogState, seat: int, *names: str) -> None:
    for name in names:
        kind = data.ARTEFACT_IDS.index(name)
        state.stacks[kind] -= 1
        state.at[seat].artefacts |= bit(kind)


def hand(state: SmogState, seat: int, *names: str) -> None:
    """Deal cards from the deck, and one of each Ether they need."""
    for name in names:
        special = data.SPECIAL_IDS.index(name)
        state.deck.remove(special)
        state.at[seat].hand[special] += 1
        for ether in range(4):
            if data.REQUIRED[special] >> ether & 1 and state.at[seat].ethers[ether] == 0:
                state.at[seat].ethers[ether] = 1


def stand(state: SmogState, seat: int, where: str | int) -> None:
    state.at[seat].place = place(where)


def face(state: SmogState, tile: str | int, direction: str) -> None:
    """Turn a tile so that its marked side faces a direction."""
    state.orientation[place(tile)] = edge(direction)


def hourglass(state: SmogState, tile: str | int, direction: str) -> None:
    """Put an hourglass on the side that faces an edge."""
    state.hourglasses[place(tile)] |= bit(state.side_facing(place(tile), edge(direction)))
    state.supply -= 1


def hourglasses(state: SmogState, tile: str | int) -> str:
    """Return the edges that the hourglasses of a tile face."""
    return "".join(
        name
        for direction, name in enumerate(data.EDGE_IDS)
        if state.has_hourglass(place(tile), state.side_facing(place(tile), direction))
    )


def put_agents(state: SmogState, *where: tuple[str, str | int]) -> None:
    """Put agents on tiles, the oldest first, as if transactions had brought them in."""
    state.queue = vec[i64]()
    state.agent_at = zeros(4)
    for name, tile in where:
        slot = state.slot_of(data.AGENT_IDS.index(name))
        state.agent_at[slot] = place(tile)
        state.queue = append(state.queue, slot)
        state.next_slot = (slot + 1) % 4
        state.transactions = 2


def on_board(state: SmogState) -> dict[str, str]:
    """Return the tiles of the agents on the board by their slots, the oldest first."""
    names = ("I", "II", "III", "IV")
    return {names[slot]: data.PLACE_IDS[state.agent_at[slot]] for slot in state.queue}


def slots(state: SmogState) -> list[str]:
    return [data.AGENT_IDS[agent] for agent in state.slots]


def favour(state: SmogState, seat: int) -> None:
    state.favoured = seat
    state.last_favoured = seat
    state.first = seat


# -- play --------------------------------------------------------------------------------


def can(state: SmogState, choice: str) -> bool:
    return GAME.actions.read(choice) in list(state.legal_actions())


def listen(state: SmogState) -> Log:
    """Return a log that records everything from now on."""
    log = Log()
    state.observer = log
    return log


def names_in(log: Log) -> list[str]:
    return [GAME.events.kinds[kind].name for kind, *_ in log.told]
