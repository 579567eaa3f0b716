"""Play a random game of Smog through OpenSpiel: pip install tablee[openspiel]."""

import random

import pyspiel

import tablee.rl.openspiel  # noqa: F401 - registers tablee_abyss, tablee_smog and so on

game = pyspiel.load_game("tablee_smog(players=2,round_limit=20)")
state = game.new_initial_state()
chooser = random.Random(1)
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(outcomes, chances)[0])
    else:
        state.apply_action(chooser.choice(state.legal_actions()))
print(f"{state.move_number()} moves, returns {state.returns()}")
