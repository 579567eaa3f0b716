"""What watchers may do, and what the host may do about them."""

from __future__ import annotations

import json
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tablee
from tablee.server import limits, redact
from tablee.server.redact import LOG_PAGE
from tests.server.site import Eye, Person, Running, both_stores, play_on, run, running, seated

pytestmark = both_stores

GAME = tablee.game_names()[0]
BY_LINK = (403, "a-seat-needs-a-link")


async def secret_of(
    person: Person, table: str, kind: str = "watch", seat: int | None = None
) -> str:
    links = await person.get(f"/api/tables/{table}/links")
    address = links[kind] if seat is None else links[kind][seat]
    return str(address.rsplit("/", 1)[1])


async def watcher_of(
    stack: AsyncExitStack, server: Running, host: Person, table: str, name: str = "Eve"
) -> Person:
    """Return somebody who came by the watch link."""
    eve = await stack.enter_async_context(Person(server.address, name))
    await eve.post(f"/api/links/{await secret_of(host, table)}")
    return eve


def test_a_link_to_watch_gives_no_seat_at_a_private_table(data: Path) -> None:
    async def work() -> None:
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
            assert info["yours"] == 2  # the host needs no link

    run(work())


def test_nor_at_the_table_where_the_players_meet_again(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2, visibility="private")
            eve = await watcher_of(stack, server, persons[0], table)
            await play_on(dict(enumerate(eyes)), random.Random(1))
            made = (await persons[0].post(f"/api/tables/{table}/rematch"))["id"]
            await persons[1].post(f"/api/tables/{made}/leave")
            assert (await eve.get(f"/api/tables/{made}"))["yours"] == -1  # she may watch there
            assert await eve.refused(f"/api/tables/{made}/join", {}) == BY_LINK

    run(work())


