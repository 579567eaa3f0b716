"""Scenario files: read, checked, told; and what a scenario holds in play."""
