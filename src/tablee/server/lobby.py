"""The lobby by HTTP: names, games, tables before and after play, links."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import Annotated, Any, cast

from litestar import Request, Response, get, post, put
from litestar.params import JSONBody, Parameter
from msgspec import json

from tablee import bots
from tablee.core import registry
from tablee.core.engine import Game
from tablee.core.errors import UnknownName
from tablee.core.options import Option
from tablee.core.own_data import takes_data
from tablee.core.statements import statements
from tablee.server import archive, fairness, sitting
from tablee.server.game_files import game_file
from tablee.server.guests import COOKIE, YEAR
from tablee.server.lists import List, tagged
from tablee.server.looking_back import (
    FRAMES_PAGE,
    Past,
    frames_of,
    scoring_of,
    statistics_of,
)
from tablee.server.packed import Packed, answered, packed
from tablee.server.parts import TableInfo
from tablee.server.refusals import Refusal
from tablee.server.requests import (
    AddSeed,
    AdvanceInfo,
    CreateTable,
    GameInfo,
    Join,
    Lobby,
    LobbyPage,
    Me,
    OptionInfo,
    RuleText,
    SetName,
)
from tablee.server.retold import Frames, Scoring, Statistics, Verified
from tablee.server.seating import PlayAgain
from tablee.server.site import Site
from tablee.server.standing import Standing
from tablee.server.store import Guest
from tablee.server.table import OpenTable
from tablee.server.tables import most_seats

Asked = Request[Any, Any, Any]
JSON = "application/json"
QUOTE = '"'
PROCESS = secrets.token_hex(4)  # another program may write the same moves in another way
Place = Annotated[str, Parameter(max_length=100)]


def site_of(request: Asked) -> Site:
    site: Site = request.app.state.site
    return site


async def visitor(request: Asked) -> Guest | None:
    """Return the guest who asks, if they have a name already."""
    return await site_of(request).guests.known(request.cookies.get(COOKIE))


async def guest_of(request: Asked) -> Guest:
    found = await visitor(request)
    if found is None:
        raise Refusal("no-name-yet")
    return found


async def table_for(request: Asked, name: str) -> tuple[OpenTable, Guest]:
    """Return a table that the asker may see; the asker must have a name."""
    guest = await guest_of(request)
    return await site_of(request).tables.visible(name, guest), guest


# -- guests -----------------------------------------------------------------------------


@get("/api/me")
async def me(request: Asked) -> Me:
    guest = await visitor(request)
    return Me(guest.name if guest is not None else None)


@put("/api/me")
async def set_name(request: Asked, data: JSONBody[SetName]) -> Response[Me]:
    """Create a guest, known by a cookie from now on, or change the name of one."""
    guests = site_of(request).guests
    guest = await visitor(request)
    if guest is not None:
        renamed = await guests.rename(guest, data.name)
        return Response(Me(renamed.name))
    guest, token = await guests.welcome(data.name)
    answer = Response(Me(guest.name))
    answer.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return answer


# -- games ------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def games(request: Asked) -> Response[list[GameInfo]]:
    return answered(request, all_games())


@cache
def all_games() -> Packed:
    return packed(json.encode([game_info(name) for name in registry.names()]))


def game_info(name: str) -> GameInfo:
    game = registry.game(name)
    return GameInfo(
        name=name,
        rules_version=int(game.version),
        min_seats=int(game.min_seats),
        max_seats=int(game.max_seats),
        usual_seats=int(game.usual_seats),
        usual_seat=int(game.usual_seat),
        options=[option_info(game, option) for option in game.options],
        bots=bots.names(),
        things=game.things,
        advances=[
            AdvanceInfo(
                advance.name, advance.thing, list(advance.pieces), advance.least, advance.most
            )
            for advance in game.advances()
        ],
        phases=game.phases,
        estimates=bool(game.estimates),
        own_files=takes_data(name),
    )


def option_info(game: Game[Any], option: Option) -> OptionInfo:
    choices = list(option.choices)
    seats = [most_seats(game, {option.name: choice}) for choice in choices]
    return OptionInfo(option.name, choices, seats, option.advanced)


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(request: Asked, game: Place) -> Response[list[RuleText]]:
    try:
        registry.game(game)
    except UnknownName:
        raise Refusal("no-such-game") from None
    return answered(request, rules_of(game))


@cache
def rules_of(game: str) -> Packed:
    found = [
        RuleText(f"{game}:{rule.id}", rule.by, rule.section, rule.en, rule.fr)
        for rule in statements(game).values()
    ]
    return packed(json.encode(found))


# -- tables -----------------------------------------------------------------------------


@get("/api/lobby")
async def lobby(request: Asked) -> Response[Lobby]:
    """Return the first page of each list, or 304 if the asker already has exactly that."""
    answer = await site_of(request).tables.lists.lobby(await visitor(request))
    if request.headers.get("if-none-match") == answer.tag:
        return unchanged(answer.tag)
    headers = {"etag": answer.tag}
    return cast(Response[Lobby], Response(answer.body, headers=headers, media_type=JSON))


@get("/api/lobby/{which:str}")
async def lobby_page(
    request: Asked,
    which: Annotated[List, Parameter()],
    after: Annotated[str | None, Parameter(max_length=30)] = None,
) -> LobbyPage:
    return await site_of(request).tables.lists.page(await visitor(request), which, after)


def unchanged(tag: str) -> Response[Any]:
    return Response(b"", status_code=304, headers={"etag": tag}, media_type=JSON)


@post("/api/tables")
async def create(request: Asked, data: JSONBody[CreateTable]) -> TableInfo:
    guest, site = await guest_of(request), site_of(request)
    if not site.made.allow(request.client.host if request.client else ""):
        raise Refusal("too-many-tables")
    table = await site.tables.create(guest, data)
    return table.info(guest)


@get("/api/tables/{table:str}")
async def show(request: Asked, table: Place) -> TableInfo:
    guest = await visitor(request)
    found = await site_of(request).tables.visible(table, guest)
    return found.info(guest)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(request: Asked, table: Place, data: JSONBody[Join]) -> TableInfo:
    found, guest = await table_for(request, table)
    await found.ask_again(lambda: sitting.join(found, guest, data.seat, data.seed))
    return found.info(guest)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: Asked, table: Place) -> TableInfo:
    found, guest = await table_for(request, table)
    await found.ask_again(lambda: sitting.leave(found, guest))
    return found.info(guest)


@post("/api/tables/{table:str}/seed", status_code=200)
async def add_seed(request: Asked, table: Place, data: JSONBody[AddSeed]) -> TableInfo:
    found, guest = await table_for(request, table)
    await found.ask_again(lambda: sitting.add_seed(found, guest, data.seed))
    return found.info(guest)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: Asked, table: Place) -> TableInfo:
    found, guest = await table_for(request, table)
    await site_of(request).tables.start(found, guest)
    return found.info(guest)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(
    request: Asked, table: Place, data: JSONBody[PlayAgain | None] = None
) -> TableInfo:
    found, guest = await table_for(request, table)
    tables, wish = site_of(request).tables, data or PlayAgain()
    made = await tables.table(await tables.rematch(found, guest, wish.rotate))
    return made.info(guest)


@post("/api/tables/{table:str}/branch", status_code=200)
async def branch(request: Asked, table: Place) -> TableInfo:
    found, guest = await table_for(request, table)
    tables = site_of(request).tables
    made = await tables.table(await tables.branch(found, guest))
    return made.info(guest)


# -- finished games -----------------------------------------------------------------------


async def finished(request: Asked, name: str, with_result: bool = True) -> Standing:
    found = await site_of(request).tables.visible(name, await visitor(request))
    if found.on_disk.phase != "over":
        raise Refusal("not-over-yet")
    if found.standing.only_result:
        raise Refusal("not-kept")
    if with_result and found.standing.result is None:
        raise Refusal("ended-early")
    return found.standing


@get("/api/tables/{table:str}/replay", media_type="application/json")
async def replay(request: Asked, table: Place) -> Response[bytes]:
    standing = await finished(request, table)
    name = f"{standing.founding.game}-{standing.founding.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    kept = standing.archive.game_file if standing.archive is not None else None
    text = kept or game_file(standing)
    return Response(text.encode(), headers=headers, media_type="application/json")


@get("/api/tables/{table:str}/frames")
async def frames(
    request: Asked,
    table: Place,
    seat: Annotated[int, Parameter(ge=-1, le=16)] = -1,
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=FRAMES_PAGE)] = FRAMES_PAGE,
) -> Response[Frames]:
    """While the game runs, return only what the asker saw, or what watchers saw."""
    guest = await visitor(request)
    found = await site_of(request).tables.visible(table, guest)
    standing = found.standing
    if seat >= len(standing.seats):
        raise Refusal("malformed", why="seat")
    if standing.course is None and standing.archive is None:
        raise Refusal("not-started-yet")
    own = standing.seat_of(guest.id) if guest is not None else -1
    if found.on_disk.phase != "over" and seat not in (-1, own):
        raise Refusal("not-over-yet")
    if standing.archive is not None:
        kept = await kept_frames(request, table, standing.archive, seat, first, count)
        return answered(request, kept)
    past = await found.ask(lambda: past_of(found))  # between two moves: everything is on disk
    tag = frames_tag(past, seat, first, count)
    if request.headers.get("if-none-match") == tag:
        return unchanged(tag)
    made = await asyncio.to_thread(lambda: packed(json.encode(frames_of(past, seat, first, count))))
    return answered(request, made, {"etag": tag})


def frames_tag(past: Past, seat: int, first: int, count: int) -> str:
    """Return a tag that changes when the frames would change; cheap to compute."""
    moves = tagged(json.encode([PROCESS, past.versions, past.estimates])).tag
    return f'"{moves.strip(QUOTE)}.{seat}.{first}.{count}"'


async def kept_frames(
    request: Asked, table: str, kept: archive.Archive, seat: int, first: int, count: int
) -> Packed:
    store = site_of(request).store
    wanted = archive.parts_wanted(seat, first, count)
    bodies = [body for body in [await store.archive(table, part) for part in wanted] if body]
    return await asyncio.to_thread(
        lambda: packed(json.encode(archive.frames_from(bodies, kept, first, count)))
    )


async def past_of(table: OpenTable) -> Past:
    return Past(table.standing)


@get("/api/tables/{table:str}/scoring")
async def scoring(request: Asked, table: Place) -> Scoring:
    standing = await finished(request, table)
    kept = standing.archive.scoring if standing.archive is not None else None
    return kept or scoring_of(standing)


@get("/api/tables/{table:str}/statistics")
async def statistics(request: Asked, table: Place) -> Statistics:
    standing = await finished(request, table, False)
    if standing.archive is not None and standing.archive.statistics is not None:
        return standing.archive.statistics
    return await asyncio.to_thread(statistics_of, Past(standing))


@get("/api/tables/{table:str}/verify")
async def verify(request: Asked, table: Place) -> Verified:
    standing = await finished(request, table)
    if standing.archive is not None:
        raise Refusal("played-by-other-rules", version=standing.archive.rules_version)
    checks, _ = await asyncio.to_thread(fairness.verify, game_file(standing))
    return Verified(all(checks.values()), checks)


ROUTES = [
    me,
    set_name,
    games,
    rules,
    lobby,
    lobby_page,
    create,
    show,
    join,
    leave,
    add_seed,
    start,
    rematch,
    branch,
    replay,
    frames,
    scoring,
    statistics,
    verify,
]
