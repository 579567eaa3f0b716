"""One game between bots, in one compiled loop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablee.bots.base import Bot, answers_at_a_glance
from tablee.core.engine import Game, Observer, State
from tablee.core.native import i64, vec
from tablee.core.rng import seeded

FIRST_STREAM: Final = 16  # of the bots' own random sources, one for each seat
FIRST_DEALER: Final = 32  # of the sources that deal anew what a seat cannot see


class Match:
    """A game between bots: its final state and how it got there.

    Each bot is given a state dealt anew for its seat, unless it answers at a glance: then
    nothing need be dealt. What it answers goes through the checked door. `openings` holds
    the first answer of each seat to a question with several answers, or -1.
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
        self.dealers = [seeded(seed, FIRST_DEALER + seat) for seat in range(len(bots))]
        self.deals = [not answers_at_a_glance(bot) for bot in bots]
        self.openings: vec[i64] = vec[i64]([-1] * len(bots))

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
        seen: State = state
        if self.deals[seat]:
            seen = self.game.determinize(state, seat, self.dealers[seat])
        action = self.bots[seat].choose(self.game, seen, self.rngs[seat])
        if self.openings[seat] < 0 and len(state.legal_actions()) > 1:
            self.openings[seat] = action
        state.play(seat, action)
        self.moves.append((seat, action))
