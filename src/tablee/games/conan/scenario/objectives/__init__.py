"""What objectives may test: one class for each, found because it is in this folder."""
