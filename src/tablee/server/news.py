"""What server processes that share a database tell one another: little, and no hidden piece.

Entries do not travel this way, only the news that there is one. Who is connected where is forgotten
unless it is repeated, so the people of a process that died disappear with it.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Grew(Struct, frozen=True, tag="grew"):
    """The log of a table has reached an entry of this number."""

    table: str
    version: int


class Here(Struct, frozen=True, tag="here"):
    """Who looks at a table through a process: sockets by seat, and the votes of those people."""

    table: str
    process: str
    sockets: list[int]
    watchers: int
    votes: list[list[int]]  # by seat: who of this process votes for a bot to stand in
    watching: dict[str, str] = {}  # guests who watch, with their names; in a crowd, some of them


class Who(Struct, frozen=True, tag="who"):
    """A process has opened a table and asks who is there."""

    table: str
    process: str


class Decided(Struct, frozen=True, tag="decided"):
    """A seat has set something in advance."""

    table: str


class Failed(Struct, frozen=True, tag="failed"):
    """A fault of the program stopped the game of a table."""

    table: str


class Pointing(Struct, frozen=True, tag="pointing"):
    """A seat shows its side a piece, or a way from one to another."""

    table: str
    seat: int
    thing: str
    pieces: list[str]


class Unsure(Struct, frozen=True, tag="unsure"):
    """News may have been missed: check everything. Never sent."""


News = Grew | Here | Who | Decided | Failed | Pointing | Unsure
_decoder: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


def told(news: News) -> str:
    return msgspec.json.encode(news).decode()


def understood(payload: str) -> News | None:
    """Return the news, or None for a message of another version of this program."""
    try:
        return _decoder.decode(payload)
    except msgspec.DecodeError:
        return None
