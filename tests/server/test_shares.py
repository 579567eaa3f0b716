"""Bots wait in line: every guest has a share, and tables with people come first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from tablee import bots
from tablee.server.bot_seats import Problem, think
from tablee.server.shares import PATIENCE, Asker, Need, Shares
from tablee.server.workers import Workers
from tests.server.site import Person, run, running

GAME = "abyss"
GUEST, OTHER = "guest", "other"


Slowing = Callable[[], "Slow"]


class Slow:
    """Replaces the bots' processes: searches end when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.release = asyncio.Semaphore(0)
        slow = self

        async def run(workers: Any, seconds: float, work: Any, problem: Problem, *rest: Any) -> Any:
            slow.begun.append(problem.bot)
            if problem.bot != "greedy":
                await slow.release.acquire()
            given = (problem.game, problem.options, problem.seats, problem.ints, "random")
            return think(Problem(*given), 0.0, 1)

        monkeypatch.setattr(Workers, "run", run)

    async def next(self) -> Any:
        """End a search; return which bot thinks after it."""
        count = len(self.begun)
        self.release.release()
        await self.hears(count + 1)
        return self.begun[-1]

    async def hears(self, count: int) -> None:
        for _ in range(500):
            if len(self.begun) >= count:
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"nobody thinks: {self.begun}")


async def tables_of(person: Person, count: int, seats: str) -> None:
    for _ in range(count):
        await person.start(await person.create(GAME, seats))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slowing:
    return lambda: Slow(monkeypatch)


def test_a_guest_with_many_tables_leaves_others_their_share(slow: Slowing, data: Path) -> None:
    async def work() -> None:
        slower = slow()
        async with (
            running(data, bot_tables=60) as server,
            Person(server.address, "Mallory") as mallory,
            Person(server.address, "Ada") as ada,
        ):
            await tables_of(mallory, 20, "master master master master")
            await slower.hears(1)
            await tables_of(ada, 1, "expert expert")
            shares = server.site.tables.thinkers._shares
            for _ in range(3):
                await both_wait(shares)  # before a master's place is free, Ada's bot is asked again
                assert [await slower.next(), await slower.next()] == ["expert", "master"]
            slower.release = asyncio.Semaphore(10**6)

    run(work())


async def both_wait(shares: Any) -> None:
    for _ in range(500):
        if len({one.asker.guest for one in shares._waiting}) == 2:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("only one guest's bots wait")


def test_a_bot_that_need_not_search_does_not_wait_for_searches(slow: Slowing, data: Path) -> None:
    async def work() -> None:
        slower = slow()
        async with (
            running(data, bot_tables=60) as server,
            Person(server.address, "Mallory") as mallory,
            Person(server.address, "Ada") as ada,
        ):
            await tables_of(mallory, 5, "master master")
            await slower.hears(1)
            table = await ada.create(GAME, "greedy greedy")
            eye = await ada.open(table)
            await ada.start(table)
            for _ in range(5):
                await eye.until("moved")
            assert slower.begun.count("master") == 1
            await eye.close()
            slower.release = asyncio.Semaphore(10**6)

    run(work())


def test_tables_with_people_come_first_and_empty_rooms_last(slow: Slowing, data: Path) -> None:
    async def work() -> None:
        slower = slow()
        async with running(data) as server, Person(server.address, "Ada") as ada:
            bo = await Person(server.address, "Bo").sign_in()
            await tables_of(ada, 3, "master master")
            await slower.hears(1)
            watched = await ada.create(GAME, "expert expert")
            eye = await bo.open(watched)
            await ada.start(watched)
            table = await ada.create(GAME, "me regular")
            own = await ada.open(table)
            await own.send("set_advance", id="all", answers={"ask": {"everything": 1}})
            await own.hear("advance")
            await ada.start(table)
            await own.until("began")
            while own.asked == 0:
                await own.move(own.choices()[0]["action"])
                await own.catch_up(own.version)
            for _ in range(100):  # the bot of her table waits in line
                if len(server.site.tables.thinkers._shares._waiting) == 4:
                    break
                await asyncio.sleep(0.01)
            assert await slower.next() == "regular"
            while (after := await slower.next()) == "regular":  # until Ada must answer
                pass
            assert after == "expert"
            await own.close()
            await ada.http.aclose()
            await bo.http.aclose()
            await eye.close()
            slower.release = asyncio.Semaphore(10**6)

    run(work())


