"""The course of one game: its true state, the moves that count, and what may be taken back.

A move is one answer, or several that belong together. Nothing here is meant for viewers; `redact`
decides what they get.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from tablee.core import moves, record
from tablee.core.engine import Game, State
from tablee.core.events import Log, Told
from tablee.core.rng import Rng, secret, seeded

TWINS = 8
Given = Literal["person", "bot", "quiet"]  # quiet: by the table, for a person


class Counted(Struct):
    """A move that counts.

    `before` is kept only while the move can be taken back freely.
    """

    seat: int
    actions: list[int]
    version: int
    before: State | None
    quiet: bool = False
    detail: bool = False  # it answered for the rest of a move that had begun
    showed: bool | None = None  # whether it showed its seat something; None: not checked yet


def fresh_rng() -> Rng:
    """Return a random source for re-deals that is unrelated to the table's own."""
    return seeded(secrets.randbits(128))


def reveals(
    game: Game[Any], before: State, after: State, seat: int, actions: Sequence[int]
) -> bool:
    """Say whether answers showed their own seat something it could not know before."""
    return moves.reveals(game, before, after, seat, actions, fresh_rng(), TWINS)


class Course:
    """A game in play."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object],
        seed: int,
        position: Sequence[int] | None = None,  # where the game begins, if not with the deal
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.position = position
        self.moves: list[Counted] = []
        self.log = Log()
        self.state = self._start()
        self.opening: list[Told] = self._told()

    def _start(self) -> State:
        state: State = self.game.new_game(
            self.seats, 0, self.options, rng=secret(self.seed), observer=self.log
        )
        if self.position is None:
            return state
        self._told()  # of the deal that was not kept
        steps = self.game.steps
        return record.begun_at(state, self.position, steps, secret(self.seed), self.log)

    def _told(self) -> list[Told]:
        told, self.log.told = self.log.told, []
        return told

    def asked(self) -> int:
        """Return the seat that is asked, or -1 if the game is over."""
        return int(self.state.to_move())

    def answerers(self) -> list[int]:
        """Return the seats whose answer is accepted; a team's question has several."""
        may = int(self.state.may_answer())
        return [seat for seat in range(self.seats) if may >> seat & 1]

    def play(self, seat: int, actions: Sequence[int], version: int, given: Given) -> list[Told]:
        """Play a move with all checks; return what happened."""
        before = None if given == "bot" else self.state.clone()
        detail = not self.state.is_over() and type(self.state.question()) in self.game.details
        chance = self._chance()
        for action in actions:
            self.state.play(seat, action)
        if chance != self._chance() or self.asked() != seat:
            before = None
        if before is None:
            for move in self.moves:
                move.before = None
        self.moves.append(Counted(seat, list(actions), version, before, given == "quiet", detail))
        return self._told()

    def skip(self, seat: int, actions: Sequence[int], version: int, quiet: bool) -> None:
        """Record a move whose outcome `resume` will provide."""
        self.moves.append(Counted(seat, list(actions), version, None, quiet))

    def resume(self, state: Sequence[int]) -> None:
        """Continue from a state that was stored as ints."""
        self.state = record.from_ints(self.state, state, self.game.steps)
        self.state.observer = self.log

    def _chance(self) -> int:
        """Return a number that changes when randomness is used."""
        return int(self.state.rng.used())

    # -- taking back ---------------------------------------------------------------

    def free(self, seat: int) -> bool:
        """Say whether a seat may take its last move back without asking."""
        moves = self.moves[-self.moves_since(seat) :] if self.moves_since(seat) else []
        if not moves or any(move.seat != seat or move.before is None for move in moves):
            return False
        first, last = moves[0], moves[-1]
        if last.showed is None:
            assert first.before is not None
            actions = [action for move in moves for action in move.actions]
            last.showed = reveals(self.game, first.before, self.state, seat, actions)
        return not last.showed

    def moves_since(self, seat: int) -> int:
        """Return how many moves there are since a seat's last one, including it; 0: it made none.

        What the table answered for the seat belongs to the move before.
        """
        for count, move in enumerate(reversed(self.moves), 1):
            if move.seat == seat and not move.quiet:
                return count
        return 0

    def decision_since(self, seat: int) -> int:
        """Return how many moves there are since a seat began its last decision.

        A decision may take several moves: one that begins it and those that ask for the rest.
        """
        count = self.moves_since(seat)
        while 0 < count < len(self.moves) and self.moves[-count].detail:
            earlier = self.moves[-count - 1]
            if earlier.seat != seat:
                break
            count += 1
        return count

    def take_back(self, count: int) -> None:
        """Go back to before the last `count` moves. The random source goes back too."""
        first = self.moves[len(self.moves) - count]
        kept = self.moves[: len(self.moves) - count]
        if first.before is not None:
            self.state = first.before.clone()
            self.state.observer = self.log
            self.moves = kept
        else:
            self.moves = kept
            self.play_again()

    def play_again(self) -> None:
        """Rebuild the state by playing the moves that count again."""
        self.state = self._start()
        for move in self.moves:
            for action in move.actions:
                self.state.play(move.seat, action)
        self.log.told = []

    # -- for bots and previews -------------------------------------------------------

    def seen_by(self, seat: int) -> State:
        """Return a state possible for a seat: everything it may not know is dealt at random."""
        twin: State = self.game.determinize(self.state, seat, fresh_rng())
        return twin
