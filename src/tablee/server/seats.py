"""The seats of a table, as the log changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from tablee.server.records import (
    BotStoodIn,
    PersonBack,
    SeatGiven,
    SeatLeft,
    SeatPlan,
    SeatsSwapped,
    SeatTaken,
    SeedAdded,
)

if TYPE_CHECKING:
    from tablee.server.standing import Standing

SeatRecord = SeatTaken | SeatLeft | SeatGiven | SeatsSwapped | SeedAdded | BotStoodIn | PersonBack


class Seat(Struct):
    """A seat: what it was meant for, who has it, and whether they are present."""

    kind: str
    bot: str | None = None  # its own bot, for a bot seat
    guest: str | None = None
    name: str | None = None
    stand_in: str | None = None  # the bot that stands in for the person
    resigned: bool = False  # the person left for good: a bot plays on
    seed: str | None = None
    sockets: int = 0  # not in the log: how many browsers of the person are connected
    away_since: float | None = None  # not in the log
    votes: set[int] = field(default_factory=set)  # not in the log

    def player(self) -> str | None:
        """Return the bot that plays here now, or None for a person."""
        return self.bot or self.stand_in

    def is_taken(self) -> bool:
        return self.bot is not None or self.guest is not None


def planned(plan: SeatPlan) -> Seat:
    return Seat(plan.kind, plan.bot)


def fold_seat(table: Standing, record: SeatRecord) -> None:
    """Apply an entry about a seat."""
    if isinstance(record, SeatsSwapped):
        one, other = record.seats
        table.seats[one], table.seats[other] = table.seats[other], table.seats[one]
        return
    seat = table.seats[record.seat]
    if isinstance(record, SeatTaken):
        if seat.guest is not None and seat.guest == table.host:
            table.host = record.guest  # moved to another device
        seat.guest, seat.name = record.guest, record.name
        seat.stand_in, seat.resigned = None, False
        table.sent_away.pop(record.guest, None)
    elif isinstance(record, SeatLeft):
        table.seats[record.seat] = Seat("open" if seat.kind == "person" else seat.kind)
    elif isinstance(record, SeatGiven):
        table.seats[record.seat] = Seat(record.to, record.bot)
    elif isinstance(record, SeedAdded):
        seat.seed = record.seed
    elif isinstance(record, BotStoodIn):
        seat.stand_in, seat.resigned = record.bot, record.resigned
        seat.votes.clear()
    else:
        seat.stand_in, seat.resigned = None, False
