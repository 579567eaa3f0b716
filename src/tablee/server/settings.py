"""The settings of an instance. The text next to a default is the help text of its flag."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import NamedTuple, TypeVar

T = TypeVar("T", int, float, str)

DATABASE = "tablee.sqlite3"


def default_data() -> Path:
    """Return the default data folder, following the convention of the operating system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "tablee"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablee"


def of_flag(default: T, about: str) -> T:
    """Return a field that `tablee serve` offers as a flag of the same name."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Settings:
    """Limits and locations. The defaults suit people at home."""

    data: Path
    postgres: str | None = None  # postgresql://..., used instead of a file in the data folder
    origins: tuple[str, ...] = ()  # further origins that may open sockets (a proxy, a dev server)
    address: str = ""  # where people reach this server, for links: https://play.example.org
    bound: tuple[str, int] | None = None  # host and port on which it listens
    host_names: tuple[str, ...] = ()  # host names it answers to, besides private ones; *: any
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # trusted for client addresses and https
    metrics: bool = False  # whether metrics are collected and served on their own port
    workers: int = 1  # processes in which bots search; one more gives the quick answers
    ray: str | None = None  # a Ray cluster on which they search instead; "local": of this machine
    keep_finished: int = 0  # seconds after which a finished table is deleted; 0: never
    keep_guests: int = 0  # seconds after which a guest without games is deleted; 0: never
    vacuum: bool = False  # whether disk space is freed after deleting
    # -- rate limits
    request_rate: float = of_flag(10.0, "requests per second and address that change something")
    request_burst: int = of_flag(60, "such requests allowed at once")
    request_seconds: float = of_flag(10.0, "seconds within which a request must arrive")
    read_rate: float = of_flag(50.0, "requests per second and address that only read")
    read_burst: int = of_flag(200, "such requests allowed at once")
    address_connections: int = of_flag(500, "connections per address, sockets included")
    address_sockets: int = of_flag(400, "sockets per address, for all its guests together")
    sockets: int = of_flag(20, "sockets per guest, or per address without a named guest")
    message_rate: float = of_flag(20.0, "messages per second on one socket")
    message_burst: int = of_flag(60, "messages allowed at once on one socket")
    backlog: int = of_flag(256, "messages that may wait for a browser that reads slowly")
    chat_rate: float = of_flag(1.0, "chat lines per second for one person at one table")
    chat_burst: int = of_flag(3, "such lines allowed at once")
    table_rate: float = of_flag(1 / 30, "new tables per second and address")
    table_burst: int = of_flag(60, "new tables allowed at once per address")
    bot_tables: int = of_flag(8, "tables per guest where bots may think at the same time")
    # -- at a table
    stand_in: str = of_flag("greedy", "the bot that plays for people who are away")
    vote_after: int = of_flag(120, "seconds a person must be away before the table may vote")
    bot_seconds: float = of_flag(20.0, "seconds a bot may take for one answer")
    retry_seconds: float = of_flag(5.0, "seconds before retrying a bot's move that was not saved")
    quiet_seconds: float = of_flag(1.0, "seconds to delay an answer so its speed reveals nothing")
    check_seconds: float = of_flag(5.0, "seconds allowed for reading a guest's scenario file")
    simulate_seconds: float = of_flag(60.0, "seconds bots may take for one game of a simulation")
    review_seconds: float = of_flag(300.0, "seconds a review may take for two decisions")
    hint_seconds: float = of_flag(30.0, "seconds a bot may think about a hint")
    library_files: int = of_flag(30, "files a guest may store")
    library_all: int = of_flag(2000, "files all guests together may store")
    presence_seconds: float = of_flag(0.1, "seconds before players are told who came and went")
    watchers_hear_seconds: float = of_flag(2.0, "seconds before watchers are told")
    # -- how often the server checks
    idle_seconds: float = of_flag(600.0, "seconds until a table nobody looks at is unloaded")
    lobby_seconds: float = of_flag(1.0, "seconds for which the lobby's lists are cached")
    look_seconds: float = of_flag(2.0, "seconds between checks for changes made from outside")
    retention_seconds: float = of_flag(3600.0, "seconds between checks for what may be deleted")
    own_seconds: float = of_flag(1.0, "seconds between checks for tables whose process is gone")
    here_seconds: float = of_flag(5.0, "seconds between telling other processes who is here")
    database_seconds: float = of_flag(4.0, "seconds to wait for an answer from PostgreSQL")

    @property
    def database(self) -> Path:
        return self.data / DATABASE


class Limit(NamedTuple):
    """A setting with a flag of its own name."""

    name: str
    default: int | float | str
    about: str


LIMITS = [
    Limit(one.name, getattr(Settings, one.name), one.metadata["about"])
    for one in fields(Settings)
    if "about" in one.metadata
]
