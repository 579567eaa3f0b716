"""What a viewer may know, and what a person is offered beside the engine's questions."""
