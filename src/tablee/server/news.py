"""What server processes that share a database tell one another: little, and nothing secret.

No entry travels this way, only that there is one; who is connected where is forgotten when it
is not repeated, so that a process that died takes its people with it.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Grew(Struct, frozen=True, tag="grew"):
    """The log of a table has an entry of this number."""

    table: str
    version: int


class Here(Struct, frozen=True, tag="here"):
    """Who looks at a table through a process: sockets by seat, and what those people vote."""

    table: str
    process: str
    sockets: list[int]
    watchers: int
    votes: list[list[int]]  # by seat: who of here votes for a bot to stand in
    watching: dict[str, str] = {}  # guests who watch, with their names; of a crowd, some


class Who(Struct, frozen=True, tag="who"):
    """A process has opened a table and wants to know who is there."""

    table: str
    process: str


class Decided(Struct, frozen=True, tag="decided"):
    """A seat has set something in advance."""

    table: str


class Failed(Struct, frozen=True, tag="failed"):
    """The game of a table could not go on, by a fault of the program."""

    table: str


class Unsure(Struct, frozen=True, tag="unsure"):
    """News may have been missed: look at everything. Never sent."""


News = Grew | Here | Who | Decided | Failed | Unsure
_decoder: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


def told(news: News) -> str:
    return msgspec.json.encode(news).decode()


def understood(payload: str) -> News | None:
    """Return the news, or None for what another version of this program tells."""
    try:
        return _decoder.decode(payload)
    except msgspec.DecodeError:
        return None
