"""The bots' quick judgement of the game."""
