"""The data folder: readable by its owner alone, and used by one server at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tablee.core.errors import TableeError

LOCK = "tablee.lock"
PRIVATE = 0o600  # for files that other users of this machine must not read


class UnusableFolder(TableeError):
    """The data folder cannot be used."""


def make_folder(data: Path) -> None:
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        usable = os.access(data, os.R_OK | os.W_OK | os.X_OK)
    except (OSError, ValueError) as error:
        raise UnusableFolder(f"the data folder {data} cannot be used: {error}") from None
    if not usable:
        raise UnusableFolder(f"the data folder {data} cannot be used: no permission to write in it")


def make_private(path: Path) -> None:
    """Create a file that only its owner can read, or remove the access of others."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    path.chmod(PRIVATE)


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(data: Path) -> Iterator[None]:
    """Keep other servers off the folder. The system releases the lock with the process."""
    make_folder(data)
    path = data / LOCK
    try:
        file = open(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE), "r+b")  # noqa: SIM115
    except OSError as error:
        raise UnusableFolder(f"the data folder {data} cannot be used: {error}") from None
    with file:
        try:
            lock(file)
        except OSError:
            raise UnusableFolder(
                f"another server uses the data folder {data}: stop it first, or name another"
                " folder with --data (several servers share a PostgreSQL database)"
            ) from None
        yield
