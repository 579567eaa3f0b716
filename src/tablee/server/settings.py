"""What an instance is set to."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from msgspec import Struct

DATABASE = "tablee.sqlite3"


def default_data() -> Path:
    """Return the folder for an application's data, by the custom of the system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "tablee"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablee"


class Settings(Struct, frozen=True):
    """Limits and places; the defaults are for people at home."""

    data: Path
    postgres: str | None = None  # postgresql://...: instead of a file in the data folder
    origins: tuple[str, ...] = ()  # further origins that may open sockets (a proxy, a dev server)
    address: str = ""  # under which people reach this server, for links: https://play.example.org
    host_names: tuple[str, ...] = ()  # names it answers to besides private ones; *: any
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word on addresses and https counts
    database_seconds: float = 4.0  # for an answer of PostgreSQL
    bot_seconds: float = 20.0  # a bot's time for one answer
    retry_seconds: float = 5.0  # before a bot's move that could not be saved is tried again
    quiet_seconds: float = 1.0  # before an answer is seen that would tell something if at once
    check_seconds: float = 5.0  # to read a scenario file of a guest
    metrics: bool = False  # whether figures are kept for a port of their own
    workers: int = 1  # processes in which bots search; one more answers at a glance
    bot_tables: int = 8  # of one guest at which bots think at the same time
    stand_in: str = "greedy"  # the bot that plays for people who are away
    vote_after: int = 120  # seconds away before the table may vote
    own_seconds: float = 1.0  # between looks for tables whose process has gone
    here_seconds: float = 5.0  # between words to other processes about who is here
    idle_seconds: float = 600.0  # a table nobody looks at is put away after this
    message_rate: float = 20.0  # messages a second from one socket
    message_burst: int = 60
    chat_rate: float = 1.0  # lines of chat a second from one person at one table
    chat_burst: int = 3
    request_rate: float = 10.0  # requests a second from one address that change something
    request_burst: int = 60
    look_seconds: float = 2.0  # between looks for what was changed from outside
    keep_finished: int = 0  # seconds after which a finished table is deleted; 0: never
    keep_guests: int = 0  # seconds after which a guest without games is deleted; 0: never
    vacuum: bool = False  # whether room is given back to the disk after that
    retention_seconds: float = 3600.0  # between looks for what is older
    read_rate: float = 50.0  # requests a second from one address that only ask
    read_burst: int = 200
    lobby_seconds: float = 1.0  # for which the lists of the lobby are kept
    sockets: int = 20  # of one guest, or of one address without a name
    address_sockets: int = 400  # of one address, whoever its guests are
    address_connections: int = 500  # of one address, sockets among them
    request_seconds: float = 10.0  # in which a request has to arrive
    table_rate: float = 1 / 30  # tables a second that are made from one address
    table_burst: int = 60
    presence_seconds: float = 0.1  # before players hear who came and went meanwhile
    watchers_hear_seconds: float = 2.0  # before watchers hear it
    backlog: int = 256  # messages waiting for a browser that reads slowly

    @property
    def database(self) -> Path:
        return self.data / DATABASE
