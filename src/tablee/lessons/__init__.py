"""Lessons: a game learned move by move, on its real engine. Which ones there are, games say."""
