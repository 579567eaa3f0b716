"""Files of their own that guests keep: scenarios, boards."""

NAME = "library"
SQLITE = """
CREATE TABLE library (
    id TEXT PRIMARY KEY, guest TEXT NOT NULL, game TEXT NOT NULL, titles BLOB NOT NULL,
    text TEXT NOT NULL, changed INTEGER NOT NULL
);
CREATE INDEX library_of_guest ON library (guest, changed);
"""
POSTGRES = """
CREATE TABLE tablee.library (
    id TEXT PRIMARY KEY, guest TEXT NOT NULL, game TEXT NOT NULL, titles BYTEA NOT NULL,
    text TEXT NOT NULL, changed BIGINT NOT NULL
);
CREATE INDEX library_of_guest ON tablee.library (guest, changed);
"""
