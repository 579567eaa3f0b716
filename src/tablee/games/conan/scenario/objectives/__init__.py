"""What objectives may test: one class for each, found by being here."""
