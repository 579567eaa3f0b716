"""What bots think of the game: a quick judgement and its parts."""
