"""Many games stepped by one call: the engine under the vector environment.

Every buffer is made once and written in place, so that whoever has a view of it sees
each step without a copy. No numpy here: `tablee.rl.vector_env` puts arrays over the buffers.

Most bytes of a row are 0, and setting them one by one takes longer than writing the others.
So a few observations at a time are written into blank rows, copied from blank ones in one
go, and go to their place in another; a mask only forgets the legal actions of before.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import count, has, lowest
from tablee.core.engine import Game, State
from tablee.core.native import append, i64, u8, vec
from tablee.core.pile import zeros
from tablee.core.rng import Rng, seeded

NEXT_SEED: Final = 64  # bits by which a game's next seed lies above its last
SEED_BITS: Final = 128
STAGED: Final = 8  # observations written before they are copied to their place


def asked(state: State) -> i64:
    """Return the seat that answers. Of several that may, it is the lowest."""
    return lowest(state.may_answer())


def result_of(winners: i64, seats: i64, seat: i64) -> i64:
    """Return 1 for a victory, also a shared one, -1 for a defeat, 0 if all seats share it."""
    if count(winners) == seats:
        return 0
    if has(winners, seat):
        return 1
    return -1


def zero_bytes(size: int) -> vec[u8]:
    return vec[u8](bytes(size))


class VectorCore:
    """Games that end are replaced at once by new ones.

    For game i, with f features, a actions and s seats:

        observations[i*f : (i+1)*f]   what the seat asked sees
        masks[i*a : (i+1)*a]          1 for each legal action
        asked[i]                      the seat asked
        ended[i]                      1 if the last step ended a game
        results, scores[i*s : ...]    of the game that ended last, seat by seat
        lengths[i]                    its decisions
    """

    def __init__(self, game: Game[Any], seats: i64, seeds: list[int], codes: vec[i64]) -> None:
        self.game = game
        self.seats = seats
        self.codes = codes
        self.action_count = game.action_count
        self.feature_count = game.feature_count
        games = len(seeds)
        self.games: i64 = games
        self.observations = bytearray(games * int(game.feature_count))
        self.blank = zero_bytes(STAGED * int(game.feature_count))
        self.masks = zero_bytes(games * int(game.action_count))
        self.ended = zero_bytes(games)
        self.asked = zeros(games)
        self.results = zeros(games * seats)
        self.scores = zeros(games * seats)
        self.lengths = zeros(games)
        self.played = zeros(games)  # decisions of the games under way
        self.seeds: list[int] = list(seeds)
        states = vec[State](capacity=games)
        legal = vec[vec[i64]](capacity=games)
        for i in range(games):
            states = append(states, self.new_game(i))
            legal = append(legal, vec[i64]())
        self.states = states
        self.legal = legal  # by game: the legal actions
        self.look_at_all()

    def new_game(self, i: i64) -> State:
        state: State = self.game.set_up(self.seats, seeded(self.seeds[i]), self.codes)
        state.observer = None
        state.settle()
        self.played[i] = 0
        return state

    def reset(self, seeds: list[int]) -> None:
        """Start every game again, each with its seed."""
        self.seeds = list(seeds)
        for i in range(self.games):
            self.states[i] = self.new_game(i)
            self.ended[i] = 0
        self.look_at_all()

    def look_at_all(self) -> None:
        first: i64 = 0
        while first < self.games:
            last = min(first + STAGED, self.games)
            rows = self.blank_rows(last - first)
            for i in range(first, last):
                self.look(i, rows, (i - first) * self.feature_count)
            self.show(first, last, rows)
            first = last

    def blank_rows(self, rows: i64) -> vec[u8]:
        """Return new rows for observations, every byte 0."""
        return self.blank[: rows * self.feature_count]

    def show(self, first: i64, last: i64, rows: vec[u8]) -> None:
        """Copy the observations of some games to their place."""
        self.observations[first * self.feature_count : last * self.feature_count] = rows

    def first_illegal(self, actions: bytes) -> i64:
        """Return the first game in which an action, two bytes each, is not legal; -1: none."""
        for i in range(self.games):
            action = chosen(actions, i)
            if action >= self.action_count or self.masks[i * self.action_count + action] == 0:
                return i
        return -1

    def step(self, actions: bytes) -> None:
        """Answer in every game. Not checked: see `first_illegal`."""
        first: i64 = 0
        while first < self.games:
            last = min(first + STAGED, self.games)
            rows = self.blank_rows(last - first)
            for i in range(first, last):
                self.answer(i, chosen(actions, i))
                self.look(i, rows, (i - first) * self.feature_count)
            self.show(first, last, rows)
            first = last

    def answer(self, i: i64, action: i64) -> None:
        state = self.states[i]
        state.apply(action)
        self.played[i] += 1
        if len(state.agenda) == 0:
            self.finish(i, state)
        else:
            self.ended[i] = 0

    def finish(self, i: i64, state: State) -> None:
        """Keep the result and begin the next game, whose seed lies 2**64 above the last."""
        winners = self.game.winners(state)
        scores = self.game.scores(state)
        for seat in range(self.seats):
            self.results[i * self.seats + seat] = result_of(winners, self.seats, seat)
            self.scores[i * self.seats + seat] = scores[seat]
        self.lengths[i] = self.played[i]
        self.ended[i] = 1
        self.seeds[i] = (self.seeds[i] + 2**NEXT_SEED) % 2**SEED_BITS
        self.states[i] = self.new_game(i)

    def look(self, i: i64, rows: vec[u8], at: i64) -> None:
        """Write who is asked, what it may answer and, into a blank row, what it sees."""
        state = self.states[i]
        first = i * self.action_count
        masks = self.masks
        for action in self.legal[i]:
            masks[first + action] = 0
        actions = state.legal_actions()
        for action in actions:
            masks[first + action] = 1
        self.legal[i] = actions
        seat = asked(state)
        self.asked[i] = seat
        self.game.mark(state, seat, rows, at)

    def sample(self, rng: Rng) -> bytes:
        """Return a random legal action of each game, two bytes each."""
        drawn = zero_bytes(2 * int(self.games))
        for i in range(self.games):
            legal = self.legal[i]
            action = legal[rng.below(len(legal))]
            drawn[2 * i] = u8(action & 255)
            drawn[2 * i + 1] = u8(action >> 8)
        return bytes(drawn)


def chosen(actions: bytes, i: i64) -> i64:
    """Return the action of game i: two bytes, the lower one first."""
    low: i64 = actions[2 * i]
    high: i64 = actions[2 * i + 1]
    return low + high * 256
