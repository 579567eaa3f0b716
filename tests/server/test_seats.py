"""Seats: the lobby, links, other devices, absent people, playing again."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import tablee
from tests.server.site import Eye, Person, both_stores, play_on, run, running, seated

pytestmark = both_stores

GAME = tablee.game_names()[0]
SEED = "ab" * 32


def test_nobody_but_the_host_starts_a_table(data: Path) -> None:
    """Two people each try the other's table: the order of their ids must not matter."""

    async def work() -> None:
        async with (
            running(data) as server,
            Person(server.address, "Ada") as ada,
            Person(server.address, "Bo") as bo,
        ):
            for host, other in ((ada, bo), (bo, ada)):
                table = await host.create(GAME, "me open")
                await other.post(f"/api/tables/{table}/join", {"seat": 1})
                start = f"/api/tables/{table}/start"
                assert await other.refused(start) == (403, "only-the-host-may")
                await host.start(table)

    run(work())


def test_from_the_lobby_to_the_first_question(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data) as server,
            Person(server.address, "Ada") as ada,
            Person(server.address, "Bo") as bo,
        ):
            names = {game["name"] for game in await ada.get("/api/games")}
            assert names == set(tablee.game_names())
            table = await ada.create(GAME, "me open")
            assert [t["id"] for t in (await ada.get("/api/lobby"))["mine"]] == [table]
            assert [t["id"] for t in (await bo.get("/api/lobby"))["open"]] == [table]
            assert (await ada.get("/api/lobby"))["open"] == []
            assert await ada.refused(f"/api/tables/{table}/start") == (409, "seats-are-empty")
            eye = await ada.open(table)
            info = await bo.post(f"/api/tables/{table}/join", {"seed": SEED})
            assert info["yours"] == 1
            assert info["seats"][1]["seeded"]
            await eye.until("seed_added")
            assert await bo.refused(f"/api/tables/{table}/start") == (403, "only-the-host-may")
            await bo.post(f"/api/tables/{table}/leave")
            assert (await eye.until("seat_left"))["table"]["seats"][1]["kind"] == "open"
            await bo.post(f"/api/tables/{table}/join", {"seat": 1})
            await bo.post(f"/api/tables/{table}/join", {"seat": 1})  # there already
            assert await bo.refused(f"/api/tables/{table}/join", {"seat": 0}) == (
                409,
                "no-seat-is-open",
            )
            await ada.start(table)
            started = await eye.until("began")
            assert started["table"]["phase"] == "playing"
            assert started["position"]["question"]["seat"] in (0, 1)
            assert await bo.refused(f"/api/tables/{table}/leave") == (409, "already-started")
            assert await bo.refused(f"/api/tables/{table}/seed", {"seed": SEED}) == (
                409,
                "already-started",
            )
            assert await ada.refused(f"/api/tables/{table}/rematch") == (409, "not-over-yet")
            async with Person(server.address, "Cy") as cy:
                assert await cy.refused(f"/api/tables/{table}/join", {}) == (409, "already-started")
                assert [t["id"] for t in (await cy.get("/api/lobby"))["watch"]] == [table]
            await eye.close()

    run(work())


