"""What the host of a table may do about others, and how a game is ended early.

The work runs in the table's own task. The requests are in another module.
"""

from __future__ import annotations

from typing import Literal

from litestar import post
from litestar.params import JSONBody

from tablee.server import sitting, stuck
from tablee.server.infos import watcher_id
from tablee.server.lobby import Asked, Place, table_for
from tablee.server.parts import TableInfo
from tablee.server.records import Ended, EndWanted, Muted, Said, SentAway
from tablee.server.refusals import Refusal
from tablee.server.requests import EndGame, MutePerson, SendAway
from tablee.server.seating import FreeSeat, GiveSeat, SwapSeats
from tablee.server.store import Guest
from tablee.server.table import OpenTable


def speaker(table: OpenTable, host: Guest, number: int) -> tuple[str, str]:
    """Return the guest who said a line and their name. Hosts cannot act on themselves."""
    standing = table.standing
    if host.id != standing.host:
        raise Refusal("only-the-host-may")
    if 1 <= number <= standing.version:
        said = standing.lines[number - 1].kept.record
        if isinstance(said, Said) and said.guest is not None and said.guest != host.id:
            return said.guest, said.name
    raise Refusal("nobody-said-that")


async def mute_person(table: OpenTable, host: Guest, wish: MutePerson) -> None:
    guest, name = speaker(table, host, wish.speaker)
    if (guest in table.standing.muted) != wish.muted:
        await table.add(Muted(guest, name, wish.muted))


def watcher(table: OpenTable, host: Guest, number: str) -> tuple[str, str]:
    """Return a guest who watches, or is no longer allowed to, and their name."""
    standing = table.standing
    if host.id != standing.host:
        raise Refusal("only-the-host-may")
    for guest, name in (table.attendance.named() | standing.sent_away).items():
        if guest != host.id and watcher_id(standing, guest) == number:
            return guest, name
    raise Refusal("nobody-watches-so")


async def send_person_away(table: OpenTable, host: Guest, wish: SendAway) -> None:
    if wish.watcher is not None:
        guest, name = watcher(table, host, wish.watcher)
    else:
        guest, name = speaker(table, host, wish.speaker)
    if table.standing.seat_of(guest) >= 0:
        raise Refusal("players-stay")
    if (guest in table.standing.sent_away) != wish.away:
        await table.add(SentAway(guest, name, wish.away))


async def end_game(table: OpenTable, guest: Guest, wanted: bool) -> None:
    """End a game because all its people want it, or its host where nobody else decides."""
    standing = table.standing
    if standing.phase in ("stuck", "ended"):
        await stuck.end(table, guest)
        return
    if standing.phase == "waiting":
        raise Refusal("not-started-yet")
    if standing.phase == "over":
        raise Refusal("the-game-is-over")
    seat, others = standing.seat_of(guest.id), set(standing.owners())
    if wanted and guest.id == standing.host and standing.may_be_ended_by(seat, table.failed):
        await table.add(Ended(seat, why_alone(table, others <= {seat})))
        return
    if seat < 0:
        raise Refusal("you-have-no-seat")
    if wanted and others <= standing.ending | {seat}:
        await table.add(Ended(seat, "agreed"))
    elif wanted != (seat in standing.ending):
        await table.add(EndWanted(seat, wanted))


def why_alone(table: OpenTable, alone: bool) -> Literal["alone", "fault", "unplayed"]:
    """Say why the host needs nobody's consent."""
    if alone:
        return "alone"
    return "fault" if table.failed else "unplayed"


@post("/api/tables/{table:str}/mute", status_code=200)
async def mute(request: Asked, table: Place, data: JSONBody[MutePerson]) -> TableInfo:
    found, guest = await table_for(request, table)
    await found.ask_again(lambda: mute_person(found, guest, data))
    return found.info(guest)


@post("/api/tables/{table:str}/send_away", status_code=200)
async def send_away(request: Asked, table: Place, data: JSONBody[SendAway]) -> TableInfo:
    found, guest = await table_for(request, table)
    await found.ask_again(lambda: send_person_away(found, guest, data))
    return found.info(guest)


@post("/api/tables/{table:str}/end", status_code=200)
async def end(request: Asked, table: Place, data: JSONBody[EndGame]) -> TableInfo:
    found, guest = await table_for(request, table)
    await found.ask_again(lambda: end_game(found, guest, data.wanted))
    return found.info(guest)


@post("/api/tables/{table:str}/resign", status_code=200)
async def resign(request: Asked, table: Place) -> TableInfo:
    found, guest = await table_for(request, table)
    await found.ask_again(lambda: sitting.resign(found, guest))
    return found.info(guest)


@post("/api/tables/{table:str}/give", status_code=200)
async def give(request: Asked, table: Place, data: JSONBody[GiveSeat]) -> TableInfo:
    found, guest = await table_for(request, table)
    await found.ask_again(lambda: sitting.give(found, guest, data))
    return found.info(guest)


@post("/api/tables/{table:str}/swap", status_code=200)
async def swap(request: Asked, table: Place, data: JSONBody[SwapSeats]) -> TableInfo:
    found, guest = await table_for(request, table)
    await found.ask_again(lambda: sitting.swap(found, guest, *data.seats))
    return found.info(guest)


@post("/api/tables/{table:str}/free", status_code=200)
async def free(request: Asked, table: Place, data: JSONBody[FreeSeat]) -> TableInfo:
    found, guest = await table_for(request, table)
    await found.ask_again(lambda: sitting.free(found, guest, data.seat))
    return found.info(guest)


ROUTES = [mute, send_away, end, resign, give, swap, free]
