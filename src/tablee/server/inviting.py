"""Links: addresses that give a seat or a place to watch, what they say, and their QR codes."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Literal, cast

from litestar import Response, get, post
from litestar.params import Parameter

from tablee.server import sitting
from tablee.server.hosts import name_of
from tablee.server.lobby import Asked, Place, guest_of, site_of, table_for, visitor
from tablee.server.nearby import bases_of, is_loopback
from tablee.server.refusals import Refusal
from tablee.server.requests import Links, LinkUsed
from tablee.server.seating import LinkInfo
from tablee.server.standing import Standing
from tablee.server.store import Guest, Link

PATH = "/l/"
SVG = "image/svg+xml"
MODULE = 4  # pixels for each square of a code


def base_of(request: Asked) -> str:
    """Return the address of this server as the asker knows it, or as it is configured."""
    here = f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"
    return site_of(request).settings.address.rstrip("/") or here


def nearby(request: Asked) -> tuple[bool, list[str]]:
    """Say whether the asker's address is of no use to friends, and which ones are."""
    settings = site_of(request).settings
    if settings.address or not is_loopback(name_of(request.headers.get("host", ""))):
        return False, []
    return True, bases_of(settings.bound)


@get("/api/tables/{table:str}/links")
async def links(request: Asked, table: Place) -> Links:
    found, guest = await table_for(request, table)
    maker, standing = site_of(request).links, found.standing
    base = base_of(request) + PATH
    play: list[str | None] = []
    for number, seat in enumerate(standing.seats):
        offered = guest.id == standing.host and seat.kind in ("open", "friend")
        if offered and not seat.is_taken() and standing.phase == "waiting":
            play.append(base + await maker.lasting(Link(found.id, "play", number)))
        else:
            play.append(None)
    own = standing.seat_of(guest.id)
    device = base + await maker.device(found.id, own) if own >= 0 else None
    here_only, bases = nearby(request)
    watch = base + await maker.lasting(Link(found.id, "watch"))
    return Links(watch, play, device, here_only, bases)


@get("/api/links/{secret:str}")
async def link_info(request: Asked, secret: Place) -> LinkInfo:
    """Say what a link leads to, before anybody follows it."""
    site, guest = site_of(request), await visitor(request)
    link = await site.links.find(secret)
    standing = (await site.tables.table(link.table)).standing
    host = standing.seat_of(standing.host)
    return LinkInfo(
        kind=cast(Literal["watch", "play", "device"], link.kind),
        table=link.table,
        game=standing.founding.game,
        host=standing.seats[host].name if host >= 0 else None,
        players=[seat.name for seat in standing.seats if seat.name is not None],
        state=state_of(standing, link, guest),
    )


def state_of(
    standing: Standing, link: Link, guest: Guest | None
) -> Literal["good", "yours", "taken", "started", "over"]:
    """Say whether a link still holds for this guest."""
    if link.kind == "play":
        if guest is not None and standing.seat_of(guest.id) == link.seat:
            return "yours"
        if standing.phase == "waiting":
            return "taken" if standing.seats[link.seat].is_taken() else "good"
        return "started" if standing.phase == "playing" else "over"
    if link.kind == "device" and standing.phase in ("over", "ended"):
        return "over"
    return "good"


@get("/api/links/{secret:str}/qr", media_type=SVG)
async def qr_code(
    request: Asked, secret: Place, near: Annotated[int, Parameter(ge=-1, le=20)] = -1
) -> Response[bytes]:
    """Return a link as a picture that a phone reads; `near` chooses one of the `nearby` bases."""
    await site_of(request).links.find(secret)
    base = base_of(request)
    if near >= 0:
        _, bases = nearby(request)
        if near >= len(bases):
            raise Refusal("malformed", why="near")
        base = bases[near]
    return Response(drawn(base + PATH + secret), media_type=SVG)


def drawn(address: str) -> bytes:
    import segno  # loaded with the first code

    made = BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(made, kind="svg", scale=MODULE, border=4, light="#fff", xmldecl=False)
    return made.getvalue()


@post("/api/links/{secret:str}", status_code=200)
async def use_link(request: Asked, secret: Place) -> LinkUsed:
    guest, site = await guest_of(request), site_of(request)
    link = await site.links.find(secret)
    table = await site.tables.table(link.table)
    if link.kind == "watch":
        await site.store.invite(link.table, guest.id)
        return LinkUsed(link.table, table.standing.seat_of(guest.id))
    if link.kind == "play":
        seat = await table.ask_again(lambda: sitting.sit(table, guest, link.seat))
        return LinkUsed(link.table, seat)
    if table.standing.seat_of(guest.id) not in (-1, link.seat):
        raise Refusal("you-have-a-seat")
    await site.links.use_up(secret)
    await table.ask_again(lambda: sitting.move_seat(table, guest, link.seat))
    return LinkUsed(link.table, link.seat)


ROUTES = [links, link_info, qr_code, use_link]
