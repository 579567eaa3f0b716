"""Moves: each counts once, late ones do not count, and nobody answers for another."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import tablee
from tests.server.present import course_of
from tests.server.site import Person, both_stores, play_on, run, running, seated

pytestmark = both_stores

GAME = tablee.game_names()[0]


def test_a_repeated_attempt_gets_the_old_answer_and_counts_once(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, GAME, 2)
            eye = eyes[eyes[0].asked]
            action, seq = eye.choices()[0]["action"], eye.seq
            first = await eye.move(action, attempt="same", seq=seq)
            await play_on(dict(enumerate(eyes)), random.Random(3), 5)
            version = eye.version
            again = await eye.move(action, attempt="same", seq=seq)
            assert again == first
            assert first["type"] == "accepted"
            standing = (await server.site.tables.table(table)).standing
            assert standing.version == version

    run(work())


def test_a_stale_move_is_refused_and_the_new_view_follows(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, GAME, 2)
            old = eyes[0].seq
            await play_on(dict(enumerate(eyes)), random.Random(4), 3)
            eye = eyes[eyes[0].asked]
            answer = await eye.move(eye.choices()[0]["action"], seq=old)
            assert answer["type"] == "refused"
            assert answer["stale"]
            assert answer["reason"]["key"] == "the-table-has-moved-on"
            full = await eye.hear("table")
            assert full["seq"] == eye.seq > old
            assert full["position"]["question"]["choices"]

    run(work())


def test_what_is_no_answer_is_refused_with_the_rule_and_changes_nothing(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, GAME, 2)
            watcher = await stack.enter_async_context(Person(server.address, "W"))
            watching = await watcher.open(eyes[0].table)
            asked = eyes[0].asked
            legal = {choice["action"] for choice in eyes[asked].choices()}
            wrong = next(a for a in range(tablee.game(GAME).action_count) if a not in legal)
            version = eyes[0].version
            for eye, action, key in (
                (eyes[asked], wrong, None),
                (eyes[asked], 999_999, None),
                (eyes[1 - asked], min(legal), "another-seat-is-asked"),
                (watching, min(legal), "you-have-no-seat"),
            ):
                answer = await eye.move(action)
                assert answer["type"] == "refused"
                assert not answer["stale"]
                assert answer["reason"]["rule"]
                assert key in (None, answer["reason"]["key"])
            assert eyes[0].version == version
            assert eyes[1 - asked].choices() == []

    run(work())


def test_before_the_start_and_after_the_end(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            table = await ada.create(GAME, "me open")
            eye = await ada.open(table)
            assert eye.position is None
            assert (await eye.move(0))["reason"]["key"] == "not-started-yet"
            _, eyes, table = await seated(server, stack, GAME, 2)
            await play_on(dict(enumerate(eyes)), random.Random(5))
            assert (await eyes[0].move(0))["reason"]["key"] == "the-game-is-over"
            for kind in ("undo", "ask_undo"):
                await eyes[0].send(kind, seq=eyes[0].seq, id="x")
                assert (await eyes[0].hear("refused"))["reason"]["key"] == "the-game-is-over"

    run(work())


def test_two_tables_at_once_do_not_disturb_each_other(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, one, first = await seated(server, stack, GAME, 2)
            _, two, second = await seated(server, stack, GAME, 2)
            await asyncio.gather(
                play_on(dict(enumerate(one)), random.Random(6), 40),
                play_on(dict(enumerate(two)), random.Random(7), 40),
            )
            for table, eye in ((first, one[0]), (second, two[0])):
                standing = (await server.site.tables.table(table)).standing
                assert standing.version == eye.version
                assert len(course_of(standing).moves) == 40
            await one[0].send("chat", table=second, text="wrong room")
            assert (await one[0].hear("notice"))["key"] == "say-hello"

    run(work())


def test_a_preview_changes_nothing_and_stops_at_chance(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 2)
            eye, version = eyes[eyes[0].asked], eyes[0].version
            explore = next(c["action"] for c in eye.choices() if c["family"] == "explore")
            await eye.send("preview", seq=eye.seq, id="p", actions=[explore])
            answer = await eye.hear("previewed")
            assert (answer["id"], answer["played"], answer["stopped"]) == ("p", 0, "chance")
            assert answer["position"]["view"] == eye.position["view"]
            await eye.send("preview", seq=eye.seq, id="q", actions=[explore, 0])
            wrong = (await eye.hear("previewed"))["wrong"]
            assert wrong["choice"]["action"] == 0
            assert wrong["reason"]["key"] == "something-happens-before-that"
            await eye.send("preview", seq=eye.seq, id="u", actions=[999])
            assert (await eye.hear("refused"))["reason"]["rule"].startswith("abyss:")
            other = eyes[1 - eyes.index(eye)]
            await other.send("preview", seq=eye.seq, id="r", actions=[explore])
            assert (await other.hear("refused"))["reason"]["key"] == "another-seat-is-asked"
            await other.send("preview", seq=0, id="s", actions=[explore])
            assert (await other.hear("refused"))["stale"]
            assert other.version == version

    run(work())