def test_what_cannot_be_made_is_refused(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            me, bot = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
            body: Any
            for body in (
                {"game": "chess", "seats": [me, bot]},
                {"game": GAME, "seats": [me]},
                {"game": GAME, "seats": [me, me]},
                {"game": GAME, "seats": [bot] * 8},
                {"game": GAME, "seats": [me, {"kind": "bot", "bot": "deep thought"}]},
                {"game": GAME, "seats": [me, {"kind": "open", "bot": "greedy"}]},
                {"game": GAME, "seats": [me, bot], "options": {"colour": 1}},
                {"game": GAME, "seats": [me, bot], "colour": 1},
                {"game": GAME, "seats": [me, bot], "visibility": "secret"},
                {"game": GAME},
                [],
            ):
                assert await ada.refused("/api/tables", body) == (400, "malformed")
            nobody = Person(server.address, "?")
            assert await nobody.refused("/api/tables", {"game": GAME, "seats": [me, bot]}) == (
                401,
                "no-name-yet",
            )
            assert (await nobody.get("/api/me"))["name"] is None
            assert await ada.refused("/api/tables/aaaaaaaaaa/start") == (404, "no-such-table")
            await nobody.http.aclose()

    run(work())


def test_links_to_play_and_to_watch_differ(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data) as server,
            Person(server.address, "Ada") as ada,
            Person(server.address, "Bo") as bo,
            Person(server.address, "Cy") as cy,
        ):
            table = await ada.create(GAME, "me friend", visibility="private")
            links = await ada.get(f"/api/tables/{table}/links")
            assert links == await ada.get(f"/api/tables/{table}/links") | {
                "device": links["device"]
            }
            play = links["play"][1].removeprefix(f"{server.address}/l/")
            watch = links["watch"].removeprefix(f"{server.address}/l/")
            assert len({play, watch}) == 2
            assert links["play"][0] is None
            assert await cy.refused(f"/api/tables/{table}/join", {}) == (403, "not-invited")
            eye = await cy.connect()
            await eye.send("hello", table=table)
            assert (await eye.hear("notice"))["key"] == "not-invited"
            assert await cy.post(f"/api/links/{watch}") == {"table": table, "seat": -1}
            assert await cy.refused(f"/api/tables/{table}/join", {"seat": 1}) == (
                409,
                "no-seat-is-open",
            )
            assert (await cy.get(f"/api/tables/{table}/links"))["play"] == [None, None]
            eye = await cy.open(table)
            assert eye.info["yours"] == -1
            assert await bo.post(f"/api/links/{play}") == {"table": table, "seat": 1}
            assert await bo.post(f"/api/links/{play}") == {"table": table, "seat": 1}
            assert await cy.refused(f"/api/links/{play}") == (409, "seat-is-taken")
            assert await cy.refused("/api/links/nonsense") == (404, "no-such-link")
            assert (await bo.get("/api/lobby"))["watch"] == []

    run(work())


def test_a_link_moves_a_seat_to_another_device_once(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            phone = await stack.enter_async_context(Person(server.address, "Phone"))
            links = await persons[0].get(f"/api/tables/{table}/links")
            secret = links["device"].rsplit("/", 1)[1]
            assert await persons[1].refused(f"/api/links/{secret}") == (409, "you-have-a-seat")
            on_phone = await phone.open(table)
            assert await phone.post(f"/api/links/{secret}") == {"table": table, "seat": 0}
            await on_phone.hear("table")
            await eyes[0].hear("table")
            assert (on_phone.info["yours"], eyes[0].info["yours"]) == (0, -1)
            assert on_phone.info["host"]
            assert on_phone.info["seats"][0]["connected"]
            assert on_phone.info["seats"][0]["name"] == "P0"
            late = await stack.enter_async_context(Person(server.address, "Late"))
            assert await late.refused(f"/api/links/{secret}") == (404, "no-such-link")
            assert eyes[0].position["view"]["seat"] == -1
            await play_on({0: on_phone, 1: eyes[1]}, random.Random(1), 6)
            assert (await eyes[0].move(0))["reason"]["key"] == "you-have-no-seat"

    run(work())


async def gone(eye: Eye, watcher: Eye, seat: int) -> None:
    await eye.close()
    while watcher.info["seats"][seat]["connected"]:
        await watcher.hear("presence")


def test_a_vote_gives_an_absent_seat_to_a_bot_and_the_person_takes_it_back(data: Path) -> None:
    async def work() -> None:
        async with running(data, vote_after=0) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 3)
            one, two, away = eyes
            await one.send("vote", seat=2, give=True)
            assert (await one.hear("refused"))["reason"]["key"] == "nobody-is-away-there"
            await gone(away, one, 2)
            await one.send("vote", seat=2, give=True)
            presence = await one.hear("presence")
            assert presence["seats"][2]["votes"] == [0]
            await one.send("vote", seat=2, give=False)
            assert (await one.hear("presence"))["seats"][2]["votes"] == []
            await one.send("vote", seat=2, give=True)
            await two.send("vote", seat=2, give=True)
            entry = await one.until("bot_stood_in")
            assert entry["entry"]["voted"]
            assert entry["table"]["seats"][2]["bot"] == "greedy"
            assert entry["table"]["seats"][2]["name"] == "P2"
            await play_on({0: one, 1: two}, random.Random(1), 12)
            assert any(e["type"] == "moved" and e["bot"] and e["seat"] == 2 for e in one.log)
            back = await persons[2].open(table)
            assert back.info["yours"] == 2
            assert (await back.move(0))["reason"]["key"] == "a-bot-plays-your-seat"
            await back.send("come_back")
            await back.until("person_back")
            assert not back.info["seats"][2]["stand_in"]
            await back.send("come_back")
            assert (await back.hear("refused"))["reason"]["key"] == "the-seat-is-yours-already"
            await one.catch_up(back.version)
            await two.catch_up(back.version)
            await play_on({0: one, 1: two, 2: back}, random.Random(2), 12)
            await back.close()

    run(work())


