"""Clocks: time runs for the seat asked. When it is up, a bot answers; nobody loses."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.server.parts import Clock
from tablee.server.records import Moved
from tablee.server.standing import Standing
from tablee.server.table import OpenTable
from tests.server.present import course_of
from tests.server.site import play_on, run, running, seated
from tests.server.test_leaks import add, begun

CLOCK = {"bank": 60, "each": 5}


def at_a_clock(bank: int, each: int) -> Standing:
    """Return a table of two with a clock, at its first question."""
    plain = begun(tablee.game("abyss"), 2)
    standing = Standing(msgspec.structs.replace(plain.founding, clock=Clock(bank, each)))
    for line in plain.lines:
        standing.fold(line.kept)
    return standing


def answer(standing: Standing, took: int) -> None:
    action = int(course_of(standing).state.legal_actions()[0])
    add(standing, Moved(standing.asked(), action, "guest", took=took))


def test_only_what_goes_beyond_an_answers_own_time_is_taken_from_the_bank() -> None:
    standing = at_a_clock(bank=60, each=10)
    seat = standing.asked()
    answer(standing, 9_999)
    assert standing.banks == [60_000, 60_000]
    seat = standing.asked()
    answer(standing, 14_000)
    assert standing.banks[seat] == 56_000
    assert standing.banks[1 - seat] == 60_000
    while standing.asked() != seat:
        answer(standing, 0)
    answer(standing, 10**9)
    assert standing.banks[seat] == 0


def test_time_does_not_run_while_no_server_does() -> None:
    """A reopened table has the full time for its question, and the banks of its log."""
    standing = at_a_clock(bank=60, each=10)
    answer(standing, 25_000)
    again = Standing(standing.founding)
    for line in standing.lines:
        again.fold(msgspec.structs.replace(line.kept, at=line.kept.at))
    assert again.banks == standing.banks
    assert again.used() < 5_000
    left = again.time_left()
    assert left is not None
    assert left > 10


def test_a_bot_answers_when_time_is_up_and_the_person_plays_on(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.autoplay.GRACE", 0.0)

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2, clock={"bank": 0, "each": 5})
            assert eyes[0].info["clock"] == {"bank": 0, "each": 5}
            shown = eyes[0].position["clock"]
            assert (shown["banks"], shown["running"]) == ([0, 0], [eyes[0].asked])
            late = eyes[0].asked
            opened = await server.site.tables.table(table)
            opened.standing.asked_since -= 4.9  # as if the person had thought for so long
            await opened.ask(wake(opened))
            entry = (await eyes[0].until("moved"))["entry"]
            assert (entry["seat"], entry["how"], entry["bot"]) == (late, "clock", True)
            assert eyes[0].info["phase"] == "playing"
            assert not eyes[0].info["seats"][late]["stand_in"]
            for eye in eyes:
                await eye.catch_up(entry["version"])
            assert await play_on(dict(enumerate(eyes)), random.Random(1), 5) == 5
            assert eyes[0].log[-1]["how"] == "person"

    run(work())


def wake(table: OpenTable) -> Callable[..., Any]:
    async def work() -> None:
        table.autoplay.wake()

    return work


def test_a_table_without_a_clock_never_hurries(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            opened = await server.site.tables.table(table)
            opened.standing.asked_since -= 10**6
            await opened.ask(wake(opened))
            await asyncio.sleep(0.05)
            assert eyes[0].position["clock"] is eyes[0].info["clock"] is None
            assert not opened.autoplay.is_thinking()
            assert opened.autoplay._timer is None

    run(work())


def test_a_rematch_keeps_the_clock(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "abyss", 2, clock=CLOCK)
            await play_on(dict(enumerate(eyes)), random.Random(3))
            again = await persons[0].post(f"/api/tables/{table}/rematch")
            assert again["clock"] == CLOCK
            assert eyes[0].position["clock"] is None  # over

    run(work())
