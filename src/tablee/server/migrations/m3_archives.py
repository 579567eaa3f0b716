"""Finished games are kept in words; SQLite gets the table with the schema's number."""

NAME = "archives"
SQLITE = """
CREATE TABLE format (number INTEGER NOT NULL);
INSERT INTO format VALUES (0);
CREATE TABLE archives (
    "table" TEXT NOT NULL REFERENCES tables (id), part TEXT NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY ("table", part)
);
"""
POSTGRES = """
CREATE TABLE tablee.archives (
    "table" TEXT NOT NULL REFERENCES tablee.tables (id), part TEXT NOT NULL, body BYTEA NOT NULL,
    PRIMARY KEY ("table", part)
);
"""
