"""What those who watch may do, and what the host may do about them."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import tablee
from tests.server.site import Person, both_stores, play_on, run, running, seated

pytestmark = both_stores

GAME = tablee.game_names()[0]
BY_LINK = (403, "a-seat-needs-a-link")


async def secret_of(person, table, kind="watch", seat=None):
    links = await person.get(f"/api/tables/{table}/links")
    address = links[kind] if seat is None else links[kind][seat]
    return address.rsplit("/", 1)[1]


async def watcher_of(stack, server, host, table, name="Eve"):
    """Somebody who came by the watch link."""
    eve = await stack.enter_async_context(Person(server.address, name))
    await eve.post(f"/api/links/{await secret_of(host, table)}")
    return eve


def test_a_link_to_watch_gives_no_seat_at_a_private_table(data):
    async def work():
        async with running(data) as server, AsyncExitStack() as stack:
            ada, bo = [
                await stack.enter_async_context(Person(server.address, name))
                for name in ("Ada", "Bo")
            ]
            table = await ada.create(GAME, "me open open", visibility="private")
            eve = await watcher_of(stack, server, ada, table)
            for seat in ({}, {"seat": 1}, {"seat": 2}):
                assert await eve.refused(f"/api/tables/{table}/join", seat) == BY_LINK
            assert (await eve.get(f"/api/tables/{table}"))["yours"] == -1
            await bo.post(f"/api/links/{await secret_of(ada, table, 'play', 1)}")
            info = await bo.post(f"/api/tables/{table}/join", {"seat": 1, "seed": "ab" * 32})
            assert info["yours"] == 1  # it was Bo's already
            await bo.post(f"/api/tables/{table}/leave")
            bo_watches = await bo.http.post(f"/api/tables/{table}/join", json={"seat": 1})
            assert bo_watches.status_code == 403
            await bo.post(f"/api/links/{await secret_of(ada, table, 'play', 1)}")
            await ada.post(f"/api/tables/{table}/leave")
            info = await ada.post(f"/api/tables/{table}/join", {"seat": 2})
            assert info["yours"] == 2  # whose table it is needs no link

    run(work())


def test_nor_at_the_table_where_the_players_meet_again(data):
    async def work():
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2, visibility="private")
            eve = await watcher_of(stack, server, persons[0], table)
            await play_on(dict(enumerate(eyes)), random.Random(1))
            made = (await persons[0].post(f"/api/tables/{table}/rematch"))["id"]
            await persons[1].post(f"/api/tables/{made}/leave")
            assert (await eve.get(f"/api/tables/{made}"))["yours"] == -1  # she may watch there
            assert await eve.refused(f"/api/tables/{made}/join", {}) == BY_LINK

    run(work())


def test_at_a_public_table_everybody_may_sit_down(data):
    async def work():
        async with running(data) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            table = await ada.create(GAME, "me open")
            eve = await watcher_of(stack, server, ada, table)
            assert (await eve.post(f"/api/tables/{table}/join", {}))["yours"] == 1

    run(work())


def test_who_moves_a_seat_to_another_device_may_watch_on_the_old_one(data):
    async def work():
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2, visibility="private")
            phone = await stack.enter_async_context(Person(server.address, "Phone"))
            await phone.post(f"/api/links/{await secret_of(persons[1], table, 'device')}")
            await eyes[1].close()
            again = await persons[1].open(table)
            assert again.info["yours"] == -1
            assert again.position["view"]["seat"] == -1
            await again.close()

    run(work())
