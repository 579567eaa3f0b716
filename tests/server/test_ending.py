"""Games ended early: by everybody, or by the host if there is nobody else."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.server.course import Course
from tests.server.site import Person, both_stores, run, running, seated

pytestmark = both_stores

GAME = tablee.game_names()[0]


def failing_after(moves: int) -> Callable[..., Any]:
    """Let the engine fail after so many moves; earlier moves can be replayed."""
    play = Course.play

    def wrapped(self: Course, *given: Any, **named: Any) -> Any:
        told = play(self, *given, **named)
        if len(self.moves) > moves:
            raise ZeroDivisionError("a fault of the rules")
        return told

    return wrapped


async def check_kept(person: Person, table: str, moves: int) -> None:
    """Check that the table is over and can be replayed, without a result."""
    info = await person.get(f"/api/tables/{table}")
    assert (info["phase"], info["result"], info["asked"]) == ("over", None, -1)
    assert table in [one["id"] for one in (await person.get("/api/lobby"))["finished"]]
    assert table not in [one["id"] for one in (await person.get("/api/lobby"))["mine"]]
    for seat in range(len(info["seats"])):
        frames = await person.get(f"/api/tables/{table}/frames?seat={seat}")
        assert frames["count"] == moves + 1
    assert (await person.get(f"/api/tables/{table}/statistics"))["moves"] == moves
    for name in ("scoring", "replay", "verify"):
        answer = await person.http.get(f"/api/tables/{table}/{name}")
        assert (answer.status_code, answer.json()["reason"]["key"]) == (409, "ended-early")


def test_a_game_ends_when_all_people_want_it(data: Path) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            async with running(data) as server:
                persons, eyes, table = await seated(server, stack, GAME, 3)
                path = f"/api/tables/{table}/end"
                info = await persons[0].post(path, {})
                assert (info["phase"], info["ending"], info["may_end"]) == ("playing", [0], False)
                told = await eyes[1].until("end_wanted")
                assert (told["entry"]["seat"], told["table"]["ending"]) == (0, [0])
                await persons[1].post(path, {})
                await persons[0].post(path, {"wanted": False})
                assert (await persons[2].post(path, {}))["phase"] == "playing"
                eve = await stack.enter_async_context(Person(server.address, "Eve"))
                assert await eve.refused(path, {}) == (403, "you-have-no-seat")
                ended = await persons[0].post(path, {})
                assert (ended["phase"], ended["ending"]) == ("over", [])
                told = await eyes[1].until("ended")
                assert (told["entry"]["seat"], told["entry"]["why"]) == (0, "agreed")
                assert told["position"]["question"] is None
                for eye in eyes:
                    assert (await eye.move(0))["reason"]["key"] == "the-game-is-over"
                assert await persons[0].refused(path, {}) == (409, "the-game-is-over")
                await check_kept(persons[0], table, 0)
                again = await persons[1].post(f"/api/tables/{table}/rematch")
                assert again["phase"] == "waiting"
            async with running(data) as server:
                persons[2].http.base_url = server.address
                await check_kept(persons[2], table, 0)

    run(work())


def test_who_plays_on_does_not_want_to_end(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            asked = eyes[0].asked
            await persons[asked].post(f"/api/tables/{table}/end", {})
            answer = await eyes[asked].move(eyes[asked].choices()[0]["action"])
            assert answer["type"] == "accepted"
            info = await persons[1 - asked].post(f"/api/tables/{table}/end", {})
            assert (info["phase"], info["ending"]) == ("playing", [1 - asked])

    run(work())


def test_somebody_away_does_not_agree_nor_does_the_bot_in_their_place(data: Path) -> None:
    async def work() -> None:
        async with running(data, vote_after=0) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            await eyes[1].close()
            while eyes[0].info["seats"][1]["connected"]:
                await eyes[0].hear("presence")
            await eyes[0].send("vote", seat=1, give=True)
            await eyes[0].until("bot_stood_in")
            info = await persons[0].post(f"/api/tables/{table}/end", {})
            assert (info["phase"], info["may_end"]) == ("playing", False)
            assert (await persons[1].post(f"/api/tables/{table}/end", {}))["phase"] == "over"

    run(work())


def test_the_host_ends_a_game_with_bots_alone(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 1, "random random")
            assert (await persons[0].get(f"/api/tables/{table}"))["may_end"]
            eve = await stack.enter_async_context(Person(server.address, "Eve"))
            assert not (await eve.get(f"/api/tables/{table}"))["may_end"]
            await persons[0].post(f"/api/tables/{table}/end", {})
            assert (await eyes[0].until("ended"))["entry"]["why"] == "alone"
            moves = (await persons[0].get(f"/api/tables/{table}/frames"))["count"] - 1
            await check_kept(persons[0], table, moves)
            waiting = await persons[0].create(GAME, "me open")
            answer = await persons[0].refused(f"/api/tables/{waiting}/end", {})
            assert answer == (409, "not-started-yet")

    run(work())


def test_the_host_ends_a_game_that_the_engine_cannot_go_on_with(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data, retry_seconds=0.05) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2, "random")
            path = f"/api/tables/{table}/end"
            while eyes[0].asked == 2:
                await eyes[0].next()
            await eyes[1].catch_up(eyes[0].version)
            moves = (await persons[0].get(f"/api/tables/{table}/frames"))["count"] - 1
            asked = eyes[0].asked
            with monkeypatch.context() as planted:
                planted.setattr(Course, "play", failing_after(moves))
                answer = await eyes[asked].move(eyes[asked].choices()[0]["action"])
                assert answer["reason"]["key"] == "went-wrong"
            for eye in eyes:
                while not eye.info["failed"]:
                    await eye.hear("table")
            assert eyes[0].info["may_end"]
            assert not eyes[1].info["may_end"]
            assert (await persons[1].post(path, {}))["phase"] == "playing"  # only the host alone
            assert (await persons[0].post(path, {}))["phase"] == "over"
            assert (await eyes[1].until("ended"))["entry"]["why"] == "fault"
            await check_kept(persons[1], table, moves)

    run(work())


def test_a_game_that_goes_on_after_a_fault_is_not_the_hosts_to_end(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            asked = eyes[0].asked
            with monkeypatch.context() as planted:
                planted.setattr(Course, "play", failing_after(0))
                await eyes[asked].move(eyes[asked].choices()[0]["action"])
            assert (await persons[0].get(f"/api/tables/{table}"))["may_end"]
            answer = await eyes[asked].move(eyes[asked].choices()[0]["action"])
            assert answer["type"] == "accepted"
            info = await persons[0].post(f"/api/tables/{table}/end", {})
            assert (info["phase"], info["failed"], info["may_end"]) == ("playing", False, False)

    run(work())
