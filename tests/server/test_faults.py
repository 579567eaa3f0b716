"""Bugs in the program itself: nothing of the failed move is stored, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core.engine import Game
from tablee.core.errors import TableeError
from tablee.server import answers, drafts
from tablee.server.caretaker import caretaker_of
from tablee.server.course import Course
from tablee.server.gate import Gate, Message, Receive, Scope, Send
from tablee.server.outside import Outside
from tablee.server.settings import Settings
from tablee.server.store import NotSaved
from tests.server.site import Eye, Person, both_stores, run, running, seated

GAME = "abyss"
WENT_WRONG = "went-wrong"


def failing(work: Any) -> Callable[..., None]:
    """Do all the work and fail afterwards, which is the worst moment."""

    def wrapped(*given: Any, **named: Any) -> None:
        work(*given, **named)
        raise ZeroDivisionError("a fault of the rules")

    return wrapped


async def reopened(data: Path, person: Person, table: str) -> Eye:
    """Return what the same browser sees of a table after a restart."""
    async with running(data) as server:
        person.address = server.address
        eye = await person.open(table)
        await eye.close()
        return eye


@both_stores
def test_a_move_that_fails_changes_nothing_and_the_next_one_counts(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            eye = eyes[eyes[0].asked]
            before, position = eye.version, eye.position
            for _ in range(2):  # for the second, the table is as it was for the first
                monkeypatch.setattr(Course, "play", failing(Course.play))
                answer = await eye.move(eye.choices()[0]["action"])
                monkeypatch.undo()
                assert answer["reason"]["key"] == WENT_WRONG
            standing = (await server.site.tables.table(table)).standing
            assert standing.version == before
            assert len(await server.site.store.entries(table)) == before
            again = await persons[0].open(table)
            assert again.version == before
            assert again.position["view"] == position["view"] or eye is not eyes[0]
            await again.close()
            answer = await eye.move(eye.choices()[0]["action"])
            assert (answer["type"], answer["version"]) == ("accepted", before + 1)
        seen = await reopened(data, persons[0], table)
        assert seen.version == before + 1

    run(work())
    assert "a fault of the rules" in caplog.text  # with its traceback


def test_a_start_that_fails_leaves_the_table_waiting_and_its_log_whole(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            table = await ada.create(GAME, "me random")
            before = len(await server.site.store.entries(table))
            monkeypatch.setattr(Course, "_start", failing(Course._start))
            assert await ada.refused(f"/api/tables/{table}/start") == (500, WENT_WRONG)
            monkeypatch.undo()
            assert (await ada.get(f"/api/tables/{table}"))["phase"] == "waiting"
            assert len(await server.site.store.entries(table)) == before
            other = await ada.create(GAME, "me open")
            monkeypatch.setattr(Course, "_start", failing(Course._start))
            async with Person(server.address, "Bo") as bo:
                await bo.post(f"/api/tables/{other}/join", {})
            await ada.refused(f"/api/tables/{other}/start")
            monkeypatch.undo()
            await ada.post(f"/api/tables/{other}/leave")  # somebody who gives up may leave
        async with running(data) as server:
            ada.http = type(ada.http)(base_url=server.address, cookies=ada.http.cookies)
            await ada.start(table)
            assert (await ada.get(f"/api/tables/{table}"))["phase"] == "playing"
            assert (await ada.get(f"/api/tables/{other}"))["phase"] == "waiting"
            await ada.http.aclose()

    run(work())


def test_a_fault_while_a_move_is_tried_is_told_and_the_socket_stays(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, GAME, 2)
            eye = eyes[eyes[0].asked]
            monkeypatch.setattr(answers, "in_order", failing(drafts.in_order))
            answer = await eye.move(eye.choices()[0]["action"])
            monkeypatch.undo()
            assert answer["reason"]["key"] == WENT_WRONG
            assert (await eye.move(eye.choices()[0]["action"]))["type"] == "accepted"

    with caplog.at_level(logging.ERROR):
        run(work())
    assert "a fault of the rules" in caplog.text


def test_a_bot_whose_answer_fails_tries_again(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with running(data, retry_seconds=0.05) as server, AsyncExitStack() as stack:
            fault = Course.play
            faults = iter([True, True])

            def play(self: Any, seat: int, actions: list[int], version: int, given: Any) -> Any:
                told = fault(self, seat, actions, version, given)
                if given == "bot" and next(faults, False):
                    raise ZeroDivisionError
                return told

            monkeypatch.setattr(Course, "play", play)
            _, eyes, _ = await seated(server, stack, GAME, 1, "random")
            while eyes[0].asked == 0:
                answer = await eyes[0].move(eyes[0].choices()[0]["action"])
                assert answer["type"] == "accepted"
                await eyes[0].catch_up(answer["version"])
            while not any(entry["type"] == "moved" and entry["seat"] == 1 for entry in eyes[0].log):
                await eyes[0].next()
            assert next(faults, None) is None

    run(work())


def possible(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        game.new_game(seats, 0, options)
    except TableeError:
        return False
    return True


def combinations() -> list[tuple[int, dict[str, Any]]]:
    game = tablee.game("conan")
    scenario, heroes = (option for option in game.options if option.name in ("scenario", "heroes"))
    return [
        (seats, {"scenario": name, "heroes": count})
        for seats in range(game.min_seats, game.max_seats + 1)
        for name in scenario.choices
        for count in heroes.choices
    ]


def test_what_cannot_be_set_up_is_refused_when_the_table_is_made(data: Path) -> None:
    """Every combination of Conan's options is refused if and only if the engine cannot begin."""

    async def work() -> None:
        refused = 0
        async with running(data) as server, Person(server.address, "Ada") as ada:
            for seats, options in combinations():
                wish = {"game": "conan", "seats": [{"kind": "open"}] * seats, "options": options}
                answer = await ada.http.post("/api/tables", json=wish)
                if possible(tablee.game("conan"), seats, options):
                    assert answer.status_code == 201, wish
                    continue
                refused += 1
                reason = answer.json()["reason"]
                assert (answer.status_code, reason["key"]) == (400, "too-many-seats")
                most = reason["values"]["most"]
                assert possible(tablee.game("conan"), most, options)
                assert most == seats - 1 or not possible(tablee.game("conan"), most + 1, options)
        assert refused > 0

    run(work())


