"""`tablee serve`: the web table."""

from __future__ import annotations

import argparse
from pathlib import Path

from tablee.server.config import Layers, number_like, show, span
from tablee.server.settings import LIMITS, Settings, default_data

HELP = "serve the web table to browsers"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_place(parser)
    add_names(parser)
    parser.add_argument("--workers", type=int, default=1, help="processes for bots (1)")
    parser.add_argument(
        "--ray",
        nargs="?",
        const="auto",
        metavar="ADDRESS",
        help="let bots search on this Ray cluster, --workers at a time (auto: the one that runs"
        " here; local: start one)",
    )
    add_retention(parser)
    add_metrics(parser)
    add_limits(parser)
    parser.add_argument(
        "--log", choices=("debug", "info", "warning", "error"), default="info", help="what to log"
    )
    parser.add_argument(
        "--config", type=Path, help="a TOML file with settings of these names (port = 8000)"
    )
    parser.add_argument(
        "--show-config", action="store_true", help="print each setting and its origin, and end"
    )
    Layers(parser)


def add_place(parser: argparse.ArgumentParser) -> None:
    """Add where the server listens and where it stores its data."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=port, default=8000, help="port to listen on (8000; 0: any)")
    parser.add_argument("--data", type=Path, help="folder for tables and guests")
    parser.add_argument(
        "--database",
        help="postgresql://user@host/name: keep tables and guests there, shared by all"
        " servers that name it (default: a file in the data folder)",
    )


def add_names(parser: argparse.ArgumentParser) -> None:
    """Add the names under which people reach the server, and whom it believes."""
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        help="a further origin whose pages may connect, such as https://play.example.org",
    )
    parser.add_argument(
        "--address",
        default="",
        help="the address under which people reach this server, such as https://play.example.org:"
        " links are built from it (default: what the browser asked for)",
    )
    parser.add_argument(
        "--host-name",
        action="append",
        default=[],
        help="a name this server answers to, such as play.example.org; private names and"
        " addresses need not be named (*: any name)",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        help="address or network of a proxy whose X-Forwarded headers are believed"
        " (127.0.0.1 and ::1; none: nobody's)",
    )


def add_retention(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--keep-finished", type=span, help="delete tables so long after their end: 90d (never)"
    )
    parser.add_argument(
        "--keep-guests", type=span, help="delete guests so long without a game: 30d (never)"
    )
    parser.add_argument(
        "--vacuum", action="store_true", help="give room back to the disk after deleting"
    )


def add_metrics(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--metrics-port", type=port, help="serve figures for Prometheus on this port (off)"
    )
    parser.add_argument(
        "--metrics-host", default="127.0.0.1", help="address for that port (127.0.0.1)"
    )


def add_limits(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("limits", "what one person may ask, and what is waited for")
    for limit in LIMITS:
        default = limit.default
        group.add_argument(
            f"--{limit.name.replace('_', '-')}",
            type=str if isinstance(default, str) else number_like(default),
            default=default,
            help=f"{limit.about} ({default if isinstance(default, str) else f'{default:g}'})",
        )


def run(arguments: argparse.Namespace) -> None:
    from tablee.core.errors import TableeError

    settled = arguments.layers.settle(arguments)
    try:
        from tablee.server.logs import write_logs
        from tablee.server.run import serve
    except ModuleNotFoundError as error:
        raise TableeError(f"{error.name} is missing: pip install 'tablee[server]'") from None

    arguments.data = arguments.data or default_data()
    if arguments.show_config:
        show([one._replace(value=getattr(arguments, one.dest)) for one in settled])
        return
    if arguments.database is not None:
        check_database(arguments.database)
    if arguments.metrics_port is not None:
        check_metrics()
    write_logs(arguments.log)
    settings = settings_of(arguments)
    metrics = (arguments.metrics_host, arguments.metrics_port) if settings.metrics else None
    serve(settings, arguments.host, arguments.port, metrics)


def settings_of(arguments: argparse.Namespace) -> Settings:
    """Return the server's settings from the final arguments."""
    check_stand_in(arguments.stand_in)
    return Settings(
        data=arguments.data,
        postgres=arguments.database,
        origins=tuple(arguments.origin),
        address=checked_address(arguments.address),
        host_names=(*arguments.host_name, arguments.host),
        proxies=trusted(arguments.trusted_proxy),
        workers=max(1, arguments.workers),
        ray=arguments.ray,
        metrics=arguments.metrics_port is not None,
        keep_finished=arguments.keep_finished.seconds if arguments.keep_finished else 0,
        keep_guests=arguments.keep_guests.seconds if arguments.keep_guests else 0,
        vacuum=arguments.vacuum,
        **{limit.name: getattr(arguments, limit.name) for limit in LIMITS},
    )


def check_stand_in(name: str) -> None:
    from tablee import bots
    from tablee.core.errors import TableeError

    if name not in bots.names():
        raise TableeError(f"--stand-in is one of {', '.join(bots.names())}, not {name[:100]!r}")


def check_metrics() -> None:
    from importlib.util import find_spec

    from tablee.core.errors import TableeError

    if find_spec("prometheus_client") is None:
        raise TableeError("prometheus_client is missing: pip install 'tablee[server]'")


def port(word: str) -> int:
    """Read a port; argparse prints the message."""
    if not word.isascii() or not word.isdigit() or len(word) > 5 or int(word) > 65_535:
        raise argparse.ArgumentTypeError(f"{word[:20]!r} is no port: 0 to 65535")
    return int(word)


def checked_address(address: str) -> str:
    from urllib.parse import urlsplit

    from tablee.core.errors import TableeError

    parts = urlsplit(address)
    wrong = parts.scheme not in ("http", "https") or not parts.netloc
    if address and (wrong or parts.path.strip("/") or parts.query):
        raise TableeError(f"--address is like https://play.example.org, not {address[:100]!r}")
    return address.rstrip("/")


def trusted(proxies: list[str] | None) -> tuple[str, ...]:
    """Return the trusted proxies: those named, or those on this machine."""
    from ipaddress import ip_network

    from tablee.core.errors import TableeError

    if proxies is None:
        return Settings(Path()).proxies
    found = [word for word in proxies if word != "none"]
    for word in found:
        try:
            ip_network(word, strict=False)
        except ValueError:
            raise TableeError(
                f"--trusted-proxy is an address or a network such as 10.0.0.0/8, not {word[:100]!r}"
            ) from None
    return tuple(found)


def check_database(url: str) -> None:
    """Refuse at once what would only fail later."""
    from importlib.util import find_spec

    from tablee.core.errors import TableeError

    if not url.startswith(("postgresql://", "postgres://")):
        raise TableeError("--database is a postgresql:// address; a file is chosen with --data")
    if find_spec("asyncpg") is None:
        raise TableeError("asyncpg is missing: pip install 'tablee[postgres]'")
