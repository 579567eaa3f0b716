"""The steps of the schema, taken in a file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tablee.server.migrations import STEPS, Migration, check_number, failed
from tablee.server.store import NotSaved

NUMBERED = 3  # the first format with a table for its number


def upgrade(connection: sqlite3.Connection, path: Path) -> None:
    """Take the steps that a file lacks, or refuse a foreign one."""
    found = number_in(connection, path)
    check_number(found, str(path))
    if found == len(STEPS):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = number_in(connection, path)  # another process may have been quicker
        for number, step in enumerate(STEPS[found:], found + 1):
            take(connection, number, step, path)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def number_in(connection: sqlite3.Connection, path: Path) -> int:
    tables = {
        name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type='table'")
    }
    if "format" in tables and "entries" in tables:
        (found,) = connection.execute("SELECT number FROM format").fetchone()
    else:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found == 0 and tables:
            raise NotSaved(f"{path} is a database of another program; it was not touched")
    return int(found)


def take(connection: sqlite3.Connection, number: int, step: Migration, path: Path) -> None:
    try:
        for statement in statements(step.SQLITE):
            connection.execute(statement)
        if number >= NUMBERED:
            connection.execute("UPDATE format SET number = ?", (number,))
        connection.execute(f"PRAGMA user_version = {number}")  # by which older programs know it
    except sqlite3.Error as error:
        raise failed(number, step, str(path), error) from None


def statements(text: str) -> Iterator[str]:
    """Yield the statements one by one: `executescript` would end the transaction."""
    statement = ""
    for line in text.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
