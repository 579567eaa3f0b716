"""What a greedy player of either side looks at: the parts of the game's heuristic."""
