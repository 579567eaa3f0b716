"""What a viewer may know, and what people are offered besides the engine's questions."""
