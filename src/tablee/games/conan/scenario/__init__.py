"""Scenario files: read, checked, described; and what a scenario holds in play."""
