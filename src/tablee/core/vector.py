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
from tablee.core.native import append, i64, mypyc_attr, u8, vec
from tablee.core.pile import zeros
from tablee.core.rng import Rng, seeded

NEXT_SEED: Final = 64  # bits by which a game's next seed lies above its last
SEED_BITS: Final = 128
STAGED: Final = 8  # observations written before they are copied to their place
ALL_SEATS: Final = -1  # instead of the one seat that is asked: whoever's turn it is
GIVE_UP: Final = 0xFFFF  # instead of an action: the seat asked loses at once


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Others:
    """Who answers for the seats that are not asked."""

    def begin(self, i: i64, seed: int) -> None:
        """Game i begins anew with this seed."""

    def answer(self, i: i64, state: State, seat: i64) -> i64:
        """Return the answer of a seat in game i."""
        raise NotImplementedError

    def kept(self) -> Any:
        """Return what a copy of the games needs of this object; `restore` takes it."""
        return None

    def restore(self, kept: Any) -> None:
        """Go on from where `kept` was taken."""


class VectorCore:
    """Games that end are replaced at once by new ones.

    Asked is the seat whose turn it is or, if `own` is a seat, only this one: `others` answer for
    the rest, before a step returns.

    For game i, with f features, a actions and s seats:

        observations[i*f : (i+1)*f]   what the seat asked sees
        masks[i*a : (i+1)*a]          1 for each legal action
        asked[i]                      the seat asked
        ended[i]                      1 if the last step ended a game; where it is 0, so are
        results, scores[i*s : ...]    of the game that ended, seat by seat
        lengths[i]                    its decisions
        final[i*f : (i+1)*f]          what the seat that was asked last saw at its end, if `ends`
    """

    def __init__(
        self,
        game: Game[Any],
        seats: i64,
        seeds: list[int],
        codes: vec[i64],
        own: i64 = ALL_SEATS,
        others: Others | None = None,
        ends: bool = False,
    ) -> None:
        self.game = game
        self.own = own
        self.others = others
        self.ends = ends
        self.seats = seats
        self.codes = codes
        self.action_count = game.action_count
        self.feature_count = game.feature_count
        games = len(seeds)
        self.games: i64 = games
        self.observations = bytearray(games * int(game.feature_count))
        self.final = bytearray(games * int(game.feature_count) if ends else 0)
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
        """Return a game in which a seat is asked: one that ends before is passed over."""
        while True:
            state: State = self.game.set_up(self.seats, seeded(self.seeds[i]), self.codes)
            state.observer = None
            state.settle()
            self.played[i] = 0
            if self.own < 0:
                return state
            others = self.others
            assert others is not None
            others.begin(i, self.seeds[i])
            self.let_others_answer(i, state)
            if len(state.agenda) > 0:
                return state
            self.count_up(i)

    def count_up(self, i: i64) -> None:
        """Take the next seed, which lies 2**64 above the last."""
        self.seeds[i] = (self.seeds[i] + 2**NEXT_SEED) % 2**SEED_BITS

    def let_others_answer(self, i: i64, state: State) -> None:
        """Go on until the one seat may answer, or the game is over."""
        others = self.others
        if others is None:
            return
        while len(state.agenda) > 0 and not has(state.may_answer(), self.own):
            state.apply(others.answer(i, state, asked(state)))
            self.played[i] += 1

    def reset(self, seeds: list[int]) -> None:
        """Start every game again, each with its seed."""
        self.seeds = list(seeds)
        for i in range(self.games):
            self.states[i] = self.new_game(i)
            self.forget_end(i)
        self.look_at_all()

    def restore(self, i: i64, state: State, played: i64) -> None:
        """Put a saved game in the place of game i; `look_at_all` shows it."""
        self.states[i] = state
        self.played[i] = played

    def last_ends(self) -> list[vec[i64]]:
        """Return what is told of games that ended, for copies."""
        return [self.results, self.scores, self.lengths]

    def forget_end(self, i: i64) -> None:
        """Let nothing of a game that ended before be mistaken for the last step's."""
        if self.ended[i] == 0:
            return
        self.ended[i] = 0
        self.lengths[i] = 0
        for place in range(i * self.seats, (i + 1) * self.seats):
            self.results[place] = 0
            self.scores[place] = 0

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
        seat = self.asked[i]
        self.forget_end(i)
        self.played[i] += 1
        if action == GIVE_UP:
            self.finish(i, state, seat)
            for place in range(self.seats):
                self.results[i * self.seats + place] = -1 if place == seat else 0
            return
        state.apply(action)
        if self.own >= 0:
            self.let_others_answer(i, state)
        if len(state.agenda) == 0:
            self.finish(i, state, seat)
            winners = self.game.winners(state)
            for place in range(self.seats):
                self.results[i * self.seats + place] = result_of(winners, self.seats, place)

    def finish(self, i: i64, state: State, seat: i64) -> None:
        """Keep what a seat saw last and the scores, and begin the next game."""
        scores = self.game.scores(state)
        for place in range(self.seats):
            self.scores[i * self.seats + place] = scores[place]
        if self.ends:
            row = self.blank_rows(1)
            self.game.mark(state, seat, row, 0)
            self.final[i * self.feature_count : (i + 1) * self.feature_count] = row
        self.lengths[i] = self.played[i]
        self.ended[i] = 1
        self.count_up(i)
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
        seat = self.own
        if seat < 0:
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
