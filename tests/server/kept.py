"""The database of an earlier version, opened by this one, and everything that viewers get."""

from __future__ import annotations

import asyncio
import json
import lzma
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import tablee
from tests.server.site import Person, Running

UPGRADE = Path(__file__).parent / "upgrade"
NAME = "format2"  # with the rules of that time: abyss 2, conspiracy 1, smog 2, conan 5


def unpack(data: Path, name: str = NAME) -> dict[str, dict[int, str]]:
    """Copy the database into this folder for a server; return who sits where."""
    packed = (UPGRADE / f"{name}.sqlite3.xz").read_bytes()
    (data / "tablee.sqlite3").write_bytes(lzma.decompress(packed))
    seats: dict[str, dict[int, str]] = {}
    for key, cookie in json.loads((UPGRADE / f"{name}.json").read_text()).items():
        table, seat = key.split(":")
        seats.setdefault(table, {})[int(seat)] = cookie
    return seats


@asynccontextmanager
async def people(server: Running, seats: dict[int, str]) -> AsyncIterator[dict[int, Person]]:
    """Return the people of a table, with their cookies from that time."""
    persons = {}
    for seat, cookie in seats.items():
        persons[seat] = Person(server.address, f"P{seat}")
        persons[seat].http.cookies.set("tablee_guest", cookie)
    yield persons
    for person in persons.values():
        await person.http.aclose()


async def archived(server: Running) -> None:
    """Wait until all finished games are archived."""
    while await server.site.store.without_archive():
        await asyncio.sleep(0.05)


def raise_rules(monkeypatch: pytest.MonkeyPatch, by: int = 1) -> None:
    for name in tablee.game_names():
        game = tablee.game(name)
        monkeypatch.setattr(game, "version", game.version + by)


async def everything(person: Person, table: str, seats: int) -> dict[str, Any]:
    """Return all that a person gets of a finished table: messages, frames, figures."""
    found: dict[str, Any] = {}
    for path in ("scoring", "statistics", "replay"):
        found[path] = (await person.http.get(f"/api/tables/{table}/{path}")).json()
    for seat in range(-1, seats):
        frames: list[Any] = []
        first, count = 0, 1
        while first < count:
            page = await person.get(f"/api/tables/{table}/frames?seat={seat}&first={first}")
            frames += page["frames"]
            first, count = len(frames), page["count"]
        found[f"frames of {seat}"] = frames
    eye = await person.open(table)
    found["log"], found["position"], found["info"] = eye.log, eye.position, eye.info
    await eye.send("more", before=eye.log[0]["version"])
    found["older"] = await eye.hear("history")
    await eye.close()
    for info in found["info"]["seats"]:
        info.update(away=0, connected=False)  # these describe the present
    return found
