"""Guests, tables with their logs, links, invitations."""

NAME = "tables"
SQLITE = """
CREATE TABLE guests (
    token BLOB PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, founding BLOB NOT NULL, summary BLOB NOT NULL,
    phase TEXT NOT NULL, visibility TEXT NOT NULL, changed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_shown ON tables (visibility, phase, changed);
CREATE TABLE seats (
    guest TEXT NOT NULL, "table" TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, "table")
) WITHOUT ROWID;
CREATE TABLE entries (
    "table" TEXT NOT NULL REFERENCES tables (id), version INTEGER NOT NULL,
    at INTEGER NOT NULL, record BLOB NOT NULL, PRIMARY KEY ("table", version)
) WITHOUT ROWID;
CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN SELECT RAISE (ABORT, 'the log only grows'); END;
CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
BEGIN SELECT RAISE (ABORT, 'the log only grows'); END;
CREATE TABLE links (
    secret BLOB PRIMARY KEY, "table" TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL, seat INTEGER NOT NULL, expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE invited (
    "table" TEXT NOT NULL REFERENCES tables (id), guest TEXT NOT NULL,
    PRIMARY KEY ("table", guest)
) WITHOUT ROWID;
"""
POSTGRES = """
CREATE SCHEMA tablee;
CREATE TABLE tablee.format (number INTEGER NOT NULL);
INSERT INTO tablee.format VALUES (0);
CREATE TABLE tablee.guests (token BYTEA PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL);
CREATE TABLE tablee.tables (
    id TEXT PRIMARY KEY, founding BYTEA NOT NULL, summary BYTEA NOT NULL,
    phase TEXT NOT NULL, visibility TEXT NOT NULL, changed BIGINT NOT NULL
);
CREATE INDEX tables_shown ON tablee.tables (visibility, phase, changed);
CREATE TABLE tablee.seats (
    guest TEXT NOT NULL, "table" TEXT NOT NULL REFERENCES tablee.tables (id),
    PRIMARY KEY (guest, "table")
);
CREATE INDEX seats_of_table ON tablee.seats ("table");
CREATE TABLE tablee.entries (
    "table" TEXT NOT NULL REFERENCES tablee.tables (id), version INTEGER NOT NULL,
    at BIGINT NOT NULL, record BYTEA NOT NULL, PRIMARY KEY ("table", version)
);
CREATE FUNCTION tablee.only_grows() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the log only grows'; END $$;
CREATE TRIGGER entries_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON tablee.entries
    EXECUTE FUNCTION tablee.only_grows();
CREATE TABLE tablee.links (
    secret BYTEA PRIMARY KEY, "table" TEXT NOT NULL REFERENCES tablee.tables (id),
    kind TEXT NOT NULL, seat INTEGER NOT NULL, expires BIGINT NOT NULL
);
CREATE TABLE tablee.invited (
    "table" TEXT NOT NULL REFERENCES tablee.tables (id), guest TEXT NOT NULL,
    PRIMARY KEY ("table", guest)
);
"""
