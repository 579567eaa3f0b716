"""The steps of the schema, taken in a PostgreSQL database."""

from __future__ import annotations

from typing import Any

import asyncpg

from tablee.server.migrations import STEPS, check_number, failed

PATIENCE = 600.0  # seconds for one step


async def upgrade(connection: Any) -> None:
    """Take the steps that the database lacks; of processes that start together one does it.

    Runs in the transaction of its caller.
    """
    await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended('tablee', 0))")
    known = await connection.fetchval("SELECT to_regclass('tablee.format')")
    found = 0
    if known is not None:
        found = await connection.fetchval("SELECT number FROM tablee.format")
    check_number(found, "the database")
    for number, step in enumerate(STEPS[found:], found + 1):
        try:
            await connection.execute(step.POSTGRES, timeout=PATIENCE)
            await connection.execute("UPDATE tablee.format SET number = $1", number)
        except asyncpg.PostgresError as error:
            raise failed(number, step, "the database", error) from None
