"""The settings of an instance. The sentence beside a default is the help of its flag."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import NamedTuple, TypeVar

T = TypeVar("T", int, float, str)

DATABASE = "tablee.sqlite3"


def default_data() -> Path:
    """Return the folder for an application's data, by the convention of the system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "tablee"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablee"


def of_flag(default: T, about: str) -> T:
    """Return a field for which `tablee serve` has a flag of the same name."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Settings:
    """Limits and places; the defaults suit people at home."""

    data: Path
    postgres: str | None = None  # postgresql://...: instead of a file in the data folder
    origins: tuple[str, ...] = ()  # further origins that may open sockets (a proxy, a dev server)
    address: str = ""  # under which people reach this server, for links: https://play.example.org
    host_names: tuple[str, ...] = ()  # names it answers to besides private ones; *: any
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word on addresses and https counts
    metrics: bool = False  # whether figures are kept for a port of their own
    workers: int = 1  # processes in which bots search; one more answers at a glance
    keep_finished: int = 0  # seconds after which a finished table is deleted; 0: never
    keep_guests: int = 0  # seconds after which a guest without games is deleted; 0: never
    vacuum: bool = False  # whether room is given back to the disk after that
    # -- who asks how much
    request_rate: float = of_flag(10.0, "requests a second by address that change something")
    request_burst: int = of_flag(60, "such requests at once")
    request_seconds: float = of_flag(10.0, "seconds in which a request has to arrive")
    read_rate: float = of_flag(50.0, "requests a second by address that only ask")
    read_burst: int = of_flag(200, "such requests at once")
    address_connections: int = of_flag(500, "connections by address, sockets among them")
    address_sockets: int = of_flag(400, "sockets by address, whoever its guests are")
    sockets: int = of_flag(20, "sockets of one guest, or of one address without a name")
    message_rate: float = of_flag(20.0, "messages a second of one socket")
    message_burst: int = of_flag(60, "messages at once of one socket")
    backlog: int = of_flag(256, "messages that wait for a browser that reads slowly")
    chat_rate: float = of_flag(1.0, "lines of chat a second of one person at one table")
    chat_burst: int = of_flag(3, "such lines at once")
    table_rate: float = of_flag(1 / 30, "new tables a second by address")
    table_burst: int = of_flag(60, "new tables at once by address")
    bot_tables: int = of_flag(8, "tables of one guest at which bots think at the same time")
    # -- at a table
    stand_in: str = of_flag("greedy", "the bot that plays for people who are away")
    vote_after: int = of_flag(120, "seconds somebody is away before the table may vote")
    bot_seconds: float = of_flag(20.0, "seconds of a bot for one answer")
    retry_seconds: float = of_flag(5.0, "seconds before a bot's unsaved move is tried again")
    quiet_seconds: float = of_flag(1.0, "seconds before an answer that tells nothing by its speed")
    check_seconds: float = of_flag(5.0, "seconds to read a scenario file of a guest")
    simulate_seconds: float = of_flag(60.0, "seconds of bots for one game of a simulation")
    library_files: int = of_flag(30, "files of their own that a guest may keep")
    library_all: int = of_flag(2000, "such files of all guests together")
    presence_seconds: float = of_flag(0.1, "seconds before players hear who came and went")
    watchers_hear_seconds: float = of_flag(2.0, "seconds before watchers hear it")
    # -- how often the server looks
    idle_seconds: float = of_flag(600.0, "seconds after which a table nobody looks at is put away")
    lobby_seconds: float = of_flag(1.0, "seconds for which the lists of the lobby are kept")
    look_seconds: float = of_flag(2.0, "seconds between looks for what was changed from outside")
    retention_seconds: float = of_flag(3600.0, "seconds between looks for what may be deleted")
    own_seconds: float = of_flag(1.0, "seconds between looks for tables whose process has gone")
    here_seconds: float = of_flag(5.0, "seconds between words to other processes: who is here")
    database_seconds: float = of_flag(4.0, "seconds for an answer of PostgreSQL")

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
