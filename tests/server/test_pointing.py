"""Planning aloud: a player shows a piece or a way, and only the player's own side sees it."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.site import Eye, Person, Running, in_postgres, run, running

GAME, SIDES = "conan", "me open open"  # the Overlord, then two who lead the heroes
ZONES = ["pict_village_a1", "pict_village_b2"]


async def sit_down(
    stack: AsyncExitStack, servers: list[Running]
) -> tuple[list[Person], list[Eye], str]:
    """The Overlord and two hero players have begun; the servers serve them in turn."""
    names = ("Ola", "Ada", "Bo")
    persons = [
        await stack.enter_async_context(Person(servers[place % len(servers)].address, name))
        for place, name in enumerate(names)
    ]
    table = await persons[0].create(GAME, SIDES)
    for place in (1, 2):
        await persons[place].post(f"/api/tables/{table}/join", {"seat": place, "seed": "ab" * 32})
    await persons[0].start(table)
    eyes = [await person.open(table) for person in persons]
    for eye in eyes:
        stack.push_async_callback(eye.close)
    return persons, eyes, table


async def told(eye: Eye) -> list[str]:
    """All kinds of messages that came until the next line of chat, which everybody gets."""
    kinds: list[str] = []
    while True:
        message = await eye.next()
        if message["type"] == "update" and message["entry"]["type"] == "said":
            return kinds
        kinds.append(message["type"])


async def refusal(eye: Eye, **fields: Any) -> str:
    await eye.send("point", **fields)
    key: str = (await eye.hear("refused"))["reason"]["key"]
    return key


def test_ones_own_side_sees_it_and_nobody_else(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, (ola, ada, bo), table = await sit_down(stack, [server])
            eve = await stack.enter_async_context(Person(server.address, "Eve"))
            watching = await eve.open(table)
            stack.push_async_callback(watching.close)
            entries, seq = ada.version, ada.seq
            await ada.send("point", thing="zone", pieces=ZONES)
            for eye in (ada, bo):
                shown = await eye.hear("pointed")
                assert shown == {"type": "pointed", "seat": 1, "thing": "zone", "pieces": ZONES}
            await ada.send("chat", text="there?")
            for eye in (ola, watching):
                assert "pointed" not in await told(eye)
            await told(bo)
            assert (bo.version, bo.seq) == (entries + 1, seq)  # only the chat is in the log
            await ola.send("point", thing="zone", pieces=ZONES[:1])
            assert (await ola.hear("pointed"))["seat"] == 0
            await ola.send("chat", text="mine")
            for eye in (bo, watching):
                assert "pointed" not in await told(eye)

    run(work())


def test_only_players_point_and_only_at_what_they_see(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, (_, ada, _), table = await sit_down(stack, [server])
            eve = await stack.enter_async_context(Person(server.address, "Eve"))
            watching = await eve.open(table)
            stack.push_async_callback(watching.close)
            assert await refusal(watching, thing="zone", pieces=ZONES) == "you-have-no-seat"
            for thing, piece in (("zone", "ships_a1"), ("zone", "nowhere"), ("hat", ZONES[0])):
                key = await refusal(ada, thing=thing, pieces=[ZONES[0], piece])
                assert key == "no-such-piece-here"
            for pieces in ([], ZONES * 2, ["x" * 41]):
                await ada.send("point", thing="zone", pieces=pieces)
                assert (await ada.hear("notice"))["key"] == "malformed"

    run(work())


def test_it_is_held_back_as_chat_is(data: Path) -> None:
    async def work() -> None:
        slow = {"chat_rate": 0.001, "chat_burst": 2}
        async with running(data, **slow) as server, AsyncExitStack() as stack:
            _, (_, ada, bo), _ = await sit_down(stack, [server])
            for _ in range(2):
                await ada.send("point", thing="zone", pieces=ZONES)
                await ada.hear("pointed")
            assert await refusal(ada, thing="zone", pieces=ZONES) == "too-fast"
            await bo.send("point", thing="zone", pieces=ZONES)  # each has a share
            assert (await bo.hear("pointed"))["seat"] == 1
            assert (await bo.hear("pointed"))["seat"] == 1
            assert (await bo.hear("pointed"))["seat"] == 2

    run(work())


@pytest.mark.parametrize("data", [in_postgres], indirect=True)
def test_it_is_seen_through_another_server_once(data: Path) -> None:
    async def work() -> None:
        async with running(data) as one, running(data) as other, AsyncExitStack() as stack:
            _, (ola, ada, bo), _ = await sit_down(stack, [one, other])
            await ada.send("point", thing="zone", pieces=ZONES)
            for eye in (ada, bo):
                assert (await eye.hear("pointed"))["pieces"] == ZONES
            await ada.send("chat", text="there?")
            for eye in (ola, ada, bo):
                assert "pointed" not in await told(eye)

    run(work())
