"""The board as the rules see it."""
