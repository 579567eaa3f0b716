"""What bots think of the game: quick judgement, and what it stands on."""
