"""Practice: a finished game is played on from one of its moments, with bots in the other seats.

A practice table is a table like any other. Its founding names the game it comes from and holds the
position with which it begins; its chance is its own. Practice tables are private.
"""

from __future__ import annotations

import asyncio
import time

from litestar import get, post
from litestar.params import JSONBody

from tablee.core import record
from tablee.core.engine import State
from tablee.core.options import complete
from tablee.core.rng import secret
from tablee.server import fairness
from tablee.server.course import fresh_rng
from tablee.server.infos import Audience, Viewer, table_info
from tablee.server.lobby import Asked, Place, finished, guest_of, site_of
from tablee.server.looking_back import Past
from tablee.server.parts import TableInfo
from tablee.server.records import Founding, Origin, SeatPlan
from tablee.server.refusals import Refusal
from tablee.server.requests import Branches, Practise
from tablee.server.standing import Standing
from tablee.server.store import Guest, Row
from tablee.server.tables import new_id

MOST = 200  # of a guest's tables, the last changed first, among which branches are looked for


def origin(table: str, past: Past, wish: Practise) -> Origin:
    """Return the game at a frame; what the seat could not see may be dealt anew."""
    for number, (state, last) in enumerate(past.states()):
        if number == wish.frame and not last:
            begun: State = state.clone()
            if wish.anew:
                begun = past.game.determinize(state, wish.seat, fresh_rng())
            begun.rng = secret(0)  # the new table draws by a source of its own
            ints = record.to_ints(begun, past.game.steps)
            version = past.versions[number - 1] if number else past.begun
            return Origin(table, number, version, wish.anew, ints)
    raise Refusal("nothing-is-left-to-play")


def founding_of(standing: Standing, host: Guest, wish: Practise, begins: Origin) -> Founding:
    """Return the new table: the asker in one seat, friends in some, bots in the others."""
    old, game = standing.founding, standing.game

    def plan(seat: int) -> SeatPlan:
        if seat == wish.seat:
            return SeatPlan("person")
        return SeatPlan("friend") if seat in wish.friends else SeatPlan("bot", wish.bot)

    return Founding(
        id=new_id(),
        game=old.game,
        rules_version=int(game.version),
        options=complete(game.options, old.options),
        visibility="private",
        stand_in_after=0,
        plan=[plan(seat) for seat in range(len(standing.seats))],
        host=host.id,
        created=int(time.time()),
        server_seed=fairness.new_seed(),
        estimates=old.estimates,
        own=old.own,
        practice=True,
        origin=begins,
    )


@post("/api/tables/{table:str}/practice")
async def practise(request: Asked, table: Place, data: JSONBody[Practise]) -> TableInfo:
    guest, site = await guest_of(request), site_of(request)
    standing = await finished(request, table)
    if standing.archive is not None:
        raise Refusal("played-by-other-rules", version=standing.archive.rules_version)
    seats = range(len(standing.seats))
    if data.seat not in seats or not set(data.friends) <= set(seats) - {data.seat}:
        raise Refusal("malformed", why="seat")
    if not site.made.allow(request.client.host if request.client else ""):
        raise Refusal("too-many-tables")
    begins = await asyncio.to_thread(origin, table, Past(standing), data)
    founding = founding_of(standing, guest, data, begins)
    made = await site.tables.found(founding, [(data.seat, guest.id, guest.name)])
    if not data.friends:
        await site.tables.start(made, guest)
    return made.info(guest)


@get("/api/tables/{table:str}/practice")
async def branches(request: Asked, table: Place) -> Branches:
    """Return the asker's own practice tables that come from a game, directly or by others."""
    guest, site = await guest_of(request), site_of(request)
    await site.tables.visible(table, guest)
    rows: list[Row] = []
    for over in (False, True):
        rows += await site.store.tables_of(guest.id, over, MOST)
    return Branches([info_of(row, guest) for row in grown_from(table, rows)])


def grown_from(table: str, rows: list[Row]) -> list[Row]:
    """Return the rows whose games go on from a table, or from one of these."""
    known, before = {table}, 0
    while len(known) > before:
        before = len(known)
        known |= {row.founding.id for row in rows if origin_of(row) in known}
    found = [row for row in rows if origin_of(row) in known]
    return sorted(found, key=lambda row: -row.summary.changed)


def origin_of(row: Row) -> str | None:
    return row.founding.origin.table if row.founding.origin is not None else None


def info_of(row: Row, guest: Guest) -> TableInfo:
    founding, summary = row.founding, row.summary
    seat = summary.guests.index(guest.id) if guest.id in summary.guests else -1
    viewer = Viewer(guest.id, seat, founding.host == guest.id)
    return table_info(founding, summary, viewer, Audience())


ROUTES = [practise, branches]
