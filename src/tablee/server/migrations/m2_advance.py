"""What seats decide in advance, and snapshots."""

NAME = "advance"
SQLITE = """
CREATE TABLE advance (
    "table" TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, answers BLOB NOT NULL,
    PRIMARY KEY ("table", seat)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    "table" TEXT PRIMARY KEY REFERENCES tables (id), snapshot BLOB NOT NULL
) WITHOUT ROWID;
"""
POSTGRES = """
CREATE TABLE tablee.advance (
    "table" TEXT NOT NULL REFERENCES tablee.tables (id), seat INTEGER NOT NULL,
    answers BYTEA NOT NULL, PRIMARY KEY ("table", seat)
);
CREATE TABLE tablee.snapshots (
    "table" TEXT PRIMARY KEY REFERENCES tablee.tables (id), snapshot BYTEA NOT NULL
);
"""
