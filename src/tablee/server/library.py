"""The library by HTTP: guests' own files, to create tables with.

Only the owner of a file sees it. A table created with a file keeps its own copy.
"""

from __future__ import annotations

import re
import time

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from tablee.core import registry
from tablee.core.own_data import takes_data
from tablee.server.lobby import Asked, Place, guest_of, site_of
from tablee.server.own_files import Taken, taken, taken_with_title
from tablee.server.refusals import Refusal
from tablee.server.requests import (
    FileKept,
    FileMistake,
    KeepFile,
    Library,
    OwnFileInfo,
    SetTitle,
)
from tablee.server.store import Guest, OwnFile
from tablee.server.tables import new_id

FULL = {"own": "library-full", "all": "libraries-full"}


def info_of(file: OwnFile) -> OwnFileInfo:
    return OwnFileInfo(
        file.id, file.game, file.titles, len(file.text.encode("utf-8")), file.changed
    )


def attachment(text: str, title: str) -> Response[bytes]:
    """Return a file as a download, named after its title."""
    name = re.sub("[^a-z0-9]+", "_", title.lower()).strip("_") or "own"
    headers = {"content-disposition": f'attachment; filename="{name}.toml"'}
    return Response(text.encode("utf-8"), headers=headers, media_type="application/toml")


async def own_file(request: Asked, name: str) -> tuple[Guest, OwnFile]:
    """Return a file of the asker. We do not say whether somebody else owns it."""
    guest = await guest_of(request)
    found = await site_of(request).store.own_file(guest.id, name)
    if found is None:
        raise Refusal("no-such-file")
    return guest, found


async def kept(request: Asked, file: OwnFile, found: Taken | None) -> FileKept:
    """Store a file that its game accepts; say what is wrong with any other."""
    if found is None:
        seconds = round(site_of(request).settings.check_seconds)
        words = f"reading this file takes more than {seconds} seconds; shorten it"
        return FileKept(None, FileMistake("", words, None))
    if found.mistake is not None:
        return FileKept(None, found.mistake)
    site = site_of(request)
    file = msgspec.structs.replace(
        file, text=found.text, titles=found.titles, changed=int(time.time())
    )
    limits = site.settings.library_files, site.settings.library_all
    full = await site.store.keep_own(file, *limits)
    if full:
        raise Refusal(FULL[full], most=site.settings.library_files)
    return FileKept(info_of(file), None, found.warnings)


@get("/api/library")
async def library(request: Asked) -> Library:
    guest, site = await guest_of(request), site_of(request)
    files = await site.store.own_files(guest.id)
    return Library([info_of(file) for file in files], site.settings.library_files)


@post("/api/library", status_code=200)
async def keep_file(request: Asked, data: JSONBody[KeepFile]) -> FileKept:
    guest = await guest_of(request)
    if data.game not in registry.names():
        raise Refusal("no-such-game")
    if not takes_data(data.game):
        raise Refusal("no-own-files")
    found = await site_of(request).checker.look(guest.id, taken, data.game, data.text)
    return await kept(request, OwnFile(new_id(), guest.id, data.game, {}, "", 0), found)


@put("/api/library/{file:str}", status_code=200)
async def replace_file(request: Asked, file: Place, data: JSONBody[KeepFile]) -> FileKept:
    guest, old = await own_file(request, file)
    if data.game != old.game:
        raise Refusal("no-such-file")
    found = await site_of(request).checker.look(guest.id, taken, data.game, data.text)
    return await kept(request, old, found)


@put("/api/library/{file:str}/title", status_code=200)
async def set_title(request: Asked, file: Place, data: JSONBody[SetTitle]) -> FileKept:
    guest, old = await own_file(request, file)
    titles: dict[str, str] = {data.language: data.title}
    if len(set(old.titles.values())) == 1:
        titles = dict.fromkeys(old.titles, data.title)
    look = site_of(request).checker.look
    found = await look(guest.id, taken_with_title, old.game, old.text, titles)
    if found is None:
        raise Refusal("bad-title")
    return await kept(request, old, found)


@delete("/api/library/{file:str}", status_code=204)
async def forget_file(request: Asked, file: Place) -> None:
    guest, old = await own_file(request, file)
    await site_of(request).store.forget_own(guest.id, old.id)


@get("/api/library/{file:str}")
async def file_text(request: Asked, file: Place) -> Response[bytes]:
    """Return the file itself, to be shared."""
    _, found = await own_file(request, file)
    return attachment(found.text, found.titles.get("en", ""))


@get("/api/tables/{table:str}/file")
async def table_file(request: Asked, table: Place) -> Response[bytes]:
    """Return the file that a table is played with, to anyone who may see the table."""
    guest = await guest_of(request)
    standing = (await site_of(request).tables.visible(table, guest)).standing
    own = standing.founding.own
    if own is None:
        raise Refusal("no-such-file")
    return attachment(own.text, own.titles.get("en", ""))


ROUTES = [
    library,
    keep_file,
    replace_file,
    set_title,
    forget_file,
    file_text,
    table_file,
]
