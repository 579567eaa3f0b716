"""Where the tests' servers keep their data."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def data() -> Iterator[Path]:
    """An empty folder, in memory where there is such a place: a test's moves need not survive
    a power cut, and on a busy disk each would wait its turn."""
    place = MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else None
    folder = Path(tempfile.mkdtemp(prefix="tablee-", dir=place))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)
