"""Reviews: made while somebody waits, kept, never made twice, for those who may see the game."""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import tablee
from tablee.core.replay import parse
from tablee.server import reviewing, reviews
from tablee.server.reviews import Task
from tablee.server.settings import Settings
from tablee.study.gestures import gestures
from tests.server.little_reviews import NOTED, judge_part, serve_little
from tests.server.site import (
    DATABASES,
    Person,
    Running,
    both_stores,
    in_postgres,
    play_on,
    run,
    running,
    seated,
)
from tests.server.test_kill import Process, free_port

GAME = "conspiracy"  # the shortest


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch, data: Path) -> Path:
    """Think little; return the file that notes what was judged."""
    noted = data / "judged"
    monkeypatch.setenv(NOTED, str(noted))
    monkeypatch.setattr(reviews, "judge_part", judge_part)
    return noted


async def played(server: Running, stack: AsyncExitStack, **more: Any) -> tuple[Person, str]:
    """Return somebody who has just played a game to its end against a bot."""
    persons, eyes, table = await seated(server, stack, GAME, 1, "random", **more)
    await play_on({0: eyes[0]}, random.Random(3))
    assert eyes[0].info["phase"] == "over"
    return persons[0], table


async def path_of(person: Person, table: str, status: int = 200) -> Any:
    return await person.get(f"/api/tables/{table}/review", status)


@asynccontextmanager
async def waiting(person: Person, table: str) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
    """Ask for a review; yield the lines that tell how far it is."""
    path = f"/api/tables/{table}/review"
    async with person.http.stream("POST", path, json={}, timeout=60.0) as answer:
        assert answer.status_code == 200, await answer.aread()

        async def lines() -> AsyncIterator[dict[str, Any]]:
            async for line in answer.aiter_lines():
                yield json.loads(line)

        yield lines()


async def made(person: Person, table: str) -> list[dict[str, Any]]:
    async with waiting(person, table) as lines:
        return [line async for line in lines]


async def until_judged(lines: AsyncIterator[dict[str, Any]], least: int) -> dict[str, Any]:
    async for line in lines:
        if line["judged"] >= least:
            return line
    raise AssertionError("the review ended")


def judged(noted: Path) -> Counter[int]:
    return Counter(map(int, noted.read_text().split())) if noted.exists() else Counter()


@both_stores
def test_a_review_is_made_once_and_kept(data: Path, little: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack)
            before = await path_of(ada, table)
            assert before["review"] is None
            assert before["judged"] == 0
            told = await made(ada, table)
            assert told[-1]["phase"] == "done"
            assert [line["judged"] for line in told] == sorted(line["judged"] for line in told)
            assert told[-1]["judged"] == told[-1]["decisions"] == before["decisions"] > 5
            await made(ada, table)
            assert set(judged(little).values()) == {1}
            answer = await path_of(ada, table)
        async with running(data) as again, Person(again.address, "Bo") as bo:
            assert await path_of(bo, table) == answer

    run(work())


def test_a_review_says_what_the_game_was(data: Path) -> None:
    """Each decision names its move as it was played, at the frame before it."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack)
            await made(ada, table)
            review = (await path_of(ada, table))["review"]
            text = (await ada.http.get(f"/api/tables/{table}/replay")).text
            frames = (await ada.get(f"/api/tables/{table}/frames?seat=0&first=0&count=100"))[
                "frames"
            ]
            found = [gesture for gesture, _ in gestures(parse(text))]
            assert [one["number"] for one in review["decisions"]] == [one.number for one in found]
            for decision, gesture in zip(review["decisions"], found, strict=True):
                answers = [choice["action"] for choice in decision["played"]["answers"]]
                assert answers == list(gesture.answers)
                assert decision["seat"] == gesture.seat
                assert frames[decision["frame"] + 1]["seat"] == gesture.seat
                asked = frames[decision["frame"]]["question"]
                assert gesture.seat in asked["seats"]
            assert all(0 <= chance <= 1 for one in review["decisions"] for chance in one["chances"])
            for course in review["courses"]:
                moved = course["own"] + course["others"] + course["fate"]
                assert course["first"] + moved == pytest.approx(course["result"])

    run(work())


def test_a_running_game_is_not_reviewed(data: Path, little: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 1, "random")
            await play_on({0: eyes[0]}, random.Random(3), 2)
            refused = await persons[0].refused(f"/api/tables/{table}/review", {})
            assert refused == (409, "not-over-yet")
            await path_of(persons[0], table, 409)
            assert not judged(little)

    run(work())


def test_who_may_not_see_a_private_table_gets_nothing_of_its_review(
    data: Path, little: Path
) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack, visibility="private")
            await made(ada, table)
            eve = await stack.enter_async_context(Person(server.address, "Eve"))
            nobody = httpx.AsyncClient(base_url=server.address)
            stack.push_async_callback(nobody.aclose)
            for http in (eve.http, nobody):
                answer = await http.get(f"/api/tables/{table}/review")
                assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "not-invited")
            refused = await eve.refused(f"/api/tables/{table}/review", {})
            assert refused == (403, "not-invited")
            answer = await nobody.post(f"/api/tables/{table}/review", json={})
            assert answer.status_code == 401
            links = await ada.get(f"/api/tables/{table}/links")
            await eve.post(f"/api/links/{links['watch'].rsplit('/', 1)[1]}")
            assert (await path_of(eve, table))["review"] is not None

    run(work())


def test_a_guest_waits_for_one_review_at_a_time(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack)
            async with waiting(ada, table) as lines:
                await anext(aiter(lines))
                path = f"/api/tables/{table}/review"
                assert await ada.refused(path, {}) == (429, "review-running")
            while server.site.reviews._all._count:
                await asyncio.sleep(0.02)
            for _ in range(reviews.OF_ADDRESS):  # the address is the same for all
                server.site.reviews.begin(f"guest {_}", "127.0.0.1")
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            assert await bo.refused(path, {}) == (429, "too-many-reviews")
            await bo.post(path, {"level": "oracle"}, 400)

    run(work())


def test_nothing_is_judged_when_nobody_waits(data: Path, little: Path) -> None:
    """It stops, and goes on from there when somebody asks again."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack)
            async with waiting(ada, table) as lines:
                await until_judged(lines, 4)
            while server.site.reviews._jobs:
                await asyncio.sleep(0.02)
            async with server.site.reviews._turn:  # a part under way has ended
                state = await path_of(ada, table)
            assert 4 <= state["judged"] < state["decisions"]
            told = await made(ada, table)
            assert told[-1]["phase"] == "done"
            # a part that was under way may be judged again: its verdicts were never stored
            twice = [number for number, times in judged(little).items() if times > 1]
            assert len(twice) <= reviews.PART

    run(work())


