"""Since when guests have had no game; before, servers made the table when they needed it."""

NAME = "idle guests"
SQLITE = """
CREATE TABLE IF NOT EXISTS idle_guests (guest TEXT PRIMARY KEY, since INTEGER NOT NULL);
"""
POSTGRES = """
CREATE TABLE IF NOT EXISTS tablee.idle_guests (guest TEXT PRIMARY KEY, since BIGINT NOT NULL);
"""
