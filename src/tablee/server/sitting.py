"""Who sits where: taking a seat, leaving it, moving it to another device, the start.

This runs in the table's own task.
"""

from __future__ import annotations

from tablee import bots
from tablee.server.records import (
    Began,
    BotStoodIn,
    SeatGiven,
    SeatLeft,
    SeatsSwapped,
    SeatTaken,
    SeedAdded,
)
from tablee.server.refusals import Refusal
from tablee.server.seating import GiveSeat
from tablee.server.store import Guest
from tablee.server.table import OpenTable


async def sit(table: OpenTable, guest: Guest, number: int | None, seed: str | None = None) -> int:
    """Give a guest an open seat, or the one a link leads to."""
    standing = table.standing
    held = standing.seat_of(guest.id)
    if held >= 0:
        if number not in (None, held):
            raise Refusal("you-have-a-seat")
        return held
    if standing.phase != "waiting":
        raise Refusal("already-started")
    number = open_seat(table) if number is None else number
    if standing.seats[number].is_taken():
        raise Refusal("seat-is-taken")
    await table.add(SeatTaken(number, guest.id, guest.name))
    table.count_sockets()
    if seed is not None:
        await table.add(SeedAdded(number, seed))
    table.refresh(guest.id)
    return number


def open_seat(table: OpenTable) -> int:
    for number, seat in enumerate(table.standing.seats):
        if seat.kind == "open" and not seat.is_taken():
            return number
    raise Refusal("no-seat-is-open")


async def join(table: OpenTable, guest: Guest, number: int | None, seed: str | None) -> None:
    """Take a seat without a link: only an open one, and never at a private table."""
    seats, own = table.standing.seats, table.standing.seat_of(guest.id)
    if number is not None:
        if not 0 <= number < len(seats):
            raise Refusal("no-seat-is-open")
        if seats[number].kind != "open" and own != number:
            raise Refusal("no-seat-is-open")
    is_private = table.standing.founding.visibility == "private"
    if is_private and own < 0 and guest.id != table.standing.host:
        raise Refusal("a-seat-needs-a-link")
    await sit(table, guest, number, seed)


async def leave(table: OpenTable, guest: Guest) -> None:
    number = held_by(table, guest)
    if table.standing.phase != "waiting":
        raise Refusal("already-started")
    await table.add(SeatLeft(number, guest.name))
    table.count_sockets()
    table.refresh(guest.id)


async def resign(table: OpenTable, guest: Guest) -> None:
    """Leave a game under way: a bot plays on at once, and nobody waits for the person any more."""
    number = held_by(table, guest)
    if table.standing.phase == "waiting":
        raise Refusal("not-started-yet")
    if table.standing.phase != "playing":
        raise Refusal("the-game-is-over")
    if not table.standing.seats[number].resigned:
        bot = table.settings.stand_in
        await table.add(BotStoodIn(number, bot, voted=False, resigned=True))


# -- what the host arranges before the start --------------------------------------------------


def arranging(table: OpenTable, guest: Guest, *numbers: int) -> None:
    """Check that a guest may arrange these seats now."""
    if guest.id != table.standing.host:
        raise Refusal("only-the-host-may")
    if table.standing.phase != "waiting":
        raise Refusal("already-started")
    if any(number >= len(table.standing.seats) for number in numbers):
        raise Refusal("malformed", why="seat")


async def give(table: OpenTable, guest: Guest, wish: GiveSeat) -> None:
    """Give a seat that nobody holds to a bot, or let people have a bot's seat."""
    arranging(table, guest, wish.seat)
    if (wish.bot is not None) != (wish.kind == "bot"):
        raise Refusal("malformed", why="bot")
    if wish.bot is not None and wish.bot not in bots.names():
        raise Refusal("malformed", why=f"bot: one of {', '.join(bots.names())}")
    seat = table.standing.seats[wish.seat]
    if seat.guest is not None:
        raise Refusal("seat-is-taken")
    if (seat.kind, seat.bot) != (wish.kind, wish.bot):
        await table.add(SeatGiven(wish.seat, wish.kind, wish.bot))


async def swap(table: OpenTable, guest: Guest, one: int, other: int) -> None:
    arranging(table, guest, one, other)
    if one == other:
        raise Refusal("malformed", why="seats")
    await table.add(SeatsSwapped((one, other)))
    table.count_sockets()
    for number in (one, other):
        if (moved := table.standing.seats[number].guest) is not None:
            table.refresh(moved)


async def free(table: OpenTable, guest: Guest, number: int) -> None:
    """Take a seat from a person who does not come. Hosts give up their own seat by leaving."""
    arranging(table, guest, number)
    seat = table.standing.seats[number]
    if seat.guest is None or seat.guest == guest.id:
        raise Refusal("nobody-to-send-away")
    held = seat.guest
    await table.add(SeatLeft(number, seat.name or "?", freed=True))
    table.count_sockets()
    table.refresh(held)


async def move_seat(table: OpenTable, guest: Guest, number: int) -> None:
    """Move a seat to another device. The old device watches from now on."""
    standing = table.standing
    before = standing.seats[number].guest
    if before == guest.id:
        return
    if before is None:
        raise Refusal("no-such-link")
    if standing.seat_of(guest.id) >= 0:
        raise Refusal("you-have-a-seat")
    name = standing.seats[number].name or guest.name
    await table.store.invite(table.id, before)
    await table.add(SeatTaken(number, guest.id, name))
    table.count_sockets()
    table.refresh(before)
    table.refresh(guest.id)


async def add_seed(table: OpenTable, guest: Guest, seed: str) -> None:
    number = held_by(table, guest)
    if table.standing.phase != "waiting":
        raise Refusal("already-started")
    await table.add(SeedAdded(number, seed))


async def start(table: OpenTable, guest: Guest) -> None:
    standing = table.standing
    if guest.id != standing.host:
        raise Refusal("only-the-host-may")
    if standing.phase != "waiting":
        raise Refusal("already-started")
    if not all(seat.is_taken() for seat in standing.seats):
        raise Refusal("seats-are-empty")
    await table.add(Began([seat.seed for seat in standing.seats]))
    table.set_timers()


def held_by(table: OpenTable, guest: Guest) -> int:
    number = table.standing.seat_of(guest.id)
    if number < 0:
        raise Refusal("you-have-no-seat")
    return number
