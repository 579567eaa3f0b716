"""What the host arranges before the start; leaving a game under way; playing again."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.site import Person, play_on, run, running, seated

GAME = "conspiracy"


def test_the_host_gives_a_free_seat_to_a_bot_and_back(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data) as server,
            Person(server.address, "Ada") as ada,
            Person(server.address, "Bo") as bo,
        ):
            table = await ada.create(GAME, "me open friend")
            path = f"/api/tables/{table}/give"
            wish = {"seat": 1, "kind": "bot", "bot": "greedy"}
            assert await bo.refused(path, wish) == (403, "only-the-host-may")
            for bad in (
                {"seat": 1, "kind": "bot"},
                {"seat": 1, "kind": "bot", "bot": "nobody"},
                {"seat": 1, "kind": "open", "bot": "greedy"},
                {"seat": 3, "kind": "open"},
                {"seat": -1, "kind": "open"},
            ):
                assert (await ada.refused(path, bad))[0] == 400
            assert await ada.refused(path, {**wish, "seat": 0}) == (409, "seat-is-taken")
            seats = (await ada.post(path, wish))["seats"]
            assert (seats[1]["kind"], seats[1]["bot"]) == ("bot", "greedy")
            assert await bo.refused(f"/api/tables/{table}/join", {}) == (409, "no-seat-is-open")
            seats = (await ada.post(path, {"seat": 1, "kind": "open"}))["seats"]
            assert (seats[1]["kind"], seats[1]["bot"]) == ("open", None)
            await bo.post(f"/api/tables/{table}/join", {})
            assert await ada.refused(path, wish) == (409, "seat-is-taken")
            await ada.post(path, {**wish, "seat": 2})
            await ada.start(table)
            assert await ada.refused(path, {**wish, "seat": 2}) == (409, "already-started")

    run(work())


def test_the_host_swaps_seats_and_everybody_keeps_their_own(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            table = await ada.create(GAME, "me open greedy")
            await bo.post(f"/api/tables/{table}/join", {})
            eye = await bo.open(table)
            path = f"/api/tables/{table}/swap"
            assert await bo.refused(path, {"seats": [0, 1]}) == (403, "only-the-host-may")
            assert (await ada.refused(path, {"seats": [0, 0]}))[0] == 400
            assert (await ada.refused(path, {"seats": [0, 3]}))[0] == 400
            info = await ada.post(path, {"seats": [0, 1]})
            assert (info["yours"], info["host"]) == (1, True)
            info = await ada.post(path, {"seats": [0, 2]})
            assert [seat["name"] for seat in info["seats"]] == [None, "Ada", "Bo"]
            assert [seat["bot"] for seat in info["seats"]] == ["greedy", None, None]
            while eye.info["yours"] != 2:
                await eye.hear("table")
            assert eye.info["seats"][2]["connected"]
            await ada.start(table)
            assert await ada.refused(path, {"seats": [0, 1]}) == (409, "already-started")
            await eye.close()

    run(work())


def test_what_was_arranged_is_in_the_lists_after_a_restart(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            table = await ada.create(GAME, "me open greedy")
            await ada.post(f"/api/tables/{table}/give", {"seat": 2, "kind": "friend"})
            await ada.post(f"/api/tables/{table}/give", {"seat": 1, "kind": "bot", "bot": "random"})
            await ada.post(f"/api/tables/{table}/swap", {"seats": [0, 2]})
            cookies = ada.http.cookies
        async with running(data) as server, Person(server.address, "Ada") as ada:
            ada.http.cookies = cookies
            (info,) = (await ada.get("/api/lobby"))["mine"]
            kinds = [(seat["kind"], seat["bot"]) for seat in info["seats"]]
            assert kinds == [("friend", None), ("bot", "random"), ("person", None)]
            again = await ada.get(f"/api/tables/{table}")
            assert [(seat["kind"], seat["bot"]) for seat in again["seats"]] == kinds

    run(work())


def test_the_host_frees_the_seat_of_somebody_who_does_not_come(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            table = await ada.create(GAME, "me open")
            await bo.post(f"/api/tables/{table}/join", {})
            eye = await ada.open(table)
            path = f"/api/tables/{table}/free"
            assert await bo.refused(path, {"seat": 0}) == (403, "only-the-host-may")
            assert await ada.refused(path, {"seat": 0}) == (409, "nobody-to-send-away")
            info = await ada.post(path, {"seat": 1})
            assert info["seats"][1]["kind"] == "open"
            entry = (await eye.until("seat_left"))["entry"]
            assert (entry["seat"], entry["name"], entry["freed"]) == (1, "Bo", True)
            assert await ada.refused(path, {"seat": 1}) == (409, "nobody-to-send-away")
            await bo.post(f"/api/tables/{table}/join", {})  # a seat, not a person, was freed
            await ada.start(table)
            assert await ada.refused(path, {"seat": 1}) == (409, "already-started")
            await eye.close()

    run(work())


def test_who_resigns_is_replaced_at_once_and_not_waited_for(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 3)
            watcher = await stack.enter_async_context(Person(server.address, "W"))
            path = f"/api/tables/{table}/resign"
            assert await watcher.refused(path) == (403, "you-have-no-seat")
            await persons[2].post(path)
            told = await eyes[0].until("bot_stood_in")
            assert told["entry"]["resigned"]
            assert told["table"]["seats"][2]["resigned"]
            await persons[2].post(path)  # twice is once
            await eyes[1].catch_up(told["version"])
            await play_on({0: eyes[0], 1: eyes[1]}, random.Random(1), 9)
            entries = [entry for entry in eyes[0].log if entry["type"] == "bot_stood_in"]
            assert len(entries) == 1
            await persons[0].post(f"/api/tables/{table}/end", {"wanted": True})
            info = await persons[1].post(f"/api/tables/{table}/end", {"wanted": True})
            assert info["phase"] == "over"  # nobody asked the one who left
            assert await persons[2].refused(path) == (409, "the-game-is-over")

    run(work())


def test_who_resigned_may_take_the_seat_back(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 2)
            await persons[1].post(f"/api/tables/{table}/resign")
            await eyes[1].until("bot_stood_in")
            await eyes[1].send("come_back")
            back = await eyes[1].until("person_back")
            seat = back["table"]["seats"][1]
            assert (seat["resigned"], seat["stand_in"], seat["bot"]) == (False, False, None)
            await persons[0].post(f"/api/tables/{table}/end", {"wanted": True})
            info = await persons[0].get(f"/api/tables/{table}")
            assert info["phase"] == "playing"  # whose consent counts again

    run(work())


def test_nobody_resigns_before_the_start(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            table = await ada.create(GAME, "me open")
            path = f"/api/tables/{table}/resign"
            assert await ada.refused(path) == (409, "not-started-yet")

    run(work())


def test_the_host_may_end_a_game_in_which_nobody_has_moved(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            assert eyes[0].info["may_end"]
            assert not eyes[1].info["may_end"]
            info = await persons[1].post(f"/api/tables/{table}/end", {"wanted": True})
            assert info["phase"] == "playing"  # whoever is not the host only asks for it
            info = await persons[0].post(f"/api/tables/{table}/end", {"wanted": True})
            assert info["phase"] == "over"
            assert (await eyes[1].until("ended"))["entry"]["why"] == "unplayed"

    run(work())


def test_after_the_first_move_the_host_needs_consent(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 1)
            info = await persons[0].post(f"/api/tables/{table}/end", {"wanted": True})
            assert (info["phase"], info["may_end"], info["ending"]) == ("playing", False, [0])

    run(work())


def test_playing_again_in_the_same_seats(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            await play_on(dict(enumerate(eyes)), random.Random(1))
            path = f"/api/tables/{table}/rematch"
            made = await persons[1].post(path, {"rotate": False})
            assert [seat["name"] for seat in made["seats"]] == ["P0", "P1"]
            again = await persons[0].post(path, {"rotate": True})
            assert again["id"] == made["id"]  # the first to ask decided

    run(work())
