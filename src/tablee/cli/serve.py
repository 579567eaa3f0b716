"""`tablee serve`: the web table."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "serve the web table to browsers"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (8000; 0: any)")
    parser.add_argument("--data", type=Path, help="folder for tables and guests")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        help="a further origin whose pages may connect, such as https://play.example.org",
    )
    parser.add_argument("--workers", type=int, default=1, help="processes for bots (1)")
    parser.add_argument(
        "--log", choices=("debug", "info", "warning", "error"), default="info", help="what to log"
    )


def run(arguments: argparse.Namespace) -> None:
    from tablee.core.errors import TableeError

    try:
        from tablee.server.logs import write_logs
        from tablee.server.run import serve
        from tablee.server.settings import Settings, default_data
    except ModuleNotFoundError as error:
        raise TableeError(f"{error.name} is missing: pip install 'tablee[server]'") from None

    write_logs(arguments.log)
    data = arguments.data or default_data()
    settings = Settings(
        data=data, origins=tuple(arguments.origin), workers=max(1, arguments.workers)
    )
    serve(settings, arguments.host, arguments.port)
