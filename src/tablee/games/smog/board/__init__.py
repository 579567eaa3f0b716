"""The board as the rules read it."""