def test_at_a_public_table_everybody_may_sit_down(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            table = await ada.create(GAME, "me open")
            eve = await watcher_of(stack, server, ada, table)
            assert (await eve.post(f"/api/tables/{table}/join", {}))["yours"] == 1

    run(work())


def test_who_moves_a_seat_to_another_device_may_watch_on_the_old_one(data: Path) -> None:
    async def work() -> None:
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


async def says(eye: Eye, text: str) -> Any:
    """Send a chat line and return its entry, or the reason why it was refused."""
    await eye.send("chat", text=text)
    while True:
        message = await eye.hear("update", "refused")
        if message["type"] == "refused":
            return message["reason"]["key"]
        entry = message["entry"]
        if entry["type"] == "said" and entry["text"] == text:
            return entry


@pytest.mark.parametrize("name", ["P1", "p1", "Ｐ１", "P 1"])
def test_nobody_who_watches_talks_under_a_players_name(name: str, data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            eve = await watcher_of(stack, server, persons[0], table, name)
            watching = await eve.open(table)
            assert await says(watching, "I resign") == "a-player-has-this-name"
            await eve.http.put("/api/me", json={"name": "Eve"})
            await watching.close()
            watching = await eve.open(table)
            said = await says(watching, "hello")
            assert (said["seat"], said["name"]) == (-1, "Eve")
            await persons[1].http.put("/api/me", json={"name": "P0"})
            own = await persons[1].open(table)
            said = await says(own, "it is me")
            assert (said["seat"], said["name"]) == (1, "P1")  # the name of the seat, not another's
            await watching.close()
            await own.close()

    run(work())


def test_a_person_says_one_line_a_second_and_a_few_at_once(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [time.monotonic() + 1000]

    async def work() -> None:
        async with (
            running(data, chat_rate=1.0, chat_burst=3) as server,
            AsyncExitStack() as stack,
        ):
            persons, eyes, table = await seated(server, stack, GAME, 2)
            monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: clock[0]))
            more = await persons[0].open(table)  # a second browser of the same person
            heard = [await says(eyes[0], f"a{number}") for number in range(4)]
            heard.append(await says(more, "b"))
            assert [one == "too-fast" for one in heard] == [False] * 3 + [True] * 2
            assert (await says(eyes[1], "others may talk"))["seat"] == 1
            clock[0] += 1.0
            assert (await says(eyes[0], "a second later"))["seat"] == 0
            assert await says(eyes[0], "and at once another") == "too-fast"
            await more.close()

    run(work())


async def chatty(
    stack: AsyncExitStack, server: Running, **more: Any
) -> tuple[list[Person], list[Eye], str, Person, Eye, Any]:
    """Return a table with a watcher who has said something, and that entry."""
    persons, eyes, table = await seated(server, stack, GAME, 2, **more)
    eve = await watcher_of(stack, server, persons[0], table)
    watching = await eve.open(table)
    stack.push_async_callback(watching.close)
    return persons, eyes, table, eve, watching, await says(watching, "first")


def test_the_host_may_mute_somebody_and_let_them_talk_again(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table, eve, watching, said = await chatty(stack, server)
            assert (await says(watching, "second"))["speaker"] == said["speaker"]
            wish = {"speaker": said["speaker"]}
            path = f"/api/tables/{table}/mute"
            assert await persons[1].refused(path, wish) == (403, "only-the-host-may")
            assert await eve.refused(path, wish) == (403, "only-the-host-may")
            info = await persons[0].post(path, wish)
            assert info["muted"] == [said["speaker"]]
            told = await eyes[1].until("muted")
            assert (told["entry"]["name"], told["entry"]["muted"]) == ("Eve", True)
            assert told["table"]["muted"] == []  # for the host alone
            assert await says(watching, "third") == "you-are-muted"
            player = await says(eyes[1], "I play")
            await persons[0].post(path, {"speaker": player["speaker"]})
            assert await says(eyes[1], "still here") == "you-are-muted"
            choice = eyes[eyes[0].asked].choices()[0]["action"]
            assert (await eyes[eyes[0].asked].move(choice))["type"] == "accepted"
            info = await persons[0].post(path, {**wish, "muted": False})
            assert info["muted"] == [player["speaker"]]
            assert (await says(watching, "fourth"))["seat"] == -1
            host = await says(eyes[0], "it is my table")
            for line in (host["version"], 1, 0, -1, 10**6):
                answer = await persons[0].refused(path, {"speaker": line})
                assert answer == (409, "nobody-said-that")

    run(work())


def test_who_is_muted_stays_so_after_a_restart(data: Path) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            async with running(data) as server:
                persons, _, table, eve, _, said = await chatty(stack, server)
                wish = {"speaker": said["speaker"]}
                await persons[0].post(f"/api/tables/{table}/mute", wish)
            async with running(data) as server:
                eve.address = server.address
                watching = await eve.open(table)
                assert await says(watching, "again") == "you-are-muted"
                await watching.close()

    run(work())


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_the_host_may_send_somebody_away(visibility: str, data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            found = await chatty(stack, server, visibility=visibility)
            persons, eyes, table, eve, watching, said = found
            path, wish = f"/api/tables/{table}/send_away", {"speaker": said["speaker"]}
            assert await eve.refused(path, wish) == (403, "only-the-host-may")
            player = await says(eyes[1], "I play")
            answer = await persons[0].refused(path, {"speaker": player["speaker"]})
            assert answer == (409, "players-stay")
            assert (await persons[0].post(path, wish))["sent_away"] == [said["speaker"]]
            assert (await watching.hear("notice"))["key"] == "sent-away"
            assert await watching.close_code() == 1008
            assert (await eyes[1].until("sent_away"))["entry"]["away"]
            again = await eve.connect()
            await again.send("hello", table=table)
            assert (await again.hear("notice"))["key"] == "sent-away"
            await again.close()
            await eve.post(f"/api/links/{await secret_of(persons[0], table)}")
            for kind in ("", "/frames", "/links"):
                gone = await eve.http.get(f"/api/tables/{table}{kind}")
                assert (gone.status_code, gone.json()["reason"]["key"]) == (403, "sent-away")
            await persons[0].post(path, {**wish, "away": False})
            back = await eve.open(table)
            assert back.info["yours"] == -1
            await back.close()

    run(work())


async def watching_as(eye: Eye, expected: list[tuple[str, bool]]) -> list[dict[str, Any]]:
    """Wait until the host sees these people watching."""
    while [(one["name"], one["away"]) for one in eye.info["watching"]] != expected:
        await eye.next()
    shown: list[dict[str, Any]] = eye.info["watching"]
    return shown


def test_the_host_may_send_somebody_away_who_never_spoke(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            eve = await watcher_of(stack, server, persons[0], table)
            watching = await eve.open(table)
            (shown,) = await watching_as(eyes[0], [("Eve", False)])
            opened = await server.site.tables.table(table)
            ids = [one.guest.id for one in opened.connections if one.guest is not None]
            assert not any(one in str(shown) for one in ids)
            path, wish = f"/api/tables/{table}/send_away", {"watcher": shown["id"]}
            for other in (persons[1], eve):
                assert await other.refused(path, wish) == (403, "only-the-host-may")
                assert (await other.get(f"/api/tables/{table}"))["watching"] == []
            assert eyes[1].info["watching"] == watching.info["watching"] == []
            answer = await persons[0].refused(path, {"watcher": "0" * 16})
            assert answer == (409, "nobody-watches-so")
            info = await persons[0].post(path, wish)
            assert info["watching"] == [{**shown, "away": True}]
            assert info["sent_away"] == []  # none of their lines
            assert (await watching.hear("notice"))["key"] == "sent-away"
            assert await watching.close_code() == 1008
            entry = (await eyes[1].until("sent_away"))["entry"]
            assert (entry["name"], entry["away"], entry["speaker"]) == ("Eve", True, 0)
            again = await eve.connect()
            await again.send("hello", table=table)
            assert (await again.hear("notice"))["key"] == "sent-away"
            await again.close()
            await persons[0].post(path, {**wish, "away": False})
            back = await eve.open(table)
            await watching_as(eyes[0], [("Eve", False)])
            await back.close()
            await watching_as(eyes[0], [])

    run(work())


def test_who_never_spoke_stays_away_after_a_restart(data: Path) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            async with running(data) as server:
                persons, eyes, table = await seated(server, stack, GAME, 2)
                eve = await watcher_of(stack, server, persons[0], table)
                await eve.open(table)
                (shown,) = await watching_as(eyes[0], [("Eve", False)])
                wish = {"watcher": shown["id"]}
                await persons[0].post(f"/api/tables/{table}/send_away", wish)
            async with running(data) as server:
                persons[0].address = eve.address = server.address
                again = await eve.connect()
                await again.send("hello", table=table)
                assert (await again.hear("notice"))["key"] == "sent-away"
                await again.close()
                host = await persons[0].open(table)
                assert host.info["watching"] == [{**shown, "away": True}]
                await host.close()

    run(work())


def test_the_host_sees_one_watcher_once_and_no_player(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            eve = await watcher_of(stack, server, persons[0], table)
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            first, second = await eve.open(table), await eve.open(table)
            other = await bo.open(table)
            await watching_as(eyes[0], [("Bo", False), ("Eve", False)])
            await first.close()
            await other.close()
            await watching_as(eyes[0], [("Eve", False)])
            await second.close()
            await watching_as(eyes[0], [])

    run(work())


def test_who_was_sent_away_does_not_follow_to_the_next_private_table(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            found = await chatty(stack, server, visibility="private")
            persons, eyes, table, eve, _, said = found
            await persons[0].post(f"/api/tables/{table}/send_away", {"speaker": said["speaker"]})
            await play_on(dict(enumerate(eyes)), random.Random(1))
            made = (await persons[0].post(f"/api/tables/{table}/rematch"))["id"]
            answer = await eve.http.get(f"/api/tables/{made}")
            assert answer.json()["reason"]["key"] == "not-invited"

    run(work())


def test_a_link_to_play_brings_back_who_was_sent_away(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, eve = [
                await stack.enter_async_context(Person(server.address, name))
                for name in ("Ada", "Eve")
            ]
            table = await ada.create(GAME, "me open")
            eye = await eve.open(table)
            said = await says(eye, "may I?")
            await ada.post(f"/api/tables/{table}/send_away", {"speaker": said["speaker"]})
            assert await eve.refused(f"/api/tables/{table}/join", {}) == (403, "sent-away")
            await eve.post(f"/api/links/{await secret_of(ada, table, 'play', 1)}")
            assert (await eve.get(f"/api/tables/{table}"))["yours"] == 1
            assert (await ada.get(f"/api/tables/{table}"))["sent_away"] == []

    run(work())


def test_no_chat_pushes_moves_out_of_the_log(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table, _, watching, _ = await chatty(stack, server)
            await play_on(dict(enumerate(eyes)), random.Random(1), 8)
            for number in range(LOG_PAGE + 30):
                await watching.send("chat", text=f"line {number}")
            while eyes[0].log[-1].get("text") != f"line {LOG_PAGE + 29}":
                await eyes[0].next()
            fresh = await persons[0].open(table)
            table_message = json.loads(fresh.raw[0])
            kinds = [entry["type"] for entry in fresh.log]
            assert kinds.count("moved") == 8
            assert "began" in kinds
            assert kinds.count("said") == LOG_PAGE
            assert fresh.log == sorted(fresh.log, key=lambda entry: entry["version"])
            assert table_message["first"] == 1  # nothing of the game is older
            said = [entry for entry in fresh.log if entry["type"] == "said"]
            assert table_message["first_chat"] == said[0]["version"] > 1
            await fresh.send("more", before=said[0]["version"], chat=True)
            older = await fresh.hear("history")
            assert (older["first"], older["chat"]) == (1, True)
            texts = [entry["text"] for entry in [*older["entries"], *said]]
            assert texts == ["first", *(f"line {number}" for number in range(LOG_PAGE + 30))]
            await fresh.send("more", before=said[0]["version"])
            older = await fresh.hear("history")
            assert "said" not in {entry["type"] for entry in older["entries"]}
            await fresh.close()

    run(work())


def test_the_log_of_the_game_has_pages_too(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redact, "LOG_PAGE", 5)

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, GAME, 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 8)
            fresh = await persons[0].open(table)
            versions = [entry["version"] for entry in fresh.log]
            first = json.loads(fresh.raw[0])["first"]
            while first > 1:
                assert first == versions[0]
                await fresh.send("more", before=first)
                older = await fresh.hear("history")
                assert len(older["entries"]) <= 5
                versions = [entry["version"] for entry in older["entries"]] + versions
                first = older["first"]
            assert versions == list(range(1, fresh.version + 1))
            await fresh.close()

    run(work())
