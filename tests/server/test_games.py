"""Whole games over real sockets, for every registered game."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import tablee
from tablee.core.replay import parse
from tablee.server.fairness import verify
from tests.server.site import Person, play_on, run, running, seated

every_game = pytest.mark.parametrize("name", tablee.game_names())


@every_game
def test_people_play_to_the_end_and_a_watcher_follows(name: str, data: Path) -> None:
    async def work() -> None:
        game = tablee.game(name)
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, name, game.max_seats)
            watcher = await stack.enter_async_context(Person(server.address, "Watcher"))
            watching = await watcher.open(table)
            given = await play_on(dict(enumerate(eyes)), random.Random(1))
            assert given > 10
            await watching.catch_up(eyes[0].version)
            for eye in (*eyes, watching):
                assert eye.position["question"] is None
                assert eye.position["result"] == eyes[0].position["result"]
                assert eye.info["phase"] == "over"
                assert [entry["version"] for entry in eye.log] == list(
                    range(eye.log[0]["version"], eye.version + 1)
                )
            result = eyes[0].position["result"]
            assert [sum(sheet.values()) for sheet in result["sheets"]] == result["scores"]
            answer = await persons[0].http.get(f"/api/tables/{table}/replay")
            replay = parse(answer.text)
            assert len(replay.moves) == given
            final = replay.final()
            assert [int(points) for points in game.scores(final)] == result["scores"]
            checks, _ = verify(answer.text, eyes[0].info["fairness"]["commitment"])
            assert all(checks.values())

    run(work())