def test_not_before_the_time_has_passed(data: Path) -> None:
    async def work() -> None:
        async with running(data, vote_after=100) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, GAME, 2)
            await gone(eyes[1], eyes[0], 1)
            await eyes[0].send("vote", seat=1, give=True)
            reason = (await eyes[0].hear("refused"))["reason"]
            assert (reason["key"], reason["values"]) == ("not-away-long-enough", {"seconds": 100})

    run(work())


def test_after_a_set_time_a_bot_stands_in_by_itself(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2, stand_in_after=1)
            await eyes[1].close()
            entry = await eyes[0].until("bot_stood_in")
            assert (entry["entry"]["seat"], entry["entry"]["voted"]) == (1, False)
            await play_on({0: eyes[0]}, random.Random(1), 5)

    run(work())


def test_playing_again_moves_everybody_up_and_watchers_are_told(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2, visibility="private")
            watcher = await stack.enter_async_context(Person(server.address, "W"))
            assert await watcher.refused(f"/api/tables/{table}/rematch") == (403, "not-invited")
            links = await persons[0].get(f"/api/tables/{table}/links")
            await watcher.post(f"/api/links/{links['watch'].rsplit('/', 1)[1]}")
            watching = await watcher.open(table)
            await play_on(dict(enumerate(eyes)), random.Random(1))
            assert await watcher.refused(f"/api/tables/{table}/rematch") == (
                403,
                "you-have-no-seat",
            )
            made = await persons[1].post(f"/api/tables/{table}/rematch")
            again = await persons[0].post(f"/api/tables/{table}/rematch")
            assert made["id"] == again["id"] != table
            assert [seat["name"] for seat in made["seats"]] == ["P1", "P0"]
            assert made["fairness"]["commitment"] != eyes[0].info["fairness"]["commitment"]
            told = await watching.until("played_again")
            assert told["entry"]["table"] == told["table"]["rematch"] == made["id"]
            follows = await watcher.open(made["id"])
            await persons[1].start(made["id"])
            await follows.until("began")
            finished = (await persons[0].get("/api/lobby"))["finished"]
            assert [info["id"] for info in finished] == [table]
            assert finished[0]["result"]["scores"]
            await follows.close()

    run(work())


def test_people_and_bots_at_one_table_to_the_end(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, GAME, 1, "greedy")
            await play_on({0: eyes[0]}, random.Random(1))
            assert eyes[0].info["phase"] == "over"
            assert any(entry["type"] == "moved" and entry["bot"] for entry in eyes[0].log)

    run(work())


def test_what_is_said_reaches_all_as_plain_text(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, GAME, 2)
            seq = eyes[0].seq
            watcher = await stack.enter_async_context(Person(server.address, "<b>W</b>\u202e"))
            watching = await watcher.open(table)
            await watching.send("chat", text="<script>alert(1)</script>\n\u0007 hé")
            entry = (await eyes[1].until("said"))["entry"]
            assert (entry["seat"], entry["name"]) == (-1, "<b>W</b>")
            assert entry["text"] == "<script>alert(1)</script> hé"
            assert eyes[1].seq == seq  # a chat line makes no move stale
            for text in ("", " \n ", "x" * 301):
                await watching.send("chat", text=text)
                answer = await watching.hear("refused", "notice")
                assert "malformed" in (answer.get("key"), answer.get("reason", {}).get("key"))

    run(work())
