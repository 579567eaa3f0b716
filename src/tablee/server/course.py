"""The course of one game: its true state, the moves that count, and what may be taken back.

Nothing here is meant for viewers; `redact` decides what they get of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from tablee.core import record
from tablee.core.engine import Game, State
from tablee.core.events import Log, Told
from tablee.core.rng import Rng, secret, seeded

TWINS = 8


class Counted(Struct):
    """A move that counts.

    `before` is kept only while the move might be taken back freely.
    """

    seat: int
    action: int
    version: int
    before: State | None
    showed: bool | None = None  # whether it showed its seat something; None: not looked yet


def fresh_rng() -> Rng:
    """Return a source for dealing anew that has nothing to do with the table's."""
    return seeded(secrets.randbits(128))


def reveals(game: Game[Any], before: State, after: State, seat: int, action: int) -> bool:
    """Say whether a move showed its own seat something it could not know.

    It did if, from states the seat could not tell from the true one, the same move
    leads to something it can tell apart, or if the game says so.
    """
    if game.told(before, after, seat):
        return True
    seen = game.view(after, seat)
    rng = fresh_rng()
    for _ in range(TWINS):
        twin = game.determinize(before, seat, rng)
        twin.apply(action)
        if game.view(twin, seat) != seen:
            return True
    return False


class Course:
    """A game in play."""

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, object], seed: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.moves: list[Counted] = []
        self.log = Log()
        self.state = self._start()
        self.opening: list[Told] = self._told()

    def _start(self) -> State:
        state: State = self.game.new_game(
            self.seats, 0, self.options, rng=secret(self.seed), observer=self.log
        )
        return state

    def _told(self) -> list[Told]:
        told, self.log.told = self.log.told, []
        return told

    def asked(self) -> int:
        """Return the seat that is asked, or -1 when the game is over."""
        return int(self.state.to_move())

    def answerers(self) -> list[int]:
        """Return the seats whose answer is accepted: a team's question has several."""
        may = int(self.state.may_answer())
        return [seat for seat in range(self.seats) if may >> seat & 1]

    def play(self, seat: int, action: int, version: int, bot: bool) -> list[Told]:
        """Carry out a move through the checked door; return what happened."""
        before = None if bot else self.state.clone()
        chance = self._chance()
        self.state.play(seat, action)
        if chance != self._chance() or self.asked() != seat:
            before = None
        if before is None:
            for move in self.moves:
                move.before = None
        self.moves.append(Counted(seat, action, version, before))
        return self._told()

    def skip(self, seat: int, action: int, version: int) -> None:
        """Note a move whose outcome `resume` will bring."""
        self.moves.append(Counted(seat, action, version, None))

    def resume(self, state: Sequence[int]) -> None:
        """Go on with a state that was kept as ints."""
        self.state = record.from_ints(self.state, state, self.game.steps)
        self.state.observer = self.log

    def _chance(self) -> list[int]:
        """Return the state of the random source: it tells whether chance was used."""
        return record.to_ints(self.state.rng, self.game.steps)

    # -- taking back ---------------------------------------------------------------

    def free(self, seat: int) -> bool:
        """Say whether a seat may take its last move back without asking."""
        if not self.moves:
            return False
        last = self.moves[-1]
        if last.seat != seat or last.before is None:
            return False
        if last.showed is None:
            last.showed = reveals(self.game, last.before, self.state, seat, last.action)
        return not last.showed

    def moves_since(self, seat: int) -> int:
        """Return how many moves there are from a seat's last one on; 0: it made none."""
        for count, move in enumerate(reversed(self.moves), 1):
            if move.seat == seat:
                return count
        return 0

    def take_back(self, count: int) -> None:
        """Go back to before the last `count` moves; chance goes back too."""
        first = self.moves[len(self.moves) - count]
        kept = self.moves[: len(self.moves) - count]
        if first.before is not None:
            self.state = first.before.clone()
            self.state.observer = self.log
        else:
            self.log.told = []
            self.state = self._start()
            for move in kept:
                self.state.play(move.seat, move.action)
            self.log.told = []
        self.moves = kept

    # -- for bots and previews -------------------------------------------------------

    def seen_by(self, seat: int) -> State:
        """Return a state possible for a seat: all it may not know is dealt at random."""
        twin: State = self.game.determinize(self.state, seat, fresh_rng())
        return twin

    def attempt(self, seat: int, actions: Sequence[int]) -> tuple[State, int, str | None]:
        """Try answers on a possible state up to where chance, news or another seat comes in."""
        state = self.seen_by(seat)
        for played, action in enumerate(actions):
            if state.refusal(seat, action) is not None:
                return state, played, "illegal"
            before = state.clone()
            chance = record.to_ints(state.rng, self.game.steps)
            state.apply(action)
            if record.to_ints(state.rng, self.game.steps) != chance:
                return before, played, "chance"
            if reveals(self.game, before, state, seat, action):
                return before, played, "reveal"
            if state.is_over():
                return state, played + 1, "end"
            if int(state.to_move()) != seat:
                return state, played + 1, "control"
        return state, len(actions), None