@pytest.mark.skipif(
    "forkserver" not in multiprocessing.get_all_start_methods(), reason="needs fork"
)
def test_a_review_goes_on_after_a_kill(data: Path, little: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack)
            cookies = dict(ada.http.cookies.items())
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        first = Serving(data, port)
        person = Person(address, "Ada")
        person.http.cookies.update(cookies)
        await ready(person)
        async with waiting(person, table) as lines:
            await until_judged(lines, 4)
            first.kill()
            assert first.ended() is not None
        second = Serving(data, port)
        await ready(person)
        assert (await path_of(person, table))["judged"] >= 4
        told = await made(person, table)
        assert told[-1]["phase"] == "done"
        assert all(line["judged"] == 0 or line["judged"] >= 4 for line in told)  # none anew
        twice = [number for number, times in judged(little).items() if times > 1]
        assert len(twice) <= reviews.PART
        await person.http.aclose()
        second.kill()
        second.ended()

    run(work())


class Serving(Process):
    """A real server process that thinks little."""

    def __init__(self, data: Path, port: int) -> None:
        settings = Settings(data=data, postgres=DATABASES.get(data), quiet_seconds=0.0)
        context = multiprocessing.get_context("forkserver")
        self.process = context.Process(target=serve_little, args=(settings, "127.0.0.1", port))
        self.process.start()


async def ready(person: Person) -> None:
    for _ in range(1500):
        try:
            if (await person.http.get("/healthz")).status_code == 200:
                return
        except httpx.HTTPError:
            await asyncio.sleep(0.05)
    raise AssertionError("the server did not start")


@pytest.mark.parametrize("data", [in_postgres], indirect=True)
def test_two_servers_do_not_judge_the_same(data: Path, little: Path) -> None:
    async def work() -> None:
        quick = {"own_seconds": 0.1, "here_seconds": 0.2}
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(running(data, **quick))
            other = await stack.enter_async_context(running(data, **quick))
            ada, table = await played(one, stack)
            bo = await stack.enter_async_context(Person(other.address, "Bo"))
            here, there = await asyncio.gather(made(ada, table), made(bo, table))
            assert here[-1]["phase"] == there[-1]["phase"] == "done"
            assert set(judged(little).values()) == {1}
            assert await path_of(ada, table) == await path_of(bo, table)

    run(work())


def test_a_game_played_by_other_rules_is_not_reviewed(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack)
            while await server.site.store.without_archive():
                await asyncio.sleep(0.05)
        monkeypatch.setattr(tablee.game(GAME), "version", tablee.game(GAME).version + 1)
        async with running(data) as server, Person(server.address, "Bo") as bo:
            refused = await bo.refused(f"/api/tables/{table}/review", {})
            assert refused == (409, "played-by-other-rules")

    run(work())


class Places:
    """Reviews of which only the places are asked for."""

    def __init__(self) -> None:
        self.ended: list[tuple[str, str]] = []

    def end(self, guest: str, address: str) -> None:
        self.ended.append((guest, address))


def test_who_goes_before_the_first_line_leaves_a_place_to_the_next() -> None:
    places: Any = Places()
    told = reviewing.lines(places, Task(GAME, "expert", "", ()), "ada", "127.0.0.1")
    assert places.ended == []
    del told
    gc.collect()
    assert places.ended == [("ada", "127.0.0.1")]
