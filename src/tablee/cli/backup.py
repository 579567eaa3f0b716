"""`tablee backup`: a copy of all tables, safe while people play."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "copy the web table's database to a file, also while people play"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the file to write; it must not exist yet")
    parser.add_argument("--data", type=Path, help="folder of the tables, as for tablee serve")


def run(arguments: argparse.Namespace) -> None:
    from tablee.core.errors import TableeError

    try:
        from tablee.server.settings import DATABASE, default_data
        from tablee.server.sqlite import back_up
    except ModuleNotFoundError as error:
        raise TableeError(f"{error.name} is missing: pip install 'tablee[server]'") from None

    data = arguments.data or default_data()
    back_up(data / DATABASE, arguments.file)
    print(f"{arguments.file}: {arguments.file.stat().st_size} bytes")
    print(f"To restore: stop the server and put it in the data folder as {DATABASE},")
    print(f"with no {DATABASE}-wal or {DATABASE}-shm beside it.")
