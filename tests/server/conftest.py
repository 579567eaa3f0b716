"""Where the tests' servers keep their data: a folder, and for some tests PostgreSQL too."""

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
    """In memory where there is such a place: a test's moves need not survive a power cut, and
    on a busy disk each would wait its turn."""
    return MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else None


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """A test that calls `tablee serve` has the logs written to its own standard error, which is
    closed after it."""
    root = logging.getLogger()
    level = root.level
    yield
    for handler in [one for one in root.handlers if isinstance(one.formatter, JsonLines)]:
        root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL server; without its programs a test is skipped, but never in CI."""
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
    """An empty folder; with the parameter "postgres" servers in it use a database."""
    folder = Path(tempfile.mkdtemp(prefix="tablee-", dir=place()))
    if getattr(request, "param", "sqlite") == "postgres":
        DATABASES[folder] = request.getfixturevalue("cluster").database()
    yield folder
    DATABASES.pop(folder, None)
    shutil.rmtree(folder, ignore_errors=True)
