"""Several servers on one database: each sees what is done through the others, one of them runs
the bots, and if it dies another one takes over and nothing is lost."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.postgres import Cluster
from tests.server.amount import amount
from tests.server.present import present
from tests.server.site import (
    DATABASES,
    EVERYTHING,
    Eye,
    Person,
    Running,
    in_postgres,
    play_on,
    run,
    run_within,
    running,
)
from tests.server.test_kill import Process, Stubborn, check, free_port, welcomed

pytestmark = pytest.mark.parametrize("data", [in_postgres], indirect=True)
QUICK = {"own_seconds": 0.1, "here_seconds": 0.2}


@asynccontextmanager
async def two_servers(data: Path, **settings: Any) -> AsyncIterator[tuple[Running, Running]]:
    settings = {**QUICK, **settings}
    async with running(data, **settings) as one, running(data, **settings) as other:
        yield one, other


async def through(stack: AsyncExitStack, server: Running, name: str) -> Person:
    return await stack.enter_async_context(Person(server.address, name))


async def begun(
    stack: AsyncExitStack,
    one: Running,
    other: Running,
    game: str = "abyss",
    seats: str = "me open",
    **more: Any,
) -> tuple[tuple[Person, Person], list[Eye], str]:
    """Let Ada, at one server, and Bo, at the other, begin a game."""
    ada, bo = await through(stack, one, "Ada"), await through(stack, other, "Bo")
    table = await ada.create(game, seats, **more)
    links = await ada.get(f"/api/tables/{table}/links")
    await bo.post(f"/api/links/{links['play'][1].rsplit('/', 1)[1]}")
    await bo.post(f"/api/tables/{table}/seed", {"seed": secrets.token_hex(32)})
    for person in (ada, bo):
        await person.wants_every_question(table)
    await ada.start(table)
    eyes = [await ada.open(table), await bo.open(table)]
    for eye in eyes:
        stack.push_async_callback(eye.close)
    return (ada, bo), eyes, table


def test_a_game_played_through_two_servers(data: Path) -> None:
    """It is played to the end, with a watcher at each server. All see the same log."""

    async def work() -> None:
        async with two_servers(data) as (one, other), AsyncExitStack() as stack:
            persons, eyes, table = await begun(stack, one, other)
            watchers = [await through(stack, server, "W") for server in (one, other)]
            seen = [await watcher.open(table) for watcher in watchers]
            await play_on(dict(enumerate(eyes)), random.Random(1))
            for viewer in seen:
                await viewer.catch_up(eyes[0].version)
            assert eyes[0].info["phase"] == eyes[1].info["phase"] == "over"
            assert seen[0].log == seen[1].log
            assert seen[0].position == seen[1].position
            assert eyes[0].info["result"] == eyes[1].info["result"]
            for person in persons:
                assert (await person.get(f"/api/tables/{table}/verify"))["ok"]
                await person.get(f"/api/tables/{table}/statistics")

    run(work())


def test_of_two_at_once_one_counts_and_the_other_sees_it(data: Path) -> None:
    """Both servers try to add an entry with the same number, again and again. A chat line that
    lost the race is added again, so that none is lost."""

    async def work() -> None:
        async with two_servers(data) as (one, other), AsyncExitStack() as stack:
            _, eyes, table = await begun(stack, one, other)
            for number in range(10):
                await asyncio.gather(
                    *(eye.send("chat", text=f"{number}") for eye in eyes),
                )
            said: list[str] = []
            while len(said) < 20:
                entry = (await eyes[0].until("said"))["entry"]
                said.append(entry["text"])
            assert sorted(said) == sorted(str(number) for number in range(10) for _ in eyes)
            store = one.site.store
            for _ in range(100):
                entries = await store.entries(table)
                standings = [
                    (await server.site.tables.table(table)).standing for server in (one, other)
                ]
                if {standing.version for standing in standings} == {len(entries)}:
                    break
                await asyncio.sleep(0.02)
            assert [kept.version for kept in entries] == list(range(1, len(entries) + 1))
            for standing in standings:
                assert [line.kept for line in standing.lines] == entries

    run(work())


def test_people_are_seen_wherever_they_are_connected(data: Path) -> None:
    async def work() -> None:
        async with two_servers(data) as (one, other), AsyncExitStack() as stack:
            _, eyes, table = await begun(stack, one, other)
            watcher = await through(stack, other, "W")
            seen = await watcher.open(table)
            while not all(seat["connected"] for seat in eyes[0].info["seats"]):
                await eyes[0].hear("presence")
            while (await eyes[0].hear("presence"))["watchers"] != 1:
                pass
            await seen.close()
            await eyes[1].close()
            while eyes[0].info["seats"][1]["connected"]:
                await eyes[0].hear("presence")

    run(work())


def test_a_vote_is_counted_across_servers(data: Path) -> None:
    """Two of three people are connected, each through another server. Both must agree."""

    async def work() -> None:
        async with (
            two_servers(data, vote_after=0, stand_in="random") as (one, other),
            AsyncExitStack() as stack,
        ):
            ada, bo = await through(stack, one, "Ada"), await through(stack, other, "Bo")
            cy = await through(stack, one, "Cy")
            table = await ada.create("abyss", "me open open")
            for person in (bo, cy):
                await person.post(f"/api/tables/{table}/join", {})
            await ada.start(table)
            eyes = [await ada.open(table), await bo.open(table)]
            for eye in eyes:
                while not all(seat["connected"] for seat in eye.info["seats"][:2]):
                    await eye.hear("presence")
            await eyes[0].send("vote", seat=2, give=True)
            while eyes[1].info["seats"][2]["votes"] != [0]:
                await eyes[1].hear("presence")
            await eyes[1].send("vote", seat=2, give=True)
            for eye in eyes:
                entry = (await eye.until("bot_stood_in"))["entry"]
                assert (entry["seat"], entry["voted"]) == (2, True)
                await eye.close()

    run(work())


def test_what_is_set_in_advance_works_from_the_other_server(data: Path) -> None:
    """The server that owns the table answers for a seat whose person is connected elsewhere."""

    async def work() -> None:
        async with two_servers(data) as (one, other), AsyncExitStack() as stack:
            _, eyes, table = await begun(stack, one, other)
            tables = [await server.site.tables.table(table) for server in (one, other)]
            assert [opened.owned for opened in tables] == [True, False]
            never = {"price_ceiling": dict.fromkeys(["crab", "squid"], 0)}
            await eyes[1].send("set_advance", id="a", answers=never)
            assert (await eyes[1].hear("advance"))["answers"] == never
            for _ in range(200):
                if tables[0].standing.advance.get(1) == never:
                    break
                await asyncio.sleep(0.02)
            assert tables[0].standing.advance[1] == never
            assert eyes[0].position["advance"] == EVERYTHING

    run(work())


def test_a_rematch_is_found_from_both_servers(data: Path) -> None:
    async def work() -> None:
        async with two_servers(data) as (one, other), AsyncExitStack() as stack:
            (ada, bo), eyes, table = await begun(stack, one, other, visibility="private")
            watcher = await through(stack, other, "W")
            links = await ada.get(f"/api/tables/{table}/links")
            await watcher.post(f"/api/links/{links['watch'].rsplit('/', 1)[1]}")
            seen = await watcher.open(table)
            await play_on(dict(enumerate(eyes)), random.Random(1))
            again = (await bo.post(f"/api/tables/{table}/rematch"))["id"]
            entry = (await eyes[0].until("played_again"))["entry"]
            assert entry["table"] == again
            assert (await ada.post(f"/api/tables/{table}/rematch"))["id"] == again
            await seen.until("played_again")
            await watcher.get(f"/api/tables/{again}")

    run(work())


def test_when_the_owner_stops_the_other_server_runs_the_bots(data: Path) -> None:
    """It stops while a person is asked. Bots alone might finish the game before it stops."""

    async def work() -> None:
        async with running(data, **QUICK) as other, AsyncExitStack() as stack:
            bo = await through(stack, other, "Bo")
            async with running(data, **QUICK) as one:
                ada = await through(stack, one, "Ada")
                table = await ada.create("conspiracy", "open random")
                links = await ada.get(f"/api/tables/{table}/links")
                await bo.post(f"/api/links/{links['play'][0].rsplit('/', 1)[1]}")
                await bo.post(f"/api/tables/{table}/seed", {"seed": secrets.token_hex(32)})
                await ada.start(table)
                eye = await bo.open(table)
                while eye.asked != 0:
                    await eye.hear("update", "table")
                assert not (await other.site.tables.table(table)).owned
            await play_on({0: eye}, random.Random(1))
            assert eye.info["phase"] == "over"
            assert (await other.site.tables.table(table)).owned
            moved = [entry for entry in eye.log if entry["type"] == "moved"]
            assert len({entry["version"] for entry in moved}) == len(moved)
            await eye.close()

    run(work())


def test_a_database_that_goes_away_for_a_while(data: Path, cluster: Cluster) -> None:
    """Meanwhile nothing is acknowledged. Afterwards the servers listen again and go on."""

    async def work() -> None:
        async with two_servers(data, retry_seconds=0.2) as (one, other), AsyncExitStack() as stack:
            persons, eyes, table = await begun(stack, one, other)
            await play_on(dict(enumerate(eyes)), random.Random(1), 5)
            version = eyes[0].version
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
            for _ in range(400):
                with suppress(Exception):
                    stores: list[Any] = [server.site.store for server in (one, other)]
                    keepers = [store._keeper for store in stores]
                    if not any(keeper.is_closed() for keeper in keepers):
                        break
                await asyncio.sleep(0.05)
            eyes = [await person.open(table) for person in persons]
            assert eyes[0].version >= version
            await play_on(dict(enumerate(eyes)), random.Random(1), 5)
            for eye in eyes:
                await eye.close()

    run(work())


@pytest.mark.skipif(not hasattr(__import__("os"), "fork"), reason="needs fork")
def test_no_acknowledged_move_is_lost_when_server_processes_are_killed(data: Path) -> None:
    """There are two real processes. The one that owns the table is killed again and again."""

    async def work() -> None:
        chooser, ports = random.Random(0), [free_port(), free_port()]
        url = DATABASES[data]
        processes = [Process(data, port, postgres=url, **QUICK) for port in ports]
        persons = [
            Person(f"http://127.0.0.1:{port}", name)
            for port, name in zip(ports, ("Ada", "Bo"), strict=True)
        ]
        for person in persons:
            await welcomed(person)
        table = await persons[0].create("abyss", "me open random")
        await persons[1].post(f"/api/tables/{table}/join", {})
        for person in persons:
            await person.wants_every_question(table)
        await persons[0].start(table)
        players = [Stubborn(person, table) for person in persons]
        for player in players:
            await player.come_back()
        for number in range(6):
            victim = number % 2
            await play_some(players, chooser)
            processes[victim].kill()
            assert await asyncio.to_thread(processes[victim].ended) == -9
            # the game goes on through the other server, including bots, until somebody who is
            # not connected is asked
            await play_alone(players[1 - victim], 1 - victim, chooser)
            processes[victim] = Process(data, ports[victim], postgres=url, **QUICK)
            for player in players:
                await player.come_back()
            check(players)
        assert sum(len(player.answered) for player in players) > 12
        for player, process in zip(players, processes, strict=True):
            await present(player.eye).close()
            await player.person.http.aclose()
            process.process.terminate()
            assert process.ended() == 0

    run_within(work(), amount(600, 7200))


async def play_some(players: Any, chooser: Random) -> None:
    for _ in range(6):
        newest = max(player.eye.version for player in players)
        for player in players:
            await player.eye.catch_up(newest)
        asked = players[0].eye.asked
        if asked < 0:
            return
        if asked == 2:
            await players[0].eye.hear("update")
        else:
            await players[asked].move(chooser)


async def play_alone(player: Any, seat: int, chooser: Random) -> None:
    """Go on through one server until somebody who is not connected is asked."""
    with suppress(ConnectionClosed):
        while player.eye.asked in (seat, 2):
            if player.eye.asked == seat:
                await player.move(chooser)
                await player.eye.catch_up(max(player.answered))
            else:
                await player.eye.hear("update", "table")