def test_the_lobby_is_told_how_many_each_choice_seats(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            for info in await ada.get("/api/games"):
                game = tablee.game(info["name"])
                for option in info["options"]:
                    for choice, most in zip(option["choices"], option["seats"], strict=True):
                        chosen = {option["name"]: choice}
                        assert possible(game, most, chosen)
                        assert most == game.max_seats or not possible(game, most + 1, chosen)

    run(work())


@pytest.mark.parametrize("seats", [1, 6])
def test_the_seats_of_a_game_itself_are_kept_too(seats: int, data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            wish = {"game": "conan", "seats": [{"kind": "open"}] * seats}
            assert (await ada.http.post("/api/tables", json=wish)).status_code == 400

    run(work())


# -- what stands before and beside the tables ----------------------------------------------


async def asked(application: Any, data: Path) -> list[Message]:
    """Return what a browser gets from an application behind the gate."""
    heard: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        heard.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": "/api/lobby",
        "client": ("127.0.0.1", 1),
        "headers": [(b"host", b"127.0.0.1")],
    }
    await Gate(application, Settings(data=data))(scope, receive, send)
    return heard


def test_a_fault_before_any_answer_is_answered(data: Path) -> None:
    """Even if nothing inside catches it: the browser does not wait forever."""

    async def silent(scope: Scope, receive: Receive, send: Send) -> None:
        raise ZeroDivisionError("a fault of the server")

    start, body = run(asked(silent, data))
    assert start["status"] == 500
    number = dict(start["headers"])[b"x-request-id"].decode()
    reason = json.loads(body["body"])["reason"]
    assert (reason["key"], reason["values"]) == ("server-fault", {"id": number})


def test_a_fault_in_the_middle_of_an_answer_begins_no_second_one(data: Path) -> None:
    async def half(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise ZeroDivisionError("a fault of the server")

    (start,) = run(asked(half, data))
    assert start["status"] == 200


@pytest.mark.parametrize("fault", [ZeroDivisionError("a fault"), NotSaved("away")])
def test_the_look_outside_goes_on_after_a_fault(
    fault: Exception, data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The server still notices later that a table was deleted from outside."""
    look, failures = Outside.look, 0

    async def failing_first(self: Outside) -> None:
        nonlocal failures
        if failures < 2:
            failures += 1
            raise fault
        await look(self)

    async def work() -> None:
        monkeypatch.setattr(Outside, "look", failing_first)
        async with running(data, look_seconds=0.02) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, GAME, 2)
            settings = server.site.settings
            caretaker = await caretaker_of(settings.database, settings.postgres)
            await caretaker.delete_table(table)
            await caretaker.close()
            while (await eyes[0].hear("notice"))["key"] != "no-such-table":
                await asyncio.sleep(0)

    run(work())
    assert failures == 2
    assert len([one for one in caplog.records if one.message == "background task failed"]) == 2
