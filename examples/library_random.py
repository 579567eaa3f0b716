"""Play a random game with the engine itself: pip install tablee."""

import tablee
from tablee.core.rng import seeded

game = tablee.game("abyss")
state = game.new_game(seats=4, seed=1)
chance = seeded(2)
while not state.is_over():
    actions = state.legal_actions()
    state.play(state.to_move(), actions[chance.below(len(actions))])
print("points:", list(game.scores(state)))
