"""Where the tests' servers store their data: a folder, and for some tests PostgreSQL too."""

from __future__ import annotations

import logging
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.server.logs import JsonLines
from tests import postgres
from tests.server.site import DATABASES

MEMORY = Path("/dev/shm")


def place() -> Path | None:
    """Return a folder in memory, if there is one: it is faster than a busy disk, and the data
    need not survive."""
    return MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else None


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """Remove the log handler of a test that calls `tablee serve`: it writes to the test's standard
    error, which is closed afterwards."""
    root = logging.getLogger()
    level = root.level
    yield
    for handler in [one for one in root.handlers if isinstance(one.formatter, JsonLines)]:
        root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """Run a PostgreSQL server. If it is not installed, the test is skipped, but fails in CI."""
    programs = postgres.find()
    if programs is None:
        if os.environ.get("TABLEE_POSTGRES") == "required":
            pytest.fail("PostgreSQL is missing: python tests/postgres.py installs it")
        pytest.skip("PostgreSQL is not installed")
    running = postgres.Cluster(programs, place())
    yield running
    running.end()


@pytest.fixture
def data(request: pytest.FixtureRequest) -> Iterator[Path]:
    """Return an empty folder. With the parameter "postgres", its servers use a database."""
    folder = Path(tempfile.mkdtemp(prefix="tablee-", dir=place()))
    if getattr(request, "param", "sqlite") == "postgres":
        DATABASES[folder] = request.getfixturevalue("cluster").database()
    yield folder
    DATABASES.pop(folder, None)
    shutil.rmtree(folder, ignore_errors=True)
