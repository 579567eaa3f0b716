"""What spells, skills and cards do."""
