"""A bot of one's own, and how it fares in the arena.

tablee arena conspiracy --bots own_bot.py:Curious,random,greedy --games 200
"""

import sys
from typing import Any

from tablee.bots import Bot
from tablee.core.engine import Game, State
from tablee.core.rng import Rng


class Curious(Bot):
    """Tries every answer, plays on at random a few times, keeps what gains most points."""

    tries = 4

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> int:
        seat = seen.to_move()
        actions = list(seen.legal_actions())
        if len(actions) == 1:
            return actions[0]
        gains = [0] * len(actions)
        for _ in range(self.tries):
            # What the seat cannot see, dealt anew: a new guess each time.
            guess = game.determinize(seen, seat, rng)
            for place, action in enumerate(actions):
                gains[place] += self.lead_after(game, guess.clone(), action, seat, rng)
        return actions[gains.index(max(gains))]

    def lead_after(self, game: Game[Any], state: State, action: int, seat: int, rng: Rng) -> int:
        """Return by how much the seat leads at the end, if the rest is played at random."""
        state.apply(action)
        while not state.is_over():
            answers = state.legal_actions()
            state.apply(answers[rng.below(len(answers))])
        scores = list(game.scores(state))
        own = scores.pop(seat)
        return own - max(scores)


if __name__ == "__main__":
    from tablee.cli import main

    games = sys.argv[1] if len(sys.argv) > 1 else "20"
    main(["arena", "conspiracy", "--bots", f"{__file__}:Curious,random", "--games", games])
