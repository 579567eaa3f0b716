"""Who sits where: taking a seat, leaving it, moving it to another device, the start.

This runs in the table's own task.
"""

from __future__ import annotations

from tablee.server.records import Began, SeatLeft, SeatTaken, SeedAdded
from tablee.server.refusals import Refusal
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
