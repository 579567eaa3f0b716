"""A bad network: every browser catches up with its table, whatever happens to connections."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.server.records import Moved, TakenBack, UndoWanted
from tablee.server.site import Site
from tests.server.amount import amount, note
from tests.server.chaos import Chaos, between
from tests.server.present import move_in, present
from tests.server.site import Eye, Person, run_within, running

pytestmark = pytest.mark.compiled_only  # the tests are about the server
PING = 1.0  # seconds between pings, and to wait for their answers
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Browser:
    """A browser that reconnects by itself, with back-off, and repeats unanswered moves."""

    def __init__(self, person: Person, table: str, seat: int, chooser: Random) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.chooser = chooser
        self.eye: Eye | None = None
        self.attempt: dict[str, Any] | None = None
        self.answered: dict[int, int] = {}
        self.comebacks = 0
        self.playing = True

    async def stay(self) -> None:
        """Watch the table forever, over as many sockets as needed."""
        wait = 0.05
        while True:
            try:
                last = self.eye.version if self.eye is not None else None
                log = self.eye.log if self.eye is not None else []
                eye = await self.person.open(self.table, last, ping=PING, log=log)
                self.eye = eye
                self.comebacks += 1
                wait = 0.05
                await self.look(eye)
            except GONE:
                await asyncio.sleep(self.chooser.uniform(0, wait))
                wait = min(1.0, 2 * wait)

    async def look(self, eye: Eye) -> None:
        if self.attempt is not None:
            await eye.send("move", **self.attempt)
        while True:
            self.answer_soon(eye)
            message = await eye.next(patience=None)
            if message["type"] == "accepted" and self.attempt is not None:
                self.answered[message["version"]] = self.attempt["actions"][0]
                self.attempt = None
            elif message["type"] == "refused":
                self.attempt = None  # stale: the new table follows

    def answer_soon(self, eye: Eye) -> None:
        if not self.playing or self.attempt is not None or eye.asked != self.seat:
            return
        action = self.chooser.choice(eye.choices())["action"]
        self.attempt = {
            "seq": eye.seq,
            "id": f"n{len(self.answered)}-{eye.seq}",
            "actions": [action],
        }
        task = asyncio.create_task(self.send(eye, dict(self.attempt)))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def send(self, eye: Eye, attempt: dict[str, Any]) -> None:
        await asyncio.sleep(0.02)
        await eye.send("move", **attempt)


async def at_tables(
    stack: AsyncExitStack, address: str, proxy: str, tables: int, watchers: int, chooser: Random
) -> list[Browser]:
    """Return two people for each table and some watchers, all connected through the proxy."""
    browsers = []
    for _ in range(tables):
        ada = await stack.enter_async_context(Person(address, "Ada"))
        bo = await stack.enter_async_context(Person(address, "Bo"))
        table = await ada.create("abyss", "me open")
        await bo.post(f"/api/tables/{table}/join", {})
        people = [ada, bo]
        for person in people:
            await person.wants_every_question(table)
        await ada.start(table)
        for _ in range(watchers):
            people.append(await stack.enter_async_context(Person(address, "W")))
        for seat, person in enumerate(people):
            person.address = proxy
            browsers.append(Browser(person, table, seat if seat < 2 else -1, chooser))
    return browsers


async def misbehave(chaos: Chaos, chooser: Random, seconds: int) -> None:
    """Delay, cut, freeze and refuse for a while."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(chooser.uniform(0.2, 0.8))
        chaos.delay = chooser.choice([0, 0, 0.05, 0.2])
        deed = chooser.choice(["cut", "freeze", "refuse", "nothing"])
        if deed == "cut":
            chaos.cut()
        elif deed == "freeze":
            chaos.freeze()
        elif deed == "refuse":
            chaos.refusing = True
            chaos.cut()
            await asyncio.sleep(chooser.uniform(0.1, 0.5))
            chaos.refusing = False
    chaos.delay = 0


async def all_at_the_tables(browsers: list[Browser], site: Site) -> float:
    """Wait until every browser has its table's whole log; return how many seconds it took."""
    began = time.monotonic()
    while True:
        behind = 0
        for browser in browsers:
            standing = (await site.tables.table(browser.table)).standing
            eye = browser.eye
            if eye is None or eye.version != standing.version or browser.attempt is not None:
                behind += 1
        if not behind:
            return time.monotonic() - began
        assert time.monotonic() - began < 60, f"{behind} browsers never came back"
        await asyncio.sleep(0.02)


def test_everybody_comes_back_whatever_the_network_does(data: Path) -> None:
    """No move is lost or counts twice, no table is stuck, dead links are noticed."""
    seconds = amount(4, 300)

    async def work() -> None:
        chooser = random.Random(5)
        async with running(data, ping=PING, sockets=10**6) as server, AsyncExitStack() as stack:
            chaos = await stack.enter_async_context(between(server.port, chooser))
            proxy = f"http://127.0.0.1:{chaos.port}"
            browsers = await at_tables(
                stack, server.address, proxy, amount(2, 25), amount(1, 2), chooser
            )
            tasks = [asyncio.create_task(browser.stay()) for browser in browsers]
            await misbehave(chaos, chooser, seconds)
            await asyncio.sleep(2 * PING + 0.5)  # until links that were frozen are noticed
            for browser in browsers:
                browser.playing = False
            took = await all_at_the_tables(browsers, server.site)
            print(f"all at their tables {took:.2f} s after the network was well again")
            note(browsers=len(browsers), seconds_of_chaos=seconds, worst_seconds_to_return=took)
            assert max(browser.comebacks for browser in browsers) > 1
            for browser in browsers:
                await check(browser, server.site)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for browser in browsers:
                with suppress(*GONE):
                    await present(browser.eye).close()

    run_within(work(), seconds + 150)


async def check(browser: Browser, site: Site) -> None:
    standing = (await site.tables.table(browser.table)).standing
    log = present(browser.eye).log
    assert [entry["version"] for entry in log] == list(range(1, standing.version + 1))
    kept = {line.kept.version: line.kept.record for line in standing.lines}
    for version, action in browser.answered.items():
        move = move_in(kept[version])
        assert (move.seat, move.action) == (browser.seat, action)
    if browser.seat >= 0:
        attempts = [one for one in kept.values() if isinstance(one, Moved | TakenBack | UndoWanted)]
        ids = [one.id for one in attempts if one.seat == browser.seat and one.id]
        assert len(ids) == len(set(ids)), "an attempt counted twice"


def test_a_dead_link_is_noticed_by_the_server(data: Path) -> None:
    """A browser that disappeared silently is shown as away to the others."""

    async def work() -> None:
        async with running(data, ping=0.3) as server, AsyncExitStack() as stack:
            chaos = await stack.enter_async_context(between(server.port))
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            table = await ada.create("abyss", "me open")
            await bo.post(f"/api/tables/{table}/join", {})
            seen = await ada.open(table)
            bo.address = f"http://127.0.0.1:{chaos.port}"
            gone = await bo.open(table)
            while not seen.info["seats"][1]["connected"]:
                await seen.hear("presence")
            chaos.freeze()
            while seen.info["seats"][1]["connected"]:
                await seen.hear("presence")
            await seen.close()
            chaos.cut()
            with suppress(*GONE):
                await gone.close()

    run_within(work(), 60)
