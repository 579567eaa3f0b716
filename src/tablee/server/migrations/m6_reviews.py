"""Reviews of finished games, part by part, so that one begun is not begun again."""

NAME = "reviews"
SQLITE = """
CREATE TABLE reviews (
    "table" TEXT NOT NULL REFERENCES tables (id), key TEXT NOT NULL, part INTEGER NOT NULL,
    body BLOB NOT NULL, PRIMARY KEY ("table", key, part)
);
"""
POSTGRES = """
CREATE TABLE tablee.reviews (
    "table" TEXT NOT NULL REFERENCES tablee.tables (id), key TEXT NOT NULL, part BIGINT NOT NULL,
    body BYTEA NOT NULL, PRIMARY KEY ("table", key, part)
);
"""
