"""One game between bots, in one compiled loop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablee.bots.base import Bot
from tablee.core.engine import Game, Observer, State
from tablee.core.native import i64
from tablee.core.rng import seeded

FIRST_STREAM: Final = 16  # of the bots' own random sources, one for each seat


class Match:
    """A game between bots: its final state and how it got there.

    Each bot sees only what its seat may know; what it answers goes through the
    checked door.
    """

    def __init__(
        self,
        game: Game[Any],
        bots: list[Bot],
        seed: int,
        options: Mapping[str, object] | None = None,
        observer: Observer | None = None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.moves: list[tuple[i64, i64]] = []  # seat, action
        state: State = game.new_game(len(bots), seed, options, None, observer)
        self.state = state
        self.rngs = [seeded(seed, FIRST_STREAM + seat) for seat in range(len(bots))]

    def play(self) -> bool:
        """Play to the end; say whether it was reached within the game's bound."""
        bound = self.game.longest_game
        while not self.state.is_over():
            if len(self.moves) >= bound:
                return False
            self.step()
        return True

    def step(self) -> None:
        state = self.state
        seat = state.to_move()
        rng = self.rngs[seat]
        seen: State = self.game.determinize(state, seat, rng)
        action = self.bots[seat].choose(self.game, seen, rng)
        state.play(seat, action)
        self.moves.append((seat, action))