def test_more_tables_for_bots_than_allowed_are_refused_clearly(slow: Slowing, data: Path) -> None:
    async def work() -> None:
        slower = slow()
        async with (
            running(data, bot_tables=2) as server,
            Person(server.address, "Mallory") as mallory,
            Person(server.address, "Ada") as ada,
        ):
            await tables_of(mallory, 2, "master master")
            table = await mallory.create(GAME, "greedy greedy")
            answer = await mallory.http.post(f"/api/tables/{table}/start")
            assert answer.status_code == 429
            assert answer.json()["reason"]["key"] == "too-many-bots"
            assert answer.json()["reason"]["values"] == {"most": 2}
            assert (await mallory.get(f"/api/tables/{table}"))["phase"] == "waiting"
            await tables_of(ada, 1, "greedy greedy")  # others may
            people = await mallory.create(GAME, "me open")
            await ada.post(f"/api/tables/{people}/join", {})
            await mallory.start(people)  # and people need no bots
            slower.release = asyncio.Semaphore(10**6)

    run(work())


def test_a_table_counts_only_while_its_bots_think(slow: Slowing, data: Path) -> None:
    async def work() -> None:
        slower = slow()
        slower.release = asyncio.Semaphore(10**6)
        async with (
            running(data, bot_tables=1) as server,
            Person(server.address, "Ada") as ada,
        ):
            for _ in range(3):  # each plays until Ada must answer or the game is over
                table = await ada.create(GAME, "me master")
                await ada.wants_every_question(table)
                await ada.start(table)
                opened = await server.site.tables.table(table)
                while opened.standing.asked() > 0:
                    await asyncio.sleep(0.01)

    run(work())


# -- the order itself -----------------------------------------------------------------------


class Line:
    """Shares with a clock that the test moves."""

    def __init__(self, places: tuple[str, ...] = ("one", "glance")) -> None:
        self.now = 0.0
        self.shares = Shares(places, clock=lambda: self.now)
        self.order: list[str] = []

    async def think(self, name: str, seconds: float, asker: Asker, quick: bool = False) -> Any:
        async with self.shares.place(asker, quick) as place:
            self.order.append(name)
            await asyncio.sleep(0)
            self.now += seconds
            return place


def asker(guest: Any, need: Need = Need.AWAITED) -> Asker:
    return Asker(guest, lambda: need)


def test_shares_are_of_time_not_of_thoughts() -> None:
    async def work() -> None:
        line = Line()
        long = [line.think("long", 4.0, asker(GUEST)) for _ in range(4)]
        short = [line.think("short", 1.0, asker(OTHER)) for _ in range(8)]
        await asyncio.gather(*long, *short)
        assert line.order[:6] == ["long", "short", "short", "short", "short", "long"]

    run(work())


def test_nobody_waits_for_ever() -> None:
    async def work() -> None:
        line = Line()
        crowd = [line.think("live", 1.0, asker(str(number))) for number in range(50)]
        waiting = line.think("empty", 1.0, asker(GUEST, Need.UNWATCHED))
        await asyncio.gather(*crowd[:1], waiting, *crowd[1:])
        assert PATIENCE <= line.order.index("empty") < 50

    run(work())


def test_the_need_for_a_bot_is_looked_up_when_a_place_is_free_not_before() -> None:
    async def work() -> None:
        line, looks = Line(), {"need": Need.UNWATCHED}
        first = asyncio.create_task(line.think("first", 1.0, asker(GUEST)))
        watched = line.think("watched", 1.0, asker(GUEST, Need.WATCHED))
        came = line.think("came", 1.0, Asker(GUEST, lambda: looks["need"]))
        others = [asyncio.create_task(one) for one in (watched, came)]
        looks["need"] = Need.AWAITED
        await asyncio.gather(first, *others)
        assert line.order == ["first", "came", "watched"]

    run(work())


def test_a_bot_that_gives_up_waiting_frees_its_place() -> None:
    async def work() -> None:
        line = Line(("one",))
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(line.shares.place(asker(GUEST), quick=True))
            tasks = [
                asyncio.create_task(line.think(str(number), 1.0, asker(OTHER), quick=True))
                for number in range(3)
            ]
            await asyncio.sleep(0)
            tasks[0].cancel()  # while it waits
            await asyncio.sleep(0)
        tasks[1].cancel()  # when the place has just been handed over
        for task in tasks[:2]:
            with suppress(asyncio.CancelledError):
                await task
        await tasks[2]
        assert line.order == ["2"]
        assert line.shares._free == {0}

    run(work())


def test_what_a_search_may_not_take_is_for_quick_answers() -> None:
    async def work() -> None:
        line = Line()
        async with line.shares.place(asker(GUEST), quick=False) as place:
            assert place == "one"
            waits = asyncio.create_task(line.think("search", 1.0, asker(GUEST)))
            assert await line.think("glance", 0.0, asker(GUEST), quick=True) == "glance"
            assert not waits.done()
        assert await waits == "one"

    run(work())


def test_bots_without_a_search_are_known() -> None:
    assert [name for name in bots.names() if bots.is_quick(name)] == ["random", "greedy"]
