"""HTTP messages about seats: arranging them, invitations, playing again."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.server.parts import Wire

SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class GiveSeat(Wire):
    """POST /api/tables/{id}/give: for the host, before the start; change who an unheld seat is for.

    A seat that a person holds must be freed first.
    """

    seat: SeatNumber
    """The seat."""
    kind: Literal["bot", "open", "friend"]
    """bot: a bot plays it; open and friend as in `SeatInfo`."""
    bot: str | None = None
    """The bot's name, if `kind` is bot."""


class SwapSeats(Wire):
    """POST /api/tables/{id}/swap: for the host, before the start; exchange two seats."""

    seats: tuple[SeatNumber, SeatNumber]
    """The two seats. Whoever has one has the other then, bots included."""


class FreeSeat(Wire):
    """POST /api/tables/{id}/free: for the host, before the start; take a seat from its person."""

    seat: SeatNumber
    """The seat. It can be taken again, by its link or by anybody, as before."""


class PlayAgain(Wire):
    """POST /api/tables/{id}/rematch: meet again at a new table. The first to ask decides how."""

    rotate: bool = True
    """True: everybody moves up one seat, so that another player begins; false: the same seats."""


class LinkInfo(Wire):
    """GET /api/links/{secret}: what a link leads to, and whether it still holds."""

    kind: Literal["watch", "play", "device"]
    """watch: a place to watch from; play: a seat; device: your own seat, on this device."""
    table: str
    """The table's id."""
    game: str
    """The game's name."""
    host: str | None
    """Who invites; null: they have no seat at the table."""
    players: list[str]
    """The people who have a seat."""
    state: Literal["good", "yours", "taken", "started", "over"]
    """good: it can be used; yours: you have the seat; taken: somebody else has it; started: the
    game has begun without it; over: the game is over."""
